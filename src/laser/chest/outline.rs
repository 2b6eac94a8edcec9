//! Outlines of a plate: rectangles put together, others taken away, and the lines around the rest.

use crate::laser::lines::Ring;
use crate::scene::{Point, Rect, Vec2};
use std::collections::BTreeMap;

/// Distance up to which two places count as one, in millimetres.
const SAME: f64 = 1e-6;

/// Corner of the grid, by its index across and down.
type Corner = (usize, usize);

/// Returns the lines around rectangles without the holes in them, the outermost first. Each runs with the plate at its right, as
/// seen with y pointing down: outlines clockwise, holes the other way.
pub(super) fn rings(solid: &[Rect], holes: &[Rect]) -> Vec<Ring> {
    let all = || solid.iter().chain(holes);
    let xs = places(all().flat_map(|area| [area.x0, area.x1]));
    let ys = places(all().flat_map(|area| [area.y0, area.y1]));
    let is_solid = |column: usize, row: usize| {
        let middle =
            Point::new(f64::midpoint(xs[column], xs[column + 1]), f64::midpoint(ys[row], ys[row + 1]));
        solid.iter().any(|area| area.contains(middle)) && !holes.iter().any(|area| area.contains(middle))
    };
    let (columns, rows) = (xs.len().saturating_sub(1), ys.len().saturating_sub(1));
    let inside = |column: Option<usize>, row: Option<usize>| match (column, row) {
        (Some(column), Some(row)) => column < columns && row < rows && is_solid(column, row),
        _ => false,
    };
    let mut sides: BTreeMap<Corner, Vec<Corner>> = BTreeMap::new();
    for row in 0..rows {
        for column in 0..columns {
            if !is_solid(column, row) {
                continue;
            }
            let (right, below) = (column + 1, row + 1);
            let around = [
                (inside(Some(column), row.checked_sub(1)), (column, row), (right, row)),
                (inside(Some(right), Some(row)), (right, row), (right, below)),
                (inside(Some(column), Some(below)), (right, below), (column, below)),
                (inside(column.checked_sub(1), Some(row)), (column, below), (column, row)),
            ];
            for (_, from, to) in around.into_iter().filter(|(goes_on, ..)| !goes_on) {
                sides.entry(from).or_default().push(to);
            }
        }
    }
    let mut rings = Vec::new();
    while let Some((&start, _)) = sides.first_key_value() {
        let mut ring = Vec::new();
        let mut here = start;
        while let Some(next) = sides.get_mut(&here).and_then(Vec::pop) {
            if sides.get(&here).is_some_and(Vec::is_empty) {
                sides.remove(&here);
            }
            ring.push(Point::new(xs[here.0], ys[here.1]));
            here = next;
        }
        rings.push(corners(&ring));
    }
    let size = |ring: &Ring| -super::super::contour::area(ring);
    rings.sort_by(|a, b| size(a).total_cmp(&size(b)));
    rings
}

/// Returns a ring whose plate is larger by this length on every side: outlines grow, holes shrink. Negative lengths make it
/// smaller. All sides of a ring run across or down.
pub(super) fn grown(ring: &[Point], by: f64) -> Ring {
    let count = ring.len();
    let outward = |from: Point, to: Point| {
        let way = to - from;
        let sign = |length: f64| if length.abs() < SAME { 0.0 } else { length.signum() };
        Vec2::new(sign(way.y), -sign(way.x))
    };
    (0..count)
        .map(|nth| {
            let (before, here, after) = (ring[(nth + count - 1) % count], ring[nth], ring[(nth + 1) % count]);
            here + (outward(before, here) + outward(here, after)) * by
        })
        .collect()
}

/// Returns all different places, in their order.
fn places(all: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut places: Vec<f64> = all.collect();
    places.sort_by(f64::total_cmp);
    places.dedup_by(|a, b| (*a - *b).abs() < SAME);
    places
}

/// Returns a ring without the points at which it goes straight on.
fn corners(ring: &[Point]) -> Ring {
    let count = ring.len();
    let turns = |nth: &usize| {
        let (before, here, after) = (ring[(nth + count - 1) % count], ring[*nth], ring[(nth + 1) % count]);
        (here - before).cross(after - here).abs() > SAME * SAME
    };
    (0..count).filter(turns).map(|nth| ring[nth]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laser::contour::area;

    #[test]
    fn a_plate_with_a_finger_and_a_slot_has_two_lines() {
        let plate = [Rect::new(0.0, 0.0, 10.0, 5.0), Rect::new(2.0, 5.0, 4.0, 7.0)];
        let rings = rings(&plate, &[Rect::new(6.0, 1.0, 8.0, 2.0)]);
        assert_eq!(rings.iter().map(Vec::len).collect::<Vec<_>>(), [8, 4]);
        assert!((area(&rings[0]) - 54.0).abs() < 1e-9 && (area(&rings[1]) + 2.0).abs() < 1e-9);
    }

    #[test]
    fn half_a_kerf_makes_outlines_larger_and_slots_smaller() {
        let rings = rings(
            &[Rect::new(0.0, 0.0, 10.0, 5.0), Rect::new(2.0, 5.0, 4.0, 7.0)],
            &[Rect::new(6.0, 1.0, 8.0, 2.0)],
        );
        let grown: Vec<Ring> = rings.iter().map(|ring| grown(ring, 0.1)).collect();
        for (x, y) in [(-0.1, -0.1), (10.1, 5.1), (1.9, 7.1), (4.1, 5.1), (4.1, 7.1)] {
            let near = |point: &Point| (*point - Point::new(x, y)).length() < 1e-9;
            assert!(grown[0].iter().any(near), "{x} {y} is not in {:?}", grown[0]);
        }
        assert!((area(&grown[1]) + 1.8 * 0.8).abs() < 1e-9);
    }
}
