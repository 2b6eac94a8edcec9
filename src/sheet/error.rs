//! What can keep a kit from meeting its paper.

use super::{MARGIN, Paper};
use crate::kit::BLEED;
use crate::kit::KitError;
use crate::units::Length;
use std::fmt;

/// Why the pages can't be made.
#[derive(Debug)]
pub enum SheetError {
    /// Something in the kit itself.
    Kit(KitError),
    /// Not even a part of one square fits.
    NoCutFits {
        /// Side of a square.
        cell: Length,
        /// The paper.
        paper: Paper,
    },
    /// Two pieces could not stand on neighbouring squares.
    DiscsTouch {
        /// The king's disc.
        king: Length,
        /// The other discs.
        piece: Length,
        /// Side of a square.
        cell: Length,
    },
    /// Of the parts that were asked for the game has none.
    Empty,
    /// Something has no room on an empty sheet.
    NoRoom {
        /// What.
        what: &'static str,
    },
}

impl fmt::Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kit(error) => error.fmt(f),
            Self::NoCutFits { cell, paper } => {
                let room = paper.printable(MARGIN).inset(-BLEED.to_mm());
                write!(
                    f,
                    "squares of {cell} can't be printed on {paper}: beside the page's label a part may be at most {:.1} x \
                     {:.1} mm; choose larger paper",
                    room.width(),
                    room.height(),
                )
            }
            Self::DiscsTouch { king, piece, cell } => write!(
                f,
                "discs of {king} (king) and {piece} can't stand on neighbouring squares of {cell}: half of both together \
                 must be no more than a square, and the king's the larger; choose smaller discs"
            ),
            Self::Empty => f.write_str("there is nothing to print: name more parts with --parts"),
            Self::NoRoom { what } => {
                write!(f, "{what} has no room on an empty sheet: choose smaller discs or larger paper")
            }
        }
    }
}

impl std::error::Error for SheetError {}

impl From<KitError> for SheetError {
    fn from(error: KitError) -> Self {
        Self::Kit(error)
    }
}
