//! What is measured in a drawing for a laser cutter.

use super::files::{Drawing, Shape};
use super::{FINE, GAP, MARGIN};
use kurbo::{Point, Rect};

/// Straight stretches of lines.
pub(super) fn stretches(shapes: &[Shape]) -> Vec<(Point, Point)> {
    let mut found = Vec::new();
    for shape in shapes {
        match shape {
            Shape::Line(a, b) => found.push((*a, *b)),
            Shape::Closed(points) => {
                let next = points.iter().cycle().skip(1);
                found.extend(points.iter().zip(next).map(|(a, b)| (*a, *b)));
            }
            Shape::Circle(..) => {}
        }
    }
    found
}

pub(super) fn circles(shapes: &[Shape]) -> Vec<(Point, f64)> {
    let circle = |shape: &Shape| match shape {
        Shape::Circle(center, radius) => Some((*center, *radius)),
        _ => None,
    };
    shapes.iter().filter_map(circle).collect()
}

/// Every closed line of four points.
pub(super) fn rectangles(shapes: &[Shape]) -> Vec<Rect> {
    let rectangle = |shape: &Shape| match shape {
        Shape::Closed(points) if points.len() == 4 => Some(Rect::from_points(points[0], points[2])),
        _ => None,
    };
    shapes.iter().filter_map(rectangle).collect()
}

/// Fails if two straight lines share more than a point, or two discs touch, or a disc and a line.
pub(super) fn cut_once(drawing: &Drawing) {
    let lines = stretches(&drawing.cut);
    for (nth, (a, b)) in lines.iter().enumerate() {
        let along = (*b - *a) / (*b - *a).length();
        for (c, d) in &lines[nth + 1..] {
            let beside = |point: &Point| (*point - *a).cross(along).abs();
            let (from, to) = ((*c - *a).dot(along), (*d - *a).dot(along));
            let shared = from.max(to).min((*b - *a).length()) - from.min(to).max(0.0);
            let is_same_line = beside(c) < 0.01 && beside(d) < 0.01;
            assert!(!is_same_line || shared < 0.01, "{a:?}-{b:?} and {c:?}-{d:?} share {shared} mm");
        }
    }
    let outlines = rectangles(&drawing.cut);
    for (nth, area) in outlines.iter().enumerate() {
        for other in &outlines[nth + 1..] {
            let nested = area.union(*other) == *area || area.union(*other) == *other;
            let shared = area.inset(GAP - FINE).intersect(*other);
            assert!(nested || shared.area() <= 0.0, "{area:?} and {other:?} are less than {GAP} mm apart");
        }
    }
    let discs = circles(&drawing.cut);
    for (nth, (center, radius)) in discs.iter().enumerate() {
        for (other, second) in &discs[nth + 1..] {
            let between = (*other - *center).length() - radius - second;
            assert!(between > GAP - FINE, "discs at {center:?} and {other:?} are {between} mm apart");
        }
        for (a, b) in &lines {
            let between = away(*center, *a, *b) - radius;
            assert!(between > GAP - FINE, "the disc at {center:?} is {between} mm from a line");
        }
    }
}

/// The distance of a point from a stretch.
pub(super) fn away(point: Point, a: Point, b: Point) -> f64 {
    let way = b - a;
    let share = ((point - a).dot(way) / way.dot(way).max(1e-12)).clamp(0.0, 1.0);
    (point - (a + way * share)).length()
}

/// Fails if anything leaves the usable part of the bed.
pub(super) fn inside(drawing: &Drawing) {
    let room = Rect::from_origin_size((0.0, 0.0), drawing.size).inset(-MARGIN).inset(FINE);
    for shape in drawing.cut.iter().chain(&drawing.score).chain(&drawing.engrave) {
        let bounds = shape.bounds();
        assert!(room.union(bounds).area() <= room.area(), "{bounds:?} leaves {room:?}");
    }
}

/// How many closed squares of a side the cuts make, each side of them cut through.
pub(super) fn squares(drawing: &Drawing, side: f64) -> usize {
    let lines = stretches(&drawing.cut);
    let is_cut = |a: Point, b: Point| {
        let middle = a.midpoint(b);
        lines.iter().any(|(c, d)| [a, middle, b].iter().all(|&point| away(point, *c, *d) < FINE))
    };
    let mut corners: Vec<(i64, i64)> = Vec::new();
    for (a, b) in &lines {
        for (c, d) in &lines {
            for (x, y) in [(a.x, c.y), (a.x, d.y), (b.x, c.y), (b.x, d.y)] {
                corners.push(((x * 1000.0).round() as i64, (y * 1000.0).round() as i64));
            }
        }
    }
    corners.sort_unstable();
    corners.dedup();
    let corner = |&(x, y): &(i64, i64)| Point::new(x as f64 / 1000.0, y as f64 / 1000.0);
    let is_square = |at: &Point| {
        let to = |x: f64, y: f64| Point::new(at.x + x, at.y + y);
        let (right, below, across) = (to(side, 0.0), to(0.0, side), to(side, side));
        is_cut(*at, right) && is_cut(*at, below) && is_cut(right, across) && is_cut(below, across)
    };
    corners.iter().map(corner).filter(is_square).count()
}

pub(super) fn near(a: f64, b: f64) -> bool {
    (a - b).abs() < FINE
}
