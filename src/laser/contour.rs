//! Traces the lines around the burnt dots of a bitmap: they run where the burning between two dots' middles is half.

use super::flatten::length;
use super::lines::{Ring, sides};
use super::raster::{DOT, DotMap};
use crate::scene::{Point, Vec2};

/// Greatest distance of a ring from the traced outline, in millimetres.
const TOLERANCE: f64 = 0.015;
/// Smallest area that is engraved, in square millimetres: a speck that is a fifth of a millimetre wide.
const SPECK: f64 = 0.03;
/// Least average thickness of an engraved area, in millimetres: anything thinner is the rest of a form below another.
const SLIVER: f64 = 0.12;
/// Mark for no crossing.
const NONE: usize = usize::MAX;

/// Returns rings around the burnt areas, in millimetres from the bitmap's top left corner; none of them cross.
pub(super) fn rings(bitmap: &DotMap) -> Vec<Ring> {
    let grid = Grid { bitmap, columns: bitmap.columns + 2, rows: bitmap.rows + 2 };
    let mut next = grid.crossings();
    let mut rings = Vec::new();
    for start in 0..next.len() {
        let mut ring = Vec::new();
        let mut at = start;
        while next[at] != NONE {
            ring.push(grid.point(at));
            at = std::mem::replace(&mut next[at], NONE);
        }
        let area = area(&ring).abs();
        if area > SPECK && 2.0 * area > SLIVER * length(&ring) {
            let ring = simplified(&ring);
            if ring.len() > 2 {
                rings.push(ring);
            }
        }
    }
    rings
}

/// Grid of the dots' middles, with a row of unburnt dots around them.
struct Grid<'a> {
    bitmap: &'a DotMap,
    columns: usize,
    rows: usize,
}

impl Grid<'_> {
    fn value(&self, column: usize, row: usize) -> f64 {
        let inside = (1..=self.bitmap.columns).contains(&column) && (1..=self.bitmap.rows).contains(&row);
        if inside { f64::from(self.bitmap.dots[(row - 1) * self.bitmap.columns + column - 1]) } else { 0.0 }
    }

    /// Returns for each stretch between two neighbours (its index: twice the number of the left or upper one, plus one if it
    /// is upright) the stretch that the outline crosses after it.
    fn crossings(&self) -> Vec<usize> {
        let mut next = vec![NONE; 2 * self.columns * self.rows];
        for row in 0..self.rows - 1 {
            for column in 0..self.columns - 1 {
                let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].map(|(x, y)| self.value(column + x, row + y));
                let here = row * self.columns + column;
                let sides = [2 * here, 2 * (here + 1) + 1, 2 * (here + self.columns), 2 * here + 1];
                let burnt = corners.map(|value| value > 0.5);
                // Once round the four corners: where the outline leaves the burnt area, and where it comes back to it.
                let leaves: Vec<usize> = (0..4).filter(|&i| burnt[i] && !burnt[(i + 1) % 4]).collect();
                let middle = corners.iter().sum::<f64>() > 2.0;
                for leave in leaves {
                    // With two burnt corners across, the mean of all four says whether they hang together.
                    let returns = |i: &usize| !burnt[*i] && burnt[(*i + 1) % 4];
                    let after = (1..4).map(|step| (leave + step) % 4).find(returns);
                    let before = (1..4).map(|step| (leave + 4 - step) % 4).find(returns);
                    if let Some(back) = if middle { after } else { before } {
                        next[sides[leave]] = sides[back];
                    }
                }
            }
        }
        next
    }

    /// Returns the point where the outline crosses a stretch, in millimetres.
    fn point(&self, side: usize) -> Point {
        let (column, row) = ((side / 2) % self.columns, side / 2 / self.columns);
        let way = if side.is_multiple_of(2) { (1, 0) } else { (0, 1) };
        let (a, b) = (self.value(column, row), self.value(column + way.0, row + way.1));
        let share = (0.5 - a) / (b - a);
        let middle = Vec2::new(column as f64 - 0.5, row as f64 - 0.5);
        ((middle + Vec2::new(way.0 as f64, way.1 as f64) * share) * DOT).to_point()
    }
}

/// Returns the area of a ring in square millimetres; its sign tells which way the ring turns.
pub(super) fn area(ring: &[Point]) -> f64 {
    sides(ring).map(|(a, b)| a.x * b.y - b.x * a.y).sum::<f64>() / 2.0
}

/// Returns a ring with fewer points, at most [`TOLERANCE`] from the old one (after Ramer, Douglas and Peucker).
fn simplified(ring: &[Point]) -> Ring {
    let far = |from: Point, range: &[Point]| {
        range
            .iter()
            .enumerate()
            .map(|(i, p)| (i, (*p - from).length_squared()))
            .fold((0, 0.0), |most, one| if one.1 > most.1 { one } else { most })
    };
    let Some(&first) = ring.first() else { return Vec::new() };
    let (half, _) = far(first, ring);
    let mut kept = vec![false; ring.len() + 1];
    let closed: Vec<Point> = ring.iter().copied().chain([first]).collect();
    let mut stretches = vec![(0, half), (half, ring.len())];
    while let Some((from, to)) = stretches.pop() {
        kept[from] = true;
        let mut most = (from, TOLERANCE * TOLERANCE);
        for at in from + 1..to {
            let away = distance(closed[at], closed[from], closed[to]);
            if away > most.1 {
                most = (at, away);
            }
        }
        if most.0 > from {
            stretches.extend([(from, most.0), (most.0, to)]);
        }
    }
    ring.iter().zip(kept).filter(|(_, kept)| *kept).map(|(point, _)| *point).collect()
}

/// Returns the square of a point's distance from a stretch.
fn distance(point: Point, from: Point, to: Point) -> f64 {
    let way = to - from;
    let share = ((point - from).dot(way) / way.length_squared().max(1e-12)).clamp(0.0, 1.0);
    (point - (from + way * share)).length_squared()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Color, Size, Stroke, circle};

    /// Returns the least and the greatest distance of a ring's points from a middle.
    fn reach(ring: &[Point], middle: Point) -> (f64, f64) {
        let far = |point: &Point| (*point - middle).length();
        let least = ring.iter().map(far).fold(f64::INFINITY, f64::min);
        (least, ring.iter().map(far).fold(0.0, f64::max))
    }

    #[test]
    fn a_disc_is_traced_to_a_fiftieth_of_a_millimetre() {
        let (middle, mut bitmap) = (Point::new(6.0, 6.5), DotMap::new(Size::new(12.0, 13.0)));
        bitmap.fill(&circle(middle, 5.0), false, true);
        let rings = rings(&bitmap);
        assert_eq!(rings.len(), 1);
        let (least, most) = reach(&rings[0], middle);
        assert!(least > 4.98 && most < 5.02, "{least} to {most}");
        assert!((area(&rings[0]).abs() - std::f64::consts::PI * 25.0).abs() < 0.3);
        assert!(rings[0].len() < 200, "{} points", rings[0].len());
    }

    #[test]
    fn a_circle_of_a_stroke_has_two_rings_at_its_width() {
        let (middle, mut bitmap) = (Point::new(6.0, 6.0), DotMap::new(Size::new(12.0, 12.0)));
        bitmap.stroke(&circle(middle, 4.0), &Stroke::new(Color::BLACK, 0.5), true);
        let mut reaches: Vec<(f64, f64)> = rings(&bitmap).iter().map(|ring| reach(ring, middle)).collect();
        reaches.sort_by(|a, b| a.0.total_cmp(&b.0));
        assert_eq!(reaches.len(), 2);
        for ((least, most), radius) in reaches.into_iter().zip([3.75, 4.25]) {
            assert!(least > radius - 0.03 && most < radius + 0.03, "{least} to {most}");
        }
    }

    #[test]
    fn what_lies_under_a_bare_form_is_not_burnt() {
        let (middle, mut bitmap) = (Point::new(6.0, 6.0), DotMap::new(Size::new(12.0, 12.0)));
        bitmap.fill(&circle(middle, 2.0), false, true);
        bitmap.fill(&circle(middle, 3.0), false, false);
        assert_eq!(rings(&bitmap), Vec::<Ring>::new());
    }

    /// Dots that touch at a corner only, in all ways: each crossing is left as often as it is reached.
    #[test]
    fn rings_close_on_any_pattern() {
        let mut bitmap = DotMap::new(Size::new(1.2, 1.2));
        for (nth, dot) in bitmap.dots.iter_mut().enumerate() {
            *dot = if (nth * 7 + nth / 5).is_multiple_of(3) { 1.0 } else { 0.1 * (nth % 4) as f32 };
        }
        let grid = Grid { bitmap: &bitmap, columns: bitmap.columns + 2, rows: bitmap.rows + 2 };
        let next = grid.crossings();
        for (from, &to) in next.iter().enumerate().filter(|(_, to)| **to != NONE) {
            assert_ne!(next[to], NONE, "after {from} nothing follows {to}");
        }
        let mut reached: Vec<usize> = next.iter().copied().filter(|&to| to != NONE).collect();
        let count = reached.len();
        reached.sort_unstable();
        reached.dedup();
        assert_eq!(reached.len(), count);
    }
}
