//! Rings and forts: looked for only after plays that can have made them.

use super::super::{Side, exit_fort};
use super::board::FastBoard;
use super::ground::{FastGround, MOST, Tenant};
use super::taken::is_edge;

/// Whether neither the king nor any defender has a way to the edge over squares without attackers.
///
/// The squares with a way to the edge are found line by line from the edge inwards; the first defender among them answers.
pub(super) fn is_enclosed(board: &FastBoard, ground: &FastGround) -> bool {
    if board.king.is_none() {
        return false;
    }
    let last = ground.size - 1;
    let mut free = [0; MOST];
    let mut joined = [0; MOST];
    for rank in 0..=last {
        free[rank] = ground.full & !board.rank(Side::Attackers, rank);
        let edge = if rank == 0 || rank == last { ground.full } else { 1 | 1 << last };
        joined[rank] = free[rank] & edge;
        if joined[rank] & board.rank(Side::Defenders, rank) != 0 {
            return false;
        }
    }
    let meets = |rank: usize, joined: u32| joined & board.rank(Side::Defenders, rank) != 0;
    !spreads_to(&mut joined, &free, last, meets)
}

/// Whether an attacker can walk to the king as the men stand now.
fn meets_attacker(board: &FastBoard, ground: &FastGround, king: usize) -> bool {
    let last = ground.size - 1;
    let (file, rank) = ground.places[king];
    let mut free = [0; MOST];
    let mut joined = [0; MOST];
    for (rank, free) in free[..=last].iter_mut().enumerate() {
        *free =
            ground.enterable[rank] & !board.rank(Side::Defenders, rank) | board.rank(Side::Attackers, rank);
    }
    joined[usize::from(rank)] = 1 << file;
    let meets = |rank: usize, joined: u32| joined & board.rank(Side::Attackers, rank) != 0;
    spreads_to(&mut joined, &free, last, meets)
}

/// Spreads squares over free squares beside them, again and again, until `meets` says of a rank that it has been enough.
/// Returns whether it has said so.
pub(super) fn spreads_to(
    joined: &mut [u32; MOST],
    free: &[u32; MOST],
    last: usize,
    meets: impl Fn(usize, u32) -> bool,
) -> bool {
    let mut downwards = false;
    let mut quiet = 0;
    loop {
        let mut changed = false;
        for nth in 0..=last {
            let rank = if downwards { last - nth } else { nth };
            let above = if rank == last { 0 } else { joined[rank + 1] };
            let below = if rank == 0 { 0 } else { joined[rank - 1] };
            let mut row = joined[rank] | (above | below) & free[rank];
            loop {
                let wider = row | (row << 1 | row >> 1) & free[rank];
                if wider == row {
                    break;
                }
                row = wider;
            }
            if row != joined[rank] {
                if meets(rank, row) {
                    return true;
                }
                joined[rank] = row;
                changed = true;
            }
        }
        quiet = if changed { 0 } else { quiet + 1 };
        if quiet == 2 {
            return false;
        }
        downwards = !downwards;
    }
}

/// By which of the eight cells around a cell hold attackers, going around: whether an attacker who comes there parts the open
/// cells beside it from each other. If not, all of them are joined around him as they were through him.
const PARTS: [bool; 256] = {
    let mut parts = [false; 256];
    let mut around = 0;
    while around < 256 {
        // Open cells at the sides (even numbers) that follow a closed cell, or an open corner that does.
        let mut groups = 0;
        let mut nth = 0;
        while nth < 8 {
            let open = around >> nth & 1 == 0;
            let before = (nth + 7) % 8;
            if open && around >> before & 1 == 1 {
                // Does this run of open cells have a side in it?
                let mut at = nth;
                let mut sides = false;
                while around >> at & 1 == 0 {
                    sides |= at % 2 == 0;
                    at = (at + 1) % 8;
                }
                groups += sides as u32;
            }
            nth += 1;
        }
        parts[around] = groups > 1;
        around += 1;
    }
    parts
};

/// Whether the attacker who has come to a cell can have closed a ring: the cells outside the board count as open.
pub(super) fn may_close(board: &FastBoard, ground: &FastGround, to: usize) -> bool {
    let up = ground.stride.cast_signed();
    let around = [1, up + 1, up, up - 1, -1, -up - 1, -up, 1 - up];
    let attackers = around.into_iter().enumerate().fold(0, |attackers, (nth, step)| {
        attackers | usize::from(board.beside(to, step).is(Tenant::ATTACKER)) << nth
    });
    PARTS[attackers]
}

/// Whether the king is in an exit fort. What the fast engine can't rule out at once the plain one judges.
pub(super) fn is_in_fort(board: &FastBoard, ground: &FastGround) -> bool {
    let Some(king) = board.king.map(usize::from) else { return false };
    if !is_edge(ground, king) || meets_attacker(board, ground, king) {
        return false;
    }
    exit_fort::is_in_fort(&board.plain(ground), &ground.plain)
}
