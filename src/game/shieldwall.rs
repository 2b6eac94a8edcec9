//! Captures of a whole row along the edge.
//!
//! Two or more enemies in an unbroken row along one edge are captured together when each of them is faced, from
//! the inside, by an own piece and both ends of the row are closed: one by the piece that moved, the other by an
//! own piece that stands there or, where the rules say so, by an empty square of a marked corner. Both sides can make such
//! a wall; the king has a place in it, and at its ends, as far as he takes part in captures ([`KingArms`]). A king in the
//! row counts, and stays. A move to where two rows meet closes both.
//!
//! [`KingArms`]: super::KingArms

use super::captors::{holds, strikes};
use super::ground::SquareGround;
use super::square::Direction;
use super::{Board, Piece, Shieldwall, Square};

/// Adds the men of each row that the move of `mover` to `to` has closed.
pub(super) fn captures(
    board: &Board,
    ground: &SquareGround,
    to: Square,
    mover: Piece,
    taken: &mut Vec<Square>,
) {
    let rules = ground.rules();
    if rules.shieldwall == Shieldwall::Never || !board.is_edge(to) || !strikes(rules, mover) {
        return;
    }
    for along in Direction::ALL {
        for inwards in along.across() {
            let on_edge = board.step(to, inwards.opposite()).is_none();
            if on_edge && let Some(row) = closed_row(board, ground, to, mover, along, inwards) {
                taken.extend(row.into_iter().filter(|&square| board.get(square) != Some(Piece::King)));
            }
        }
    }
}

/// The row of enemies that starts beside `to`, if it is long enough, faced, and closed at its far end.
fn closed_row(
    board: &Board,
    ground: &SquareGround,
    to: Square,
    mover: Piece,
    along: Direction,
    inwards: Direction,
) -> Option<Vec<Square>> {
    let rules = ground.rules();
    let stands = |square| holds(board, rules, square, mover.side());
    let mut row = Vec::new();
    let mut at = board.step(to, along)?;
    while board.holds(at, mover.side().other()) {
        if !stands(board.step(at, inwards)?) {
            return None;
        }
        row.push(at);
        at = board.step(at, along)?;
    }
    let corner =
        rules.shieldwall == Shieldwall::CornersClose && ground.is_corner(at) && board.get(at).is_none();
    (row.len() >= 2 && (corner || stands(at))).then_some(row)
}
