//! Pieces of a diagram: the symbols of the theme, with the places and sizes of the discs they stand for.

use crate::game::{Piece, Side};
use crate::scene::{Affine, Color, Item, Point, Vec2};
use crate::theme::{Artwork, Palette, Slot};
use std::sync::Arc;

/// Draws a piece in the middle of its square, which is `cell` millimetres wide.
pub(super) fn piece(piece: Piece, art: &Artwork, center: Point, cell: f64) -> Item {
    let art = Arc::clone(art.one(symbol_slot(piece)));
    let radius = cell * reach(piece);
    let corner = center.to_vec2() - Vec2::new(radius, radius);
    let scale = Affine::scale_non_uniform(2.0 * radius / art.size.width, 2.0 * radius / art.size.height);
    Item::Art { art, transform: Affine::translate(corner) * scale }
}

/// Returns the slot of a piece's symbol.
pub(in crate::explain) const fn symbol_slot(piece: Piece) -> Slot {
    match piece {
        Piece::King => Slot::KingSymbol,
        Piece::Defender => Slot::DefenderSymbol,
        Piece::Attacker => Slot::AttackerSymbol,
        Piece::Knight => Slot::KnightSymbol,
        Piece::Commander => Slot::CommanderSymbol,
    }
}

/// Returns the radius of a piece's disc, in squares.
pub(super) const fn reach(piece: Piece) -> f64 {
    match piece {
        Piece::Attacker | Piece::Defender => 0.38,
        Piece::Commander | Piece::Knight => 0.41,
        Piece::King => 0.46,
    }
}

/// Returns the colour of a side's pieces.
pub(super) fn color(side: Side, palette: &Palette) -> Color {
    match side {
        Side::Attackers => palette.attackers,
        Side::Defenders => palette.defenders,
    }
}
