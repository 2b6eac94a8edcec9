//! Finds ways over the crossings of a board's lines.

use super::bridge::met;
use crate::product::board::land::chance::LandChance;
use crate::product::board::land::region::{LandBoard, Water};
use crate::product::board::land::{SQUARE, square_at};
use crate::scene::{Point, Vec2};
use crate::theme::Slot;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Least cost of a step, and the most that chance adds to it.
const STEP: u32 = 10;
const DETOUR: usize = 14;
/// Additional cost of a step for each square at its end that is not of the way's kinds.
const BESIDE: u32 = 30;
/// Additional cost of a step along the rim: ways lead over the board, not around it.
const RIM: u32 = 200;
/// Additional cost of a step on what lies there already: a road crosses a river once.
const TAKEN: u32 = 40;
/// Additional cost of a step over a river.
const OVER_WATER: u32 = 220;
/// Cost of a crossing on the rim of the town or within it, where no way leads.
const CLOSED: u32 = u32::MAX;

/// Crossing of two lines of the grid, the rim among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct GridCrossing {
    /// Number of lines from the left.
    pub(super) across: u8,
    /// Number of lines from the top.
    pub(super) down: u8,
}

impl GridCrossing {
    pub(super) const fn new(across: u8, down: u8) -> Self {
        Self { across, down }
    }

    pub(super) fn point(self) -> Point {
        Point::new(f64::from(self.across) * SQUARE, f64::from(self.down) * SQUARE)
    }

    /// Returns the crossings one step away, straight or aslant, each with whether the step is aslant.
    fn next(self, size: u8) -> impl Iterator<Item = (Self, bool)> {
        let steps = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
        steps.into_iter().filter_map(move |(across, down): (i8, i8)| {
            let is_aslant = across != 0 && down != 0;
            let across = self.across.checked_add_signed(across).filter(|&at| at <= size)?;
            let down = self.down.checked_add_signed(down).filter(|&at| at <= size)?;
            Some((Self { across, down }, is_aslant))
        })
    }

    /// Returns the squares around it: column and row. `None`: there the board ends.
    fn around(self) -> [(Option<u8>, Option<u8>); 4] {
        let (left, up) = (self.across.checked_sub(1), self.down.checked_sub(1));
        let (right, low) = (Some(self.across), Some(self.down));
        [(right, low), (left, low), (right, up), (left, up)]
    }
}

/// Costs of ways on a board.
pub(super) struct Routes {
    size: u8,
    /// Cost of each crossing, row by row.
    costs: Vec<u32>,
    /// Lines along the middles of rivers.
    waters: Vec<[Point; 2]>,
}

impl Routes {
    /// Returns the costs, by the kinds of squares that ways are for, and by chance.
    pub(super) fn of(board: &LandBoard, on: &[Slot], chance: &mut LandChance) -> Self {
        let size = board.size();
        let mut costs = Vec::new();
        for down in 0..=size {
            for across in 0..=size {
                let at = GridCrossing { across, down };
                if at.around().iter().any(|&(column, row)| is_town(board, column, row)) {
                    costs.push(CLOSED);
                    continue;
                }
                let beside = at.around().into_iter().filter_map(|(column, row)| {
                    let column = column.filter(|&column| column < size)?;
                    Some(board.kind(column, row.filter(|&row| row < size)?))
                });
                let beside = beside.filter(|kind| !on.contains(kind)).count() as u32;
                let is_rim = across == 0 || down == 0 || across == size || down == size;
                let rim = if is_rim { RIM } else { 0 };
                let taken = if board.is_taken(at.point()) { TAKEN } else { 0 };
                costs.push(STEP + chance.of(DETOUR) as u32 + beside * BESIDE + rim + taken);
            }
        }
        let waters = board.waters().iter().flat_map(Water::lines).map(|(from, to)| [from, to]).collect();
        Self { size, costs, waters }
    }

    fn index(&self, at: GridCrossing) -> usize {
        usize::from(at.down) * (usize::from(self.size) + 1) + usize::from(at.across)
    }

    /// Returns whether a step leads over a river.
    fn is_over_water(&self, from: GridCrossing, to: GridCrossing) -> bool {
        let step = [from.point(), to.point()];
        self.waters.iter().any(|&line| met(step, line).is_some())
    }

    /// Returns the cheapest way from any of these crossings to the first one that is an end. `None`: there is none.
    pub(super) fn way(
        &self,
        from: &[GridCrossing],
        is_end: impl Fn(GridCrossing) -> bool,
    ) -> Option<Vec<GridCrossing>> {
        let mut best = vec![u32::MAX; self.costs.len()];
        let mut before: Vec<Option<GridCrossing>> = vec![None; self.costs.len()];
        let mut open = BinaryHeap::new();
        for &start in from.iter().filter(|&&start| self.costs[self.index(start)] != CLOSED) {
            best[self.index(start)] = 0;
            open.push(Reverse((0, start)));
        }
        while let Some(Reverse((cost, at))) = open.pop() {
            if cost > best[self.index(at)] {
                continue;
            }
            if is_end(at) {
                let mut way = vec![at];
                while let Some(earlier) = before[self.index(way[way.len() - 1])] {
                    way.push(earlier);
                }
                way.reverse();
                return Some(way);
            }
            for (next, is_aslant) in at.next(self.size) {
                let index = self.index(next);
                let step = self.costs[index];
                if step == CLOSED {
                    continue;
                }
                // The diagonal of a square is longer than its side.
                let over = if self.is_over_water(at, next) { OVER_WATER } else { 0 };
                let cost = cost + over + if is_aslant { step * 7 / 5 } else { step };
                if cost < best[index] {
                    best[index] = cost;
                    before[index] = Some(at);
                    open.push(Reverse((cost, next)));
                }
            }
        }
        None
    }
}

/// Returns whether a square belongs to the town.
fn is_town(board: &LandBoard, column: Option<u8>, row: Option<u8>) -> bool {
    let (Some(column), Some(row)) = (column, row) else { return false };
    let fits = column < board.size() && row < board.size();
    fits && matches!(board.kind(column, row), Slot::Town | Slot::Throne)
}

/// Where a road leaves the town.
pub(super) struct Gate {
    /// Place on the wall.
    pub(super) at: Point,
    /// Direction out of the town.
    pub(super) out: Vec2,
    /// Crossings outside from where the road finds its way.
    pub(super) before: [GridCrossing; 2],
}

/// Returns the gates where the middle file and rank leave the town: upper, right, lower and left. Without a town in the
/// middle, roads begin there; a town that reaches the rim has no gate there, but a place on the rim.
pub(super) fn gates(board: &LandBoard) -> [Gate; 4] {
    let size = board.size();
    let middle = size / 2;
    [(0, -1), (1, 0), (0, 1), (-1, 0)].map(|(across, down): (i8, i8)| {
        let step = |(column, row): (u8, u8)| {
            let on_board = |at: Option<u8>| at.filter(|&at| at < size);
            Some((on_board(column.checked_add_signed(across))?, on_board(row.checked_add_signed(down))?))
        };
        let mut last = (middle, middle);
        while let Some(next) = step(last).filter(|&(column, row)| is_town(board, Some(column), Some(row))) {
            last = next;
        }
        let out = Vec2::new(f64::from(across), f64::from(down));
        let center = square_at(last.0, last.1).center();
        let in_town = is_town(board, Some(middle), Some(middle));
        let at = if in_town { center + out * (SQUARE / 2.0) } else { center };
        // The far side of the next square, or the near one at the rim.
        let outside = step(last).filter(|_| in_town).unwrap_or(last);
        let far = |at: u8, step: i8| if step > 0 { at + 1 } else { at };
        let corner = GridCrossing::new(far(outside.0, across), far(outside.1, down));
        let other = if across == 0 {
            GridCrossing::new(corner.across + 1, corner.down)
        } else {
            GridCrossing::new(corner.across, corner.down + 1)
        };
        Gate { at, out, before: [corner, other] }
    })
}

/// Returns the walls of the town: closed rows of corners, in hundredths of a square. The town lies at the right of each side.
pub(super) fn town_walls(board: &LandBoard) -> Vec<Vec<Point>> {
    let size = board.size();
    // Each side between a square of the town and another one, from one crossing to the next.
    let mut sides: Vec<(GridCrossing, GridCrossing)> = Vec::new();
    for row in 0..size {
        for column in 0..size {
            if !is_town(board, Some(column), Some(row)) {
                continue;
            }
            let corner = |right: u8, low: u8| GridCrossing::new(column + right, row + low);
            let around = [
                (is_town(board, Some(column), row.checked_sub(1)), corner(0, 0), corner(1, 0)),
                (is_town(board, Some(column + 1), Some(row)), corner(1, 0), corner(1, 1)),
                (is_town(board, Some(column), Some(row + 1)), corner(1, 1), corner(0, 1)),
                (is_town(board, column.checked_sub(1), Some(row)), corner(0, 1), corner(0, 0)),
            ];
            sides.extend(around.into_iter().filter(|&(inner, ..)| !inner).map(|(_, from, to)| (from, to)));
        }
    }
    let mut walls = Vec::new();
    while let Some((start, mut at)) = sides.pop() {
        let mut corners = vec![start];
        while at != start {
            corners.push(at);
            let Some(next) = sides.iter().position(|&(from, _)| from == at) else { break };
            at = sides.swap_remove(next).1;
        }
        walls.push(straightened(&corners));
    }
    // A row that goes the other way surrounds a court within the town, which no enemy reaches.
    walls.retain(|corners| turned_right(corners));
    walls
}

/// Returns whether a closed row of corners goes around to the right.
fn turned_right(corners: &[Point]) -> bool {
    let next = corners.iter().cycle().skip(1);
    corners.iter().zip(next).map(|(at, next)| at.x * next.y - next.x * at.y).sum::<f64>() > 0.0
}

/// Returns the corners at which a closed row turns.
fn straightened(crossings: &[GridCrossing]) -> Vec<Point> {
    let count = crossings.len();
    let turns = |nth: usize| {
        let (before, at, after) =
            (crossings[(nth + count - 1) % count], crossings[nth], crossings[(nth + 1) % count]);
        !(before.across == at.across && at.across == after.across
            || before.down == at.down && at.down == after.down)
    };
    (0..count).filter(|&nth| turns(nth)).map(|nth| crossings[nth].point()).collect()
}
