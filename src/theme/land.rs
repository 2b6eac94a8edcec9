//! The layers of a board: drawings over its squares as a whole, below marks, grid and pieces.
//!
//! A painting is made for boards of one size. All other layers compose themselves on any board: [`crate::product`] lays them
//! out. Lengths are in hundredths of a square, so that they hold for squares of any size.

use super::words::words;
use super::{Ink, Slot};
use crate::scene::{Art, Color};
use std::sync::Arc;

/// Side of a board's square in a painting, in millimetres.
pub const PAINTED_SQUARE: f64 = 25.0;

/// A layer of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardLayer {
    /// Content of the layer.
    pub shows: LandArt,
    /// Part of the board that the layer lies over.
    pub lies: Lies,
    /// Whether the layer is also there beside a painting that fits the board.
    pub always: bool,
    /// Number of squares a side of the boards that the layer is for; `None`: all boards.
    pub size: Option<u8>,
    /// Starting layout that the layer is for, row by row from the top as in a variant; `None`: all layouts.
    pub layout: Option<Vec<String>>,
    /// Kinds of squares that the layer is for, by the slots of their drawings.
    pub on: Vec<Slot>,
}

/// Content of a layer.
#[derive(Clone, Debug, PartialEq)]
pub enum LandArt {
    /// A drawing of the whole board, [`PAINTED_SQUARE`] to a square.
    Painting {
        /// The drawing.
        art: Arc<Art>,
        /// Drawings that replace it for the inks, in the order of [`Ink::SPARING`].
        inks: [Option<Arc<Art>>; 3],
    },
    /// A pattern that goes on from square to square.
    Texture {
        /// Kind of pattern.
        texture: Texture,
        /// Colours of the pattern: grounds first, lines last.
        colors: Vec<Color>,
        /// Scale of the pattern; 1 is the usual size.
        scale: f64,
    },
    /// A line through the board.
    Course {
        /// Kind of line.
        course: Course,
        /// Strokes of the line, the lowest first.
        lines: Vec<CourseLine>,
        /// Colour beyond a coast, towards the rim.
        outside: Option<Color>,
        /// Side on which the strokes are seen.
        lined: Lined,
        /// Drawings that stand along the line; `None`: no drawings.
        along: Option<Along>,
    },
    /// Drawings over several squares each.
    Stamps {
        /// The drawings.
        drawings: Vec<LandStamp>,
        /// The share of free squares that they cover, about: 0 to 1.
        share: f64,
    },
    /// Small drawings at free places.
    Scatter {
        /// The drawings.
        drawings: Vec<Arc<Art>>,
        /// Side of each drawing, in hundredths of a square.
        each: f64,
        /// Number of drawings to a square, about.
        per_square: f64,
    },
}

/// A drawing over several squares.
#[derive(Clone, Debug, PartialEq)]
pub struct LandStamp {
    /// Drawing, with a hundred units to a square.
    pub art: Arc<Art>,
    /// Width in squares.
    pub wide: u8,
    /// Height in squares.
    pub high: u8,
}

/// A stroke along a course.
#[derive(Clone, Debug, PartialEq)]
pub struct CourseLine {
    /// Colour of the stroke.
    pub color: Color,
    /// Width of the stroke in hundredths of a square.
    pub width: f64,
    /// Lengths of dashes and gaps, in hundredths of a square; empty for an unbroken line.
    pub dash: Vec<f64>,
}

/// Drawings along a course, upright.
#[derive(Clone, Debug, PartialEq)]
pub struct Along {
    /// The drawing.
    pub art: Arc<Art>,
    /// Side of the drawing, in hundredths of a square.
    pub size: f64,
    /// Distance from one drawing to the next, in hundredths of a square.
    pub every: f64,
}

words! {
    /// What a layer lies over.
    #[derive(Default)]
    Lies {
        /// Nothing: the squares' own drawings lie over it, so that it shows where they are clear.
        UnderSquares = "under-squares",
        /// The drawings of squares where anybody or nobody starts; throne, corners, edges and marks lie over it.
        #[default]
        UnderGrid = "under-grid",
        /// The lines of the grid, and all that is under them.
        OverGrid = "over-grid",
    }
}

words! {
    /// A pattern that goes on from square to square.
    Texture {
        /// Long planks with grain, from left to right, which meet on lines of the grid.
        Planks = "planks",
        /// Slanting lines, broken here and there.
        Hatching = "hatching",
        /// Dots.
        Stipple = "stipple",
        /// Rows of waves in bands.
        Waves = "waves",
        /// Calfskin: pale clouds and the dots of its hair.
        Vellum = "vellum",
        /// Small stones in rows.
        Mosaic = "mosaic",
        /// Flagstones.
        Stone = "stone",
    }
}

words! {
    /// A line through the board.
    Course {
        /// From side to side past the squares where men start; on large boards another joins it.
        River = "river",
        /// From the squares where defenders start, or from the middle, to each side; on bridges over rivers of layers before it.
        Road = "road",
        /// Around the board: `outside` is the colour of what lies beyond it.
        Coast = "coast",
        /// Around the squares where defenders start.
        Wall = "wall",
    }
}

words! {
    /// On which side of a coast its lines are seen.
    #[derive(Default)]
    Lined {
        /// On both.
        #[default]
        Both = "both",
        /// On the side of the board's middle; the last line is on both.
        Inside = "inside",
        /// On the side of the rim; the last line is on both.
        Outside = "outside",
    }
}

impl BoardLayer {
    /// Returns whether the layer shows a painting.
    #[must_use]
    pub const fn is_painting(&self) -> bool {
        matches!(self.shows, LandArt::Painting { .. })
    }

    /// Returns all drawings of the layer, without a painting's drawings for inks.
    #[must_use]
    pub fn drawings(&self) -> Vec<&Arc<Art>> {
        match &self.shows {
            LandArt::Painting { art, .. } => vec![art],
            LandArt::Texture { .. } => Vec::new(),
            LandArt::Course { along, .. } => along.iter().map(|along| &along.art).collect(),
            LandArt::Stamps { drawings, .. } => drawings.iter().map(|stamp| &stamp.art).collect(),
            LandArt::Scatter { drawings, .. } => drawings.iter().collect(),
        }
    }

    /// Returns the colours that the layer itself names.
    pub(crate) fn colors(&self) -> Vec<Color> {
        match &self.shows {
            LandArt::Texture { colors, .. } => colors.clone(),
            LandArt::Course { lines, outside, .. } => {
                lines.iter().map(|line| line.color).chain(*outside).collect()
            }
            LandArt::Painting { .. } | LandArt::Stamps { .. } | LandArt::Scatter { .. } => Vec::new(),
        }
    }

    /// Returns the layer with other drawings and colours.
    #[must_use]
    pub(crate) fn changed(
        &self,
        art: &dyn Fn(&Arc<Art>) -> Arc<Art>,
        color: &dyn Fn(Color) -> Color,
    ) -> Self {
        let mut layer = self.clone();
        match &mut layer.shows {
            LandArt::Painting { art: painting, .. } => *painting = art(painting),
            LandArt::Texture { colors, .. } => colors.iter_mut().for_each(|said| *said = color(*said)),
            LandArt::Course { lines, along, outside, .. } => {
                *outside = outside.map(color);
                for line in lines.iter_mut() {
                    line.color = color(line.color);
                }
                for along in along.iter_mut() {
                    along.art = art(&along.art);
                }
            }
            LandArt::Stamps { drawings, .. } => {
                for stamp in drawings.iter_mut() {
                    stamp.art = art(&stamp.art);
                }
            }
            LandArt::Scatter { drawings, .. } => {
                for drawing in drawings.iter_mut() {
                    *drawing = art(drawing);
                }
            }
        }
        layer
    }
}

impl LandArt {
    /// Returns the drawing of a painting that a theme has for this ink alone.
    #[must_use]
    pub fn painted_for(&self, ink: Ink) -> Option<&Arc<Art>> {
        let Self::Painting { inks, .. } = self else { return None };
        inks[ink.sparing()?].as_ref()
    }
}
