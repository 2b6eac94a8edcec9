//! Finds ways over the crossings of a board's lines.

use crate::product::board::land::SQUARE;
use crate::product::board::land::chance::Chance;
use crate::product::board::land::region::LandBoard;
use crate::scene::Point;
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

    /// Returns the crossings one step away.
    fn next(self, size: u8) -> impl Iterator<Item = Self> {
        let steps = [(0, -1), (1, 0), (0, 1), (-1, 0)];
        steps.into_iter().filter_map(move |(across, down)| {
            let across = self.across.checked_add_signed(across).filter(|&at| at <= size)?;
            let down = self.down.checked_add_signed(down).filter(|&at| at <= size)?;
            Some(Self { across, down })
        })
    }
}

/// Costs of ways on a board.
pub(super) struct Routes {
    size: u8,
    /// Cost of each crossing, row by row.
    costs: Vec<u32>,
}

impl Routes {
    /// Returns the costs, by the kinds of squares that ways are for, and by chance.
    pub(super) fn of(board: &LandBoard, on: &[Slot], chance: &mut Chance) -> Self {
        let size = board.size();
        let mut costs = Vec::new();
        for down in 0..=size {
            for across in 0..=size {
                let beside = [(0, 0), (1, 0), (0, 1), (1, 1)].into_iter().filter_map(|(left, up)| {
                    let column = across.checked_sub(left).filter(|&column| column < size)?;
                    let row = down.checked_sub(up).filter(|&row| row < size)?;
                    Some(board.kind(column, row))
                });
                let beside = beside.filter(|kind| !on.contains(kind)).count() as u32;
                let is_rim = across == 0 || down == 0 || across == size || down == size;
                let rim = if is_rim { RIM } else { 0 };
                costs.push(STEP + chance.of(DETOUR) as u32 + beside * BESIDE + rim);
            }
        }
        Self { size, costs }
    }

    fn index(&self, at: GridCrossing) -> usize {
        usize::from(at.down) * (usize::from(self.size) + 1) + usize::from(at.across)
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
        for &start in from {
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
            for next in at.next(self.size) {
                let index = self.index(next);
                let cost = cost + self.costs[index];
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

/// Returns the crossings around the town; without a town, the crossings around the middle.
pub(super) fn around_town(board: &LandBoard) -> Vec<GridCrossing> {
    let size = board.size();
    let all = (0..=size).flat_map(|down| (0..=size).map(move |across| GridCrossing { across, down }));
    let edge = all.filter(|at| {
        let squares = [(0, 0), (1, 0), (0, 1), (1, 1)];
        let inside =
            |&(left, up): &(u8, u8)| is_town(board, at.across.checked_sub(left), at.down.checked_sub(up));
        (1..4).contains(&squares.iter().filter(|square| inside(square)).count())
    });
    let edge: Vec<GridCrossing> = edge.collect();
    if edge.is_empty() {
        let (low, high) = (size / 2, size.div_ceil(2));
        return vec![
            GridCrossing::new(low, low),
            GridCrossing::new(high, low),
            GridCrossing::new(low, high),
            GridCrossing::new(high, high),
        ];
    }
    edge
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
