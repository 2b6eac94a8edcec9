//! The plan of a kit: everything that is printed, as one list of sheets. Page numbers, files, pages that a sentence names, cuts
//! and minutes are worked out from it.

use super::contents::{Contents, Detail, listed};
use super::cut_plan::{CutPlan, Element, FlatInsert};
use super::leaflet::LeafletPlan;
use super::measures::Measures;
use super::order::{Order, Shared};
use super::sequence::{PageCounts, name, number};
use super::settings::{LabelSheet, Media, Settings};
use super::sheet::{Matter, PaperLay, PlannedPage, Sheet, SheetStack};
use crate::game::Piece;
use crate::imposition::cutting::Trim;
use crate::product::component::Component;
use crate::product::form::Form;
use crate::scene::Flip;
use crate::units::Length;

/// Plan of a kit.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Plan {
    /// Beginning of the names of its files.
    pub stem: String,
    /// Choices of the user.
    pub settings: Settings,
    /// Measures of board and pieces.
    pub measures: Measures,
    /// Number of pieces of each kind in a set that are printed with it, in the order of [`Piece::ALL`], without spare ones.
    pub pieces: [usize; Piece::ALL.len()],
    /// Pieces that serve several games. `None`: the game has its own.
    pub shared: Option<Shared>,
    /// Everything that is cut, with its places.
    pub cut: CutPlan,
    /// Inserts of one set, including those that all sets share.
    pub inserts: Vec<FlatInsert>,
    /// Handouts of one set, including those that all sets share, and the pages for the wall.
    pub handouts: Vec<PlannedHandout>,
    /// The rules leaflet. `None`: there is none.
    pub leaflet: Option<LeafletPlan>,
    /// All sheets, in the order of printing.
    pub sheets: Vec<Sheet>,
    /// Number of pages of each file, which are numbered together; blank backs are included.
    pub totals: PageCounts,
}

/// A handout of one set, or one that all sets share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PlannedHandout {
    /// Component that it belongs to.
    pub component: Component,
    /// Whether it has two sides.
    pub is_double: bool,
    /// Whether it hangs on the wall, on paper of its own.
    pub is_hung: bool,
}

/// Things that are printed and not cut, beside story and instructions.
#[derive(Clone, Debug, Default)]
pub struct Uncut {
    /// Handouts of one set, and the pages for the wall.
    pub handouts: Vec<PlannedHandout>,
    /// Handout that is printed behind each sheet that is cut. `None`: none is.
    pub behind: Option<Component>,
    /// The rules leaflet. `None`: there is none.
    pub leaflet: Option<LeafletPlan>,
}

impl Plan {
    /// Makes the plan of a kit without pages of story and instructions; [`Plan::with_reading`] adds them once their number is
    /// known.
    #[must_use]
    pub fn new(order: &Order, cut: CutPlan, inserts: Vec<FlatInsert>, uncut: Uncut) -> Self {
        let Uncut { handouts, behind, leaflet } = uncut;
        let plan = Self { cut, inserts, handouts, leaflet, ..Self::of_nothing(order) };
        let sheets = plan.listed(behind, order.back.as_ref().is_some());
        Self { sheets, ..plan }.with_reading(0)
    }

    /// Returns the plan of a kit without pages: one for a laser alone.
    #[must_use]
    pub fn of_nothing(order: &Order) -> Self {
        let (cell, squares) = (order.measures.cell, order.variant.setup.board.size());
        let cut = CutPlan {
            cut: order.measures.cut,
            trim: Trim { squares, cell, frame: Length::ZERO },
            parts: Vec::new(),
            seams: Vec::new(),
            sheets: Vec::new(),
            labels: Vec::new(),
        };
        Self {
            stem: order.stem.clone(),
            settings: order.settings.clone(),
            measures: order.measures,
            pieces: std::array::from_fn(|nth| order.count(Piece::ALL[nth])),
            shared: order.shared.clone(),
            cut,
            inserts: Vec::new(),
            handouts: Vec::new(),
            leaflet: None,
            sheets: Vec::new(),
            totals: PageCounts::new(),
        }
    }

    /// Returns the plan with this number of pages of story and instructions, which come first.
    #[must_use]
    pub fn with_reading(mut self, count: usize) -> Self {
        let is_reading = |sheet: &Sheet| matches!(sheet.matter, Matter::Reading(_));
        let first = Component::ALL.into_iter().filter(|part| matches!(part.product().form, Form::Reading));
        let parts: Vec<Contents> =
            first.filter(|part| self.settings.has(*part)).map(Contents::once).collect();
        self.sheets.retain(|sheet| !is_reading(sheet));
        let kinds = self.sheets.iter().flat_map(Sheet::pages).map(|page| page.kind + 1).max().unwrap_or(0);
        let reading = (0..count).map(|nth| Sheet::reading(nth, parts.clone(), kinds + nth));
        self.sheets.splice(0..0, reading);
        self.totals = number(&mut self.sheets, self.settings.sides, self.settings.split);
        self
    }

    /// Lists the sheets in the order of printing.
    fn listed(&self, behind: Option<Component>, has_other_side: bool) -> Vec<Sheet> {
        let mut stack = SheetStack::default();
        let has_other_side = has_other_side && self.settings.has(Component::Board) && !self.has_poster();
        // The sheets of the board are the first ones.
        let is_board = |element: Element| matches!(element, Element::Board { .. });
        let boards = self.cut.sheets_with(is_board);
        for (nth, sheet) in self.cut.sheets.iter().enumerate() {
            let back = match behind {
                Some(component) => Some(vec![Contents::once(component)]),
                None if has_other_side && boards.get(nth) == Some(&nth) => {
                    Some(Contents::behind(&sheet.placed, &self.cut))
                }
                None => None,
            };
            stack.push_cut(nth, sheet, Contents::placed(&sheet.placed, &self.cut, &self.inserts), back);
        }
        for (nth, page) in self.cut.labels.iter().enumerate() {
            stack.push_labels(nth, page, Contents::placed(&page.placed, &self.cut, &self.inserts));
        }
        for (set, place) in self.handout_order() {
            let PlannedHandout { component, is_double, .. } = self.handouts[place];
            let like = Matter::Handout { place, set: None };
            stack.push_pages(Matter::Handout { place, set }, like, component, is_double);
        }
        if let Some(leaflet) = &self.leaflet {
            let of_a_set = (leaflet.papers / usize::from(self.settings.sets)).max(1);
            for nth in 0..leaflet.papers {
                let like = Matter::Leaflet(nth % of_a_set);
                stack.push_pages(Matter::Leaflet(nth), like, Component::Leaflet, true);
            }
        }
        for (nth, handout) in self.handouts.iter().filter(|handout| handout.is_hung).enumerate() {
            stack.push(Matter::Wall(nth), Media::Wall, vec![Contents::once(handout.component)]);
        }
        if self.has_poster() {
            let size = self.cut.trim.squares;
            let board =
                Contents { component: Component::Board, detail: Detail::Squares(size, size), count: 1 };
            stack.push(Matter::Poster, Media::Poster, vec![board]);
        }
        stack.finish()
    }

    /// Returns the order in which the handouts of all sets are printed: each with its set, counted from 1, and its place among
    /// the handouts of one set. Set `None`: all sets share it. Handouts with one side come first; in each group the shared ones,
    /// then one set after another.
    fn handout_order(&self) -> Vec<(Option<u16>, usize)> {
        let of = |is_double: bool| {
            let is_here = move |handout: &PlannedHandout| !handout.is_hung && handout.is_double == is_double;
            let here = (0..self.handouts.len()).filter(move |&nth| is_here(&self.handouts[nth]));
            let (once, each): (Vec<usize>, Vec<usize>) =
                here.partition(|&nth| self.handouts[nth].component.is_once());
            let of_sets = (1..=self.settings.sets)
                .flat_map(move |set| each.clone().into_iter().map(move |nth| (Some(set), nth)));
            once.into_iter().map(|nth| (None, nth)).chain(of_sets)
        };
        of(false).chain(of(true)).collect()
    }

    /// Returns all pages with something on them, file by file in the order of their numbers; posters and pages for the wall come
    /// last.
    #[must_use]
    pub fn pages(&self) -> Vec<PlannedPage<'_>> {
        let mut pages: Vec<PlannedPage<'_>> = self.sheets.iter().flat_map(Sheet::pages).collect();
        pages.sort_by_key(|page| (page.media.is_apart(), page.media.file(self.settings.split), page.number));
        pages
    }

    /// Returns the number of pages of the file that has the sheets of a material, blank backs included.
    #[must_use]
    pub fn total(&self, media: Media) -> usize {
        self.totals.get(&media.file(self.settings.split)).copied().unwrap_or_default()
    }

    /// Returns the sheets with this kind of matter.
    pub fn sheets_of(&self, is: impl Fn(Matter) -> bool) -> impl Iterator<Item = &Sheet> {
        self.sheets.iter().filter(move |sheet| is(sheet.matter))
    }

    /// Returns the sheets that are cut.
    pub fn cut_sheets(&self) -> impl Iterator<Item = &Sheet> {
        self.sheets_of(|matter| matches!(matter, Matter::Cut(_)))
    }

    /// Returns the sheets that are cut and have an element for which `is` is true.
    pub fn cut_sheets_with(&self, is: impl Fn(Element) -> bool) -> impl Iterator<Item = &Sheet> {
        let with = self.cut.sheets_with(is);
        self.sheets_of(move |matter| matches!(matter, Matter::Cut(nth) if with.contains(&nth)))
    }

    /// Returns the sheets of labels.
    pub fn label_sheets(&self) -> impl Iterator<Item = &Sheet> {
        self.sheets_of(|matter| matches!(matter, Matter::Labels(_)))
    }

    /// Returns how the paper of a sheet lies before its reader.
    #[must_use]
    pub fn lay_of(&self, matter: Matter) -> PaperLay {
        match matter {
            Matter::Leaflet(_) => self.leaflet.as_ref().map_or_else(PaperLay::default, LeafletPlan::lay),
            Matter::Reading(_)
            | Matter::Cut(_)
            | Matter::Labels(_)
            | Matter::Handout { .. }
            | Matter::Wall(_)
            | Matter::Poster => PaperLay::default(),
        }
    }

    /// Returns whether a file begins with this sheet.
    #[must_use]
    pub fn begins_file(&self, sheet: &Sheet) -> bool {
        let is_there = |other: &&Sheet| other.file(self.settings.split) == sheet.file(self.settings.split);
        self.sheets.iter().find(is_there).is_some_and(|first| first.matter == sheet.matter)
    }

    /// Returns whether the whole board is on a page for a print shop.
    #[must_use]
    pub fn has_poster(&self) -> bool {
        self.settings.poster.is_some() && self.settings.has(Component::Board)
    }

    /// Returns whether something is printed on the other side of the board.
    #[must_use]
    pub fn has_other_side(&self) -> bool {
        let is_other_side = |part: &Contents| matches!(part.detail, Detail::OtherSide(..));
        self.sheets.iter().filter_map(|sheet| sheet.back.as_ref()).any(|b| b.parts.iter().any(is_other_side))
    }

    /// Returns medium and number of the first page with pieces. `None`: no page has any.
    #[must_use]
    pub fn first_with_pieces(&self) -> Option<(Media, usize)> {
        let is_disc = |element: Element| matches!(element, Element::Disc { .. });
        let sheet = self.cut_sheets_with(is_disc).next().or(self.label_sheets().next())?;
        Some((sheet.media, sheet.front.number))
    }

    /// Returns the edge over which sheets with two sides are turned. `None`: no sheet has two.
    #[must_use]
    pub fn flip(&self) -> Option<Flip> {
        let Self { settings, leaflet, .. } = self;
        let is_double = self.sheets.iter().any(|sheet| sheet.back.is_some());
        let usual = is_double.then(|| settings.sides.flip(settings.paper.size()));
        leaflet.as_ref().map(|leaflet| leaflet.flip).or(usual)
    }

    /// Returns the number of pieces of each kind in a set that are printed with it, in the order of lists of contents, without
    /// spare ones and without kinds that the set does not have.
    #[must_use]
    pub fn kinds(&self) -> Vec<(Piece, usize)> {
        listed(&self.pieces).into_iter().filter(|(_, count)| *count > 0).collect()
    }

    /// Returns whether a component is among the parts that are printed.
    #[must_use]
    pub fn has(&self, component: Component) -> bool {
        self.settings.has(component)
    }

    /// Returns the number of parts of the board that are cut out at home; 1 for a whole board, 0 without a board or with a
    /// poster.
    #[must_use]
    pub fn cut_parts(&self) -> usize {
        let is_cut = self.has(Component::Board) && self.settings.poster.is_none();
        if is_cut { self.cut.parts.len().max(1) } else { 0 }
    }

    /// Returns the label sheet on which a piece is printed. `None`: it is printed on card.
    #[must_use]
    pub fn label_sheet(&self, piece: Piece) -> Option<LabelSheet> {
        LabelSheet::nearest(&self.settings.labels, self.measures.disc(piece))
    }

    /// Returns the components of a set that are counted one by one, pages for the wall included, and how many inserts or pages
    /// each has.
    #[must_use]
    pub fn counts(&self) -> Vec<(Component, usize)> {
        let pages = |handout: &PlannedHandout| if handout.is_double { 2 } else { 1 };
        let count = |component: Component| match &component.product().form {
            Form::Insert(_) => {
                self.inserts.iter().filter(|insert| insert.component == Some(component)).count()
            }
            Form::Handout(_) => {
                self.handouts.iter().filter(|handout| handout.component == component).map(pages).sum()
            }
            // The instructions tell of these in sentences of their own.
            Form::Reading | Form::Squares | Form::Discs | Form::Pages => 0,
        };
        let all = Component::ALL.into_iter().map(|component| (component, count(component)));
        all.filter(|(_, count)| *count > 0).collect()
    }

    /// Returns the components with inserts in a set, and how many each has.
    #[must_use]
    pub fn insert_counts(&self) -> Vec<(Component, usize)> {
        let is_insert = |component: Component| matches!(component.product().form, Form::Insert(_));
        self.counts().into_iter().filter(|(component, _)| is_insert(*component)).collect()
    }

    /// Returns the name of the file for one material.
    #[must_use]
    pub fn file_name(&self, media: Media) -> String {
        format!("{}.pdf", name(Some(media), &self.stem))
    }

    /// Returns the name of the file in which the sheets of a material are.
    #[must_use]
    pub fn file_with(&self, media: Media) -> String {
        format!("{}.pdf", name(media.file(self.settings.split), &self.stem))
    }
}
