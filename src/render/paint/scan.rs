//! Outlines turned into the share of each dot that they cover. The rasteriser's own way takes four samples a row and blends
//! sixteen dots for each that an edge crosses; here each edge adds to the dots it crosses exactly the area to its right, which
//! takes a quarter of the time, and lines thinner than a dot have their true weight.

use crate::scene::{Affine, Point, Vec2};
use resvg::tiny_skia::{Path, PathSegment};
use std::ops::Range;

/// Most parts of a straight line whose ink is counted: far more than a page has dots.
const MOST_STEPS: f64 = 1e5;

/// Dots of a surface that are crossed by edges.
pub(super) struct Scan {
    width: u32,
    height: u32,
    /// Greatest distance between a curve and the straight pieces in which it is painted, in dots.
    close: f64,
    /// Cells as they come.
    cells: Vec<ScanCell>,
    /// The same by their rows.
    by_row: Vec<ScanCell>,
    /// Number of cells in each row, then where those of the next row begin.
    rows: Vec<u32>,
}

/// What one edge does to a dot.
#[derive(Clone, Copy, Default)]
struct ScanCell {
    row: u32,
    /// Column, counted from 1: 0 is left of the surface.
    column: u32,
    /// Height of the edge within the dot's row, negative if it leads upwards: covers all dots to the right.
    cover: f32,
    /// Part of the dot itself that lies to the right of the edge.
    area: f32,
}

impl Scan {
    /// Makes a scan of a surface of so many dots; curves are painted in straight pieces, which are at most `close` dots beside them.
    pub(super) const fn new(width: u32, height: u32, close: f64) -> Self {
        Self { width, height, close, cells: Vec::new(), by_row: Vec::new(), rows: Vec::new() }
    }

    /// Adds an outline, which `place` maps to dots; each part of it is closed.
    pub(super) fn fill(&mut self, path: &Path, place: Affine) {
        let close = self.close;
        flat(path, place, close, true, |from, to| self.edge(from, to));
    }

    /// Adds a line that is thinner than a dot, without ends and corners of its own; its width is in dots.
    pub(super) fn thin_line(&mut self, path: &Path, place: Affine, width: f64) {
        let close = self.close;
        flat(path, place, close, false, |from, to| {
            let way = to - from;
            let length = way.hypot();
            if length > 0.0 {
                let beside = Vec2::new(-way.y, way.x) * (width / 2.0 / length);
                let corners = [from + beside, from - beside, to - beside, to + beside];
                for (nth, corner) in corners.iter().enumerate() {
                    self.edge(*corner, corners[(nth + 1) % 4]);
                }
            }
        });
    }

    /// Adds the ink of a line that is thinner than a dot: of each dot's length of it all to the dot in which its middle lies.
    pub(super) fn ink_of_line(&mut self, path: &Path, place: Affine, width: f64) {
        let (close, across, down) = (self.close, f64::from(self.width), f64::from(self.height));
        flat(path, place, close, false, |from, to| {
            let way = to - from;
            let length = way.hypot();
            let steps = length.ceil().min(MOST_STEPS);
            for step in 0..steps as u32 {
                let at = from + way * ((f64::from(step) + 0.5) / steps);
                if (0.0..across).contains(&at.x) && (0.0..down).contains(&at.y) {
                    self.cell(at.y as u32, at.x as u32 + 1, 0.0, length / steps * width);
                }
            }
        });
    }

    fn edge(&mut self, from: Point, to: Point) {
        let (upper, lower, turn) = if from.y < to.y { (from, to, 1.0) } else { (to, from, -1.0) };
        let (top, bottom) = (upper.y.max(0.0), lower.y.min(f64::from(self.height)));
        if top >= bottom || upper.x.min(lower.x) >= f64::from(self.width) {
            return;
        }
        let slope = (lower.x - upper.x) / (lower.y - upper.y);
        let mut start = top;
        let mut row = top as u32;
        while start < bottom {
            let end = bottom.min(f64::from(row + 1));
            let (x0, x1) = (upper.x + (start - upper.y) * slope, upper.x + (end - upper.y) * slope);
            self.part(row, x0.min(x1), x0.max(x1), (end - start) * turn);
            (start, row) = (end, row + 1);
        }
    }

    /// Adds a part of an edge within a row, from left to right.
    fn part(&mut self, row: u32, left: f64, right: f64, cover: f64) {
        let most = f64::from(self.width);
        if right <= 0.0 {
            return self.cell(row, 0, cover, 0.0);
        }
        let (mut from, all) = (left, right - left);
        if from < 0.0 {
            self.cell(row, 0, cover * (-from / all), 0.0);
            from = 0.0;
        }
        while from < most {
            let column = from as u32;
            let end = right.min(f64::from(column + 1));
            let part = if end < right || from > left { cover * ((end - from) / all) } else { cover };
            let beside = 1.0 - (f64::midpoint(from, end) - f64::from(column));
            self.cell(row, column + 1, part, part * beside);
            if end >= right {
                return;
            }
            from = end;
        }
    }

    /// Adds to a dot. An edge often leads on in the dot in which the one before it ended.
    fn cell(&mut self, row: u32, column: u32, cover: f64, area: f64) {
        let (cover, area) = (cover as f32, area as f32);
        match self.cells.last_mut() {
            Some(last) if last.row == row && last.column == column => {
                last.cover += cover;
                last.area += area;
            }
            _ => self.cells.push(ScanCell { row, column, cover, area }),
        }
    }

    /// Hands the share of dots that is covered, if any: row, columns, and a share from 0 to 1 of each of them. Begins anew.
    pub(super) fn finish(&mut self, is_even_odd: bool, mut use_dots: impl FnMut(u32, Range<u32>, f32)) {
        self.sort();
        let share = |winding: f32| {
            let winding = winding.abs();
            if is_even_odd { 1.0 - (winding % 2.0 - 1.0).abs() } else { winding.min(1.0) }
        };
        for cells in self.by_row.chunk_by(|one, other| one.row == other.row) {
            let (row, mut winding, mut nth) = (cells[0].row, 0.0, 0);
            while let Some(&ScanCell { column, .. }) = cells.get(nth) {
                let (mut cover, mut area) = (0.0, 0.0);
                while let Some(cell) = cells.get(nth).filter(|cell| cell.column == column) {
                    cover += cell.cover;
                    area += cell.area;
                    nth += 1;
                }
                // Less than a thousandth is rounding.
                let covered = share(winding + area);
                if column > 0 && covered > 1e-3 {
                    use_dots(row, column - 1..column, covered);
                }
                winding += cover;
                let end = cells.get(nth).map_or(self.width, |cell| cell.column - 1);
                let covered = share(winding);
                if covered > 1e-3 && end > column {
                    use_dots(row, column..end, covered);
                }
            }
        }
        self.cells.clear();
    }

    /// Brings the cells into the order in which dots are painted: into their rows by counting, then by column.
    fn sort(&mut self) {
        self.by_row.clear();
        self.by_row.resize(self.cells.len(), ScanCell::default());
        let Some(top) = self.cells.iter().map(|cell| cell.row).min() else { return };
        let bottom = self.cells.iter().map(|cell| cell.row).max().unwrap_or(top);
        self.rows.clear();
        self.rows.resize((bottom - top) as usize + 2, 0);
        for cell in &self.cells {
            self.rows[(cell.row - top) as usize + 1] += 1;
        }
        for nth in 1..self.rows.len() {
            self.rows[nth] += self.rows[nth - 1];
        }
        for cell in &self.cells {
            let at = &mut self.rows[(cell.row - top) as usize];
            self.by_row[*at as usize] = *cell;
            *at += 1;
        }
        let mut start = 0;
        for end in self.rows.iter().map(|end| *end as usize) {
            self.by_row[start..end.max(start)].sort_by_key(|cell| cell.column);
            start = end;
        }
    }
}

/// Hands the straight pieces of an outline in dots.
fn flat(path: &Path, place: Affine, close: f64, is_closed: bool, mut use_piece: impl FnMut(Point, Point)) {
    let at = |point: resvg::tiny_skia::Point| place * Point::new(point.x.into(), point.y.into());
    let (mut start, mut last) = (Point::ORIGIN, Point::ORIGIN);
    // Number of pieces of a curve that turns away from its handles by so much.
    let pieces = |bend: f64| (bend / close).sqrt().ceil().clamp(1.0, 500.0) as u32;
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(to) => {
                if is_closed {
                    use_piece(last, start);
                }
                (start, last) = (at(to), at(to));
            }
            PathSegment::LineTo(to) => {
                use_piece(last, at(to));
                last = at(to);
            }
            PathSegment::QuadTo(handle, to) => {
                let [p0, p1, p2] = [last, at(handle), at(to)].map(Point::to_vec2);
                let count = pieces(0.25 * (p0 - 2.0 * p1 + p2).hypot());
                for nth in 1..=count {
                    let t = f64::from(nth) / f64::from(count);
                    let s = 1.0 - t;
                    let next = (s * s * p0 + 2.0 * s * t * p1 + t * t * p2).to_point();
                    use_piece(last, next);
                    last = next;
                }
            }
            PathSegment::CubicTo(first, second, to) => {
                let [p0, p1, p2, p3] = [last, at(first), at(second), at(to)].map(Point::to_vec2);
                let bend = (p0 - 2.0 * p1 + p2).hypot2().max((p1 - 2.0 * p2 + p3).hypot2()).sqrt();
                let count = pieces(0.75 * bend);
                for nth in 1..=count {
                    let t = f64::from(nth) / f64::from(count);
                    let s = 1.0 - t;
                    let sides = s * s * s * p0 + t * t * t * p3;
                    let next = (sides + 3.0 * s * t * (s * p1 + t * p2)).to_point();
                    use_piece(last, next);
                    last = next;
                }
            }
            PathSegment::Close => {
                use_piece(last, start);
                last = start;
            }
        }
    }
    if is_closed {
        use_piece(last, start);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::paint::contour::Contour;
    use crate::scene::{BezPath, circle, polygon, polyline};

    /// Returns the share of each of 8 x 8 dots that an outline covers.
    fn covered(outline: &BezPath, is_even_odd: bool) -> Vec<f32> {
        let mut scan = Scan::new(8, 8, 0.001);
        scan.fill(&Contour::of(outline).expect("an outline").path, Affine::IDENTITY);
        let mut found = vec![0.0; 64];
        scan.finish(is_even_odd, |row, columns, share| {
            for column in columns {
                assert!(found[(row * 8 + column) as usize] == 0.0, "each dot comes once");
                found[(row * 8 + column) as usize] = share;
            }
        });
        found
    }

    #[test]
    fn dots_are_covered_by_their_share() {
        let dots = covered(&polygon([(1.5, 1.25), (4.0, 1.25), (4.0, 3.0), (1.5, 3.0)]), false);
        let wanted =
            [(1, 1, 0.375), (2, 1, 0.75), (3, 1, 0.75), (1, 2, 0.5), (3, 2, 1.0), (4, 1, 0.0), (2, 3, 0.0)];
        for (column, row, share) in wanted {
            assert!(
                (dots[row * 8 + column] - share).abs() < 1e-6,
                "{column} {row}: {}",
                dots[row * 8 + column]
            );
        }
        let sum: f32 = covered(&circle((4.0, 4.1), 3.3), false).iter().sum();
        assert!((sum - std::f32::consts::PI * 3.3 * 3.3).abs() < 0.05, "{sum}");
    }

    #[test]
    fn what_lies_beside_the_dots_is_cut_off() {
        let dots = covered(&polygon([(-50.0, -3.0), (3.5, -3.0), (3.5, 90.0), (-50.0, 90.0)]), false);
        for (nth, share) in dots.iter().enumerate() {
            let wanted = [1.0, 1.0, 1.0, 0.5, 0.0, 0.0, 0.0, 0.0][nth % 8];
            assert!((share - wanted).abs() < 1e-6, "{nth}: {share}");
        }
        let all = covered(&circle((4.0, 4.0), 1000.0), false);
        assert!(all.iter().all(|share| (share - 1.0).abs() < 1e-4), "{all:?}");
    }

    #[test]
    fn the_ink_of_a_thin_line_is_its_length_by_its_width() {
        let way = Contour::of(&polyline([(0.5, 0.5), (6.5, 5.0), (20.0, 5.0)])).expect("an outline");
        for ink_only in [true, false] {
            let mut scan = Scan::new(8, 8, 0.01);
            let add = if ink_only { Scan::ink_of_line } else { Scan::thin_line };
            add(&mut scan, &way.path, Affine::IDENTITY, 0.1);
            let mut ink = 0.0;
            scan.finish(false, |_, columns, share| ink += share * columns.len() as f32);
            // 7.5 dots askew, and 1.5 to the edge.
            assert!((ink - 0.9).abs() < 0.06, "{ink}");
        }
    }

    #[test]
    fn rings_are_hollow_by_the_rule_that_makes_them_so() {
        let mut ring = circle((4.0, 4.0), 3.9);
        ring.extend(circle((4.0, 4.0), 1.5));
        let middle = 4 * 8 + 4;
        assert!((covered(&ring, false)[middle] - 1.0).abs() < 1e-6 && covered(&ring, true)[middle] == 0.0);
    }
}
