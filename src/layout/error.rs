//! What can keep words from being set.

use crate::text::{MessageFault, TextError};
use std::fmt;

/// Why words can't be set.
#[derive(Debug)]
pub enum LayoutError {
    /// A character without a glyph, or faulty markup, in one of the texts.
    Text(TextError),
    /// A message that is missing or faulty.
    Message(MessageFault),
    /// Something is longer than its place, at the smallest size that may be used.
    Overflow {
        /// What.
        what: &'static str,
    },
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(error) => error.fmt(f),
            Self::Message(fault) => fault.fmt(f),
            Self::Overflow { what } => {
                write!(f, "{what} does not fit its place even in the smallest type: shorten the text")
            }
        }
    }
}

impl std::error::Error for LayoutError {}

impl From<TextError> for LayoutError {
    fn from(error: TextError) -> Self {
        Self::Text(error)
    }
}

impl From<MessageFault> for LayoutError {
    fn from(fault: MessageFault) -> Self {
        Self::Message(fault)
    }
}
