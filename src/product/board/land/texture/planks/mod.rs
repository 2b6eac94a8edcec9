//! Long planks, with the grain of sawn wood: courses from left to right, each of a few pieces of one tree. Pieces meet on lines
//! of the grid alone, as a step of tone without a stroke: a joint off the grid would be read as a line of it.

mod grain;

use self::grain::Knot;
use super::{Surface, filled};
use crate::product::board::land::SQUARE;
use crate::product::board::land::chance::LandChance;
use crate::scene::{BezPath, Item, Point, Rect, Shape};

/// Heights of courses and lengths of pieces, in squares; they are rounded to whole ones.
const HIGH: (f64, f64) = (0.6, 2.4);
const LONG: (f64, f64) = (4.0, 9.0);
/// Greatest number of squares a side of a board on which each course is one piece.
const ONE_PIECE: f64 = 6.0;
/// Distance of joints from joints of the course above, and length of the shortest piece, in squares.
const STAGGERED: f64 = 1.5;
const SHORTEST: f64 = 2.0;
/// Number of times that another place is tried for a joint.
const TRIES: u8 = 12;
/// Number of squares for one knot, and distance between knots in hundredths of a square.
const SQUARES_TO_KNOT: f64 = 11.0;
const KNOTS_APART: f64 = 260.0;

/// Piece of a plank, in hundredths of a square.
struct Plank {
    area: Rect,
    /// Index of its colour among the first ones.
    tone: usize,
}

/// Draws planks in the first colours; the last but one is the colour of the grain, the last that of the hearts of knots. Of three
/// colours or fewer, the last serves for both.
pub(super) fn drawn(mut surface: Surface<'_>) -> Vec<Item> {
    let count = surface.colors.len();
    let tones = if count >= 4 { count - 2 } else { count.saturating_sub(1) };
    let (heart, grain) = (surface.line(), surface.colors[if count >= 4 { count - 2 } else { count - 1 }]);
    let planks = planks(surface.side / SQUARE, surface.scale, tones.max(1), &mut surface.chance);
    let knots = knots(&planks, surface.side, &mut surface.chance);
    let mut items: Vec<Item> = Vec::new();
    for tone in 0..tones {
        let mut outline = BezPath::new();
        planks
            .iter()
            .filter(|plank| plank.tone == tone)
            .for_each(|plank| outline.extend(plank.area.to_path(0.01)));
        items.extend(filled(outline, surface.colors[tone]));
    }
    for tone in 0..tones.max(1) {
        let ground = surface.colors[tone.min(count - 1)];
        let mut rings = grain::Rings::default();
        for plank in planks.iter().filter(|plank| plank.tone == tone) {
            rings.add(plank.area, &knots, surface.scale, &mut surface.chance);
        }
        items.extend(rings.items(ground.mix(grain, if count >= 4 { 0.72 } else { 0.5 })));
    }
    items.extend(knots.iter().flat_map(|knot| knot.items(grain, heart)));
    items
}

/// Returns all pieces of a board of so many squares a side, course by course.
fn planks(squares: f64, scale: f64, tones: usize, chance: &mut LandChance) -> Vec<Plank> {
    let (mut planks, mut above): (Vec<Plank>, Vec<Plank>) = (Vec::new(), Vec::new());
    let mut top = 0.0;
    while top < squares {
        let high = (chance.between(HIGH.0, HIGH.1) * scale).round().max(1.0);
        let foot = (top + high).min(squares);
        let ends = ends(squares, scale, &above, chance);
        let mut course: Vec<Plank> = Vec::new();
        for pair in ends.windows(2) {
            let area = Rect::new(pair[0], top, pair[1], foot).scale_from_origin(SQUARE);
            let is_beside = |other: &&Plank| other.area.x0 < area.x1 && other.area.x1 > area.x0;
            let beside: Vec<usize> =
                above.iter().filter(is_beside).chain(course.last()).map(|plank| plank.tone).collect();
            let first = chance.of(tones);
            let free = (0..tones).map(|step| (first + step) % tones).find(|tone| !beside.contains(tone));
            course.push(Plank { area, tone: free.unwrap_or(first) });
        }
        planks.append(&mut above);
        (above, top) = (course, foot);
    }
    planks.append(&mut above);
    planks
}

/// Returns the ends of the pieces of a course, in squares, the sides of the board among them.
fn ends(squares: f64, scale: f64, above: &[Plank], chance: &mut LandChance) -> Vec<f64> {
    let mut ends = vec![0.0];
    let mut next = if squares <= ONE_PIECE { squares } else { chance.between(1.5, 8.0) };
    while next < squares - SHORTEST {
        let far = |at: f64| above.iter().all(|plank| (plank.area.x1 / SQUARE - at).abs() > STAGGERED);
        let places = (0..TRIES).map(|nth| next.round() + f64::from(nth));
        let place = places.clone().find(|&at| far(at)).unwrap_or(squares);
        if place > squares - SHORTEST {
            break;
        }
        ends.push(place);
        next = place + chance.between(LONG.0, LONG.1) * scale;
    }
    ends.push(squares);
    ends
}

/// Returns knots near crossings of the grid, where no piece stands, none near another.
fn knots(planks: &[Plank], side: f64, chance: &mut LandChance) -> Vec<Knot> {
    let squares = side / SQUARE;
    let mut knots: Vec<Knot> = Vec::new();
    for _ in 0..(squares * squares / SQUARES_TO_KNOT).ceil() as usize {
        let crossing = |chance: &mut LandChance| chance.between(0.0, squares + 1.0).floor() * SQUARE;
        let at = Point::new(crossing(chance) + chance.around(18.0), crossing(chance) + chance.around(14.0));
        let radius = chance.between(4.5, 9.5);
        let is_within = |plank: &Plank| plank.area.inflate(-7.0 * radius, -2.6 * radius).contains(at);
        if planks.iter().any(is_within) && knots.iter().all(|knot| knot.at.distance(at) > KNOTS_APART) {
            knots.push(Knot { at, radius });
        }
    }
    knots
}
