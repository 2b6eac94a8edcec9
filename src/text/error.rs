//! Why a text cannot be set.

use super::MarkupFault;
use std::fmt;

/// Why a text cannot be set.
#[derive(Clone, Debug, PartialEq)]
pub enum TextError {
    /// The font has no glyph for a character. Never a silent box.
    MissingGlyph {
        /// The character.
        character: char,
        /// The name of the font.
        font: String,
        /// Some of the text around the character.
        context: String,
    },
    /// The inline marks do not pair up.
    Markup {
        /// What is wrong, and where in the text.
        fault: MarkupFault,
        /// The text.
        text: String,
    },
    /// A measure of the style or of the column is no usable number.
    Measure {
        /// Which one: `type size`, `column width` and so on.
        what: &'static str,
        /// Its value, in millimetres or em.
        value: f64,
    },
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MissingGlyph { character, font, context } => {
                let code = u32::from(*character);
                if character.is_control() {
                    write!(f, "the font {font} has no glyph for the character U+{code:04X} in `{context}`")
                } else {
                    write!(
                        f,
                        "the font {font} has no glyph for the character `{character}` (U+{code:04X}) in `{context}`"
                    )
                }
            }
            Self::Markup { fault, text } => write!(f, "{fault} in `{text}`"),
            Self::Measure { what, value } => write!(f, "cannot set text with a {what} of {value}"),
        }
    }
}

impl std::error::Error for TextError {}
