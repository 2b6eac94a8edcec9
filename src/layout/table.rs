//! Ruled tables to write in, with a tinted head.

use super::compose::Composer;
use super::pile::Pile;
use crate::layout::LayoutError;
use crate::scene::{BezPath, Color, Item, Node, Path, Rect, Shape, Stroke, Tag};
use crate::text::{Align, Face, Style};
use crate::units::Length;

/// Height of a table's head, in millimetres.
pub(crate) const HEAD: f64 = 8.0;

/// The usual size of type, in points.
pub(crate) const WORDS: f64 = 8.0;
/// Leading as a part of the size of type.
const LEADING: f64 = 1.15;
/// The smallest type of a cell.
const LEAST: Length = Length::pt(3.5);
/// By how much type becomes smaller while a text has no room.
const SMALLER: f64 = 0.95;

/// A table to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// What it is for, in a sentence, for people who can't see it.
    pub summary: String,
    /// Widths of the columns in millimetres.
    pub columns: Vec<f64>,
    /// The names of the columns.
    pub heads: Vec<String>,
    /// The words of each row; cells beyond them, and those whose words are empty, are for writing.
    pub rows: Vec<Vec<String>>,
    /// Height of a row in millimetres, where the table has room for it.
    pub row: f64,
    /// Size of type in points, where the cells have room for it.
    pub points: f64,
}

impl Table {
    /// Its height with rows so high, in millimetres.
    pub(crate) fn height(&self, row: f64) -> f64 {
        HEAD + row * self.rows.len() as f64
    }

    /// The highest rows with which it is at most so high.
    pub(super) fn highest_row(&self, height: f64) -> f64 {
        (height - HEAD) / self.rows.len() as f64
    }

    /// What it shows, from its top left corner, and its structure.
    ///
    /// # Errors
    /// A character without a glyph.
    pub(super) fn draw(
        &self,
        composer: &mut Composer<'_>,
        row: f64,
    ) -> Result<(Vec<Item>, Node), LayoutError> {
        let (right, foot) = (self.columns.iter().sum::<f64>(), self.height(row));
        let tint = composer.palette.ground.mix(Color::WHITE, 0.4);
        let head = Rect::new(0.0, 0.0, right, HEAD);
        let mut lines = BezPath::new();
        let mut x = 0.0;
        for width in self.columns.iter().take(self.columns.len().saturating_sub(1)) {
            x += width;
            lines.move_to((x, 0.0));
            lines.line_to((x, foot));
        }
        for nth in 0..self.rows.len() {
            let y = HEAD + row * nth as f64;
            lines.move_to((0.0, y));
            lines.line_to((right, y));
        }
        let border = Rect::new(0.0, 0.0, right, foot).to_path(0.01);
        let mut items: Vec<Item> = vec![
            Path::fill(head.to_path(0.01), tint).into(),
            Path::stroke(lines, Stroke::new(composer.palette.quiet, 0.2)).into(),
            Path::stroke(border, Stroke::new(composer.palette.accent, 0.4)).into(),
        ];
        let mut nodes = vec![self.line(composer, &self.heads, (0.0, HEAD), &Tag::TableHeader, &mut items)?];
        for (nth, words) in self.rows.iter().enumerate() {
            let top = HEAD + row * nth as f64;
            nodes.push(self.line(composer, words, (top, row), &Tag::TableCell, &mut items)?);
        }
        Ok((items, Node::of(Tag::Table { summary: self.summary.clone() }, nodes)))
    }

    /// The words of a row, each in the middle of its cell.
    fn line(
        &self,
        composer: &mut Composer<'_>,
        words: &[String],
        (top, height): (f64, f64),
        tag: &Tag,
        items: &mut Vec<Item>,
    ) -> Result<Node, LayoutError> {
        let face = if *tag == Tag::TableHeader { Face::SemiBold } else { Face::Regular };
        let style = style(composer, face, self.points);
        let mut cells = Vec::new();
        let mut x = 0.0;
        for (nth, width) in self.columns.iter().enumerate() {
            if let Some(text) = words.get(nth).filter(|text| !text.is_empty()) {
                let mark = composer.marks.fresh();
                let style = in_cell(composer, text, &style, (width - 1.6, height))?;
                let lines = composer.lines(text, &style, width - 1.6, mark)?;
                let mut cell = Pile::default();
                cell.push_slugs(lines);
                let used = cell.bottom(0.0);
                items.extend(cell.place(x + 0.8, top + (height - used) / 2.0));
                cells.push(Node::leaf(tag.clone(), mark));
            } else {
                cells.push(Node::of(Tag::TableCell, Vec::new()));
            }
            x += width;
        }
        Ok(Node::of(Tag::TableRow, cells))
    }
}

/// The style in which a text has room in a cell: smaller if a theme's word is long.
fn in_cell(
    composer: &Composer<'_>,
    text: &str,
    style: &Style,
    (width, height): (f64, f64),
) -> Result<Style, LayoutError> {
    let mut style = *style;
    while style.size > LEAST {
        let lines = composer.typesetter.paragraph(text, &style, width)?.len();
        if lines as f64 * style.leading.to_mm() <= height {
            break;
        }
        style = Style { size: style.size * SMALLER, leading: style.leading * SMALLER, ..style };
    }
    Ok(style)
}

fn style(composer: &Composer<'_>, face: Face, points: f64) -> Style {
    let plain = Style::plain(Length::pt(points), Length::pt(points * LEADING), composer.palette.ink);
    Style { face, align: Align::Center, ..plain }
}
