//! The sheet of a pair of pupils in small, with its cuts: the long ones with their numbers, the others as thin lines.

use crate::imposition::{ClassSheet, CutLine};
use crate::layout::compose::{Composer, at, plain};
use crate::layout::{Content, LayoutError};
use crate::scene::{BezPath, Color, Item, Node, Path, Point, Rect, Shape, Size, Stroke, Tag, circle};
use crate::sheets::drawing::slug_line::small;
use crate::text::{Align, Face, Style};

/// Radius of the spots with the numbers, in millimetres, and the size of the numbers in points.
const SPOT: f64 = 1.75;
const NUMBER: f64 = 7.5;
/// Width of lines, width of numbered lines, and how far these go on beyond the sheet, in millimetres.
const LINE: f64 = 0.2;
const LONG: f64 = 0.5;
const BEYOND: f64 = 1.2;
/// Room around the sheet for the spots, in millimetres.
const AROUND: f64 = 2.0 * SPOT + BEYOND;

/// Draws the sheet, `width` millimetres wide with the spots for the numbers.
///
/// # Errors
/// A message or a glyph that is missing.
pub(in crate::instructions) fn draw(
    composer: &mut Composer<'_>,
    class: &ClassSheet,
    width: f64,
) -> Result<Content, LayoutError> {
    let whole = class.whole();
    let scale = (width - 2.0 * AROUND) / whole.width();
    let size = Size::new(width, whole.height() * scale + 2.0 * AROUND);
    let mark = composer.marks.fresh();
    let alt = plain(&composer.say("alt-cut-order", &[])?);
    let structure = vec![Node::leaf(Tag::Figure { alt }, mark)];
    if composer.trial {
        return Ok(Content { size, items: Vec::new(), structure });
    }
    let to = |point: Point| Point::new(AROUND, AROUND) + (point - whole.origin()) * scale;
    let palette = composer.palette;
    let area = |part: Rect| Rect::from_points(to(part.origin()), to(Point::new(part.x1, part.y1)));
    let edge = Stroke::new(palette.ink, LINE);
    let part = |rect: Rect, color| {
        Path { stroke: Some(edge.clone()), ..Path::fill(area(rect).to_path(0.01), color) }.into()
    };
    let mut items: Vec<Item> = vec![
        part(class.board, palette.ground),
        part(class.card, Color::WHITE),
        part(class.block, Color::WHITE),
    ];
    let side = class.piece.to_mm() * scale;
    let mut pieces = BezPath::new();
    for nth in 0..class.places() {
        pieces.extend(circle(area(class.place(nth)).center(), side * 0.38));
    }
    items.push(Path { stroke: Some(edge.clone()), ..Path::fill(pieces, palette.ground) }.into());
    let (mut long, mut short) = (BezPath::new(), BezPath::new());
    let mut spots = Vec::new();
    for line in class.cuts() {
        let (mut from, end) = (to(line.from), to(line.to));
        let Some(step) = line.step else {
            short.move_to(from);
            short.line_to(end);
            continue;
        };
        let back = if line.is_upright() { (0.0, -BEYOND) } else { (-BEYOND, 0.0) };
        from += crate::scene::Vec2::from(back);
        long.move_to(from);
        long.line_to(end);
        spots.push((step, spot(&line, from)));
    }
    items.push(Path::stroke(short, Stroke::new(palette.accent, LINE)).into());
    items.push(Path::stroke(long, Stroke::new(palette.accent, LONG)).into());
    let style = Style {
        face: Face::SemiBold,
        color: Color::WHITE,
        align: Align::Left,
        lining_figures: true,
        ..small(composer, NUMBER)
    };
    for (step, center) in spots {
        items.push(Path::fill(circle(center, SPOT), palette.accent).into());
        let label = composer.label(&step.to_string(), &style)?;
        let left = center.x - label.width / 2.0;
        // A digit is about seven tenths of its size high.
        items.extend(at(label, left, center.y + style.size.to_mm() * 0.33));
    }
    Ok(Content { size, items: vec![Item::marked(mark, items)], structure })
}

/// Returns the middle of the spot at the beginning of a cut.
fn spot(line: &CutLine, from: Point) -> Point {
    if line.is_upright() { Point::new(from.x, from.y - SPOT) } else { Point::new(from.x - SPOT, from.y) }
}
