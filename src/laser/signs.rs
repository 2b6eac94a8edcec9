//! Signs that are engraved on squares: the special squares as the theme draws them, and the squares where men start.

use super::line_art::engraved;
use super::lines::Ring;
use crate::game::{Camps, Corners, Escape, Piece, Side, Square};
use crate::imposition::Order;
use crate::product::board::{Ground, kind};
use crate::scene::{Color, Item, Path, Point, Rect, Shape, Size, Stroke, circle};
use crate::theme::{Ink, Slot, Starts};
use std::sync::Arc;

/// Width that stays bare along the sides of a square, in millimetres: the lines between squares are scored.
const EDGE: f64 = 0.8;
/// Radius of the dot or ring where a man starts, as a share of a square: a disc hides it.
const START: f64 = 0.07;

/// Signs of one board.
pub(super) struct Signs<'a> {
    order: &'a Order,
    throne: Arc<Vec<Ring>>,
    corner: Arc<Vec<Ring>>,
    camp: Arc<Vec<Ring>>,
    escape: Arc<Vec<Ring>>,
    /// Dot where attackers start.
    attackers: Arc<Vec<Ring>>,
    /// Ring where defenders start.
    defenders: Arc<Vec<Ring>>,
    starts: bool,
}

impl<'a> Signs<'a> {
    pub(super) fn new(order: &'a Order) -> Self {
        let theme = order.theme.as_ref().clone().inked(Ink::Outline);
        let cell = order.measures.cell.to_mm();
        let size = Size::new(cell, cell);
        let within = |items: &[Item], window: Rect| Arc::new(engraved(items, size, &window.to_path(0.01)));
        let drawing = |slot: Slot, window: Rect| {
            within(&[Item::stretched(theme.art.one(slot), size.to_rect())], window)
        };
        let open = size.to_rect().inset(-EDGE);
        let sign = |items: &[Item]| within(items, open);
        let round = |radius: f64| circle(Point::new(cell / 2.0, cell / 2.0), cell * radius);
        let rules = &order.variant.ruleset;
        let marked = rules.throne_on(&order.variant.setup.board).is_some()
            || rules.corners != Corners::None
            || rules.camps != Camps::None
            || matches!(rules.escape, Escape::Squares(_));
        Self {
            order,
            throne: drawing(Slot::Throne, open),
            corner: drawing(Slot::Corner, open),
            camp: drawing(Slot::CampMark, open),
            escape: drawing(Slot::Escape, open),
            // A ring whose stroke reaches its middle is a dot.
            attackers: sign(&[
                Path::stroke(round(START / 2.0), Stroke::new(Color::BLACK, cell * START)).into()
            ]),
            defenders: sign(&[Path::stroke(round(START), Stroke::new(Color::BLACK, 0.4)).into()]),
            starts: theme.board.starts == Starts::Always || marked,
        }
    }

    /// Returns the signs of a square, each with its quarter turns.
    pub(super) fn of(&self, square: Square) -> Vec<(Arc<Vec<Ring>>, u8)> {
        let board = &self.order.variant.setup.board;
        let rules = &self.order.variant.ruleset;
        let mut signs = Vec::new();
        let mut sign = |rings: &Arc<Vec<Ring>>, turns| signs.push((Arc::clone(rings), turns));
        match kind(&self.order.variant, square) {
            Ground::Throne => sign(&self.throne, 0),
            Ground::Corner => sign(&self.corner, nearest(square, board.size())),
            Ground::Open | Ground::Camp | Ground::Town => match board.get(square).map(Piece::side) {
                Some(Side::Attackers) if self.starts => sign(&self.attackers, 0),
                Some(Side::Defenders) if self.starts => sign(&self.defenders, 0),
                _ => {}
            },
        }
        let goal = matches!(rules.escape, Escape::Squares(_))
            && rules.is_escape(board.size(), square)
            && !rules.is_corner(board.size(), square);
        if rules.is_camp(square) {
            sign(&self.camp, 0);
        }
        if goal {
            sign(&self.escape, 0);
        }
        signs
    }
}

/// Returns the nearest corner of the board, in quarter turns from the top left one.
const fn nearest(square: Square, size: u8) -> u8 {
    match (square.file >= size / 2, square.rank >= size / 2) {
        (false, true) => 0,
        (true, true) => 1,
        (true, false) => 2,
        (false, false) => 3,
    }
}
