//! Part of the box: its lines on the plate, and its place in the finished box. Places are measured from the front of the box to
//! its back, from its right side to its left, and up; the inside of the box begins at 0, 0 and one thickness.

use super::BoxPart;
use super::joint::JointSpan;
use super::outline;
use crate::laser::lines::{LaserLine, Layers, Ring};
use crate::laser::nest::BedPanel;
use crate::laser::{LaserPart, MARGIN};
use crate::scene::space::{Place, Placement, add, dot, times};
use crate::scene::{Point, Rect, Size};

/// Part of the box, in millimetres as it is when cut.
#[derive(Clone, Debug, PartialEq)]
pub struct Slab {
    /// Kind of part.
    pub part: BoxPart,
    /// Whether it is the left one of the two of its kind.
    pub is_left: bool,
    /// Placement in the box: its drawing lies on it to the right and down as it lies on the bed, and into the plate from the side
    /// that is up there.
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

/// Returns the rectangle of a drawing placed in the box that a cuboid of the box takes.
fn area(place: &Placement, [x, y, z]: [JointSpan; 3]) -> Rect {
    let flat = |at: Place| {
        let from = add(at, times(place.origin, -1.0));
        Point::new(dot(from, place.right), dot(from, place.down))
    };
    Rect::from_points(flat([x.0, y.0, z.0]), flat([x.1, y.1, z.1]))
}

impl SlabMaker {
    pub(super) const fn new(place: Placement, thickness: f64) -> Self {
        Self { place, thickness, solid: Vec::new(), slots: Vec::new() }
    }

    /// Adds plate within these bounds.
    pub(super) fn solid(&mut self, x: JointSpan, y: JointSpan, z: JointSpan) {
        self.solid.push(area(&self.place, [x, y, z]));
    }

    /// Adds a slot within these bounds.
    pub(super) fn slot(&mut self, x: JointSpan, y: JointSpan, z: JointSpan) {
        self.slots.push(area(&self.place, [x, y, z]));
    }

    pub(super) fn finish(self, part: BoxPart) -> Slab {
        let rings = outline::rings(&self.solid, &self.slots);
        Slab {
            part,
            is_left: false,
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
        let parts = vec![LaserPart::Box(self.part)];
        let bounds = self.bounds().inset(half);
        BedPanel::of(self.part.entry().named, parts, bounds.origin(), bounds.size(), &drawn)
    }
}
