//! Summary of what a kit takes: its pages, cuts and minutes, known before a sheet is used.

use crate::game::{Cut, Piece, Told};
use crate::imposition::cutting::{BoardPart, Trim};
use crate::imposition::plan::{Element, Group, Placed};
use crate::imposition::{Component, Job, LabelSheet, Media, Numbering, Settings};
use crate::kit::product::Form;
use crate::scene::Flip;
use crate::sheets::cuts::{Cuts, Minutes, ShareOfSet, has_poster};
use crate::sheets::set::Set;
use crate::units::Length;
use std::cmp::Ordering;

/// Numbers that tell what a kit takes.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// Page numbers of the file.
    pub pages: Numbering,
    /// Cut of the board.
    pub cut: Cut,
    /// Size of the board, with its frame.
    pub trim: Trim,
    /// Frame that the board would have with the usual bleed and margins and only the components that are printed by default.
    /// `None`: that frame is no wider.
    pub usual_frame: Option<Length>,
    /// Material and number of the first page with pieces. `None`: no page has pieces.
    pub pieces: Option<(Media, usize)>,
    /// Pages of the leaflet.
    pub leaflet: usize,
    /// Paragraphs of the variant for which the leaflet has no room.
    pub left_out: Vec<Told>,
    /// Edge over which the leaflet's sheets are turned. `None`: there is no leaflet.
    pub flip: Option<Flip>,
    /// Size of the leaflet's text, in points.
    pub text: f64,
    /// Every page with something on it.
    pub planned: Vec<PlannedPage>,
    /// Number of cuts, folds and joins.
    pub cuts: Cuts,
    /// Minutes that everything takes, in each way of making the set.
    pub minutes: Minutes,
    /// Share of the work that one set takes.
    pub share: ShareOfSet,
}

impl Summary {
    /// The summary of a kit without pages: one for a laser alone.
    pub(crate) fn of_nothing(job: &Job<'_>) -> Self {
        let Settings { sides, split, .. } = *job.settings;
        Self {
            pages: Numbering {
                story: 0,
                cut: 0,
                cut_behind: 0,
                labels: 0,
                handouts: 0,
                double_handouts: 0,
                leaflets: 0,
                sides,
                split,
            },
            cut: job.measures.cut,
            trim: Trim {
                squares: job.variant.setup.board.size(),
                cell: job.measures.cell,
                frame: Length::ZERO,
            },
            usual_frame: None,
            pieces: None,
            leaflet: 0,
            left_out: Vec::new(),
            flip: None,
            text: 0.0,
            planned: Vec::new(),
            cuts: Cuts::default(),
            minutes: Minutes::default(),
            share: ShareOfSet::default(),
        }
    }
}

/// A page with something on it.
#[derive(Clone, Debug, PartialEq)]
pub struct PlannedPage {
    /// Number in the set, as it is printed; for a poster or a wall page the place in its file.
    pub number: usize,
    /// Material that it is printed on.
    pub media: Media,
    /// Side of its sheet.
    pub side: Side,
    /// Contents of the page.
    pub parts: Vec<Contents>,
    /// Sheet of labels that it is printed on. `None`: it is no page of labels.
    pub labels: Option<LabelSheet>,
    /// Number of its kind: the same for pages that differ only in the number of the set, as most pages of a hundred sets do;
    /// counted from 0 in the order of the pages.
    pub kind: usize,
}

/// Key of a kind of page: pages with equal keys differ only in the number of the set.
#[derive(PartialEq)]
enum PageKind {
    /// A page without its like, by its number.
    Single(usize),
    /// A sheet that is cut or a sheet of labels: its elements and their places, whatever the set.
    Laid(Option<LabelSheet>, Vec<Placed>),
    /// The handout on the back of a sheet that is cut.
    Behind,
    /// The other side of the board, by the parts that lie on the sheet, whatever the set.
    OtherSide(Vec<Placed>),
    /// A side of a handout, by the handout's place among the handouts of a set.
    Handout(usize, Side),
    /// A side of a leaflet's sheet, by the sheet's place in the leaflet.
    Leaflet(usize, Side),
    /// The poster with the whole board.
    Poster,
    /// A wall page, by its place among the wall pages.
    Wall(usize),
}

/// A side of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The only side that is printed.
    Only,
    /// The first of two.
    First,
    /// The second of two.
    Second,
}

/// Number of one component on a page, such as 12 defenders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contents {
    /// The component.
    pub component: Component,
    /// Exact kind, where the component alone does not tell it.
    pub detail: Detail,
    /// Number of them.
    pub count: usize,
}

impl Contents {
    /// Counts the things of each kind, in the order of the components.
    pub(crate) fn counted(things: impl Iterator<Item = (Component, Detail)>) -> Vec<Self> {
        let mut found: Vec<Self> = Vec::new();
        for (component, detail) in things {
            match found.iter_mut().find(|content| (content.component, content.detail) == (component, detail))
            {
                Some(content) => content.count += 1,
                None => found.push(Self { component, detail, count: 1 }),
            }
        }
        // Parts of the board stay in the order of their numbers.
        let rank = |content: &Self| {
            (
                content.component,
                if let Detail::Squares(..) | Detail::OtherSide(..) = content.detail {
                    Detail::None
                } else {
                    content.detail
                },
            )
        };
        found.sort_by_key(rank);
        found
    }
}

/// Exact kind of a component on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    /// Nothing beyond the component.
    None,
    /// A part of the board; its columns and rows of squares.
    Squares(u8, u8),
    /// The other side of a part of the board; the columns and rows of squares of its front.
    OtherSide(u8, u8),
    /// Pieces of a kind that the game needs, by its place in the list of contents.
    Piece(ListedPiece),
    /// Spare pieces: more than the game needs.
    Spare,
}

/// Kind of piece, in the order in which contents are listed: the king's side first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListedPiece(pub Piece);

impl ListedPiece {
    const ORDER: [Piece; 5] =
        [Piece::King, Piece::Defender, Piece::Knight, Piece::Attacker, Piece::Commander];

    fn place(self) -> usize {
        Self::ORDER.iter().position(|piece| *piece == self.0).unwrap_or(Self::ORDER.len())
    }
}

impl PartialOrd for ListedPiece {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for ListedPiece {
    fn cmp(&self, other: &Self) -> Ordering {
        self.place().cmp(&other.place())
    }
}

/// Returns every page with something on it, by its number.
pub(crate) fn planned(set: Set<'_>, numbering: Numbering) -> Vec<PlannedPage> {
    let page = |number, media, side, parts| PlannedPage { number, media, side, parts, labels: None, kind: 0 };
    let once = |component| Contents { component, detail: Detail::None, count: 1 };
    let job = set.job;
    let mut pages = Vec::new();
    for nth in 0..numbering.story {
        let reading = Component::ALL.into_iter().filter(|part| matches!(part.product().form, Form::Reading));
        let parts = reading.filter(|part| job.settings.has(*part)).map(once).collect();
        let page = page(numbering.story_page(nth), Media::Paper, Side::Only, parts);
        pages.push((PageKind::Single(page.number), page));
    }
    for (nth, sheet) in set.plan.sheets.iter().enumerate() {
        let parts = contents(set, &sheet.placed);
        let side = if nth < set.backed() { Side::First } else { Side::Only };
        let front = page(numbering.cut_page(nth), Media::Card, side, parts);
        pages.push((PageKind::Laid(None, of_any_set(&sheet.placed)), front));
        if let Some(behind) = set.behind {
            let parts = vec![once(behind.component)];
            let back = page(numbering.cut_second(nth), Media::Card, Side::Second, parts);
            pages.push((PageKind::Behind, back));
        } else if nth < set.backed() {
            let boards: Vec<Placed> = sheet
                .placed
                .iter()
                .filter(|thing| matches!(thing.element, Element::Board { .. }))
                .copied()
                .collect();
            let parts = Contents::counted(boards.iter().filter_map(|thing| {
                let (component, detail) = what(set, thing)?;
                let Detail::Squares(columns, rows) = detail else { return None };
                Some((component, Detail::OtherSide(columns, rows)))
            }));
            let back = page(numbering.cut_second(nth), Media::Card, Side::Second, parts);
            pages.push((PageKind::OtherSide(of_any_set(&boards)), back));
        }
    }
    for (nth, sheet) in set.plan.labels.iter().enumerate() {
        let parts = contents(set, &sheet.placed);
        let labels = page(numbering.label_page(nth), Media::Labels, Side::Only, parts);
        let page = PlannedPage { labels: Some(sheet.sheet), ..labels };
        pages.push((PageKind::Laid(page.labels, of_any_set(&sheet.placed)), page));
    }
    for (nth, (_, of_set)) in set.handout_order().into_iter().enumerate() {
        for (number, side) in handout_sides(set, numbering, nth, of_set) {
            let page = page(number, Media::Paper, side, vec![once(set.handouts[of_set].component)]);
            pages.push((PageKind::Handout(of_set, side), page));
        }
    }
    let of_a_set = (numbering.leaflets / usize::from(job.settings.sets)).max(1);
    for nth in 0..numbering.leaflets {
        for (number, side) in
            [(numbering.leaflet_first(nth), Side::First), (numbering.leaflet_second(nth), Side::Second)]
        {
            let page = page(number, Media::Paper, side, vec![once(Component::Leaflet)]);
            pages.push((PageKind::Leaflet(nth % of_a_set, side), page));
        }
    }
    if has_poster(set) {
        let size = job.variant.setup.board.size();
        let board = Contents { component: Component::Board, detail: Detail::Squares(size, size), count: 1 };
        pages.push((PageKind::Poster, page(1, Media::Poster, Side::Only, vec![board])));
    }
    for (nth, handout) in set.wall.iter().enumerate() {
        let page = page(nth + 1, Media::Wall, Side::Only, vec![once(handout.component)]);
        pages.push((PageKind::Wall(nth), page));
    }
    // Posters and wall pages are numbered apart, and come last.
    let is_apart = |page: &PlannedPage| matches!(page.media, Media::Poster | Media::Wall);
    pages.sort_by_key(|(_, page)| (is_apart(page), page.number));
    let mut kinds: Vec<PageKind> = Vec::new();
    let numbered = |(kind, page): (PageKind, PlannedPage)| {
        let known = kinds.iter().position(|known| *known == kind);
        let kind = known.unwrap_or_else(|| {
            kinds.push(kind);
            kinds.len() - 1
        });
        PlannedPage { kind, ..page }
    };
    pages.into_iter().map(numbered).collect()
}

/// Returns the sides of the `nth` handout of all sets, which is number `of_set` in its own set, with their page numbers.
pub(crate) fn handout_sides(
    set: Set<'_>,
    numbering: Numbering,
    nth: usize,
    of_set: usize,
) -> Vec<(usize, Side)> {
    if set.handouts[of_set].back.is_none() {
        return vec![(numbering.handout_page(nth), Side::Only)];
    }
    // Handouts with one side come before.
    let nth = nth - numbering.handouts;
    vec![(numbering.handout_first(nth), Side::First), (numbering.handout_second(nth), Side::Second)]
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

/// Returns the contents of a sheet, in the order of the components.
fn contents(set: Set<'_>, placed: &[Placed]) -> Vec<Contents> {
    Contents::counted(placed.iter().filter_map(|placed| what(set, placed)))
}

fn what(set: Set<'_>, placed: &Placed) -> Option<(Component, Detail)> {
    Some(match placed.element {
        Element::Board { part, .. } => {
            let BoardPart { columns, rows, .. } = *set.plan.parts.get(part)?;
            (Component::Board, Detail::Squares(columns, rows))
        }
        Element::Disc { spare: true, .. } => (Component::Pieces, Detail::Spare),
        Element::Disc { piece, .. } => (Component::Pieces, Detail::Piece(ListedPiece(piece))),
        Element::Insert { index, .. } => (set.inserts.get(index)?.component, Detail::None),
        Element::Caption(_) | Element::Backs | Element::SlugLine(_) => return None,
    })
}
