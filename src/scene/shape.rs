//! Round shapes from exact arithmetic only: the library's own circles take sines, whose last digits differ between
//! machines, and the same input must give the same bytes.

use super::{BezPath, Point, Vec2};

/// Length of a quarter circle's handles, as a share of the radius: 4/3 of (root of 2, less 1).
const HANDLE: f64 = 0.552_284_749_830_793_4;

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Shape;

    #[test]
    fn a_circle_has_its_area_and_bounds() {
        let circle = circle((10.0, 20.0), 5.0);
        assert!((circle.area().abs() - std::f64::consts::PI * 25.0).abs() < 0.03);
        let bounds = circle.bounding_box();
        assert!((bounds.x0 - 5.0).abs() < 1e-9 && (bounds.y1 - 25.0).abs() < 1e-9);
    }
}
