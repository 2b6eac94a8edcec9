//! One square of the board.

use std::fmt;
use std::str::FromStr;

use crate::keyed::{KeyedMessage, keyed, shown_by_message};

/// A square, named as in chess: files are letters from the left, ranks are numbers from the bottom.
///
/// Both counts start at 0 here and at `a` and `1` in text: `f6` is file 5, rank 5, the centre of 11x11. A
/// square knows no board, so it may lie outside one: ask [`Board::contains`](super::Board::contains).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// Column, 0 is `a`, the left one.
    pub file: u8,
    /// Row, 0 is rank 1, the bottom one.
    pub rank: u8,
}

impl Square {
    /// The square on a file and a rank, both counted from 0.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Self {
        Self { file, rank }
    }

    /// The next square in a direction; `None` past the left or bottom edge (the other two edges depend on
    /// the board).
    pub(super) fn step(self, direction: Direction) -> Option<Self> {
        let (files, ranks) = direction.offset();
        Some(Self { file: self.file.checked_add_signed(files)?, rank: self.rank.checked_add_signed(ranks)? })
    }
}

/// Writes `f6`. Files after `z` go on as `aa`, `ab`, so that a fault of an oversized board can be named.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(above) = (self.file / 26).checked_sub(1) {
            write!(f, "{}", char::from(b'a' + above))?;
        }
        write!(f, "{}{}", char::from(b'a' + self.file % 26), u16::from(self.rank) + 1)
    }
}

/// Why a text is not a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotASquare(String);

shown_by_message!(NotASquare);

impl NotASquare {
    /// The message, with its key.
    #[must_use]
    pub fn message(&self) -> KeyedMessage {
        let text = &self.0;
        keyed!("not-a-square", text)
    }
}

impl From<NotASquare> for KeyedMessage {
    fn from(fault: NotASquare) -> Self {
        fault.message()
    }
}

impl std::error::Error for NotASquare {}

/// Reads `f6`: one small letter and a number from 1 to 256 without leading zeros.
impl FromStr for Square {
    type Err = NotASquare;

    fn from_str(text: &str) -> Result<Self, NotASquare> {
        let read = || {
            let (&letter, number) = text.as_bytes().split_first()?;
            let plain = number.iter().all(u8::is_ascii_digit) && number.first() != Some(&b'0');
            if !letter.is_ascii_lowercase() || !plain {
                return None;
            }
            let number: u16 = std::str::from_utf8(number).ok()?.parse().ok()?;
            Some(Self { file: letter - b'a', rank: u8::try_from(number.checked_sub(1)?).ok()? })
        };
        read().ok_or_else(|| NotASquare(text.to_owned()))
    }
}

/// One of the four ways a piece may move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    Left,
    Down,
    Up,
    Right,
}

impl Direction {
    /// In the order in which the squares they lead to are sorted.
    pub(super) const ALL: [Self; 4] = [Self::Left, Self::Down, Self::Up, Self::Right];

    /// The way back.
    pub(super) const fn opposite(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Down => Self::Up,
            Self::Up => Self::Down,
            Self::Right => Self::Left,
        }
    }

    /// The two ways at right angles to this one.
    pub(super) const fn across(self) -> [Self; 2] {
        match self {
            Self::Left | Self::Right => [Self::Down, Self::Up],
            Self::Down | Self::Up => [Self::Left, Self::Right],
        }
    }

    /// How many files and ranks one step in this direction goes.
    const fn offset(self) -> (i8, i8) {
        match self {
            Self::Left => (-1, 0),
            Self::Down => (0, -1),
            Self::Up => (0, 1),
            Self::Right => (1, 0),
        }
    }

    /// The way from one square straight to another; `None` if they are the same or not in one line.
    pub(super) fn between(from: Square, to: Square) -> Option<Self> {
        use std::cmp::Ordering::{Equal, Greater, Less};
        match (to.file.cmp(&from.file), to.rank.cmp(&from.rank)) {
            (Less, Equal) => Some(Self::Left),
            (Greater, Equal) => Some(Self::Right),
            (Equal, Less) => Some(Self::Down),
            (Equal, Greater) => Some(Self::Up),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_square_agree() {
        assert_eq!(Square::new(5, 5).to_string(), "f6");
        assert_eq!("f6".parse(), Ok(Square::new(5, 5)));
        assert_eq!("y25".parse(), Ok(Square::new(24, 24)));
        assert_eq!(Square::new(26, 0).to_string(), "aa1");
        assert_eq!(Square::new(255, 255).to_string(), "iv256");
        for file in 0..26 {
            for rank in 0..=255 {
                let square = Square::new(file, rank);
                assert_eq!(square.to_string().parse(), Ok(square));
            }
        }
    }

    #[test]
    fn refuses_what_is_not_a_square() {
        for text in ["", "f", "6", "f0", "f06", "F6", "6f", "f-1", "f+6", "f6 ", "f257", "f99999999999", "é6"]
        {
            assert!(text.parse::<Square>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_line_has_a_direction() {
        let centre = Square::new(5, 5);
        for direction in Direction::ALL {
            let next = centre.step(direction).unwrap();
            assert_eq!(Direction::between(centre, next), Some(direction));
        }
        for direction in Direction::ALL {
            let there = centre.step(direction).unwrap();
            assert_eq!(there.step(direction.opposite()), Some(centre));
            assert!(direction.across().iter().all(|&way| way != direction && way != direction.opposite()));
        }
        assert_eq!(Direction::between(centre, centre), None);
        assert_eq!(Direction::between(centre, Square::new(6, 6)), None);
        assert_eq!(Square::new(0, 3).step(Direction::Left), None);
    }
}
