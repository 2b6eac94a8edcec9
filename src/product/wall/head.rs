//! The heading of the page: the game's name between a king and an attacker, and the line below it.

use crate::game::Variant;
use crate::layout::compose::{Composer, fitted};
use crate::layout::{Block, Content, Frame, LayoutError, stack};
use crate::product::cards::disc;
use crate::product::front::own_or_themes;
use crate::scene::{Item, Path, Shape, Size, Stroke};
use crate::text::{Align, Face, Style, Value};
use crate::theme::Slot;
use crate::units::Length;

/// Size of the title as a share of the page's width, and of the line below it as a part of the title's.
const TITLE: f64 = 0.055;
const TAGLINE: f64 = 0.42;
/// Diameter of the emblems beside the title as a part of its size.
const EMBLEM: f64 = 1.7;
/// The line below the heading: its width, and the room above it as a part of the title's size.
const LINE: f64 = 0.6;
const ABOVE_LINE: f64 = 0.3;

/// The heading, as wide as the page.
///
/// # Errors
/// A message or a glyph that is missing.
pub(super) fn set(
    composer: &mut Composer<'_>,
    variant: &Variant,
    width: f64,
) -> Result<Content, LayoutError> {
    let size = Length::mm(TITLE * width);
    let emblem = EMBLEM * size.to_mm();
    let room = width - 2.0 * (emblem + size.to_mm());
    let plain = Style::plain(size, size * 1.15, composer.palette.accent);
    let title = Style { face: Face::SemiBold, align: Align::Center, ..plain };
    let name = composer.say("wall-title", &[("game", Value::Text(variant.name.clone()))])?;
    let title = fitted(composer, &name, title, room)?;
    let mut blocks = vec![Block::title(1, name, title)];
    if let Some(text) = own_or_themes(composer, variant.about.tagline.as_deref(), "theme-tagline")? {
        let (size, leading) = (size * TAGLINE, size * TAGLINE * 1.3);
        let style = Style { face: Face::Italic, size, leading, color: composer.palette.ink, ..title };
        let style = fitted(composer, &text, style, room)?;
        blocks.push(Block::styled(text, style));
    }
    let words = stack(composer, &blocks, Frame::new((width - room) / 2.0, 0.0, room))?;
    let high = words.bottom.max(emblem);
    let mut items = vec![Item::moved(words.items, 0.0, (high - words.bottom) / 2.0)];
    for (slot, left) in [(Slot::KingSymbol, 0.0), (Slot::AttackerSymbol, width - emblem)] {
        items.extend(disc(composer.art.one(slot), emblem, left, (high - emblem) / 2.0));
    }
    let at = high + ABOVE_LINE * size.to_mm();
    let line = kurbo::Line::new((0.0, at), (width, at)).to_path(0.01);
    items.push(Path::stroke(line, Stroke::new(composer.palette.rule, LINE)).into());
    Ok(Content { size: Size::new(width, at + LINE), items, structure: words.structure })
}
