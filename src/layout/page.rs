//! Whole pages: blocks are put on a page from the head down.
//!
//! A page in the largest type that fits takes three steps: list its blocks, put them on it with [`Content::add`],
//! [`Content::add_columns`] and [`Content::add_cells`], and let [`fit::largest`](super::fit::largest) try the sizes.

use super::block::Block;
use super::compose::{Composer, plain};
use super::stack::{Frame, stack};
use super::{Content, LayoutError};
use crate::scene::{Item, Node, Rect, Size, Tag};

/// Arrangement of cells in rows, each as high as its highest cell. Millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct CellGrid {
    /// Area with room for the cells.
    pub area: Rect,
    /// Number of columns.
    pub columns: usize,
    /// Room between columns.
    pub gutter: f64,
    /// Least room between two rows, and the most of the height left over that is added to it: rows stay together.
    pub between: [f64; 2],
    /// Whether there is as much room above the first row and below the last one.
    pub is_around: bool,
    /// Whether cells go down the first column, then down the next, as one reads; else along the rows.
    pub is_down_first: bool,
    /// Whether a cell stands in the middle of its row's height; else at the head.
    pub is_centred: bool,
}

/// Returns the width of each of so many columns beside each other.
pub(crate) fn column_width(width: f64, columns: usize, gutter: f64) -> f64 {
    (width - gutter * (columns - 1) as f64) / columns as f64
}

impl Content {
    /// Adds cells in rows, and returns the lower edge of all. Before each row that has room above it, `rule` gets the items
    /// so far, the middle of this room, and the number of cells in the row. `None`: the cells have no room.
    pub(crate) fn add_cells(
        &mut self,
        cells: Vec<Self>,
        grid: CellGrid,
        mut rule: impl FnMut(&mut Vec<Item>, f64, usize),
    ) -> Option<f64> {
        let down = cells.len().div_ceil(grid.columns);
        let mut rows: Vec<Vec<(Vec<Item>, f64)>> = vec![Vec::new(); down];
        for (nth, Self { items, size, structure }) in cells.into_iter().enumerate() {
            let row = if grid.is_down_first { nth % down } else { nth / grid.columns };
            rows[row].push((items, size.height));
            self.structure.extend(structure);
        }
        let tall = |row: &[(Vec<Item>, f64)]| row.iter().map(|(_, height)| *height).fold(0.0, f64::max);
        let needed: f64 = rows.iter().map(|row| tall(row)).sum();
        let [least, more] = grid.between;
        let gaps = if grid.is_around { down + 1 } else { down.saturating_sub(1) };
        let spare = grid.area.height() - needed - gaps as f64 * least;
        if spare < 0.0 {
            return None;
        }
        let shares = if grid.is_around { gaps } else { down };
        let gap = least + (spare / shares as f64).min(more);
        let step = column_width(grid.area.width(), grid.columns, grid.gutter) + grid.gutter;
        let mut y = grid.area.y0;
        for (nth, row) in rows.into_iter().enumerate() {
            if nth > 0 || grid.is_around {
                rule(&mut self.items, y + gap / 2.0, row.len());
                y += gap;
            }
            let tall = tall(&row);
            for (column, (items, height)) in row.into_iter().enumerate() {
                let above = if grid.is_centred { (tall - height) / 2.0 } else { 0.0 };
                self.items.push(Item::moved(items, grid.area.x0 + column as f64 * step, y + above));
            }
            y += tall;
        }
        Some(if grid.is_around { y + gap } else { y })
    }

    /// Returns an area of this size with nothing on it.
    pub(crate) const fn empty(size: Size) -> Self {
        Self::drawing(size, Vec::new())
    }

    /// Returns a drawing of which a screen reader says nothing.
    pub(crate) const fn drawing(size: Size, items: Vec<Item>) -> Self {
        Self { size, items, structure: Vec::new() }
    }

    /// Returns a drawing of which a screen reader says what `alt` tells.
    pub(crate) fn figure(composer: &mut Composer<'_>, size: Size, items: Vec<Item>, alt: &str) -> Self {
        let mut figure = Self::empty(size);
        figure.add_figure(composer, items, alt);
        figure
    }

    /// Adds blocks below each other in a frame, and returns their lower edge in millimetres.
    ///
    /// # Errors
    /// A character without a glyph, or faulty markup.
    pub(crate) fn add(
        &mut self,
        composer: &mut Composer<'_>,
        blocks: &[Block],
        frame: Frame,
    ) -> Result<f64, LayoutError> {
        let set = stack(composer, blocks, frame)?;
        self.items.extend(set.items);
        self.structure.extend(set.structure);
        Ok(set.bottom)
    }

    /// Adds columns of blocks beside each other in a frame, and returns the lower edge of the longest in millimetres.
    ///
    /// # Errors
    /// A character without a glyph, or faulty markup.
    pub(crate) fn add_columns(
        &mut self,
        composer: &mut Composer<'_>,
        columns: &[Vec<Block>],
        frame: Frame,
        gutter: f64,
    ) -> Result<f64, LayoutError> {
        let width = column_width(frame.width, columns.len(), gutter);
        let (mut left, mut bottom) = (frame.left, frame.top);
        for blocks in columns {
            bottom = self.add(composer, blocks, Frame { left, width, ..frame })?.max(bottom);
            left += width + gutter;
        }
        Ok(bottom)
    }

    /// Adds what was set by itself, moved to its place.
    pub(crate) fn add_content(&mut self, content: Self, left: f64, top: f64) {
        self.items.push(Item::moved(content.items, left, top));
        self.structure.extend(content.structure);
    }

    /// Adds a drawing in its place, of which a screen reader says what `alt` tells.
    pub(crate) fn add_figure(&mut self, composer: &mut Composer<'_>, items: Vec<Item>, alt: &str) {
        let mark = composer.marks.fresh();
        self.items.push(Item::marked(mark, items));
        self.structure.push(Node::leaf(Tag::Figure { alt: plain(alt) }, mark));
    }

    /// Returns it with all its structure in one section.
    pub(crate) fn into_section(self) -> Self {
        Self { structure: vec![Node::of(Tag::Section, self.structure)], ..self }
    }
}
