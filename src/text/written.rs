//! Checks a text that an author has written, whatever the fonts can set: visible letters, and words of a limited length.

use crate::diag::is_unseen;
use crate::keyed::{KeyedMessage, keyed, shown_by_message};

/// Largest number of letters of a word in running text. Longer words are mistakes or no words: they take a line of their own
/// on any page, and setting very long ones takes too much time.
pub const LONGEST_WORD: usize = 100;

/// Fault of a text that an author has written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrittenFault {
    /// Character that is invisible, whether it has an effect or not.
    Unseen {
        /// The character.
        character: char,
        /// Byte of the text at which the character is.
        at: usize,
    },
    /// Word that is too long.
    LongWord {
        /// Number of letters in the word.
        letters: usize,
        /// First byte of the word in the text.
        at: usize,
    },
}

impl WrittenFault {
    /// Returns the place of the fault in the text, in bytes.
    #[must_use]
    pub const fn at(self) -> usize {
        match self {
            Self::Unseen { at, .. } | Self::LongWord { at, .. } => at,
        }
    }

    /// Returns the message for the fault.
    #[must_use]
    pub fn message(self) -> KeyedMessage {
        match self {
            Self::Unseen { character, .. } => {
                keyed!("unseen-character", code = format!("{:04X}", u32::from(character)))
            }
            Self::LongWord { letters, .. } => keyed!("long-word", letters),
        }
    }

    /// Returns the advice for the fault.
    #[must_use]
    pub fn help(self) -> KeyedMessage {
        match self {
            Self::Unseen { .. } => {
                keyed!("take-unseen-out")
            }
            Self::LongWord { .. } => keyed!("part-with-spaces", most = LONGEST_WORD),
        }
    }
}

shown_by_message!(WrittenFault);

/// Checks that a text has only visible letters, and no word that is too long. Line feeds count as spaces; a soft
/// hyphen may be anywhere in a word.
///
/// # Errors
///
/// The first fault in the text.
pub fn check_written(text: &str) -> Result<(), WrittenFault> {
    let unseen =
        text.char_indices().find(|&(_, c)| is_unseen(c) && !matches!(c, '\n' | '\r' | '\t' | '\u{ad}'));
    if let Some((at, character)) = unseen {
        return Err(WrittenFault::Unseen { character, at });
    }
    let start = text.as_ptr().addr();
    let mut words = text.split_whitespace().map(|word| (word, word.chars().count()));
    match words.find(|(_, letters)| *letters > LONGEST_WORD) {
        Some((word, letters)) => Err(WrittenFault::LongWord { letters, at: word.as_ptr().addr() - start }),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_seen_may_be_written() {
        for text in [
            "",
            "York, A.D. 954",
            "one\ntwo\r\nthree\tfour",
            "þorn e\u{301} a\u{a0}b hne\u{ad}fa",
            &"w".repeat(100),
        ] {
            assert_eq!(check_written(text), Ok(()), "{text:?}");
        }
    }

    #[test]
    fn what_isn_t_seen_is_told_with_its_place() {
        for c in [
            '\u{200b}',
            '\u{200d}',
            '\u{202e}',
            '\u{2066}',
            '\u{feff}',
            '\u{1b}',
            '\u{85}',
            '\u{3164}',
            '\u{e0041}',
        ] {
            let fault = check_written(&format!("þa{c}b")).unwrap_err();
            assert_eq!(fault, WrittenFault::Unseen { character: c, at: 3 });
            assert!(fault.to_string().contains(&format!("U+{:04X}", u32::from(c))));
        }
    }

    #[test]
    fn words_end() {
        let fault = check_written(&format!("þe {}", "w".repeat(101))).unwrap_err();
        assert_eq!(fault, WrittenFault::LongWord { letters: 101, at: 4 });
        assert!(fault.help().text().contains("100 letters"));
    }
}
