//! Card that both players share: broad, printed on one side and not folded. It has as many of the first ideas of the rules as
//! have room, in easy words with the pictures of the easy instructions, numbered one after another.

use super::face::{Band, MARGIN, add_edition, begun, pale_line, top};
use crate::explain::ExplainError;
use crate::explain::easy::{EasyPicture, Idea, Need, pages};
use crate::explain::figures::Examples;
use crate::explain::in_play::{KingStart, in_play};
use crate::game::Variant;
use crate::layout::compose::Composer;
use crate::layout::fit::Sizes;
use crate::layout::{Content, LayoutError};
use crate::product::edition::nameless;
use crate::product::idea::{IdeaLook, cell};
use crate::scene::{BezPath, Item, Path, Size};
use crate::text::Value;

/// Distance of the edition's baseline from the card's edge, in millimetres: it stands in the margin, for the words take all the rest.
const EDITION: f64 = 4.9;
/// Sizes of type in points, in the order in which they are tried, and how many may be tried to keep ideas that could be left out.
const SIZES: [f64; 11] = [12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.75, 8.5, 8.25, 8.0];
const EASY: usize = 6;
/// Largest and least side of a picture, and the step between sizes, in ems of the words.
const PICTURE: Sizes = Sizes { largest: 4.6, smallest: 3.4, step: 0.4 };
/// Size of the starting layout in sizes of the other pictures, the preferred first.
const SETUP: [f64; 3] = [2.1, 1.5, 1.0];
/// Least side of the starting layout's squares, in millimetres.
const SQUARE: f64 = 1.7;
/// Room between columns, in millimetres.
const GUTTER: f64 = 5.0;
/// The least width of a column, in ems of the words.
const COLUMN: f64 = 13.5;
/// The least room between ideas, and the most, in millimetres.
const GAP: f64 = 1.2;
const MOST_GAP: f64 = 4.0;

/// Upper edge of the ideas, in millimetres.
const TOP: f64 = top(MARGIN);

/// Draws the card, of this size in millimetres.
///
/// # Errors
/// A figure that contradicts the rules, a message or a glyph that is missing, or more ideas than the card has room for.
pub(super) fn card(
    composer: &mut Composer<'_>,
    variant: &Variant,
    examples: &Examples,
    size: Size,
) -> Result<Content, ExplainError> {
    let first = pages(&in_play(variant), KingStart::of(variant)).into_iter().next().unwrap_or_default();
    let all: Vec<(usize, Idea)> = (1..).zip(first).collect();
    let room = Size::new(size.width - 2.0 * MARGIN, size.height - MARGIN - TOP);
    let of = |points: f64| {
        IdeaLook::of(points, PICTURE).map(move |look| TriedCard { variant, examples, look, room })
    };
    let subsets = subsets(&all);
    // The smallest pictures decide whether a size of type will do.
    let mut found = None;
    for (nth, &points) in SIZES.iter().enumerate() {
        let Some(smallest) = of(points).last() else { continue };
        let heights = smallest.cells(composer, &all, 1.0)?.into_iter().map(|cell| cell.size.height);
        let heights: Vec<f64> = heights.collect();
        let will_do = |ideas: &Vec<usize>| {
            let heights: Vec<f64> = ideas.iter().map(|&place| heights[place]).collect();
            smallest.counts(&heights).is_some()
        };
        // Ideas needed for the first game are worth smaller words, the other ideas are not.
        let known = found.as_ref().map_or(subsets.len(), |(best, _)| *best);
        if let Some(better) = subsets[..known].iter().position(will_do) {
            found = Some((better, points));
        }
        if found.is_some_and(|(best, _)| best == 0) || (nth + 1 >= EASY && found.is_some()) {
            break;
        }
    }
    if let Some((best, points)) = found {
        // Ideas that are left out leave no gap in the numbers.
        let chosen = subsets[best].iter().map(|&place| all[place].1);
        let ideas: Vec<(usize, Idea)> = (1..).zip(chosen).collect();
        for tried in of(points) {
            if let Some(columns) = tried.columns(composer, &ideas)? {
                return tried.drawn(composer, size, columns);
            }
        }
    }
    Err(LayoutError::Overflow { what: "shared-card" }.into())
}

/// Returns the choices of ideas that a card may have, by their places, the preferred first: all, and then always one less
/// of the ideas that are not needed for the first game.
fn subsets(all: &[(usize, Idea)]) -> Vec<Vec<usize>> {
    let rank = |place: usize| (all[place].1.need == Need::First, all[place].1.need == Need::Early);
    let mut places: Vec<usize> = (0..all.len()).collect();
    let mut subsets = vec![places.clone()];
    let spare = |places: &[usize]| {
        let spare = (0..places.len()).filter(|&nth| !rank(places[nth]).0);
        // Of two ideas that are worth as much, the later one goes.
        spare.min_by_key(|&nth| (rank(places[nth]), places.len() - nth))
    };
    while let Some(nth) = spare(&places) {
        places.remove(nth);
        subsets.push(places.clone());
    }
    subsets
}

/// Card in one look, to be tried.
struct TriedCard<'a> {
    variant: &'a Variant,
    examples: &'a Examples,
    look: IdeaLook,
    /// Size of the area within the card's frame and below its band, in millimetres.
    room: Size,
}

impl TriedCard<'_> {
    /// Returns the number of columns and their width in millimetres.
    fn shape(&self) -> (usize, f64) {
        let least = COLUMN * self.look.em() + self.look.side;
        let count = ((self.room.width + GUTTER) / (least + GUTTER)).floor().max(1.0);
        (count as usize, (self.room.width + GUTTER) / count - GUTTER)
    }

    /// Sets all ideas, the starting layout `larger` times as large as the other pictures.
    fn cells(
        &self,
        composer: &mut Composer<'_>,
        ideas: &[(usize, Idea)],
        larger: f64,
    ) -> Result<Vec<Content>, ExplainError> {
        let (_, width) = self.shape();
        let mut cells = Vec::new();
        for &(number, idea) in ideas {
            let is_setup = idea.picture == EasyPicture::Setup;
            let squares = f64::from(self.variant.setup.board.size());
            let setup = (self.look.side * larger).max(squares * SQUARE);
            let side = if is_setup { setup } else { self.look.side };
            // Cards of a class differ only in the numbers of their sets: pictures stored apart are stored once.
            let look = IdeaLook { side, is_apart: true, ..self.look };
            cells.push(cell(composer, self.variant, self.examples, number, idea, width, look)?);
        }
        Ok(cells)
    }

    /// Returns the number of ideas of these heights in each column. `None`: not all have room.
    fn counts(&self, heights: &[f64]) -> Option<Vec<usize>> {
        shared(heights, self.room.height, self.shape().0)
    }

    /// Returns the ideas in each column, from top to bottom. `None`: not all have room.
    fn columns(
        &self,
        composer: &mut Composer<'_>,
        ideas: &[(usize, Idea)],
    ) -> Result<Option<Vec<Vec<Content>>>, ExplainError> {
        for larger in SETUP {
            let cells = self.cells(composer, ideas, larger)?;
            let heights: Vec<f64> = cells.iter().map(|cell| cell.size.height).collect();
            if let Some(counts) = self.counts(&heights) {
                let mut cells = cells.into_iter();
                let column = |count| cells.by_ref().take(count).collect();
                return Ok(Some(counts.into_iter().map(column).collect()));
            }
        }
        Ok(None)
    }

    /// Draws the card with these columns.
    fn drawn(
        &self,
        composer: &mut Composer<'_>,
        size: Size,
        columns: Vec<Vec<Content>>,
    ) -> Result<Content, ExplainError> {
        let title = composer.say("card-title", &[("name", Value::Text(self.variant.name.clone()))])?;
        let band = Band { title, color: composer.palette.accent, is_name: true, symbol: None };
        let mut content = begun(composer, size, band, false)?;
        let edition = nameless(composer.messages, self.variant)?;
        add_edition(composer, &mut content, &edition, EDITION)?;
        let (_, width) = self.shape();
        let mut lines = BezPath::new();
        for (nth, column) in columns.into_iter().enumerate() {
            let left = MARGIN + nth as f64 * (width + GUTTER);
            if nth > 0 {
                lines.move_to((left - GUTTER / 2.0, TOP));
                lines.line_to((left - GUTTER / 2.0, TOP + self.room.height));
            }
            let tall: f64 = column.iter().map(|cell| cell.size.height).sum();
            let gaps = column.len().saturating_sub(1).max(1) as f64;
            // A column that would leave much room below stands in the middle of it.
            let gap = ((self.room.height - tall) / gaps).min(MOST_GAP);
            let mut y = TOP + (self.room.height - tall - gap * (column.len() - 1) as f64) / 2.0;
            for (row, cell) in column.into_iter().enumerate() {
                if row > 0 {
                    lines.move_to((left, y + gap / 2.0));
                    lines.line_to((left + width, y + gap / 2.0));
                    y += gap;
                }
                content.items.push(Item::moved(cell.items, left, y));
                content.structure.extend(cell.structure);
                y += cell.size.height;
            }
        }
        content.items.push(Item::from(Path::stroke(lines, pale_line(composer))));
        Ok(content)
    }
}

/// Shares out things of these heights to so many columns, in their order, so that the highest column is as low as can be, and
/// returns their number in each. `None`: a column would be higher than `most`.
fn shared(heights: &[f64], most: f64, columns: usize) -> Option<Vec<usize>> {
    // Only the heights of some things in a row are worth trying as limits.
    let mut limits = Vec::new();
    for from in 0..heights.len() {
        let mut sum = -GAP;
        for height in &heights[from..] {
            sum += height + GAP;
            limits.push(sum);
        }
    }
    limits.retain(|limit| *limit <= most);
    limits.sort_by(f64::total_cmp);
    limits.into_iter().find_map(|limit| filled(heights, limit).filter(|counts| counts.len() <= columns))
}

/// Fills columns one after another up to a limit, and returns the counts. `None`: something is higher than that.
fn filled(heights: &[f64], limit: f64) -> Option<Vec<usize>> {
    let mut counts: Vec<usize> = Vec::new();
    let mut reached = f64::INFINITY;
    for height in heights {
        if *height > limit + 1e-9 {
            return None;
        }
        if let Some(count) = counts.last_mut().filter(|_| reached + GAP + height <= limit + 1e-9) {
            *count += 1;
            reached += GAP + height;
        } else {
            counts.push(1);
            reached = *height;
        }
    }
    Some(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_low_as_can_be() {
        let gap = GAP;
        assert_eq!(shared(&[10.0, 10.0, 10.0, 10.0], 100.0, 2), Some(vec![2, 2]));
        assert_eq!(shared(&[10.0, 10.0, 30.0], 30.0, 2), Some(vec![2, 1]));
        assert_eq!(shared(&[10.0, 10.0, 30.0], 29.0, 3), None);
        assert_eq!(shared(&[10.0, 10.0 - gap, 20.0], 20.0, 2), Some(vec![2, 1]));
        assert_eq!(shared(&[15.0, 15.0, 15.0], 20.0, 2), None, "three columns are needed");
    }
}
