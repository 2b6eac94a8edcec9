//! The tinted ground on which stands what must not be overlooked.

use crate::scene::{Color, Item, Path, Rect, Stroke, rounded};
use crate::theme::Palette;

/// Share of white in the tint, beside the colour of the theme's ground.
const PALE: f64 = 0.55;
/// Width of the line around it, in millimetres.
const LINE: f64 = 0.25;

/// Draws a tinted ground with a line around it: its area and the radius of its corners are in millimetres; the line grows and
/// shrinks with `scale`.
pub(crate) fn panel(palette: &Palette, area: Rect, radius: f64, scale: f64) -> Item {
    let tint = palette.ground.mix(Color::WHITE, PALE);
    let stroke = Some(Stroke::new(palette.quiet, LINE * scale));
    Path { stroke, ..Path::fill(rounded(area, radius), tint) }.into()
}
