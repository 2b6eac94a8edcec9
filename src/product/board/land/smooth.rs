//! Smooth lines through places.

use crate::scene::{BezPath, Point};

/// A line that begins and ends at the ends of a row of places, and turns softly at each of the others: it goes through the
/// middles between them.
pub(super) fn through(places: &[Point]) -> BezPath {
    let mut path = BezPath::new();
    let Some(&first) = places.first() else { return path };
    path.move_to(first);
    go_through(&mut path, places);
    path
}

/// Goes on in the same way from the first place of a row to the last.
pub(super) fn go_through(path: &mut BezPath, places: &[Point]) {
    for pair in places.windows(2).skip(1) {
        path.quad_to(pair[0], pair[0].midpoint(pair[1]));
    }
    if let Some(&last) = places.last() {
        path.line_to(last);
    }
}

/// The same around and back to its beginning.
pub(super) fn around(places: &[Point]) -> BezPath {
    let mut path = BezPath::new();
    let (Some(&first), Some(&last)) = (places.first(), places.last()) else { return path };
    path.move_to(last.midpoint(first));
    let next = places.iter().skip(1).chain([&first]);
    for (&place, &next) in places.iter().zip(next) {
        path.quad_to(place, place.midpoint(next));
    }
    path.close_path();
    path
}

/// A closed row of corners with straight sides between them, its corners rounded.
pub(super) fn rounded_corners(corners: &[Point], radius: f64) -> BezPath {
    let mut path = BezPath::new();
    let count = corners.len();
    let toward =
        |from: Point, to: Point| from + (to - from) * (radius / from.distance(to).max(radius)).min(0.5);
    for (nth, &corner) in corners.iter().enumerate() {
        let (before, after) = (corners[(nth + count - 1) % count], corners[(nth + 1) % count]);
        if nth == 0 {
            path.move_to(toward(corner, before));
        } else {
            path.line_to(toward(corner, before));
        }
        path.quad_to(corner, toward(corner, after));
    }
    path.close_path();
    path
}
