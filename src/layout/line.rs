//! Single lines that stand in the middle: titles, and facts in a row.

use super::LayoutError;
use super::block::LineBlock;
use super::compose::{Composer, at, baseline, fitted};
use super::pile::Pile;
use crate::scene::{Item, Node, Tag};
use crate::text::Style;

/// Puts a line that is placed by its baseline below a pile of this width.
pub(super) fn one(
    composer: &mut Composer<'_>,
    line: &LineBlock,
    width: f64,
    pile: &mut Pile,
) -> Result<(), LayoutError> {
    let LineBlock { text, mut style, fits, above, below, tag } = line.clone();
    if let Some((room, close)) = fits {
        if composer.label(&text, &style)?.width > room {
            // Letters are set closer before they are shrunk.
            style.tracking = close;
        }
        style = fitted(composer, &text, style, room)?;
    }
    let set = composer.label(&text, &style)?;
    let mark = composer.marks.fresh();
    pile.structure.push(Node::leaf(tag, mark));
    pile.push(above + below, move |x, y| {
        let left = x + (width - set.width) / 2.0;
        vec![Item::marked(mark, at(set, left, y + above))]
    });
    Ok(())
}

/// Puts the lines of one paragraph below a pile of this width, each shrunk until it is no wider than `room`.
pub(super) fn several(
    composer: &mut Composer<'_>,
    (texts, style): (&[String], Style),
    room: f64,
    width: f64,
    pile: &mut Pile,
) -> Result<(), LayoutError> {
    let mark = composer.marks.fresh();
    pile.structure.push(Node::leaf(Tag::Paragraph, mark));
    for text in texts {
        let style = fitted(composer, text, style, room)?;
        let set = composer.label(text, &style)?;
        let left = (width - set.width) / 2.0;
        let inner = baseline(set, &style);
        pile.push(style.leading.to_mm(), move |x, y| {
            vec![Item::marked(mark, vec![Item::moved(inner, x + left, y)])]
        });
    }
    Ok(())
}
