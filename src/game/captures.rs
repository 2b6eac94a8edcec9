//! What a move captures.
//!
//! Captures follow the move: the piece that moved is one of the captors, so a piece that goes between two
//! enemies is safe, and so is a king who steps into a trap that is already closed.
//!
//! - A man is captured when the move leaves it between the piece that moved and another piece of that side,
//!   in a row or column. The king's part in it is [`KingArms`]. The throne is no captor of men.
//! - The king is captured when the piece that moved is one of those that close his four sides
//!   ([`KingCapture`]). At the edge he has no four sides; there he has escaped.
//! - A defender beside a king who has attackers on his three other sides is captured by an attacker that
//!   moves to its far side ([`Linnaean`]). Reading: the king is one of the two captors and can't be the one
//!   that moved, therefore the attacker on the far side must be; an attacker that completes the three while
//!   the far side is already held captures nothing. Only attackers count as the three, not the throne.

use super::square::Direction;
use super::{Board, KingArms, KingCapture, Linnaean, Piece, Ruleset, Side, Square};

/// The squares of the pieces captured by the piece that has just moved to `to`, sorted; the king among them.
/// The board is the one after the move and before the captures.
pub(super) fn captures(board: &Board, ruleset: &Ruleset, to: Square) -> Vec<Square> {
    let Some(mover) = board.get(to) else { return Vec::new() };
    Direction::ALL
        .into_iter()
        .filter_map(|direction| {
            let victim = board.step(to, direction)?;
            let piece = board.get(victim).filter(|piece| piece.side() != mover.side())?;
            let taken = match piece {
                Piece::King => king_is_surrounded(board, ruleset, victim),
                Piece::Attacker | Piece::Defender | Piece::Commander | Piece::Knight => {
                    let partner = board.step(victim, direction)?;
                    is_sandwiched(board, ruleset, mover, partner)
                        || mover.side() == Side::Attackers && is_held_by_king(board, ruleset, victim, partner)
                }
            };
            taken.then_some(victim)
        })
        .collect()
}

/// Whether the piece that moved and what stands on the far side of the man are captors of one side.
fn is_sandwiched(board: &Board, ruleset: &Ruleset, mover: Piece, partner: Square) -> bool {
    let strikes = mover != Piece::King || matches!(ruleset.arms, KingArms::Armed | KingArms::Hammer);
    let stands = board.get(partner).is_some_and(|piece| {
        let armed = piece != Piece::King || matches!(ruleset.arms, KingArms::Armed | KingArms::Anvil);
        piece.side() == mover.side() && armed
    });
    strikes && stands
}

/// Whether the defender on `victim` stands on the fourth side of a king on `king` whose three other sides
/// are held by attackers.
fn is_held_by_king(board: &Board, ruleset: &Ruleset, victim: Square, king: Square) -> bool {
    let place = match ruleset.linnaean {
        Linnaean::Never => false,
        Linnaean::InCastle => ruleset.throne_on(board) == Some(king),
        Linnaean::Anywhere => true,
    };
    place
        && board.get(king) == Some(Piece::King)
        && board.neighbours(king).filter(|&side| side != victim && is_attacker(board, side)).count() == 3
}

/// Whether the four sides of the king on `king` are closed. Says nothing of who closed them.
pub(super) fn king_is_surrounded(board: &Board, ruleset: &Ruleset, king: Square) -> bool {
    let throne = match ruleset.king_capture {
        KingCapture::FourSides | KingCapture::TwoSides | KingCapture::FourNearThrone
            if ruleset.throne_takes_king() =>
        {
            ruleset.throne_on(board).filter(|&throne| board.get(throne).is_none())
        }
        _ => None,
    };
    board.neighbours(king).filter(|&side| is_attacker(board, side) || Some(side) == throne).count() == 4
}

fn is_attacker(board: &Board, square: Square) -> bool {
    board.get(square) == Some(Piece::Attacker)
}
