//! Records of played games: in a notation that people write by hand, and in the notation of the program OpenTafl.
//!
//! [`read_game`] reads the text, with the place of everything; [`play_game`] has the rules engine make the plays,
//! and [`write_game`] writes them again. `docs/book/notation.md` states the first notation. One reader reads both,
//! for they differ in spelling only: headings are lines such as `Date: 2026-11-24` or tags such as `[date:2026.11.24]`,
//! comments stand in braces or in brackets, and captures behind an `x`, with an `x` or a slash between them.
//!
//! OpenTafl's variations, lines such as `8a.1.1a. e5-e3 d1-d3`, are left out, with a remark.

mod closing;
mod game;
mod heading;
mod moment;
mod play;
mod read;
mod scan;
mod turn;
mod write;

pub use closing::{Closing, WrittenResult};
pub use game::{PlayedEnd, PlayedGame, PlayedTurn};
pub use heading::{Heading, HeadingKey};
pub use moment::{Moment, NotAMoment};
pub use play::play_game;
pub use read::read_game;
pub use turn::{WrittenPlay, WrittenTurn};
pub use write::{write_game, written_turn};

use super::keys::{fault, twice};

/// Largest number of faults, and of remarks, that are looked for in one record.
const MOST_FAULTS: usize = 200;

/// What the text of a record says; whether it can be played is for [`play_game`] to say. Places are in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// The headings, in their order; none twice.
    pub headings: Vec<Heading>,
    /// The turns, in their order; at least one.
    pub turns: Vec<WrittenTurn>,
    /// How the game ended, if the record says so, in its last line or in a heading.
    pub closing: Option<Closing>,
    /// Where the text ends, without white space behind it.
    pub end: usize,
}

impl GameRecord {
    /// What a heading says, if the record has it and it is not empty.
    #[must_use]
    pub fn heading(&self, key: HeadingKey) -> Option<&Heading> {
        self.headings.iter().find(|heading| heading.key == key && !heading.value.is_empty())
    }
}

#[cfg(test)]
mod tests;
