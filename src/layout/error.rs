//! Errors that keep words from being set.

use crate::text::{MessageFault, TextError};
use std::fmt;

/// Reason why words can't be set.
#[derive(Debug)]
pub enum LayoutError {
    /// A character without a glyph, or faulty markup, in one of the texts.
    Text(TextError),
    /// A message that is missing or faulty.
    Message(MessageFault),
    /// A text or a drawing is larger than its place, at the smallest size that may be used.
    Overflow {
        /// Name of the text or drawing.
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
