//! The base: what lies inside and what does not, the edition, the maker and the address, and room for whoever sells the box.

use super::{INSET, centred, in_the_middle, places, readable};
use crate::explain::ExplainError;
use crate::explain::counts::counts;
use crate::layout::compose::Composer;
use crate::layout::{Block, Content, Look};
use crate::product::carton::contents::BoxContents;
use crate::product::edition;
use crate::product::form::Making;
use crate::scene::{Item, Rect, Size};
use crate::text::{Face, Style, Value, escape_markup};
use crate::theme::Slot;

/// Distance of the words from the edges, in edges' insets.
const AROUND: f64 = 2.5 * INSET;
/// Room between the words and the row below them, in millimetres.
const BETWEEN: f64 = 3.0;
/// Side of the theme's own picture, as a share of the base's height.
const PICTURE: f64 = 0.42;

/// Draws the base.
///
/// # Errors
/// A message or a glyph that is missing.
pub(super) fn base(
    composer: &mut Composer<'_>,
    making: Making<'_>,
    contents: &BoxContents,
    size: Size,
) -> Result<Content, ExplainError> {
    let Making { variant, maker, .. } = making;
    let palette = composer.palette;
    let on_ground = |color| readable(color, palette.border, palette);
    let mut content = Content::empty(size);
    let inside = size.to_rect().inset(-AROUND);
    let mut room = inside;
    let row = places::height(making.box_places, size);
    if row > 0.0 {
        room.y1 -= row + BETWEEN;
        places::draw(composer, making, Rect { y0: inside.y1 - row, ..inside }, &mut content)?;
    }
    if let Some(art) = composer.art[Slot::BoxFace].first() {
        let side = (PICTURE * size.height).min(room.height());
        let y = room.center().y - side / 2.0;
        content.items.push(Item::stretched(art, Rect::new(room.x0, y, room.x0 + side, y + side)));
        room.x0 += side + AROUND;
    }
    let mut args = counts(variant);
    args.push(("flat", Value::from(contents.lying.len() - usize::from(contents.leaflet))));
    let plain =
        |text: String| Block::Paragraph { text, look: Look::Styled(centred(10.0, on_ground(palette.ink))) };
    let head = Style { face: Face::SmallCaps, tracking: 0.05, ..centred(13.0, on_ground(palette.accent)) };
    let mut blocks =
        vec![Block::Paragraph { text: composer.say("box-inside", &args)?, look: Look::Fitted(head) }];
    blocks.push(Block::Gap(1.0));
    blocks.push(plain(composer.say("box-inside-pieces", &args)?));
    if contents.lying.len() > usize::from(contents.leaflet) {
        blocks.push(plain(composer.say("box-inside-flat", &args)?));
    }
    if contents.leaflet {
        blocks.push(plain(composer.say("box-inside-leaflet", &args)?));
    }
    blocks.push(Block::Gap(3.0));
    let board = if contents.band { "box-outside-board" } else { "box-outside-poster" };
    blocks.push(plain(composer.say(board, &args)?));
    blocks.push(Block::Gap(3.0));
    let small =
        |text: String| Block::Paragraph { text, look: Look::Fitted(centred(8.5, on_ground(palette.quiet))) };
    blocks.push(small(edition::edition(composer.messages, variant)?));
    if let Some(maker) = maker {
        blocks.push(small(composer.say("box-maker", &[("maker", Value::Text(escape_markup(maker)))])?));
    }
    blocks.extend(making.address.map(|address| small(escape_markup(address))));
    in_the_middle(composer, &blocks, room, &mut content)?;
    Ok(content)
}
