//! Round shapes from exact arithmetic only: the library's own circles take sines, whose last digits differ between
//! machines, and the same input must give the same bytes.

use super::{Affine, BezPath, Point, Rect, Vec2};

/// Length of a quarter circle's handles, as a share of the radius: 4/3 of (root of 2, less 1).
const HANDLE: f64 = 0.552_284_749_830_793_4;

/// Lines through points, one after the other; open.
pub fn polyline(points: impl IntoIterator<Item = impl Into<Point>>) -> BezPath {
    let mut path = BezPath::new();
    for (nth, point) in points.into_iter().enumerate() {
        if nth == 0 { path.move_to(point.into()) } else { path.line_to(point.into()) }
    }
    path
}

/// Lines through corners, closed; no path without corners.
pub fn polygon(corners: impl IntoIterator<Item = impl Into<Point>>) -> BezPath {
    let mut path = polyline(corners);
    if !path.is_empty() {
        path.close_path();
    }
    path
}

/// Quarter turns clockwise about the origin, in whole numbers, so that turned squares meet exactly.
#[must_use]
pub fn quarter_turn(turns: u8) -> Affine {
    let (cos, sin) = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)][usize::from(turns % 4)];
    Affine::new([cos, sin, -sin, cos, 0.0, 0.0])
}

/// A circle of four cubics, clockwise from its rightmost point. Nowhere is it off by more than 0.03 % of the radius.
#[must_use]
pub fn circle(center: impl Into<Point>, radius: f64) -> BezPath {
    let center = center.into();
    let corners =
        [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)].map(|(x, y)| Vec2::new(x, y) * radius);
    let mut path = BezPath::new();
    path.move_to(center + corners[0]);
    for pair in corners.windows(2) {
        path.curve_to(
            center + pair[0] + pair[1] * HANDLE,
            center + pair[1] + pair[0] * HANDLE,
            center + pair[1],
        );
    }
    path.close_path();
    path
}

/// A rectangle with corners of this radius, clockwise from the left end of its upper side.
#[must_use]
pub fn rounded(area: Rect, radius: f64) -> BezPath {
    let (pull, mut path) = (radius * (1.0 - HANDLE), BezPath::new());
    let Rect { x0, y0, x1, y1 } = area;
    path.move_to((x0 + radius, y0));
    path.line_to((x1 - radius, y0));
    path.curve_to((x1 - pull, y0), (x1, y0 + pull), (x1, y0 + radius));
    path.line_to((x1, y1 - radius));
    path.curve_to((x1, y1 - pull), (x1 - pull, y1), (x1 - radius, y1));
    path.line_to((x0 + radius, y1));
    path.curve_to((x0 + pull, y1), (x0, y1 - pull), (x0, y1 - radius));
    path.line_to((x0, y0 + radius));
    path.curve_to((x0, y0 + pull), (x0 + pull, y0), (x0 + radius, y0));
    path.close_path();
    path
}

/// A quarter of a circle, from the end of `from` to that of `to`, which are as long as the radius and at right angles.
#[must_use]
pub fn quarter(center: Point, from: Vec2, to: Vec2) -> BezPath {
    let mut path = BezPath::new();
    path.move_to(center + from);
    path.curve_to(center + from + to * HANDLE, center + to + from * HANDLE, center + to);
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Shape;

    #[test]
    fn a_rounded_rectangle_lacks_its_corners() {
        let area = Rect::new(10.0, 20.0, 73.0, 108.0);
        let path = rounded(area, 3.0);
        // The bounds of a curve are found by solving equations, exact but for rounding.
        let same = |a: Rect, b: Rect| {
            (a.origin() - b.origin()).hypot2() + (a.size() - b.size()).to_vec2().hypot2() < 1e-18
        };
        assert!(same(path.bounding_box(), area));
        // Four squares of 3 mm less the circle that they hold.
        let lost = 36.0 - std::f64::consts::PI * 9.0;
        assert!((area.area() - path.area().abs() - lost).abs() < 0.02);
        let arc = quarter(Point::new(13.0, 23.0), Vec2::new(-3.0, 0.0), Vec2::new(0.0, -3.0));
        assert!(same(arc.bounding_box(), Rect::new(10.0, 20.0, 13.0, 23.0)));
    }

    #[test]
    fn a_circle_has_its_area_and_bounds() {
        let circle = circle((10.0, 20.0), 5.0);
        assert!((circle.area().abs() - std::f64::consts::PI * 25.0).abs() < 0.03);
        let bounds = circle.bounding_box();
        assert!((bounds.x0 - 5.0).abs() < 1e-9 && (bounds.y1 - 25.0).abs() < 1e-9);
    }
}
