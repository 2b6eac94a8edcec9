//! The part of a board that a figure shows.

use super::board::read_rows;
use super::{NotALayout, Piece, Square};

/// A part of a board, with squares named as on a board of its own: `a1` is its bottom left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Columns.
    pub width: u8,
    /// Rows.
    pub height: u8,
    /// The pieces on it.
    pub pieces: Vec<(Square, Piece)>,
    /// Where on the board it lies.
    pub anchor: Anchor,
}

impl Section {
    /// Reads rows of letters as a layout has them, the top row first.
    ///
    /// # Errors
    ///
    /// A row of another length than the first, a letter that is no piece's and not `.`, too many rows.
    pub fn from_rows(rows: &[&str], anchor: Anchor) -> Result<Self, NotALayout> {
        let width = rows.first().map_or(0, |row| row.chars().count());
        let width = u8::try_from(width).map_err(|_| NotALayout::TooLarge)?;
        let height = u8::try_from(rows.len()).map_err(|_| NotALayout::TooLarge)?;
        Ok(Self { width, height, pieces: read_rows(rows, width)?, anchor })
    }
}

/// Where a section lies on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Anchor {
    /// It is the whole board.
    Whole,
    /// Its centre is the centre of the board.
    Centre,
    /// This square of it is the centre of the board.
    CentreOn(Square),
    /// Its lower left square is this one of the board.
    At(Square),
    /// It touches the top edge, clear of special squares if the board has room for that, and as near the middle as may be.
    Top,
    /// It lies in the lower left corner of the board.
    Corner,
    /// Clear of special squares and of the edge, if the board has room for that; else wherever the claims hold.
    Field,
}

/// A rectangle of squares of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Window {
    /// Its leftmost file.
    pub left: u8,
    /// Its lowest rank.
    pub bottom: u8,
    /// Columns.
    pub width: u8,
    /// Rows.
    pub height: u8,
}

impl Window {
    /// Whether a square of the board lies in the window.
    #[must_use]
    pub const fn contains(&self, square: Square) -> bool {
        square.file >= self.left
            && square.file - self.left < self.width
            && square.rank >= self.bottom
            && square.rank - self.bottom < self.height
    }

    /// The square of the board that the section calls `square`; `None` if it is outside the section.
    pub(super) fn to_board(self, square: Square) -> Option<Square> {
        (square.file < self.width && square.rank < self.height)
            .then(|| Square { file: self.left + square.file, rank: self.bottom + square.rank })
    }

    /// Every square of the window, as the board names it.
    pub(super) fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.height).flat_map(move |rank| {
            (0..self.width).map(move |file| Square { file: self.left + file, rank: self.bottom + rank })
        })
    }

    /// What the section calls a square of the board.
    #[must_use]
    pub const fn to_section(&self, square: Square) -> Square {
        Square { file: square.file.saturating_sub(self.left), rank: square.rank.saturating_sub(self.bottom) }
    }
}
