//! Titles of the instructions that depend on the steps: the steps have them as headings, and other sentences name them.

use super::facts::{Facts, LeafletFacts};

/// Returns the id of the title of the steps of cutting, joining and folding. `None`: there are no steps.
pub(super) fn making(facts: &Facts) -> Option<&'static str> {
    let folds = facts.folds_cards()
        || facts.leaflet.as_ref().is_some_and(LeafletFacts::is_folded)
        || facts.pieces.as_ref().is_some_and(|pieces| pieces.two_sided && pieces.on_card() > 0);
    match (facts.cuts(), facts.joins(), folds) {
        (_, true, true) => Some("assembly-cut-title"),
        (_, true, false) => Some("assembly-cut-join-title"),
        (true, false, true) => Some("assembly-cut-fold-title"),
        (true, false, false) => Some("assembly-cut-only-title"),
        (false, false, _) => facts.leaflet.is_some().then_some("assembly-leaflet-title"),
    }
}
