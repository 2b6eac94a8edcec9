//! How a record says that the game ended.

use super::fault;
use crate::game::GameResult;
use crate::keyed::{KeyedMessage, keyed};
use crate::record::Remark;
use std::ops::Range;

/// What a record says of the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrittenResult {
    /// `attackers win`, and OpenTafl's 1.
    Attackers,
    /// `defenders win`, and OpenTafl's -1.
    Defenders,
    /// `draw`, and OpenTafl's 0.
    Draw,
    /// `unfinished`: the game was not played to its end.
    Unfinished,
    /// OpenTafl's `?`: anything else.
    Other,
}

/// The words of a result, in the order of [`WrittenResult`].
const WORDS: [(&str, WrittenResult); 4] = [
    ("attackers win", WrittenResult::Attackers),
    ("defenders win", WrittenResult::Defenders),
    ("draw", WrittenResult::Draw),
    ("unfinished", WrittenResult::Unfinished),
];
/// OpenTafl's signs of a result.
const SIGNS: [(&str, WrittenResult); 4] = [
    ("1", WrittenResult::Attackers),
    ("-1", WrittenResult::Defenders),
    ("0", WrittenResult::Draw),
    ("?", WrittenResult::Other),
];
/// What a result has to be.
pub(super) fn write_result() -> KeyedMessage {
    keyed!(
        "write-a-result",
        "write `attackers win`, `defenders win`, `draw` or `unfinished`; where the board does not show it, with the \
         reason, \
         such as `attackers win: resigned`"
    )
}

impl WrittenResult {
    /// The word that is written; `None` for what only OpenTafl says.
    #[must_use]
    pub fn word(self) -> Option<&'static str> {
        WORDS.iter().find(|(_, result)| *result == self).map(|(word, _)| *word)
    }

    /// The result of a game, if it names one.
    #[must_use]
    pub const fn result(self) -> Option<GameResult> {
        match self {
            Self::Attackers => Some(GameResult::Attackers),
            Self::Defenders => Some(GameResult::Defenders),
            Self::Draw => Some(GameResult::Draw),
            Self::Unfinished | Self::Other => None,
        }
    }
}

/// How a record says that the game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Closing {
    /// With what.
    pub result: WrittenResult,
    /// Why, if it says so.
    pub reason: Option<String>,
    /// Whether the side to move gave up in place of a move, OpenTafl's `---`.
    pub resigns: bool,
    /// Where it stands, in bytes.
    pub at: Range<usize>,
}

/// Whether a line is one of a result: it begins with a word of one.
pub(super) fn begins(line: &str) -> bool {
    let word: String = line.chars().take_while(char::is_ascii_alphabetic).collect();
    ["attackers", "defenders", "draw", "drawn", "unfinished"]
        .iter()
        .any(|known| known.eq_ignore_ascii_case(&word))
}

/// Reads a result: its word, or OpenTafl's sign, then perhaps a colon and the reason.
pub(super) fn read(text: &str, at: Range<usize>) -> Result<Closing, Remark> {
    let (word, reason) = match text.split_once(':') {
        Some((word, reason)) => (word.trim(), Some(reason.trim().to_owned())),
        None => (text.trim(), None),
    };
    let same = |(known, _): &&(&str, WrittenResult)| known.eq_ignore_ascii_case(word);
    match WORDS.iter().chain(&SIGNS).find(same) {
        Some((_, result)) => {
            let reason = reason.filter(|reason| !reason.is_empty());
            Ok(Closing { result: *result, reason, resigns: false, at })
        }
        None => Err(fault("Result", at, keyed!("no-result", "`{word}` is no result", word), write_result())),
    }
}
