//! The border inside the outer squares, and the bleed around the board.

use crate::kit::ornament::BorderColors;
use crate::kit::ornament::interlace::border;
use crate::scene::{BezPath, Item, Path, Rect, Shape};
use crate::theme::Palette;

/// Width of the band in mm on squares of 25 mm. With [`INSET`] it fills the margin that a disc of 19 mm leaves there.
const BAND: f64 = 2.5;
/// The widest band as a share of a square, so that small squares keep room for their pieces.
const WIDEST: f64 = 0.1;
/// Ground between the band and the edge of the board, as a share of a square: a line on the very edge would show
/// every slip of the knife.
const INSET: f64 = 0.024;
/// The length of a cell of the plait in widths of the band, at least.
const SLENDER: f64 = 1.6;

/// The border and its bleed, over the ground and the grid.
///
/// The border is the outermost thing, so the bleed has its colour: a cut that strays outwards shows a wider
/// border, one that strays inwards a narrower one. Whole cells of the plait go on a square, so cuts between
/// squares fall between cells.
pub(super) fn items(squares: u8, cell: f64, bleed: f64, palette: &Palette) -> Vec<Item> {
    let side = f64::from(squares) * cell;
    let band = BAND.min(cell * WIDEST);
    let cells = (cell / (band * SLENDER)).floor() as usize;
    let board = Rect::new(0.0, 0.0, side, side);
    let colors =
        BorderColors { ground: palette.border, ribbon: palette.border_ribbon, edge: palette.ribbon_edge };
    let mut items = Vec::new();
    if bleed > 0.0 {
        let beyond = Path { even_odd: true, ..Path::fill(ring(board.inset(bleed), board), palette.border) };
        items.push(beyond.into());
    }
    let inset = cell * INSET;
    let margin = Path { even_odd: true, ..Path::fill(ring(board, board.inset(-inset)), palette.border) };
    items.push(margin.into());
    let drawn = border(side - 2.0 * inset, band, cells.max(1) * usize::from(squares), &colors);
    items.push(Item::moved(drawn, inset, inset));
    items
}

/// What lies between two rectangles; filled by the even-odd rule.
fn ring(outer: Rect, inner: Rect) -> BezPath {
    let mut path = outer.to_path(0.01);
    path.extend(inner.to_path(0.01));
    path
}
