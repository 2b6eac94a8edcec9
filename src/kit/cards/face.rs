//! What all cards share: a double frame, a title, the styles of their words.

use crate::kit::CORNER;
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, at, fitted, plain};
use crate::scene::{Item, Node, Path, Shape, Size, Stroke, Tag, rounded};
use crate::text::{Align, Face, Style};
use crate::units::Length;

/// Distance of everything printed from the card's edge but its frame, in millimetres.
pub(crate) const INSET: f64 = 3.4;
/// Where text starts below a card's title, in millimetres from the upper edge.
pub(crate) const TOP: f64 = 9.6;
/// Baseline of a title, in millimetres from the upper edge.
pub(crate) const TITLE: f64 = 7.5;
/// Size of a title in points.
pub(crate) const TITLE_SIZE: f64 = 11.0;
/// Room between the letters of a title that is too long otherwise, in ems.
const CLOSE: f64 = 0.02;
/// The frame: distance from the edge and width of its lines, in millimetres.
const FRAME: [(f64, f64); 2] = [(1.6, 0.5), (2.35, 0.18)];

/// Text of a card, in points. Ragged: in so few words a line, justified ones would stand far apart.
pub(crate) fn style(composer: &Composer<'_>, size: f64) -> Style {
    Style {
        face: Face::Regular,
        size: Length::pt(size),
        leading: Length::pt(size * 1.15),
        color: composer.palette.ink,
        align: Align::Left,
        hyphenate: true,
        first_indent: 0.0,
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

/// A double line around a card, inside its edge; its corners follow those of the card where they are cut round.
pub(crate) fn frame(composer: &Composer<'_>, card: Size, is_round: bool) -> Vec<Item> {
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

/// A centred title; returns its items and its node.
pub(crate) fn title(
    composer: &mut Composer<'_>,
    text: &str,
    points: f64,
    (width, baseline): (f64, f64),
) -> Result<(Vec<Item>, Node), LayoutError> {
    let mut style = title_style(composer, points);
    let room = width - 2.0 * INSET - 1.0;
    if composer.label(text, &style)?.width > room {
        // A long name: closer letters before smaller ones.
        style.tracking = CLOSE;
    }
    let style = fitted(composer, text, style, room)?;
    let line = composer.label(text, &style)?;
    let mark = composer.marks.fresh();
    let x = (width - line.width) / 2.0;
    let items = vec![Item::marked(mark, at(line, x, baseline))];
    Ok((items, Node::leaf(Tag::Heading { level: 2, title: plain(text) }, mark)))
}
