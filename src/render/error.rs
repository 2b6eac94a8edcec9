//! Reasons why a document can't be written.

use crate::keyed::{KeyedMessage, keyed, shown_by_message};

/// Reason why a document can't be written.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
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

impl RenderError {
    /// Returns the message.
    #[must_use]
    pub fn message(&self) -> KeyedMessage {
        let bug = || keyed!("bug-of-the-program");
        match self {
            Self::Font { font } => keyed!("font-not-embedded", font, bug => bug()),
            Self::MissingGlyph { font, text } => {
                let codes: Vec<String> = text.chars().map(|c| format!("(U+{:04X})", u32::from(c))).collect();
                keyed!("font-without-letter", font, text, codes = codes.join(" "))
            }
            Self::Standard { faults } => {
                keyed!("pdf-breaks-standard", faults = faults.join("; "), bug => bug())
            }
            Self::Malformed(how) => keyed!("document-malformed", how, bug => bug()),
            Self::TooManyDots { page, size: (width, height), dpi } => {
                let inches = width * height / (25.4 * 25.4);
                // The limit is less than the square root, for sizes are rounded to whole dots.
                let fits = ((MOST_DOTS as f64 / inches).sqrt() - 1.0).floor().max(1.0);
                keyed!(
                    "too-many-dots",
                    page,
                    width = format!("{width:.0}"),
                    height = format!("{height:.0}"),
                    dots = (inches * dpi * dpi / 1e6).ceil(),
                    dpi,
                    most = MOST_DOTS / 1_000_000,
                    fits
                )
            }
            Self::Layout(what) => keyed!("pdf-without-part", what, bug => bug()),
        }
    }
}

shown_by_message!(RenderError);

impl std::error::Error for RenderError {}
