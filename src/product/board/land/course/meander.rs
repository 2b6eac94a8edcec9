//! Bends of rivers and roads: a way from crossing to crossing of the grid becomes a line that winds, so that it doesn't run
//! along lines between squares.

use crate::product::board::land::chance::LandChance;
use crate::scene::Point;

/// Bends of a line, in hundredths of a square.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bends {
    /// Approximate length from one bend to the next, which goes to the other side.
    pub(super) every: f64,
    /// Greatest distance of a bend from the way.
    pub(super) reach: f64,
}

/// Shares of the length between bends and of their distance that chance takes, at least and at most.
const LENGTH: (f64, f64) = (0.75, 1.25);
const DISTANCE: (f64, f64) = (0.6, 1.0);

/// How often the corners of a way are eased.
const EASED: usize = 4;

/// Returns the places of a line that winds around a way, its ends among them; a bend is shallower where its place isn't
/// clear.
pub(super) fn winding(
    way: &[Point],
    bends: Bends,
    is_clear: impl Fn(Point) -> bool,
    chance: &mut LandChance,
) -> Vec<Point> {
    let mut side = if chance.share() < 0.5 { 1.0 } else { -1.0 };
    let stops = stops(&eased(way, &is_clear), bends.every, chance);
    let mut places = Vec::with_capacity(stops.len());
    for (nth, &at) in stops.iter().enumerate() {
        let before = stops[nth.saturating_sub(1)];
        let after = stops[(nth + 1).min(stops.len() - 1)];
        let along = after - before;
        let across = along.turn_90() / along.length().max(1e-9);
        let reach = side * bends.reach * chance.between(DISTANCE.0, DISTANCE.1);
        side = -side;
        let shares = [1.0, 0.6, 0.3];
        let place =
            shares.into_iter().map(|share| at + across * (reach * share)).find(|&place| is_clear(place));
        places.push(place.unwrap_or(at));
    }
    places
}

/// Returns a way with its corners eased as far as it stays clear: each place moves to the middle of its neighbours and itself.
fn eased(way: &[Point], is_clear: impl Fn(Point) -> bool) -> Vec<Point> {
    let mut eased = way.to_vec();
    for _ in 0..EASED {
        let before = eased.clone();
        for (place, around) in eased.iter_mut().skip(1).zip(before.windows(3)) {
            let moved = around[1].midpoint(around[0].midpoint(around[2]));
            if is_clear(moved) {
                *place = moved;
            }
        }
    }
    eased
}

/// Returns places along a way: its ends, and between them about this far from each other.
fn stops(way: &[Point], every: f64, chance: &mut LandChance) -> Vec<Point> {
    let (Some(&first), Some(&last)) = (way.first(), way.last()) else { return Vec::new() };
    let mut stops = vec![first];
    let mut left = every * chance.between(LENGTH.0, LENGTH.1);
    for pair in way.windows(2) {
        let length = pair[0].distance(pair[1]);
        let mut gone = left;
        while gone < length {
            stops.push(pair[0].lerp(pair[1], gone / length));
            gone += every * chance.between(LENGTH.0, LENGTH.1);
        }
        left = gone - length;
    }
    // The last bend is not squeezed in just before the end.
    if stops.len() > 1 && stops.last().is_some_and(|stop| stop.distance(last) < every / 2.0) {
        stops.pop();
    }
    stops.push(last);
    stops
}
