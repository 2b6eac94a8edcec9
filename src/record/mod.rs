//! Notations: that of the program OpenTafl for a variant's rules and starting layout in one line, and records of played
//! games.
//!
//! [`read_game`] and what goes with it is for games: see there. The rest is for rules.
//!
//! [`read()`] turns a rules record into a board and a [`Ruleset`]; [`write()`] does the reverse. Nothing is dropped in
//! silence: what one side can't say is a [`Remark`], and what would make it a different game is a fault.
//!
//! Where the notation leaves a choice, this module reads it so:
//!
//! - `tfr:w` and `tfr:l` both say that whoever repeats a position for the third time loses. The words of the notation
//!   and the program OpenTafl read the two the opposite way round, and no published game rewards the one who repeats.
//!   `w` is written, which is what the program plays.
//! - `ks:m` is a king captured by three attackers on the edge.
//! - A king who may not return to the centre (`cenre` without `K`) may not stop there: he can only start on it.
//! - Into a camp (`afor`) from outside go those who may both stop there (`afors`) and re-enter (`aforre`). Across it go
//!   all pieces if `aforp` has them all, else those who may also re-enter.
//! - `linc` holds while the king is on his throne, as Linnaeus has it.
//! - A side without a move loses: there is no key for it.

mod keys;
mod pieces;
mod played;
mod position;
mod read;
mod special;
mod values;
mod write;

pub use played::{
    Closing, GameRecord, Heading, HeadingKey, Moment, NotAMoment, PlayedEnd, PlayedGame, PlayedTurn,
    WrittenPlay, WrittenResult, WrittenTurn, play_game, read_game, write_game, written_turn,
};
pub use position::read_position;
pub use read::read;
pub use write::write;

use std::ops::Range;

use crate::game::{Board, Ruleset};
use crate::keyed::KeyedMessage;

/// A game as a record tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// Its name for people; empty if the record has none.
    pub name: String,
    /// The start.
    pub board: Board,
    /// The rules.
    pub ruleset: Ruleset,
}

/// Something that can't be carried over as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// What it is about, which is not the key of its message: of a rules record the key of an entry, such as `cens`, or
    /// whatever stands in its place; of a variant whose rules a record can't say the key of its file, such as `no-move`;
    /// of a game's record the word of a heading, or `move`, `heading`, `comment` or `Result`.
    pub key: String,
    /// Where in the record it stands, in bytes; `None` if it is about a variant.
    pub at: Option<Range<usize>>,
    /// What can't be carried over, and what is done instead.
    /// If it is about a variant, the key stands before it.
    pub message: KeyedMessage,
    /// What to do, for a fault.
    pub help: Option<KeyedMessage>,
}
