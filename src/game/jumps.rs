//! Jumping over an enemy man.
//!
//! A piece that has the right jumps over one enemy man beside it, neither king nor officer, to the empty square right
//! behind, if it may stop there. How far the piece may otherwise go does not matter, nor on what square the man stands.

use super::ground::{GroundPlace, SquareGround};
use super::square::Direction;
use super::{Board, Jump, Piece, Play, Ruleset, Square};

/// How the rules let a piece jump.
pub(super) const fn right(rules: &Ruleset, piece: Piece) -> Jump {
    match piece {
        Piece::King => rules.jumps.king,
        Piece::Commander => rules.jumps.commander,
        Piece::Knight => rules.jumps.knight,
        Piece::Attacker | Piece::Defender => Jump::Never,
    }
}

/// Returns the square of the man that a piece may jump over in a direction, and the square behind him. Does not check whether
/// that square is empty and the piece may stop there. `None`: it may not jump.
pub(super) fn jump(
    board: &Board,
    ground: &SquareGround,
    piece: Piece,
    from: Square,
    direction: Direction,
) -> Option<(Square, Square)> {
    let right = right(ground.rules(), piece);
    if right == Jump::Never {
        return None;
    }
    let over = board.step(from, direction)?;
    let man = board.get(over)?;
    if man.side() == piece.side() || man == Piece::King || man.is_officer() {
        return None;
    }
    let to = board.step(over, direction)?;
    let special = |square| matches!(ground.mark(square).place, GroundPlace::Throne | GroundPlace::Corner);
    (right != Jump::SpecialSquares || special(from) || special(to)).then_some((over, to))
}

/// The square that a play has jumped over: the only one between its squares, if a piece stands there.
pub(super) fn jumped_over(board: &Board, play: Play) -> Option<Square> {
    let direction = Direction::between(play.from, play.to)?;
    let over = board.step(play.from, direction)?;
    (board.step(over, direction) == Some(play.to) && board.get(over).is_some()).then_some(over)
}
