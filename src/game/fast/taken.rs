//! What a move takes: the same rules as in [`captures`](super::super::captures), [`king`](super::super::king) and
//! [`shieldwall`](super::super::shieldwall), where their sources and readings are told.

use super::super::{BetweenCommanders, Jump, KingEdge, Linnaean};
use super::FastPlay;
use super::board::FastBoard;
use super::ground::{FastGround, Tenant};

/// The cells of the pieces that a play takes, in any order, some of them twice. The board is the one after the move and before
/// the captures.
#[inline]
pub(super) fn captures(board: &FastBoard, ground: &FastGround, play: FastPlay, taken: &mut Vec<u16>) {
    taken.clear();
    let to = play.to();
    let mover = board.cells[to];
    let foes = mover.foes();
    let strikes = !mover.is(Tenant::KING) || ground.king_strikes;
    for step in ground.steps() {
        let victim = to.wrapping_add_signed(step);
        let piece = board.cells[victim];
        if !piece.is(foes) {
            continue;
        }
        let captured = if piece.is(Tenant::KING) {
            is_king_captured(board, ground, victim, to, step)
        } else {
            let beyond = victim.wrapping_add_signed(step);
            strikes && holds(board, ground, beyond, mover, piece)
                || mover.is(Tenant::ATTACKER)
                    && board.cells[beyond].is(Tenant::KING)
                    && is_held_by_king(board, ground, beyond)
        };
        if captured {
            taken.push(victim as u16);
        }
    }
    if ground.jump(mover) == Jump::Capturing {
        taken.extend(jumped_over(board, ground, play));
    }
    if ground.walls() && strikes {
        walls(board, ground, to, mover, taken);
    }
    if !taken.is_empty()
        && mover.is(Tenant::ATTACKER)
        && ground.rules().king_edge == KingEdge::ThreeSidesAlone
    {
        taken.extend(left_alone(board, ground, taken));
    }
}

/// Whether a cell holds the second captor of `victim`: a piece that stands there, or hostility.
#[inline]
fn holds(board: &FastBoard, ground: &FastGround, cell: usize, mover: Tenant, victim: Tenant) -> bool {
    let piece = board.cells[cell];
    let standing = ground.standing[usize::from(!mover.is(Tenant::ATTACKER))];
    piece.is(standing)
        || piece.is_empty() && ground.hostile[cell].is(victim)
        || piece.is(Tenant::KING) && victim.is(Tenant::ATTACKER) && ground.hall == Some(cell)
}

/// Whether a side of the king is closed.
fn is_closed(board: &FastBoard, ground: &FastGround, cell: usize) -> bool {
    let piece = board.cells[cell];
    piece.is(Tenant::ATTACKER) || piece.is_empty() && ground.hostile[cell].is(Tenant::KING)
}

/// How many attackers stand beside a cell.
fn around(board: &FastBoard, ground: &FastGround, cell: usize) -> usize {
    ground.steps().into_iter().filter(|&step| board.beside(cell, step).is(Tenant::ATTACKER)).count()
}

/// Whether a cell is on the edge of the board.
pub(super) fn is_edge(ground: &FastGround, cell: usize) -> bool {
    let (file, rank) = ground.places[cell];
    let last = ground.size - 1;
    file == 0 || rank == 0 || usize::from(file) == last || usize::from(rank) == last
}

fn is_king_captured(board: &FastBoard, ground: &FastGround, king: usize, mover: usize, step: isize) -> bool {
    let beyond = king.wrapping_add_signed(step);
    let commander = Tenant(Tenant::ATTACKER.0 | Tenant::OFFICER.0);
    if ground.rules().between_commanders == BetweenCommanders::Captured
        && board.cells[mover] == commander
        && board.cells[beyond] == commander
    {
        return true;
    }
    if !ground.four_sides[king] {
        return is_closed(board, ground, beyond);
    }
    let all =
        || ground.steps().into_iter().all(|step| is_closed(board, ground, king.wrapping_add_signed(step)));
    if !is_edge(ground, king) {
        return all();
    }
    let three = || around(board, ground, king) == 3;
    match ground.rules().king_edge {
        KingEdge::Never => false,
        KingEdge::ThreeSides => three(),
        KingEdge::ThreeSidesAlone => three() && board.men[1] == 1,
        KingEdge::AllNeighbours => ground.steps().into_iter().all(|step| {
            let side = king.wrapping_add_signed(step);
            board.cells[side] == Tenant::OUTSIDE || is_closed(board, ground, side)
        }),
    }
}

/// Whether a defender is held by his own king, who has attackers on his three other sides.
fn is_held_by_king(board: &FastBoard, ground: &FastGround, king: usize) -> bool {
    let place = match ground.rules().linnaean {
        Linnaean::Never => false,
        Linnaean::InCastle => ground.throne == Some(king),
        Linnaean::Anywhere => true,
    };
    place && around(board, ground, king) == 3
}

/// The cell between those of a play, if the play has jumped over the piece on it.
fn jumped_over(board: &FastBoard, ground: &FastGround, play: FastPlay) -> Option<u16> {
    let away = play.to().cast_signed() - play.from().cast_signed();
    let step = ground.steps().into_iter().find(|step| step * 2 == away)?;
    let over = play.from().wrapping_add_signed(step);
    (!board.cells[over].is_empty()).then_some(over as u16)
}

/// The king's cell, if a play captures him because it takes his last defenders.
fn left_alone(board: &FastBoard, ground: &FastGround, taken: &[u16]) -> Option<u16> {
    let king = board.king?;
    let cell = usize::from(king);
    if !is_edge(ground, cell) || !ground.four_sides[cell] || around(board, ground, cell) != 3 {
        return None;
    }
    let mut men: Vec<u16> = taken.iter().copied().filter(|&taken| taken != king).collect();
    men.sort_unstable();
    men.dedup();
    (usize::from(board.men[1]) == men.len() + 1).then_some(king)
}

/// Adds the men of each row along the edge that the move to `to` has closed.
fn walls(board: &FastBoard, ground: &FastGround, to: usize, mover: Tenant, taken: &mut Vec<u16>) {
    let up = ground.stride.cast_signed();
    for (inwards, along) in [(1, up), (-1, up), (up, 1), (-up, 1)] {
        if board.beside(to, -inwards) == Tenant::OUTSIDE {
            for way in [along, -along] {
                wall(board, ground, (to, mover), to.wrapping_add_signed(way), (inwards, along), taken);
            }
        } else if ground.rules().shieldwall.any_last() {
            let faced = to.wrapping_add_signed(-inwards);
            if board.beside(faced, -inwards) == Tenant::OUTSIDE {
                wall(board, ground, (to, mover), faced, (inwards, along), taken);
            }
        }
    }
}

/// Adds the row of enemies that `man` is one of, if it is faced and closed at both ends; a king in it stays.
fn wall(
    board: &FastBoard,
    ground: &FastGround,
    (to, mover): (usize, Tenant),
    man: usize,
    (inwards, along): (isize, isize),
    taken: &mut Vec<u16>,
) {
    let standing = ground.standing[usize::from(!mover.is(Tenant::ATTACKER))];
    let foes = mover.foes();
    let stands = |cell: usize| cell == to || board.cells[cell].is(standing);
    let is_faced = |cell: usize| stands(cell.wrapping_add_signed(inwards));
    if !board.cells[man].is(foes) || !is_faced(man) {
        return;
    }
    let corner = |cell: usize| {
        ground.rules().shieldwall.corners_close()
            && board.cells[cell].is_empty()
            && ground.plain.is_corner(ground.square(cell))
    };
    let (mut first, mut last) = (man, man);
    let mut corners = 0;
    for (way, end) in [(-along, &mut first), (along, &mut last)] {
        let mut at = man.wrapping_add_signed(way);
        while board.cells[at].is(foes) {
            if !is_faced(at) {
                return;
            }
            *end = at;
            at = at.wrapping_add_signed(way);
        }
        if corner(at) {
            corners += 1;
        } else if !stands(at) {
            return;
        }
    }
    if first == last || corners == 2 {
        return;
    }
    let mut at = first;
    loop {
        if !board.cells[at].is(Tenant::KING) {
            taken.push(at as u16);
        }
        if at == last {
            return;
        }
        at = at.wrapping_add_signed(along);
    }
}
