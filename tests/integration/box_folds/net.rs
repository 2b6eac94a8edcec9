//! A sheet known by its outline and its folds alone: cut into panels along these, folded in space, and two of them put together.

use tafl_print::product::carton::{CARD, SLACK};
use tafl_print::product::form::{Blank, Fold, FoldDirection};
use tafl_print::scene::{PathEl, Point, Vec2};

/// Places that are the same, in millimetres.
pub(super) const SAME: f64 = 1e-6;
/// What lies against each other has at least this much air, in millimetres.
pub(super) const AIR: f64 = 0.04;

pub(super) type Space = [f64; 3];

/// Where the origin of a panel's flat sheet is, where its x and y are, and the panel that it is folded off.
type Placed = (Space, [Space; 2], Option<usize>);

/// A panel: where its sheet's plane is in space, and its corners there and on the flat sheet.
#[derive(Clone, Debug)]
pub(super) struct Panel {
    pub(super) flat: Vec<Point>,
    pub(super) space: Vec<Space>,
    /// The flat sheet's x and y in space, of length 1.
    pub(super) axes: [Space; 2],
    /// The panel that it is folded off, by its place.
    pub(super) parent: Option<usize>,
}

impl Panel {
    pub(super) fn least(&self, axis: usize) -> f64 {
        self.space.iter().map(|corner| corner[axis]).fold(f64::INFINITY, f64::min)
    }

    pub(super) fn most(&self, axis: usize) -> f64 {
        self.space.iter().map(|corner| corner[axis]).fold(f64::NEG_INFINITY, f64::max)
    }

    /// Across which axis it lies; all panels of a finished box lie square.
    pub(super) fn across(&self) -> usize {
        (0..3).find(|&axis| self.most(axis) - self.least(axis) < SAME).expect("a panel that lies square")
    }

    pub(super) fn level(&self) -> f64 {
        self.least(self.across())
    }
}

fn area(corners: &[Point]) -> f64 {
    let next = corners.iter().cycle().skip(1);
    (corners.iter().zip(next).map(|(a, b)| a.to_vec2().cross(b.to_vec2())).sum::<f64>() / 2.0).abs()
}

pub(super) fn add(a: Space, b: Space, times: f64) -> Space {
    [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times]
}

fn cross(a: Space, b: Space) -> Space {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/// The corners of an outline of straight lines.
pub(super) fn corners(blank: &Blank) -> Vec<Point> {
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
pub(super) struct Put {
    pub(super) panels: Vec<Panel>,
    /// How many of them are the tray's.
    pub(super) tray: usize,
}

/// Lays the tray across the cover: the middle of its pocket for the flap apart, in the middle between the ends, and against
/// the back.
pub(super) fn put_together(tray: &Blank, cover: &Blank) -> Put {
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
pub(super) struct Parts<'a> {
    pub(super) floor: &'a Panel,
    pub(super) base: &'a Panel,
    pub(super) lid: &'a Panel,
    pub(super) back: &'a Panel,
    pub(super) front: &'a Panel,
    pub(super) flap: &'a Panel,
    /// Left and right: outer layer, rim, inner layer.
    pub(super) ends: [[&'a Panel; 3]; 2],
    /// Front and back.
    pub(super) linings: [&'a Panel; 2],
    /// Each tab with the number of its end, and whether it is of the front.
    pub(super) tabs: Vec<(&'a Panel, usize, bool)>,
}

impl Put {
    fn children(&self, of: usize) -> Vec<usize> {
        (0..self.panels.len()).filter(|&nth| self.panels[nth].parent == Some(of)).collect()
    }

    pub(super) fn parts(&self) -> Parts<'_> {
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
}
