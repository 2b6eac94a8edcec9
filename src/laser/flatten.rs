//! Curves and strokes as straight lines. Only roots are taken, no sines, so that every machine writes the same bytes.

use crate::scene::{BezPath, Cap, Point, Stroke, Vec2, circle};
use kurbo::{ParamCurve, PathEl};

/// Greatest distance of a straight line from its curve, in millimetres.
const TOLERANCE: f64 = 0.005;

/// Points one after another; in fills the last is joined to the first in any case.
pub(super) type Polyline = Vec<Point>;

/// Returns every stretch of an outline. A closed one ends with its first point again.
pub(super) fn polylines(outline: &BezPath) -> Vec<Polyline> {
    let mut lines: Vec<Polyline> = Vec::new();
    let mut here = Point::ZERO;
    for element in outline.elements() {
        if let PathEl::MoveTo(to) = *element {
            lines.push(vec![to]);
            here = to;
            continue;
        }
        let Some(line) = lines.last_mut() else { continue };
        match *element {
            PathEl::MoveTo(_) => {}
            PathEl::LineTo(to) => line.push(to),
            PathEl::QuadTo(handle, to) => {
                let curve = kurbo::QuadBez::new(here, handle, to);
                let bend = (here - handle) + (to - handle);
                curved(line, steps(bend.length() / 4.0), |t| curve.eval(t));
            }
            PathEl::CurveTo(first, second, to) => {
                let curve = kurbo::CubicBez::new(here, first, second, to);
                let bend = |a: Point, b: Point, c: Point| ((a - b) + (c - b)).length();
                let most = bend(here, first, second).max(bend(first, second, to));
                curved(line, steps(most * 0.75), |t| curve.eval(t));
            }
            PathEl::ClosePath => {
                let first = line[0];
                line.push(first);
                // Segments that follow without a move begin here.
                here = first;
                continue;
            }
        }
        here = line.last().copied().unwrap_or(here);
    }
    lines
}

/// Returns the number of pieces of a curve whose middle is `height` from a straight line: the error falls with the square.
fn steps(height: f64) -> u32 {
    (height / TOLERANCE).sqrt().ceil().clamp(1.0, 200.0) as u32
}

fn curved(line: &mut Polyline, steps: u32, at: impl Fn(f64) -> Point) {
    line.extend((1..=steps).map(|step| at(f64::from(step) / f64::from(steps))));
}

/// Returns the length of a polyline in millimetres.
pub(super) fn length(line: &[Point]) -> f64 {
    line.windows(2).map(|pair| (pair[1] - pair[0]).length()).sum()
}

/// Returns the area of a stroke, as shapes that all turn the same way and so add up under the non-zero rule. Corners are round.
pub(super) fn stroked(lines: &[Polyline], stroke: &Stroke) -> Vec<Polyline> {
    let half = stroke.width / 2.0;
    let round = polylines(&circle((0.0, 0.0), half)).into_iter().next().unwrap_or_default();
    let knob = |at: Point| -> Polyline { round.iter().map(|point| *point + at.to_vec2()).collect() };
    let mut shapes = Vec::new();
    for line in lines {
        let Some((&first, &last)) = line.first().zip(line.last()) else { continue };
        let closed = line.len() > 2 && first == last;
        for pair in line.windows(2) {
            let way = pair[1] - pair[0];
            let length = way.length();
            if length > 1e-9 {
                shapes.push(bar(pair[0], pair[1], way / length, half));
            }
        }
        let inner = line.get(1..line.len() - 1).unwrap_or_default();
        shapes.extend(inner.iter().map(|&point| knob(point)));
        match stroke.cap {
            _ if closed => shapes.push(knob(first)),
            Cap::Butt => {}
            Cap::Round | Cap::Square => shapes.extend([knob(first), knob(last)]),
        }
    }
    shapes
}

/// Returns a straight stretch of a stroke; it turns as a [`circle`] does.
fn bar(from: Point, to: Point, along: Vec2, half: f64) -> Polyline {
    let across = Vec2::new(-along.y, along.x) * half;
    vec![from - across, to - across, to + across, from + across]
}
