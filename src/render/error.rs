//! Why a document can't be written.

use crate::field::{Field, Names};
use std::fmt;

/// Why a document can't be written.
#[derive(Clone, Debug, PartialEq)]
pub enum RenderError {
    /// A font file is not a font that can be embedded.
    Font {
        /// The font's name.
        font: String,
    },
    /// A font has no picture for a part of a text.
    MissingGlyph {
        /// The font's name.
        font: String,
        /// The part of the text.
        text: String,
    },
    /// The file would break one of the standards it claims to keep.
    Standard {
        /// What is wrong, one sentence each.
        faults: Vec<String>,
    },
    /// The document contradicts itself.
    Malformed(
        /// How, as the second half of a sentence.
        String,
    ),
    /// A page has more dots than a picture can have.
    TooManyDots {
        /// The page, counted from 1.
        page: usize,
        /// Its width and height in millimetres.
        size: (f64, f64),
        /// The dots to an inch that were asked for.
        dpi: f64,
    },
    /// The written file is not laid out as expected, so that the print settings can't be added.
    Layout(
        /// What was looked for in vain.
        &'static str,
    ),
}

/// The most dots of a picture. Few programs open more.
pub(super) const MOST_DOTS: u64 = 400_000_000;

/// What every fault that a user can't mend ends with.
const BUG: &str = "this is a bug in tafl-print: please report it with the command you ran";

impl fmt::Display for RenderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, &Field::plain)
    }
}

impl RenderError {
    /// The message, with the fields of the request as they are called where it is read.
    #[must_use]
    pub fn say(&self, names: Names<'_>) -> String {
        let mut text = String::new();
        // A text takes all that is written.
        let _ = self.write(&mut text, names);
        text
    }

    fn write(&self, f: &mut dyn fmt::Write, names: Names<'_>) -> fmt::Result {
        match self {
            Self::Font { font } => {
                write!(f, "the font `{font}` can't be embedded; {BUG}")
            }
            Self::MissingGlyph { font, text } => {
                write!(f, "the font `{font}` can't show `{text}`")?;
                for character in text.chars() {
                    write!(f, " (U+{:04X})", u32::from(character))?;
                }
                write!(f, ": write the text without it")
            }
            Self::Standard { faults } => {
                write!(f, "the PDF would not be PDF/A-2a and PDF/UA-1: {}; {BUG}", faults.join("; "))
            }
            Self::Malformed(how) => write!(f, "the document can't be written, for {how}; {BUG}"),
            Self::TooManyDots { page, size: (width, height), dpi } => {
                let most = MOST_DOTS;
                let inches = width * height / (25.4 * 25.4);
                let dots = (inches * dpi * dpi / 1e6).ceil();
                // Less than the square root, for sizes are rounded to whole dots.
                let fits = ((most as f64 / inches).sqrt() - 1.0).floor().max(1.0);
                write!(
                    f,
                    "page {page} of {width:.0} x {height:.0} mm has {dots} million dots at {dpi} dpi, and {} million are the \
                     most of a picture: use {} {fits} or less, or write a PDF or SVG",
                    most / 1_000_000,
                    names(Field::Dpi)
                )
            }
            Self::Layout(what) => {
                write!(f, "no {what} was found in the PDF to add the print settings to; {BUG}")
            }
        }
    }
}

impl std::error::Error for RenderError {}
