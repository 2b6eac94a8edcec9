//! Paths of a laser: lines to cut and to score, and areas to engrave. Millimetres, y down, as everywhere.

use crate::scene::{Affine, Point, Rect};
use std::sync::Arc;

/// A line that is cut or scored.
#[derive(Clone, Debug, PartialEq)]
pub enum LaserLine {
    /// A straight line between two points.
    Straight(Point, Point),
    /// A closed line of straight ones; its last point is joined to its first.
    Closed(Vec<Point>),
    /// A whole circle.
    Circle {
        /// Its middle.
        center: Point,
        /// Its radius in millimetres.
        radius: f64,
    },
}

/// A closed line around an area; the last point is joined to the first.
pub type Ring = Vec<Point>;

/// Area that is engraved: all points inside an odd number of its rings.
#[derive(Clone, Debug, PartialEq)]
pub struct Area {
    /// The rings, which never cross. Areas that look alike share them.
    pub rings: Arc<Vec<Ring>>,
    /// Transform of the rings to their place on the bed: moved, and turned by quarters.
    pub place: Affine,
}

/// The three operations of a laser, in their order: cuts come last, since cut parts may fall.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layers {
    /// Areas that are burnt dark.
    pub engrave: Vec<Area>,
    /// Lines that are burnt into the surface.
    pub score: Vec<LaserLine>,
    /// Lines that are burnt through; those inside a part come before its outline.
    pub cut: Vec<LaserLine>,
}

impl LaserLine {
    /// Returns a rectangle as a closed line.
    #[must_use]
    pub fn rectangle(area: Rect) -> Self {
        Self::Closed(corners(area))
    }

    /// Returns the smallest upright rectangle around it.
    pub(super) fn bounds(&self) -> Rect {
        match self {
            Self::Straight(from, to) => Rect::from_points(*from, *to),
            Self::Closed(points) => {
                let first = points.first().copied().unwrap_or_default();
                points.iter().fold(Rect::from_points(first, first), |area, point| area.union_pt(*point))
            }
            Self::Circle { center, radius } => Rect::from_points(*center, *center).inset(*radius),
        }
    }

    /// Returns the line under a transform that keeps lengths.
    fn placed(&self, place: Affine) -> Self {
        match self {
            Self::Straight(from, to) => Self::Straight(place * *from, place * *to),
            Self::Closed(points) => Self::Closed(points.iter().map(|&point| place * point).collect()),
            Self::Circle { center, radius } => Self::Circle { center: place * *center, radius: *radius },
        }
    }
}

impl Area {
    /// Returns an area of rings that stay where they are.
    pub(super) fn new(rings: Vec<Ring>) -> Self {
        Self { rings: Arc::new(rings), place: Affine::IDENTITY }
    }

    /// Returns the rings at their place on the bed.
    pub fn outlines(&self) -> impl Iterator<Item = Ring> + '_ {
        self.rings.iter().map(|ring| ring.iter().map(|&point| self.place * point).collect())
    }
}

impl Layers {
    /// Adds other layers under a transform that keeps lengths.
    pub(super) fn add(&mut self, others: &Self, place: Affine) {
        let areas = others
            .engrave
            .iter()
            .map(|area| Area { place: place * area.place, rings: Arc::clone(&area.rings) });
        self.engrave.extend(areas);
        self.score.extend(others.score.iter().map(|line| line.placed(place)));
        self.cut.extend(others.cut.iter().map(|line| line.placed(place)));
    }
}

/// Returns the ring around a rectangle.
pub(super) fn corners(area: Rect) -> Ring {
    let Rect { x0, y0, x1, y1 } = area;
    [(x0, y0), (x1, y0), (x1, y1), (x0, y1)].map(Point::from).to_vec()
}

/// Returns the sides of a ring, each from its beginning to its end.
pub(super) fn sides(ring: &[Point]) -> impl Iterator<Item = (Point, Point)> + '_ {
    ring.iter().zip(ring.iter().cycle().skip(1)).map(|(from, to)| (*from, *to))
}
