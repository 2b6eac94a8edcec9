//! Style of a text, and the lines that result.

use super::Face;
use crate::scene::{Color, GlyphRun};
use crate::units::Length;

/// Straight sides of a paragraph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Align {
    /// Both sides; word spaces stretch and shrink.
    Justify,
    /// The left side.
    Left,
    /// Neither side; every line is centred, and the lines are made about equally long.
    Center,
    /// The right side.
    Right,
}

/// Style of a text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// Face of unmarked text.
    pub face: Face,
    /// Type size.
    pub size: Length,
    /// Distance from baseline to baseline; not used in this module, but belongs to a style.
    pub leading: Length,
    /// Colour of the glyphs.
    pub color: Color,
    /// Straight sides of the paragraph.
    pub align: Align,
    /// Whether words may be hyphenated. Soft hyphens in the text are used in any case.
    pub hyphenate: bool,
    /// Indent of the first line in millimetres; for [`Align::Justify`] and [`Align::Left`].
    pub first_indent: f64,
    /// Least length of the last line of several, in millimetres, where the words allow it.
    pub last_line: f64,
    /// Whether figures are as tall as capitals, for tables and coordinates, instead of old-style.
    pub lining_figures: bool,
    /// Extra space after every letter, in em.
    pub tracking: f64,
}

impl Style {
    /// Returns the style of plain text: regular, flush left, without hyphens, its figures as tall as capitals.
    #[must_use]
    pub const fn plain(size: Length, leading: Length, color: Color) -> Self {
        Self {
            face: Face::Regular,
            size,
            leading,
            color,
            align: Align::Left,
            hyphenate: false,
            first_indent: 0.0,
            last_line: 0.0,
            // The old-style 1 of this face looks like a small I: a child doesn't read "II x II squares" as numbers.
            lining_figures: true,
            tracking: 0.0,
        }
    }
}

/// Room at the left of the first lines of a paragraph, for something that stands beside them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Beside {
    /// Number of lines with room.
    pub lines: usize,
    /// Width of the room, in millimetres.
    pub room: f64,
}

/// Line of shaped text.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Glyphs of the line. Origins are relative to (0, 0), on the baseline: the left end of the measure for lines of
    /// a paragraph, or of the text for a single line. Indent and alignment are in the origins already.
    pub runs: Vec<GlyphRun>,
    /// Width in millimetres from the first letter to the end of the last one. A word space at the end of the line,
    /// which is there for copying, does not count; a hyphen or a stop that hangs into the margin does.
    pub width: f64,
}

/// Breaks of a text into lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broke {
    /// Whether each line ends in the middle of a word, with a hyphen that is not the word's own.
    pub hyphenated: Vec<bool>,
    /// Whether justified lines stay short, since only word spaces that are too wide could fill them.
    pub loose: bool,
}

impl Line {
    /// Tells whether the line ends in the middle of a word, with a hyphen that is not the word's own.
    #[must_use]
    pub fn is_hyphenated(&self) -> bool {
        self.runs.last().is_some_and(|run| run.text.trim_end().ends_with('\u{ad}'))
    }
}
