//! What can keep a kit from being made although its variant and theme are in order.

use crate::game::Lie;
use crate::text::{MessageFault, TextError};
use std::fmt;

/// Why a kit can't be made.
#[derive(Debug)]
pub enum KitError {
    /// A character without a glyph, or faulty markup, in one of the texts.
    Text(TextError),
    /// A message that is missing or faulty.
    Message(MessageFault),
    /// A figure claims what the rules deny.
    Lie(Lie),
    /// A rule asks for a figure that is not among the templates.
    NoFigure(String),
    /// Something is longer than its place, at the smallest size that may be used.
    Overflow {
        /// What.
        what: &'static str,
    },
}

impl fmt::Display for KitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(error) => error.fmt(f),
            Self::Message(fault) => fault.fmt(f),
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
            Self::Overflow { what } => {
                write!(f, "{what} does not fit its place even in the smallest type: shorten the text")
            }
        }
    }
}

impl std::error::Error for KitError {}

impl From<TextError> for KitError {
    fn from(error: TextError) -> Self {
        Self::Text(error)
    }
}

impl From<MessageFault> for KitError {
    fn from(fault: MessageFault) -> Self {
        Self::Message(fault)
    }
}

impl From<Lie> for KitError {
    fn from(lie: Lie) -> Self {
        Self::Lie(lie)
    }
}
