//! Faults of messages.

use crate::keyed::{KeyedMessage, keyed, shown_by_message};
use std::ops::Range;

/// Fault of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageFault {
    /// The source is not Fluent.
    Syntax {
        /// File with the fault. `None`: it is in a free pattern.
        file: Option<String>,
        /// Line in the file or pattern, from 1.
        line: usize,
        /// Character in the line, from 1.
        column: usize,
        /// Place of the fault in the source, in bytes.
        at: Range<usize>,
        /// Message of the parser, or about something that Fluent would silently ignore.
        what: KeyedMessage,
        /// Advice: what to do.
        help: KeyedMessage,
    },
    /// A message or term is there already.
    Duplicate {
        /// File with the second one.
        file: String,
        /// Id; for a term with its hyphen.
        id: String,
    },
    /// No message has this id.
    UnknownMessage {
        /// The id.
        id: String,
    },
    /// The message refers to something that is not there: a variable, a term, a message, an attribute.
    Unresolved {
        /// Id of the message; for a free pattern its first words.
        id: String,
        /// Message of Fluent, with the name of the missing thing.
        what: String,
    },
    /// The message is too long once its terms are filled in.
    Long {
        /// Id of the message; for a free pattern its first words.
        id: String,
        /// Largest number of bytes that it may have.
        most: usize,
    },
}

impl MessageFault {
    /// Returns the message for the fault.
    #[must_use]
    pub fn message(&self) -> KeyedMessage {
        match self {
            Self::Syntax { file: Some(file), line, column, what, .. } => {
                keyed!("sentence-wrong-in-file", file, line, column, what)
            }
            Self::Syntax { file: None, line, column, what, .. } => {
                keyed!("sentence-wrong-in-text", line, column, what)
            }
            Self::Duplicate { file, id } => {
                keyed!("sentence-twice-in-file", file, id)
            }
            Self::UnknownMessage { id } => keyed!("sentence-unknown", id),
            Self::Unresolved { id, what } => {
                keyed!("sentence-unresolved", id, what => KeyedMessage::foreign(what))
            }
            Self::Long { id, most } => {
                keyed!("sentence-grows-long", id, most)
            }
        }
    }
}

shown_by_message!(MessageFault);

impl std::error::Error for MessageFault {}

/// Creates a syntax fault at a range of bytes of a source.
pub(super) fn syntax(file: Option<&str>, source: &str, at: Range<usize>, what: KeyedMessage) -> MessageFault {
    let help = keyed!("write-sentences-so");
    placed(file, source, at, what, help)
}

/// Creates a fault at a range of bytes of a file: what is wrong, and what to do.
pub(super) fn advised(
    file: &str,
    source: &str,
    at: Range<usize>,
    what: KeyedMessage,
    help: KeyedMessage,
) -> MessageFault {
    placed(Some(file), source, at, what, help)
}

fn placed(
    file: Option<&str>,
    source: &str,
    at: Range<usize>,
    what: KeyedMessage,
    help: KeyedMessage,
) -> MessageFault {
    let start = source.floor_char_boundary(at.start);
    let before = &source[..start];
    let line_start = before.rfind('\n').map_or(0, |feed| feed + 1);
    MessageFault::Syntax {
        file: file.map(str::to_owned),
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
        at: start..source.floor_char_boundary(at.end).max(start),
        what,
        help,
    }
}
