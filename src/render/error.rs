//! Reasons why a document can't be written.

use crate::field::{Field, Names};
use std::fmt;

/// Reason why a document can't be written.
#[derive(Clone, Debug, PartialEq)]
pub enum RenderError {
    /// A font file is not a font that can be embedded.
    Font {
        /// Name of the font.
        font: String,
    },
    /// A font has no picture for a part of a text.
    MissingGlyph {
        /// Name of the font.
        font: String,
        /// Part of the text.
        text: String,
    },
    /// The file would break one of the standards it claims to keep.
    Standard {
        /// Descriptions of what is wrong, one sentence each.
        faults: Vec<String>,
    },
    /// The document contradicts itself.
    Malformed(
        /// Description of the contradiction, as the second half of a sentence.
        String,
    ),
    /// A page has more dots than a picture can have.
    TooManyDots {
        /// Number of the page, counted from 1.
        page: usize,
        /// Width and height of the page in millimetres.
        size: (f64, f64),
        /// Number of dots to an inch that were asked for.
        dpi: f64,
    },
    /// The written file is not laid out as expected, so that the print settings can't be added.
    Layout(
        /// Part of the file that was not found.
        &'static str,
    ),
}

/// Largest number of dots in a picture. Few programs open more.
pub(super) const MOST_DOTS: u64 = 400_000_000;

/// End of the message of every fault that a user can't mend.
const BUG: &str = "this is a bug in tafl-print: please report it with the command you ran";

impl fmt::Display for RenderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, &Field::plain)
    }
}

impl RenderError {
    /// Returns the message, with the fields of the request as they are called where it is read.
    #[must_use]
    pub fn say(&self, names: Names<'_>) -> String {
        let mut text = String::new();
        // Writing to a text never fails.
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
                // The limit is less than the square root, for sizes are rounded to whole dots.
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
