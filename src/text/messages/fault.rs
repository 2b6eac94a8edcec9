//! What can be wrong with messages.

use crate::keyed::{KeyedMessage, keyed};
use std::fmt;
use std::ops::Range;

/// What is wrong with a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageFault {
    /// The source is not Fluent.
    Syntax {
        /// The file; none for a free pattern.
        file: Option<String>,
        /// Line in the file or pattern, from 1.
        line: usize,
        /// Character in the line, from 1.
        column: usize,
        /// Bytes of the source.
        at: Range<usize>,
        /// What the parser says, or what it would pass over in silence.
        what: KeyedMessage,
        /// What to do.
        help: KeyedMessage,
    },
    /// A message or term is there already.
    Duplicate {
        /// The file with the second one.
        file: String,
        /// The id; of a term with its hyphen.
        id: String,
    },
    /// No message has this id.
    UnknownMessage {
        /// The id.
        id: String,
    },
    /// The message refers to something that is not there: a variable, a term, a message, an attribute.
    Unresolved {
        /// The id of the message; of a free pattern its first words.
        id: String,
        /// What Fluent says, with the name of the missing thing.
        what: String,
    },
    /// The message is too long once its terms are put in.
    Long {
        /// The id of the message; of a free pattern its first words.
        id: String,
        /// The most letters that it may have.
        most: usize,
    },
}

impl MessageFault {
    /// What it says, with its key.
    #[must_use]
    pub fn message(&self) -> KeyedMessage {
        match self {
            Self::Syntax { file: Some(file), line, column, what, .. } => {
                keyed!("sentence-wrong-in-file", "{file}:{line}:{column}: {what}", file, line, column, what)
            }
            Self::Syntax { file: None, line, column, what, .. } => keyed!(
                "sentence-wrong-in-text",
                "line {line}, column {column} of the text: {what}",
                line,
                column,
                what
            ),
            Self::Duplicate { file, id } => {
                keyed!("sentence-twice-in-file", "{file}: `{id}` is defined twice", file, id)
            }
            Self::UnknownMessage { id } => keyed!("sentence-unknown", "there is no message `{id}`", id),
            Self::Unresolved { id, what } => {
                keyed!("sentence-unresolved", "in the message `{id}`: {what}", id, what)
            }
            Self::Long { id, most } => {
                keyed!("sentence-grows-long", "the message `{id}` says more than {most} letters", id, most)
            }
        }
    }
}

impl fmt::Display for MessageFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message().text())
    }
}

impl std::error::Error for MessageFault {}

/// A fault of syntax at a stretch of bytes of a source.
pub(super) fn syntax(file: Option<&str>, source: &str, at: Range<usize>, what: KeyedMessage) -> MessageFault {
    let start = floor(source, at.start);
    let before = &source[..start];
    let line_start = before.rfind('\n').map_or(0, |feed| feed + 1);
    MessageFault::Syntax {
        file: file.map(str::to_owned),
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
        at: start..floor(source, at.end).max(start),
        what,
        help: keyed!(
            "write-sentences-so",
            "write messages as `name = text`; further lines of the text are indented"
        ),
    }
}

/// The same fault with other advice.
pub(super) fn advised(fault: MessageFault, advice: KeyedMessage) -> MessageFault {
    match fault {
        MessageFault::Syntax { file, line, column, at, what, .. } => {
            MessageFault::Syntax { file, line, column, at, what, help: advice }
        }
        other => other,
    }
}

/// The start of the character at a byte, at most the end of the text.
fn floor(text: &str, byte: usize) -> usize {
    (0..=byte.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
}
