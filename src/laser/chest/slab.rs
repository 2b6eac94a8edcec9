//! Part of the box: its lines on the plate, and its place in the finished box.

use super::BoxPart;
use super::joint::JointSpan;
use super::outline;
use crate::laser::lines::{LaserLine, Layers, Ring};
use crate::laser::nest::BedPanel;
use crate::laser::{LaserPart, MARGIN};
use crate::scene::{Affine, Point, Rect, Size};

/// Place or direction in space, in millimetres: from the front of the box to its back, from its right side to its left, up. The
/// inside of the box begins at 0, 0 and one thickness.
pub type Place = [f64; 3];

/// Placement of a part in the box. Its drawing lies on it: to the right and down as it lies on the bed, and into the plate from
/// the side that is up there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placement {
    /// Place of the drawing's origin.
    pub origin: Place,
    /// Direction to the right in the drawing; of length 1, along an axis.
    pub right: Place,
    /// Direction down in the drawing; of length 1, along an axis.
    pub down: Place,
}

/// Part of the box, in millimetres as it is when cut.
#[derive(Clone, Debug, PartialEq)]
pub struct Slab {
    /// Kind of part.
    pub part: BoxPart,
    /// Placement in the box.
    pub place: Placement,
    /// Thickness of the plate.
    pub thickness: f64,
    /// Its outline, then its slots. All sides run across or down; the plate is at the right of each.
    pub rings: Vec<Ring>,
    /// Round hole: its middle and its radius.
    pub hole: Option<(Point, f64)>,
    /// Areas engraved and lines scored on the side that lies upwards on the bed.
    pub marks: Layers,
}

/// Collector of the cuboids that make up a part, in the places of the finished box.
pub(super) struct SlabMaker {
    place: Placement,
    thickness: f64,
    solid: Vec<Rect>,
    slots: Vec<Rect>,
}

impl Placement {
    /// Returns the direction into the plate, away from the side that is up on the bed.
    #[must_use]
    pub fn inward(&self) -> Place {
        let (a, b) = (self.right, self.down);
        [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
    }

    /// Returns the place in the box of a point of the drawing, `depth` millimetres into the plate.
    #[must_use]
    pub fn lifted(&self, point: Point, depth: f64) -> Place {
        let inward = self.inward();
        std::array::from_fn(|axis| {
            self.origin[axis] + self.right[axis] * point.x + self.down[axis] * point.y + inward[axis] * depth
        })
    }

    /// Returns the direction in the box of a direction of the drawing.
    pub(super) fn way(&self, way: Point) -> Place {
        std::array::from_fn(|axis| self.right[axis] * way.x + self.down[axis] * way.y)
    }

    /// Returns the point of the drawing at a place of the box.
    fn flat(&self, place: Place) -> Point {
        let along = |way: Place| (0..3).map(|axis| (place[axis] - self.origin[axis]) * way[axis]).sum();
        Point::new(along(self.right), along(self.down))
    }

    /// Returns the rectangle of the drawing that a cuboid of the box takes.
    fn area(&self, [x, y, z]: [JointSpan; 3]) -> Rect {
        Rect::from_points(self.flat([x.0, y.0, z.0]), self.flat([x.1, y.1, z.1]))
    }
}

impl SlabMaker {
    pub(super) const fn new(place: Placement, thickness: f64) -> Self {
        Self { place, thickness, solid: Vec::new(), slots: Vec::new() }
    }

    /// Adds plate within these bounds.
    pub(super) fn solid(&mut self, x: JointSpan, y: JointSpan, z: JointSpan) {
        self.solid.push(self.place.area([x, y, z]));
    }

    /// Adds a slot within these bounds.
    pub(super) fn slot(&mut self, x: JointSpan, y: JointSpan, z: JointSpan) {
        self.slots.push(self.place.area([x, y, z]));
    }

    pub(super) fn finish(self, part: BoxPart) -> Slab {
        let rings = outline::rings(&self.solid, &self.slots);
        Slab {
            part,
            place: self.place,
            thickness: self.thickness,
            rings,
            hole: None,
            marks: Layers::default(),
        }
    }
}

impl Slab {
    /// Returns the bounding box of its outline.
    #[must_use]
    pub fn bounds(&self) -> Rect {
        self.rings.first().map_or(Rect::ZERO, |ring| LaserLine::Closed(ring.clone()).bounds())
    }

    /// Returns the smallest bed on which it has room with this kerf, in whole millimetres.
    pub(super) fn bed(&self, kerf: f64) -> Size {
        let side = |length: f64| (length + kerf + 2.0 * MARGIN - 1e-6).ceil();
        let bounds = self.bounds();
        Size::new(side(bounds.width()), side(bounds.height()))
    }

    /// Returns the lines that the laser follows: half a kerf outside the finished part.
    pub(super) fn panel(&self, kerf: f64) -> BedPanel {
        let half = kerf / 2.0;
        let closed = |ring: &Ring| LaserLine::Closed(outline::grown(ring, half));
        // Slots and holes are cut before the outline of the part.
        let mut cut: Vec<LaserLine> = self.rings.iter().skip(1).map(closed).collect();
        cut.extend(self.hole.map(|(center, radius)| LaserLine::Circle { center, radius: radius - half }));
        cut.extend(self.rings.first().map(closed));
        let Layers { engrave, score, .. } = self.marks.clone();
        let drawn = Layers { engrave, score, cut };
        let bounds = self.bounds().inset(half);
        let mut layers = Layers::default();
        layers.add(&drawn, Affine::translate((-bounds.x0, -bounds.y0)));
        BedPanel {
            what: self.part.named(),
            parts: vec![LaserPart::Box(self.part)],
            size: bounds.size(),
            layers,
        }
    }
}
