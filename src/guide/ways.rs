//! Which ways of making it a set has.

use super::facts::{Facts, PieceFacts};
use crate::theme::Ink;

/// Whether pieces can be cut from pages that are printed twice, on card of two colours.
pub(super) fn twice(facts: &Facts) -> bool {
    facts.cuts_pieces() && facts.labels().is_empty()
}

/// Whether stickers for wooden discs can be cut from the pages of pieces.
pub(super) fn discs(facts: &Facts) -> bool {
    let round = |pieces: &PieceFacts| !pieces.square && !pieces.two_sided && pieces.labels.is_empty();
    facts.laminate.is_none() && facts.cuts_pieces() && facts.pieces.as_ref().is_some_and(round)
}

/// Whether a printer without colour needs advice.
pub(super) const fn mono(facts: &Facts) -> bool {
    matches!(facts.ink, Ink::Full | Ink::Low) && facts.pieces.is_some()
}

/// Whether anything is glued to thick card: the board, or pieces that are not thick enough from being folded over.
pub(super) fn glues(facts: &Facts) -> bool {
    glues_board(facts) || glues_pieces(facts)
}

/// Whether the board is glued to thick card: not if its other side is printed, too.
pub(super) fn glues_board(facts: &Facts) -> bool {
    facts.cuts_board() && !facts.has_other_side()
}

/// Whether pieces are glued to thick card.
pub(super) fn glues_pieces(facts: &Facts) -> bool {
    facts.cuts_pieces() && facts.pieces.as_ref().is_some_and(|pieces| !pieces.two_sided)
}

/// Whether anything goes into pouches.
pub(super) fn films(facts: &Facts) -> bool {
    facts.cuts_board() || facts.cuts_pieces() || facts.folds_cards()
}
