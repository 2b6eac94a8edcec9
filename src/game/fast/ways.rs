//! How the king stands: what a player looks at first, and the plain engine has no need of.

use super::super::Side;
use super::FastGame;
use super::board::FastBoard;
use super::ends::spreads_to;
use super::ground::{Axis, CELLS, FastGround, MOST, Tenant};

/// How the king stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KingWays {
    /// How many squares where he escapes he reaches with one play, were nobody else to move; how many more with two, and with
    /// three.
    pub in_plays: [usize; 3],
    /// How many squares he reaches with one play, were nobody else to move, and how many more with two.
    pub reach: [usize; 2],
    /// How many squares he may be on without passing an attacker, his own men's squares among them: what is left to him until
    /// the attackers' ring is broken.
    pub room: usize,
    /// On how many of these he escapes.
    pub exits: usize,
    /// How many attackers stand beside him.
    pub besieged: usize,
}

impl FastGame {
    /// How the king stands; of no meaning without a king.
    #[must_use]
    pub fn king_ways(&self) -> KingWays {
        let (board, ground) = (&self.now.board, &*self.ground);
        let Some(king) = board.king.map(usize::from) else { return KingWays::default() };
        let besieged =
            ground.steps().into_iter().filter(|&step| board.beside(king, step).is(Tenant::ATTACKER));
        let (room, exits) = room(board, ground, king);
        let (in_plays, reach) = walked(board, ground, king);
        KingWays { in_plays, reach, room, exits, besieged: besieged.count() }
    }
}

/// How many escape squares the king reaches first with one play, with two and with three, and how many other squares with one and
/// with two.
fn walked(board: &FastBoard, ground: &FastGround, king: usize) -> ([usize; 3], [usize; 2]) {
    let mut found = [0; 3];
    let mut reach = [0; 2];
    let mut seen = [false; CELLS];
    seen[king] = true;
    let mut reached = vec![king];
    for (nth, found) in found.iter_mut().enumerate() {
        let mut next = Vec::with_capacity(if nth == 2 { 0 } else { 64 });
        for &at in &reached {
            let (file, rank) = ground.places[at];
            let (file, rank) = (usize::from(file), usize::from(rank));
            for (axis, line, at) in [(Axis::Rank, rank, file), (Axis::File, file, rank)] {
                let mut walks = board.king_walks(ground, axis, line, at);
                while walks != 0 {
                    let to = ground.cell_on(axis, line, ground.at(walks.trailing_zeros()));
                    walks &= walks - 1;
                    if std::mem::replace(&mut seen[to], true) {
                        continue;
                    }
                    if ground.escape[to] {
                        *found += 1;
                    } else if nth < 2 {
                        next.push(to);
                    }
                }
            }
        }
        if nth < 2 {
            reach[nth] = next.len();
        }
        reached = next;
    }
    (found, reach)
}

/// How many squares the king's region of squares without attackers has, and on how many of them he escapes.
fn room(board: &FastBoard, ground: &FastGround, king: usize) -> (usize, usize) {
    let last = ground.size - 1;
    let (file, rank) = ground.places[king];
    let mut free = [0; MOST];
    for (rank, free) in free[..=last].iter_mut().enumerate() {
        *free = ground.full & !board.rank(Side::Attackers, rank);
    }
    let mut joined = [0; MOST];
    joined[usize::from(rank)] = 1 << file;
    spreads_to(&mut joined, &free, last, |_, _| false);
    let all = joined.iter().map(|row| row.count_ones() as usize).sum();
    let exits =
        joined.iter().zip(&ground.escapes).map(|(row, escapes)| (row & escapes).count_ones() as usize);
    (all, exits.sum())
}
