//! Which pieces take part in a capture: by their move, or by standing on the far side.

use super::{Board, KingArms, Piece, Ruleset, Side, Square};

/// Whether a piece may be the captor that moved.
pub(super) const fn strikes(rules: &Ruleset, piece: Piece) -> bool {
    !matches!(piece, Piece::King) || matches!(rules.arms, KingArms::Armed | KingArms::Hammer)
}

/// Whether a piece may be a captor that stands still.
const fn stands(rules: &Ruleset, piece: Piece) -> bool {
    !matches!(piece, Piece::King) || matches!(rules.arms, KingArms::Armed | KingArms::Anvil)
}

/// Whether a captor of a side stands still on a square.
pub(super) fn holds(board: &Board, rules: &Ruleset, square: Square, side: Side) -> bool {
    board.get(square).is_some_and(|piece| piece.side() == side && stands(rules, piece))
}
