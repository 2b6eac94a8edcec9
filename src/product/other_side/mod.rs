//! The other side of the board: nine men's morris, or the board of another game, drawn to be printed behind the parts of the
//! board.
//!
//! The rest of the program may rely on this:
//!
//! - It is as large as the board, frame and bleed included, and its lines lie on the board's lines, so that it comes apart
//!   where the board does.
//! - It is drawn as seen once the board is turned over an upright axis: a cut at `x` from the left of the front is at `x`
//!   from the right here.
//! - The outermost strip has one colour, and goes on beyond the cut: two sides of a sheet never meet exactly.

mod game_board;
mod imprint;
mod morris_board;

use super::component::Component;
use crate::game::Variant;
use crate::product::board::{self, BoardMeasures, BoardPicture};
use crate::product::pieces::legible;
use crate::scene::{Item, Path, Point, Rect, Shape, Stroke};
use crate::text::{TextError, Typesetter};
use crate::theme::Theme;
use crate::units::Length;

/// Drawing on the other side of the board.
#[derive(Clone, Debug, PartialEq)]
pub enum OtherSide {
    /// Nine men's morris.
    Morris,
    /// The board of another game.
    Game(Box<Variant>),
}

impl OtherSide {
    /// Returns the number of squares along a side of its board. `None`: it has no squares.
    #[must_use]
    pub fn squares(&self) -> Option<u8> {
        match self {
            Self::Game(variant) => Some(variant.setup.board.size()),
            Self::Morris => None,
        }
    }

    /// Returns the component with its rules. `None`: it is another game, whose rules its own kit has.
    #[must_use]
    pub const fn rules(&self) -> Option<Component> {
        match self {
            Self::Morris => Some(Component::Morris),
            Self::Game(_) => None,
        }
    }
}

/// Returns how many squares of the front lie beyond another game's board behind it, on each side.
///
/// # Errors
/// The reason why its lines would not lie on the lines of the front.
pub fn border(front: u8, back: u8) -> Result<u8, BackMisfit> {
    match front.checked_sub(back) {
        None => Err(BackMisfit::Larger),
        Some(more) if more % 2 == 1 => Err(BackMisfit::HalfASquare),
        Some(more) => Ok(more / 2),
    }
}

/// Reason why a board can't lie behind another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackMisfit {
    /// It has more squares.
    Larger,
    /// In the middle its lines would lie in the middle of the squares of the front, where nothing is cut.
    HalfASquare,
}

/// Board whose other side is drawn. Lengths without a type are in millimetres from the upper left corner of the squares as
/// seen from the back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reverse<'a> {
    /// Measures of the front.
    pub(crate) board: BoardMeasures,
    /// Cuts of the board: the ends of each seam.
    pub(crate) seams: &'a [[Point; 2]],
    /// Stretch of the lower side that no cut goes through.
    pub(crate) uncut: (f64, f64),
    /// Diameter of the men.
    pub(crate) disc: Length,
    /// Whether lines or squares have their names.
    pub(crate) coordinates: bool,
    /// Text of its small print.
    pub(crate) imprint: &'a str,
}

/// Draws its ground, its frame, and a line around the squares.
fn ground(theme: &Theme, board: BoardMeasures) -> Vec<Item> {
    let palette = &theme.palette;
    let inner = Rect::new(0.0, 0.0, board.side(), board.side()).to_path(0.01);
    let mut items: Vec<Item> = vec![Path::fill(inner.clone(), palette.ground).into()];
    items.extend(board::frame_items(board, &theme.art, palette));
    let edge = Stroke::new(legible(palette.ground, palette), board::GRID);
    items.push(Path::stroke(inner, edge).into());
    items
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

    /// Half the surplus of the front has to be whole squares: (11 - 9) / 2 = 1, (11 - 7) / 2 = 2; (11 - 8) / 2 is none.
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
