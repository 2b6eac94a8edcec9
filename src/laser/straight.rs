//! Straight lines along and across the bed, each stretch of them once.

use super::lines::LaserLine;
use crate::scene::{Point, Rect};
use std::collections::BTreeMap;

/// Stretches of lines across (`false`) and down (`true`): for each line, by its distance from the origin, their beginnings and
/// ends. Distances are in nanometres, so that equal lines have equal numbers.
#[derive(Default)]
pub(super) struct Straight(BTreeMap<(bool, i64), Vec<(i64, i64)>>);

/// Nanometres to a millimetre.
const FINE: f64 = 1e6;

fn fine(mm: f64) -> i64 {
    (mm * FINE).round() as i64
}

impl Straight {
    /// Adds a stretch: along y if `upright`, at the distance `at`.
    pub(super) fn add(&mut self, upright: bool, at: f64, from: f64, to: f64) {
        let (from, to) = (fine(from), fine(to));
        if from < to {
            self.0.entry((upright, fine(at))).or_default().push((from, to));
        }
    }

    /// Adds the four sides of a rectangle.
    pub(super) fn add_sides(&mut self, area: Rect) {
        for at in [area.x0, area.x1] {
            self.add(true, at, area.y0, area.y1);
        }
        for at in [area.y0, area.y1] {
            self.add(false, at, area.x0, area.x1);
        }
    }

    /// Returns all lines, as few and as long as possible; stretches added twice are there once.
    pub(super) fn lines(self) -> Vec<LaserLine> {
        let mut lines = Vec::new();
        for ((upright, at), mut stretches) in self.0 {
            stretches.sort_unstable();
            let mut joined: Vec<(i64, i64)> = Vec::new();
            for (from, to) in stretches {
                match joined.last_mut() {
                    Some(last) if from <= last.1 => last.1 = last.1.max(to),
                    _ => joined.push((from, to)),
                }
            }
            let mm = |fine: i64| fine as f64 / FINE;
            let point = |along: i64| {
                if upright { Point::new(mm(at), mm(along)) } else { Point::new(mm(along), mm(at)) }
            };
            lines.extend(joined.into_iter().map(|(from, to)| LaserLine::Straight(point(from), point(to))));
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_added_twice_is_one_line() {
        let mut lines = Straight::default();
        lines.add_sides(Rect::new(0.0, 0.0, 10.0, 10.0));
        lines.add_sides(Rect::new(10.0, 0.0, 20.0, 10.0));
        let lines = lines.lines();
        assert_eq!(lines.len(), 5);
        let line = |x0, y0, x1, y1| LaserLine::Straight(Point::new(x0, y0), Point::new(x1, y1));
        for expected in [line(0.0, 0.0, 20.0, 0.0), line(10.0, 0.0, 10.0, 10.0)] {
            assert!(lines.contains(&expected), "{expected:?} is not in {lines:?}");
        }
    }
}
