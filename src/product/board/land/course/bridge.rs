//! Bridges: where a road meets a river it turns across it, and a deck of planks in the road's own colours carries it over.

use super::smooth;
use crate::product::board::land::region::Water;
use crate::scene::{BezPath, Color, Item, Path, Point, Stroke, Vec2};
use crate::theme::CourseLine;
use kurbo::ParamCurve;

/// Length of a deck beyond each bank, in hundredths of a square.
const ASHORE: f64 = 7.0;
/// Width of a deck, as a multiple of the road's.
const WIDE: f64 = 1.4;
/// Greatest length of a deck, as a multiple of the river's width.
const LONGEST: f64 = 2.2;
/// Distance of planks, and the widths of the lines between them and along both sides, in hundredths of a square.
const PLANK: f64 = 6.0;
const JOINT: f64 = 1.3;
const RAIL: f64 = 2.4;
/// Length of a road before and after a bridge in which it has no other bend, in hundredths of a square.
const APPROACH: f64 = 34.0;
/// Straight parts of a curve from one place to the next.
const PARTS: u8 = 6;

/// Place where a road meets a river.
#[derive(Clone, Copy, Debug)]
struct Meeting {
    at: Point,
    /// Number of the curve in the road where they meet, from 0.
    curve: usize,
    /// Directions of the road and of the river.
    road: Vec2,
    river: Vec2,
    /// Half the river's width.
    half: f64,
}

/// Returns how often a road through these places meets rivers.
pub(super) fn count(places: &[Point], waters: &[Water]) -> usize {
    meetings(&smooth::through(places), waters).len()
}

/// Returns a road's places so that it crosses a river straight, where it met it aslant; none of its first `kept` places is
/// left out, nor the last.
pub(super) fn squared(
    places: Vec<Point>,
    kept: usize,
    waters: &[Water],
    is_clear: impl Fn(Point) -> bool,
) -> Vec<Point> {
    let found = meetings(&smooth::through(&places), waters);
    // A road that only touches a river, there and back, stays as it is.
    let Some(&Meeting { at, curve, road, river, half }) = found.get(found.len() / 2) else { return places };
    if found.len().is_multiple_of(2) {
        return places;
    }
    let across = river.turn_90() / river.length().max(1e-9);
    let across = if across.dot(road) < 0.0 { -across } else { across };
    let reach = 2.0 * (half + ASHORE);
    let bridge = [at - across * reach, at, at + across * reach];
    if !bridge.iter().all(|&place| is_clear(place)) {
        return places;
    }
    let last = places.len() - 1;
    let stays = |nth: usize| nth < kept || nth == last || places[nth].distance(at) > reach + APPROACH;
    let (first, end) = (found[0].curve + 1, found[found.len() - 1].curve + 1);
    let before = (0..first.min(curve + 1).min(last)).filter(|&nth| stays(nth));
    let after = (end.max(kept)..=last).filter(|&nth| stays(nth));
    before.map(|nth| places[nth]).chain(bridge).chain(after.map(|nth| places[nth])).collect()
}

/// Draws the bridges of a road with these strokes.
pub(super) fn items(road: &BezPath, lines: &[CourseLine], waters: &[Water]) -> Vec<Item> {
    let Some(edge) = lines.iter().max_by(|one, other| one.width.total_cmp(&other.width)) else {
        return Vec::new();
    };
    let deck = lines.iter().find(|line| line.color != edge.color).unwrap_or(edge).color;
    let found = road.subpaths().flat_map(|part| meetings(&BezPath::from_vec(part.to_vec()), waters));
    found.flat_map(|meeting| drawn(meeting, edge.width * WIDE / 2.0, edge.color, deck)).collect()
}

/// Draws a bridge half as wide as `side` says: its deck, and the joints of its planks and its sides.
fn drawn(meeting: Meeting, side: f64, edge: Color, deck: Color) -> [Item; 3] {
    let Meeting { at, road, river, half, .. } = meeting;
    let along = road / road.length().max(1e-9);
    let across = along.turn_90();
    // The more aslant, the longer the way over.
    let slant = (along.cross(river) / river.length().max(1e-9)).abs();
    let length = half / slant.max(1.0 / LONGEST) + ASHORE;
    let place = |forth: f64, aside: f64| at + along * forth + across * aside;
    let mut floor = BezPath::new();
    floor.move_to(place(-length, -side));
    for (forth, aside) in [(length, -side), (length, side), (-length, side)] {
        floor.line_to(place(forth, aside));
    }
    floor.close_path();
    let (mut joints, mut rails) = (BezPath::new(), BezPath::new());
    let line = |path: &mut BezPath, from: Point, to: Point| {
        path.move_to(from);
        path.line_to(to);
    };
    let planks = (2.0 * length / PLANK).round().max(1.0);
    let mut nth = 0.0;
    while nth <= planks {
        let forth = length * (2.0 * nth / planks - 1.0);
        line(&mut joints, place(forth, -side), place(forth, side));
        nth += 1.0;
    }
    for aside in [-side, side] {
        line(&mut rails, place(-length - RAIL, aside), place(length + RAIL, aside));
    }
    [
        Path::fill(floor, deck).into(),
        Path::stroke(joints, Stroke::new(edge, JOINT)).into(),
        Path::stroke(rails, Stroke::new(edge, RAIL)).into(),
    ]
}

/// Returns the places where a road of one part meets rivers, in the order of the road.
fn meetings(road: &BezPath, waters: &[Water]) -> Vec<Meeting> {
    let mut found = Vec::new();
    for (curve, segment) in road.segments().enumerate() {
        let points: Vec<Point> =
            (0..=PARTS).map(|nth| segment.eval(f64::from(nth) / f64::from(PARTS))).collect();
        for step in points.windows(2) {
            for water in waters {
                let met = water
                    .lines()
                    .filter_map(|(from, to)| Some((met([step[0], step[1]], [from, to])?, to - from)));
                found.extend(met.map(|(at, river)| Meeting {
                    at,
                    curve,
                    road: step[1] - step[0],
                    river,
                    half: water.half,
                }));
            }
        }
    }
    found
}

/// Returns the point where two straight lines cross between their ends. `None`: they don't.
pub(super) fn met([from, to]: [Point; 2], [start, end]: [Point; 2]) -> Option<Point> {
    let (one, other, apart) = (to - from, end - start, start - from);
    let area = one.cross(other);
    if area.abs() < 1e-9 {
        return None;
    }
    let (share, share_of_other) = (apart.cross(other) / area, apart.cross(one) / area);
    let is_between = |share: f64| (0.0..1.0).contains(&share);
    (is_between(share) && is_between(share_of_other)).then(|| from + one * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A river from left to right at the height 100, 30 wide.
    fn river() -> Vec<Water> {
        let places = (0..=40).map(|nth| Point::new(f64::from(nth) * 10.0 + 1.0, 100.0)).collect();
        vec![Water { arms: vec![places], half: 15.0 }]
    }

    #[test]
    fn a_road_that_meets_a_river_aslant_turns_across_it() {
        let aslant =
            [(0.0, 20.0), (60.0, 40.0), (140.0, 80.0), (260.0, 120.0), (330.0, 170.0), (390.0, 200.0)];
        let places: Vec<Point> = aslant.into_iter().map(Point::from).collect();
        let squared = squared(places.clone(), 2, &river(), |_| true);
        assert_eq!((squared[..2].to_vec(), squared.last()), (places[..2].to_vec(), places.last()));
        let met = meetings(&smooth::through(&squared), &river());
        assert_eq!(met.len(), 1);
        assert!(met[0].road.x.abs() < 1e-9 && met[0].road.y > 0.0, "{:?}", met[0]);
        // Where a bridge would stand in the way of something, the road stays as it is.
        assert_eq!(super::squared(places.clone(), 2, &river(), |_| false), places);
    }

    #[test]
    fn a_bridge_reaches_from_bank_to_bank() {
        let mut road = BezPath::new();
        road.move_to((200.0, 0.0));
        road.line_to((205.0, 200.0));
        let lines = [CourseLine { color: Color::BLACK, width: 12.0, dash: Vec::new() }];
        let items = items(&road, &lines, &river());
        let [Item::Path(floor), ..] = items.as_slice() else { panic!("{items:?}") };
        let area = kurbo::Shape::bounding_box(floor.outline.as_ref());
        assert!(area.y0 < 85.0 && area.y1 > 115.0 && area.width() > 12.0, "{area:?}");
        assert!(super::items(&road, &lines, &[]).is_empty());
    }
}
