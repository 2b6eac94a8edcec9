//! Page numbers of the file.

use super::settings::Sides;

/// Where the pages of a kit stand in the file, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbering {
    /// Pages of story and instructions.
    pub story: usize,
    /// Pages that are cut.
    pub cut: usize,
    /// Sheets of the leaflet, which are printed on both sides.
    pub leaflets: usize,
    /// Whether each page of the others has a blank back.
    pub backs: bool,
}

impl Numbering {
    /// The numbers of a kit with so many pages of each kind.
    #[must_use]
    pub fn new(story: usize, cut: usize, leaflets: usize, sides: Sides) -> Self {
        Self { story, cut, leaflets, backs: sides.has_blank_backs() }
    }

    /// Pages of the file to one printed side.
    const fn step(self) -> usize {
        if self.backs { 2 } else { 1 }
    }

    /// Number of the `nth` page of story and instructions, counted from 0.
    #[must_use]
    pub const fn story_page(self, nth: usize) -> usize {
        nth * self.step() + 1
    }

    /// Number of the `nth` page that is cut, counted from 0.
    #[must_use]
    pub const fn cut_page(self, nth: usize) -> usize {
        (self.story + nth) * self.step() + 1
    }

    /// Number of the outside of the leaflet's first sheet; the inside is the next.
    #[must_use]
    pub const fn leaflet(self) -> usize {
        (self.story + self.cut) * self.step() + 1
    }

    /// Pages of the file.
    #[must_use]
    pub const fn total(self) -> usize {
        self.leaflet() + 2 * self.leaflets - 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_sided_pages_follow_each_other() {
        let pages = Numbering::new(2, 3, 1, Sides::Single);
        assert_eq!((pages.cut_page(0), pages.cut_page(2), pages.leaflet(), pages.total()), (3, 5, 6, 7));
    }

    #[test]
    fn with_blank_backs_every_sheet_starts_on_an_odd_page() {
        let pages = Numbering::new(2, 3, 1, Sides::LongEdge);
        let longer = Numbering { leaflets: 2, ..pages };
        assert_eq!((longer.leaflet(), longer.total()), (11, 14));
        assert_eq!((pages.story_page(1), pages.cut_page(0), pages.leaflet(), pages.total()), (3, 5, 11, 12));
    }
}
