//! The pieces: discs, squares, labels, backs, spares, measured in written files or in the plan.

mod cut_lines;
mod labels;
mod made;
mod several;
mod squares;

use crate::library;
use crate::order;
use tafl_print::game::{Piece, Variant};
use tafl_print::imposition::cut_plan::{CutPlan, Element, Placed, plan};
use tafl_print::imposition::{Component, Settings, SheetError};

/// Settings for the pieces alone.
fn pieces() -> Settings {
    Settings { parts: [Component::Pieces].into(), ..Settings::default() }
}

/// The plan of a game's pieces.
fn planned(variant: Variant, settings: Settings) -> Result<CutPlan, SheetError> {
    plan(&order::bare(variant, library::jorvik(), settings).measured()?, &[])
}

/// All pieces of a plan, on card and on labels.
fn discs(plan: &CutPlan) -> Vec<Placed> {
    let card = plan.sheets.iter().flat_map(|sheet| &sheet.placed);
    let labels = plan.labels.iter().flat_map(|page| &page.placed);
    card.chain(labels).filter(|placed| matches!(placed.element, Element::Disc { .. })).copied().collect()
}

/// How many spare pieces of a kind there are.
fn spares(plan: &CutPlan, kind: Piece) -> usize {
    let is = |placed: &&Placed| matches!(placed.element, Element::Disc { piece, spare: true, .. } if piece == kind);
    discs(plan).iter().filter(is).count()
}

/// What a refusal says.
fn refusal(settings: Settings) -> String {
    planned(library::york(), settings).expect_err("it can't be made").to_string()
}
