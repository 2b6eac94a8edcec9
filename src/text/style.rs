//! How a text is to look, and what comes out.

use super::Face;
use crate::scene::{Color, GlyphRun};
use crate::units::Length;

/// Which sides of a paragraph are straight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Align {
    /// Both; word spaces stretch and shrink.
    Justify,
    /// The left side.
    Left,
    /// Neither; every line is centred, and the lines are made about equally long.
    Center,
    /// The right side.
    Right,
}

/// How a text is to look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The face of unmarked text.
    pub face: Face,
    /// Type size.
    pub size: Length,
    /// Distance from baseline to baseline; not used here, but belongs to a style.
    pub leading: Length,
    /// Colour of the glyphs.
    pub color: Color,
    /// Which sides are straight.
    pub align: Align,
    /// Whether words may be hyphenated. Soft hyphens in the text are obeyed in any case.
    pub hyphenate: bool,
    /// Indent of the first line in millimetres; for [`Align::Justify`] and [`Align::Left`].
    pub first_indent: f64,
    /// The least length of the last line of several, in millimetres, where the words allow it.
    pub last_line: f64,
    /// Figures as tall as capitals, for tables and coordinates, in place of old-style ones.
    pub lining_figures: bool,
    /// Extra space after every letter, in em.
    pub tracking: f64,
}

impl Style {
    /// Plain text: regular, flush left, without hyphens, its figures as tall as capitals.
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
            // The old-style 1 of this face is a small I: "II x II squares" is no number to a child.
            lining_figures: true,
            tracking: 0.0,
        }
    }
}

/// Room at the left of the first lines of a paragraph, for something that stands beside them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Beside {
    /// How many lines make room.
    pub lines: usize,
    /// How much, in millimetres.
    pub room: f64,
}

/// A line of shaped text.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The glyphs. Origins are relative to (0, 0): the baseline at the left end of the measure, for lines of a
    /// paragraph, or of the text, for a single line. Indent and alignment are in the origins already.
    pub runs: Vec<GlyphRun>,
    /// Millimetres from the first letter to the end of the last one. A word space at the end of the line, which
    /// is there for copying, does not count; a hyphen or a stop that hangs into the margin does.
    pub width: f64,
}

/// How a text breaks into lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broke {
    /// For each line whether it ends in the middle of a word, with a hyphen that is not the word's own.
    pub hyphenated: Vec<bool>,
    /// Whether justified lines stay short, since they could be filled only with word spaces that are too wide.
    pub loose: bool,
}

impl Line {
    /// Whether it ends in the middle of a word, with a hyphen that is not the word's own.
    #[must_use]
    pub fn is_hyphenated(&self) -> bool {
        self.runs.last().is_some_and(|run| run.text.trim_end().ends_with('\u{ad}'))
    }
}
