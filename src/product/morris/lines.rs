//! Lines and points of nine men's morris, as large as they are asked for: for its board, and for the figures of its rules.

use crate::game::morris::{MorrisPoint, edges};
use crate::scene::{BezPath, Color, Item, Path, Point, Stroke, circle};

/// Steps between the outermost line and the middle.
pub(crate) const STEPS: f64 = 3.0;
/// Width of the lines as a part of a man.
const LINE: f64 = 0.085;
/// Radius of a point, of the dot in it, and the width of its edge, as parts of a man.
const POINT: f64 = 0.34;
const DOT: f64 = 0.1;
const EDGE: f64 = 0.055;

/// How the board looks where it is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MorrisLook {
    /// From one line to the next, in millimetres.
    pub(crate) step: f64,
    /// Diameter of a man, in millimetres.
    pub(crate) man: f64,
    /// Colour of the lines.
    pub(crate) line: Color,
    /// Colour within the points.
    pub(crate) point: Color,
}

impl MorrisLook {
    /// Where a point lies, with the origin in the middle of the board.
    pub(crate) fn at(self, point: MorrisPoint) -> Point {
        let from = |at: u8| f64::from(at) - STEPS;
        Point::new(from(point.column()) * self.step, -from(point.row()) * self.step)
    }
}

/// Lines and points of the board, with the origin in its middle.
pub(crate) fn draw_on(look: MorrisLook) -> Vec<Item> {
    let mut lines = BezPath::new();
    for [from, to] in edges() {
        lines.move_to(look.at(from));
        lines.line_to(look.at(to));
    }
    let mut items: Vec<Item> = vec![Path::stroke(lines, Stroke::new(look.line, LINE * look.man)).into()];
    let (mut points, mut dots) = (BezPath::new(), BezPath::new());
    for point in MorrisPoint::all() {
        points.extend(circle(look.at(point), POINT * look.man));
        dots.extend(circle(look.at(point), DOT * look.man));
    }
    let edge = Stroke::new(look.line, EDGE * look.man);
    items.push(Path { stroke: Some(edge), ..Path::fill(points, look.point) }.into());
    items.push(Path::fill(dots, look.line).into());
    items
}
