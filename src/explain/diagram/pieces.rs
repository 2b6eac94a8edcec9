//! Pieces of a diagram: the symbols of the theme, with the places and sizes of the discs they stand for.

use crate::game::{Piece, Side};
use crate::scene::{Affine, Art, Color, Item, Point, Vec2};
use crate::theme::ink::faded;
use crate::theme::{Artwork, Palette, Slot};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The symbols of a diagram's pieces.
pub(super) struct PieceSymbols<'a> {
    art: &'a Artwork,
    /// Symbols of captured pieces, each drawn once.
    captured: BTreeMap<Piece, Arc<Art>>,
}

impl<'a> PieceSymbols<'a> {
    pub(super) const fn new(art: &'a Artwork) -> Self {
        Self { art, captured: BTreeMap::new() }
    }

    /// Draws a piece in the middle of its square, which is `cell` millimetres wide; a captured piece is paler, so that the sign
    /// over it stands out.
    pub(super) fn piece(&mut self, piece: Piece, is_captured: bool, center: Point, cell: f64) -> Item {
        let symbol = self.art.one(symbol_slot(piece));
        let art = if is_captured {
            Arc::clone(self.captured.entry(piece).or_insert_with(|| Arc::new(faded(symbol))))
        } else {
            Arc::clone(symbol)
        };
        let radius = cell * reach(piece);
        let corner = center.to_vec2() - Vec2::new(radius, radius);
        let scale = Affine::scale_non_uniform(2.0 * radius / art.size.width, 2.0 * radius / art.size.height);
        Item::Art { art, transform: Affine::translate(corner) * scale }
    }
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
