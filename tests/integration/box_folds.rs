//! The box, folded once more by another hand: this file knows of each sheet only its outline, its folds and what is printed
//! where, cuts it into panels along the folds, folds these in space, and looks whether a box comes of it.

use crate::job;
use crate::library::{themes, variant, variant_ids};
use std::collections::BTreeSet;
use tafl_print::game::{Piece, Variant};
use tafl_print::imposition::{Component, Paper, Settings, TokenShape};
use tafl_print::kit::carton::{CARD, SLACK};
use tafl_print::kit::product::{Blank, Fold, FoldDirection};
use tafl_print::layout::Content;
use tafl_print::make::{Workshop, flat_inserts};
use tafl_print::scene::{Affine, Item, PathEl, Point, Shape, Size, Vec2};
use tafl_print::theme::Ink;

/// Places that are the same, in millimetres.
const SAME: f64 = 1e-6;
/// What meets is no farther apart, in millimetres.
const MEETS: f64 = 0.2;
/// What lies against each other has at least this much air, in millimetres.
const AIR: f64 = 0.04;

type Space = [f64; 3];

/// Where the origin of a panel's flat sheet is, where its x and y are, and the panel that it is folded off.
type Placed = (Space, [Space; 2], Option<usize>);

/// A panel: where its sheet's plane is in space, and its corners there and on the flat sheet.
#[derive(Clone, Debug)]
struct Panel {
    flat: Vec<Point>,
    space: Vec<Space>,
    /// The flat sheet's x and y in space, of length 1.
    axes: [Space; 2],
    /// The panel that it is folded off, by its place.
    parent: Option<usize>,
}

impl Panel {
    fn least(&self, axis: usize) -> f64 {
        self.space.iter().map(|corner| corner[axis]).fold(f64::INFINITY, f64::min)
    }

    fn most(&self, axis: usize) -> f64 {
        self.space.iter().map(|corner| corner[axis]).fold(f64::NEG_INFINITY, f64::max)
    }

    /// Across which axis it lies; all panels of a finished box lie square.
    fn across(&self) -> usize {
        (0..3).find(|&axis| self.most(axis) - self.least(axis) < SAME).expect("a panel that lies square")
    }

    fn level(&self) -> f64 {
        self.least(self.across())
    }
}

fn area(corners: &[Point]) -> f64 {
    let next = corners.iter().cycle().skip(1);
    (corners.iter().zip(next).map(|(a, b)| a.to_vec2().cross(b.to_vec2())).sum::<f64>() / 2.0).abs()
}

fn add(a: Space, b: Space, times: f64) -> Space {
    [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times]
}

fn cross(a: Space, b: Space) -> Space {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/// The corners of an outline of straight lines.
fn corners(blank: &Blank) -> Vec<Point> {
    let mut all: Vec<Point> = Vec::new();
    for element in blank.outline.elements() {
        match element {
            PathEl::MoveTo(point) | PathEl::LineTo(point) => all.push(*point),
            PathEl::ClosePath => {}
            other => panic!("no straight line: {other:?}"),
        }
    }
    all
}

/// Puts a point into the side of a polygon on which it lies; its place there, if it does.
fn put(polygon: &mut Vec<Point>, point: Point) -> Option<usize> {
    if let Some(known) = polygon.iter().position(|corner| (*corner - point).hypot() < SAME) {
        return Some(known);
    }
    let count = polygon.len();
    let side = (0..count).find(|&nth| {
        let (from, to) = (polygon[nth], polygon[(nth + 1) % count]);
        let along = to - from;
        let share = (point - from).dot(along) / along.hypot2();
        (0.0..=1.0).contains(&share) && (from + along * share - point).hypot() < SAME
    })?;
    polygon.insert(side + 1, point);
    Some(side + 1)
}

/// Cuts an outline into panels along its folds.
fn cut(blank: &Blank) -> Vec<Vec<Point>> {
    let mut panels = vec![corners(blank)];
    for fold in &blank.folds {
        let split = panels.iter().enumerate().find_map(|(nth, panel)| {
            let mut panel = panel.clone();
            put(&mut panel, fold.from)?;
            put(&mut panel, fold.to)?;
            let place = |point: Point| {
                panel.iter().position(|corner| (*corner - point).hypot() < SAME).expect("it was put there")
            };
            let (a, b) = (place(fold.from).min(place(fold.to)), place(fold.from).max(place(fold.to)));
            let one = panel[a..=b].to_vec();
            let other: Vec<Point> = panel[b..].iter().chain(&panel[..=a]).copied().collect();
            // Both ends may lie on one side of a panel that is not folded here.
            (area(&one) > SAME && area(&other) > SAME).then_some((nth, one, other))
        });
        let (nth, one, other) = split.unwrap_or_else(|| panic!("{fold:?} does not part a panel"));
        panels[nth] = one;
        panels.push(other);
    }
    panels
}

/// Whether a fold is a side of a panel.
fn is_side(panel: &[Point], fold: &Fold) -> bool {
    let next = panel.iter().cycle().skip(1);
    panel.iter().zip(next).any(|(a, b)| {
        let near = |a: &Point, b: Point| (*a - b).hypot() < SAME;
        near(a, fold.from) && near(b, fold.to) || near(a, fold.to) && near(b, fold.from)
    })
}

/// A sheet that is folded as far as its folds say, its largest panel lying with the print below where `origin` has the corner
/// of its box.
fn folded(blank: &Blank, origin: impl Fn(&[Point]) -> Space) -> Vec<Panel> {
    let flat = cut(blank);
    let root = (0..flat.len()).max_by(|a, b| area(&flat[*a]).total_cmp(&area(&flat[*b]))).expect("panels");
    let axes = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]];
    let mut done: Vec<Option<Placed>> = vec![None; flat.len()];
    done[root] = Some((origin(&flat[root]), axes, None));
    let mut left: Vec<&Fold> = blank.folds.iter().collect();
    while !left.is_empty() {
        let before = left.len();
        left.retain(|fold| {
            let sides: Vec<usize> = (0..flat.len()).filter(|&nth| is_side(&flat[nth], fold)).collect();
            let [a, b] = sides[..] else { panic!("{fold:?} is a side of {} panels", sides.len()) };
            let (parent, child) = if done[a].is_some() { (a, b) } else { (b, a) };
            let Some((origin, [x, y], _)) = done[parent] else { return true };
            assert!(done[child].is_none(), "a ring of panels");
            let along = (fold.to - fold.from).normalize();
            let middle = flat[child].iter().fold(Vec2::ZERO, |sum, corner| sum + corner.to_vec2())
                / flat[child].len() as f64;
            let mut out = Vec2::new(-along.y, along.x);
            if (middle - fold.from.to_vec2()).dot(out) < 0.0 {
                out = -out;
            }
            let in_space = |part: Vec2| add(add([0.0; 3], x, part.x), y, part.y);
            // Away from the print is where x and y turn to.
            let sign = if fold.direction == FoldDirection::Mountain { 1.0 } else { -1.0 };
            let (cos, sin) = match fold.quarters {
                1 => (0.0, sign),
                2 => (-1.0, 0.0),
                other => panic!("{other} right angles"),
            };
            let inside = cross(x, y);
            let (kept, turned) = (in_space(along), add(add([0.0; 3], in_space(out), cos), inside, sin));
            let new = |part: Vec2| add(add([0.0; 3], kept, part.dot(along)), turned, part.dot(out));
            let axes = [new(Vec2::new(1.0, 0.0)), new(Vec2::new(0.0, 1.0))];
            let at = add(origin, in_space(fold.from.to_vec2()), 1.0);
            done[child] = Some((add(at, new(fold.from.to_vec2()), -1.0), axes, Some(parent)));
            false
        });
        assert!(left.len() < before, "panels that hang on nothing");
    }
    flat.into_iter()
        .zip(done)
        .map(|(flat, done)| {
            let (origin, axes, parent) = done.expect("all are folded");
            let place = |corner: &Point| add(add(origin, axes[0], corner.x), axes[1], corner.y);
            Panel { space: flat.iter().map(place).collect(), flat, axes, parent }
        })
        .collect()
}

/// The box put together: the panels of the tray, then those of the cover.
struct Put {
    panels: Vec<Panel>,
    /// How many of them are the tray's.
    tray: usize,
}

/// Lays the tray across the cover: the middle of its pocket for the flap apart, in the middle between the ends, and against
/// the back.
fn put_together(tray: &Blank, cover: &Blank) -> Put {
    let least =
        |corners: &[Point], of: fn(&Point) -> f64| corners.iter().map(of).fold(f64::INFINITY, f64::min);
    let most =
        |corners: &[Point], of: fn(&Point) -> f64| corners.iter().map(of).fold(f64::NEG_INFINITY, f64::max);
    let pocket = 2.0 * (CARD + SLACK);
    let mut panels = folded(tray, |floor| [-least(floor, |p| p.x), -least(floor, |p| p.y), pocket]);
    let floor = panels.iter().find(|panel| panel.parent.is_none()).expect("a floor").clone();
    let count = panels.len();
    let cover = folded(cover, |base| {
        let middle = least(base, |p| p.x).midpoint(most(base, |p| p.x));
        let back = floor.most(1) + CARD + AIR + 0.01;
        [floor.most(0) / 2.0 - middle, back - most(base, |p| p.y), 0.0]
    });
    panels.extend(
        cover.into_iter().map(|panel| Panel { parent: panel.parent.map(|nth| nth + count), ..panel }),
    );
    Put { panels, tray: count }
}

/// The panels of the box by what they are, told by where they came to be.
struct Parts<'a> {
    floor: &'a Panel,
    base: &'a Panel,
    lid: &'a Panel,
    back: &'a Panel,
    front: &'a Panel,
    flap: &'a Panel,
    /// Left and right: outer layer, rim, inner layer.
    ends: [[&'a Panel; 3]; 2],
    /// Front and back.
    linings: [&'a Panel; 2],
    /// Each tab with the number of its end, and whether it is of the front.
    tabs: Vec<(&'a Panel, usize, bool)>,
}

impl Put {
    fn children(&self, of: usize) -> Vec<usize> {
        (0..self.panels.len()).filter(|&nth| self.panels[nth].parent == Some(of)).collect()
    }

    fn parts(&self) -> Parts<'_> {
        let at = |nth: usize| &self.panels[nth];
        let root = |of: std::ops::Range<usize>| {
            of.into_iter().find(|&nth| self.panels[nth].parent.is_none()).expect("a root")
        };
        let (floor, base) = (root(0..self.tray), root(self.tray..self.panels.len()));
        let of = |parent: usize, axis: usize| -> Vec<usize> {
            let mut all: Vec<usize> =
                self.children(parent).into_iter().filter(|&nth| at(nth).across() == axis).collect();
            all.sort_by(|a, b| at(*a).level().total_cmp(&at(*b).level()));
            all
        };
        let ends = of(floor, 0);
        assert_eq!(ends.len(), 2, "ends");
        let end = |nth: usize| {
            let rim = self.children(nth);
            let hem = self.children(rim[0]);
            [at(nth), at(rim[0]), at(hem[0])]
        };
        let linings = of(floor, 1);
        let back = of(base, 1)[0];
        let lid = of(back, 2)[0];
        let front = of(lid, 1)[0];
        let flap = of(front, 2)[0];
        let mut tabs = Vec::new();
        for (wall, is_front) in [(back, false), (front, true)] {
            for (end, tab) in of(wall, 0).into_iter().enumerate() {
                tabs.push((at(tab), end, is_front));
            }
        }
        assert_eq!(tabs.len(), 4, "tabs");
        Parts {
            floor: at(floor),
            base: at(base),
            lid: at(lid),
            back: at(back),
            front: at(front),
            flap: at(flap),
            ends: [end(ends[0]), end(ends[1])],
            linings: [at(linings[0]), at(linings[1])],
            tabs,
        }
    }

    /// All that keeps it from being a box.
    fn faults(&self) -> Vec<String> {
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

/// The two sheets of the box of a kit with what they show, and the sizes of its cards and sheets.
fn sheets(workshop: &Workshop) -> (Vec<(Blank, Content)>, Vec<Size>) {
    let job = workshop.job().expect("measures");
    let made = flat_inserts(&job).unwrap_or_else(|error| panic!("{}: {error}", workshop.variant.id));
    let of = |is: fn(Component) -> bool| made.iter().filter(move |(component, ..)| is(*component));
    let sheets = of(|component| component == Component::Box)
        .map(|(_, blank, content)| (blank.clone(), content.clone()));
    let cards = of(|component| !component.name().starts_with("box")).map(|(_, blank, _)| blank.finished);
    (sheets.collect(), cards.collect())
}

fn with_box(paper: &str) -> Settings {
    let mut parts: BTreeSet<Component> = Settings::default().parts;
    parts.insert(Component::Box);
    Settings { parts, paper: paper.parse().expect("a paper"), ..Settings::default() }
}

/// Where glyphs stand on a sheet, and which way is up for whoever reads them.
fn written(items: &[Item], place: Affine, found: &mut Vec<(Point, Vec2)>) {
    for item in items {
        match item {
            Item::Glyphs(run) => {
                let up = place * (run.origin + Vec2::new(0.0, -1.0)) - place * run.origin;
                found.push((place * run.origin, up));
            }
            Item::Group { transform, items, .. } => written(items, place * *transform, found),
            Item::Marked { items, .. } => written(items, place, found),
            _ => {}
        }
    }
}

fn holds(polygon: &[Point], point: Point) -> bool {
    let mut path = tafl_print::scene::BezPath::new();
    for (nth, corner) in polygon.iter().enumerate() {
        if nth == 0 { path.move_to(*corner) } else { path.line_to(*corner) }
    }
    path.close_path();
    path.contains(point)
}

/// On walls the words stand upright, on the lid and the base they all stand one way.
fn upright(sheets: &[(Blank, Content)], put: &Put) {
    let mut words = 0;
    let panels = [&put.panels[..put.tray], &put.panels[put.tray..]];
    // Of the tray the two ends have words; of the cover base, back, lid and front.
    for (((_, content), panels), words_on) in sheets.iter().zip(panels).zip([2, 4]) {
        let mut found = Vec::new();
        written(&content.items, Affine::IDENTITY, &mut found);
        let mut ways: Vec<(usize, Space)> = Vec::new();
        for (at, up) in found {
            let Some(nth) = panels.iter().position(|panel| holds(&panel.flat, at)) else { continue };
            let panel = &panels[nth];
            let up = add(add([0.0; 3], panel.axes[0], up.x), panel.axes[1], up.y);
            let known = ways.iter().find(|(other, _)| *other == nth).map(|(_, way)| *way);
            if panel.across() == 2 {
                let known = known.unwrap_or(up);
                assert!((0..3).all(|axis| (known[axis] - up[axis]).abs() < SAME), "{known:?} {up:?}");
            } else {
                assert!((up[2] - 1.0).abs() < SAME, "on a wall, up is {up:?}");
            }
            ways.push((nth, up));
            words += 1;
        }
        let faces: BTreeSet<usize> = ways.iter().map(|(nth, _)| *nth).collect();
        assert_eq!(faces.len(), words_on);
    }
    assert!(words > 8, "{words}");
}

/// Pieces in rows and layers, cards and leaflet upon them: everything within the free inside of the folded box.
fn holds_all(workshop: &Workshop, put: &Put, cards: &[Size], leaflet: Size) {
    let parts = put.parts();
    let id = &workshop.variant.id;
    let free = [
        parts.ends[1][2].level() - parts.ends[0][2].level() - CARD,
        parts.linings[1].level() - parts.linings[0].level() - CARD,
        parts.ends[0][1].level() - parts.floor.level() - CARD,
    ];
    let lies = |size: &Size| {
        size.width.max(size.height) <= free[0] - 0.5 && size.width.min(size.height) <= free[1] - 0.5
    };
    for size in cards.iter().chain([&leaflet]) {
        assert!(lies(size), "{id}: {size:?} in {free:?}");
    }
    let job = workshop.job().expect("measures");
    let mut sides: Vec<f64> = Vec::new();
    for &piece in Piece::ALL {
        let count = workshop.variant.setup.board.count(piece);
        sides.extend(std::iter::repeat_n(job.disc(piece).to_mm(), count));
    }
    // Each as a square block, as wide as the widest: so many a layer.
    let widest = sides.iter().copied().fold(0.0, f64::max);
    let men = sides.iter().copied().fold(f64::INFINITY, f64::min);
    let big = sides.iter().filter(|side| **side > men).count();
    let in_layer = |side: f64| ((free[0] / side).floor() * (free[1] / side).floor()) as usize;
    let layers = big.div_ceil(in_layer(widest)) + (sides.len() - big).div_ceil(in_layer(men));
    let high = layers as f64 * 1.5 + cards.len() as f64 * 0.8 + 4.0;
    assert!(high <= free[2], "{id}: {high} mm in {free:?}");
}

fn proved(id: &str, settings: Settings, leaflet: Size) {
    let workshop = job::of(variant(id, &[]), settings);
    let (sheets, cards) = sheets(&workshop);
    let [(tray, _), (cover, _)] = &sheets[..] else { panic!("{} sheets", sheets.len()) };
    let put = put_together(tray, cover);
    let faults = put.faults();
    assert!(faults.is_empty(), "{id}: {faults:#?}");
    upright(&sheets, &put);
    holds_all(&workshop, &put, &cards, leaflet);
}

#[test]
fn all_games_on_a4() {
    for id in variant_ids() {
        proved(&id, with_box("a4"), Size::new(105.0, 148.5));
    }
}

#[test]
fn all_games_on_letter() {
    for id in variant_ids() {
        proved(&id, with_box("letter"), Size::new(107.95, 139.7));
    }
}

#[test]
fn other_papers_and_pieces() {
    proved("york", with_box("legal"), Size::new(107.95, 139.7));
    proved("york", with_box("a3"), Size::new(105.0, 148.5));
    proved("york", Settings { laminate: true, ..with_box("a4") }, Size::new(105.0, 148.5));
    let square = Settings { token: TokenShape::Square, ..with_box("a4") };
    proved("york", square, Size::new(105.0, 148.5));
}

/// A net in which everything beyond a line is farther out by a millimetre.
fn longer(blank: &Blank, is_beyond: impl Fn(Point) -> bool, by: Vec2) -> Blank {
    let moved = |point: Point| if is_beyond(point) { point + by } else { point };
    let mut outline = tafl_print::scene::BezPath::new();
    for (nth, corner) in corners(blank).into_iter().enumerate() {
        if nth == 0 { outline.move_to(moved(corner)) } else { outline.line_to(moved(corner)) }
    }
    outline.close_path();
    let fold = |fold: &Fold| Fold { from: moved(fold.from), to: moved(fold.to), ..*fold };
    Blank { outline, folds: blank.folds.iter().map(fold).collect(), ..blank.clone() }
}

#[test]
fn a_wall_that_is_a_millimetre_too_long_is_found() {
    let workshop = job::of(variant("york", &[]), with_box("a4"));
    let (sheets, _) = sheets(&workshop);
    let [(tray, _), (cover, _)] = &sheets[..] else { panic!("two sheets") };
    assert!(put_together(tray, cover).faults().is_empty());
    // The fold between back and lid, and all below it.
    let mut folds: Vec<f64> = cover
        .folds
        .iter()
        .filter(|fold| (fold.from.y - fold.to.y).abs() < SAME)
        .map(|fold| fold.from.y)
        .collect();
    folds.sort_by(f64::total_cmp);
    let back = longer(cover, |point| point.y > folds[1] - SAME, Vec2::new(0.0, 1.0));
    let faults = put_together(tray, &back).faults();
    assert!(faults.iter().any(|fault| fault.starts_with("rim 0 and lid")), "{faults:?}");
    // The left end: its rim and its inner layer.
    let ends: f64 = {
        let mut folds: Vec<f64> = tray
            .folds
            .iter()
            .filter(|fold| (fold.from.x - fold.to.x).abs() < SAME)
            .map(|fold| fold.from.x)
            .collect();
        folds.sort_by(f64::total_cmp);
        folds[1]
    };
    let end = longer(tray, |point| point.x < ends + SAME, Vec2::new(-1.0, 0.0));
    let faults = put_together(&end, cover).faults();
    assert!(faults.iter().any(|fault| fault.contains("reach into each other")), "{faults:?}");
    // The front: its flap comes down upon the base.
    let low = longer(cover, |point| point.y > folds[3] - SAME, Vec2::new(0.0, 1.0));
    let faults = put_together(tray, &low).faults();
    assert!(faults.iter().any(|fault| fault.starts_with("flap below")), "{faults:?}");
    // A tab that is as high as its wall strikes the rim as it swings in.
    let tabs: Vec<Point> = corners(cover).into_iter().filter(|corner| corner.x < SAME).collect();
    let low_end = tabs.iter().map(|corner| corner.y).fold(0.0, f64::max);
    let high = longer(cover, |point| point.x < SAME && point.y > low_end - SAME, Vec2::new(0.0, 4.0));
    let faults = put_together(tray, &high).faults();
    assert!(faults.iter().any(|fault| fault.contains("strikes")), "{faults:?}");
}

/// The largest drawing of a sheet that is no line and no word, as it lies there, in square millimetres.
fn largest_drawing(items: &[Item], place: Affine) -> f64 {
    items.iter().fold(0.0, |most, item| {
        let found = match item {
            Item::Art { art, transform } if !art.items.is_empty() => {
                (place * *transform).determinant().abs() * art.size.area()
            }
            Item::Group { transform, items, .. } => largest_drawing(items, place * *transform),
            Item::Marked { items, .. } => largest_drawing(items, place),
            _ => 0.0,
        };
        f64::max(most, found)
    })
}

#[test]
fn the_lid_has_a_picture_in_every_theme_and_ink() {
    for theme in themes() {
        for ink in Ink::ALL {
            let game = Variant { theme: theme.clone(), ..variant("brandubh", &[]) };
            let workshop = job::of(game, Settings { ink, ..with_box("a4") });
            let (sheets, _) = sheets(&workshop);
            let put = put_together(&sheets[0].0, &sheets[1].0);
            upright(&sheets, &put);
            // A third of the lid, at least.
            let lid = put.parts().lid;
            let drawn = largest_drawing(&sheets[1].1.items, Affine::IDENTITY);
            let size = (lid.most(0) - lid.least(0)) * (lid.most(1) - lid.least(1));
            assert!(drawn > size / 3.0, "{theme} {ink:?}: {drawn} of {size}");
        }
    }
}

/// Words that could be cut off, or lines beyond the margins, would be seen by whoever holds the sheet.
#[test]
fn sheets_fit_on_their_paper_and_those_that_do_not_are_refused() {
    for paper in ["a4", "letter"] {
        let workshop = job::of(variant("york", &[]), with_box(paper));
        let paper: Paper = paper.parse().expect("a paper");
        let room = paper.printable(Settings::default().margin).size();
        for (blank, content) in sheets(&workshop).0 {
            let size = blank.size();
            let lies = |width: f64, height: f64| width <= room.width && height <= room.height;
            assert!(lies(size.width, size.height) || lies(size.height, size.width), "{size:?}");
            assert_eq!(content.size, size);
        }
    }
    let workshop = job::of(variant("york", &[]), with_box("a5"));
    let refused =
        workshop.job().and_then(|job| tafl_print::make::made(&job)).map(|_| ()).unwrap_err().to_string();
    assert!(refused.contains("sheet of the box") && refused.contains("mm"), "{refused}");
}
