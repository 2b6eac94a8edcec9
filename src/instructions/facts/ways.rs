//! Tests for the ways of making a set.

use crate::instructions::facts::subject::Subject;
use crate::theme::Ink;

/// Returns whether pieces can be cut from pages that are printed twice, on card of two colours.
pub(in crate::instructions) fn twice(subject: Subject<'_>) -> bool {
    subject.cuts_pieces() && subject.label_kinds().is_empty()
}

/// Returns whether stickers for wooden discs can be cut from the pages of pieces.
pub(in crate::instructions) fn discs(subject: Subject<'_>) -> bool {
    let settings = &subject.whole().settings;
    !subject.settings().laminate && twice(subject) && !subject.has_squares() && !settings.two_sided
}

/// Returns whether the set needs advice for a printer without colour.
pub(in crate::instructions) fn mono(subject: Subject<'_>) -> bool {
    matches!(subject.settings().ink, Ink::Full | Ink::Low) && subject.has_pieces()
}

/// Returns whether anything is glued to thick card: the board, or pieces that are not folded over and so too thin.
pub(in crate::instructions) fn glues(subject: Subject<'_>) -> bool {
    glues_board(subject) || glues_pieces(subject)
}

/// Returns whether the board is glued to thick card: not if its other side is printed, too.
pub(in crate::instructions) fn glues_board(subject: Subject<'_>) -> bool {
    subject.cuts_board() && subject.other_side().is_none()
}

/// Returns whether pieces are glued to thick card.
pub(in crate::instructions) fn glues_pieces(subject: Subject<'_>) -> bool {
    subject.cuts_pieces() && !subject.folds_pieces()
}

/// Returns whether anything can be laminated in pouches.
pub(in crate::instructions) fn films(subject: Subject<'_>) -> bool {
    subject.cuts_board() || subject.cuts_pieces() || subject.folds_cards()
}
