//! How the blocks of a text stand to each other: the room between them, the indents of lists.

use super::block::{Look, Marker};
use super::compose::Scale;

/// The room before something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gap {
    /// The room, in lines.
    pub lines: f64,
    /// Its share when left-over room of a column is given out.
    pub stretch: f64,
}

impl Gap {
    /// So many lines, with such a share of what is left over.
    #[must_use]
    pub const fn new(lines: f64, stretch: f64) -> Self {
        Self { lines, stretch }
    }
}

/// How far the words of a list are indented.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Indent {
    /// So many lines.
    Lines(f64),
    /// The width of some figures, and so many lines.
    Beside(&'static str, f64),
    /// So many millimetres.
    Millimetres(f64),
}

/// How the entries of a list stand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Listed {
    /// How their words look.
    pub look: Look,
    /// How far these are indented.
    pub indent: Indent,
    /// The room before each.
    pub gap: Gap,
}

/// How drawings stand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShownAt {
    /// The room before each and after it.
    pub gap: Gap,
    /// Whether they stand in the middle of the column, rather than at its left side.
    pub centred: bool,
}

/// How the blocks of a text stand to each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// The room before a paragraph.
    pub paragraph: Gap,
    /// Numbered lists.
    pub numbers: Listed,
    /// Lists with dots.
    pub bullets: Listed,
    /// Lists to tick off.
    pub boxes: Listed,
    /// Drawings.
    pub figures: ShownAt,
}

impl Manner {
    /// The usual room for words that are read in one go. Other manners begin with it and change what they want
    /// otherwise.
    pub const USUAL: Self = Self {
        paragraph: Gap::new(0.3, 1.0),
        numbers: Listed { look: Look::Usual, indent: Indent::Lines(0.95), gap: Gap::new(0.28, 1.0) },
        bullets: Listed { look: Look::Fine, indent: Indent::Millimetres(2.4), gap: Gap::new(0.12, 0.3) },
        boxes: Listed { look: Look::Usual, indent: Indent::Lines(0.95), gap: Gap::new(0.08, 1.0) },
        figures: ShownAt { gap: Gap::new(0.8, 1.0), centred: true },
    };

    /// As [`Self::USUAL`], but without room around paragraphs and drawings except what
    /// [`Block::Gap`](super::Block::Gap) asks for.
    pub const BARE: Self = Self {
        paragraph: Gap::new(0.0, 0.0),
        figures: ShownAt { gap: Gap::new(0.0, 0.0), centred: true },
        ..Self::USUAL
    };

    /// How lists with such markers stand.
    pub(super) const fn listed(&self, marker: Marker) -> &Listed {
        match marker {
            Marker::Number => &self.numbers,
            Marker::Bullet => &self.bullets,
            Marker::Box => &self.boxes,
        }
    }
}

/// How a text is set: its type, how its blocks stand to each other, and how wide it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Setting {
    /// Sizes of type.
    pub scale: Scale,
    /// How its blocks stand to each other.
    pub manner: Manner,
    /// Its width in millimetres.
    pub measure: f64,
}
