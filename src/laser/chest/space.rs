//! Draws parts of the box in isometric view, from the front, its right side and above: all three directions have one scale.
//!
//! Every part is a plate with straight and round edges, as it is cut. The places of the parts decide which of them hide others.

use super::slab::Slab;
use crate::laser::flatten::polylines;
use crate::laser::lines::{LaserLine, Ring};
use crate::scene::space::{Place, SpaceView, add, paint_order, times};
use crate::scene::{BezPath, Color, Item, Join, Path, Point, Rect, Stroke, Vec2, circle, polyline};
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

/// Returns the view of the box at a scale: millimetres of the page to one of the box.
pub(super) const fn view(scale: f64) -> SpaceView {
    let (right, up, towards) = ([1.0, -1.0, 0.0], [UP, UP, 1.0], [-1.0, -1.0, 1.0]);
    SpaceView { right, across: ACROSS, up, towards, scale }
}

/// Draws parts so that they hide each other, the ones behind first.
pub(super) fn drawn(view: &SpaceView, parts: &[ShownPart<'_>], palette: &Palette) -> Vec<Item> {
    let hides =
        |one: usize, other: usize| parts[one].may_hide(&parts[other]) && !parts[other].may_hide(&parts[one]);
    let nearness = |nth: usize| parts[nth].corners().map(|corner| view.nearness(corner)).sum();
    let order = paint_order(parts.len(), hides, nearness);
    order.into_iter().flat_map(|nth| part(view, &parts[nth], palette)).collect()
}

/// Returns the area that parts take, in millimetres of the page.
pub(super) fn bounds(view: &SpaceView, parts: &[ShownPart<'_>]) -> Rect {
    view.bounds(parts.iter().flat_map(ShownPart::corners))
}

/// Draws a part: the edges that are seen, the ones behind first, and over them the face.
fn part(view: &SpaceView, part: &ShownPart<'_>, palette: &Palette) -> Vec<Item> {
    let slab = part.slab;
    let thickness = slab.thickness;
    let inward = slab.place.inward();
    // The face that is seen: the upper one on the bed, or the other.
    let is_upper = view.nearness(inward) < 0.0;
    let depth = if is_upper { 0.0 } else { thickness };
    let hole = slab.hole.map(|(middle, radius)| hole(middle, radius));
    let rings = slab.rings.iter().map(|ring| (ring, true)).chain(hole.iter().map(|ring| (ring, false)));
    let mut edges = Vec::new();
    let mut face = BezPath::new();
    for (ring, is_straight) in rings {
        for (nth, &from) in ring.iter().enumerate() {
            let to = ring[(nth + 1) % ring.len()];
            let way = to - from;
            let length = way.hypot2().sqrt().max(1e-9);
            // The plate is at the right of its edges.
            let out = slab.place.way(Vec2::new(way.y, -way.x) / length);
            if view.nearness(out) < 1e-6 {
                continue;
            }
            let corners = [(from, 0.0), (to, 0.0), (to, thickness), (from, thickness)];
            let corners = corners.map(|(point, depth)| part.at(point, depth));
            let near = view.nearness(corners.into_iter().fold([0.0; 3], add));
            let color = tone(out, palette);
            let (line, width) = if is_straight { (palette.ink, EDGE) } else { (color, 0.05) };
            edges.push((near, outlined(view.outline(corners), color, Stroke::new(line, width))));
        }
        face.extend(view.outline(ring.iter().map(|&point| part.at(point, depth))));
    }
    edges.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut items: Vec<Item> = edges.into_iter().map(|(_, edge)| edge).collect();
    let outward = if is_upper { times(inward, -1.0) } else { inward };
    items.push(outlined(face, tone(outward, palette), Stroke::new(palette.ink, EDGE)));
    if is_upper {
        items.extend(marks(view, part, palette));
    }
    items
}

/// Draws the areas engraved and the lines scored on a part.
fn marks(view: &SpaceView, part: &ShownPart<'_>, palette: &Palette) -> Vec<Item> {
    let closed = |ring: &Ring| view.outline(ring.iter().map(|&point| part.at(point, 0.0)));
    let mut items = Vec::new();
    for area in &part.slab.marks.engrave {
        let burnt: BezPath = area.outlines().flat_map(|ring| closed(&ring)).collect();
        items.push(Path { even_odd: true, ..Path::fill(burnt, palette.ink) }.into());
    }
    for line in &part.slab.marks.score {
        let line = match line {
            LaserLine::Closed(ring) => closed(ring),
            LaserLine::Straight(from, to) => polyline([*from, *to].map(|end| view.point(part.at(end, 0.0)))),
            LaserLine::Circle { center, radius } => closed(&hole(*center, *radius)),
        };
        items.push(Path::stroke(line, Stroke::new(palette.ink, SCORED)).into());
    }
    items
}

impl ShownPart<'_> {
    /// Returns the place of a point of its drawing, `depth` millimetres into the plate.
    fn at(&self, point: Point, depth: f64) -> Place {
        add(self.slab.place.lifted(point, depth), self.moved)
    }

    /// Returns the space that a part takes along each axis, `without` millimetres smaller along the sides of its drawing.
    fn extent(&self, without: f64) -> [(f64, f64); 3] {
        let bounds = self.slab.bounds().inset(-without);
        let near = self.at(bounds.origin(), 0.0);
        let far = self.at(Point::new(bounds.x1, bounds.y1), self.slab.thickness);
        std::array::from_fn(|axis| (near[axis].min(far[axis]), near[axis].max(far[axis])))
    }

    /// Returns the corners of the space that it takes.
    fn corners(&self) -> impl Iterator<Item = Place> + use<> {
        let extent = self.extent(0.0);
        let end = move |nth: usize, axis: usize| {
            let (from, to) = extent[axis];
            if nth & (1 << axis) == 0 { from } else { to }
        };
        (0..8).map(move |nth| [end(nth, 0), end(nth, 1), end(nth, 2)])
    }

    /// Returns whether it may hide another part: not if it lies behind all of it, at its left or below it. Fingers, which
    /// reach into other parts, do not count.
    fn may_hide(&self, other: &Self) -> bool {
        let [mine, theirs] = [self, other].map(|part| part.extent(part.slab.thickness));
        let is_behind = |axis: usize| mine[axis].0 >= theirs[axis].1 - TOUCH;
        !(is_behind(0) || is_behind(1) || mine[2].1 <= theirs[2].0 + TOUCH)
    }
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
