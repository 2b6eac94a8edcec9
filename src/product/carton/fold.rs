//! Folds a flat sheet in space, panel by panel, each about its hinge. The box lies in space along to the right, to the back and
//! up.

use super::net::{Hinge, Net, PanelName};
use crate::scene::space::{Place, Placement, add, times};
use crate::scene::{Point, Vec2};

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

/// Returns the plane of a sheet folded about a hinge: the side on which `beyond` lies goes away from the print.
fn folded_about(plane: &Placement, hinge: &Hinge, beyond: Point, turn: FoldAngle) -> Placement {
    let along = (hinge.to - hinge.from).normalize();
    let mut out = Vec2::new(-along.y, along.x);
    if (beyond - hinge.from).dot(out) < 0.0 {
        out = -out;
    }
    // The two directions in space, before and after.
    let fixed = plane.way(along);
    let after = add(times(plane.way(out), turn.cos), times(plane.inward(), turn.sin));
    let turned = |part: Vec2| add(times(fixed, part.dot(along)), times(after, part.dot(out)));
    let (right, down) = (turned(Vec2::new(1.0, 0.0)), turned(Vec2::new(0.0, 1.0)));
    let moved = Placement { origin: [0.0; 3], right, down }.way(hinge.from.to_vec2());
    Placement { origin: add(plane.place(hinge.from), times(moved, -1.0)), right, down }
}

/// Panel in space.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct FoldedPanel {
    /// Name of the panel.
    pub(super) name: PanelName,
    /// Placement of its sheet's plane, which has moved with it; one looks at the print.
    pub(super) placement: Placement,
    /// Its corners in turn.
    pub(super) corners: Vec<Place>,
}

/// Returns the panels of a sheet, each folded by `turn`; the first panel lies as `lying` tells.
pub(super) fn folded(net: &Net, lying: Placement, turn: impl Fn(PanelName) -> FoldAngle) -> Vec<FoldedPanel> {
    let mut all: Vec<FoldedPanel> = Vec::new();
    for panel in &net.panels {
        let hinge = net.hinges.iter().find(|hinge| hinge.child == panel.name);
        let parent = hinge.and_then(|hinge| all.iter().find(|known| known.name == hinge.parent));
        let placement = match (hinge, parent) {
            (Some(hinge), Some(parent)) => {
                folded_about(&parent.placement, hinge, middle(&panel.corners), turn(panel.name))
            }
            _ => lying,
        };
        let corners = panel.corners.iter().map(|corner| placement.place(*corner)).collect();
        all.push(FoldedPanel { name: panel.name, placement, corners });
    }
    all
}

/// Returns the middle of some corners.
pub(super) fn middle(corners: &[Point]) -> Point {
    let sum = corners.iter().fold(Vec2::ZERO, |sum, corner| sum + corner.to_vec2());
    (sum / corners.len().max(1) as f64).to_point()
}
