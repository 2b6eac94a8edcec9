//! Letters for the files and numbers for the ranks, on the board itself.
//!
//! Two players sit at two sides. Names beside the first player and at his left stand upright for him, the others for the other
//! player. In a wide frame each name has a plate, as the frame's corners have; otherwise it is small in a corner of its square.

use super::frame::{self, BoardMeasures};
use crate::game::Square;
use crate::product::letters::{BELOW, LetterOutline, Lettering, on_ground};
use crate::scene::{Affine, Item, Path, Point, Rect, Vec2};
use crate::text::TextError;

/// Height of lining figures, in em.
const TALL: f64 = 0.66;
/// Height that small letters, some with and some without ascenders, seem to have, as a share of a figure's.
const LETTER: f64 = 0.79;
/// On a plate: height of a figure, and width of the widest name, as shares of its side.
const ON_PLATE: f64 = 0.56;
const WIDEST: f64 = 0.78;
/// In a square: height of a figure as a share of the square, and its least and greatest height in mm.
const IN_SQUARE: f64 = 0.08;
const LEAST: f64 = 1.4;
const MOST: f64 = 3.0;
/// Distance from the corner of a square, as a share of it.
const ASIDE: f64 = 0.04;

/// Draws the names of all files and ranks, twice; the origin is the upper left corner of the squares.
///
/// # Errors
/// A digit or letter without a glyph.
pub(super) fn items(board: BoardMeasures, set: Lettering<'_>) -> Result<Vec<Item>, TextError> {
    let side = board.side();
    let last = board.squares - 1;
    let here = seat(board, |nth| nth, set)?;
    // The other player sits before the last file and the last rank.
    let across = seat(board, |nth| last - nth, set)?;
    let turned = Affine::new([-1.0, 0.0, 0.0, -1.0, side, side]);
    Ok(vec![Item::transformed(here, Affine::IDENTITY), Item::transformed(across, turned)])
}

/// Draws the names that a player sees upright; `named` returns the file `nth` from his left, and the rank `nth` from him.
fn seat(board: BoardMeasures, named: impl Fn(u8) -> u8, set: Lettering<'_>) -> Result<Vec<Item>, TextError> {
    let side = board.side();
    let mut paths = Vec::new();
    for nth in 0..board.squares {
        let file = Square::new(named(nth), 0).to_string().trim_end_matches('1').to_owned();
        let rank = (named(nth) + 1).to_string();
        let at = f64::from(nth) * board.cell;
        let (foot, left) = (Vec2::new(at, side), Vec2::new(0.0, side - at - board.cell));
        for (name, corner, is_file) in [(file, foot, true), (rank, left, false)] {
            paths.extend(match frame::band(board.frame) {
                Some((inside, band)) => {
                    let (out, middle) = (inside + band / 2.0, board.cell / 2.0);
                    let center = if is_file { Vec2::new(middle, out) } else { Vec2::new(-out, middle) };
                    plate(&name, (corner + center).to_point(), band, set)?
                }
                None => small(&name, corner.to_point(), is_file, board.cell, set)?,
            });
        }
    }
    Ok(paths.into_iter().map(Item::Path).collect())
}

/// Draws a name on a plate of this side.
fn plate(name: &str, center: Point, side: f64, set: Lettering<'_>) -> Result<Vec<Path>, TextError> {
    let letters = letters(name, ON_PLATE * side, set)?;
    // A name that is too wide is shrunk.
    let share = letters.share(WIDEST * side);
    Ok(letters.on_plate(Rect::from_center_size(center, (side, side)), share, set.palette))
}

/// Draws a name in a corner of its square: the name of a file at the lower left, of a rank at the upper left.
fn small(
    name: &str,
    corner: Point,
    is_file: bool,
    cell: f64,
    set: Lettering<'_>,
) -> Result<Vec<Path>, TextError> {
    let tall = (IN_SQUARE * cell).clamp(LEAST, MOST);
    let letters = letters(name, tall, set)?;
    let aside = ASIDE * cell;
    let foot = if is_file { -aside - BELOW * tall } else { aside + letters.tall };
    Ok(on_ground(letters.placed(corner.x + aside, corner.y + foot), tall, set.palette).into())
}

/// Returns a name with figures of this height.
fn letters(name: &str, tall: f64, set: Lettering<'_>) -> Result<LetterOutline, TextError> {
    let is_number = name.starts_with(|first: char| first.is_ascii_digit());
    let seen = if is_number { tall } else { tall * LETTER };
    LetterOutline::new(name, tall / TALL, seen, 0.0, set.typesetter)
}
