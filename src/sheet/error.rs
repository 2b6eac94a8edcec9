//! What can keep a kit from meeting its paper.

use super::Paper;
use crate::game::Cut;
use crate::kit::KitError;
use crate::units::Length;
use std::fmt;

/// Why the pages can't be made.
#[derive(Debug)]
pub enum SheetError {
    /// Something in the kit itself.
    Kit(KitError),
    /// None of the variant's cuts fits.
    NoCutFits {
        /// The cuts that were tried.
        cuts: Vec<Cut>,
        /// Side of the board.
        side: Length,
        /// The paper.
        paper: Paper,
    },
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
            Self::NoCutFits { cuts, side, paper } => {
                let tried: Vec<&str> = cuts.iter().map(|cut| cut.name()).collect();
                let room = paper.printable();
                write!(
                    f,
                    "the board of {side} a side fits on {paper} in none of the cuts that its variant lists ({}): a part \
                     may be at most {:.1} x {:.1} mm; list another cut, for instance `pinwheel`",
                    tried.join(", "),
                    room.width(),
                    room.height(),
                )
            }
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
