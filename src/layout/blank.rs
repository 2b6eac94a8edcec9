//! Words with a line to write on behind them, then boxes to tick.

use super::LayoutError;
use super::compose::{Composer, at};
use super::pile::Pile;
use crate::scene::{Item, Node, Path, Rect, Shape, Stroke, Tag};
use crate::text::Style;
use kurbo::Line;

/// Height of a line to write on, in millimetres.
const HEIGHT: f64 = 8.0;
/// Room between the words and their line, in millimetres.
const BEHIND: f64 = 2.0;
/// Height of the words' baseline above the line, in millimetres.
const RAISED: f64 = 0.8;
/// Side of a box, in millimetres.
const SIDE: f64 = 5.5;
/// Room before a box, in millimetres.
const APART: f64 = 1.5;

/// Puts the words and their line below a pile of this width.
pub(super) fn draw(
    composer: &mut Composer<'_>,
    label: &str,
    style: &Style,
    boxes: usize,
    width: f64,
    pile: &mut Pile,
) -> Result<(), LayoutError> {
    let words = composer.label(label, style)?;
    let mark = composer.marks.fresh();
    let line = Stroke::new(composer.palette.quiet, 0.25);
    let edge = Stroke::new(composer.palette.accent, 0.35);
    pile.structure.push(Node::leaf(Tag::Paragraph, mark));
    pile.push(HEIGHT, move |x, y| {
        let (foot, end) = (y + HEIGHT, x + width);
        let from = x + words.width + BEHIND;
        let mut items = vec![Item::marked(mark, at(words, x, foot - RAISED))];
        let ticks = boxes as f64 * (SIDE + APART);
        let rule = Line::new((from, foot), (end - ticks, foot)).to_path(0.01);
        items.push(Path::stroke(rule, line).into());
        for nth in 0..boxes {
            let left = end - ticks + APART + nth as f64 * (SIDE + APART);
            let square = Rect::new(left, foot - SIDE, left + SIDE, foot).to_rounded_rect(0.8);
            items.push(Path::stroke(square.to_path(0.01), edge.clone()).into());
        }
        items
    });
    Ok(())
}
