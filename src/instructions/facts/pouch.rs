//! Finds the laminating pouches that hold a set, and their number.

use crate::imposition::cut_plan::Element;
use crate::imposition::cut_plan::pack::Room;
use crate::imposition::{Component, Plan};
use crate::scene::{Rect, Size};

/// Width of the rim of film around a laminated part, in millimetres; between two parts there are two rims.
pub(in crate::instructions) const RIM: f64 = 3.0;
/// Gap between two halves of a board that film joins, in millimetres.
const HINGE: f64 = 2.0;

/// Film that a set is laminated in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lamination {
    /// Pouches to buy. `None`: no usual one is large enough.
    pub pouches: Option<Pouches>,
    /// Pouch that holds both halves of a board side by side. `None`: no pouch is large enough, or the board has no halves.
    pub hinge: Option<Pouch>,
}

/// Pouches to buy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pouches {
    /// Their size.
    pub pouch: Pouch,
    /// Number of pouches that hold everything, of all sets.
    pub count: usize,
}

/// A size of pouches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pouch {
    /// Its name in a shop.
    pub name: &'static str,
    /// Its measures as shops give them.
    pub measures: &'static str,
}

/// A size of pouches with its width and height in millimetres.
struct PouchKind {
    pouch: Pouch,
    size: Size,
}

const fn kind(name: &'static str, measures: &'static str, width: f64, height: f64) -> PouchKind {
    PouchKind { pouch: Pouch { name, measures }, size: Size::new(width, height) }
}

/// Sizes that shops have, the smallest first.
const METRIC: [PouchKind; 3] = [
    kind("A5", "154 × 216 mm", 154.0, 216.0),
    kind("A4", "216 × 303 mm", 216.0, 303.0),
    kind("A3", "303 × 426 mm", 303.0, 426.0),
];
/// Sizes in countries that measure paper in inches, the smallest first.
const INCHES: [PouchKind; 2] =
    [kind("Letter", "9 × 11.5 in, 229 × 292 mm", 229.0, 292.0), kind("A3", "303 × 426 mm", 303.0, 426.0)];

/// Returns the pouches of a set: the smallest size that holds every laminated part, and how many; and the smallest size that
/// holds both halves of a board side by side.
pub(in crate::instructions) fn lamination(plan: &Plan) -> Lamination {
    let kinds: &[PouchKind] = if plan.settings.paper.is_in_inches() { &INCHES } else { &METRIC };
    let things = things(plan);
    let pouches = kinds.iter().find(|kind| things.iter().all(|thing| holds(kind.size, *thing)));
    let pouches = pouches.filter(|_| !things.is_empty());
    Lamination {
        pouches: pouches.map(|kind| Pouches { pouch: kind.pouch, count: count(kind.size, &things) }),
        hinge: hinge(plan)
            .and_then(|size| kinds.iter().find(|kind| holds(kind.size, size)).map(|kind| kind.pouch)),
    }
}

/// Returns the size of both halves of a board of two parts, side by side, with rims. `None`: the board has not two parts.
fn hinge(plan: &Plan) -> Option<Size> {
    let [one, other] = plan.cut.parts.as_slice() else { return None };
    let board = plan.cut.trim.board().size();
    let apart = if one.row == other.row { Size::new(HINGE, 0.0) } else { Size::new(0.0, HINGE) };
    Some(board + apart + Size::new(2.0, 2.0) * RIM)
}

/// Returns the sizes of all parts that are laminated, each with its rim, the largest first.
fn things(plan: &Plan) -> Vec<Size> {
    let settings = &plan.settings;
    let mut each = Vec::new();
    if settings.has(Component::Board) && settings.poster.is_none() {
        each.extend(plan.cut.parts.iter().map(|part| plan.cut.trim.part(part).size()));
    }
    // Folded parts are glued before they go into a pouch.
    each.extend(plan.inserts.iter().filter(|insert| insert.is_laminated()).map(|insert| insert.finished));
    let mut things = Vec::new();
    for _ in 0..settings.sets {
        things.extend(each.iter().copied());
    }
    if settings.has(Component::Pieces) {
        for sheet in &plan.cut.sheets {
            let discs = sheet.placed.iter().filter(|placed| matches!(placed.element, Element::Disc { .. }));
            let around = discs.map(|placed| placed.area).reduce(|a: Rect, b: Rect| a.union(b));
            things.extend(around.map(|area| area.size()));
        }
    }
    let mut things: Vec<Size> =
        things.into_iter().map(|size| Size::new(size.width + 2.0 * RIM, size.height + 2.0 * RIM)).collect();
    things.sort_by(|a, b| b.area().total_cmp(&a.area()));
    things
}

/// Returns whether a pouch holds a part, upright or turned.
fn holds(pouch: Size, thing: Size) -> bool {
    let within = |a: f64, b: f64| a <= pouch.width + 0.001 && b <= pouch.height + 0.001;
    within(thing.width, thing.height) || within(thing.height, thing.width)
}

/// Returns the number of pouches that hold the parts: each part goes into the first pouch with room.
fn count(pouch: Size, things: &[Size]) -> usize {
    let mut rooms: Vec<Room> = Vec::new();
    for thing in things {
        let turned = Size::new(thing.height, thing.width);
        let put = |room: &mut Room| {
            let place = room.find(*thing).or_else(|| room.find(turned));
            place.map(|place| room.take(place)).is_some()
        };
        if !rooms.iter_mut().any(put) {
            let mut room = Room::new(pouch.to_rect(), 0.0);
            put(&mut room);
            rooms.push(room);
        }
    }
    rooms.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    const A4: Size = Size::new(216.0, 303.0);

    #[test]
    fn half_of_york_goes_into_an_a4_pouch_and_both_into_an_a3_one() {
        // With a frame of 4 mm.
        let half = Size::new(154.0 + 2.0 * RIM, 283.0 + 2.0 * RIM);
        let both = Size::new(283.0 + HINGE + 2.0 * RIM, 283.0 + 2.0 * RIM);
        assert!(holds(A4, half) && !holds(A4, both));
        assert!(holds(Size::new(303.0, 426.0), both));
    }

    #[test]
    fn pouches_are_filled() {
        // Two rows of two cards of 100 x 148 mm with their rims are 212 x 308: too high by 5 mm.
        let card = Size::new(106.0, 154.0);
        assert_eq!(count(A4, &[card; 4]), 2);
        assert_eq!(count(A4, &[Size::new(106.0, 150.0); 4]), 1);
        assert_eq!(count(A4, &[]), 0);
    }
}
