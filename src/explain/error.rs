//! Errors of rules that can't be explained although the variant is in order.

use crate::game::Lie;
use crate::keyed::{KeyedMessage, keyed, shown_by_message};
use crate::layout::LayoutError;
use crate::text::{MessageFault, TextError};

/// Reason why rules can't be explained.
#[derive(Debug)]
pub enum ExplainError {
    /// The words can't be set.
    Layout(LayoutError),
    /// A figure claims what the rules deny.
    Lie(Lie),
    /// A rule asks for a figure that is not among the templates.
    NoFigure(String),
}

impl ExplainError {
    /// Returns the message.
    #[must_use]
    pub fn message(&self) -> KeyedMessage {
        match self {
            Self::Layout(error) => error.message(),
            Self::Lie(lie) => keyed!("figure-contradicts-rules", lie => lie.message()),
            Self::NoFigure(id) => keyed!("figure-missing", id),
        }
    }
}

shown_by_message!(ExplainError);

impl std::error::Error for ExplainError {}

impl From<LayoutError> for ExplainError {
    fn from(error: LayoutError) -> Self {
        Self::Layout(error)
    }
}

impl From<TextError> for ExplainError {
    fn from(error: TextError) -> Self {
        Self::Layout(error.into())
    }
}

impl From<MessageFault> for ExplainError {
    fn from(fault: MessageFault) -> Self {
        Self::Layout(fault.into())
    }
}

impl From<Lie> for ExplainError {
    fn from(lie: Lie) -> Self {
        Self::Lie(lie)
    }
}
