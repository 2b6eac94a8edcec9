//! Tests for the ways of making a set.

use super::facts::{Facts, PieceFacts};
use crate::theme::Ink;

/// Returns whether pieces can be cut from pages that are printed twice, on card of two colours.
pub(super) fn twice(facts: &Facts) -> bool {
    facts.cuts_pieces() && facts.labels().is_empty()
}

/// Returns whether stickers for wooden discs can be cut from the pages of pieces.
pub(super) fn discs(facts: &Facts) -> bool {
    let round = |pieces: &PieceFacts| !pieces.square && !pieces.two_sided && pieces.labels.is_empty();
    facts.laminate.is_none() && facts.cuts_pieces() && facts.pieces.as_ref().is_some_and(round)
}

/// Returns whether the set needs advice for a printer without colour.
pub(super) const fn mono(facts: &Facts) -> bool {
    matches!(facts.ink, Ink::Full | Ink::Low) && facts.pieces.is_some()
}

/// Returns whether anything is glued to thick card: the board, or pieces that are not folded over and so too thin.
pub(super) fn glues(facts: &Facts) -> bool {
    glues_board(facts) || glues_pieces(facts)
}

/// Returns whether the board is glued to thick card: not if its other side is printed, too.
pub(super) fn glues_board(facts: &Facts) -> bool {
    facts.cuts_board() && !facts.has_other_side()
}

/// Returns whether pieces are glued to thick card.
pub(super) fn glues_pieces(facts: &Facts) -> bool {
    facts.cuts_pieces() && facts.pieces.as_ref().is_some_and(|pieces| !pieces.two_sided)
}

/// Returns whether anything can be laminated in pouches.
pub(super) fn films(facts: &Facts) -> bool {
    facts.cuts_board() || facts.cuts_pieces() || facts.folds_cards()
}
