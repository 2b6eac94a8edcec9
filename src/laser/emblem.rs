//! Engraving of the pieces.

use super::line_art::engraved;
use super::lines::Area;
use crate::game::{Piece, Side};
use crate::imposition::{Order, TokenShape};
use crate::product::pieces::slot;
use crate::scene::{Art, Color, Item, Path, Point, Rect, Shape, Stroke, circle};
use crate::theme::Ink;
use std::sync::Arc;

/// Width that stays bare along the edge of a piece, in millimetres: smoke of the cut darkens it enough.
const EDGE: f64 = 0.7;
/// Width of the attackers' dark rim, as a share of the diameter. Wood has one colour: the rim tells the sides apart.
const RIM: f64 = 0.05;

/// Returns the emblems of a piece, one for each of its faces, in the square around it.
pub(super) fn emblems(order: &Order, piece: Piece) -> Vec<Area> {
    let theme = order.theme.as_ref().clone().inked(Ink::Outline);
    theme.art.faces(slot(piece)).iter().map(|art| emblem(order, piece, art)).collect()
}

/// Returns the emblem of one face.
fn emblem(order: &Order, piece: Piece, art: &Arc<Art>) -> Area {
    let side = order.disc(piece).to_mm();
    let middle = Point::new(side / 2.0, side / 2.0);
    let square = Rect::new(0.0, 0.0, side, side);
    let mut items = vec![Item::stretched(art, square)];
    if piece.side() == Side::Attackers {
        let width = side * RIM;
        let rim = circle(middle, side / 2.0 - EDGE - width / 2.0);
        items.push(Path::stroke(rim, Stroke::new(Color::BLACK, width)).into());
    }
    let window = match order.settings.token {
        TokenShape::Round => circle(middle, side / 2.0 - EDGE),
        TokenShape::Square => square.inset(-EDGE).to_path(0.01),
    };
    Area::new(engraved(&items, square.size(), &window))
}
