//! Arrangement of the blocks of a text: the room between them, the indents of lists.

use super::LayoutError;
use super::block::{Look, Marker};
use super::compose::{Composer, Scale};
use crate::text::{Align, Face, Style};

/// Indent of the words of a list.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Indent {
    /// So many lines.
    Lines(f64),
    /// The width of some digits, and so many lines.
    Beside(&'static str, f64),
    /// So many millimetres.
    Millimetres(f64),
}

impl Indent {
    /// Returns the indent of words in a style, and the greatest width of the numbers before them, in millimetres: numbers of
    /// several `digits` keep the words as far away as numbers of one digit.
    ///
    /// # Errors
    /// A character without a glyph.
    pub(super) fn beside(
        self,
        composer: &Composer<'_>,
        scale: Scale,
        style: &Style,
        digits: usize,
    ) -> Result<(f64, f64), LayoutError> {
        let lead = scale.leading();
        let wide = |figures: &str| {
            let hanging = Style { face: Face::SemiBold, align: Align::Left, ..*style };
            composer.label(figures, &hanging).map(|line| line.width)
        };
        let (indent, numbers) = match self {
            Self::Lines(lines) => (lead * lines, 0.0),
            Self::Beside(figures, lines) => {
                let width = wide(figures)?;
                (width + lead * lines, width)
            }
            Self::Millimetres(room) => (room, 0.0),
        };
        if digits < 2 {
            return Ok((indent, numbers));
        }
        let widest = wide(&"8".repeat(digits))?;
        Ok((indent + (widest - numbers.max(wide("8")?)).max(0.0), widest))
    }
}

/// Arrangement of the entries of a list.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Listed {
    /// Look of their words.
    pub look: Look,
    /// Indent of their words.
    pub indent: Indent,
    /// Room before each entry, in lines.
    pub before: f64,
    /// Whether entries are rows, which are never parted if a column holds them.
    pub rows: bool,
    /// Whether no entry is parted, and none stands alone at the head or the foot of a column: the first two stay together with
    /// the heading above them, the last two with the gallery below them.
    pub pairs: bool,
}

/// Place of drawings that are narrower than the text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ShownAt {
    /// In the middle.
    Middle,
    /// At the left; the drawings place their content themselves.
    Left,
}

/// Arrangement of the blocks of a text. On a baseline grid all room is in whole lines, or in half lines around blocks that are
/// not text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// Sides of running words that are straight.
    pub align: Align,
    /// Whether the text stands on a baseline grid: its lines are one leading high whatever their type.
    pub grid: bool,
    /// Room before a heading, in lines.
    pub above: f64,
    /// Indent of a paragraph that follows another, in lines.
    pub indent: f64,
    /// Numbered lists.
    pub numbers: Listed,
    /// Lists with dots.
    pub bullets: Listed,
    /// Lists to tick off.
    pub boxes: Listed,
    /// Place of drawings.
    pub figures: ShownAt,
    /// Room before and after each drawing, in lines.
    pub around: f64,
}

impl Manner {
    /// Usual manner for words that are read in one go, on a grid. Other manners begin with it and change some of its fields.
    pub const USUAL: Self = Self {
        align: Align::Justify,
        grid: true,
        above: 1.0,
        indent: 1.0,
        numbers: Listed {
            look: Look::Usual,
            indent: Indent::Beside("8", 0.5),
            before: 0.0,
            rows: false,
            pairs: false,
        },
        bullets: Listed {
            look: Look::Fine,
            indent: Indent::Lines(0.6),
            before: 0.0,
            rows: false,
            pairs: false,
        },
        boxes: Listed {
            look: Look::Usual,
            indent: Indent::Lines(1.0),
            before: 0.0,
            rows: false,
            pairs: false,
        },
        figures: ShownAt::Middle,
        around: 0.5,
    };

    /// Manner like [`Self::USUAL`], but off the grid, and without room around paragraphs and drawings except where
    /// [`Block::Gap`](super::Block::Gap) asks for it.
    pub const BARE: Self = Self {
        grid: false,
        indent: 0.0,
        numbers: Listed { indent: Indent::Lines(0.95), before: 0.28, ..Self::USUAL.numbers },
        bullets: Listed { indent: Indent::Millimetres(2.4), before: 0.12, ..Self::USUAL.bullets },
        boxes: Listed { indent: Indent::Lines(0.95), before: 0.08, ..Self::USUAL.boxes },
        around: 0.0,
        ..Self::USUAL
    };

    /// Returns the arrangement of lists with this marker.
    pub(super) const fn listed(&self, marker: Marker) -> &Listed {
        match marker {
            Marker::Number => &self.numbers,
            Marker::Bullet => &self.bullets,
            Marker::Box => &self.boxes,
        }
    }
}

/// Setting of a text: its type, the arrangement of its blocks, and its width.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Setting {
    /// Sizes of type.
    pub scale: Scale,
    /// Arrangement of its blocks.
    pub manner: Manner,
    /// Its width in millimetres.
    pub measure: f64,
}

impl Setting {
    /// Returns an indent in millimetres.
    ///
    /// # Errors
    /// A character without a glyph.
    pub fn indent(&self, composer: &Composer<'_>, indent: Indent) -> Result<f64, LayoutError> {
        Ok(indent.beside(composer, self.scale, &self.scale.text(composer.palette.ink), 1)?.0)
    }

    /// Returns a height in millimetres, rounded up to whole lines if the text stands on a grid.
    pub(super) fn rounded(&self, height: f64) -> f64 {
        let lead = self.scale.leading();
        // A height that is larger only by a rounding error of floating point needs no further line.
        if self.manner.grid { (height / lead - 1e-6).ceil() * lead } else { height }
    }
}
