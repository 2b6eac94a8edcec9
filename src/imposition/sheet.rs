//! The sheets of a kit, in the order of printing, and the numbers of their pages.

use super::contents::Contents;
use super::cut_plan::{CutSheet, Element, Group, LabelPage, Placed};
use super::settings::{LabelSheet, Media, Sides};
use crate::kit::component::Component;

/// A sheet as it goes through the printer.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// What is printed on it.
    pub matter: Matter,
    /// Material that it is printed on.
    pub media: Media,
    /// Sheet of labels that it is printed on. `None`: it is no page of labels.
    pub labels: Option<LabelSheet>,
    /// The side that is printed first.
    pub front: SheetSide,
    /// The second side. `None`: nothing is printed there.
    pub back: Option<SheetSide>,
}

/// What is printed on a sheet. Places count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter {
    /// A page of story and instructions, by its place among them.
    Reading(usize),
    /// Parts that are cut, by the place of the sheet in [`CutPlan::sheets`](super::cut_plan::CutPlan::sheets).
    Cut(usize),
    /// Pieces on labels, by the place of the sheet in [`CutPlan::labels`](super::cut_plan::CutPlan::labels).
    Labels(usize),
    /// A handout.
    Handout {
        /// Place among the handouts of one set.
        place: usize,
        /// Set that it belongs to, counted from 1. `None`: all sets share it.
        set: Option<u16>,
    },
    /// A sheet of paper with rules leaflets, by its place among the leaflet sheets of all sets.
    Leaflet(usize),
    /// A page for the wall, by its place among them.
    Wall(usize),
    /// The whole board on one large page.
    Poster,
}

/// A side of a sheet with something on it.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetSide {
    /// Number in the set, as it is printed; for a poster or a wall page the place in its file.
    pub number: usize,
    /// Contents of the page.
    pub parts: Vec<Contents>,
    /// Number of its kind. Pages have the same one if they differ at most in the number of the set that is printed on them.
    pub kind: usize,
}

/// A side of a sheet, by the order of printing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The only side that is printed.
    Only,
    /// The first of two.
    First,
    /// The second of two.
    Second,
}

/// A page with something on it: one side of a planned sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlannedPage<'a> {
    /// Its sheet.
    pub sheet: &'a Sheet,
    /// Side of the sheet.
    pub side: Side,
    /// Number in the set, as it is printed; for a poster or a wall page the place in its file.
    pub number: usize,
    /// Material that it is printed on.
    pub media: Media,
    /// Contents of the page.
    pub parts: &'a [Contents],
    /// Number of its kind: see [`SheetSide::kind`].
    pub kind: usize,
}

impl Sheet {
    /// Returns a page of story and instructions, by its place among them, with the number of its kind.
    pub(super) const fn reading(nth: usize, parts: Vec<Contents>, kind: usize) -> Self {
        let front = SheetSide { number: 0, parts, kind };
        Self { matter: Matter::Reading(nth), media: Media::Paper, labels: None, front, back: None }
    }

    /// Returns its printed pages, the first side before the second.
    pub fn pages(&self) -> impl Iterator<Item = PlannedPage<'_>> {
        let first = if self.back.is_some() { Side::First } else { Side::Only };
        let sides = std::iter::once((first, &self.front)).chain(self.back.iter().map(|b| (Side::Second, b)));
        sides.map(|(side, page)| PlannedPage {
            sheet: self,
            side,
            number: page.number,
            media: self.media,
            parts: &page.parts,
            kind: page.kind,
        })
    }

    /// Returns the numbers of its first and its second side. `None`: it has one side.
    #[must_use]
    pub fn pair(&self) -> Option<(usize, usize)> {
        self.back.as_ref().map(|back| (self.front.number, back.number))
    }

    /// Returns the material of all sheets of its file. `None`: it is in the file with several materials.
    #[must_use]
    pub const fn file(&self, split: bool) -> Option<Media> {
        self.media.file(split)
    }
}

/// Sheets in the order of printing, while they are collected; their pages have no numbers yet.
#[derive(Default)]
pub(super) struct SheetStack {
    sheets: Vec<Sheet>,
    kinds: Vec<PageKey>,
}

/// Key of a kind of page: pages with equal keys differ at most in the number of their set. It has the matter, the label sheet,
/// the side, and the elements with their places.
#[derive(PartialEq)]
struct PageKey(Matter, Option<LabelSheet>, Side, Vec<Placed>);

impl SheetStack {
    /// Adds a sheet with one side.
    pub(super) fn push(&mut self, matter: Matter, media: Media, parts: Vec<Contents>) {
        let front = self.side(PageKey(matter, None, Side::First, Vec::new()), parts);
        self.sheets.push(Sheet { matter, media, labels: None, front, back: None });
    }

    /// Adds a sheet with one component on it, on two sides if it `is_double`. Sheets with equal `like` differ at most in the set.
    pub(super) fn push_pages(&mut self, matter: Matter, like: Matter, component: Component, is_double: bool) {
        let mut side =
            |side| self.side(PageKey(like, None, side, Vec::new()), vec![Contents::once(component)]);
        let front = side(Side::First);
        let back = is_double.then(|| side(Side::Second));
        self.sheets.push(Sheet { matter, media: Media::Paper, labels: None, front, back });
    }

    /// Adds a sheet that is cut, with the contents of its sides. `None`: nothing is printed on its second side.
    pub(super) fn push_cut(
        &mut self,
        nth: usize,
        sheet: &CutSheet,
        parts: Vec<Contents>,
        behind: Option<Vec<Contents>>,
    ) {
        let all = of_any_set(&sheet.placed);
        let is_board = |placed: &&Placed| matches!(placed.element, Element::Board { .. });
        // Only parts of the board show on the other side.
        let boards = all.iter().filter(is_board).copied().collect();
        let is_other_side = behind.iter().flatten().any(|part| part.component == Component::Board);
        let front = self.side(PageKey(Matter::Cut(0), None, Side::First, all), parts);
        let shown = if is_other_side { boards } else { Vec::new() };
        let back = behind.map(|parts| self.side(PageKey(Matter::Cut(0), None, Side::Second, shown), parts));
        let matter = Matter::Cut(nth);
        self.sheets.push(Sheet { matter, media: Media::Card, labels: None, front, back });
    }

    /// Adds a sheet of labels.
    pub(super) fn push_labels(&mut self, nth: usize, page: &LabelPage, parts: Vec<Contents>) {
        let labels = Some(page.sheet);
        let key = PageKey(Matter::Labels(0), labels, Side::First, of_any_set(&page.placed));
        let front = self.side(key, parts);
        self.sheets.push(Sheet {
            matter: Matter::Labels(nth),
            media: Media::Labels,
            labels,
            front,
            back: None,
        });
    }

    fn side(&mut self, key: PageKey, parts: Vec<Contents>) -> SheetSide {
        let known = self.kinds.iter().position(|known| *known == key);
        let kind = known.unwrap_or_else(|| {
            self.kinds.push(key);
            self.kinds.len() - 1
        });
        SheetSide { number: 0, parts, kind }
    }

    /// Returns the sheets.
    pub(super) fn finish(self) -> Vec<Sheet> {
        self.sheets
    }
}

/// Numbers the pages in the order of printing, from 1, and returns how many there are, blank backs included. Posters and wall
/// pages are numbered apart and not counted.
///
/// A second side follows its first; if sheets are turned by hand, all second sides come last. In a file with two-sided sheets,
/// each one-sided sheet gets a blank back if a duplex printer takes both sides of every sheet.
pub(super) fn number(sheets: &mut [Sheet], sides: Sides, split: bool) -> usize {
    let is_by_hand = sides == Sides::Manual;
    let turned: Vec<Option<Media>> =
        sheets.iter().filter(|sheet| sheet.back.is_some()).map(|sheet| sheet.file(split)).collect();
    let has_blank_back = |sheet: &Sheet| {
        sides.has_blank_backs() && sheet.back.is_none() && turned.contains(&sheet.file(split))
    };
    let mut count = 0;
    for sheet in sheets.iter_mut().filter(|sheet| !sheet.media.is_apart()) {
        count += 1;
        sheet.front.number = count;
        if has_blank_back(sheet) {
            count += 1;
        }
        if let Some(back) = sheet.back.as_mut().filter(|_| !is_by_hand) {
            count += 1;
            back.number = count;
        }
    }
    for back in sheets.iter_mut().filter_map(|sheet| sheet.back.as_mut()).filter(|_| is_by_hand) {
        count += 1;
        back.number = count;
    }
    for media in [Media::Wall, Media::Poster] {
        for (nth, sheet) in sheets.iter_mut().filter(|sheet| sheet.media == media).enumerate() {
            sheet.front.number = nth + 1;
        }
    }
    count
}

/// Returns the elements of a sheet as if all of them belonged to the first set.
fn of_any_set(placed: &[Placed]) -> Vec<Placed> {
    let of_first = |placed: &Placed| {
        let element = match placed.element {
            Element::Board { part, .. } => Element::Board { part, set: 1 },
            Element::Insert { index, set: Some(_) } => Element::Insert { index, set: Some(1) },
            Element::Disc { piece, spare, .. } => Element::Disc { piece, spare, set: 1, nth: 0 },
            Element::Caption(Group::Set(_)) => Element::Caption(Group::Set(1)),
            Element::Caption(Group::MoreOfSet(_)) => Element::Caption(Group::MoreOfSet(1)),
            other => other,
        };
        Placed { element, ..*placed }
    };
    placed.iter().map(of_first).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
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
        /// Returns the numbers of its pages, kind of sheet by kind of sheet (of each sheet the first side before the second), and the
        /// number of pages.
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
            let total = number(&mut sheets, self.sides, self.split);
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
        // The file of cards has blank backs of its own, the file of labels none.
        let split = Kit { split: true, labels: 2, ..turned };
        assert_eq!(split.numbered().0[..3], [vec![1], vec![3, 4, 5, 6, 7], vec![9, 10]]);
    }

    #[test]
    fn handouts_come_before_the_leaflet_with_the_backs_of_paper() {
        let kit = Kit { handouts: 2, ..KIT };
        assert_eq!(kit.numbered().0[2..], [vec![6, 7], vec![8, 9]]);
        let turned = Kit { sides: LONG, ..kit };
        assert_eq!((&turned.numbered().0[2..], turned.numbered().1), (&[vec![11, 13], vec![15, 16]][..], 16));
        // The file of paper has blank backs, too; the file of card has none.
        let split = Kit { split: true, ..turned };
        assert_eq!(split.numbered().0[1..], [vec![5, 6, 7], vec![8, 10], vec![12, 13]]);
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
        assert_eq!(split.numbered(), (vec![vec![1, 3], vec![5, 6, 7], vec![8, 9]], 9));
        let no_leaflet = Kit { leaflets: 0, sides: LONG, ..KIT };
        assert_eq!(no_leaflet.numbered(), (vec![vec![1, 2], vec![3, 4, 5]], 5));
    }
}
