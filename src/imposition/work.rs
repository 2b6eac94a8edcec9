//! The work that a kit takes: cuts, folds and joins, and how long they take.

use super::cut_plan::{Element, Placed};
use super::cutting::straight_cuts;
use super::plan::Plan;
use super::settings::TokenShape;

/// Number of cuts with knife or scissors, of folds and of joins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cuts {
    /// Cuts along a ruler; an edge that two parts share is one cut.
    pub straight: usize,
    /// Cuts around a disc.
    pub round: usize,
    /// Cards that are folded across the middle, and blocks of pieces that are folded onto their backs.
    pub folds: usize,
    /// Parts of boards that are joined to others: all but the first of each board.
    pub joins: usize,
    /// Sheets on which everything lies edge to edge, so that nothing but the sheet has to be laid out.
    pub lined: usize,
}

impl Cuts {
    /// Returns the minutes to cut everything out, to fold and to join, in fives: half a minute for a cut or a fold, three for a
    /// join, and ten to lay everything out. Where everything lies edge to edge on sheets of its own, one minute a sheet replaces
    /// the ten, and nothing is rounded.
    #[must_use]
    pub const fn minutes(self) -> usize {
        match self.straight + self.round {
            0 => 0,
            cuts if self.lined > 0 => self.lined + cuts.div_ceil(2),
            cuts => (10 + 3 * self.joins + self.folds / 2 + cuts / 2).div_ceil(5) * 5,
        }
    }
}

/// Returns a time of 150 minutes or more in hours, rounded. `None`: it is shorter, and told in minutes.
#[must_use]
pub const fn in_hours(minutes: usize) -> Option<usize> {
    if minutes < 150 { None } else { Some((minutes + 30) / 60) }
}

/// Minutes that all sets take, most of them rounded to fives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Minutes {
    /// Minutes to cut, fold and join everything, printed on card.
    pub card: usize,
    /// Minutes to do the same and laminate it.
    pub laminated: usize,
    /// Minutes to do the same, printed on paper that is first glued to card; without the time to dry.
    pub glued: usize,
    /// Further minutes to test the label sheets and press the labels on.
    pub labels: usize,
    /// Further minutes to put stickers or transparency on discs of wood or the like; 0 if the kit has no pieces.
    pub discs: usize,
    /// Further minutes to print and cut the pieces from card of two colours.
    pub colours: usize,
}

/// Work for one of several equal sets: an equal share of the sheets and cuts, for whoever makes one set while others make
/// theirs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ShareOfSet {
    /// Sheets that are cut.
    pub sheets: f64,
    /// Share of the cuts, rounded up.
    pub cuts: Cuts,
    /// Minutes to cut, fold and join the set, printed on card.
    pub card: usize,
    /// Minutes to do the same and laminate it.
    pub laminated: usize,
}

/// Returns the share of one of `sets` sets, which together take the cuts `all` and `sheets` sheets.
const fn share(all: Cuts, sheets: usize, sets: u16) -> ShareOfSet {
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

impl Plan {
    /// Returns the minutes to make all sets, in each way of making them: the numbers in the instructions.
    #[must_use]
    pub fn minutes(&self) -> Minutes {
        let card = self.cuts().minutes();
        let sheets = self.cut.sheets.len();
        let stuck = self.cut.labels.iter().map(|page| page.placed.len()).sum::<usize>();
        let is_needed = |placed: &&Placed| matches!(placed.element, Element::Disc { spare: false, .. });
        let pieces = self.cut.sheets.iter().flat_map(|sheet| &sheet.placed).filter(is_needed).count();
        let with_pieces = self.cut.sheets_with(|element| matches!(element, Element::Disc { .. })).len();
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

    /// Returns the work for one of the sets.
    #[must_use]
    pub fn share(&self) -> ShareOfSet {
        share(self.cuts(), self.cut.sheets.len(), self.settings.sets)
    }

    /// Counts all cuts: of the sheets with parts, of the leaflet and of posters.
    #[must_use]
    pub fn cuts(&self) -> Cuts {
        let round = self.settings.token == TokenShape::Round;
        let sets = usize::from(self.settings.sets);
        let mut cuts = Cuts { joins: sets * self.cut.parts.len().saturating_sub(1), ..Cuts::default() };
        for sheet in &self.cut.sheets {
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
                        cuts.folds += self.inserts[index].folds;
                        match self.inserts[index].cuts {
                            Some(own) => cuts.straight += own,
                            None => areas.push(placed.area),
                        }
                    }
                    Element::Caption(_) | Element::SlugLine(_) => {}
                }
            }
            cuts.straight += straight_cuts(&areas, 2.0 * self.settings.bleed.to_mm()).len();
        }
        let leaflet = self.leaflet.as_ref().map_or(0, |leaflet| leaflet.cuts * leaflet.papers);
        // A poster is trimmed on its four sides.
        let posters = if self.has_poster() { sets } else { 0 };
        cuts.straight += leaflet + 4 * posters;
        cuts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
