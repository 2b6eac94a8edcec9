//! What can keep a set from being cut by laser.

use crate::game::Cut;
use crate::scene::Size;
use crate::text::TextError;
use crate::units::Length;
use std::fmt;

/// Why there is nothing to give to a laser cutter.
#[derive(Clone, Debug, PartialEq)]
pub enum LaserError {
    /// A part is larger than the bed.
    TooLarge {
        /// What it is.
        what: &'static str,
        /// Its width and height in millimetres, with the kerf.
        size: Size,
        /// The bed, likewise.
        bed: Size,
    },
    /// The cut that was asked for has parts that are larger than the bed.
    Cut {
        /// The cut.
        cut: Cut,
        /// Side of a square.
        cell: Length,
        /// The bed, in millimetres.
        bed: Size,
    },
    /// Around the squares the bed has no room for the frame that was asked for.
    Frame {
        /// The frame.
        frame: Length,
        /// The widest that fits, in half millimetres.
        most: Length,
        /// The bed, in millimetres.
        bed: Size,
    },
    /// Neither board nor pieces are asked for.
    Empty,
    /// A number on the test coupon can't be set.
    Text(TextError),
}

impl fmt::Display for LaserError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let room = |bed: &Size| (bed.width - 2.0 * super::MARGIN, bed.height - 2.0 * super::MARGIN);
        match self {
            Self::TooLarge { what, size, bed } => {
                let (width, height) = room(bed);
                write!(
                    f,
                    "{what} of {:.1} x {:.1} mm does not fit the laser's bed of {} x {} mm, which has room for {width} x \
                     {height} mm: name a larger --bed",
                    size.width, size.height, bed.width, bed.height
                )
            }
            Self::Cut { cut, cell, bed } => {
                let (width, height) = room(bed);
                write!(
                    f,
                    "with squares of {cell} the cut `{}` has parts that do not fit the laser's bed of {} x {} mm, which \
                     has room for {width} x {height} mm: leave out --cut, or name a larger --bed",
                    cut.name(),
                    bed.width,
                    bed.height
                )
            }
            Self::Frame { frame, most, bed } => write!(
                f,
                "with a frame of {frame} the board does not fit the laser's bed of {} x {} mm: choose a --frame of {most} or \
                 less, or name a larger --bed",
                bed.width, bed.height
            ),
            Self::Empty => f.write_str(
                "there is nothing to cut by laser: board and pieces are what it cuts, so name one of them with --parts",
            ),
            Self::Text(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for LaserError {}

impl From<TextError> for LaserError {
    fn from(error: TextError) -> Self {
        Self::Text(error)
    }
}
