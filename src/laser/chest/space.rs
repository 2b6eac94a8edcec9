//! Draws parts of the box in space, seen from the front, its right side and above, so that all three directions look alike long.
//!
//! Every part is a plate with straight and round edges, as it is cut. The places of the parts decide which of them hide others.

use super::slab::{Place, Slab};
use crate::laser::flatten::polylines;
use crate::laser::lines::{LaserLine, Ring};
use crate::scene::{Affine, BezPath, Color, Item, Join, Path, Point, Rect, Stroke, circle};
use crate::theme::Palette;

/// Way to the right and up on the page for a millimetre to the back: the cosine and the sine of 30 degrees.
const ACROSS: f64 = 0.866_025_403_784_438_6;
const UP: f64 = 0.5;
/// Widths of the edges of parts and of the lines scored on them, in millimetres on the page.
const EDGE: f64 = 0.22;
const SCORED: f64 = 0.15;
/// Darkness of faces that look up, to the front, to the right: shares of the colour of secondary text.
const TONES: [f64; 3] = [0.06, 0.2, 0.36];
/// Greatest overlap of parts that only touch, in millimetres: neither is in front of the other.
const TOUCH: f64 = 0.01;

/// Part, and how far it is moved from its place in the finished box, in millimetres.
#[derive(Clone, Copy)]
pub(super) struct ShownPart<'a> {
    pub(super) slab: &'a Slab,
    pub(super) moved: Place,
}

/// Scale of the drawing.
#[derive(Clone, Copy)]
pub(super) struct BoxView {
    /// Millimetres of the page to one of the box.
    pub(super) scale: f64,
}

impl BoxView {
    /// Returns the point on the page of a place in space.
    pub(super) fn flat(self, [x, y, z]: Place) -> Point {
        Point::new(ACROSS * (x - y) * self.scale, -(UP * (x + y) + z) * self.scale)
    }

    /// Returns the transform of a drawing that lies flat at a height: to the back and to the left on the page.
    pub(super) const fn level(self, height: f64) -> Affine {
        let (across, up) = (ACROSS * self.scale, UP * self.scale);
        Affine::new([across, -up, -across, -up, 0.0, -height * self.scale])
    }

    /// Draws parts so that they hide each other, the ones behind first.
    pub(super) fn drawn(self, parts: &[ShownPart<'_>], palette: &Palette) -> Vec<Item> {
        order(parts).into_iter().flat_map(|nth| self.part(&parts[nth], palette)).collect()
    }

    /// Returns the area that parts take, in millimetres of the page.
    pub(super) fn bounds(self, parts: &[ShownPart<'_>]) -> Rect {
        let corners = parts.iter().flat_map(|part| {
            let [x, y, z] = part.extent(0.0);
            let each = |nth: usize| {
                let end = |(from, to): (f64, f64), bit: usize| if nth & bit == 0 { from } else { to };
                self.flat([end(x, 1), end(y, 2), end(z, 4)])
            };
            (0..8).map(each).collect::<Vec<_>>()
        });
        corners.map(|point| Rect::from_points(point, point)).reduce(|a, b| a.union(b)).unwrap_or_default()
    }

    /// Draws a part: the edges that are seen, the ones behind first, and over them the face.
    fn part(self, part: &ShownPart<'_>, palette: &Palette) -> Vec<Item> {
        let ShownPart { slab, moved } = *part;
        let thickness = slab.thickness;
        let inward = slab.place.inward();
        // The face that is seen: the upper one on the bed, or the other.
        let is_upper = nearness(inward) < 0.0;
        let depth = if is_upper { 0.0 } else { thickness };
        let at = |point: Point, depth: f64| {
            let place = slab.place.lifted(point, depth);
            std::array::from_fn(|axis| place[axis] + moved[axis])
        };
        let hole = slab.hole.map(|(middle, radius)| hole(middle, radius));
        let rings = slab.rings.iter().map(|ring| (ring, true)).chain(hole.iter().map(|ring| (ring, false)));
        let rings: Vec<(&Ring, bool)> = rings.collect();
        let mut edges = Vec::new();
        for &(ring, is_straight) in &rings {
            for (nth, &from) in ring.iter().enumerate() {
                let to = ring[(nth + 1) % ring.len()];
                let way = to - from;
                let length = way.hypot2().sqrt().max(1e-9);
                // The plate is at the right of its edges.
                let out = slab.place.way(Point::new(way.y / length, -way.x / length));
                if nearness(out) < 1e-6 {
                    continue;
                }
                let corners = [at(from, 0.0), at(to, 0.0), at(to, thickness), at(from, thickness)];
                let middle: Place = std::array::from_fn(|axis| corners.iter().map(|c| c[axis]).sum::<f64>());
                edges.push((nearness(middle), self.closed(&corners), tone(out, palette), is_straight));
            }
        }
        edges.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut items: Vec<Item> = edges
            .into_iter()
            .map(|(_, outline, color, is_straight)| {
                let line = if is_straight { palette.ink } else { color };
                outlined(outline, color, Stroke::new(line, if is_straight { EDGE } else { 0.05 }))
            })
            .collect();
        let mut face = BezPath::new();
        for (ring, _) in rings {
            let places: Vec<Place> = ring.iter().map(|&point| at(point, depth)).collect();
            face.extend(self.closed(&places));
        }
        let outward = if is_upper { inward.map(|part| -part) } else { inward };
        items.push(outlined(face, tone(outward, palette), Stroke::new(palette.ink, EDGE)));
        if is_upper {
            items.extend(self.marks(part, palette));
        }
        items
    }

    /// Draws the areas engraved and the lines scored on a part.
    fn marks(self, part: &ShownPart<'_>, palette: &Palette) -> Vec<Item> {
        let ShownPart { slab, moved } = *part;
        let at = |point: Point| {
            let place = slab.place.lifted(point, 0.0);
            std::array::from_fn(|axis| place[axis] + moved[axis])
        };
        let places = |ring: &Ring| ring.iter().map(|&point| at(point)).collect::<Vec<Place>>();
        let mut items = Vec::new();
        for area in &slab.marks.engrave {
            let burnt: BezPath = area.outlines().flat_map(|ring| self.closed(&places(&ring))).collect();
            items.push(Path { even_odd: true, ..Path::fill(burnt, palette.ink) }.into());
        }
        for line in &slab.marks.score {
            let line = match line {
                LaserLine::Closed(ring) => self.closed(&places(ring)),
                LaserLine::Straight(from, to) => self.line(at(*from), at(*to)),
                LaserLine::Circle { center, radius } => self.closed(&places(&hole(*center, *radius))),
            };
            items.push(Path::stroke(line, Stroke::new(palette.ink, SCORED)).into());
        }
        items
    }

    /// Returns a straight line between two places.
    pub(super) fn line(self, from: Place, to: Place) -> BezPath {
        let mut path = BezPath::new();
        path.move_to(self.flat(from));
        path.line_to(self.flat(to));
        path
    }

    fn closed(self, places: &[Place]) -> BezPath {
        let mut path = BezPath::new();
        for (nth, &place) in places.iter().enumerate() {
            let point = self.flat(place);
            if nth == 0 { path.move_to(point) } else { path.line_to(point) }
        }
        path.close_path();
        path
    }
}

impl ShownPart<'_> {
    /// Returns the space that a part takes along each axis, `without` millimetres smaller along the sides of its drawing.
    fn extent(&self, without: f64) -> [(f64, f64); 3] {
        let bounds = self.slab.bounds().inset(-without);
        let ends = [
            self.slab.place.lifted(bounds.origin(), 0.0),
            self.slab.place.lifted(Point::new(bounds.x1, bounds.y1), self.slab.thickness),
        ];
        std::array::from_fn(|axis| {
            let [a, b] = ends.map(|place| place[axis] + self.moved[axis]);
            (a.min(b), a.max(b))
        })
    }

    /// Returns whether it may hide another part: not if it is behind, at the left of or below all of it. Fingers, which reach
    /// into other parts, do not count.
    fn may_hide(&self, other: &Self) -> bool {
        let [mine, theirs] = [self, other].map(|part| part.extent(part.slab.thickness));
        let is_behind = |axis: usize| mine[axis].0 >= theirs[axis].1 - TOUCH;
        !(is_behind(0) || is_behind(1) || mine[2].1 <= theirs[2].0 + TOUCH)
    }
}

/// Returns the order in which parts are drawn: each after all parts that it may hide.
fn order(parts: &[ShownPart<'_>]) -> Vec<usize> {
    let mut left: Vec<usize> = (0..parts.len()).collect();
    let mut order = Vec::new();
    while !left.is_empty() {
        let is_next = |&nth: &usize| {
            let hides = |&other: &usize| {
                other != nth && parts[nth].may_hide(&parts[other]) && !parts[other].may_hide(&parts[nth])
            };
            !left.iter().any(hides)
        };
        let at = left.iter().position(is_next).unwrap_or(0);
        order.push(left.remove(at));
    }
    order
}

/// Returns how far a place is towards the eye, or how far a direction leads there.
const fn nearness([x, y, z]: Place) -> f64 {
    z - x - y
}

/// Returns the colour of a face that looks in this direction.
fn tone(out: Place, palette: &Palette) -> Color {
    let nth = if out[2].abs() > 0.5 { 0 } else { 1 + usize::from(out[1].abs() > out[0].abs()) };
    Color::WHITE.mix(palette.quiet, TONES[nth])
}

fn outlined(outline: BezPath, fill: Color, stroke: Stroke) -> Item {
    let stroke = Stroke { join: Join::Round, ..stroke };
    Path { stroke: Some(stroke), even_odd: true, ..Path::fill(outline, fill) }.into()
}

/// Returns a round hole as a ring of straight lines, with the plate at the right of them.
fn hole(middle: Point, radius: f64) -> Ring {
    let mut ring = polylines(&circle(middle, radius)).into_iter().next().unwrap_or_default();
    ring.pop();
    ring.reverse();
    ring
}
