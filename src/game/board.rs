//! Pieces on squares.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use super::square::Direction;
use super::{Piece, Side, Square};
use crate::keyed::{KeyedMessage, keyed, shown_by_message};

/// A square array of squares, each empty or holding one piece. Any arrangement is possible; whether a game
/// may start from it is for [`validate`](super::validate()) to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    size: u8,
    /// Rank after rank from the bottom, each from the left.
    cells: Vec<Option<Piece>>,
    /// Number of kings. This and the next two fields follow from `cells`, and are kept because every play asks for them.
    kings: u16,
    king: Option<Square>,
    key: u64,
}

/// Hashes only `key`, which [`Board::set`] keeps up to date: a game looks up each of its positions.
impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}

/// The share of one piece on one square in a board's hash; 0 for an empty square. The hash is the exclusive or of all shares:
/// equal boards have equal hashes, different boards nearly always different ones. (The constants are from `SplitMix64` by
/// Steele, Lea and Flood, 2014.)
const fn share(index: usize, piece: Option<Piece>) -> u64 {
    let Some(piece) = piece else { return 0 };
    let mut z = (index as u64 * 8 + piece as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

impl Board {
    /// A board of `size` x `size` empty squares.
    #[must_use]
    pub fn empty(size: u8) -> Self {
        let cells = vec![None; usize::from(size) * usize::from(size)];
        Self { size, cells, kings: 0, king: None, key: 0 }
    }

    /// Squares along one side.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// Whether the square is one of this board.
    #[must_use]
    pub const fn contains(&self, square: Square) -> bool {
        square.file < self.size && square.rank < self.size
    }

    /// The piece on a square; `None` if it is empty or not on this board.
    #[must_use]
    pub fn get(&self, square: Square) -> Option<Piece> {
        if self.contains(square) { self.cells[self.index(square)] } else { None }
    }

    /// Puts a piece on a square, or with `None` clears it.
    ///
    /// # Panics
    ///
    /// If the square is not on this board.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        assert!(self.contains(square), "{square} is not on a board of {0}x{0}", self.size);
        let index = self.index(square);
        let before = std::mem::replace(&mut self.cells[index], piece);
        self.key ^= share(index, before) ^ share(index, piece);
        if before == Some(Piece::King) || piece == Some(Piece::King) {
            self.kings -= u16::from(before == Some(Piece::King));
            self.kings += u16::from(piece == Some(Piece::King));
            self.king = match self.kings {
                0 => None,
                1 if piece == Some(Piece::King) => Some(square),
                _ => self.pieces().find(|&(_, piece)| piece == Piece::King).map(|(square, _)| square),
            };
        }
    }

    /// Moves whatever is on a square. Both squares must be on this board.
    pub(super) fn shift(&mut self, from: Square, to: Square) {
        let piece = self.get(from);
        self.set(from, None);
        self.set(to, piece);
    }

    /// The index of a square of this board in `cells`.
    pub(super) fn index(&self, square: Square) -> usize {
        usize::from(square.rank) * usize::from(self.size) + usize::from(square.file)
    }

    /// Every square, the top rank first and each rank from the left, as a layout is written.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let size = self.size;
        (0..size).rev().flat_map(move |rank| (0..size).map(move |file| Square { file, rank }))
    }

    /// Every piece and its square, in the order of [`Board::squares`].
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        self.squares().filter_map(|square| Some((square, self.get(square)?)))
    }

    /// How many pieces of one kind are on the board.
    #[must_use]
    pub fn count(&self, piece: Piece) -> usize {
        self.cells.iter().filter(|&&cell| cell == Some(piece)).count()
    }

    /// The king's square; if a faulty setup has several kings, the first in the order of [`Board::squares`].
    #[must_use]
    pub const fn king(&self) -> Option<Square> {
        self.king
    }

    /// The middle square. A board of even size has none.
    #[must_use]
    pub const fn centre(&self) -> Option<Square> {
        if self.size % 2 == 1 { Some(Square { file: self.size / 2, rank: self.size / 2 }) } else { None }
    }

    /// Whether the square is one of the outermost of this board.
    #[must_use]
    pub const fn is_edge(&self, square: Square) -> bool {
        self.contains(square)
            && (square.file == 0
                || square.rank == 0
                || square.file + 1 == self.size
                || square.rank + 1 == self.size)
    }

    /// The next square of this board in a direction.
    pub(super) fn step(&self, square: Square, direction: Direction) -> Option<Square> {
        square.step(direction).filter(|&next| self.contains(next))
    }

    /// Whether a piece of a side stands on a square.
    pub(super) fn holds(&self, square: Square, side: Side) -> bool {
        self.get(square).is_some_and(|piece| piece.side() == side)
    }

    /// The two to four squares beside a square, sorted.
    pub(super) fn neighbours(&self, square: Square) -> impl Iterator<Item = Square> {
        Direction::ALL.into_iter().filter_map(move |direction| self.step(square, direction))
    }
}

/// Writes the rows of a layout, the top rank first, each ended by a new line.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..self.size).rev() {
            for file in 0..self.size {
                let letter = self.get(Square { file, rank }).map_or('.', Piece::letter);
                write!(f, "{letter}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// Why a text is not a layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotALayout {
    /// More than 255 rows, or a row of more than 255 letters.
    TooLarge,
    /// A row has the wrong length.
    Row {
        /// Which row, the top one is 0.
        row: usize,
        /// Its letters.
        found: usize,
        /// How many it has to have.
        expected: usize,
    },
    /// A character that is none of `A`, `D`, `K`, `C`, `N` and `.`.
    Letter {
        /// Which row, the top one is 0.
        row: usize,
        /// Which character of the row, from 0.
        column: usize,
        /// The character.
        letter: char,
    },
}

impl NotALayout {
    /// Returns the message.
    #[must_use]
    pub fn message(&self) -> KeyedMessage {
        match self {
            Self::TooLarge => keyed!("layout-beyond-limits"),
            Self::Row { row, found, expected } => keyed!("layout-row-wrong", row = row + 1, found, expected),
            Self::Letter { row, column, letter } => {
                keyed!("layout-letter-wrong", letter, row = row + 1, column = column + 1)
            }
        }
    }
}

shown_by_message!(NotALayout);

impl std::error::Error for NotALayout {}

/// Reads rows of letters, the top rank first: as many rows as each of them has letters.
impl FromStr for Board {
    type Err = NotALayout;

    fn from_str(text: &str) -> Result<Self, NotALayout> {
        let rows: Vec<&str> = text.lines().collect();
        let size = u8::try_from(rows.len()).map_err(|_| NotALayout::TooLarge)?;
        let mut board = Self::empty(size);
        for (square, piece) in read_rows(&rows, size)? {
            board.set(square, Some(piece));
        }
        Ok(board)
    }
}

/// The pieces of rows of letters, the top rank first, each row `width` letters long.
pub(super) fn read_rows(rows: &[&str], width: u8) -> Result<Vec<(Square, Piece)>, NotALayout> {
    let height = u8::try_from(rows.len()).map_err(|_| NotALayout::TooLarge)?;
    let mut pieces = Vec::new();
    for (row, (letters, rank)) in rows.iter().zip((0..height).rev()).enumerate() {
        let found = letters.chars().count();
        if found != usize::from(width) {
            return Err(NotALayout::Row { row, found, expected: usize::from(width) });
        }
        for (letter, file) in letters.chars().zip(0..width) {
            match Piece::from_letter(letter) {
                Some(piece) => pieces.push((Square { file, rank }, piece)),
                None if letter == '.' => {}
                None => return Err(NotALayout::Letter { row, column: usize::from(file), letter }),
            }
        }
    }
    Ok(pieces)
}

#[cfg(test)]
mod tests;
