//! The lines around the burnt dots of a bitmap, between the dots' middles where they are burnt by half.

use super::flatten::length;
use super::lines::Ring;
use super::raster::{Bitmap, DOT};
use crate::scene::{Point, Vec2};

/// How far a ring may be from what was traced, in millimetres.
const TOLERANCE: f64 = 0.015;
/// The smallest area that is engraved, in square millimetres: a speck of a third of a millimetre.
const SPECK: f64 = 0.03;
/// What is thinner than this on average, in millimetres, is a rest of something that lies below something else.
const SLIVER: f64 = 0.12;
/// No crossing.
const NONE: usize = usize::MAX;

/// Rings around what is burnt, in millimetres from the bitmap's top left corner; none of them cross.
pub(super) fn rings(bitmap: &Bitmap) -> Vec<Ring> {
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

/// The middles of dots with a row of unburnt ones around them.
struct Grid<'a> {
    bitmap: &'a Bitmap,
    columns: usize,
    rows: usize,
}

impl Grid<'_> {
    fn value(&self, column: usize, row: usize) -> f64 {
        let inside = (1..=self.bitmap.columns).contains(&column) && (1..=self.bitmap.rows).contains(&row);
        if inside { f64::from(self.bitmap.dots[(row - 1) * self.bitmap.columns + column - 1]) } else { 0.0 }
    }

    /// For each stretch between two neighbours (two times the number of the left or upper one, plus one if it is
    /// upright) the stretch that the outline crosses after it.
    fn crossings(&self) -> Vec<usize> {
        let mut next = vec![NONE; 2 * self.columns * self.rows];
        for row in 0..self.rows - 1 {
            for column in 0..self.columns - 1 {
                let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].map(|(x, y)| self.value(column + x, row + y));
                let here = row * self.columns + column;
                let sides = [2 * here, 2 * (here + 1) + 1, 2 * (here + self.columns), 2 * here + 1];
                let burnt = corners.map(|value| value > 0.5);
                // Once round the four: where one leaves the burnt, and where one comes back to it.
                let leaves: Vec<usize> = (0..4).filter(|&i| burnt[i] && !burnt[(i + 1) % 4]).collect();
                let middle = corners.iter().sum::<f64>() > 2.0;
                for leave in leaves {
                    // With two burnt corners across, the middle says whether they hang together.
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

    /// Where the outline crosses a stretch, in millimetres.
    fn point(&self, side: usize) -> Point {
        let (column, row) = ((side / 2) % self.columns, side / 2 / self.columns);
        let way = if side % 2 == 0 { (1, 0) } else { (0, 1) };
        let (a, b) = (self.value(column, row), self.value(column + way.0, row + way.1));
        let share = (0.5 - a) / (b - a);
        let middle = Vec2::new(column as f64 - 0.5, row as f64 - 0.5);
        ((middle + Vec2::new(way.0 as f64, way.1 as f64) * share) * DOT).to_point()
    }
}

/// The area of a ring in square millimetres, with a sign for the way it turns.
fn area(ring: &[Point]) -> f64 {
    let next = ring.iter().cycle().skip(1);
    ring.iter().zip(next).map(|(a, b)| a.x * b.y - b.x * a.y).sum::<f64>() / 2.0
}

/// A ring without the points that it can do without (after Ramer, Douglas and Peucker).
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

/// The square of a point's distance from a stretch.
fn distance(point: Point, from: Point, to: Point) -> f64 {
    let way = to - from;
    let share = ((point - from).dot(way) / way.length_squared().max(1e-12)).clamp(0.0, 1.0);
    (point - (from + way * share)).length_squared()
}
