//! Boxes put together again: the lines of written files, without their kerf, as plates in space.
//!
//! What is expected here is worked out from the inside of a box and the thickness of its plates alone.

use super::files::{Drawing, Shape};
use kurbo::{Point, Rect, Vec2};
use std::collections::BTreeSet;
use tafl_print::laser::chest::{BoxMeasures, BoxPart, LaserBox, Placement, Slab};

/// How far ledges and rails reach in beyond one thickness, and what play the lid has: across, in height, to the back.
pub(super) const REACH: f64 = 2.0;
pub(super) const PLAY: [f64; 3] = [0.6, 0.4, 0.5];
/// What may be off, in millimetres.
const FINE: f64 = 0.01;

/// A plate as it was read: its outline and its slots in the part's own drawing, the kerf taken off.
#[derive(Clone, Debug)]
pub(super) struct Plate {
    pub(super) part: BoxPart,
    pub(super) place: Placement,
    pub(super) rings: Vec<Vec<Point>>,
    /// Where its outline lies on its bed, with the kerf, and on which.
    pub(super) on_bed: (usize, Rect),
}

/// A box as it should be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Expected {
    pub(super) thickness: f64,
    pub(super) length: f64,
    pub(super) width: f64,
    /// The lower face of the lid, and of the rails, and the top.
    pub(super) lid: f64,
    pub(super) channel: f64,
    pub(super) top: f64,
    pub(super) reach: f64,
}

impl Expected {
    pub(super) fn of(measures: &BoxMeasures) -> Self {
        let BoxMeasures { thickness, length, clear, height } = *measures;
        let reach = thickness + REACH;
        let lid = thickness + height;
        let channel = lid + thickness + PLAY[1];
        let width = clear + 2.0 * reach;
        Self { thickness, length, width, lid, channel, top: channel + thickness, reach }
    }

    /// Whether there is wood at a place of the finished box, the lid left out.
    fn is_wood(&self, [x, y, z]: [f64; 3]) -> bool {
        let Self { thickness, length, width, lid, channel, top, reach } = *self;
        let outside = x < -thickness || x > length + thickness || y < -thickness || y > width + thickness;
        if outside || z < 0.0 || z > top {
            return false;
        }
        let beside = y < 0.0 || y > width;
        let on_strip = y < reach || y > width - reach;
        let is_ledge = on_strip && x > 0.0 && z > lid - thickness && z < lid;
        let is_rail = on_strip && z > channel;
        z < thickness || beside || x > length || x < 0.0 && z < lid || is_ledge || is_rail
    }

    fn is_lid(&self, [x, y, z]: [f64; 3]) -> bool {
        x > -self.thickness
            && x < self.length - PLAY[2]
            && y > PLAY[0] / 2.0
            && y < self.width - PLAY[0] / 2.0
            && z > self.lid
            && z < self.lid + self.thickness
    }
}

/// Every part of a box in the files: each line is taken once. A part may lie turned, but never over.
pub(super) fn found(drawings: &[Drawing], chest: &LaserBox, kerf: f64) -> Vec<Plate> {
    let mut taken = BTreeSet::new();
    chest.slabs.iter().map(|slab| read(drawings, slab, kerf, &mut taken)).collect()
}

fn read(drawings: &[Drawing], slab: &Slab, kerf: f64, taken: &mut BTreeSet<(usize, usize)>) -> Plate {
    for (bed, drawing) in drawings.iter().enumerate() {
        for (nth, shape) in drawing.cut.iter().enumerate() {
            let Shape::Closed(line) = shape else { continue };
            if taken.contains(&(bed, nth)) || line.len() != slab.rings[0].len() {
                continue;
            }
            for turns in 0..4 {
                let turned = |points: &[Point]| points.iter().map(|&p| quarter(p, turns)).collect::<Vec<_>>();
                let outline = shrunk(&turned(line), kerf / 2.0);
                let shift = top_left(&slab.rings[0]) - top_left(&outline);
                if !is_same(&moved(&outline, shift), &slab.rings[0]) {
                    continue;
                }
                taken.insert((bed, nth));
                let mut rings = vec![moved(&outline, shift)];
                for slot in &slab.rings[1..] {
                    let is_it = |(nth, shape): (usize, &Shape)| {
                        let Shape::Closed(line) = shape else { return None };
                        let ring = moved(&grown(&turned(line), kerf / 2.0), shift);
                        (!taken.contains(&(bed, nth)) && is_same(&ring, slot)).then_some((nth, ring))
                    };
                    let found = drawing.cut.iter().enumerate().find_map(is_it);
                    let (nth, ring) = found.unwrap_or_else(|| panic!("{:?} lacks {slot:?}", slab.part));
                    taken.insert((bed, nth));
                    rings.push(ring);
                }
                return Plate { part: slab.part, place: slab.place, rings, on_bed: (bed, shape.bounds()) };
            }
        }
    }
    panic!("{:?} is on no bed", slab.part)
}

/// Turned by quarters, to the right.
fn quarter(point: Point, turns: u8) -> Point {
    (0..turns).fold(point, |point, _| Point::new(-point.y, point.x))
}

fn moved(ring: &[Point], by: Vec2) -> Vec<Point> {
    ring.iter().map(|&point| point + by).collect()
}

fn top_left(ring: &[Point]) -> Point {
    let least = |side: fn(&Point) -> f64| ring.iter().map(side).fold(f64::INFINITY, f64::min);
    Point::new(least(|p| p.x), least(|p| p.y))
}

/// Whether two rings have the same corners in the same order, wherever they begin.
fn is_same(ring: &[Point], other: &[Point]) -> bool {
    let near = |a: &Point, b: &Point| (*a - *b).length() < FINE;
    ring.len() == other.len()
        && (0..ring.len())
            .any(|first| ring.iter().zip(other.iter().cycle().skip(first)).all(|(a, b)| near(a, b)))
}

/// A ring whose sides all lie so far inside of where they were.
fn shrunk(ring: &[Point], by: f64) -> Vec<Point> {
    grown(ring, -by)
}

/// A ring whose sides all lie so far outside of where they were: each is moved along its own normal, and meets its neighbours again.
pub(super) fn grown(ring: &[Point], by: f64) -> Vec<Point> {
    let count = ring.len();
    let twice: f64 = (0..count).map(|nth| ring[nth].to_vec2().cross(ring[(nth + 1) % count].to_vec2())).sum();
    let normal = |nth: usize| {
        let way = ring[(nth + 1) % count] - ring[nth];
        Vec2::new(way.y, -way.x) / way.length() * twice.signum()
    };
    (0..count)
        .map(|nth| {
            let (a, b) = (normal((nth + count - 1) % count), normal(nth));
            // Sides meet at right angles.
            assert!(a.dot(b).abs() < 1e-3, "{:?}", ring[nth]);
            ring[nth] + (a + b) * by
        })
        .collect()
}

impl Plate {
    /// A place of the box in the plate's own drawing, and how deep in the plate it is.
    fn local(&self, place: [f64; 3]) -> (Point, f64) {
        let Placement { origin, right, down } = self.place;
        let along = |way: [f64; 3]| (0..3).map(|axis| (place[axis] - origin[axis]) * way[axis]).sum::<f64>();
        (Point::new(along(right), along(down)), along(cross(right, down)))
    }

    fn holds(&self, place: [f64; 3], thickness: f64) -> bool {
        let (point, depth) = self.local(place);
        depth > 0.0
            && depth < thickness
            && self.rings.iter().filter(|ring| encloses(ring, point)).count() == 1
    }

    /// All corners in space, on both faces.
    fn corners(&self, thickness: f64) -> Vec<[f64; 3]> {
        let Placement { origin, right, down } = self.place;
        let deep = cross(right, down);
        let lifted = |point: &Point, depth: f64| {
            std::array::from_fn(|axis| {
                origin[axis] + right[axis] * point.x + down[axis] * point.y + deep[axis] * depth
            })
        };
        let points = self.rings.iter().flatten();
        points.flat_map(|point| [lifted(point, 0.0), lifted(point, thickness)]).collect()
    }

    /// The space that it takes, from where to where along each axis.
    pub(super) fn extent(&self, thickness: f64) -> [(f64, f64); 3] {
        let corners = self.corners(thickness);
        std::array::from_fn(|axis| {
            let along = corners.iter().map(|corner| corner[axis]);
            (along.clone().fold(f64::INFINITY, f64::min), along.fold(f64::NEG_INFINITY, f64::max))
        })
    }

    /// The stretches of a line along an axis that are in the plate.
    fn stretches(
        &self,
        axis: usize,
        through: [f64; 3],
        (from, to): (f64, f64),
        thickness: f64,
    ) -> Vec<(f64, f64)> {
        let mut ends: Vec<f64> = self.corners(thickness).iter().map(|corner| corner[axis]).collect();
        ends.extend([from, to]);
        ends.sort_by(f64::total_cmp);
        ends.dedup_by(|a, b| (*a - *b).abs() < 1e-6);
        let mut stretches: Vec<(f64, f64)> = Vec::new();
        for pair in ends.windows(2).filter(|pair| pair[0] > from - 1e-6 && pair[1] < to + 1e-6) {
            let mut middle = through;
            middle[axis] = f64::midpoint(pair[0], pair[1]);
            if self.holds(middle, thickness) {
                match stretches.last_mut() {
                    Some(last) if (last.1 - pair[0]).abs() < 1e-6 => last.1 = pair[1],
                    _ => stretches.push((pair[0], pair[1])),
                }
            }
        }
        stretches
    }
}

pub(super) fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

fn encloses(ring: &[Point], point: Point) -> bool {
    let sides = ring.iter().zip(ring.iter().cycle().skip(1));
    let crossed = |(a, b): &(&Point, &Point)| {
        (a.y > point.y) != (b.y > point.y) && point.x < a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)
    };
    sides.filter(crossed).count() % 2 == 1
}

/// What is wrong with a box that is put together: space with two plates in it, and space without one where the box has wood, or with
/// one where it has none. The space is cut along every face of every plate, so that nothing larger than a hundredth of a millimetre
/// is missed.
pub(super) fn faults(plates: &[Plate], box_: &Expected) -> Vec<String> {
    let thickness = box_.thickness;
    let corners: Vec<[f64; 3]> = plates.iter().flat_map(|plate| plate.corners(thickness)).collect();
    // The box as it should be has faces of its own.
    let [half, _, end] = [PLAY[0] / 2.0, 0.0, PLAY[2]];
    let faces = [
        vec![-thickness, 0.0, box_.length - end, box_.length, box_.length + thickness],
        vec![
            -thickness,
            0.0,
            half,
            box_.reach,
            box_.width - box_.reach,
            box_.width - half,
            box_.width,
            box_.width + thickness,
        ],
        vec![0.0, thickness, box_.lid - thickness, box_.lid, box_.lid + thickness, box_.channel, box_.top],
    ];
    let [xs, ys, zs]: [Vec<f64>; 3] = std::array::from_fn(|axis| {
        let mut all: Vec<f64> =
            corners.iter().map(|corner| corner[axis]).chain(faces[axis].clone()).collect();
        all.sort_by(f64::total_cmp);
        all.dedup_by(|a, b| (*a - *b).abs() < FINE);
        all
    });
    let middles =
        |ends: &[f64]| ends.windows(2).map(|pair| f64::midpoint(pair[0], pair[1])).collect::<Vec<_>>();
    let mut faults = Vec::new();
    for &x in &middles(&xs) {
        for &y in &middles(&ys) {
            for &z in &middles(&zs) {
                let place = [x, y, z];
                let holding: Vec<BoxPart> = plates
                    .iter()
                    .filter(|plate| plate.holds(place, thickness))
                    .map(|plate| plate.part)
                    .collect();
                let expected = usize::from(box_.is_wood(place) || box_.is_lid(place));
                if holding.len() != expected {
                    faults.push(format!("{place:.3?}: {holding:?}, and {expected} expected"));
                }
            }
        }
    }
    faults
}

/// An edge along which two plates meet: the axis along it, a place on its middle line, from where to where it runs.
pub(super) struct Edge {
    pub(super) plates: [usize; 2],
    pub(super) axis: usize,
    pub(super) through: [f64; 3],
    pub(super) range: (f64, f64),
}

/// Every edge of a box along which two plates share out the wood, by the places of its plates: bottom, right and left side, back,
/// front, right and left ledge, right and left rail.
pub(super) fn edges(box_: &Expected) -> Vec<Edge> {
    let Expected { thickness, length, width, lid, channel, top, .. } = *box_;
    let half = thickness / 2.0;
    let mut edges = Vec::new();
    for (hand, y) in [(0, -half), (1, width + half)] {
        let side = 1 + hand;
        let along = |plate: usize, z: f64| Edge {
            plates: [side, plate],
            axis: 0,
            through: [0.0, y, z],
            range: (0.0, length),
        };
        edges.extend([along(0, half), along(5 + hand, lid - half), along(7 + hand, channel + half)]);
        let up = |plate: usize, x: f64, to: f64| Edge {
            plates: [side, plate],
            axis: 2,
            through: [x, y, 0.0],
            range: (thickness, to),
        };
        edges.extend([up(4, -half, lid), up(3, length + half, top)]);
    }
    for (end, x) in [(4, -half), (3, length + half)] {
        edges.push(Edge { plates: [end, 0], axis: 1, through: [x, 0.0, half], range: (0.0, width) });
    }
    edges
}

/// Fails unless the fingers of one plate are the gaps of the other, all along the edge, to a hundredth of a millimetre; and unless
/// they are from two to four thicknesses wide, and as many as make both ends alike.
pub(super) fn mates(plates: &[Plate], edge: &Edge, thickness: f64) {
    let [first, second] = edge.plates.map(|nth| {
        let plate = &plates[nth];
        plate.stretches(edge.axis, edge.through, edge.range, thickness).into_iter().map(move |s| (s, nth))
    });
    let mut all: Vec<((f64, f64), usize)> = first.chain(second).collect();
    all.sort_by(|a, b| a.0.0.total_cmp(&b.0.0));
    let parts = edge.plates.map(|nth| plates[nth].part);
    let ends = (all[0].0.0, all[all.len() - 1].0.1);
    let reach = (ends.0 - edge.range.0).abs() < FINE && (ends.1 - edge.range.1).abs() < FINE;
    assert!(reach && all.len() >= 3 && all.len() % 2 == 1, "{parts:?} do not mate: {all:?}");
    for pair in all.windows(2) {
        let meet = (pair[0].0.1 - pair[1].0.0).abs() < FINE && pair[0].1 != pair[1].1;
        assert!(meet, "{parts:?} do not mate: {pair:?}");
    }
    for ((from, to), _) in all {
        let share = (to - from) / thickness;
        assert!((2.0 - 1e-3..=4.0 + 1e-3).contains(&share), "{parts:?}: {share} thicknesses");
    }
}
