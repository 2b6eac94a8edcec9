//! A picture of the set on the table: the printed board with the cut pieces on their starting squares.

use super::pieces::Token;
use crate::game::{Board, Piece, Square};
use crate::scene::{Affine, Art, Color, Item, Path, Point, Vec2};
use std::sync::Arc;

/// Drawings that several pages of a kit use.
#[derive(Clone, Debug)]
pub(crate) struct Masters {
    /// The whole board: its squares, and beyond them on all sides the frame and the bleed.
    pub board: Arc<Art>,
    /// Other side of the board, as large as the board with its frame and bleed. `None`: it stays blank.
    pub back: Option<Arc<Art>>,
    /// Width of the frame, in millimetres.
    pub frame: f64,
    /// One piece of each kind.
    pub tokens: Vec<Token>,
    /// Plates with the numbers of the sets: for each set one plate for each of `tokens`; none if there is one set only.
    pub plates: Vec<Vec<Arc<Art>>>,
}

impl Masters {
    /// Returns a kind of piece as it is printed and cut.
    #[must_use]
    pub(crate) fn token(&self, piece: Piece) -> &Token {
        self.tokens.iter().find(|token| token.piece == piece).unwrap_or(&self.tokens[0])
    }

    /// Returns the plate with a set's number for a kind of piece, in the frame of a cut face.
    #[must_use]
    pub(crate) fn plate(&self, piece: Piece, set: u16) -> Option<&Arc<Art>> {
        let kind = self.tokens.iter().position(|token| token.piece == piece)?;
        self.plates.get(usize::from(set).checked_sub(1)?)?.get(kind)
    }

    /// Draws the board with its frame, `side` millimetres wide, and its pieces set up; origin at its top left.
    #[must_use]
    pub(crate) fn set_up(&self, setup: &Board, side: f64) -> Vec<Item> {
        let cell = self.board.size.width / f64::from(setup.size());
        let trimmed = self.board.size.to_rect().inset(self.frame);
        let mut items = vec![Item::clipped(vec![Item::art(&self.board, 0.0, 0.0)], trimmed)];
        let mut dealt = [0_usize; Piece::ALL.len()];
        for (square, piece) in setup.pieces() {
            let token = self.token(piece);
            let nth = dealt[piece as usize];
            dealt[piece as usize] += 1;
            let center = center(square, setup.size(), cell);
            let radius = token.diameter.to_mm() / 2.0;
            // A plain second tone at the lower right lifts the piece off the board.
            let shade = token.outline(center + Vec2::new(0.7, 1.0));
            items.push(Path { opacity: 0.35, ..Path::fill(shade, Color::BLACK) }.into());
            items.push(Item::art(&token.dealt(nth).cut, center.x - radius, center.y - radius));
        }
        let onto = Affine::scale(side / trimmed.width()) * Affine::translate((self.frame, self.frame));
        vec![Item::transformed(items, onto)]
    }
}

/// Returns the middle of a square in millimetres from the top left of the squares.
fn center(square: Square, size: u8, cell: f64) -> Point {
    Point::new((f64::from(square.file) + 0.5) * cell, (f64::from(size - 1 - square.rank) + 0.5) * cell)
}
