//! Draws folded sheets, seen from the front, the right and above; the farthest parts are painted first.

use super::fold::{FoldedPanel, Space, SpacePose, add, dot, times};
use crate::scene::{Affine, BezPath, Point, Rect, Vec2};

/// Distance up to which two planes count as one, in millimetres.
const SAME: f64 = 0.02;

/// Direction of view: the directions in space to the right, up, and towards the viewer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Projection {
    right: Space,
    up: Space,
    towards: Space,
}

/// The sine and the cosine of 30 degrees.
const SIN_30: f64 = 0.5;
const COS_30: f64 = 0.866_025_403_784_438_6;
/// The sine and the cosine of 45 degrees.
const ROOT: f64 = std::f64::consts::FRAC_1_SQRT_2;
/// The sine and the cosine of 40 degrees.
const SIN_40: f64 = 0.642_787_609_686_539_3;
const COS_40: f64 = 0.766_044_443_118_978;

impl Projection {
    /// View from 30 degrees to the right of the front, 40 degrees above.
    pub(super) const USUAL: Self = Self {
        right: [COS_30, SIN_30, 0.0],
        up: [-SIN_30 * SIN_40, COS_30 * SIN_40, COS_40],
        towards: [SIN_30 * COS_40, -COS_30 * COS_40, SIN_40],
    };

    /// View from halfway between the back and the right end, 40 degrees above.
    pub(super) const BEHIND: Self = Self {
        right: [-ROOT, ROOT, 0.0],
        up: [-ROOT * SIN_40, -ROOT * SIN_40, COS_40],
        towards: [ROOT * COS_40, ROOT * COS_40, SIN_40],
    };

    /// Returns the point on the drawing of a point in space, in millimetres, y downwards.
    pub(super) fn point(&self, at: Space) -> Point {
        Point::new(dot(at, self.right), -dot(at, self.up))
    }

    /// Returns the transform from the plane of a flat sheet, as it is placed in space, to the drawing.
    pub(super) fn plane(&self, placement: &SpacePose) -> Affine {
        let origin = self.point(placement.point(Point::ORIGIN));
        let x = self.point(placement.point(Point::new(1.0, 0.0))) - origin;
        let y = self.point(placement.point(Point::new(0.0, 1.0))) - origin;
        Affine::new([x.x, x.y, y.x, y.y, origin.x, origin.y])
    }

    /// Returns whether the printed side of a panel is seen.
    pub(super) fn sees_print(&self, panel: &FoldedPanel) -> bool {
        dot(panel.placement.inside(), self.towards) < 0.0
    }

    /// Returns the outline of a panel on the drawing.
    pub(super) fn outline(&self, panel: &FoldedPanel) -> BezPath {
        let mut path = BezPath::new();
        for (nth, corner) in panel.corners.iter().enumerate() {
            let at = self.point(*corner);
            if nth == 0 { path.move_to(at) } else { path.line_to(at) }
        }
        path.close_path();
        path
    }

    /// Returns the bounding box of some panels on the drawing.
    pub(super) fn bounds(&self, panels: &[FoldedPanel]) -> Rect {
        let mut points = panels.iter().flat_map(|panel| &panel.corners).map(|corner| self.point(*corner));
        let first = points.next().unwrap_or(Point::ORIGIN);
        points.fold(Rect::from_points(first, first), |area, point| area.union_pt(point))
    }

    /// Returns the panels in the order in which they are painted: each before the panels that hide a part of it.
    pub(super) fn order(&self, panels: &[FoldedPanel]) -> Vec<usize> {
        let mut left: Vec<usize> = (0..panels.len()).collect();
        let mut order = Vec::new();
        while !left.is_empty() {
            let is_last = |nth: &usize| {
                left.iter().all(|other| other == nth || !self.hides(&panels[*nth], &panels[*other]))
            };
            // Panels that hide each other in a ring have no such order: the farthest comes first.
            let next = left.iter().copied().find(|nth| is_last(nth)).unwrap_or_else(|| {
                let far = |nth: usize| -> f64 {
                    panels[nth].corners.iter().map(|corner| dot(*corner, self.towards)).sum::<f64>()
                        / panels[nth].corners.len() as f64
                };
                left.iter().copied().min_by(|a, b| far(*a).total_cmp(&far(*b))).unwrap_or(left[0])
            });
            left.retain(|nth| *nth != next);
            order.push(next);
        }
        order
    }

    /// Returns whether a panel hides a part of another one: it is in front of it where they overlap on the drawing.
    fn hides(&self, one: &FoldedPanel, other: &FoldedPanel) -> bool {
        let (a, b) = (self.bounds(std::slice::from_ref(one)), self.bounds(std::slice::from_ref(other)));
        if a.intersect(b).area() < SAME || self.are_apart(one, other) {
            return false;
        }
        // All its corners are in front of the other's plane, or the other is behind its own plane.
        let before = self.distances(other, one).iter().all(|distance| *distance > -SAME);
        let behind = self.distances(one, other).iter().all(|distance| *distance < SAME);
        let (after, ahead) = (
            self.distances(other, one).iter().all(|distance| *distance < SAME),
            self.distances(one, other).iter().all(|distance| *distance > -SAME),
        );
        (before || behind) && !(after || ahead)
    }

    /// Returns how far the corners of `of` are in front of the plane of `plane`, for the viewer.
    fn distances(&self, plane: &FoldedPanel, of: &FoldedPanel) -> Vec<f64> {
        let normal = plane.placement.inside();
        let facing = if dot(normal, self.towards) < 0.0 { times(normal, -1.0) } else { normal };
        let from = plane.corners[0];
        of.corners.iter().map(|corner| dot(add(*corner, times(from, -1.0)), facing)).collect()
    }

    /// Returns whether a line separates two panels on the drawing: a line along an edge of either.
    fn are_apart(&self, one: &FoldedPanel, other: &FoldedPanel) -> bool {
        let flat = |panel: &FoldedPanel| -> Vec<Point> {
            panel.corners.iter().map(|corner| self.point(*corner)).collect()
        };
        let (one, other) = (flat(one), flat(other));
        let parts = |edges: &[Point]| {
            (0..edges.len()).any(|nth| {
                let along: Vec2 = edges[(nth + 1) % edges.len()] - edges[nth];
                let normal = Vec2::new(-along.y, along.x);
                let span = |points: &[Point]| {
                    points
                        .iter()
                        .map(|point| (*point - edges[nth]).dot(normal))
                        .fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), at| {
                            (least.min(at), most.max(at))
                        })
                };
                let (a, b) = (span(&one), span(&other));
                let room = SAME * along.hypot();
                a.1 < b.0 + room || b.1 < a.0 + room
            })
        };
        parts(&one) || parts(&other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::carton::contents::BoxContents;
    use crate::kit::carton::fold::{FoldAngle, folded};
    use crate::kit::carton::measures::CartonMeasures;
    use crate::kit::carton::net::{LeftOrRight, PanelName, cover, tray};
    use crate::scene::Size;

    /// Of a closed box, lid, front and right end are seen: only panels that they do not hide are painted after them.
    #[test]
    fn what_is_nearer_is_painted_later() {
        let contents = BoxContents::of(&[("leaflet", Size::new(148.5, 210.0))], &[]);
        let size = CartonMeasures::of(&contents, Size::new(200.0, 287.0));
        let turn = |_| FoldAngle::RIGHT;
        let (tray, cover) = (tray(&size), cover(&size));
        let mut panels = folded(&cover, SpacePose::lying([0.0; 3]), turn);
        panels.extend(folded(&tray, SpacePose::lying([0.0, 0.0, tray.level]), turn));
        let order: Vec<PanelName> =
            Projection::USUAL.order(&panels).into_iter().map(|nth| panels[nth].name).collect();
        let place = |name: PanelName| order.iter().position(|other| *other == name).expect("a panel");
        for (far, near) in [
            (PanelName::Base, PanelName::Floor),
            (PanelName::Floor, PanelName::Lid),
            (PanelName::Back, PanelName::BackLining),
            (PanelName::BackLining, PanelName::Lid),
            (PanelName::FrontLining, PanelName::Front),
            (PanelName::Hem(LeftOrRight::Right), PanelName::End(LeftOrRight::Right)),
            (PanelName::End(LeftOrRight::Left), PanelName::Lid),
            (PanelName::FrontTab(LeftOrRight::Right), PanelName::End(LeftOrRight::Right)),
        ] {
            assert!(place(far) < place(near), "{far:?} and {near:?}: {order:?}");
        }
        let seen = panels.iter().filter(|panel| Projection::USUAL.sees_print(panel)).map(|panel| panel.name);
        let seen: Vec<PanelName> = seen.collect();
        for name in [PanelName::Lid, PanelName::Front, PanelName::End(LeftOrRight::Right)] {
            assert!(seen.contains(&name), "{name:?}");
        }
        assert!(!seen.contains(&PanelName::Base) && !seen.contains(&PanelName::Back));
    }
}
