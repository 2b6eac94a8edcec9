//! Outlines turned into the share of each dot that they cover. The rasteriser's own way takes four samples a row and blends
//! sixteen dots for each that an edge crosses; here each edge adds to the dots it crosses exactly the area to its right, which
//! takes a quarter of the time, and lines thinner than a dot have their true weight.

use crate::scene::{Affine, Point, Vec2};
use resvg::tiny_skia::{Path, PathSegment};

/// Greatest distance between a curve and the straight pieces in which it is painted, in dots.
const CLOSE: f64 = 0.08;

/// Dots of a surface that are crossed by edges.
pub(super) struct Scan {
    width: u32,
    height: u32,
    cells: Vec<Cell>,
}

/// What one edge does to a dot.
struct Cell {
    /// Row and column in one number, in the order in which dots are painted. Column 0 is left of the surface.
    at: u32,
    /// Height of the edge within the dot's row, negative if it leads upwards: covers all dots to the right.
    cover: f64,
    /// Part of the dot itself that lies to the right of the edge.
    area: f64,
}

impl Scan {
    /// Makes a scan of a surface of so many dots.
    pub(super) const fn new(width: u32, height: u32) -> Self {
        Self { width, height, cells: Vec::new() }
    }

    /// Adds an outline, which `place` maps to dots; each part of it is closed.
    pub(super) fn fill(&mut self, path: &Path, place: Affine) {
        flat(path, place, true, &mut |from, to| self.edge(from, to));
    }

    /// Adds a line that is thinner than a dot, without ends and corners of its own; its width is in dots.
    pub(super) fn thin_line(&mut self, path: &Path, place: Affine, width: f64) {
        flat(path, place, false, &mut |from, to| {
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

    fn edge(&mut self, from: Point, to: Point) {
        let (upper, lower, turn) = if from.y < to.y { (from, to, 1.0) } else { (to, from, -1.0) };
        let (top, bottom) = (upper.y.max(0.0), lower.y.min(f64::from(self.height)));
        if !(top < bottom) || upper.x.min(lower.x) >= f64::from(self.width) {
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
        let base = row * (self.width + 1);
        let most = f64::from(self.width);
        if right <= 0.0 {
            return self.cells.push(Cell { at: base, cover, area: 0.0 });
        }
        let (mut from, all) = (left, right - left);
        if from < 0.0 {
            self.cells.push(Cell { at: base, cover: cover * (-from / all), area: 0.0 });
            from = 0.0;
        }
        while from < most {
            let column = from as u32;
            let end = right.min(f64::from(column + 1));
            let part = if end < right || from > left { cover * ((end - from) / all) } else { cover };
            let beside = 1.0 - ((from + end) / 2.0 - f64::from(column));
            self.cells.push(Cell { at: base + column + 1, cover: part, area: part * beside });
            if end >= right {
                return;
            }
            from = end;
        }
    }

    /// Hands the share of dots that is covered, if any: row, columns, and a share from 0 to 1 of each of them. Begins anew.
    pub(super) fn finish(
        &mut self,
        is_even_odd: bool,
        mut use_dots: impl FnMut(u32, std::ops::Range<u32>, f64),
    ) {
        self.cells.sort_unstable_by_key(|cell| cell.at);
        let share = |winding: f64| {
            let winding = winding.abs();
            if is_even_odd { 1.0 - (winding % 2.0 - 1.0).abs() } else { winding.min(1.0) }
        };
        let (mut winding, mut nth) = (0.0, 0);
        while let Some(&Cell { at, .. }) = self.cells.get(nth) {
            let (row, column) = (at / (self.width + 1), at % (self.width + 1));
            let (mut cover, mut area) = (0.0, 0.0);
            while let Some(cell) = self.cells.get(nth).filter(|cell| cell.at == at) {
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
            let next = self.cells.get(nth).map_or(u32::MAX, |cell| cell.at);
            let end = next.min((row + 1) * (self.width + 1)) - row * (self.width + 1);
            let covered = share(winding);
            if covered > 1e-3 && end > column + 1 {
                use_dots(row, column..end - 1, covered);
            }
            if next >= (row + 1) * (self.width + 1) {
                winding = 0.0;
            }
        }
        self.cells.clear();
    }
}

/// Hands the straight pieces of an outline in dots.
fn flat(path: &Path, place: Affine, is_closed: bool, use_piece: &mut dyn FnMut(Point, Point)) {
    let at = |point: resvg::tiny_skia::Point| place * Point::new(point.x.into(), point.y.into());
    let (mut start, mut last) = (Point::ORIGIN, Point::ORIGIN);
    // Number of pieces of a curve that turns away from its handles by so much.
    let pieces = |bend: f64| (bend / CLOSE).sqrt().ceil().clamp(1.0, 500.0) as u32;
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
