//! What keeps folded sheets from being a box: panels that do not meet or that reach into each other, tabs that are too tight in
//! their pockets, or that strike as they swing in.

use super::net::{Panel, Parts, Put, SAME, add};
use tafl_print::product::carton::{CARD, SLACK};
use tafl_print::scene::{Point, Vec2};

/// What meets is no farther apart, in millimetres.
const MEETS: f64 = 0.2;

impl Put {
    /// All that keeps it from being a box.
    pub(super) fn faults(&self) -> Vec<String> {
        let parts = self.parts();
        let mut faults = Vec::new();
        meet(&parts, &mut faults);
        self.overlap(&mut faults);
        pockets(&parts, &mut faults);
        swings(&parts, &mut faults);
        faults
    }

    /// Whether panels that are not folded off each other reach into each other, each as thick as the card.
    fn overlap(&self, faults: &mut Vec<String>) {
        for (nth, one) in self.panels.iter().enumerate() {
            for (other_nth, other) in self.panels.iter().enumerate().skip(nth + 1) {
                if one.parent == Some(other_nth) || other.parent == Some(nth) {
                    continue;
                }
                if reach_into(one, other) {
                    faults.push(format!("panels {nth} and {other_nth} reach into each other"));
                }
            }
        }
    }
}

/// Whether panels meet: surfaces and edges, half of the card's thickness from the middles.
fn meet(parts: &Parts<'_>, faults: &mut Vec<String>) {
    let mut gap = |what: String, gap: f64| {
        if !(-SAME..=MEETS + SAME).contains(&gap) {
            faults.push(format!("{what}: {gap:.3} mm"));
        }
    };
    for (nth, [outer, rim, _]) in parts.ends.iter().enumerate() {
        // The upright edges of an end, and the inner surfaces of back and front.
        gap(format!("end {nth} and back"), parts.back.level() - CARD / 2.0 - outer.most(1));
        gap(format!("end {nth} and front"), outer.least(1) - parts.front.level() - CARD / 2.0);
        gap(format!("rim {nth} and lid"), parts.lid.level() - rim.level() - CARD);
        // The lid's cut edge lies over the outer layer, and so does that of the base below it.
        for (name, panel) in [("lid", parts.lid), ("base", parts.base)] {
            let edge = if nth == 0 { panel.least(0) } else { panel.most(0) };
            gap(format!("end {nth} and the edge of the {name}"), (edge - outer.level()).abs());
        }
    }
    for (nth, lining) in parts.linings.iter().enumerate() {
        let wall = [parts.front, parts.back][nth];
        gap(format!("lining {nth} and its wall"), (wall.level() - lining.level()).abs() - CARD);
        // It stands against the inner layers, which it keeps from opening.
        for (end, [_, _, hem]) in parts.ends.iter().enumerate() {
            let edge = if end == 0 { lining.least(0) } else { lining.most(0) };
            gap(format!("lining {nth} and inner layer {end}"), (edge - hem.level()).abs() - CARD);
        }
    }
    // The lower edge of the front and the base, outside.
    gap("front and base".to_owned(), parts.front.least(2) - CARD / 2.0 - parts.base.level() - CARD / 2.0);
    gap("front edge of the base".to_owned(), (parts.base.least(1) - parts.front.level() + CARD / 2.0).abs());
}

/// Where a panel reaches along `along` within a strip of `axis`; nothing if it does not come there. Panels are convex.
fn within(panel: &Panel, (axis, from, to): (usize, f64, f64), along: usize) -> Option<(f64, f64)> {
    let count = panel.space.len();
    let mut found: Option<(f64, f64)> = None;
    let mut note = |at: f64| {
        found = Some(found.map_or((at, at), |(least, most)| (f64::min(least, at), f64::max(most, at))));
    };
    for nth in 0..count {
        let (a, b) = (panel.space[nth], panel.space[(nth + 1) % count]);
        if (from..=to).contains(&a[axis]) {
            note(a[along]);
        }
        for edge in [from, to] {
            if (a[axis] - edge) * (b[axis] - edge) < 0.0 {
                let share = (edge - a[axis]) / (b[axis] - a[axis]);
                note(a[along] + (b[along] - a[along]) * share);
            }
        }
    }
    found
}

fn reach_into(one: &Panel, other: &Panel) -> bool {
    let (a, b) = (one.across(), other.across());
    let half = CARD / 2.0 - SAME;
    if a == b {
        if (one.level() - other.level()).abs() >= CARD - SAME {
            return false;
        }
        // On one level: no line along a side of either parts them.
        let flat = |panel: &Panel| -> Vec<Point> {
            panel.space.iter().map(|at| Point::new(at[(a + 1) % 3], at[(a + 2) % 3])).collect()
        };
        let (one, other) = (flat(one), flat(other));
        let parted = |edges: &[Point]| {
            (0..edges.len()).any(|nth| {
                let along = edges[(nth + 1) % edges.len()] - edges[nth];
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
                a.1 <= b.0 + SAME * along.hypot() || b.1 <= a.0 + SAME * along.hypot()
            })
        };
        return !(parted(&one) || parted(&other));
    }
    // Square to each other: both come to the same place along the third axis.
    let along = 3 - a - b;
    let first = within(one, (b, other.level() - half, other.level() + half), along);
    let second = within(other, (a, one.level() - half, one.level() + half), along);
    match (first, second) {
        (Some(first), Some(second)) => first.0.max(second.0) < first.1.min(second.1) - SAME,
        _ => false,
    }
}

/// Whether each tab is in its pocket with the air that is promised on both sides, and within it above and below.
fn pockets(parts: &Parts<'_>, faults: &mut Vec<String>) {
    let mut air = |what: String, air: f64, least: f64| {
        if air < least - SAME {
            faults.push(format!("{what} has {air:.3} mm of air"));
        }
    };
    for (nth, (tab, end, _)) in parts.tabs.iter().enumerate() {
        let [outer, rim, hem] = parts.ends[*end];
        air(format!("tab {nth} outside"), (tab.level() - outer.level()).abs() - CARD, SLACK);
        air(format!("tab {nth} inside"), (tab.level() - hem.level()).abs() - CARD, SLACK);
        let between = (tab.level() - outer.level()) * (tab.level() - hem.level());
        air(format!("tab {nth} between its layers"), -between, 0.0);
        air(format!("tab {nth} below the rim"), rim.level() - CARD / 2.0 - tab.most(2), SLACK);
        air(format!("tab {nth} above the floor"), tab.least(2) - parts.floor.level() - CARD / 2.0, SLACK);
        // It is in there: at least 9 mm of it lie behind the pocket's open side.
        let inside = tab.most(1).min(outer.most(1)) - tab.least(1).max(outer.least(1));
        air(format!("tab {nth} in its pocket"), inside - 9.0, 0.0);
    }
    air("flap above".to_owned(), parts.floor.level() - parts.flap.level() - CARD, SLACK);
    air("flap below".to_owned(), parts.flap.level() - parts.base.level() - CARD, SLACK);
    air("flap in its pocket".to_owned(), parts.flap.most(1) - parts.floor.least(1) - 9.0, 0.0);
}

/// Whether each tab swings into its pocket with its wall, which is already bent: what is behind the open side of the pocket
/// is below the rim and above the floor, all the way.
fn swings(parts: &Parts<'_>, faults: &mut Vec<String>) {
    for (nth, (tab, end, is_front)) in parts.tabs.iter().enumerate() {
        let [outer, rim, _] = parts.ends[*end];
        let (wall, hinge) =
            if *is_front { (parts.front, parts.front.most(2)) } else { (parts.back, parts.back.least(2)) };
        let (low, high) = (parts.floor.level() + CARD / 2.0, rim.level() - CARD / 2.0);
        for (a, b) in tab.space.iter().zip(tab.space.iter().cycle().skip(1)) {
            for step in 0..=40 {
                let corner = add(*a, add(*b, *a, -1.0), f64::from(step) / 40.0);
                // Inwards from the wall, and away from its hinge.
                let inwards = if *is_front { corner[1] - wall.level() } else { wall.level() - corner[1] };
                let (away, sign) =
                    if *is_front { (hinge - corner[2], -1.0) } else { (corner[2] - hinge, 1.0) };
                for share in 0..=60 {
                    // Half of the angle by its tangent: no sines.
                    let tan = f64::from(share) / 60.0;
                    let (cos, sin) = ((1.0 - tan * tan) / (1.0 + tan * tan), 2.0 * tan / (1.0 + tan * tan));
                    let (deep, far) = (inwards * cos - away * sin, away * cos + inwards * sin);
                    let open =
                        if *is_front { outer.least(1) - wall.level() } else { wall.level() - outer.most(1) };
                    let z = hinge + sign * far;
                    if deep > open && !(low..=high).contains(&z) {
                        faults.push(format!("tab {nth} strikes at {z:.2} mm, {deep:.2} mm deep"));
                        return;
                    }
                }
            }
        }
    }
}
