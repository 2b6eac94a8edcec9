//! Errors of rules that can't be explained although the variant is in order.

use crate::game::Lie;
use crate::layout::LayoutError;
use crate::text::{MessageFault, TextError};
use std::fmt;

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

impl fmt::Display for ExplainError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Layout(error) => error.fmt(f),
            Self::Lie(lie) => write!(
                f,
                "{lie}; nothing is printed, for the leaflet would contradict the rules. Correct the figure's file, or \
                 the variant's rules"
            ),
            Self::NoFigure(id) => {
                write!(
                    f,
                    "a rule of this variant needs the figure `{id}`: expected templates/figures/{id}.toml"
                )
            }
        }
    }
}

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
