//! One move of one piece.

use std::fmt;
use std::str::FromStr;

use super::Square;
use crate::keyed::{KeyedMessage, keyed, shown_by_message};

/// A piece goes from one square to another. Whether it may is for the [`Game`](super::Game) to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Play {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

/// Writes `h5-e5`.
impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

/// Why a text is not a play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAPlay(String);

shown_by_message!(NotAPlay);

impl NotAPlay {
    /// The message, with its key.
    #[must_use]
    pub fn message(&self) -> KeyedMessage {
        let text = &self.0;
        keyed!("not-a-play", text)
    }
}

impl From<NotAPlay> for KeyedMessage {
    fn from(fault: NotAPlay) -> Self {
        fault.message()
    }
}

impl std::error::Error for NotAPlay {}

/// Reads `h5-e5`.
impl FromStr for Play {
    type Err = NotAPlay;

    fn from_str(text: &str) -> Result<Self, NotAPlay> {
        let read = || {
            let (from, to) = text.split_once('-')?;
            Some(Self { from: from.parse().ok()?, to: to.parse().ok()? })
        };
        read().ok_or_else(|| NotAPlay(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_play_agree() {
        let play = Play { from: Square::new(7, 4), to: Square::new(4, 4) };
        assert_eq!(play.to_string(), "h5-e5");
        assert_eq!("h5-e5".parse(), Ok(play));
        for text in ["", "h5", "h5-", "-e5", "h5-e5-e6", "h5 - e5", "h5xe5"] {
            assert!(text.parse::<Play>().is_err(), "{text}");
        }
    }
}
