//! A small test piece to cut first from a scrap: it shows the kerf, the true size, and the look of the engraving.

use super::line_art::PlateWord;
use super::lines::{Area, LaserLine, Layers, Ring, corners};
use super::nest::BedPanel;
use super::{LaserError, LaserPart};
use crate::scene::{Point, Rect, Size};
use crate::text::Typesetter;

/// Its size when cut, in millimetres.
pub const SIZE: Size = Size::new(60.0, 25.0);
/// Side of the square that falls out of it, in millimetres; if the square is smaller, the difference is the kerf.
pub const SQUARE: f64 = 10.0;
/// Length of the scored scale, in millimetres.
pub const SCALE: f64 = 40.0;

/// Left end of the scale and of the engraving above it, in millimetres.
const LEFT: f64 = 16.5;
/// Middle of the left part, in millimetres.
const MIDDLE: f64 = 8.0;

/// Returns the test piece.
///
/// # Errors
/// If the fonts lack a figure.
pub(super) fn coupon(typesetter: &Typesetter, kerf: f64) -> Result<BedPanel, LaserError> {
    let half = kerf / 2.0;
    let square = Rect::new(MIDDLE - SQUARE / 2.0, 3.0, MIDDLE + SQUARE / 2.0, 3.0 + SQUARE);
    let outline = SIZE.to_rect().inset(half);
    let mut layers = Layers {
        // The square is cut before the outline.
        cut: vec![LaserLine::rectangle(square.inset(half)), LaserLine::rectangle(outline)],
        score: scale(),
        engrave: vec![Area::new(patches())],
    };
    let mut number = |text: &str, size: f64, x: f64, y: f64| -> Result<(), LaserError> {
        let word = PlateWord { text, size, tracking: 0.02, middle: Point::new(x, y) };
        layers.engrave.push(word.engraved(typesetter)?);
        Ok(())
    };
    number("10.00", 3.0, MIDDLE, 18.0)?;
    number("mm", 3.0, MIDDLE, 22.0)?;
    for nth in 0..=4 {
        number(&(nth * 10).to_string(), 2.2, LEFT + f64::from(nth) * 10.0, 22.6)?;
    }
    let size = SIZE + Size::new(kerf, kerf);
    Ok(BedPanel::of("test-piece", vec![LaserPart::TestPiece], outline.origin(), size, &layers))
}

/// Returns a scale of 40 mm with a stroke at each 5 mm.
fn scale() -> Vec<LaserLine> {
    let base = 19.0;
    let stroke = |nth: u8| {
        let (x, high) = (LEFT + f64::from(nth) * 5.0, if nth.is_multiple_of(2) { 3.0 } else { 1.8 });
        LaserLine::Straight(Point::new(x, base - high), Point::new(x, base))
    };
    let line = LaserLine::Straight(Point::new(LEFT, base), Point::new(LEFT + SCALE, base));
    std::iter::once(line).chain((0..=8).map(stroke)).collect()
}

/// Returns five samples of engraving: full, half in coarse and in fine lines, lines from 0.1 to 0.5 mm, dots.
fn patches() -> Vec<Ring> {
    let (top, side, step) = (3.0, 7.0, 8.25);
    let left = |nth: u8| LEFT + f64::from(nth) * step;
    let bar = |x: f64, y: f64, width: f64, height: f64| corners(Rect::new(x, y, x + width, y + height));
    let mut rings = vec![bar(left(0), top, side, side)];
    rings.extend((0..7).map(|nth| bar(left(1), top + f64::from(nth), side, 0.5)));
    rings.extend((0..14).map(|nth| bar(left(2), top + f64::from(nth) * 0.5, side, 0.25)));
    rings.extend((1..=5).map(|nth| bar(left(3), top + f64::from(nth - 1) * 1.5, side, f64::from(nth) * 0.1)));
    for row in 0..7 {
        let columns = (0..7).map(|column| (f64::from(column), f64::from(row)));
        rings.extend(columns.map(|(x, y)| bar(left(4) + x, top + y, 0.5, 0.5)));
    }
    rings
}
