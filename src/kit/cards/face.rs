//! What all cards share: a double frame, a title, the styles of their words.

use crate::kit::CORNER;
use crate::layout::compose::{Composer, plain};
use crate::layout::{Block, Content, Frame, LayoutError, LineBlock, stack};
use crate::scene::{Affine, Art, Item, Path, Rect, Shape, Size, Stroke, Tag, rounded};
use crate::text::{Align, Face, Style};
use crate::theme::Slot;
use crate::units::Length;
use std::sync::Arc;

/// Distance of everything printed from the card's edge but its frame, in millimetres.
pub(super) const INSET: f64 = 3.4;
/// Where text starts below a card's title, in millimetres from the upper edge.
pub(super) const TOP: f64 = 9.6;
/// Baseline of a title, in millimetres from the upper edge.
const TITLE: f64 = 7.5;
/// Size of a title in points.
const TITLE_SIZE: f64 = 11.0;
/// Room between the letters of a title that is too long otherwise, in ems.
const CLOSE: f64 = 0.02;
/// The frame: distance from the edge and width of its lines, in millimetres.
const FRAME: [(f64, f64); 2] = [(1.6, 0.5), (2.35, 0.18)];
/// From the edge of a card to what lies beneath its words, in millimetres: within the lines of the frame.
const WITHIN: f64 = 2.8;
/// How much of the veil over it is paper.
const VEIL: f64 = 0.8;

/// Text of a card, in points. Ragged: in so few words a line, justified ones would stand far apart.
pub(super) fn style(composer: &Composer<'_>, size: f64) -> Style {
    Style {
        face: Face::Regular,
        size: Length::pt(size),
        leading: Length::pt(size * 1.15),
        color: composer.palette.ink,
        align: Align::Left,
        hyphenate: true,
        first_indent: 0.0,
        last_line: 0.0,
        lining_figures: true,
        tracking: 0.0,
    }
}

fn title_style(composer: &Composer<'_>, points: f64) -> Style {
    Style {
        face: Face::SmallCaps,
        color: composer.palette.accent,
        tracking: 0.06,
        hyphenate: false,
        align: Align::Center,
        ..style(composer, points)
    }
}

/// The frame that the theme has drawn, stretched to the card; or a double line around the card, inside its edge, whose
/// corners follow those of the card where they are cut round.
pub(crate) fn frame(composer: &Composer<'_>, card: Size, is_round: bool) -> Vec<Item> {
    if let Some(drawing) = composer.art[Slot::CardFrame].first() {
        return vec![stretched(drawing, card.to_rect())];
    }
    let card = card.to_rect();
    FRAME
        .into_iter()
        .map(|(inset, width)| {
            let line = Stroke::new(composer.palette.rule, width);
            let edge = card.inset(-inset);
            let edge = if is_round { rounded(edge, CORNER - inset) } else { edge.to_path(0.01) };
            Path::stroke(edge, line).into()
        })
        .collect()
}

/// What lies beneath the words of a card's back if the theme has drawn it: the drawing as far as the frame, and a veil of
/// paper over it, through which even black is a light grey, so that words can be read on it.
pub(super) fn back_ground(composer: &Composer<'_>, card: Size) -> Vec<Item> {
    let Some(drawing) = composer.art[Slot::CardBack].first() else { return Vec::new() };
    let inner = card.to_rect().inset(-WITHIN);
    let veil = Path { opacity: VEIL, ..Path::fill(inner.to_path(0.01), composer.palette.paper) };
    vec![Item::clipped(vec![stretched(drawing, inner), veil.into()], inner)]
}

/// A drawing stretched to fill an area.
fn stretched(drawing: &Arc<Art>, area: Rect) -> Item {
    let scale =
        Affine::scale_non_uniform(area.width() / drawing.size.width, area.height() / drawing.size.height);
    let transform = Affine::translate(area.origin().to_vec2()) * scale;
    Item::clipped(vec![Item::Art { art: Arc::clone(drawing), transform }], area)
}

/// A centred title on a card of this width, its baseline so many millimetres from the upper edge.
pub(crate) fn title(
    composer: &Composer<'_>,
    text: String,
    points: f64,
    (width, baseline): (f64, f64),
) -> Block {
    Block::Line(LineBlock {
        style: title_style(composer, points),
        fits: Some((width - 2.0 * INSET - 1.0, CLOSE)),
        above: baseline,
        below: 0.0,
        tag: Tag::Heading { level: 2, title: plain(&text) },
        text,
    })
}

/// A face with its frame and its title; the rest is to follow.
pub(super) fn begun(
    composer: &mut Composer<'_>,
    card: Size,
    name: String,
    is_round: bool,
) -> Result<Content, LayoutError> {
    let mut items = frame(composer, card, is_round);
    let title = title(composer, name, TITLE_SIZE, (card.width, TITLE));
    let title = stack(composer, &[title], Frame::new(0.0, 0.0, card.width))?;
    items.extend(title.items);
    Ok(Content { size: card, items, structure: title.structure })
}
