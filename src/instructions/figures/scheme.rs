//! Scheme of how the board's parts join: a small plan of them from the front, and one from the back, where they are taped.

use crate::imposition::cut_plan::CutPlan;
use crate::imposition::cutting::{BoardPart, Seam};
use crate::layout::compose::{Composer, at, plain};
use crate::layout::{Content, LayoutError};
use crate::scene::{BezPath, Color, Item, Node, Path, Rect, Shape, Size, Stroke, Tag, circle};
use crate::sheets::drawing::slug_line::small;
use crate::text::{Face, Style};

/// Room between the two plans, in millimetres.
const GAP: f64 = 8.0;
/// Room for the words under a plan, in millimetres.
const CAPTION: f64 = 5.0;
/// The largest side of a plan on a wide page, in millimetres.
const LARGEST: f64 = 60.0;

/// Side of the smallest part in millimetres at which numbers and letters have their full size; on smaller parts they
/// shrink with it.
const ROOMY: f64 = 11.0;
/// Share of their full size at which numbers and letters can just be read, about 6 pt. Signs of two letters are smaller
/// from the start, and need their full size.
const READABLE: f64 = 0.75;
/// Least share of their full size that numbers keep, however small the parts are.
const SMALLEST: f64 = 0.4;

/// Draws both plans in `width` millimetres, side by side or, where many parts would be too small to read, one above the
/// other. `None`: the board has one part.
///
/// # Errors
/// A message or a glyph that is missing.
pub(crate) fn draw(
    composer: &mut Composer<'_>,
    plan: &CutPlan,
    size: u8,
    width: f64,
) -> Result<Option<Content>, LayoutError> {
    if plan.parts.len() < 2 {
        return Ok(None);
    }
    // The plans are as large as it takes for numbers and letters to stay apart on the smallest part.
    let smallest = plan.parts.iter().map(|part| part.columns.min(part.rows)).min().unwrap_or(size);
    let has_pairs = plan.seams.iter().any(|seam| seam.letter.len() > 1);
    let least = if has_pairs { ROOMY } else { ROOMY * READABLE };
    let (side, beside) = arrangement(least * f64::from(size) / f64::from(smallest), width);
    let cell = side / f64::from(size);
    let signs = (f64::from(smallest) * cell / ROOMY).clamp(SMALLEST, 1.0);
    let mut items = Vec::new();
    let mut structure = Vec::new();
    let right = if beside { side + GAP } else { 0.0 };
    let below = if beside { 0.0 } else { side + CAPTION + 2.0 };
    let indent = (width - side - right) / 2.0;
    for (mirrored, left, top, caption, alt) in [
        (false, indent, 0.0, "scheme-front", "alt-scheme-front"),
        (true, indent + right, below, "scheme-back", "alt-scheme-back"),
    ] {
        let view = View { cell, size, mirrored, signs };
        let mut drawing = Vec::new();
        for (i, part) in plan.parts.iter().enumerate() {
            drawing.extend(view.part(composer, part, i)?);
        }
        // On very many parts there is room for the numbers only, which run row by row.
        for seam in plan.seams.iter().filter(|_| signs > SMALLEST) {
            drawing.extend(view.letters(composer, seam)?);
        }
        let mark = composer.marks.fresh();
        items.push(Item::marked(mark, vec![Item::moved(drawing, left, top)]));
        let alt = plain(&composer.say(alt, &[])?);
        structure.push(Node::leaf(Tag::Figure { alt }, mark));
        let style = label(composer, 8.5, Face::Italic);
        let words = composer.say(caption, &[])?;
        let line = composer.label(&words, &style)?;
        let mark = composer.marks.fresh();
        let x = left + (side - line.width) / 2.0;
        items.push(Item::marked(mark, at(line, x, top + side + 3.8)));
        structure.push(Node::leaf(Tag::Caption, mark));
    }
    let structure = vec![Node::of(Tag::Section, structure)];
    Ok(Some(Content { size: Size::new(width, below + side + CAPTION), items, structure }))
}

/// Returns the side of each plan, and whether the two lie side by side in `width` millimetres. Plans with a side of at
/// least `readable` millimetres can be read.
fn arrangement(readable: f64, width: f64) -> (f64, bool) {
    let beside = (width - GAP) / 2.0;
    if beside >= readable.min(LARGEST) { (beside.min(LARGEST), true) } else { (readable.min(width), false) }
}

fn label(composer: &Composer<'_>, points: f64, face: Face) -> Style {
    Style { face, ..small(composer, points) }
}

/// A plan of the board, seen from one of its faces.
struct View {
    cell: f64,
    size: u8,
    mirrored: bool,
    /// Size of numbers and letters, as a share of their full size.
    signs: f64,
}

impl View {
    fn x(&self, column: u8) -> f64 {
        let column = if self.mirrored { self.size - column } else { column };
        f64::from(column) * self.cell
    }

    fn part(
        &self,
        composer: &Composer<'_>,
        part: &BoardPart,
        index: usize,
    ) -> Result<Vec<Item>, LayoutError> {
        let (a, b) = (self.x(part.column), self.x(part.column + part.columns));
        let top = f64::from(part.row) * self.cell;
        let area = Rect::new(a.min(b), top, a.max(b), top + f64::from(part.rows) * self.cell).inset(-0.4);
        let tint = if self.mirrored { Color::WHITE } else { composer.palette.ground.mix(Color::WHITE, 0.45) };
        let mut items = vec![
            Path {
                stroke: Some(Stroke::new(composer.palette.ink, 0.3)),
                ..Path::fill(area.to_path(0.01), tint)
            }
            .into(),
        ];
        let mut grid = BezPath::new();
        for column in 1..part.columns {
            let x = self.x(part.column + column);
            grid.move_to((x, area.y0));
            grid.line_to((x, area.y1));
        }
        for row in 1..part.rows {
            let y = f64::from(part.row + row) * self.cell;
            grid.move_to((area.x0, y));
            grid.line_to((area.x1, y));
        }
        let faint = composer.palette.ink.mix(Color::WHITE, 0.75);
        items.push(Path::stroke(grid, Stroke::new(faint, 0.15)).into());
        let number =
            composer.label(&(index + 1).to_string(), &label(composer, 12.0 * self.signs, Face::SemiBold))?;
        let center = area.center();
        let plate = circle(center, (3.0 * self.signs).max(number.width / 2.0 + 0.4 * self.signs));
        items.push(Path::fill(plate, tint).into());
        let x = center.x - number.width / 2.0;
        items.extend(at(number, x, center.y + 1.4 * self.signs));
        Ok(items)
    }

    /// Draws a seam's letters on a small disc in the middle of the seam.
    fn letters(&self, composer: &Composer<'_>, seam: &Seam) -> Result<Vec<Item>, LayoutError> {
        // Two letters need a wider disc, and there are many of them.
        let points = if seam.letter.len() == 1 { 8.0 } else { 6.5 };
        let style = label(composer, points * self.signs, Face::SemiBold);
        let middle = |a: u8, b: u8| f64::midpoint(f64::from(a), f64::from(b)) * self.cell;
        let x = middle(seam.from.0, seam.to.0);
        let x = if self.mirrored { f64::from(self.size) * self.cell - x } else { x };
        let y = middle(seam.from.1, seam.to.1);
        let line = composer.label(&seam.letter, &style)?;
        let plate = circle((x, y), (2.0 * self.signs).max(line.width / 2.0 + 0.4 * self.signs));
        let mut items = vec![
            Path {
                stroke: Some(Stroke::new(composer.palette.ink, 0.2)),
                ..Path::fill(plate, composer.palette.paper)
            }
            .into(),
        ];
        let left = x - line.width / 2.0;
        items.extend(at(line, left, y + 0.119 * points * self.signs));
        Ok(items)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plans_that_would_be_too_small_lie_one_above_the_other() {
        assert_eq!(arrangement(18.0, 86.0), (39.0, true), "halves, beside each other on A4");
        assert_eq!(arrangement(51.6, 86.0), (51.6, false), "25 squares in parts of at least four");
        assert_eq!(arrangement(51.6, 45.0), (45.0, false), "a narrow column");
        assert_eq!(arrangement(30.0, 260.0), (60.0, true));
    }
}
