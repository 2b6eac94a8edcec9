//! Ruled tables to write in, with a tinted head.

use super::compose::Composer;
use super::pile::Pile;
use crate::layout::LayoutError;
use crate::scene::{BezPath, Color, Item, Node, Path, Rect, Shape, Stroke, Tag};
use crate::text::{Align, Face, Style};
use crate::units::Length;

/// Height of a table's head, in millimetres.
pub(crate) const HEAD: f64 = 8.0;

/// Usual size of type, in points.
pub(crate) const WORDS: f64 = 8.0;
/// Leading as a share of the size of type.
const LEADING: f64 = 1.15;
/// Smallest type of a cell.
const LEAST: Length = Length::pt(3.5);
/// Factor by which type is shrunk while a text has no room.
const SMALLER: f64 = 0.95;
/// Free room beside the words of a cell, and above and below the words of a head, in millimetres, both sides together.
const BESIDE: f64 = 1.6;
const AROUND_HEAD: f64 = 1.2;

/// Look of a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RowLook {
    /// With lines between its cells.
    #[default]
    Usual,
    /// Filled in as an example: tinted, in quiet letters.
    Sample,
    /// Without cells to write in: its first words stand in the middle of the whole row.
    Whole,
}

/// Table to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// Purpose in a sentence, for people who can't see the table.
    pub summary: String,
    /// Widths of the columns in millimetres.
    pub columns: Vec<f64>,
    /// Names of the columns.
    pub heads: Vec<String>,
    /// Words of each row; further cells, and cells with empty words, are for writing.
    pub rows: Vec<Vec<String>>,
    /// Looks of the first rows, in order; all other rows look as usual.
    pub looks: Vec<RowLook>,
    /// Height of a row in millimetres, where the table has room for it.
    pub row: f64,
    /// Size of type in points, where the cells have room for it.
    pub points: f64,
}

impl Table {
    /// Returns the table's height with rows `row` millimetres high, in millimetres.
    pub(crate) fn height(&self, row: f64) -> f64 {
        HEAD + row * self.rows.len() as f64
    }

    /// Returns the height of the rows with which the table is `height` millimetres high.
    pub(super) fn highest_row(&self, height: f64) -> f64 {
        (height - HEAD) / self.rows.len() as f64
    }

    /// Draws the table from its top left corner, and returns its structure as well.
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
        let upright = self.upright(row);
        for width in self.columns.iter().take(self.columns.len().saturating_sub(1)) {
            x += width;
            for &(from, to) in &upright {
                lines.move_to((x, from));
                lines.line_to((x, to));
            }
        }
        for nth in 0..self.rows.len() {
            let y = HEAD + row * nth as f64;
            lines.move_to((0.0, y));
            lines.line_to((right, y));
        }
        let border = Rect::new(0.0, 0.0, right, foot).to_path(0.01);
        let mut items: Vec<Item> = vec![Path::fill(head.to_path(0.01), tint).into()];
        for nth in (0..self.rows.len()).filter(|&nth| self.look(nth) == RowLook::Sample) {
            let top = HEAD + row * nth as f64;
            let area = Rect::new(0.0, top, right, top + row);
            items.push(Path::fill(area.to_path(0.01), composer.palette.quiet.mix(Color::WHITE, 0.88)).into());
        }
        items.extend([
            Path::stroke(lines, Stroke::new(composer.palette.quiet, 0.2)).into(),
            Path::stroke(border, Stroke::new(composer.palette.accent, 0.4)).into(),
        ]);
        let mut nodes = vec![self.line(composer, &self.heads, 0.0, HEAD, None, &mut items)?];
        for (nth, words) in self.rows.iter().enumerate() {
            let top = HEAD + row * nth as f64;
            nodes.push(self.line(composer, words, top, row, Some(self.look(nth)), &mut items)?);
        }
        Ok((items, Node::of(Tag::Table { summary: self.summary.clone() }, nodes)))
    }

    /// Returns the look of a row.
    fn look(&self, nth: usize) -> RowLook {
        self.looks.get(nth).copied().unwrap_or_default()
    }

    /// Returns the stretches, from top to bottom, where lines separate cells: everywhere but in rows without cells.
    fn upright(&self, row: f64) -> Vec<(f64, f64)> {
        let mut stretches = vec![(0.0, HEAD)];
        for nth in 0..self.rows.len() {
            let top = HEAD + row * nth as f64;
            let next = self.height(row) - row * (self.rows.len() - nth - 1) as f64;
            match stretches.last_mut() {
                _ if self.look(nth) == RowLook::Whole => {}
                Some((_, to)) if *to >= top - 1e-6 => *to = next,
                _ => stretches.push((top, next)),
            }
        }
        stretches
    }

    /// Sets the words of a row in its look, each in the middle of its cell. `None`: it is the head.
    fn line(
        &self,
        composer: &mut Composer<'_>,
        words: &[String],
        top: f64,
        height: f64,
        look: Option<RowLook>,
        items: &mut Vec<Item>,
    ) -> Result<Node, LayoutError> {
        let (tag, face) = match look {
            None => (Tag::TableHeader, Face::SemiBold),
            Some(RowLook::Sample) => (Tag::TableCell, Face::Italic),
            Some(_) => (Tag::TableCell, Face::Regular),
        };
        let mut style = style(composer, face, self.points);
        if look == Some(RowLook::Sample) {
            style.color = composer.palette.quiet;
        }
        let all = self.columns.iter().sum::<f64>();
        let mut cells = Vec::new();
        let mut x = 0.0;
        for (nth, width) in self.columns.iter().enumerate() {
            if let Some(text) = words.get(nth).filter(|text| !text.is_empty()) {
                let mark = composer.marks.fresh();
                let measure = if look == Some(RowLook::Whole) { all } else { *width } - BESIDE;
                let room = if look.is_none() { height - AROUND_HEAD } else { height };
                let style = in_cell(composer, text, &style, measure, room)?;
                let lines = composer.lines(text, &style, measure, mark)?;
                let mut cell = Pile::default();
                cell.push_slugs(lines);
                let used = cell.bottom(0.0);
                items.extend(cell.place(x + BESIDE / 2.0, top + (height - used) / 2.0));
                cells.push(Node::leaf(tag.clone(), mark));
            } else {
                cells.push(Node::of(Tag::TableCell, Vec::new()));
            }
            x += width;
        }
        Ok(Node::of(Tag::TableRow, cells))
    }
}

/// Returns the style in which a text has room in a cell: smaller if a theme's word is long.
fn in_cell(
    composer: &Composer<'_>,
    text: &str,
    style: &Style,
    width: f64,
    height: f64,
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
