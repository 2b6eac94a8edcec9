//! Edges between two kinds of ground: the ragged rim of a camp, the wall of the town, and their gates on the roads.

use super::kind::Ground;
use super::place::{BoardWay, ShownBoard};
use super::roads::Roads;
use crate::game::Square;
use crate::scene::{Art, Item};
use crate::theme::Slot;
use std::sync::Arc;

/// The sides of a square in the order of quarter turns from the top: steps in files and ranks.
const SIDES: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// Draws the edges of all camps, then the town's, so that the wall stands on the sand and not under it; only edges that the
/// theme has, and whose kind of ground is wanted.
pub(super) fn items(shown: ShownBoard<'_>, is_wanted: impl Fn(Ground) -> bool) -> Vec<Item> {
    let drawing = |slot: Slot| shown.theme.art[slot].first();
    let camps = Rim { inside: &[Ground::Camp], edge: drawing(Slot::CampEdge), gate: drawing(Slot::CampGate) };
    let town = Rim {
        inside: &[Ground::Town, Ground::Throne],
        edge: drawing(Slot::TownEdge),
        gate: drawing(Slot::TownGate),
    };
    let rims = [camps, town].into_iter().filter(|rim| rim.inside.iter().any(|&ground| is_wanted(ground)));
    rims.flat_map(|rim| around(shown, rim)).collect()
}

/// Rim around some kinds of ground.
#[derive(Clone, Copy)]
struct Rim<'a> {
    /// Kinds of ground inside.
    inside: &'a [Ground],
    /// Drawing on each side. `None`: the theme has none.
    edge: Option<&'a Arc<Art>>,
    /// Drawing in its place where a road passes. `None`: the edge goes on.
    gate: Option<&'a Arc<Art>>,
}

/// Draws an edge on every side where a square of these kinds has a neighbour on the board of another kind.
fn around(shown: ShownBoard<'_>, rim: Rim<'_>) -> Vec<Item> {
    let Rim { inside, edge, gate } = rim;
    let board = shown.board();
    let roads = Roads::of(shown);
    let is_inside = |square| inside.contains(&shown.ground(square));
    let mut items = Vec::new();
    for square in board.squares().filter(|&square| is_inside(square)) {
        for (turns, &step) in (0..).zip(&SIDES) {
            let outer = neighbour(square, step).filter(|&square| board.contains(square));
            let drawing = if roads.cross(square, step) { gate.or(edge) } else { edge };
            if let Some(drawing) = drawing
                && outer.is_some_and(|outer| !is_inside(outer))
            {
                items.push(shown.laid(drawing, square, BoardWay::turned(turns)));
            }
        }
    }
    items
}

/// Returns the square one step away, if files and ranks go that far.
fn neighbour(square: Square, (file, rank): (i8, i8)) -> Option<Square> {
    Some(Square::new(square.file.checked_add_signed(file)?, square.rank.checked_add_signed(rank)?))
}
