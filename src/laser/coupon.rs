//! A small test piece to cut first from a scrap: it shows the kerf, the true size, and the look of the engraving.

use super::line_art;
use super::lines::{Area, LaserLine, Layers, Ring};
use super::nest::BedPanel;
use super::{LaserError, LaserPart};
use crate::scene::{Color, Point, Rect, Size};
use crate::text::{Face, Style, Typesetter};
use crate::units::Length;

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
    let outline = Rect::new(0.0, 0.0, SIZE.width, SIZE.height);
    let mut layers = Layers {
        // The square is cut before the outline.
        cut: vec![LaserLine::rectangle(square.inset(half)), LaserLine::rectangle(outline.inset(half))],
        score: scale(),
        engrave: vec![Area::new(patches())],
    };
    layers.engrave.push(number(typesetter, "10.00", 3.0, Point::new(MIDDLE, 18.0))?);
    layers.engrave.push(number(typesetter, "mm", 3.0, Point::new(MIDDLE, 22.0))?);
    for nth in 0..=4 {
        let at = Point::new(LEFT + f64::from(nth) * 10.0, 22.6);
        layers.engrave.push(number(typesetter, &(nth * 10).to_string(), 2.2, at)?);
    }
    let mut moved = Layers::default();
    moved.add(&layers, crate::scene::Affine::translate((half, half)));
    Ok(BedPanel {
        what: "the test piece",
        parts: vec![LaserPart::TestPiece],
        size: Size::new(SIZE.width + kerf, SIZE.height + kerf),
        layers: moved,
    })
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
    let bar = |x: f64, y: f64, width: f64, height: f64| -> Ring {
        let (right, bottom) = (x + width, y + height);
        vec![Point::new(x, y), Point::new(right, y), Point::new(right, bottom), Point::new(x, bottom)]
    };
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

/// Returns a number in type of `size` millimetres, with the middle of its baseline at a point.
fn number(typesetter: &Typesetter, text: &str, size: f64, at: Point) -> Result<Area, LaserError> {
    let size_of_type = Length::mm(size);
    let style = Style {
        face: Face::SemiBold,
        tracking: 0.02,
        ..Style::plain(size_of_type, size_of_type, Color::BLACK)
    };
    let line = typesetter.line(text, &style)?;
    // Letters stay on a bitmap of their own, with room below the baseline.
    let (width, height) = (line.width + 1.0, size * 1.4);
    let items = crate::layout::compose::at(line, 0.5, size);
    let mut area = line_art::area(&items, Size::new(width, height));
    area.place = crate::scene::Affine::translate((at.x - width / 2.0, at.y - size));
    Ok(area)
}
