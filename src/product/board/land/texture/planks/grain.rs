//! The grain of a sawn plank. A trunk is a cone of year rings, and a plank a plane cut through it: a ring of radius R shows
//! where it passes the plane, at R² = z² + y², z being the plane's distance from the heart of the tree. Where the heart lies in
//! the plank that gives pointed arches, where it lies beside it nearly straight lines.

use crate::product::board::land::chance::LandChance;
use crate::product::board::land::smooth;
use crate::product::board::land::texture::{filled, stroked};
use crate::scene::{BezPath, Color, Item, Point, Rect, circle};

/// Distance from ring to ring, least and greatest, in hundredths of a square.
const APART: (f64, f64) = (6.5, 17.0);
/// Share of planks with the heart in them.
const HEARTED: f64 = 0.5;
/// Distance of the places along a ring, in hundredths of a square.
const STEP: f64 = 55.0;
/// Widths of rings; one in five is heavy.
const FINE: f64 = 1.0;
const HEAVY: f64 = 1.7;
/// Length below which a ring isn't drawn, in hundredths of a square.
const SHORT: f64 = 22.0;
/// Greatest number of rings of a plank.
const MOST: usize = 200;

/// A knot.
#[derive(Clone, Copy, Debug)]
pub(super) struct Knot {
    pub(super) at: Point,
    /// Radius in hundredths of a square.
    pub(super) radius: f64,
}

impl Knot {
    /// Draws the knot in these very colours: a theme may give each another one in an ink.
    pub(super) fn items(self, grain: Color, heart: Color) -> Vec<Item> {
        let Self { at, radius } = self;
        let eye = [(2.9, 0.0), (0.0, 2.4), (-2.9, 0.0), (0.0, -2.4)];
        let eye = eye.map(|(x, y)| Point::new(at.x + x * radius, at.y + y * radius));
        let outer = stroked(smooth::around(&eye), grain, FINE);
        let middle = filled(circle(at, radius), grain);
        let inner = filled(circle(at, radius * 0.7), heart);
        [outer, middle, inner].into_iter().flatten().collect()
    }

    /// Returns how far the knot pushes a place down: away from it, and less the farther it is.
    fn push(self, place: Point) -> f64 {
        let (x, y) = ((place.x - self.at.x) / (3.4 * self.radius), place.y - self.at.y);
        let along = 1.0 / ((1.0 + x * x) * (1.0 + x * x));
        let across = y / (2.6 * self.radius);
        let push = 2.0 * self.radius * along / (1.0 + across * across);
        if y < 0.0 { -push } else { push }
    }
}

/// Rings of all planks of a tone.
#[derive(Default)]
pub(super) struct Rings {
    fine: BezPath,
    heavy: BezPath,
}

/// Plank as a plane sawn through its tree.
struct Sawn<'k> {
    plank: Rect,
    /// Height of the heart of the tree on the board.
    heart: f64,
    /// Distance of the plane from the heart at the left end, and how it grows to the right.
    distance: f64,
    slope: f64,
    /// Winding of the trunk: the length of a wave, and where it begins.
    winding: f64,
    phase: f64,
    knots: Vec<&'k Knot>,
}

impl Rings {
    /// Adds the rings of a plank.
    pub(super) fn add(&mut self, plank: Rect, knots: &[Knot], scale: f64, chance: &mut LandChance) {
        let sawn = Sawn::new(plank, knots, chance);
        let hearted = plank.y0 < sawn.heart && sawn.heart < plank.y1;
        let (near, far) = sawn.distances();
        let off = (plank.y0 - sawn.heart).abs().max((plank.y1 - sawn.heart).abs());
        let mut radius = if hearted {
            near * 0.9
        } else {
            near.max((plank.y0 - sawn.heart).abs().min((plank.y1 - sawn.heart).abs()))
        };
        let last = (off * off + far * far).sqrt();
        for _ in 0..MOST {
            radius += chance.between(APART.0, APART.1) * scale;
            if radius > last {
                break;
            }
            let is_heavy = chance.share() < 0.2;
            let lines = if is_heavy { &mut self.heavy } else { &mut self.fine };
            sawn.ring(radius, lines);
        }
    }

    pub(super) fn items(self, color: Color) -> impl Iterator<Item = Item> {
        stroked(self.fine, color, FINE).into_iter().chain(stroked(self.heavy, color, HEAVY))
    }
}

impl<'k> Sawn<'k> {
    fn new(plank: Rect, knots: &'k [Knot], chance: &mut LandChance) -> Self {
        let high = plank.height();
        let hearted = chance.share() < HEARTED;
        let heart = if hearted {
            plank.y0 + high * chance.between(0.3, 0.7)
        } else if chance.share() < 0.5 {
            plank.y0 - high * chance.between(0.5, 1.1)
        } else {
            plank.y1 + high * chance.between(0.5, 1.1)
        };
        let steep = chance.between(0.1, 0.2) * if hearted { 1.0 } else { 0.25 };
        let slope = if chance.share() < 0.5 { steep } else { -steep };
        let distance = chance.between(16.0, 56.0) + if slope < 0.0 { -slope * plank.width() } else { 0.0 };
        let (winding, phase) = (chance.between(480.0, 960.0), chance.share());
        let knots = knots.iter().filter(|knot| plank.contains(knot.at)).collect();
        Self { plank, heart, distance, slope, winding, phase, knots }
    }

    /// Returns the distance of the plane from the heart at a place along the plank.
    fn distance(&self, x: f64) -> f64 {
        let along = x - self.plank.x0;
        self.distance + self.slope * along + 12.8 * wave(along / self.winding + self.phase)
    }

    /// Returns the least and the greatest of these distances.
    fn distances(&self) -> (f64, f64) {
        let places = (0..=40)
            .map(|nth| self.distance(self.plank.x0 + self.plank.width() * f64::from(nth) / 40.0).abs());
        places.fold((f64::MAX, 0.0), |(near, far), at| (near.min(at), far.max(at)))
    }

    /// Adds the visible parts of a ring: above and below the heart, joined where the ring ends within the plank.
    fn ring(&self, radius: f64, lines: &mut BezPath) {
        let count = (self.plank.width() / STEP).ceil().max(4.0) as usize;
        let at = |nth: usize| self.plank.x0 + self.plank.width() * nth as f64 / count as f64;
        let shows = |x: f64| radius > self.distance(x).abs();
        let mut nth = 0;
        while nth <= count {
            if !shows(at(nth)) {
                nth += 1;
                continue;
            }
            let first = nth;
            while nth < count && shows(at(nth + 1)) {
                nth += 1;
            }
            // An end within the plank is where the ring just touches the plane.
            let left = (first > 0).then(|| self.tip(radius, at(first), at(first - 1)));
            let right = (nth < count).then(|| self.tip(radius, at(nth), at(nth + 1)));
            let mut places: Vec<f64> = (first..=nth).map(at).collect();
            if let Some(tip) = left {
                let gap = places[0] - tip;
                places.splice(0..0, [tip, tip + gap * 0.1, tip + gap * 0.4]);
            }
            if let Some(tip) = right {
                let gap = tip - places[places.len() - 1];
                places.extend([tip - gap * 0.4, tip - gap * 0.1, tip]);
            }
            self.shown(radius, &places, left.is_some(), right.is_some(), lines);
            nth += 1;
        }
    }

    /// Returns where a ring ends between a place at which it shows and one at which it doesn't.
    fn tip(&self, radius: f64, shown: f64, hidden: f64) -> f64 {
        let (mut shown, mut hidden) = (shown, hidden);
        for _ in 0..18 {
            let middle = f64::midpoint(shown, hidden);
            if radius > self.distance(middle).abs() {
                shown = middle;
            } else {
                hidden = middle;
            }
        }
        shown
    }

    /// Adds a ring at places along the plank; `left` and `right` tell whether it has a tip there.
    fn shown(&self, radius: f64, places: &[f64], left: bool, right: bool, lines: &mut BezPath) {
        let side = |sign: f64| {
            places.iter().map(move |&x| {
                let off = (radius * radius - self.distance(x) * self.distance(x)).max(0.0).sqrt();
                self.grown(Point::new(x, self.heart + sign * off))
            })
        };
        let (upper, lower): (Vec<Point>, Vec<Point>) = (side(-1.0).collect(), side(1.0).collect());
        let rings = match (left, right) {
            (false, false) => vec![upper, lower],
            (true, false) => vec![lower.into_iter().rev().chain(upper.into_iter().skip(1)).collect()],
            (_, true) => vec![upper.into_iter().chain(lower.into_iter().rev().skip(1)).collect()],
        };
        for ring in rings {
            self.within(&ring, lines);
        }
    }

    /// Returns a place as it has grown: a little off its line, and around knots.
    fn grown(&self, place: Point) -> Point {
        let wander = 3.4 * wave(place.x / 780.0 + self.phase + place.y / 1000.0)
            + 1.9 * wave(place.x / 345.0 + 2.0 * self.phase);
        let place = Point::new(place.x, place.y + wander);
        Point::new(place.x, place.y + self.knots.iter().map(|knot| knot.push(place)).sum::<f64>())
    }

    /// Adds the parts of a line that lie within the plank.
    fn within(&self, line: &[Point], lines: &mut BezPath) {
        let (top, foot) = (self.plank.y0 + 1.2, self.plank.y1 - 1.2);
        let is_in = |at: Point| top < at.y && at.y < foot;
        let mut part: Vec<Point> = Vec::new();
        let mut end = |part: &mut Vec<Point>| {
            let reach = part.first().zip(part.last()).map_or(0.0, |(first, last)| first.distance(*last));
            if part.len() > 2 && reach > SHORT {
                lines.extend(smooth::through(part).iter());
            }
            part.clear();
        };
        for (nth, &at) in line.iter().enumerate() {
            let before = nth.checked_sub(1).map(|nth| line[nth]);
            if let Some(before) = before.filter(|&before| is_in(before) != is_in(at)) {
                let edge = if before.y.min(at.y) < top { top } else { foot };
                let share = (edge - before.y) / (at.y - before.y);
                part.push(before.lerp(at, share));
            }
            if is_in(at) {
                part.push(at);
            } else {
                end(&mut part);
            }
        }
        end(&mut part);
    }
}

/// Returns a wave between -1 and 1 with period 1, made of parabolas, since sines differ between machines.
fn wave(at: f64) -> f64 {
    let phase = 4.0 * (at - at.floor());
    if phase < 2.0 { phase * (2.0 - phase) } else { (phase - 2.0) * (phase - 4.0) }
}
