//! What a move captures.
//!
//! Captures follow the move: the piece that moved is one of the captors, so a piece that goes between two
//! enemies is safe, and so is a king who steps into a trap that is already closed.
//!
//! - A man is captured when the move leaves it between the piece that moved and, on the far side, another
//!   piece of that side or a square that is hostile to the man. The king's part in it is [`KingArms`](super::KingArms).
//! - A defender beside a king who has attackers on his three other sides is captured by an attacker that
//!   moves to its far side ([`Linnaean`]). Reading: the king is one of the two captors and can't be the one
//!   that moved, therefore the attacker on the far side must be; an attacker that completes the three while
//!   the far side is already held captures nothing. Only attackers count as the three, not the throne.
//! - A piece that jumps may take the man it jumps over ([`Jump::Capturing`]).
//! - A king on the edge may be captured by the play that captures the last of his defenders
//!   ([`KingEdge::ThreeSidesAlone`](super::KingEdge::ThreeSidesAlone)).
//! - The king himself and rows along the edge have files of their own: [`king`](super::king) and
//!   [`shieldwall`](super::shieldwall).

use super::captors::{holds, strikes};
use super::ground::SquareGround;
use super::jumps;
use super::king;
use super::shieldwall;
use super::square::Direction;
use super::{Board, Jump, Linnaean, Piece, Play, Side, Square};

/// The squares of the pieces that a play captures, sorted; the king among them. The board is the one after the
/// move and before the captures.
pub(super) fn captures(board: &Board, ground: &SquareGround, play: Play) -> Vec<Square> {
    let mut taken = Vec::new();
    let Some(mover) = board.get(play.to) else { return taken };
    for direction in Direction::ALL {
        let Some(victim) = board.step(play.to, direction) else { continue };
        let Some(piece) = board.get(victim).filter(|piece| piece.side() != mover.side()) else { continue };
        let captured = match piece {
            Piece::King => king::is_captured(board, ground, victim, play.to),
            Piece::Attacker | Piece::Defender | Piece::Commander | Piece::Knight => {
                board.step(victim, direction).is_some_and(|beyond| {
                    is_sandwiched(board, ground, mover, piece, beyond)
                        || mover.side() == Side::Attackers && is_held_by_king(board, ground, victim, beyond)
                })
            }
        };
        if captured {
            taken.push(victim);
        }
    }
    if jumps::right(ground.rules(), mover) == Jump::Capturing {
        taken.extend(jumps::jumped_over(board, play));
    }
    shieldwall::captures(board, ground, play.to, mover, &mut taken);
    if mover.side() == Side::Attackers {
        taken.extend(king::is_left_alone(board, ground, &taken));
    }
    if taken.len() > 1 {
        taken.sort_unstable();
        taken.dedup();
    }
    taken
}

/// Whether the piece that moved captures the man `victim` together with a piece or a hostile square on `beyond`, the far side.
fn is_sandwiched(board: &Board, ground: &SquareGround, mover: Piece, victim: Piece, beyond: Square) -> bool {
    strikes(ground.rules(), mover)
        && (holds(board, ground.rules(), beyond, mover.side()) || ground.is_hostile(board, beyond, victim))
}

/// Whether the defender on `victim` stands on the fourth side of a king on `king` whose three other sides
/// are held by attackers.
fn is_held_by_king(board: &Board, ground: &SquareGround, victim: Square, king: Square) -> bool {
    let place = match ground.rules().linnaean {
        Linnaean::Never => false,
        Linnaean::InCastle => ground.throne() == Some(king),
        Linnaean::Anywhere => true,
    };
    place && board.get(king) == Some(Piece::King) && {
        let others = board.neighbours(king).filter(|&side| side != victim);
        others.filter(|&side| board.holds(side, Side::Attackers)).count() == 3
    }
}
