//! Folds a flat sheet in three dimensions, panel by panel, each about its hinge.

use super::net::{Hinge, Net, PanelName};
use crate::scene::Point;

/// A point or a direction in the box's space, in millimetres: x along the box to the right, y to the back, z up.
pub(super) type Space = [f64; 3];

/// Angle of a fold by its cosine and sine; it is 0 for a panel that is still flat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct FoldAngle {
    cos: f64,
    sin: f64,
}

/// The square root of 3, halved.
const ROOT: f64 = 0.866_025_403_784_438_6;

impl FoldAngle {
    /// Flat.
    pub(super) const FLAT: Self = Self { cos: 1.0, sin: 0.0 };
    /// A third of a right angle.
    pub(super) const THIRD: Self = Self { cos: ROOT, sin: 0.5 };
    /// Two thirds of a right angle.
    pub(super) const TWO_THIRDS: Self = Self { cos: 0.5, sin: ROOT };
    /// A right angle: the angle of all folds of the finished box.
    pub(super) const RIGHT: Self = Self { cos: 0.0, sin: 1.0 };

    /// Returns half of this angle, which is at most two right angles.
    pub(super) fn halved(self) -> Self {
        let half = |of: f64| (of / 2.0).max(0.0).sqrt();
        Self { cos: half(1.0 + self.cos), sin: half(1.0 - self.cos) }
    }
}

/// Pose in space of a flat sheet's plane that has moved with one of its panels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SpacePose {
    origin: Space,
    x: Space,
    y: Space,
}

impl SpacePose {
    /// Returns the pose of a sheet lying with its print below, moved by `origin`.
    pub(super) const fn lying(origin: Space) -> Self {
        Self { origin, x: [1.0, 0.0, 0.0], y: [0.0, 1.0, 0.0] }
    }

    /// Returns the place in space of a point of the flat sheet.
    pub(super) fn point(&self, at: Point) -> Space {
        add(self.origin, add(times(self.x, at.x), times(self.y, at.y)))
    }

    /// Returns the direction away from the print, of length 1.
    pub(super) fn inside(&self) -> Space {
        cross(self.x, self.y)
    }

    /// Returns this plane folded about a hinge: the side on which `beyond` lies goes away from the print.
    fn folded(&self, hinge: &Hinge, beyond: Point, turn: FoldAngle) -> Self {
        let along = (hinge.to - hinge.from).normalize();
        let mut out = crate::scene::Vec2::new(-along.y, along.x);
        if (beyond - hinge.from).dot(out) < 0.0 {
            out = -out;
        }
        // The two directions in space, before and after.
        let fixed = add(times(self.x, along.x), times(self.y, along.y));
        let before = add(times(self.x, out.x), times(self.y, out.y));
        let after = add(times(before, turn.cos), times(self.inside(), turn.sin));
        let turned = |x: f64, y: f64| {
            let part = crate::scene::Vec2::new(x, y);
            add(times(fixed, part.dot(along)), times(after, part.dot(out)))
        };
        let (x, y) = (turned(1.0, 0.0), turned(0.0, 1.0));
        let kept = self.point(hinge.from);
        let origin = add(kept, times(add(times(x, hinge.from.x), times(y, hinge.from.y)), -1.0));
        Self { origin, x, y }
    }
}

/// Panel in space.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct FoldedPanel {
    /// Name of the panel.
    pub(super) name: PanelName,
    /// Pose of its plane.
    pub(super) placement: SpacePose,
    /// Its corners in turn.
    pub(super) corners: Vec<Space>,
}

/// Returns the panels of a sheet, each folded by `turn`; the first panel lies as `lying` tells.
pub(super) fn folded(net: &Net, lying: SpacePose, turn: impl Fn(PanelName) -> FoldAngle) -> Vec<FoldedPanel> {
    let mut all: Vec<FoldedPanel> = Vec::new();
    for panel in &net.panels {
        let hinge = net.hinges.iter().find(|hinge| hinge.child == panel.name);
        let parent = hinge.and_then(|hinge| all.iter().find(|known| known.name == hinge.parent));
        let placement = match (hinge, parent) {
            (Some(hinge), Some(parent)) => {
                parent.placement.folded(hinge, middle(&panel.corners), turn(panel.name))
            }
            _ => lying,
        };
        let corners = panel.corners.iter().map(|corner| placement.point(*corner)).collect();
        all.push(FoldedPanel { name: panel.name, placement, corners });
    }
    all
}

/// Returns the middle of some corners.
pub(super) fn middle(corners: &[Point]) -> Point {
    let sum = corners.iter().fold(crate::scene::Vec2::ZERO, |sum, corner| sum + corner.to_vec2());
    (sum / corners.len().max(1) as f64).to_point()
}

pub(super) fn add(a: Space, b: Space) -> Space {
    [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

pub(super) fn times(a: Space, factor: f64) -> Space {
    a.map(|part| part * factor)
}

pub(super) fn dot(a: Space, b: Space) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

pub(super) fn cross(a: Space, b: Space) -> Space {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
