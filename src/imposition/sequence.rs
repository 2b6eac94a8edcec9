//! The order of printing: the pages of each file, blank backs included, and the numbers of all pages.

use super::settings::{Media, Sides};
use super::sheet::Sheet;
use crate::scene::Flip;
use std::collections::BTreeMap;

/// One side of a sheet, as a page of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetPage {
    /// Place of the sheet in [`Plan::sheets`](super::plan::Plan::sheets), counted from 0.
    pub sheet: usize,
    /// Whether it is the second side. The second side of a sheet without a back is a blank page.
    pub is_second: bool,
}

/// A file of a kit: its pages in the order of printing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedFile {
    /// Material of all its sheets. `None`: it holds several materials.
    pub media: Option<Media>,
    /// Edge over which a printer turns its sheets. `None`: all have one side, are turned by hand, or not all over one edge.
    pub duplex: Option<Flip>,
    /// Its pages, blank backs included.
    pub pages: Vec<SheetPage>,
}

/// Number of pages of each file, by the material of all its sheets; `None` is the file with several materials.
pub type PageCounts = BTreeMap<Option<Media>, usize>;

/// Returns all pages in the order of printing, those of several files together.
///
/// A second side follows its first; if sheets are turned by hand, all second sides come last. In a file with two-sided sheets,
/// each one-sided sheet gets a blank back if a duplex printer takes both sides of every sheet.
pub(super) fn in_order(sheets: &[Sheet], sides: Sides, split: bool) -> Vec<SheetPage> {
    let turned: Vec<Option<Media>> =
        sheets.iter().filter(|sheet| sheet.back.is_some()).map(|sheet| sheet.file(split)).collect();
    let (mut pages, mut last) = (Vec::new(), Vec::new());
    for (nth, sheet) in sheets.iter().enumerate() {
        let [front, back] = [false, true].map(|is_second| SheetPage { sheet: nth, is_second });
        pages.push(front);
        match sheet.back {
            Some(_) if sides == Sides::Manual => last.push(back),
            Some(_) => pages.push(back),
            None if sides.has_blank_backs() && turned.contains(&sheet.file(split)) => pages.push(back),
            None => {}
        }
    }
    pages.extend(last);
    pages
}

/// Numbers the pages of each file in the order of printing, from 1: the number at the foot of a page is the one that a printer is
/// told. Returns how many pages each file has, blank backs included.
pub(super) fn number(sheets: &mut [Sheet], sides: Sides, split: bool) -> PageCounts {
    let mut counts = PageCounts::new();
    for SheetPage { sheet, is_second } in in_order(sheets, sides, split) {
        let sheet = &mut sheets[sheet];
        let count = counts.entry(sheet.file(split)).or_default();
        *count += 1;
        let side = if is_second { sheet.back.as_mut() } else { Some(&mut sheet.front) };
        if let Some(side) = side {
            side.number = *count;
        }
    }
    counts
}

/// Returns the name of the file of a material without an ending, given the stem of the kit's names. `None`: the file with several
/// materials.
pub(super) fn name(media: Option<Media>, stem: &str) -> String {
    media.map_or_else(|| stem.to_owned(), |media| format!("{stem}-{}", media.name()))
}

impl PlannedFile {
    /// Returns its name without an ending, such as `york-a4` or `york-a4-card`, given the stem of the kit's names.
    #[must_use]
    pub fn name(&self, stem: &str) -> String {
        name(self.media, stem)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::imposition::sheet::{Matter, SheetSide};
    use crate::scene::Flip;

    /// What a kit has, in the order of printing: sheets to read, cut sheets, those of them with a second side, sheets of labels,
    /// handouts with one side and with two, sheets of the leaflet.
    #[derive(Clone, Copy)]
    struct Kit {
        read: usize,
        cut: usize,
        backed: usize,
        labels: usize,
        handouts: usize,
        double: usize,
        leaflets: usize,
        sides: Sides,
        split: bool,
    }

    const KIT: Kit = Kit {
        read: 2,
        cut: 3,
        backed: 0,
        labels: 0,
        handouts: 0,
        double: 0,
        leaflets: 1,
        sides: Sides::Single,
        split: false,
    };
    const LONG: Sides = Sides::Printer(Flip::LongEdge);

    impl Kit {
        /// Returns the numbers of its pages, kind of sheet by kind of sheet (of each sheet the first side before the second), and
        /// the number of all pages.
        fn numbered(self) -> (Vec<Vec<usize>>, usize) {
            let sheet = |matter, media, is_double: bool| Sheet {
                matter,
                media,
                labels: None,
                front: SheetSide { number: 0, parts: Vec::new(), kind: 0 },
                back: is_double.then(|| SheetSide { number: 0, parts: Vec::new(), kind: 0 }),
            };
            let groups = [
                vec![sheet(Matter::Reading(0), Media::Paper, false); self.read],
                (0..self.cut).map(|nth| sheet(Matter::Cut(nth), Media::Card, nth < self.backed)).collect(),
                vec![sheet(Matter::Labels(0), Media::Labels, false); self.labels],
                vec![sheet(Matter::Handout { place: 0, set: None }, Media::Paper, false); self.handouts],
                vec![sheet(Matter::Handout { place: 1, set: None }, Media::Paper, true); self.double],
                vec![sheet(Matter::Leaflet(0), Media::Paper, true); self.leaflets],
            ];
            let lengths = groups.each_ref().map(Vec::len);
            let mut sheets: Vec<Sheet> = groups.into_iter().flatten().collect();
            let total = number(&mut sheets, self.sides, self.split).values().sum();
            let mut sheets = sheets.iter();
            let pages = lengths.map(|length| {
                sheets.by_ref().take(length).flat_map(Sheet::pages).map(|page| page.number).collect()
            });
            (pages.into_iter().filter(|group: &Vec<usize>| !group.is_empty()).collect(), total)
        }
    }

    #[test]
    fn one_sided_pages_follow_each_other() {
        assert_eq!(KIT.numbered(), (vec![vec![1, 2], vec![3, 4, 5], vec![6, 7]], 7));
    }

    #[test]
    fn with_blank_backs_every_sheet_starts_on_an_odd_page() {
        let turned = Kit { sides: LONG, ..KIT };
        assert_eq!(turned.numbered(), (vec![vec![1, 3], vec![5, 7, 9], vec![11, 12]], 12));
        let longer = Kit { leaflets: 2, ..turned };
        assert_eq!(longer.numbered(), (vec![vec![1, 3], vec![5, 7, 9], vec![11, 12, 13, 14]], 14));
    }

    #[test]
    fn by_hand_all_second_sides_come_last() {
        let kit = Kit { leaflets: 2, labels: 1, sides: Sides::Manual, ..KIT };
        assert_eq!(kit.numbered(), (vec![vec![1, 2], vec![3, 4, 5], vec![6], vec![7, 9, 8, 10]], 10));
    }

    /// Page 1 is read, sheets 2 and 3 are cut; then each second side follows its first, or all come at the end.
    #[test]
    fn what_is_cut_may_have_something_behind_it() {
        let kit = Kit { read: 1, cut: 2, backed: 2, leaflets: 0, ..KIT };
        assert_eq!(kit.numbered(), (vec![vec![1], vec![2, 3, 4, 5]], 5));
        assert_eq!((Kit { sides: LONG, ..kit }).numbered(), (vec![vec![1], vec![3, 4, 5, 6]], 6));
        let by_hand = Kit { sides: Sides::Manual, leaflets: 1, ..kit };
        assert_eq!(by_hand.numbered(), (vec![vec![1], vec![2, 5, 3, 6], vec![4, 7]], 7));
    }

    /// Page 1 is read; of three sheets that are cut the first two have the board, and something on their other side.
    #[test]
    fn of_what_is_cut_the_first_sheets_alone_may_have_a_second_side() {
        let kit = Kit { read: 1, cut: 3, backed: 2, leaflets: 1, ..KIT };
        assert_eq!(kit.numbered(), (vec![vec![1], vec![2, 3, 4, 5, 6], vec![7, 8]], 8));
        let turned = Kit { sides: LONG, ..kit };
        assert_eq!(turned.numbered(), (vec![vec![1], vec![3, 4, 5, 6, 7], vec![9, 10]], 10));
        let by_hand = Kit { sides: Sides::Manual, ..kit };
        assert_eq!(by_hand.numbered(), (vec![vec![1], vec![2, 6, 3, 7, 4], vec![5, 8]], 8));
        // The file of cards has blank backs of its own, the file of labels none; each file has its own numbers.
        let split = Kit { split: true, labels: 2, ..turned };
        assert_eq!(split.numbered().0[..3], [vec![1], vec![1, 2, 3, 4, 5], vec![1, 2]]);
    }

    #[test]
    fn handouts_come_before_the_leaflet_with_the_backs_of_paper() {
        let kit = Kit { handouts: 2, ..KIT };
        assert_eq!(kit.numbered().0[2..], [vec![6, 7], vec![8, 9]]);
        let turned = Kit { sides: LONG, ..kit };
        assert_eq!((&turned.numbered().0[2..], turned.numbered().1), (&[vec![11, 13], vec![15, 16]][..], 16));
        // The file of paper has blank backs, too; the file of card has none.
        let split = Kit { split: true, ..turned };
        assert_eq!(split.numbered().0[1..], [vec![1, 2, 3], vec![5, 7], vec![9, 10]]);
    }

    /// Pages 1 and 2 are read, 3 to 5 cut; a handout with one side, two with both, a leaflet of one sheet.
    #[test]
    fn handouts_may_have_two_sides() {
        let kit = Kit { handouts: 1, double: 2, ..KIT };
        let rest = |kit: Kit| (kit.numbered().0[2..].to_vec(), kit.numbered().1);
        assert_eq!(rest(kit), (vec![vec![6], vec![7, 8, 9, 10], vec![11, 12]], 12));
        let turned = Kit { sides: LONG, leaflets: 0, ..kit };
        assert_eq!(rest(turned), (vec![vec![11], vec![13, 14, 15, 16]], 16));
        let by_hand = Kit { sides: Sides::Manual, ..kit };
        assert_eq!(rest(by_hand), (vec![vec![6], vec![7, 10, 8, 11], vec![9, 12]], 12));
        // With printed backs on the cut sheets, these backs come before the second sides of handouts and leaflet.
        let behind = Kit { backed: 3, ..by_hand };
        assert_eq!(behind.numbered().0[1], [3, 10, 4, 11, 5, 12]);
        assert_eq!(rest(behind), (vec![vec![6], vec![7, 13, 8, 14], vec![9, 15]], 15));
    }

    #[test]
    fn a_file_of_one_sided_sheets_has_no_blank_backs() {
        let split = Kit { split: true, sides: Sides::Printer(Flip::ShortEdge), ..KIT };
        assert_eq!(split.numbered(), (vec![vec![1, 3], vec![1, 2, 3], vec![5, 6]], 9));
        let no_leaflet = Kit { leaflets: 0, sides: LONG, ..KIT };
        assert_eq!(no_leaflet.numbered(), (vec![vec![1, 2], vec![3, 4, 5]], 5));
    }
}
