//! The head of the leaflet's front page.

use super::compose::{Composer, Scale, baseline, plain};
use super::counts::counts;
use super::rules::{KingStart, numbered};
use super::{Content, KitError};
use crate::game::Variant;
use crate::scene::{Affine, Art, BezPath, Item, Node, Path, Size, Stroke, Tag};
use crate::text::{Align, Face, Style, Value};
use crate::units::Length;
use std::sync::Arc;

/// The tallest ornament, in millimetres; it takes no more than a quarter of the page.
const MOST_ORNAMENT: f64 = 52.0;
/// The least of it that is left where the words need its room, as a share.
const LEAST_ORNAMENT: f64 = 0.68;

/// How tall the ornament is on a page of that height whose content has that width, and how much of that can go; all in
/// millimetres.
#[must_use]
pub fn ornament_height(ornament: &Art, width: f64, page: f64) -> (f64, f64) {
    let across = width * 0.62 / ornament.size.width * ornament.size.height;
    let tall = MOST_ORNAMENT.min(page / 4.0).min(across);
    (tall, tall * (1.0 - LEAST_ORNAMENT))
}

/// The head of the front page: title, ornament and a strip of facts, over the whole width of the page; `width` and the
/// height of the ornament, `tall`, in millimetres.
///
/// # Errors
/// A message or a glyph that is missing.
pub fn set(
    composer: &mut Composer<'_>,
    variant: &Variant,
    ornament: &Arc<Art>,
    width: f64,
    tall: f64,
) -> Result<Content, KitError> {
    let mut items = Vec::new();
    let mut structure = Vec::new();
    let base = Scale::of(10.0);
    let title = Style {
        face: Face::SemiBold,
        size: Length::pt(30.0),
        leading: Length::pt(33.0),
        align: Align::Center,
        hyphenate: false,
        color: composer.palette.accent,
        ..base.text(composer.palette.ink)
    };
    let subtitle = Style {
        face: Face::SmallCaps,
        size: Length::pt(11.0),
        leading: Length::pt(15.0),
        tracking: 0.1,
        color: composer.palette.ink,
        ..title
    };
    let tagline = Style {
        face: Face::Italic,
        size: Length::pt(11.0),
        leading: Length::pt(15.0),
        tracking: 0.0,
        ..subtitle
    };
    let name = vec![("name", Value::Text(variant.name.clone()))];
    let mut y = 0.0;
    let heading = composer.say("leaflet-title", &name)?;
    for (text, style, heading_level) in
        [(heading, title, Some(1)), (composer.say("leaflet-subtitle", &[])?, subtitle, None)]
    {
        let mark = composer.marks.fresh();
        for slug in composer.lines(&text, &fitted(composer, &text, style, width)?, width, mark)? {
            items.push(Item::moved(slug.items, 0.0, y));
            y += slug.height;
        }
        structure.push(match heading_level {
            Some(level) => Node::leaf(Tag::Heading { level, title: plain(&text) }, mark),
            None => Node::leaf(Tag::Paragraph, mark),
        });
    }
    y += 2.0;
    let scale = tall / ornament.size.height;
    let left = (width - ornament.size.width * scale) / 2.0;
    items.push(Item::Art {
        art: Arc::clone(ornament),
        transform: Affine::translate((left, y)) * Affine::scale(scale),
    });
    y += ornament.size.height * scale + 2.5;
    if composer.messages.has("theme-tagline") {
        let line = composer.say("theme-tagline", &[])?;
        let mark = composer.marks.fresh();
        for slug in composer.lines(&line, &fitted(composer, &line, tagline, width)?, width, mark)? {
            items.push(Item::moved(slug.items, 0.0, y));
            y += slug.height;
        }
        structure.push(Node::leaf(Tag::Paragraph, mark));
    }
    y += 1.5;
    let (strip, node, height) = facts(composer, variant, width)?;
    items.push(Item::moved(strip, 0.0, y));
    structure.push(node);
    y += height;
    if !variant.chosen.is_empty() {
        y += 1.8;
        let text = chosen(composer, variant)?;
        let mark = composer.marks.fresh();
        let style = Style { size: Length::pt(9.5), leading: Length::pt(12.0), hyphenate: true, ..tagline };
        for slug in composer.lines(&text, &style, width, mark)? {
            items.push(Item::moved(slug.items, 0.0, y));
            y += slug.height;
        }
        structure.push(Node::leaf(Tag::Paragraph, mark));
    }
    Ok(Content { size: Size::new(width, y), items, structure })
}

/// The options that the set is made with, in a sentence.
fn chosen(composer: &Composer<'_>, variant: &Variant) -> Result<String, KitError> {
    composer.say("chosen", &[("options", Value::Text(options(composer, variant)?))])
}

/// The titles of the options that the set is made with, with semicolons between them.
///
/// # Errors
/// A term that is missing.
pub(super) fn options(composer: &Composer<'_>, variant: &Variant) -> Result<String, KitError> {
    let mut titles = Vec::new();
    for choice in &variant.chosen {
        titles.push(composer.messages.pattern(&choice.title, &[])?);
    }
    Ok(titles.join("; "))
}

/// A title style shrunk until the text goes on one line of `width` millimetres.
///
/// # Errors
/// A character without a glyph.
pub fn fitted(composer: &Composer<'_>, text: &str, style: Style, width: f64) -> Result<Style, KitError> {
    let natural = composer.label(text, &style)?.width;
    let factor = (width / natural).min(1.0);
    Ok(Style { size: style.size * factor, leading: style.leading * factor, ..style })
}

/// The least minutes that a game on a board of so many squares a side usually takes; the most are twice that. A rule of
/// thumb: half an hour to an hour is said of 11 by 11, and the number of pieces grows with the board.
const fn minutes(size: u8) -> u8 {
    match size {
        ..=7 => 10,
        8..=9 => 20,
        10..=11 => 30,
        12..=13 => 45,
        14..=16 => 60,
        _ => 90,
    }
}

/// Minutes to learn the game: a rule takes less than one to read and try.
fn minutes_to_learn(variant: &Variant) -> u8 {
    let rules = numbered(&variant.ruleset, KingStart::of(variant)).len();
    if rules <= 14 { 10 } else { 15 }
}

/// Players, age, time and contents between two rules.
fn facts(
    composer: &mut Composer<'_>,
    variant: &Variant,
    width: f64,
) -> Result<(Vec<Item>, Node, f64), KitError> {
    let mut args = counts(variant);
    args.push(("minutes", Value::Number(f64::from(minutes(variant.setup.board.size())))));
    args.push(("learn", Value::Number(f64::from(minutes_to_learn(variant)))));
    let mut parts = Vec::new();
    for id in ["facts-players", "facts-age", "facts-time", "facts-learn"] {
        parts.push(composer.say(id, &args)?);
    }
    let first = parts.join("  ·  ");
    let second = [composer.say("facts-board", &args)?, composer.say("facts-pieces", &args)?].join("  ·  ");
    let style = Style {
        face: Face::Regular,
        size: Length::pt(9.0),
        leading: Length::pt(12.5),
        align: Align::Center,
        hyphenate: false,
        ..Scale::of(9.0).text(composer.palette.ink)
    };
    let mark = composer.marks.fresh();
    let mut items = Vec::new();
    let mut y = 1.6;
    for text in [first, second] {
        let style = fitted(composer, &text, style, width - 4.0)?;
        let line = composer.label(&text, &style)?;
        let x = (width - line.width) / 2.0;
        let mut inner = baseline(line, &style);
        inner = vec![Item::moved(inner, x, y)];
        items.push(Item::marked(mark, inner));
        y += style.leading.to_mm();
    }
    let height = y + 1.6;
    let mut rules = BezPath::new();
    for at in [0.0, height] {
        rules.move_to((0.0, at));
        rules.line_to((width, at));
    }
    items.push(Path::stroke(rules, Stroke::new(composer.palette.rule, 0.35)).into());
    Ok((items, Node::leaf(Tag::Paragraph, mark), height))
}
