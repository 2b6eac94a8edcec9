//! Small stones in rows, their joints not quite straight.

use super::{Surface, filled, stroked};
use crate::scene::{BezPath, Item, Point};

/// Stones to a square, along a side.
const STONES: f64 = 5.0;
/// How far a corner strays, as a share of a stone.
const STRAYS: f64 = 0.12;
/// The share of stones that have one of the middle colours.
const TINTED: f64 = 0.22;
const JOINT: f64 = 1.1;

/// Stones of the first colours with joints of the last.
pub(super) fn drawn(mut surface: Surface<'_>) -> Vec<Item> {
    let mut items: Vec<Item> = surface.ground().into_iter().collect();
    let count = (surface.side / 100.0 * STONES / surface.scale).round().max(1.0) as usize;
    let stone = surface.side / count as f64;
    let corners: Vec<Vec<Point>> = (0..=count)
        .map(|row| {
            (0..=count)
                .map(|column| {
                    let stray = |surface: &mut Surface<'_>| surface.chance.around(stone * STRAYS);
                    let at = |nth: usize, stray: f64| nth as f64 * stone + stray;
                    Point::new(at(column, stray(&mut surface)), at(row, stray(&mut surface)))
                })
                .collect()
        })
        .collect();
    let tints = surface.between().len();
    let mut tinted = vec![BezPath::new(); tints];
    for row in 0..count {
        for column in 0..count {
            if tints == 0 || surface.chance.share() >= TINTED {
                continue;
            }
            let outline = &mut tinted[surface.chance.of(tints)];
            outline.move_to(corners[row][column]);
            outline.line_to(corners[row][column + 1]);
            outline.line_to(corners[row + 1][column + 1]);
            outline.line_to(corners[row + 1][column]);
            outline.close_path();
        }
    }
    for (outline, &color) in tinted.into_iter().zip(surface.between()) {
        items.extend(filled(outline, color));
    }
    let mut joints = BezPath::new();
    for nth in 1..count {
        joint(&mut joints, corners[nth].iter().copied());
        joint(&mut joints, corners.iter().map(|row| row[nth]));
    }
    items.extend(stroked(joints, surface.line(), JOINT));
    items
}

/// A joint from side to side.
fn joint(joints: &mut BezPath, places: impl Iterator<Item = Point>) {
    for (nth, place) in places.enumerate() {
        if nth == 0 {
            joints.move_to(place);
        } else {
            joints.line_to(place);
        }
    }
}
