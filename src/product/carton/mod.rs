//! The box: two sheets of card that fold without glue, the band around the board, and the page that shows how.
//!
//! The first sheet is the **tray**: a floor with two ends, each of which is folded over and so has two layers with a pocket
//! between them, and two low walls, the linings. The second, the **cover**, goes around it crosswise like a belt: base,
//! back, lid, front, and a flap that slips between the two floors. Back and front have a tab at each side, which swings into
//! the pocket of the end beside it, so that every corner is locked. The linings stand against the inner layers of the ends
//! and keep them from opening.
//!
//! One model serves all: `measures` from what lies inside (`contents`), the flat `net` with its panels and hinges from the
//! measures, and from the net the blanks that are cut, the places of the `faces`, and, folded by `fold`, the drawings of the
//! folding `page`, which `view` projects. `band` is the strip of paper around the board.

mod band;
mod contents;
mod faces;
mod fold;
mod measures;
mod net;
mod page;
mod view;

use super::form::{Blank, ComponentWords, Copies, Form, HandoutForm, InsertForm, Making, Product};
use crate::explain::ExplainError;
use crate::layout::Content;
use crate::layout::compose::Composer;
use crate::theme::Slot;

pub use contents::{BoxContents, Lying};
pub use measures::{CARD, CartonMeasures, SLACK};

/// The two sheets of the box.
pub(super) const BOX: Product = Product {
    name: "box",
    comes_with: None,
    form: Form::Insert(InsertForm { slots: &[Slot::BoxFace], folds_leaflet: true, ..InsertForm::of(sheets) }),
    words: ComponentWords {
        one: "box-sheet",
        plan: ["sheet of the box", "sheets of the box"],
        variable: Some("box-sheets"),
        label: Some("part-box"),
        named: None,
        tally: Some("tally-box"),
        total: Some("total-box"),
        // It is cut along its outline, which is drawn, as the step of its own tells.
        cut: None,
        thin: Some("thing-the-box"),
        kept_out: Some("thing-box"),
        step: Some("assembly-box"),
        keeps: Some("store-box"),
    },
};

/// The band around the parts of the board.
pub(super) const BAND: Product = Product {
    name: "box-band",
    comes_with: Some("box"),
    form: Form::Insert(InsertForm::of(band::strips)),
    words: ComponentWords {
        one: "band",
        plan: ["strip of the band for the board", "strips of the band for the board"],
        variable: Some("band-strips"),
        label: Some("part-band"),
        tally: Some("tally-band"),
        total: Some("total-band"),
        thin: Some("thing-the-band"),
        kept_out: Some("thing-band"),
        step: Some("assembly-band"),
        ..ComponentWords::NONE
    },
};

/// Page that shows how the box is folded.
pub(super) const PAGE: Product = Product {
    name: "box-page",
    comes_with: Some("box"),
    form: Form::Handout(HandoutForm { copies: Copies::Kit, ..HandoutForm::of(page::pages) }),
    words: ComponentWords {
        one: "folding",
        plan: ["folding page", "folding pages"],
        label: Some("part-folding"),
        named: Some("outline-folding"),
        total: Some("total-folding"),
        ..ComponentWords::NONE
    },
};

/// Draws the tray and the cover.
fn sheets(composer: &mut Composer<'_>, making: Making<'_>) -> Result<Vec<(Blank, Content)>, ExplainError> {
    let contents = contents::of_set(composer, making)?;
    let measures = CartonMeasures::of(&contents, making.sheet);
    faces::sheets(composer, making, &contents, &measures)
}
