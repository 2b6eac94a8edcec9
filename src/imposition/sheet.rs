//! The sheets of a kit, with what is on their sides.

use super::contents::Contents;
use super::cut_plan::{CutSheet, Element, Group, LabelPage, Placed};
use super::settings::{LabelSheet, Media};
use crate::product::component::Component;

/// A sheet as it goes through the printer.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
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
#[non_exhaustive]
pub enum Matter {
    /// A page of story and instructions, by its place among them.
    Reading(usize),
    /// Parts that are cut, by the place of the sheet in `CutPlan::sheets`.
    Cut(usize),
    /// Pieces on labels, by the place of the sheet in `CutPlan::labels`.
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

/// How the paper of a sheet lies before its reader.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PaperLay {
    /// Whether it is wider than high, so that it is turned over its short edge like the page of a book.
    pub is_across: bool,
    /// Where it is folded across its width, as shares of the width from the left.
    pub folds: &'static [f64],
}

/// A side of a sheet with something on it.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SheetSide {
    /// Its place in its file, counted from 1, as it is printed.
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
#[non_exhaustive]
pub struct PlannedPage<'a> {
    /// Its sheet.
    pub sheet: &'a Sheet,
    /// Side of the sheet.
    pub side: Side,
    /// Its place in its file, counted from 1, as it is printed.
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

/// Returns the elements of a sheet as if all of them belonged to the first set.
fn of_any_set(placed: &[Placed]) -> Vec<Placed> {
    let of_first = |placed: &Placed| {
        let element = match placed.element {
            Element::Board { part, .. } => Element::Board { part, set: 1 },
            Element::Insert { index, set: Some(_), is_card } => {
                Element::Insert { index, set: Some(1), is_card }
            }
            Element::Disc { piece, spare, .. } => Element::Disc { piece, spare, set: 1, nth: 0 },
            Element::Caption(Group::Set(_)) => Element::Caption(Group::Set(1)),
            Element::Caption(Group::MoreOfSet(_)) => Element::Caption(Group::MoreOfSet(1)),
            other => other,
        };
        Placed { element, ..*placed }
    };
    placed.iter().map(of_first).collect()
}
