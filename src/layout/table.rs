//! Ruled tables to write in, with a tinted head.

use super::compose::Composer;
use crate::layout::LayoutError;
use crate::scene::{BezPath, Color, Item, Node, Path, Rect, Shape, Stroke, Tag};
use crate::text::{Align, Face, Style};
use crate::units::Length;

/// Height of a table's head, in millimetres.
pub(crate) const HEAD: f64 = 8.0;

/// A table to be drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Table<'a> {
    /// What it is for, in a sentence, for people who can't see it.
    pub summary: &'a str,
    /// Widths of the columns in millimetres.
    pub columns: &'a [f64],
    /// The names of the columns.
    pub heads: &'a [String],
    /// The words of each row; cells beyond them are for writing.
    pub rows: &'a [Vec<String>],
    /// Height of a row in millimetres.
    pub row: f64,
}

impl Table<'_> {
    /// Its height in millimetres.
    #[must_use]
    pub(crate) fn height(&self) -> f64 {
        HEAD + self.row * self.rows.len() as f64
    }

    /// What it shows, from its top left corner, and its structure.
    ///
    /// # Errors
    /// A character without a glyph.
    pub(crate) fn draw(&self, composer: &mut Composer<'_>) -> Result<(Vec<Item>, Node), LayoutError> {
        let (right, foot) = (self.columns.iter().sum::<f64>(), self.height());
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
            let y = HEAD + self.row * nth as f64;
            lines.move_to((0.0, y));
            lines.line_to((right, y));
        }
        let border = Rect::new(0.0, 0.0, right, foot).to_path(0.01);
        let mut items: Vec<Item> = vec![
            Path::fill(head.to_path(0.01), tint).into(),
            Path::stroke(lines, Stroke::new(composer.palette.quiet, 0.2)).into(),
            Path::stroke(border, Stroke::new(composer.palette.accent, 0.4)).into(),
        ];
        let mut nodes = vec![self.line(composer, self.heads, (0.0, HEAD), &Tag::TableHeader, &mut items)?];
        for (nth, row) in self.rows.iter().enumerate() {
            let top = HEAD + self.row * nth as f64;
            nodes.push(self.line(composer, row, (top, self.row), &Tag::TableCell, &mut items)?);
        }
        Ok((items, Node::of(Tag::Table { summary: self.summary.to_owned() }, nodes)))
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
        let style = style(composer, if *tag == Tag::TableHeader { Face::SemiBold } else { Face::Regular });
        let mut cells = Vec::new();
        let mut x = 0.0;
        for (nth, width) in self.columns.iter().enumerate() {
            if let Some(text) = words.get(nth) {
                let mark = composer.marks.fresh();
                let lines = composer.lines(text, &style, width - 1.6, mark)?;
                let used: f64 = lines.iter().map(|line| line.height).sum();
                let mut y = top + (height - used) / 2.0;
                for line in lines {
                    items.push(Item::moved(line.items, x + 0.8, y));
                    y += line.height;
                }
                cells.push(Node::leaf(tag.clone(), mark));
            } else {
                cells.push(Node::of(Tag::TableCell, Vec::new()));
            }
            x += width;
        }
        Ok(Node::of(Tag::TableRow, cells))
    }
}

fn style(composer: &Composer<'_>, face: Face) -> Style {
    Style {
        face,
        align: Align::Center,
        ..Style::plain(Length::pt(8.0), Length::pt(9.2), composer.palette.ink)
    }
}
