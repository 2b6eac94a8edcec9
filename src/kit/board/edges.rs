//! Where two kinds of ground meet: the ragged rim of a camp, the wall of the town.

use super::ground::{Ground, shown};
use super::place::{Way, laid, middle};
use crate::game::{Square, Variant};
use crate::scene::{Art, Item};
use crate::theme::{BoardArt, Starts};
use std::sync::Arc;

/// The sides of a square in the order of quarter turns from the top: steps in files and ranks.
const SIDES: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// The edges of all camps, then those of the town, so that the wall stands on the sand and not under it; those that
/// the theme has.
pub(super) fn items(variant: &Variant, art: &BoardArt, cell: f64) -> Vec<Item> {
    let rims: [(&[Ground], _); 2] = [
        (&[Ground::Camp], art.camp_edge.as_ref()),
        (&[Ground::Town, Ground::Throne], art.town_edge.as_ref()),
    ];
    let mut items = Vec::new();
    for (inside, edge) in rims {
        if let Some(edge) = edge {
            items.extend(around(variant, art.starts, inside, edge, cell));
        }
    }
    items
}

/// An edge on every side where a square of these kinds has a neighbour on the board that is of none of them.
fn around(variant: &Variant, starts: Starts, inside: &[Ground], edge: &Arc<Art>, cell: f64) -> Vec<Item> {
    let board = &variant.setup.board;
    let is_inside = |square| inside.contains(&shown(variant, starts, square));
    let mut items = Vec::new();
    for square in board.squares().filter(|&square| is_inside(square)) {
        for (turns, &step) in (0..).zip(&SIDES) {
            let outer = neighbour(square, step).filter(|&square| board.contains(square));
            if outer.is_some_and(|outer| !is_inside(outer)) {
                let middle = middle(square, board.size(), cell);
                items.push(laid(edge, middle, cell, Way::turned(turns)));
            }
        }
    }
    items
}

/// The square one step away, if files and ranks go that far.
fn neighbour(square: Square, (file, rank): (i8, i8)) -> Option<Square> {
    Some(Square::new(square.file.checked_add_signed(file)?, square.rank.checked_add_signed(rank)?))
}
