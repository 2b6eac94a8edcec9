//! The work of a laser, measured on the lines and areas that its files are written from.

use super::contour::area;
use super::lines::{LaserLine, Layers, Ring, sides};
use crate::scene::Point;
use std::f64::consts::TAU;
use std::sync::Arc;

/// Work of a laser: lengths, starts and areas. The time for it depends on machine and wood.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct LaserWork {
    /// Length of all lines that are cut, in millimetres.
    pub cut: f64,
    /// Number of lines that are cut; a closed one counts once.
    pub cut_lines: usize,
    /// Length of all lines that are scored, in millimetres.
    pub score: f64,
    /// Number of lines that are scored; a closed one counts once.
    pub score_lines: usize,
    /// Area that is burnt dark, in square millimetres.
    pub engrave: f64,
}

impl LaserWork {
    /// Returns the work of these operations.
    #[must_use]
    pub fn of(layers: &Layers) -> Self {
        let length = |lines: &[LaserLine]| lines.iter().map(LaserLine::length).sum();
        Self {
            cut: length(&layers.cut),
            cut_lines: layers.cut.len(),
            score: length(&layers.score),
            score_lines: layers.score.len(),
            engrave: engraved(layers),
        }
    }

    /// Returns the sum of both.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self {
            cut: self.cut + other.cut,
            cut_lines: self.cut_lines + other.cut_lines,
            score: self.score + other.score,
            score_lines: self.score_lines + other.score_lines,
            engrave: self.engrave + other.engrave,
        }
    }
}

impl LaserLine {
    /// Returns the length of the line in millimetres.
    #[must_use]
    pub fn length(&self) -> f64 {
        match self {
            Self::Straight(from, to) => (*to - *from).length(),
            Self::Closed(points) => sides(points).map(|(from, to)| (to - from).length()).sum(),
            Self::Circle { radius, .. } => TAU * radius,
        }
    }
}

/// Returns the area burnt dark, in square millimetres. Areas that look alike share their rings, and are measured once.
fn engraved(layers: &Layers) -> f64 {
    type Measured<'a> = (&'a Arc<Vec<Ring>>, f64);
    let mut known: Vec<Measured<'_>> = Vec::new();
    for found in &layers.engrave {
        let rings = &found.rings;
        let is_known = |(other, _): &&Measured<'_>| Arc::ptr_eq(other, rings);
        let size = known.iter().find(is_known).map_or_else(|| within(rings), |(_, size)| *size);
        known.push((rings, size));
    }
    known.iter().map(|(_, size)| size).sum()
}

/// Returns the area inside an odd number of rings: they never cross, so each adds or subtracts all of its inside.
fn within(rings: &[Ring]) -> f64 {
    let signed = |(nth, ring): (usize, &Ring)| {
        let around = |(other, outer): &(usize, &Ring)| {
            *other != nth && ring.first().is_some_and(|point| holds(outer, *point))
        };
        let depth = rings.iter().enumerate().filter(around).count();
        let size = area(ring).abs();
        if depth.is_multiple_of(2) { size } else { -size }
    };
    rings.iter().enumerate().map(signed).sum()
}

/// Returns whether a point is inside a ring.
fn holds(ring: &[Point], point: Point) -> bool {
    let crossed = |(from, to): &(Point, Point)| {
        (from.y > point.y) != (to.y > point.y)
            && point.x < from.x + (to.x - from.x) * (point.y - from.y) / (to.y - from.y)
    };
    sides(ring).filter(crossed).count() % 2 == 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laser::lines::{Area, corners};
    use crate::scene::{Affine, Rect};

    fn square(from: f64, side: f64) -> Ring {
        corners(Rect::new(from, from, from + side, from + side))
    }

    #[test]
    fn lines_are_as_long_as_they_are() {
        let layers = Layers {
            cut: vec![
                LaserLine::rectangle(Rect::new(1.0, 2.0, 11.0, 22.0)),
                LaserLine::Circle { center: Point::new(9.0, 9.0), radius: 10.0 },
            ],
            score: vec![LaserLine::Straight(Point::new(0.0, 0.0), Point::new(3.0, 4.0))],
            engrave: Vec::new(),
        };
        let work = LaserWork::of(&layers);
        assert!((work.cut - (60.0 + 62.831_853)).abs() < 1e-5, "{work:?}");
        assert_eq!((work.cut_lines, work.score, work.score_lines, work.engrave), (2, 5.0, 1, 0.0));
        let twice = work.plus(work);
        assert_eq!((twice.cut_lines, twice.score, twice.score_lines), (4, 10.0, 2));
    }

    /// A frame, a square in its hole, and a square beside it: whichever way their rings turn.
    #[test]
    fn holes_are_not_engraved_and_what_is_in_them_is() {
        let mut rings = vec![square(0.0, 10.0), square(1.0, 8.0), square(2.0, 3.0), square(20.0, 2.0)];
        assert!((within(&rings) - (100.0 - 64.0 + 9.0 + 4.0)).abs() < 1e-9);
        rings[0].reverse();
        rings.rotate_left(2);
        assert!((within(&rings) - 49.0).abs() < 1e-9);
        let area = |place| Area { place, ..Area::new(rings.clone()) };
        let shared = area(Affine::IDENTITY);
        let moved = Area { place: Affine::translate((50.0, 0.0)), rings: Arc::clone(&shared.rings) };
        let layers = Layers { engrave: vec![shared, moved, area(Affine::IDENTITY)], ..Layers::default() };
        assert!((LaserWork::of(&layers).engrave - 147.0).abs() < 1e-9);
    }
}
