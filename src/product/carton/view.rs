//! Draws folded sheets, seen from the front, the right and above; the farthest parts are painted first.

use super::fold::FoldedPanel;
use crate::scene::space::{SpaceView, add, dot, paint_order, times};
use crate::scene::{Point, Rect, Vec2};

/// Distance up to which two planes count as one, in millimetres.
const SAME: f64 = 0.02;

/// The sine and the cosine of 30 degrees.
const SIN_30: f64 = 0.5;
const COS_30: f64 = 0.866_025_403_784_438_6;
/// The sine and the cosine of 45 degrees.
const ROOT: f64 = std::f64::consts::FRAC_1_SQRT_2;
/// The sine and the cosine of 40 degrees.
const SIN_40: f64 = 0.642_787_609_686_539_3;
const COS_40: f64 = 0.766_044_443_118_978;

/// View from 30 degrees to the right of the front, 40 degrees above.
pub(super) const USUAL: SpaceView = SpaceView {
    right: [COS_30, SIN_30, 0.0],
    across: 1.0,
    up: [-SIN_30 * SIN_40, COS_30 * SIN_40, COS_40],
    towards: [SIN_30 * COS_40, -COS_30 * COS_40, SIN_40],
    scale: 1.0,
};

/// View from halfway between the back and the right end, 40 degrees above.
pub(super) const BEHIND: SpaceView = SpaceView {
    right: [-ROOT, ROOT, 0.0],
    across: 1.0,
    up: [-ROOT * SIN_40, -ROOT * SIN_40, COS_40],
    towards: [ROOT * COS_40, ROOT * COS_40, SIN_40],
    scale: 1.0,
};

/// Returns whether the printed side of a panel is seen.
pub(super) fn sees_print(view: &SpaceView, panel: &FoldedPanel) -> bool {
    view.nearness(panel.placement.inward()) < 0.0
}

/// Returns the bounding box of some panels on the drawing.
pub(super) fn bounds(view: &SpaceView, panels: &[FoldedPanel]) -> Rect {
    view.bounds(panels.iter().flat_map(|panel| panel.corners.iter().copied()))
}

/// Returns the panels in the order in which they are painted: each before the panels that hide a part of it.
pub(super) fn order(view: &SpaceView, panels: &[FoldedPanel]) -> Vec<usize> {
    let nearness = |nth: usize| -> f64 {
        let corners = &panels[nth].corners;
        corners.iter().map(|corner| view.nearness(*corner)).sum::<f64>() / corners.len() as f64
    };
    paint_order(panels.len(), |one, other| hides(view, &panels[one], &panels[other]), nearness)
}

/// Returns whether a panel hides a part of another one: it is in front of it where they overlap on the drawing.
fn hides(view: &SpaceView, one: &FoldedPanel, other: &FoldedPanel) -> bool {
    let [a, b] = [one, other].map(|panel| view.bounds(panel.corners.iter().copied()));
    if a.intersect(b).area() < SAME || are_apart(view, one, other) {
        return false;
    }
    // All its corners are in front of the other's plane, or the other is behind its own plane.
    let (ours, theirs) = (distances(view, other, one), distances(view, one, other));
    let before = |distances: &[f64]| distances.iter().all(|distance| *distance > -SAME);
    let behind = |distances: &[f64]| distances.iter().all(|distance| *distance < SAME);
    (before(&ours) || behind(&theirs)) && !(behind(&ours) || before(&theirs))
}

/// Returns how far the corners of `of` are in front of the plane of `plane`, for the viewer.
fn distances(view: &SpaceView, plane: &FoldedPanel, of: &FoldedPanel) -> Vec<f64> {
    let normal = plane.placement.inward();
    let facing = if view.nearness(normal) < 0.0 { times(normal, -1.0) } else { normal };
    let from = times(plane.corners[0], -1.0);
    of.corners.iter().map(|corner| dot(add(*corner, from), facing)).collect()
}

/// Returns whether a line separates two panels on the drawing: a line along an edge of either.
fn are_apart(view: &SpaceView, one: &FoldedPanel, other: &FoldedPanel) -> bool {
    let [one, other] = [one, other]
        .map(|panel| panel.corners.iter().map(|corner| view.point(*corner)).collect::<Vec<Point>>());
    let parts = |edges: &[Point]| {
        (0..edges.len()).any(|nth| {
            let along: Vec2 = edges[(nth + 1) % edges.len()] - edges[nth];
            let normal = Vec2::new(-along.y, along.x);
            let span = |points: &[Point]| {
                let away = points.iter().map(|point| (*point - edges[nth]).dot(normal));
                away.fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), at| {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::product::carton::contents::BoxContents;
    use crate::product::carton::fold::{FoldAngle, folded};
    use crate::product::carton::measures::CartonMeasures;
    use crate::product::carton::net::{LeftOrRight, PanelName, cover, tray};
    use crate::scene::Size;
    use crate::scene::space::Placement;

    /// Of a closed box, lid, front and right end are seen: only panels that they do not hide are painted after them.
    #[test]
    fn what_is_nearer_is_painted_later() {
        let contents = BoxContents::of(&[("leaflet", Size::new(148.5, 210.0))], &[]);
        let size = CartonMeasures::of(&contents, Size::new(200.0, 287.0));
        let turn = |_| FoldAngle::RIGHT;
        let (tray, cover) = (tray(&size), cover(&size));
        let mut panels = folded(&cover, Placement::level([0.0; 3]), turn);
        panels.extend(folded(&tray, Placement::level([0.0, 0.0, tray.level]), turn));
        let order: Vec<PanelName> = order(&USUAL, &panels).into_iter().map(|nth| panels[nth].name).collect();
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
        let seen = panels.iter().filter(|panel| sees_print(&USUAL, panel)).map(|panel| panel.name);
        let seen: Vec<PanelName> = seen.collect();
        for name in [PanelName::Lid, PanelName::Front, PanelName::End(LeftOrRight::Right)] {
            assert!(seen.contains(&name), "{name:?}");
        }
        assert!(!seen.contains(&PanelName::Base) && !seen.contains(&PanelName::Back));
    }
}
