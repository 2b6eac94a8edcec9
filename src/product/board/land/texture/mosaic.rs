//! A floor of small stones in rows, staggered and not quite straight; calm in the middle of squares, where pieces stand.

use super::Surface;
use crate::product::board::land::SQUARE;
use crate::scene::{BezPath, Item, Point};

/// Rows of stones to a square as usual, and the fewest.
const ROWS: f64 = 5.0;
const FEWEST: f64 = 3.0;
/// How far a joint between rows strays, and the joint between two stones, and how far that leans; as shares of a stone.
const ROW_STRAYS: f64 = 0.16;
const STONE_STRAYS: f64 = 0.24;
const LEANS: f64 = 0.1;
/// From the middle of a square: the floor is calm there, in squares.
const MIDDLE: f64 = 0.42;
/// The shares of stones that have the nearest of the middle colours in the middle of a square; and outside it the nearest, the
/// next, and each of the others.
const CALM: f64 = 0.125;
const NEAREST: f64 = 0.28;
const NEXT: f64 = 0.14;
const OTHERS: f64 = 0.05;
const JOINT: f64 = 1.2;

/// Stones of the first colours with joints of the last.
pub(super) fn drawn(mut surface: Surface<'_>) -> Vec<Item> {
    let squares = (surface.side / SQUARE).round();
    let rows = (ROWS / surface.scale).round().max(FEWEST);
    let stone = SQUARE / rows;
    let count = (squares * rows) as usize;
    let heights: Vec<Vec<f64>> =
        (0..=count).map(|row| heights(row, rows as usize, stone, &mut surface)).collect();
    let mut tinted = vec![BezPath::new(); surface.between().len()];
    let mut joints = BezPath::new();
    for (row, pair) in heights.windows(2).enumerate() {
        if !row.is_multiple_of(rows as usize) {
            along(&mut joints, &pair[0]);
        }
        let mut left = (Point::new(0.0, pair[0][0]), Point::new(0.0, pair[1][0]));
        for nth in 0..=count {
            let shift = if row % 2 == 0 { 0.25 } else { 0.75 };
            let at = (nth as f64 + shift + surface.chance.around(STONE_STRAYS)) * stone;
            let lean = surface.chance.around(LEANS) * stone;
            let (upper, lower) = ((at - lean).min(surface.side), (at + lean).min(surface.side));
            let right =
                (Point::new(upper, height(&pair[0], upper)), Point::new(lower, height(&pair[1], lower)));
            let middle = left.0.midpoint(right.1);
            if let Some(tone) = tone(middle, tinted.len(), surface.chance.share()) {
                let outline = &mut tinted[tone];
                outline.move_to(left.0);
                outline.line_to(right.0);
                outline.line_to(right.1);
                outline.line_to(left.1);
                outline.close_path();
            }
            if at >= surface.side {
                break;
            }
            joints.move_to(right.0);
            joints.line_to(right.1);
            left = right;
        }
    }
    surface.painted(tinted, joints, JOINT)
}

/// The heights of the joint above a row, at each half square; straight on lines of the grid.
fn heights(row: usize, rows: usize, stone: f64, surface: &mut Surface<'_>) -> Vec<f64> {
    let halves = (surface.side / SQUARE * 2.0).round() as usize;
    let straight = row.is_multiple_of(rows);
    (0..=halves)
        .map(|_| {
            let stray = surface.chance.around(ROW_STRAYS);
            row as f64 * stone + if straight { 0.0 } else { stray * stone }
        })
        .collect()
}

/// The height of a joint at a place along it.
fn height(heights: &[f64], x: f64) -> f64 {
    let at = x / SQUARE * 2.0;
    let first = (at.floor().max(0.0) as usize).min(heights.len() - 2);
    let share = at - first as f64;
    heights[first] + (heights[first + 1] - heights[first]) * share
}

/// Adds a joint between rows.
fn along(joints: &mut BezPath, heights: &[f64]) {
    for (nth, &y) in heights.iter().enumerate() {
        let at = Point::new(nth as f64 * SQUARE / 2.0, y);
        if nth == 0 {
            joints.move_to(at);
        } else {
            joints.line_to(at);
        }
    }
}

/// Which of so many tones a stone has, if not that of the ground.
fn tone(middle: Point, tones: usize, share: f64) -> Option<usize> {
    let off = |at: f64| at.rem_euclid(SQUARE) / SQUARE - 0.5;
    let aside = Point::new(off(middle.x), off(middle.y)).distance(Point::ORIGIN) >= MIDDLE;
    let chosen = match share {
        share if !aside => (share < CALM).then_some(0),
        share if share < NEAREST => Some(0),
        share if share < NEAREST + NEXT => Some(1),
        share => Some(2 + ((share - NEAREST - NEXT) / OTHERS) as usize),
    };
    chosen.filter(|&tone| tone < tones)
}
