//! Clip paths of several shapes, or of the other fill rule, as one outline by the non-zero rule: a group can have no other.
//!
//! Shapes that turn the same way add up, and holes turn the other way. Whether an outline made so lets through what the clip
//! path does is looked up at many points; where it doesn't, because lines cross, the clip path can't be carried.

use crate::scene::{BezPath, PathEl, Point, Rect, Shape};
use usvg::FillRule;

/// Number of points compared. For outlines of many elements it is less, since each element is tested at each point.
const POINTS: usize = 4_096;
/// Largest number of tests of an element at a point, unless that would leave fewer than 64 points.
const ASKED: usize = 4_000_000;
/// Largest number of parts of a shape whose holes are looked for.
const PARTS: usize = 400;

/// Returns one outline by the non-zero rule that lets through what these shapes together do; `None`: there is none.
pub(super) fn joined(shapes: Vec<(BezPath, FillRule)>) -> Option<BezPath> {
    if let [(outline, FillRule::NonZero)] = &shapes[..] {
        return Some(outline.clone());
    }
    let shapes: Vec<(BezPath, FillRule)> =
        shapes.into_iter().map(|(outline, rule)| (closed(&outline), rule)).collect();
    let mut whole = BezPath::new();
    for (outline, rule) in &shapes {
        let turned = match rule {
            FillRule::NonZero if outline.area() < 0.0 => outline.reverse_subpaths(),
            FillRule::NonZero => outline.clone(),
            FillRule::EvenOdd => with_holes(outline)?,
        };
        whole.extend(turned.iter());
    }
    is_same(&whole, &shapes).then_some(whole)
}

/// Returns the outline with all its parts closed, as a fill closes them.
fn closed(outline: &BezPath) -> BezPath {
    let mut all = BezPath::new();
    for part in outline.subpaths() {
        all.extend(part.iter().copied());
        if !matches!(part.last(), Some(PathEl::ClosePath)) {
            all.close_path();
        }
    }
    all
}

/// Returns the outline with each part turned one way or the other, by whether the number of parts around it is even or odd.
/// `None`: it has too many parts.
fn with_holes(outline: &BezPath) -> Option<BezPath> {
    let parts: Vec<BezPath> = outline.subpaths().map(|part| BezPath::from_vec(part.to_vec())).collect();
    if parts.len() > PARTS {
        return None;
    }
    let boxes: Vec<Rect> = parts.iter().map(Shape::bounding_box).collect();
    let start = |part: &BezPath| part.elements().first().and_then(PathEl::end_point);
    let mut turned = BezPath::new();
    for (nth, part) in parts.iter().enumerate() {
        let at = start(part)?;
        let around = (0..parts.len())
            .filter(|&other| other != nth && boxes[other].contains(at) && parts[other].winding(at) % 2 != 0);
        let is_hole = around.count() % 2 == 1;
        let is_turned = (part.area() < 0.0) != is_hole;
        turned.extend(if is_turned { part.reverse_subpaths() } else { part.clone() });
    }
    Some(turned)
}

/// Returns whether the outline holds what the shapes together do.
fn is_same(whole: &BezPath, shapes: &[(BezPath, FillRule)]) -> bool {
    let area = whole.bounding_box();
    let side = (ASKED / whole.elements().len().max(1)).clamp(64, POINTS).isqrt();
    let boxes: Vec<Rect> = shapes.iter().map(|(outline, _)| outline.bounding_box()).collect();
    let holds = |at: Point| {
        shapes.iter().zip(&boxes).any(|((outline, rule), around)| {
            around.contains(at)
                && match rule {
                    FillRule::NonZero => outline.winding(at) != 0,
                    FillRule::EvenOdd => outline.winding(at) % 2 != 0,
                }
        })
    };
    (0..side * side).all(|nth| {
        // Points lie off the middle, where lines of drawings seldom run.
        let place = |step: usize, off: f64| (step as f64 + off) / side as f64;
        let at = Point::new(
            area.x0 + area.width() * place(nth % side, 0.437),
            area.y0 + area.height() * place(nth / side, 0.571),
        );
        (whole.winding(at) != 0) == holds(at)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::circle;

    fn square(x: f64, y: f64, side: f64) -> BezPath {
        Rect::new(x, y, x + side, y + side).to_path(0.01)
    }

    #[test]
    fn shapes_that_lie_over_each_other_are_one() {
        let (disc, other) = (circle((30.0, 30.0), 20.0), square(35.0, 35.0, 40.0).reverse_subpaths());
        let whole = joined(vec![(disc, FillRule::NonZero), (other, FillRule::NonZero)]).expect("one");
        for (at, is_within) in
            [((40.0, 40.0), true), ((15.0, 30.0), true), ((70.0, 70.0), true), ((70.0, 20.0), false)]
        {
            assert_eq!(whole.winding(at.into()) != 0, is_within, "{at:?}");
        }
    }

    #[test]
    fn holes_stay_holes() {
        let mut frame = square(10.0, 10.0, 80.0);
        frame.extend(square(30.0, 30.0, 40.0).iter());
        frame.extend(square(45.0, 45.0, 10.0).iter());
        let whole = joined(vec![(frame, FillRule::EvenOdd)]).expect("one");
        for (at, is_within) in [(20.0, true), (40.0, false), (50.0, true), (5.0, false)] {
            assert_eq!(whole.winding((at, 50.0).into()) != 0, is_within, "{at}");
        }
    }

    #[test]
    fn a_star_whose_lines_cross_has_none() {
        let star = BezPath::from_svg("M50 5L80 95L5 38L95 38L20 95Z").expect("a path");
        assert_eq!(joined(vec![(star.clone(), FillRule::EvenOdd)]), None);
        assert_eq!(joined(vec![(star.clone(), FillRule::NonZero)]), Some(star));
    }
}
