//! A picture of the set on the table: the printed board with the cut pieces on their starting squares.

use super::pieces::Token;
use crate::game::{Board, Piece, Square};
use crate::scene::{Affine, Art, Color, Item, Path, Point, Rect, Vec2, circle};
use std::sync::Arc;

/// The drawings that several pages of a kit use.
#[derive(Clone, Debug)]
pub struct Stock {
    /// The whole board; its frame is the trimmed board.
    pub board: Arc<Art>,
    /// One disc of each kind.
    pub tokens: Vec<Token>,
}

impl Stock {
    /// The disc of a kind of piece.
    #[must_use]
    pub fn token(&self, piece: Piece) -> &Token {
        self.tokens.iter().find(|token| token.piece == piece).unwrap_or(&self.tokens[0])
    }

    /// The board `side` millimetres wide with its pieces set up; origin at its top left.
    #[must_use]
    pub fn set_up(&self, setup: &Board, side: f64) -> Vec<Item> {
        let scale = side / self.board.size.width;
        let cell = self.board.size.width / f64::from(setup.size());
        let mut items = vec![Item::clipped(
            vec![Item::art(&self.board, 0.0, 0.0)],
            Rect::new(0.0, 0.0, self.board.size.width, self.board.size.height),
        )];
        for (square, piece) in setup.pieces() {
            let token = self.token(piece);
            let center = center(square, setup.size(), cell);
            let radius = token.diameter.to_mm() / 2.0;
            // A plain second tone at the lower right lifts the disc off the board.
            let shade = circle(center + Vec2::new(0.7, 1.0), radius);
            items.push(Path { opacity: 0.35, ..Path::fill(shade, Color::BLACK) }.into());
            items.push(Item::art(&token.face, center.x - radius, center.y - radius));
        }
        vec![Item::transformed(items, Affine::scale(scale))]
    }
}

/// The middle of a square in millimetres from the top left of the board.
fn center(square: Square, size: u8, cell: f64) -> Point {
    Point::new((f64::from(square.file) + 0.5) * cell, (f64::from(size - 1 - square.rank) + 0.5) * cell)
}
