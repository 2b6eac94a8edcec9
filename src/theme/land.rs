//! The layers of a board: what is painted over its squares as a whole, before marks, grid and pieces.
//!
//! A painting is made for boards of one size. All other layers compose themselves on any board: [`crate::kit`] lays them
//! out. Lengths are in hundredths of a square, so that they hold for squares of any size.

use super::{Ink, Slot};
use crate::scene::{Art, Color};
use std::sync::Arc;

/// Millimetres of a painting to a square of the board.
pub const PAINTED_SQUARE: f64 = 25.0;

/// A layer of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardLayer {
    /// What it shows.
    pub shows: LandArt,
    /// What it lies over.
    pub lies: Lies,
    /// Whether it is there beside a painting that fits the board, too.
    pub always: bool,
    /// The number of squares a side of the boards that it is for, if not for all.
    pub size: Option<u8>,
    /// The starting layout that it is for, row by row from the top as a variant has it, if not for all.
    pub layout: Option<Vec<String>>,
    /// The kinds of squares that it is for, by the slots of their drawings.
    pub on: Vec<Slot>,
}

/// What a layer shows.
#[derive(Clone, Debug, PartialEq)]
pub enum LandArt {
    /// A drawing of the whole board, [`PAINTED_SQUARE`] to a square.
    Painting {
        /// The drawing.
        art: Arc<Art>,
        /// Drawings in its place for the inks, in the order of [`Ink::SPARING`].
        inks: [Option<Arc<Art>>; 3],
    },
    /// A pattern that goes on from square to square.
    Texture {
        /// Which.
        texture: Texture,
        /// Its colours: grounds first, lines last.
        colors: Vec<Color>,
        /// How large it is; 1 as usual.
        scale: f64,
    },
    /// A line through the board.
    Course {
        /// Which.
        course: Course,
        /// Its strokes, the lowest first.
        lines: Vec<CourseLine>,
        /// Of a coast: the colour of what lies beyond it, towards the rim.
        outside: Option<Color>,
        /// On which side its strokes are seen.
        lined: Lined,
        /// What stands along it.
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
        /// The side of each, in hundredths of a square.
        each: f64,
        /// How many there are to a square, about.
        per_square: f64,
    },
}

/// A drawing over several squares.
#[derive(Clone, Debug, PartialEq)]
pub struct LandStamp {
    /// The drawing; a square is a hundred units of it.
    pub art: Arc<Art>,
    /// Squares from left to right.
    pub wide: u8,
    /// Squares from top to bottom.
    pub high: u8,
}

/// A stroke along a course.
#[derive(Clone, Debug, PartialEq)]
pub struct CourseLine {
    /// Its colour.
    pub color: Color,
    /// Its width in hundredths of a square.
    pub width: f64,
    /// Lengths of dashes and gaps, in hundredths of a square; empty for an unbroken line.
    pub dash: Vec<f64>,
}

/// Drawings along a course, upright.
#[derive(Clone, Debug, PartialEq)]
pub struct Along {
    /// The drawing.
    pub art: Arc<Art>,
    /// Its side, in hundredths of a square.
    pub size: f64,
    /// From one to the next, in hundredths of a square.
    pub every: f64,
}

/// Makes an enumeration of words that a theme may write.
macro_rules! words {
    ($(#[doc = $about:literal])+ $(#[derive($derived:ident)])?
        $name:ident { $($(#[doc = $doc:literal])+ $(#[$usual:ident])? $value:ident = $word:literal,)+ }) => {
        $(#[doc = $about])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $(#[derive($derived)])?
        pub enum $name {
            $($(#[doc = $doc])+ $(#[$usual])? $value,)+
        }

        impl $name {
            /// All values.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$value),+];

            /// The word a theme has for it.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$value => $word,)+
                }
            }

            /// What it looks like.
            #[must_use]
            pub const fn doc(self) -> &'static str {
                match self {
                    $(Self::$value => concat!($($doc),+).trim_ascii_start(),)+
                }
            }
        }
    };
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
        /// Long planks with joints and grain, from left to right.
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
        /// From the squares where defenders start, or from the middle, to each side.
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
    /// Whether it is a painting.
    #[must_use]
    pub const fn is_painting(&self) -> bool {
        matches!(self.shows, LandArt::Painting { .. })
    }

    /// All its drawings, those for an ink left out.
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

    /// The colours that it says itself.
    pub(crate) fn colors(&self) -> Vec<Color> {
        match &self.shows {
            LandArt::Texture { colors, .. } => colors.clone(),
            LandArt::Course { lines, outside, .. } => {
                lines.iter().map(|line| line.color).chain(*outside).collect()
            }
            LandArt::Painting { .. } | LandArt::Stamps { .. } | LandArt::Scatter { .. } => Vec::new(),
        }
    }

    /// The same with other drawings and colours.
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
    /// The drawing of a painting that a theme has for an ink alone.
    #[must_use]
    pub fn painted_for(&self, ink: Ink) -> Option<&Arc<Art>> {
        let Self::Painting { inks, .. } = self else { return None };
        let index = Ink::SPARING.iter().position(|&sparing| sparing == ink)?;
        inks[index].as_ref()
    }
}
