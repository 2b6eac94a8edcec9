//! Errors of setting a text.

use super::MarkupFault;
use crate::keyed::{KeyedMessage, keyed, shown_by_message};

/// Reason why a text cannot be set.
#[derive(Clone, Debug, PartialEq)]
pub enum TextError {
    /// The font has no glyph for a character; it is never replaced by an empty box.
    MissingGlyph {
        /// The character.
        character: char,
        /// Name of the font.
        font: String,
        /// Some of the text around the character.
        context: String,
    },
    /// The inline marks do not pair up.
    Markup {
        /// Fault, with its place in the text.
        fault: MarkupFault,
        /// The text.
        text: String,
    },
    /// A measure of the style or of the column is no usable number.
    Measure {
        /// Name of the measure: `type size`, `column width` and so on.
        what: &'static str,
        /// Value of the measure, in millimetres or em.
        value: f64,
    },
}

impl TextError {
    /// Returns the message for the error.
    #[must_use]
    pub fn message(&self) -> KeyedMessage {
        match self {
            Self::MissingGlyph { character, font, context } if character.is_control() => {
                keyed!("no-glyph-for-control", font, code = format!("{:04X}", u32::from(*character)), context)
            }
            Self::MissingGlyph { character, font, context } => {
                keyed!("no-glyph", font, character, code = format!("{:04X}", u32::from(*character)), context)
            }
            Self::Markup { fault, text } => {
                keyed!("marks-do-not-pair", fault, text)
            }
            Self::Measure { what, value } => {
                keyed!("measure-unusable", what, value)
            }
        }
    }
}

shown_by_message!(TextError);

impl std::error::Error for TextError {}
