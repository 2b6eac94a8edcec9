//! Captures of a whole row along the edge.
//!
//! Two or more enemies in an unbroken row along one edge are captured together when each of them is faced, from
//! the inside, by an own piece and both ends of the row are closed: by own pieces, or one of them, where the rules say so,
//! by an empty square of a marked corner. The piece that moved is one of the wall: at an end, or, where the rules say so,
//! anywhere in it. Both sides can make such a wall; the king has a place in it, and at its ends, as far as he takes part in
//! captures ([`KingArms`]). A king in the row counts, and stays. A move to where two rows meet closes both.
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
    if rules.shieldwall == Shieldwall::Never || !strikes(rules, mover) {
        return;
    }
    let is_on_edge = |square, inwards: Direction| board.step(square, inwards.opposite()).is_none();
    for inwards in Direction::ALL {
        // Squares with a man of a row that this move may have closed: beside the piece on the edge, or in front of it.
        let beside = if is_on_edge(to, inwards) {
            inwards.across().map(|along| board.step(to, along))
        } else {
            let faced = board.step(to, inwards.opposite());
            [faced.filter(|&at| rules.shieldwall.any_last() && is_on_edge(at, inwards)), None]
        };
        for man in beside.into_iter().flatten() {
            let row = closed_row(board, ground, (to, mover), man, inwards).into_iter().flatten();
            taken.extend(row.filter(|&square| board.get(square) != Some(Piece::King)));
        }
    }
}

/// Returns the row of enemies that `man` is a square of. `None`: it is too short, or not faced and closed at both ends.
fn closed_row(
    board: &Board,
    ground: &SquareGround,
    (to, mover): (Square, Piece),
    man: Square,
    inwards: Direction,
) -> Option<Vec<Square>> {
    let rules = ground.rules();
    let is_enemy = |square| board.holds(square, mover.side().other());
    let stands = |square| square == to || holds(board, rules, square, mover.side());
    let is_faced = |&at: &Square| board.step(at, inwards).is_some_and(stands);
    if !is_enemy(man) || !is_faced(&man) {
        return None;
    }
    let mut row = vec![man];
    let mut ends = Vec::new();
    for along in inwards.across() {
        let mut at = board.step(man, along)?;
        while is_enemy(at) {
            row.push(at);
            at = board.step(at, along)?;
        }
        ends.push(at);
    }
    let corner =
        |&end: &Square| rules.shieldwall.corners_close() && ground.is_corner(end) && board.get(end).is_none();
    let is_closed = ends.iter().all(|end| stands(*end) || corner(end)) && !ends.iter().all(corner);
    (row.len() >= 2 && is_closed && row.iter().all(is_faced)).then_some(row)
}
