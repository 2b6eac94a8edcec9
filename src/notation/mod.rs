//! Notations: rules records, in which the program OpenTafl writes a variant's rules and starting layout on one line, and
//! records of played games.
//!
//! [`read_game`], [`play_game`] and [`write_game`] are for records of games. The rest is for rules records.
//!
//! [`read()`] turns a rules record into a board and a [`Ruleset`]; [`write()`] does the reverse. Nothing is dropped in
//! silence: there is a [`Remark`] on each thing that can't be carried over, as a fault if the game would be a different one.
//!
//! Where the notation leaves a choice, this module reads it so:
//!
//! - `tfr:w` and `tfr:l` both say that the side that forces a third repetition loses. The text of the notation and the
//!   program OpenTafl read the two the opposite way round, and no published game rewards that side. `w` is written,
//!   which the program reads so.
//! - `ks:m` is a king who is captured on the edge when each square beside him holds an attacker or is hostile to him.
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

/// The game that a rules record describes.
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
    /// What it is about (not the key of its message). For a rules record: the key of an entry, such as `cens`, or the word
    /// in its place. For a variant whose rules a record can't say: the key in the variant file, such as `no-move`. For a
    /// record of a game: the word of a heading, or `move`, `heading`, `comment` or `Result`.
    pub key: String,
    /// Where in the record it stands, in bytes; `None` if it is about a variant.
    pub at: Option<Range<usize>>,
    /// What can't be carried over, and what is done instead. If it is about a variant, it begins with the key.
    pub message: KeyedMessage,
    /// What to do, for a fault.
    pub help: Option<KeyedMessage>,
}
