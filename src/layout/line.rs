//! Single lines that stand in the middle, for example titles.

use super::LayoutError;
use super::block::LineBlock;
use super::compose::{Composer, at, fitted};
use super::pile::Pile;
use crate::scene::{Item, Node};

/// Puts a line that is placed by its baseline below a pile of this width.
pub(super) fn draw(
    composer: &mut Composer<'_>,
    line: &LineBlock,
    width: f64,
    pile: &mut Pile,
) -> Result<(), LayoutError> {
    let LineBlock { text, mut style, room, close, above, tag } = line.clone();
    if composer.label(&text, &style)?.width > room {
        // Letters are set closer before they are shrunk.
        style.tracking = close;
    }
    style = fitted(composer, &text, style, room)?;
    let set = composer.label(&text, &style)?;
    let mark = composer.marks.fresh();
    pile.structure.push(Node::leaf(tag, mark));
    pile.push(above, move |x, y| {
        let left = x + (width - set.width) / 2.0;
        vec![Item::marked(mark, at(set, left, y + above))]
    });
    Ok(())
}
