//! The frame outside the squares, and the bleed around the board.

use crate::kit::ornament::BorderColors;
use crate::kit::ornament::interlace::{Border, border};
use crate::scene::{BezPath, Item, Path, Rect, Shape};
use crate::theme::Palette;

/// The narrowest frame with an ornament, in mm; below it is a line in the ornament's colour.
const NARROWEST: f64 = 2.0;
/// What stays plain along the outer edge, in mm: a cut that drifts doesn't show there.
const PLAIN: f64 = 1.0;
/// Of a wide frame, what stays plain outside the band and inside it, as shares of the frame: a heavy band would outshine
/// the pieces.
const OUTSIDE: f64 = 0.2;
const INSIDE: f64 = 0.14;
/// Frames from this width on are wide, in mm.
const WIDE: f64 = 5.0;
/// The length of a cell of the plait in widths of the band, about.
const SLENDER: f64 = 1.6;

/// The frame and its bleed; the origin is the upper left corner of the squares.
///
/// What is outermost has one colour, and the bleed has it too: a cut that strays outwards or inwards leaves a frame that
/// is a little wider or narrower, and nothing else. Whole cells of the plait go on a square, so cuts between squares fall
/// between cells.
pub(super) fn items(squares: u8, cell: f64, width: f64, bleed: f64, palette: &Palette) -> Vec<Item> {
    let side = f64::from(squares) * cell;
    let inner = Rect::new(0.0, 0.0, side, side);
    let mut items = Vec::new();
    let outer = inner.inset(width + bleed);
    let is_line = width > 0.0 && width < NARROWEST;
    let color = if is_line { palette.border_ribbon } else { palette.border };
    if outer.width() > side {
        items.push(Path { even_odd: true, ..Path::fill(ring(outer, inner), color) }.into());
    }
    if width >= NARROWEST {
        let (outside, inside) = plain(width);
        let band = width - outside - inside;
        let colors =
            BorderColors { ground: palette.border, ribbon: palette.border_ribbon, edge: palette.ribbon_edge };
        let cells = (cell / (band * SLENDER)).round().max(1.0) as usize * usize::from(squares);
        let drawn = border(Border { inner: side, inside, band, cells }, &colors);
        items.push(Item::moved(drawn, -inside - band, -inside - band));
    }
    items
}

/// Of a frame so wide that names can stand in it: the plain part inside the band, and the band's width.
pub(super) fn band(width: f64) -> Option<(f64, f64)> {
    (width >= WIDE).then(|| ornament(width))
}

/// The plain part of a frame inside its band, and the band's width; no width if there is no band.
pub(super) fn ornament(width: f64) -> (f64, f64) {
    let (outside, inside) = plain(width);
    (inside, if width < NARROWEST { 0.0 } else { width - outside - inside })
}

/// What stays plain outside the band and inside it, in millimetres.
fn plain(width: f64) -> (f64, f64) {
    if width < WIDE { (PLAIN, 0.0) } else { (PLAIN.max(width * OUTSIDE), width * INSIDE) }
}

/// What lies between two rectangles; filled by the even-odd rule.
fn ring(outer: Rect, inner: Rect) -> BezPath {
    let mut path = outer.to_path(0.01);
    path.extend(inner.to_path(0.01));
    path
}
