//! The subject of the instructions: a game, and the plans of its set. All numbers and parts that the instructions name are taken
//! from it, and none is written into their text.

use crate::game::{Piece, Variant};
use crate::imposition::cut_plan::Element;
use crate::imposition::{
    BackOfBoard, ClassSheet, Component, LabelSheet, LeafletForm, LeafletPlan, Matter, Plan, Settings, Shared,
    Sheet, Sides, TokenShape,
};
use crate::instructions::facts::cut_line::LineTones;
use crate::product::form::Form;

/// A game, and the plans of its set.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    /// The game.
    pub variant: &'a Variant,
    /// Other side of the board. `None`: that side stays blank.
    pub back: Option<&'a BackOfBoard>,
    /// The program's version.
    pub version: &'a str,
    /// The plan of this kit.
    pub plan: &'a Plan,
    /// The plan of the whole set, for a kit that has only the parts with words, in a further language. `None`: this kit is the
    /// whole set.
    pub host: Option<&'a Plan>,
    /// Lines along which discs are cut out, each kind once. Empty: no disc has one.
    pub lines: &'a [LineTones],
}

impl<'a> Subject<'a> {
    /// Returns the plan of the kit with the board and the pieces.
    #[must_use]
    pub fn whole(&self) -> &'a Plan {
        self.host.unwrap_or(self.plan)
    }

    /// Returns the plan of another kit that has the board or the pieces. `None`: they are here, or nowhere.
    #[must_use]
    pub fn elsewhere(&self) -> Option<&'a Plan> {
        let has_any = |plan: &&Plan| [Component::Board, Component::Pieces].iter().any(|part| plan.has(*part));
        self.host.filter(has_any)
    }

    /// Returns the choices of the user for this kit.
    #[must_use]
    pub const fn settings(&self) -> &'a Settings {
        &self.plan.settings
    }

    /// Returns the number of sets; a set has all that two players need.
    #[must_use]
    pub fn sets(&self) -> usize {
        usize::from(self.plan.settings.sets)
    }

    /// Returns whether the board is printed, in parts or as a poster.
    #[must_use]
    pub fn has_board(&self) -> bool {
        self.whole().has(Component::Board)
    }

    /// Returns the printed other side of the board, on which nothing may be written or glued. `None`: that side is blank.
    #[must_use]
    pub fn other_side(&self) -> Option<&'a BackOfBoard> {
        self.back.filter(|_| self.whole().has_other_side())
    }

    /// Returns the cut sheets with a printed second side, and the cut sheets without one.
    #[must_use]
    pub fn two_sided(&self) -> (Vec<&'a Sheet>, Vec<&'a Sheet>) {
        self.whole().cut_sheets().partition(|sheet| sheet.back.is_some())
    }

    /// Returns whether a board is joined from parts.
    #[must_use]
    pub fn joins(&self) -> bool {
        self.whole().cut_parts() > 1
    }

    /// Returns whether a board is cut out at home.
    #[must_use]
    pub fn cuts_board(&self) -> bool {
        self.whole().cut_parts() > 0
    }

    /// Returns the sheet that a pair of pupils cuts. `None`: the kit is not for a class.
    #[must_use]
    pub fn class(&self) -> Option<ClassSheet> {
        self.whole().measures.class
    }

    /// Returns whether pieces are printed with this set.
    #[must_use]
    pub fn has_pieces(&self) -> bool {
        !self.whole().kinds().is_empty()
    }

    /// Returns whether the pieces are square.
    #[must_use]
    pub fn has_squares(&self) -> bool {
        self.whole().settings.token == TokenShape::Square
    }

    /// Returns whether the pieces are folded over and have a back.
    #[must_use]
    pub fn folds_pieces(&self) -> bool {
        self.cuts_pieces() && self.whole().settings.two_sided
    }

    /// Returns the number of spare pieces, of all sets.
    #[must_use]
    pub fn spares(&self) -> usize {
        if self.has_pieces() { self.whole().cut.spares() } else { 0 }
    }

    /// Returns the kinds of label sheet that are used, in the order of the pages.
    #[must_use]
    pub fn label_kinds(&self) -> Vec<LabelSheet> {
        let mut kinds: Vec<LabelSheet> =
            self.whole().label_sheets().filter_map(|sheet| sheet.labels).collect();
        kinds.dedup();
        kinds
    }

    /// Returns the numbers of the pages of one kind of label sheet.
    #[must_use]
    pub fn label_pages(&self, kind: LabelSheet) -> Vec<usize> {
        numbers(self.whole().label_sheets().filter(|sheet| sheet.labels == Some(kind)))
    }

    /// Returns the number of pieces of each kind in a set that are cut from card, without spare ones.
    fn on_card(&self) -> impl Iterator<Item = (Piece, usize)> {
        let whole = self.whole();
        let labels = self.label_kinds();
        let is_labelled = move |piece| whole.label_sheet(piece).is_some_and(|sheet| labels.contains(&sheet));
        whole.kinds().into_iter().filter(move |(piece, _)| !is_labelled(*piece))
    }

    /// Returns whether any piece for which `is` is true is cut from card, not printed on labels.
    #[must_use]
    pub fn cuts_piece(&self, is: impl Fn(Piece) -> bool) -> bool {
        self.on_card().any(|(piece, _)| is(piece))
    }

    /// Returns whether pieces are cut from card.
    #[must_use]
    pub fn cuts_pieces(&self) -> bool {
        self.cuts_piece(|_| true)
    }

    /// Returns one set of pieces for several games, in the words of this kit. `None`: each game has its own.
    #[must_use]
    pub fn shared(&self) -> Option<&'a Shared> {
        // With a game on the other side of the board, the names of the games are in this kit's language: its own plan has them.
        let plan = if self.back.is_some() { self.plan } else { self.whole() };
        plan.shared.as_ref()
    }

    /// Returns the components with inserts, and how many inserts of each are in a set. If `are_cards`: the cards, which are
    /// folded, glued and perhaps laminated; else the other inserts, which stay thin.
    pub(in crate::instructions) fn inserts_that(
        &self,
        are_cards: bool,
    ) -> impl Iterator<Item = (Component, usize)> {
        let is = move |component: Component| match &component.product().form {
            Form::Insert(form) => form.laminated == are_cards,
            _ => false,
        };
        self.plan.insert_counts().into_iter().filter(move |(component, _)| is(*component))
    }

    /// Returns whether cards are cut out, folded and glued.
    #[must_use]
    pub fn folds_cards(&self) -> bool {
        self.class().is_none() && self.inserts_that(true).next().is_some()
    }

    /// Returns whether there are inserts that are not cards.
    #[must_use]
    pub(in crate::instructions) fn has_sheets(&self) -> bool {
        self.inserts_that(false).next().is_some()
    }

    /// Returns whether anything is cut from card.
    #[must_use]
    pub fn cuts(&self) -> bool {
        self.cuts_board() || self.cuts_pieces() || self.folds_cards() || self.has_sheets()
    }

    /// Returns whether leaflets are cut out of larger paper before they are folded.
    #[must_use]
    pub fn cuts_leaflet(&self) -> bool {
        let form = self.plan.leaflet.as_ref().map(|leaflet| leaflet.form);
        matches!(form, Some(LeafletForm::CutOut | LeafletForm::Pair))
    }

    /// Returns whether there are folded leaflets.
    #[must_use]
    pub fn folds_leaflet(&self) -> bool {
        self.plan.leaflet.as_ref().is_some_and(LeafletPlan::is_folded)
    }

    /// Returns the way to print both sides of a sheet; [`Sides::Single`] if no sheet has two.
    #[must_use]
    pub fn sides(&self) -> Sides {
        let is_double = self.double_sheets().next().is_some() || self.other_side().is_some();
        if is_double { self.settings().sides } else { Sides::Single }
    }

    /// Returns the sheets of words with two sides.
    pub(in crate::instructions) fn double_sheets(&self) -> impl Iterator<Item = &'a Sheet> {
        self.plan.sheets_of(|matter| !matches!(matter, Matter::Cut(_))).filter(|sheet| sheet.back.is_some())
    }

    /// Returns the sheets of handouts, with one side or with two.
    pub(in crate::instructions) fn handouts(&self, are_double: bool) -> Vec<&'a Sheet> {
        let all = self.plan.sheets_of(|matter| matches!(matter, Matter::Handout { .. }));
        all.filter(|sheet| sheet.back.is_some() == are_double).collect()
    }

    /// Returns the sheets of paper of the leaflets.
    #[must_use]
    pub fn leaflets(&self) -> Vec<&'a Sheet> {
        self.plan.sheets_of(|matter| matches!(matter, Matter::Leaflet(_))).collect()
    }

    /// Returns the numbers of the pages of card with pieces.
    #[must_use]
    pub fn piece_pages(&self) -> Vec<usize> {
        numbers(self.whole().cut_sheets_with(|element| matches!(element, Element::Disc { .. })))
    }

    /// Returns the numbers of the pages with spare pieces, on card and on labels.
    #[must_use]
    pub fn spare_pages(&self) -> [Vec<usize>; 2] {
        let whole = self.whole();
        let is_spare = |element: Element| matches!(element, Element::Disc { spare: true, .. });
        let labels = whole.label_sheets().zip(&whole.cut.labels);
        let labels = labels.filter(|(_, page)| page.placed.iter().any(|placed| is_spare(placed.element)));
        [numbers(whole.cut_sheets_with(is_spare)), numbers(labels.map(|(sheet, _)| sheet))]
    }

    /// Returns the numbers of the pages of story and instructions.
    #[must_use]
    pub fn reading_pages(&self) -> Vec<usize> {
        numbers(self.plan.sheets_of(|matter| matches!(matter, Matter::Reading(_))))
    }

    /// Returns the numbers of all pages of this kit that are cut, without labels. Empty: nothing of it is cut.
    #[must_use]
    pub fn card_pages(&self) -> Vec<usize> {
        if self.cuts() { numbers(self.plan.cut_sheets()) } else { Vec::new() }
    }
}

/// Returns the numbers of the first sides of sheets.
pub(in crate::instructions) fn numbers<'a>(sheets: impl IntoIterator<Item = &'a Sheet>) -> Vec<usize> {
    sheets.into_iter().map(|sheet| sheet.front.number).collect()
}

/// Returns the numbers of the first and the second sides of sheets with two.
pub(in crate::instructions) fn sides<'a>(
    sheets: impl IntoIterator<Item = &'a Sheet>,
) -> (Vec<usize>, Vec<usize>) {
    sheets.into_iter().filter_map(Sheet::pair).unzip()
}
