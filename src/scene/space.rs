//! Space: planes with drawings on them, and views that project them onto a page.

use super::{Affine, BezPath, Point, Rect, Vec2, polygon};

/// Place or direction in space, in millimetres along its three axes, the last of which points up.
pub type Place = [f64; 3];

/// Placement of a flat drawing in space.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placement {
    /// Place of the drawing's origin.
    pub origin: Place,
    /// Direction to the right in the drawing, of length 1.
    pub right: Place,
    /// Direction down in the drawing, of length 1 and at a right angle to the other.
    pub down: Place,
}

impl Placement {
    /// Returns the placement of a drawing that lies level, its right and its down along the first two axes: seen from below.
    #[must_use]
    pub const fn level(origin: Place) -> Self {
        Self { origin, right: [1.0, 0.0, 0.0], down: [0.0, 1.0, 0.0] }
    }

    /// Returns the direction away from whoever looks at the drawing, of length 1.
    #[must_use]
    pub fn inward(&self) -> Place {
        let (a, b) = (self.right, self.down);
        [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
    }

    /// Returns the direction in space of a direction of the drawing.
    #[must_use]
    pub fn way(&self, way: Vec2) -> Place {
        add(times(self.right, way.x), times(self.down, way.y))
    }

    /// Returns the place in space of a point of the drawing.
    #[must_use]
    pub fn place(&self, point: Point) -> Place {
        add(self.origin, self.way(point.to_vec2()))
    }

    /// Returns the place in space of a point of the drawing, `depth` millimetres behind it.
    #[must_use]
    pub fn lifted(&self, point: Point, depth: f64) -> Place {
        add(self.place(point), times(self.inward(), depth))
    }
}

/// View of space as from far away: parallel lines stay parallel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SpaceView {
    /// Direction to the right on the page; its product with a place is the distance across, in units of `across`.
    pub right: Place,
    /// Unit of the distance across, in millimetres of space.
    pub across: f64,
    /// Direction up on the page; its product with a place is the distance up, in millimetres of space.
    pub up: Place,
    /// Direction towards the viewer, of any length.
    pub towards: Place,
    /// Millimetres of the page to one of space.
    pub scale: f64,
}

impl SpaceView {
    /// Returns the point on the page of a place in space, y downwards.
    #[must_use]
    pub fn point(&self, place: Place) -> Point {
        let across = dot(place, self.right) * self.across;
        Point::new(across * self.scale, -dot(place, self.up) * self.scale)
    }

    /// Returns how far a place is towards the viewer, or how far a direction leads there.
    #[must_use]
    pub fn nearness(&self, [x, y, z]: Place) -> f64 {
        let [right, back, up] = self.towards;
        z * up + x * right + y * back
    }

    /// Returns the transform of a drawing in space to the page.
    #[must_use]
    pub fn plane(&self, placement: &Placement) -> Affine {
        let Placement { origin, right, down } = *placement;
        let [right, down, origin] = [right, down, origin].map(|place| self.point(place));
        Affine::new([right.x, right.y, down.x, down.y, origin.x, origin.y])
    }

    /// Returns the outline on the page of a face with these corners.
    pub fn outline(&self, corners: impl IntoIterator<Item = Place>) -> BezPath {
        polygon(corners.into_iter().map(|corner| self.point(corner)))
    }

    /// Returns the bounding box of places on the page; an empty one for no places.
    pub fn bounds(&self, places: impl IntoIterator<Item = Place>) -> Rect {
        let points = places.into_iter().map(|place| self.point(place));
        points.map(|point| Rect::from_points(point, point)).reduce(|a, b| a.union(b)).unwrap_or_default()
    }
}

/// Returns the order in which so many things are painted: each before those that hide a part of it. Of things that hide each
/// other in a ring the farthest comes first.
pub fn paint_order(
    count: usize,
    hides: impl Fn(usize, usize) -> bool,
    nearness: impl Fn(usize) -> f64,
) -> Vec<usize> {
    let mut left: Vec<usize> = (0..count).collect();
    let mut order = Vec::with_capacity(count);
    while !left.is_empty() {
        let hides_none = |nth: &usize| left.iter().all(|other| other == nth || !hides(*nth, *other));
        let farthest = || left.iter().copied().min_by(|a, b| nearness(*a).total_cmp(&nearness(*b)));
        let Some(next) = left.iter().copied().find(hides_none).or_else(farthest) else { break };
        left.retain(|nth| *nth != next);
        order.push(next);
    }
    order
}

/// Returns the sum of two places or directions.
#[must_use]
pub fn add(a: Place, b: Place) -> Place {
    [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

/// Returns a direction `factor` times as long.
#[must_use]
pub fn times(a: Place, factor: f64) -> Place {
    a.map(|part| part * factor)
}

/// Returns the scalar product of two directions.
#[must_use]
pub fn dot(a: Place, b: Place) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_hides_nothing_that_is_left_is_painted_next() {
        let hides = |one: usize, other: usize| [(0, 1), (2, 0), (2, 1)].contains(&(one, other));
        assert_eq!(paint_order(3, hides, |_| 0.0), [1, 0, 2]);
        let in_a_ring = |one: usize, other: usize| other == (one + 1) % 3;
        assert_eq!(paint_order(3, in_a_ring, |nth| [2.0, 1.0, 3.0][nth]), [1, 0, 2]);
    }
}
