//! Errors that keep words from being set.

use crate::keyed::{KeyedMessage, keyed, shown_by_message};
use crate::text::{MessageFault, TextError};

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

impl LayoutError {
    /// Returns the message.
    #[must_use]
    pub fn message(&self) -> KeyedMessage {
        match self {
            Self::Text(error) => error.message(),
            Self::Message(fault) => keyed!("fault-of-message", why = fault),
            Self::Overflow { what } => keyed!("text-without-room", what),
        }
    }
}

shown_by_message!(LayoutError);

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
