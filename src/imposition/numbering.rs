//! Page numbers of the file.

use crate::imposition::settings::Sides;

/// Where the pages of a kit stand in the file, counted from 1. If each kind of sheet has a file of its own, the numbers
/// printed on the pages still run through the whole set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbering {
    /// Sheets of story and instructions, with one side each.
    pub story: usize,
    /// Sheets that are cut.
    pub cut: usize,
    /// Number of these, from the first one on, that are printed on their second sides, too.
    pub cut_behind: usize,
    /// Sheets of labels, with one side each.
    pub labels: usize,
    /// Handouts with one side each, which are whole sheets.
    pub handouts: usize,
    /// Handouts printed on both sides; they follow the handouts with one side.
    pub double_handouts: usize,
    /// Sheets of the leaflet, which are printed on both sides.
    pub leaflets: usize,
    /// How the two sides are printed.
    pub sides: Sides,
    /// Whether each kind of sheet has a file of its own.
    pub split: bool,
}

impl Numbering {
    /// Whether sheets of story and instructions have blank backs: if they are in one file with the leaflet, and a duplex
    /// printer takes both sides of every sheet of it.
    #[must_use]
    pub const fn story_has_backs(self) -> bool {
        self.sides.has_blank_backs()
            && (self.leaflets > 0 || self.double_handouts > 0 || self.cut_behind > 0 && !self.split)
    }

    /// Returns whether the sheets that are cut have blank backs, except the sheets with a printed second side.
    #[must_use]
    pub const fn cut_has_backs(self) -> bool {
        if self.split { self.sides.has_blank_backs() && self.cut_behind > 0 } else { self.story_has_backs() }
    }

    /// Whether sheets of labels have blank backs.
    const fn labels_have_backs(self) -> bool {
        self.story_has_backs() && !self.split
    }

    /// Returns whether the file with the sheets that are cut begins with them.
    #[must_use]
    pub const fn begins_with_cut(self) -> bool {
        self.split || self.story == 0
    }

    /// Number of the `nth` page of story and instructions, counted from 0.
    #[must_use]
    pub const fn story_page(self, nth: usize) -> usize {
        nth * if self.story_has_backs() { 2 } else { 1 } + 1
    }

    /// Number of the `nth` page that is cut, counted from 0.
    #[must_use]
    pub const fn cut_page(self, nth: usize) -> usize {
        let follow = !self.is_by_hand() && !self.cut_has_backs();
        let before = if nth < self.cut_behind { nth } else { self.cut_behind };
        self.story_page(self.story)
            + nth * if self.cut_has_backs() { 2 } else { 1 }
            + if follow { before } else { 0 }
    }

    /// Number of the second side of the `nth` sheet that is cut, if anything is printed there.
    #[must_use]
    pub const fn cut_second(self, nth: usize) -> usize {
        if self.is_by_hand() { self.leaflet_first(self.leaflets) + nth } else { self.cut_page(nth) + 1 }
    }

    /// Whether all first sides come before all second sides.
    const fn is_by_hand(self) -> bool {
        matches!(self.sides, Sides::Manual)
    }

    /// Number of the `nth` page of labels, counted from 0.
    #[must_use]
    pub const fn label_page(self, nth: usize) -> usize {
        self.cut_page(self.cut) + nth * if self.labels_have_backs() { 2 } else { 1 }
    }

    /// Number of the `nth` handout with one side, counted from 0. They are paper, like story and instructions.
    #[must_use]
    pub const fn handout_page(self, nth: usize) -> usize {
        self.label_page(self.labels) + nth * if self.story_has_backs() { 2 } else { 1 }
    }

    /// Number of the first side of the `nth` handout with two, counted from 0.
    #[must_use]
    pub const fn handout_first(self, nth: usize) -> usize {
        let start = self.handout_page(self.handouts);
        if self.is_by_hand() { start + nth } else { start + 2 * nth }
    }

    /// Number of the second side of the `nth` handout with two.
    #[must_use]
    pub const fn handout_second(self, nth: usize) -> usize {
        if self.is_by_hand() { self.cut_second(self.cut_behind) + nth } else { self.handout_first(nth) + 1 }
    }

    /// Number of the first side of the `nth` sheet of the leaflet, counted from 0.
    #[must_use]
    pub const fn leaflet_first(self, nth: usize) -> usize {
        let start = self.handout_first(self.double_handouts);
        if self.is_by_hand() { start + nth } else { start + 2 * nth }
    }

    /// Number of the second side of the `nth` sheet of the leaflet.
    #[must_use]
    pub const fn leaflet_second(self, nth: usize) -> usize {
        let before = self.double_handouts + self.cut_behind;
        self.leaflet_first(nth) + if self.is_by_hand() { self.leaflets + before } else { 1 }
    }

    /// Pages of the file.
    #[must_use]
    pub const fn total(self) -> usize {
        let behind = if self.is_by_hand() { self.cut_behind } else { 0 };
        self.handout_page(self.handouts) - 1 + 2 * (self.double_handouts + self.leaflets) + behind
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Flip;

    const PAGES: Numbering = Numbering {
        story: 2,
        cut: 3,
        cut_behind: 0,
        labels: 0,
        handouts: 0,
        double_handouts: 0,
        leaflets: 1,
        sides: Sides::Single,
        split: false,
    };

    #[test]
    fn one_sided_pages_follow_each_other() {
        let pages = PAGES;
        assert_eq!(
            (pages.cut_page(0), pages.cut_page(2), pages.leaflet_first(0), pages.total()),
            (3, 5, 6, 7)
        );
    }

    #[test]
    fn with_blank_backs_every_sheet_starts_on_an_odd_page() {
        let pages = Numbering { sides: Sides::Printer(Flip::LongEdge), ..PAGES };
        let longer = Numbering { leaflets: 2, ..pages };
        assert_eq!((longer.leaflet_first(1), longer.leaflet_second(1), longer.total()), (13, 14, 14));
        assert_eq!(
            (pages.story_page(1), pages.cut_page(0), pages.leaflet_first(0), pages.total()),
            (3, 5, 11, 12)
        );
    }

    #[test]
    fn by_hand_all_second_sides_come_last() {
        let pages = Numbering { leaflets: 2, labels: 1, sides: Sides::Manual, ..PAGES };
        let leaflet = [0, 1].map(|nth| (pages.leaflet_first(nth), pages.leaflet_second(nth)));
        assert_eq!((pages.label_page(0), leaflet, pages.total()), (6, [(7, 9), (8, 10)], 10));
    }

    /// Page 1 is read, sheets 2 and 3 are cut; then each second side follows its first, or all come at the end.
    #[test]
    fn what_is_cut_may_have_something_behind_it() {
        let pages = Numbering { story: 1, cut: 2, cut_behind: 2, leaflets: 0, ..PAGES };
        let sides = |pages: Numbering| [0, 1].map(|nth| (pages.cut_page(nth), pages.cut_second(nth)));
        assert_eq!((sides(pages), pages.total()), ([(2, 3), (4, 5)], 5));
        let turned = Numbering { sides: Sides::Printer(Flip::LongEdge), ..pages };
        assert_eq!((turned.story_page(0), sides(turned), turned.total()), (1, [(3, 4), (5, 6)], 6));
        let by_hand = Numbering { sides: Sides::Manual, leaflets: 1, ..pages };
        let leaflet = (by_hand.leaflet_first(0), by_hand.leaflet_second(0));
        assert_eq!((sides(by_hand), leaflet, by_hand.total()), ([(2, 5), (3, 6)], (4, 7), 7));
    }

    /// Page 1 is read; of three sheets that are cut the first two have the board, and something on their other side.
    #[test]
    fn of_what_is_cut_the_first_sheets_alone_may_have_a_second_side() {
        let pages = Numbering { story: 1, cut: 3, cut_behind: 2, leaflets: 1, ..PAGES };
        let sides = |pages: Numbering| [0, 1].map(|nth| (pages.cut_page(nth), pages.cut_second(nth)));
        let rest = |pages: Numbering| (pages.cut_page(2), pages.leaflet_first(0), pages.total());
        assert_eq!((sides(pages), rest(pages)), ([(2, 3), (4, 5)], (6, 7, 8)));
        let turned = Numbering { sides: Sides::Printer(Flip::LongEdge), ..pages };
        assert_eq!((sides(turned), rest(turned)), ([(3, 4), (5, 6)], (7, 9, 10)));
        let by_hand = Numbering { sides: Sides::Manual, ..pages };
        assert_eq!((sides(by_hand), rest(by_hand)), ([(2, 6), (3, 7)], (4, 5, 8)));
        // The file of cards has blank backs of its own, the file of labels none.
        let split = Numbering { split: true, labels: 2, ..turned };
        assert_eq!((sides(split), split.cut_page(2)), ([(3, 4), (5, 6)], 7));
        assert_eq!((split.label_page(0), split.label_page(1)), (9, 10));
    }

    #[test]
    fn handouts_come_before_the_leaflet_with_the_backs_of_paper() {
        let pages = Numbering { handouts: 2, ..PAGES };
        assert_eq!((pages.handout_page(0), pages.handout_page(1), pages.leaflet_first(0)), (6, 7, 8));
        let turned = Numbering { sides: Sides::Printer(Flip::LongEdge), ..pages };
        assert_eq!((turned.handout_page(0), turned.handout_page(1), turned.leaflet_first(0)), (11, 13, 15));
        assert_eq!(turned.total(), 16);
        // In a file of paper alone backs are blank as well, while cards have a file without any.
        let split = Numbering { split: true, ..turned };
        assert_eq!((split.cut_page(1), split.handout_page(1), split.leaflet_first(0)), (6, 10, 12));
    }

    /// Pages 1 and 2 are read, 3 to 5 cut; a handout with one side, two with both, a leaflet of one sheet.
    #[test]
    fn handouts_may_have_two_sides() {
        let pages = Numbering { handouts: 1, double_handouts: 2, ..PAGES };
        let sides = |pages: Numbering| {
            let handouts = [0, 1].map(|nth| (pages.handout_first(nth), pages.handout_second(nth)));
            (pages.handout_page(0), handouts, (pages.leaflet_first(0), pages.leaflet_second(0)))
        };
        assert_eq!((sides(pages), pages.total()), ((6, [(7, 8), (9, 10)], (11, 12)), 12));
        let turned = Numbering { sides: Sides::Printer(Flip::LongEdge), leaflets: 0, ..pages };
        assert_eq!((turned.handout_page(0), turned.handout_first(0)), (11, 13));
        assert_eq!((turned.handout_second(1), turned.total()), (16, 16));
        let by_hand = Numbering { sides: Sides::Manual, ..pages };
        assert_eq!((sides(by_hand), by_hand.total()), ((6, [(7, 10), (8, 11)], (9, 12)), 12));
        // With printed backs on the cut sheets, these backs come before the second sides of handouts and leaflet.
        let behind = Numbering { cut_behind: 3, ..by_hand };
        assert_eq!(behind.cut_second(2), 12);
        assert_eq!((sides(behind), behind.total()), ((6, [(7, 13), (8, 14)], (9, 15)), 15));
    }

    #[test]
    fn a_file_of_one_sided_sheets_has_no_blank_backs() {
        let split = Numbering { split: true, sides: Sides::Printer(Flip::ShortEdge), ..PAGES };
        assert_eq!((split.story_page(1), split.cut_page(0), split.cut_page(2)), (3, 5, 7));
        assert_eq!((split.leaflet_first(0), split.total()), (8, 9));
        let no_leaflet = Numbering { leaflets: 0, sides: Sides::Printer(Flip::LongEdge), ..PAGES };
        assert_eq!((no_leaflet.story_page(1), no_leaflet.cut_page(0), no_leaflet.total()), (2, 3, 5));
    }
}
