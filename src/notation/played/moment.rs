//! A moment of a game: after how many turns.

use super::PlayedGame;
use std::fmt;
use std::str::FromStr;

/// A moment of a game: after both turns of a number, or after the first of the two. Number 0 is the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment {
    /// The number of the turns.
    pub number: usize,
    /// Whether only the side that moved first has made its turn.
    pub first_only: bool,
}

impl Moment {
    /// How many turns have been made by then; `None` if the game has no such turn.
    #[must_use]
    pub fn turns(self, game: &PlayedGame) -> Option<usize> {
        game.turns_until(self.number, self.first_only)
    }
}

/// Writes `12`, or `12a` for the side that moved first.
impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number, if self.first_only { "a" } else { "" })
    }
}

/// Why a text is not a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAMoment(String);

impl fmt::Display for NotAMoment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is no move: write its number, such as `12`, or `12a` after the first of its two turns; 0 is the start",
            self.0
        )
    }
}

impl std::error::Error for NotAMoment {}

/// Reads `12`, `12b`, which is the same, and `12a`.
impl FromStr for Moment {
    type Err = NotAMoment;

    fn from_str(text: &str) -> Result<Self, NotAMoment> {
        let (digits, first_only) = match text.strip_suffix('a') {
            Some(digits) => (digits, true),
            None => (text.strip_suffix('b').unwrap_or(text), false),
        };
        let plain = !digits.is_empty() && digits.len() < 6 && digits.chars().all(|c| c.is_ascii_digit());
        let number =
            digits.parse().ok().filter(|number| plain && !(*number == 0 && text.len() > digits.len()));
        number.map(|number| Self { number, first_only }).ok_or_else(|| NotAMoment(text.to_owned()))
    }
}
