//! How the king himself is captured.
//!
//! Away from the edge the ruleset's [`KingCapture`] says how; a square hostile to the king stands in for an
//! attacker. On the edge a king who is captured on four sides has only three; there [`KingEdge`] speaks.

use super::ground::SquareGround;
use super::square::Direction;
use super::{BetweenCommanders, Board, KingCapture, KingEdge, Piece, Ruleset, Side, Square};

/// How many sides of a king must be closed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum KingSides {
    /// Two opposite ones.
    Two,
    /// All four; on the edge as [`KingEdge`] says.
    Four,
}

/// Whether the attacker that has just moved to `mover`, beside the king, has captured him.
pub(super) fn is_captured(board: &Board, ground: &SquareGround, king: Square, mover: Square) -> bool {
    let beyond = Direction::between(mover, king).and_then(|direction| board.step(king, direction));
    let commanders = ground.rules().between_commanders == BetweenCommanders::Captured
        && board.get(mover) == Some(Piece::Commander)
        && beyond.is_some_and(|beyond| board.get(beyond) == Some(Piece::Commander));
    commanders
        || match sides(ground, king) {
            KingSides::Two => beyond.is_some_and(|beyond| is_closed(board, ground, beyond)),
            KingSides::Four => is_closed_in(board, ground, king),
        }
}

/// Whether all sides of a king who is captured on all sides are closed. Says nothing of who closed them.
pub(super) fn is_shut_in(board: &Board, ground: &SquareGround, king: Square) -> bool {
    sides(ground, king) == KingSides::Four && is_closed_in(board, ground, king)
}

/// Whether the king would be captured if one of the attackers beside him had just moved there.
pub(super) fn king_is_surrounded(board: &Board, ruleset: &Ruleset, king: Square) -> bool {
    let ground = SquareGround::new(ruleset.clone(), board.size());
    let mut beside = board.neighbours(king).filter(|&side| board.holds(side, Side::Attackers));
    beside.any(|mover| is_captured(board, &ground, king, mover))
}

/// Returns the king's square if a play captures him because it captures his last defenders, `taken`, wherever it ends.
/// [`KingEdge::ThreeSidesAlone`] is read so because it asks how things stand, not who moves: three attackers around the king on
/// the edge, and no defender left.
pub(super) fn is_left_alone(board: &Board, ground: &SquareGround, taken: &[Square]) -> Option<Square> {
    if ground.rules().king_edge != KingEdge::ThreeSidesAlone || taken.is_empty() {
        return None;
    }
    let king = board.king().filter(|king| board.is_edge(*king) && sides(ground, *king) == KingSides::Four)?;
    let left = board.pieces().any(|(square, piece)| {
        piece.side() == Side::Defenders && piece != Piece::King && !taken.contains(&square)
    });
    let around = board.neighbours(king).filter(|&side| board.holds(side, Side::Attackers)).count();
    (around == 3 && !left).then_some(king)
}

/// How many sides of a king on a square must be closed.
pub(super) fn sides(ground: &SquareGround, king: Square) -> KingSides {
    match ground.rules().king_capture {
        KingCapture::FourSides => KingSides::Four,
        KingCapture::TwoSides => KingSides::Two,
        KingCapture::FourNearThrone => {
            let near = ground.throne().is_some_and(|throne| {
                let away = throne.file.abs_diff(king.file) + throne.rank.abs_diff(king.rank);
                away <= 1
            });
            if near { KingSides::Four } else { KingSides::Two }
        }
    }
}

fn is_closed(board: &Board, ground: &SquareGround, side: Square) -> bool {
    board.holds(side, Side::Attackers) || ground.is_hostile(board, side, Piece::King)
}

/// Whether the four sides of the king are closed, or as many as the rules ask for on the edge.
fn is_closed_in(board: &Board, ground: &SquareGround, king: Square) -> bool {
    if !board.is_edge(king) {
        return board.neighbours(king).all(|side| is_closed(board, ground, side));
    }
    let three = || board.neighbours(king).filter(|&side| board.holds(side, Side::Attackers)).count() == 3;
    match ground.rules().king_edge {
        KingEdge::Never => false,
        KingEdge::ThreeSides => three(),
        KingEdge::ThreeSidesAlone => {
            three() && board.count(Piece::Defender) == 0 && board.count(Piece::Knight) == 0
        }
        KingEdge::AllNeighbours => board.neighbours(king).all(|side| is_closed(board, ground, side)),
    }
}
