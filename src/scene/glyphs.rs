//! Shaped text.

use super::{Color, Point};
use crate::units::Length;
use std::borrow::Cow;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

/// A font file, held in memory. Two fonts are the same if they come from the same `Arc`.
#[derive(Clone)]
pub struct Font(Arc<FontData>);

struct FontData {
    name: String,
    bytes: Cow<'static, [u8]>,
}

impl AsRef<[u8]> for Font {
    fn as_ref(&self) -> &[u8] {
        self.bytes()
    }
}

impl Font {
    /// A font from the bytes of an OpenType file, and the name to use of it in messages.
    #[must_use]
    pub fn new(name: &str, bytes: impl Into<Cow<'static, [u8]>>) -> Self {
        Self(Arc::new(FontData { name: name.to_owned(), bytes: bytes.into() }))
    }

    /// The name for messages.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.0.name
    }

    /// The OpenType file.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.0.bytes
    }
}

impl PartialEq for Font {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Font {}

impl fmt::Debug for Font {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Font({})", self.0.name)
    }
}

/// What was asked of a font beside its usual letters, for outputs that name it in place of glyph numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is asked for by itself")]
pub struct Features {
    /// Small capitals in place of lower-case letters.
    pub small_caps: bool,
    /// Figures as tall as capitals; old-style ones if not.
    pub lining_figures: bool,
    /// No ligatures: the letters are spaced out.
    pub letters_apart: bool,
    /// The large first letter of a text, whose word goes on in small ones: it stands lower than the line that it belongs to.
    pub initial: bool,
    /// A face for titles, in which a small letter and its capital may be one glyph.
    pub title: bool,
}

/// A run of glyphs of one font, size and colour on one line.
#[derive(Clone, Debug, PartialEq)]
pub struct GlyphRun {
    /// The font whose glyph numbers are used.
    pub font: Font,
    /// How the font was asked for them.
    pub features: Features,
    /// Type size.
    pub size: Length,
    /// Colour of the glyphs.
    pub color: Color,
    /// Start of the baseline, in millimetres.
    pub origin: Point,
    /// The text that the glyphs show, as a reader should find it when copying.
    pub text: String,
    /// The glyphs, left to right.
    pub glyphs: Vec<Glyph>,
}

impl GlyphRun {
    /// Width from the origin to the end of the last advance, in millimetres.
    #[must_use]
    pub fn width(&self) -> f64 {
        self.glyphs.iter().map(|g| g.advance).sum::<f64>() * self.size.to_mm()
    }
}

/// One glyph. Measures are in em, that is, parts of the type size; y points up, as in fonts.
#[derive(Clone, Debug, PartialEq)]
pub struct Glyph {
    /// The glyph's number in the font.
    pub id: u16,
    /// How far the pen moves on.
    pub advance: f64,
    /// Shift of the drawn glyph to the right.
    pub dx: f64,
    /// Shift of the drawn glyph upwards.
    pub dy: f64,
    /// The bytes of [`GlyphRun::text`] that the glyph stands for.
    pub range: Range<usize>,
}
