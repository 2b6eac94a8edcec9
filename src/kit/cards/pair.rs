//! One card that both players share: printed on one side, broad, and not folded. At the left is how each side wins, then
//! the starting layout where it has room, then the rules in columns.

use super::face::{Band, INSET, TOP, begun, disc, style};
use super::layout::{CardFace, CardScale, FEW, GAP, said, with_pictures};
use super::opening::{symbol, title};
use super::rules::paragraph;
use super::setup::start;
use crate::explain::ExplainError;
use crate::explain::counts::counts;
use crate::explain::diagram::Diagram;
use crate::explain::figures::Examples;
use crate::explain::opening::opening;
use crate::game::{Side, Variant};
use crate::kit::edition::nameless;
use crate::layout::compose::Composer;
use crate::layout::{Block, Cell, Content, Frame, LayoutError, Look, Standing, height, stack};
use crate::scene::{BezPath, Color, Item, Path, Size, Stroke};
use crate::text::Value;

/// Type and diagrams, to try in this order; those after the first `EASY` only where rules find no room otherwise.
const SCALES: [CardScale; 12] = [
    CardScale::new(12.0, 6.0),
    CardScale::new(11.5, 5.8),
    CardScale::new(11.0, 5.6),
    CardScale::new(10.5, 5.4),
    CardScale::new(10.0, 5.2),
    CardScale::new(9.75, 5.0),
    CardScale::new(9.5, 4.8),
    CardScale::new(9.25, 4.6),
    CardScale::new(9.0, 4.4),
    CardScale::new(8.5, 4.2),
    CardScale::new(8.25, 4.1),
    CardScale::new(8.0, 4.0),
];
/// How many of them a child reads easily.
const EASY: usize = 9;
/// Between columns, in millimetres.
const GUTTER: f64 = 5.0;
/// The least width of a column, in millimetres.
const COLUMN: f64 = 48.0;
/// The least side of a square of the starting layout, in millimetres.
const SQUARE: f64 = 3.4;
/// The most of it.
const LARGE_SQUARE: f64 = 5.5;
/// Diameter of the piece before each sentence of how a side wins, in lines.
const SIGN: f64 = 2.0;
/// Room between piece and sentence, in millimetres.
const BESIDE: f64 = 1.8;
/// How full a column has to be for its paragraphs to be spread over it, as a share of its height.
const FULL: f64 = 0.6;
/// Width of the lines between columns and between paragraphs, in millimetres.
const RULE: f64 = 0.2;

/// Draws the card, of this size in millimetres.
///
/// # Errors
/// A figure that lies, a message or a glyph that is missing, or more rules than the card has room for.
pub(super) fn card(
    composer: &mut Composer<'_>,
    variant: &Variant,
    examples: &Examples,
    size: Size,
) -> Result<Content, ExplainError> {
    let whole = said(composer, variant, examples)?;
    let room = Size::new(size.width - 2.0 * INSET, size.height - INSET - TOP);
    let count = ((room.width + GUTTER) / (COLUMN + GUTTER)).floor().max(1.0);
    let width = (room.width + GUTTER) / count - GUTTER;
    let (easy, small) = SCALES.split_at(EASY);
    let pictured = [(true, usize::MAX), (false, usize::MAX), (true, FEW), (false, FEW)];
    // Pictures are worth words that are a little smaller, and the rules are worth more than pictures.
    for (scales, ways) in [(easy, &pictured[..]), (small, &pictured), (&SCALES, &[(false, 0)])] {
        for &(start, diagrams) in ways {
            let said = CardFace::of(with_pictures(&whole, diagrams));
            for &scale in scales {
                let tried = TriedCard { variant, scale, width, tall: room.height, columns: count as usize };
                if let Some(columns) = tried.columns(composer, &said, start)? {
                    return tried.drawn(composer, &said, size, &columns);
                }
            }
        }
    }
    Err(LayoutError::Overflow { what: "the text of the card that both players share" }.into())
}

/// Something in a column.
#[derive(Clone, Copy)]
enum PairItem {
    /// How a side wins.
    Wins(Side),
    /// The starting layout, so many millimetres wide.
    Start(f64),
    /// A paragraph of the rules, by its place.
    Rule(usize),
}

/// A card that is tried.
struct TriedCard<'a> {
    variant: &'a Variant,
    scale: CardScale,
    /// Width and height of a column, in millimetres.
    width: f64,
    tall: f64,
    columns: usize,
}

impl TriedCard<'_> {
    /// What stands in each column, from top to bottom; none if not everything has room.
    fn columns(
        &self,
        composer: &mut Composer<'_>,
        said: &CardFace,
        has_start: bool,
    ) -> Result<Option<Vec<Vec<PairItem>>>, ExplainError> {
        let mut items = vec![PairItem::Wins(Side::Attackers), PairItem::Wins(Side::Defenders)];
        let mut heights = Vec::new();
        for item in &items {
            heights.push(self.height(composer, said, *item)?);
        }
        if has_start {
            let wins: f64 = heights.iter().sum();
            let squares = Diagram::of(&self.variant.setup.board, &self.variant.ruleset).squares_across().0;
            let side = (self.tall - wins - 2.0 * GAP).min(self.width).min(squares * LARGE_SQUARE);
            if side < squares * SQUARE {
                return Ok(None);
            }
            items.push(PairItem::Start(side));
            heights.push(side);
        }
        for nth in 0..said.said.len() {
            items.push(PairItem::Rule(nth));
            heights.push(self.height(composer, said, PairItem::Rule(nth))?);
        }
        Ok(shared(&heights, self.tall, self.columns).map(|counts| {
            let mut rest = items.as_slice();
            let take = |count: usize| {
                let (column, after) = rest.split_at(count);
                rest = after;
                column.to_vec()
            };
            counts.into_iter().map(take).collect()
        }))
    }

    /// How high something is in a column, in millimetres.
    fn height(
        &self,
        composer: &mut Composer<'_>,
        said: &CardFace,
        item: PairItem,
    ) -> Result<f64, ExplainError> {
        let block = match item {
            PairItem::Rule(nth) => self.scale.row(composer, &said.said[nth], self.width, said.squares, None),
            other => self.block(composer, said, other)?,
        };
        Ok(height(composer, &[block], self.width)?)
    }

    fn block(
        &self,
        composer: &mut Composer<'_>,
        said: &CardFace,
        item: PairItem,
    ) -> Result<Block, ExplainError> {
        Ok(match item {
            PairItem::Wins(side) => self.wins(composer, side)?,
            PairItem::Start(side) => Block::figure(start(composer, self.variant, side)?, Standing::Stands),
            PairItem::Rule(nth) => {
                let shape = (self.scale, self.width, said.squares);
                paragraph(composer, self.variant, &said.said[nth], shape)?
            }
        })
    }

    /// How a side wins, with its piece.
    fn wins(&self, composer: &Composer<'_>, side: Side) -> Result<Block, LayoutError> {
        let style = style(composer, self.scale.points);
        let diameter = style.leading.to_mm() * SIGN;
        let drawn = Content {
            size: Size::new(diameter, diameter),
            items: disc(symbol(composer, side), diameter, 0.0, 0.0).into_iter().collect(),
            structure: Vec::new(),
        };
        let [(_, message), _] = opening(&self.variant.ruleset, side);
        let words = composer.say(message, &counts(self.variant))?;
        let args = [("side", Value::Text(title(composer, side)?)), ("wins", Value::Text(words))];
        let text = composer.say("card-side-wins", &args)?;
        let words = Block::Paragraph { text, look: Look::Styled(style) };
        Ok(Block::Row(vec![
            Cell { width: diameter, height: diameter, block: Some(Block::figure(drawn, Standing::Stands)) },
            Cell::room(BESIDE),
            Cell { width: self.width - diameter - BESIDE, height: 0.0, block: Some(words) },
        ]))
    }

    /// The card with these columns.
    fn drawn(
        &self,
        composer: &mut Composer<'_>,
        said: &CardFace,
        size: Size,
        columns: &[Vec<PairItem>],
    ) -> Result<Content, ExplainError> {
        let title = composer.say("card-title", &[("name", Value::Text(self.variant.name.clone()))])?;
        let note = Some(nameless(composer.messages, self.variant)?);
        let band = Band { title, color: composer.palette.accent, note, symbol: None };
        let mut content = begun(composer, size, band, false)?;
        let pale = Stroke::new(composer.palette.rule.mix(Color::WHITE, 0.55), RULE);
        let mut parted = BezPath::new();
        for (nth, column) in columns.iter().enumerate() {
            let left = INSET + nth as f64 * (self.width + GUTTER);
            let mut blocks = Vec::new();
            let mut tall = 0.0;
            for item in column {
                tall += self.height(composer, said, *item)? + GAP;
                blocks.push(self.block(composer, said, *item)?);
            }
            // What leaves much room would stand too far apart.
            let height = if tall < FULL * self.tall { tall + GAP } else { self.tall };
            let spread = Block::Spread { blocks, height, line: Some((pale.clone(), 0.0)) };
            let set = stack(composer, &[spread], Frame::new(left, TOP, self.width))?;
            content.items.extend(set.items);
            content.structure.extend(set.structure);
            if nth > 0 {
                parted.move_to((left - GUTTER / 2.0, TOP));
                parted.line_to((left - GUTTER / 2.0, TOP + self.tall));
            }
        }
        content.items.push(Item::from(Path::stroke(parted, pale)));
        Ok(content)
    }
}

/// How many of the things with these heights stand in each of so many columns, in their order, so that the highest column is
/// as low as can be; none if one of them would be higher than `most`.
fn shared(heights: &[f64], most: f64, columns: usize) -> Option<Vec<usize>> {
    // A limit that is worth trying is the height of some things in a row.
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

/// Columns that are filled one after another up to a limit; none if something is higher than that.
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
