//! The lines between squares.

use crate::scene::{BezPath, Color, Item, Path, Rect, Shape, Stroke};

/// Width of the lines in mm: they are the strongest inside the board, whatever is drawn beneath, and wide enough that a cut
/// along one that slips a little stays on it.
pub(super) const WIDTH: f64 = 0.45;

/// All lines of the board at once, the outer sides among them, each from side to side.
pub(super) fn lines(squares: u8, cell: f64, color: Color) -> Item {
    let side = f64::from(squares) * cell;
    let mut outline = BezPath::new();
    // The outer sides are one closed line, so that its corners are whole.
    outline.extend(Rect::new(0.0, 0.0, side, side).to_path(0.01));
    for line in 1..squares {
        let at = f64::from(line) * cell;
        outline.move_to((at, 0.0));
        outline.line_to((at, side));
        outline.move_to((0.0, at));
        outline.line_to((side, at));
    }
    Path::stroke(outline, Stroke::new(color, WIDTH)).into()
}
