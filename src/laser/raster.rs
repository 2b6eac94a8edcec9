//! A fine bitmap to draw on, so that a form below another is not engraved through it.
//!
//! Everything here is exact arithmetic: the same drawing gives the same dots on every machine.

use super::flatten::{Polyline, polylines, stroked};
use crate::scene::{BezPath, Shape, Size, Stroke};

/// Side of a dot in millimetres: a fraction of the spot of any laser.
pub(super) const DOT: f64 = 0.06;
/// Rows of samples in a dot.
const ROWS: usize = 4;

/// Map of dots that are burnt to some degree: 0 not at all, 1 black.
pub(super) struct DotMap {
    pub(super) columns: usize,
    pub(super) rows: usize,
    /// Dots row by row from the top.
    pub(super) dots: Vec<f32>,
    /// Share of each dot that may be drawn on. `None`: all of every dot.
    mask: Option<Vec<f32>>,
}

/// Share of each dot that a shape covers, inside a window of the bitmap.
struct Covered {
    left: usize,
    top: usize,
    columns: usize,
    dots: Vec<f32>,
}

impl DotMap {
    /// Returns a map of this size in millimetres with nothing burnt.
    pub(super) fn new(size: Size) -> Self {
        let columns = (size.width / DOT).ceil().max(1.0) as usize;
        let rows = (size.height / DOT).ceil().max(1.0) as usize;
        Self { columns, rows, dots: vec![0.0; columns * rows], mask: None }
    }

    /// Burns the inside of an outline, or takes all burning away from it.
    pub(super) fn fill(&mut self, outline: &BezPath, even_odd: bool, black: bool) {
        self.paint(&polylines(outline), even_odd, black);
    }

    /// Burns a line, or takes all burning away along it.
    pub(super) fn stroke(&mut self, outline: &BezPath, stroke: &Stroke, black: bool) {
        self.paint(&stroked(&polylines(outline), stroke), false, black);
    }

    /// Lets only the inside of an outline be drawn on while `draw` does its work.
    pub(super) fn clipped(&mut self, clip: &BezPath, draw: impl FnOnce(&mut Self)) {
        let mut inside = vec![0.0; self.dots.len()];
        if let Some(coverage) = self.coverage(&polylines(clip), false) {
            coverage.each(self.columns, |at, share| inside[at] = share);
        }
        if let Some(outer) = &self.mask {
            for (dot, outer) in inside.iter_mut().zip(outer) {
                *dot *= outer;
            }
        }
        let outer = self.mask.replace(inside);
        draw(self);
        self.mask = outer;
    }

    fn paint(&mut self, shape: &[Polyline], even_odd: bool, black: bool) {
        let Some(coverage) = self.coverage(shape, even_odd) else { return };
        let ink = if black { 1.0 } else { 0.0 };
        let Self { dots, mask, columns, .. } = self;
        coverage.each(*columns, |at, share| {
            let share = share * mask.as_ref().map_or(1.0, |mask| mask[at]);
            dots[at] += (ink - dots[at]) * share;
        });
    }

    /// Returns the share of each dot inside a shape. `None`: the shape is beside the bitmap.
    fn coverage(&self, shape: &[Polyline], even_odd: bool) -> Option<Covered> {
        let points = || shape.iter().flatten();
        let bound = |least: f64, most: f64, count: usize| {
            let first = (least / DOT).floor().clamp(0.0, count as f64) as usize;
            let last = (most / DOT).ceil().clamp(0.0, count as f64) as usize;
            (first, last)
        };
        let least = |side: fn(&kurbo::Point) -> f64| points().map(side).fold(f64::INFINITY, f64::min);
        let most = |side: fn(&kurbo::Point) -> f64| points().map(side).fold(f64::NEG_INFINITY, f64::max);
        let (left, right) = bound(least(|p| p.x), most(|p| p.x), self.columns);
        let (top, bottom) = bound(least(|p| p.y), most(|p| p.y), self.rows);
        if left >= right || top >= bottom {
            return None;
        }
        let mut coverage =
            Covered { left, top, columns: right - left, dots: vec![0.0; (right - left) * (bottom - top)] };
        let samples = (bottom - top) * ROWS;
        // Rows of samples run through the middles of their stripes.
        let first =
            |y: f64| ((y / DOT - top as f64) * ROWS as f64 - 0.5).ceil().clamp(0.0, samples as f64) as usize;
        let mut crossings: Vec<Vec<(f64, i32)>> = vec![Vec::new(); samples];
        for line in shape {
            for (nth, from) in line.iter().enumerate() {
                let to = &line[(nth + 1) % line.len()];
                let (upper, lower, way) = if from.y < to.y { (from, to, 1) } else { (to, from, -1) };
                let rows = first(upper.y)..first(lower.y);
                for (row, found) in rows.clone().zip(&mut crossings[rows]) {
                    let y = (top as f64 + (row as f64 + 0.5) / ROWS as f64) * DOT;
                    let x = upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y);
                    found.push((x / DOT - left as f64, way));
                }
            }
        }
        for (row, mut found) in crossings.into_iter().enumerate() {
            found.sort_by(|a, b| a.0.total_cmp(&b.0));
            let mut winding = 0;
            for pair in found.windows(2) {
                winding += pair[0].1;
                let inside = if even_odd { winding % 2 != 0 } else { winding != 0 };
                if inside {
                    coverage.span(row / ROWS, pair[0].0, pair[1].0);
                }
            }
        }
        Some(coverage)
    }
}

impl Covered {
    /// Adds a stretch of one row of samples.
    fn span(&mut self, row: usize, from: f64, to: f64) {
        let most = self.columns as f64;
        let (from, to) = (from.clamp(0.0, most), to.clamp(0.0, most));
        for column in from as usize..(to.ceil() as usize).min(self.columns) {
            let share = (to.min(column as f64 + 1.0) - from.max(column as f64)).max(0.0);
            self.dots[row * self.columns + column] += (share / ROWS as f64) as f32;
        }
    }

    /// Passes to `take` the place of each covered dot in a bitmap of so many columns, and its covered share.
    fn each(&self, columns: usize, mut take: impl FnMut(usize, f32)) {
        for (nth, &share) in self.dots.iter().enumerate().filter(|(_, share)| **share > 0.0) {
            let (row, column) = (nth / self.columns + self.top, nth % self.columns + self.left);
            take(row * columns + column, share.min(1.0));
        }
    }
}

/// Returns the average width of the strips of a shape, in millimetres: for a long line its width, for a disc its
/// radius.
pub(super) fn thickness(outline: &BezPath) -> f64 {
    let length: f64 = polylines(outline).iter().map(|line| super::flatten::length(line)).sum();
    2.0 * outline.area().abs() / length.max(1e-9)
}
