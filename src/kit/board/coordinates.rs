//! Letters for the files and numbers for the ranks, on the board itself.
//!
//! Two players sit at two sides. Names beside the first player and at his left stand upright for him, the others for the other
//! player. In a wide frame each name has a plate, as the frame's corners have; otherwise it is small in a corner of its square.

use super::frame;
use crate::game::Square;
use crate::kit::pieces::legible;
use crate::scene::{Affine, BezPath, Color, GlyphRun, Item, Path, Point, Rect, Shape, Stroke, Vec2};
use crate::text::{Face, Style, TextError, Typesetter};
use crate::theme::Palette;
use crate::units::Length;

/// Height of lining figures, in em.
const TALL: f64 = 0.66;
/// Height that small letters, some with and some without ascenders, seem to have, as a share of a figure's.
const LETTER: f64 = 0.79;
/// Depth to which a letter reaches below the line, as a share of a figure's height.
const BELOW: f64 = 0.36;
/// On a plate: height of a figure, and width of the widest name, as shares of its side.
const ON_PLATE: f64 = 0.56;
const WIDEST: f64 = 0.78;
/// Edge of a plate, as a share of its side.
const EDGE: f64 = 0.06;
/// In a square: height of a figure as a share of the square, and its least and greatest height in mm.
const IN_SQUARE: f64 = 0.08;
const LEAST: f64 = 1.4;
const MOST: f64 = 3.0;
/// Distance from the corner of a square, as a share of it.
const ASIDE: f64 = 0.04;

/// Measures of the board that names depend on.
#[derive(Clone, Copy, Debug)]
pub(super) struct NamedBoard {
    /// Squares on a side.
    pub(super) squares: u8,
    /// Side of a square in mm.
    pub(super) cell: f64,
    /// Width of the frame in mm.
    pub(super) frame: f64,
}

/// Draws the names of all files and ranks, twice; the origin is the upper left corner of the squares.
///
/// # Errors
/// A digit or letter without a glyph.
pub(super) fn items(
    board: NamedBoard,
    palette: &Palette,
    typesetter: &Typesetter,
) -> Result<Vec<Item>, TextError> {
    let side = f64::from(board.squares) * board.cell;
    let last = board.squares - 1;
    let here = seat(board, |nth| nth, palette, typesetter)?;
    // The other player sits before the last file and the last rank.
    let across = seat(board, |nth| last - nth, palette, typesetter)?;
    let turned = Affine::new([-1.0, 0.0, 0.0, -1.0, side, side]);
    Ok(vec![Item::transformed(here, Affine::IDENTITY), Item::transformed(across, turned)])
}

/// Draws the names that a player sees upright; `named` returns the file `nth` from his left, and the rank `nth` from him.
fn seat(
    board: NamedBoard,
    named: impl Fn(u8) -> u8,
    palette: &Palette,
    typesetter: &Typesetter,
) -> Result<Vec<Item>, TextError> {
    let side = f64::from(board.squares) * board.cell;
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
                    plate(&name, (corner + center).to_point(), band, palette, typesetter)?
                }
                None => small(&name, (corner.to_point(), is_file), board.cell, palette, typesetter)?,
            });
        }
    }
    Ok(paths.into_iter().map(Item::Path).collect())
}

/// Draws a name on a plate of this side.
fn plate(
    name: &str,
    center: Point,
    side: f64,
    palette: &Palette,
    typesetter: &Typesetter,
) -> Result<Vec<Path>, TextError> {
    let square = |side: f64| Rect::from_center_size(center, (side, side)).to_path(0.01);
    let ground = palette.border_ribbon;
    let tall = ON_PLATE * side;
    let (letters, size) = outline(name, tall, typesetter)?;
    // A name that is too wide is shrunk.
    let share = (WIDEST * side / size.width).min(1.0);
    let place = Affine::translate(center.to_vec2())
        * Affine::scale(share)
        * Affine::translate((-size.width / 2.0 - size.left, size.tall / 2.0));
    Ok(vec![
        Path::fill(square(side), palette.ribbon_edge),
        Path::fill(square(side * (1.0 - 2.0 * EDGE)), ground),
        Path::fill(place * letters, legible(ground, palette)),
    ])
}

/// Draws a name in a corner of its square: the name of a file at the lower left, of a rank at the upper left.
fn small(
    name: &str,
    (corner, is_file): (Point, bool),
    cell: f64,
    palette: &Palette,
    typesetter: &Typesetter,
) -> Result<Vec<Path>, TextError> {
    let tall = (IN_SQUARE * cell).clamp(LEAST, MOST);
    let (letters, size) = outline(name, tall, typesetter)?;
    let aside = ASIDE * cell;
    let foot = if is_file { -aside - BELOW * tall } else { aside + size.tall };
    let place = Affine::translate((corner.x + aside - size.left, corner.y + foot));
    let letters = place * letters;
    // The name stands out from any ground.
    let around = Stroke::new(palette.paper, tall * 0.3).rounded();
    Ok(vec![Path::stroke(letters.clone(), around), Path::fill(letters, palette.ink)])
}

/// Size of a name, in mm.
struct NameSize {
    /// Distance from the origin to its left edge.
    left: f64,
    width: f64,
    /// Height that it seems to have.
    tall: f64,
}

/// Returns a name as an outline that begins at (0, 0), with figures of this height, and its size.
fn outline(name: &str, tall: f64, typesetter: &Typesetter) -> Result<(BezPath, NameSize), TextError> {
    let size = Length::mm(tall / TALL);
    let style = Style { face: Face::SemiBold, ..Style::plain(size, size, Color::BLACK) };
    let line = typesetter.line(name, &style)?;
    let outline: BezPath = line.runs.iter().filter_map(GlyphRun::outlines).flatten().collect();
    let bounds = outline.bounding_box();
    let is_number = name.starts_with(|first: char| first.is_ascii_digit());
    let tall = if is_number { tall } else { tall * LETTER };
    Ok((outline, NameSize { left: bounds.x0, width: bounds.width(), tall }))
}
