//! Titles of the instructions that depend on the steps: the steps have them as headings, and other sentences name them.

use crate::instructions::facts::subject::Subject;

/// Returns the id of the title of the steps of cutting, joining and folding. `None`: there are no steps.
pub(in crate::instructions) fn making(subject: Subject<'_>) -> Option<&'static str> {
    let folds = subject.folds_cards() || subject.folds_leaflet() || subject.folds_pieces();
    match (subject.cuts(), subject.joins(), folds) {
        (_, true, true) => Some("assembly-cut-title"),
        (_, true, false) => Some("assembly-cut-join-title"),
        (true, false, true) => Some("assembly-cut-fold-title"),
        (true, false, false) => Some("assembly-cut-only-title"),
        (false, false, _) => subject.plan.leaflet.is_some().then_some("assembly-leaflet-title"),
    }
}
