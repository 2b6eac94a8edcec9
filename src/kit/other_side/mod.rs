//! The other side of the board: nine men's morris, or the board of another game, drawn to be printed behind the parts of the
//! board.
//!
//! What the rest of the program may rely on:
//!
//! - It is as large as the board, frame and bleed included, and its lines lie on those of the board, so that it comes apart
//!   where the board does.
//! - It is drawn as one sees it once the board has been turned over an upright axis: what is cut at `x` from the left of the
//!   front is cut at `x` from the right here.
//! - What is outermost has one colour, and goes on beyond the cut: two sides of a sheet never meet exactly.

mod game_board;
mod imprint;
mod morris_board;

use super::component::Component;
use crate::game::Variant;
use crate::kit::board::BoardPicture;
use crate::scene::Point;
use crate::text::{TextError, Typesetter};
use crate::theme::Theme;
use crate::units::Length;

/// What is on the other side of the board.
#[derive(Clone, Debug, PartialEq)]
pub enum OtherSide {
    /// Nine men's morris.
    Morris,
    /// The board of another game.
    Game(Box<Variant>),
}

impl OtherSide {
    /// The component that tells its rules, where the kit tells any; of another game its own kit does.
    #[must_use]
    pub const fn rules(&self) -> Option<Component> {
        match self {
            Self::Morris => Some(Component::Morris),
            Self::Game(_) => None,
        }
    }
}

/// A place for another game's board behind a board: how many squares of the front lie beyond it on each side.
///
/// # Errors
/// Why its lines would not lie on those of the front.
pub fn border(front: u8, back: u8) -> Result<u8, BackMisfit> {
    match front.checked_sub(back) {
        None => Err(BackMisfit::Larger),
        Some(more) if more % 2 == 1 => Err(BackMisfit::HalfASquare),
        Some(more) => Ok(more / 2),
    }
}

/// Why a board can't lie behind another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackMisfit {
    /// It has more squares.
    Larger,
    /// In the middle its lines would lie in the middle of the squares of the front, where nothing is cut.
    HalfASquare,
}

/// The board whose other side is drawn. Lengths without a type are in millimetres from the upper left corner of the squares
/// as one sees them from the back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reverse<'a> {
    /// Squares along a side of the front.
    pub(crate) squares: u8,
    /// Side of a square.
    pub(crate) cell: Length,
    /// Width of the frame outside the squares.
    pub(crate) frame: Length,
    /// How far colour goes on beyond the cut.
    pub(crate) bleed: Length,
    /// Where the board is cut: the ends of each seam.
    pub(crate) seams: &'a [[Point; 2]],
    /// From where to where the lower side has no cut.
    pub(crate) uncut: (f64, f64),
    /// Diameter of the men.
    pub(crate) disc: Length,
    /// Whether lines or squares have their names.
    pub(crate) coordinates: bool,
    /// What it says of itself in small.
    pub(crate) imprint: &'a str,
}

impl Reverse<'_> {
    /// The side of all squares in millimetres.
    fn side(&self) -> f64 {
        self.cell.to_mm() * f64::from(self.squares)
    }
}

/// Draws the other side of a board.
///
/// # Errors
/// A digit or letter without a glyph.
pub(crate) fn draw(
    other: &OtherSide,
    theme: &Theme,
    reverse: &Reverse<'_>,
    typesetter: &Typesetter,
) -> Result<BoardPicture, TextError> {
    match other {
        OtherSide::Morris => morris_board::draw(theme, reverse, typesetter),
        OtherSide::Game(variant) => game_board::draw(variant, theme, reverse, typesetter),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Half of what the front has more has to be whole squares: (11 - 9) / 2 = 1, (11 - 7) / 2 = 2; (11 - 8) / 2 is none.
    #[test]
    fn lines_of_the_back_lie_on_those_of_the_front() {
        assert_eq!(border(11, 11), Ok(0));
        assert_eq!(border(11, 9), Ok(1));
        assert_eq!(border(11, 7), Ok(2));
        assert_eq!(border(19, 7), Ok(6));
        assert_eq!(border(11, 8), Err(BackMisfit::HalfASquare));
        assert_eq!(border(9, 11), Err(BackMisfit::Larger));
    }
}
