//! Blocks below each other in a frame of known width: a face of a card, a title, a band of small print.

use super::LayoutError;
use super::block::{Block, Cell, Look};
use super::compose::{Composer, Scale};
use super::manner::{Manner, Setting};
use super::pile::Pile;
use super::words::WordSetter;
use super::{blank, line};
use crate::scene::{Affine, Item, Node, Path, Shape, Stroke};
use crate::text::Style;
use kurbo::Line;
use std::sync::Arc;

/// Size of type in points for words without a style of their own.
const USUAL: f64 = 10.0;

/// Place of a stack, in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Frame {
    /// Its left side.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// Its width.
    pub width: f64,
    /// Lowest end of a table: its rows are made less high if the table would end lower.
    pub foot: f64,
    /// Style of the entries of a list with boxes; words without a style of their own are as large. `None`: the usual style and
    /// size.
    pub boxes: Option<Style>,
}

impl Frame {
    /// Returns a frame that is as high as its content.
    pub(crate) const fn new(left: f64, top: f64, width: f64) -> Self {
        Self { left, top, width, foot: f64::INFINITY, boxes: None }
    }
}

/// Blocks set below each other.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Stacked {
    /// Drawn items.
    pub items: Vec<Item>,
    /// Their structure, in reading order.
    pub structure: Vec<Node>,
    /// Lower edge, in millimetres.
    pub bottom: f64,
}

/// Sets blocks below each other.
///
/// # Errors
/// A character without a glyph, or faulty markup.
pub(crate) fn stack(
    composer: &mut Composer<'_>,
    blocks: &[Block],
    frame: Frame,
) -> Result<Stacked, LayoutError> {
    let mut pile = pile(composer, blocks, frame)?;
    let structure = std::mem::take(&mut pile.structure);
    let bottom = pile.bottom(frame.top);
    Ok(Stacked { items: pile.place(frame.left, frame.top), structure, bottom })
}

/// Returns the height of blocks below each other in this width, in millimetres; to try sizes with.
///
/// # Errors
/// As for [`stack`].
pub(crate) fn height(composer: &Composer<'_>, blocks: &[Block], width: f64) -> Result<f64, LayoutError> {
    let mut marks = crate::scene::Marks::default();
    let mut composer = composer.with(&mut marks);
    Ok(pile(&mut composer, blocks, Frame::new(0.0, 0.0, width))?.bottom(0.0))
}

fn pile(composer: &mut Composer<'_>, blocks: &[Block], frame: Frame) -> Result<Pile, LayoutError> {
    let width = frame.width;
    let mut setting = Setting { scale: Scale::of(USUAL), manner: Manner::BARE, measure: width };
    if let Some(style) = frame.boxes {
        setting.scale = Scale::of(style.size.to_pt());
        setting.manner.boxes.look = Look::Styled(style);
    }
    let mut pile = Pile::default();
    let mut words = WordSetter::new(composer, &setting);
    for block in blocks {
        if let Some(set) = words.block(block)? {
            pile.push_slugs(set.slugs);
            pile.structure.extend(set.structure);
            continue;
        }
        let composer = &mut *words.composer;
        match block {
            Block::Line(text) => line::draw(composer, text, width, &mut pile)?,
            Block::Figure(figure) => {
                let drawing = figure.drawing.clone();
                pile.structure.extend(drawing.structure);
                pile.push(drawing.size.height, move |x, y| {
                    let left = x + (width - drawing.size.width) / 2.0;
                    // A drawing at the very corner need not be moved.
                    if left == 0.0 && y == 0.0 {
                        drawing.items
                    } else {
                        vec![Item::moved(drawing.items, left, y)]
                    }
                });
            }
            Block::Ornament { art, tall } => {
                let art = Arc::clone(art);
                let scale = tall / art.size.height;
                pile.push(art.size.height * scale, move |x, y| {
                    let left = x + (width - art.size.width * scale) / 2.0;
                    let transform = Affine::translate((left, y)) * Affine::scale(scale);
                    vec![Item::Art { art, transform }]
                });
            }
            Block::Table(table) => {
                let row = table.row.min(table.highest_row(frame.foot - pile.bottom(frame.top)));
                let (items, node) = table.draw(composer, row)?;
                pile.structure.push(node);
                pile.push(table.height(row), move |x, y| vec![Item::moved(items, x, y)]);
            }
            Block::Row(cells) => row(composer, cells, &mut pile)?,
            Block::Spread { blocks, height, line } => {
                spread(composer, blocks, width, *height, line.as_ref(), &mut pile)?;
            }
            Block::Blank { label, style, boxes } => {
                blank::draw(composer, label, style, *boxes, width, &mut pile)?;
            }
            Block::Gap(room) => pile.push(*room, |_, _| Vec::new()),
            // These are words: `words.block` has set them above.
            Block::Heading { .. }
            | Block::Paragraph { .. }
            | Block::Opening { .. }
            | Block::Inset { .. }
            | Block::Pictured { .. }
            | Block::Caption { .. }
            | Block::List { .. }
            | Block::Gallery(_) => {}
        }
    }
    Ok(pile)
}

/// Sets cells beside each other, each in the middle of the row's height.
fn row(composer: &mut Composer<'_>, cells: &[Cell], pile: &mut Pile) -> Result<(), LayoutError> {
    let (mut parts, mut height) = (Vec::new(), 0.0_f64);
    for cell in cells {
        let mut part = self::pile(composer, cell.block.as_slice(), Frame::new(0.0, 0.0, cell.width))?;
        pile.structure.append(&mut part.structure);
        let tall = part.bottom(0.0);
        height = height.max(cell.height).max(tall);
        parts.push((part, cell.width, tall));
    }
    pile.push(height, move |x, y| {
        let (mut items, mut left) = (Vec::new(), x);
        for (part, width, tall) in parts {
            items.extend(part.place(left, y + (height - tall) / 2.0));
            left += width;
        }
        items
    });
    Ok(())
}

/// Sets blocks that share out a height, with a line in the middle of each gap.
fn spread(
    composer: &mut Composer<'_>,
    blocks: &[Block],
    width: f64,
    height: f64,
    line: Option<&Stroke>,
    pile: &mut Pile,
) -> Result<(), LayoutError> {
    let mut parts = Vec::new();
    for block in blocks {
        let mut part = self::pile(composer, std::slice::from_ref(block), Frame::new(0.0, 0.0, width))?;
        pile.structure.append(&mut part.structure);
        let tall = part.bottom(0.0);
        parts.push((part, tall));
    }
    let used: f64 = parts.iter().map(|(_, tall)| tall).sum();
    let gap = (height - used) / parts.len() as f64;
    let line = line.cloned();
    pile.push(height, move |x, y| {
        let (mut items, mut top) = (Vec::new(), y + gap / 2.0);
        for (nth, (part, tall)) in parts.into_iter().enumerate() {
            if let (1.., Some(stroke)) = (nth, &line) {
                let rule = Line::new((x, top - gap / 2.0), (x + width, top - gap / 2.0));
                items.push(Path::stroke(rule.to_path(0.01), stroke.clone()).into());
            }
            items.extend(part.place(x, top));
            top += tall + gap;
        }
        items
    });
    Ok(())
}

#[cfg(test)]
mod tests;
