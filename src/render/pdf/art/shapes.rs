//! Finds rectangles and circles among outlines: a PDF can write them in fewer bytes than their lines and curves.

use crate::scene::{BezPath, PathEl, Point, circle};

/// Returns the far corner of the rectangle that the elements begin with, and the number of its elements. `None`: they begin with
/// no rectangle, or with one whose first side isn't along the x axis, as in a PDF's own rectangles.
pub(super) fn rectangle(elements: &[PathEl]) -> Option<(Point, usize)> {
    let [PathEl::MoveTo(start), PathEl::LineTo(right), PathEl::LineTo(far), PathEl::LineTo(left), rest @ ..] =
        elements
    else {
        return None;
    };
    let length = match rest {
        [PathEl::ClosePath, ..] => 5,
        [PathEl::LineTo(end), PathEl::ClosePath, ..] if end == start => 6,
        _ => return None,
    };
    let is_level = *right == Point::new(far.x, start.y) && *left == Point::new(start.x, far.y);
    let is_over = matches!(elements.get(length), None | Some(PathEl::MoveTo(_)));
    (is_level && is_over).then_some((*far, length))
}

/// Returns the radius and the centres, if an outline is made of several circles of one size and of nothing else.
pub(super) fn dots(outline: &BezPath) -> Option<(f64, Vec<Point>)> {
    /// Number of elements of a circle.
    const CIRCLE: usize = 6;
    /// Distance in millimetres by which a circle may be off.
    const OFF: f64 = 1e-6;
    let elements = outline.elements();
    if elements.len() < 2 * CIRCLE || !elements.len().is_multiple_of(CIRCLE) {
        return None;
    }
    let mut radius = None;
    let mut centers = Vec::with_capacity(elements.len() / CIRCLE);
    for part in elements.chunks_exact(CIRCLE) {
        let (PathEl::MoveTo(right), PathEl::CurveTo(_, _, low), PathEl::CurveTo(_, _, left)) =
            (part[0], part[1], part[2])
        else {
            return None;
        };
        let (PathEl::CurveTo(..), PathEl::CurveTo(..), PathEl::ClosePath) = (part[3], part[4], part[5])
        else {
            return None;
        };
        let center = right.midpoint(left);
        let own = (right.x - left.x) / 2.0;
        let known = *radius.get_or_insert(own);
        if (own - known).abs() > OFF || (low.y - center.y).abs() - own > OFF {
            return None;
        }
        let exact = circle(center, own);
        let ends = |element: &PathEl| match *element {
            PathEl::CurveTo(first, second, end) => [first, second, end],
            PathEl::MoveTo(end) | PathEl::LineTo(end) | PathEl::QuadTo(_, end) => [end; 3],
            PathEl::ClosePath => [center; 3],
        };
        let is_circle = exact.elements().iter().zip(part).all(|(one, other)| {
            ends(one).into_iter().zip(ends(other)).all(|(one, other)| (one - other).hypot2() < OFF * OFF)
        });
        if !is_circle {
            return None;
        }
        centers.push(center);
    }
    Some((radius?, centers))
}
