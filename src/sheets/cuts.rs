//! What has to be cut out of a kit's sheets, and how long that takes.

use crate::imposition::TokenShape;
use crate::imposition::plan::{Element, Placed};
use crate::scene::Rect;
use crate::sheets::set::Set;

/// Measures that differ by less are the same, in millimetres.
const SAME: f64 = 0.01;

/// Cuts with knife or scissors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cuts {
    /// Along a ruler. An edge that two parts share is one.
    pub straight: usize,
    /// Around a disc.
    pub round: usize,
    /// Cards that are folded across the middle, and blocks of pieces that are folded onto their backs.
    pub folds: usize,
    /// Parts of boards that are joined to others, the first of each board left out.
    pub joins: usize,
    /// Sheets on which everything lies edge to edge, so that one lays out nothing but the sheet.
    pub lined: usize,
}

impl Cuts {
    /// Minutes to cut everything out, to fold and to join, in fives: half a minute a cut or a fold, three a join, and ten
    /// to lay everything out. Where everything lies edge to edge on sheets of its own, one minute a sheet will do for that,
    /// and nothing is rounded.
    #[must_use]
    pub const fn minutes(self) -> usize {
        match self.straight + self.round {
            0 => 0,
            cuts if self.lined > 0 => self.lined + cuts.div_ceil(2),
            cuts => (10 + 3 * self.joins + self.folds / 2 + cuts / 2).div_ceil(5) * 5,
        }
    }
}

/// Minutes that all sets take, in fives or nearly so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Minutes {
    /// To cut, fold and join everything, printed on card.
    pub card: usize,
    /// To do this and laminate it.
    pub laminated: usize,
    /// To do this, printed on paper that is first glued to card; the time to dry is left out.
    pub glued: usize,
    /// To test the label sheets and press the labels on, in addition to one of the above.
    pub labels: usize,
    /// To put stickers or transparency on discs of wood or the like, in addition; nothing if no discs are cut.
    pub discs: usize,
    /// To print and cut the pieces from card of two colours, in addition.
    pub colours: usize,
}

/// What one set of several takes, if all sets are alike: an equal share of the sheets and cuts, for whoever makes one of
/// them while others make theirs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ShareOfSet {
    /// Sheets that are cut.
    pub sheets: f64,
    /// The cuts, rounded up.
    pub cuts: Cuts,
    /// Minutes to cut, fold and join it, printed on card.
    pub card: usize,
    /// Minutes to do this and laminate it.
    pub laminated: usize,
}

/// What one of `sets` sets takes, of which all together take these cuts and so many sheets.
pub(crate) const fn share(all: Cuts, sheets: usize, sets: u16) -> ShareOfSet {
    let sets = sets as usize;
    let cuts = Cuts {
        straight: all.straight.div_ceil(sets),
        round: all.round.div_ceil(sets),
        folds: all.folds.div_ceil(sets),
        joins: all.joins.div_ceil(sets),
        lined: all.lined.div_ceil(sets),
    };
    let card = cuts.minutes();
    ShareOfSet {
        sheets: sheets as f64 / sets as f64,
        cuts,
        card,
        laminated: card + 5 * sheets.div_ceil(sets),
    }
}

/// How long it takes to make all sets, in each way of making them: the numbers in the instructions.
pub(crate) fn minutes(set: Set<'_>) -> Minutes {
    let card = cuts(set).minutes();
    let sheets = set.plan.sheets.len();
    let stuck = set.plan.labels.iter().map(|page| page.placed.len()).sum::<usize>();
    let is_needed = |placed: &&Placed| matches!(placed.element, Element::Disc { spare: false, .. });
    let pieces = set.plan.sheets.iter().flat_map(|sheet| &sheet.placed).filter(is_needed).count();
    let with_pieces = set.plan.sheets_with(|element| matches!(element, Element::Disc { .. })).len();
    Minutes {
        card,
        laminated: card + 5 * sheets,
        glued: card + 12 * sheets,
        // Ten minutes for the test of a label sheet against the light, then six labels a minute.
        labels: if stuck == 0 { 0 } else { (10 + stuck / 6).div_ceil(5) * 5 },
        // Fifty seconds for a piece: it is cut out already, and has to be laid true.
        discs: (pieces * 5 / 6).div_ceil(5) * 5,
        colours: if pieces == 0 { 0 } else { 5 + 5 * with_pieces },
    }
}

/// The cuts of all sheets.
pub(crate) fn cuts(set: Set<'_>) -> Cuts {
    let round = set.job.settings.token == TokenShape::Round;
    let sets = usize::from(set.job.settings.sets);
    let mut cuts = Cuts { joins: sets * set.plan.parts.len().saturating_sub(1), ..Cuts::default() };
    for sheet in &set.plan.sheets {
        if !sheet.lines.is_empty() {
            cuts.straight += sheet.lines.len();
            cuts.lined += 1;
            continue;
        }
        let mut areas = Vec::new();
        for placed in &sheet.placed {
            match placed.element {
                Element::Disc { .. } if round => cuts.round += 1,
                Element::Backs => cuts.folds += 1,
                Element::Disc { .. } | Element::Board { .. } => areas.push(placed.area),
                Element::Insert { index, .. } => {
                    let blank = &set.inserts[index].blank;
                    cuts.folds += blank.folds.len();
                    if blank.is_rectangle() {
                        areas.push(placed.area);
                    } else {
                        cuts.straight += blank.cuts();
                    }
                }
                Element::Caption(_) | Element::SlugLine(_) => {}
            }
        }
        cuts.straight += straight(&areas, 2.0 * set.job.settings.bleed.to_mm());
    }
    cuts
}

/// The straight cuts around some areas: edges on one line with no more than `apart` millimetres between them, which is
/// room for bleed and for nothing else, are one cut.
fn straight(areas: &[Rect], apart: f64) -> usize {
    // Each edge as its line, its start and its end.
    let upright = areas.iter().flat_map(|area| [area.x0, area.x1].map(|x| [x, area.y0, area.y1]));
    let across = areas.iter().flat_map(|area| [area.y0, area.y1].map(|y| [y, area.x0, area.x1]));
    joined(upright.collect(), apart) + joined(across.collect(), apart)
}

fn joined(mut edges: Vec<[f64; 3]>, apart: f64) -> usize {
    edges.sort_by(|a, b| a[0].total_cmp(&b[0]));
    // Edges whose lines differ by rounding only are gathered as one line, then sorted by their starts.
    let mut lines: Vec<Vec<[f64; 3]>> = Vec::new();
    for edge in edges {
        match lines.last_mut().filter(|line| edge[0] - line[0][0] < SAME) {
            Some(line) => line.push(edge),
            None => lines.push(vec![edge]),
        }
    }
    let mut count = 0;
    for mut line in lines {
        line.sort_by(|a, b| a[1].total_cmp(&b[1]));
        let mut reached = f64::NEG_INFINITY;
        for [_, start, end] in line {
            count += usize::from(start > reached + apart + SAME);
            reached = reached.max(end);
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_that_touch_are_one_cut() {
        let square = |x: f64, y: f64| Rect::new(x, y, x + 10.0, y + 10.0);
        assert_eq!(straight(&[square(0.0, 0.0)], 0.0), 4);
        assert_eq!(straight(&[square(0.0, 0.0), square(20.0, 30.0)], 4.0), 8);
        // Three by two squares that share their edges: four lines down, three across.
        let grid: Vec<Rect> =
            (0..6).map(|nth| square(f64::from(nth % 3) * 10.0, f64::from(nth / 3) * 10.0)).collect();
        assert_eq!(straight(&grid, 0.0), 7);
        // Side by side with a gap: two pairs of ends, and upper and lower edges by themselves.
        assert_eq!(straight(&[square(0.0, 0.0), square(12.0, 0.0)], 1.9), 8);
        // With nothing but bleed in the gap the ruler stays where it is for both upper edges, and for both lower ones.
        assert_eq!(straight(&[square(0.0, 0.0), square(12.0, 0.0)], 2.0), 6);
        // One as an L beside the other: a line of 20 is touched by a line of 10.
        assert_eq!(straight(&[Rect::new(0.0, 0.0, 10.0, 20.0), square(10.0, 5.0)], 0.0), 7);
    }

    /// Twelve boards on a sheet each with 18 cuts: 12 × 18 / 2 + 10 minutes for all, 18 / 2 + 10 for one, in fives.
    #[test]
    fn a_set_of_several_takes_its_share() {
        let all = Cuts { straight: 216, ..Cuts::default() };
        let one = share(all, 12, 12);
        assert_eq!((all.minutes(), one.card, one.cuts.straight), (120, 20, 18));
        assert!((one.sheets - 1.0).abs() < 1e-9);
        assert_eq!(share(all, 18, 12).laminated, 30, "two of its pouches, of which it shares one");
    }

    /// A sheet of 18 cuts takes a pair of pupils 1 + 18 / 2 minutes; one person alone takes as long for each of twelve.
    #[test]
    fn a_pair_takes_ten_minutes_for_a_sheet_of_eighteen_cuts() {
        let all = Cuts { straight: 216, lined: 12, ..Cuts::default() };
        assert_eq!((share(all, 12, 12).card, all.minutes()), (10, 120));
    }

    #[test]
    fn the_usual_set_takes_three_quarters_of_an_hour() {
        assert_eq!(Cuts { straight: 16, round: 42, folds: 2, joins: 1, lined: 0 }.minutes(), 45);
        assert_eq!(Cuts::default().minutes(), 0);
    }
}
