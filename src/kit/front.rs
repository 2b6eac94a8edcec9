//! The head of the leaflet's front page.

use crate::explain::counts::counts;
use crate::explain::in_play::KingStart;
use crate::explain::rules::numbered;
use crate::game::Variant;
use crate::layout::Content;
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, Scale, baseline, fitted, plain};
use crate::scene::{Affine, Art, BezPath, Item, Node, Path, Size, Stroke, Tag};
use crate::text::{Align, Face, Style, Value};
use crate::theme::Palette;
use crate::units::Length;
use std::sync::Arc;

/// The tallest ornament, in millimetres; it takes no more than a quarter of the page.
const MOST_ORNAMENT: f64 = 52.0;
/// The least of it that is left where the words need its room, as a share.
const LEAST_ORNAMENT: f64 = 0.68;

/// How tall the ornament is on a page of that height whose content has that width, and how much of that can go; all in
/// millimetres.
#[must_use]
pub(crate) fn ornament_height(ornament: &Art, width: f64, page: f64) -> (f64, f64) {
    let across = width * 0.62 / ornament.size.width * ornament.size.height;
    let tall = MOST_ORNAMENT.min(page / 4.0).min(across);
    (tall, tall * (1.0 - LEAST_ORNAMENT))
}

/// The head of the front page: title, ornament and a strip of facts, over the whole width of the page; `width` and the
/// height of the ornament, `tall`, in millimetres.
///
/// # Errors
/// A message or a glyph that is missing.
pub(crate) fn set(
    composer: &mut Composer<'_>,
    variant: &Variant,
    ornament: &Arc<Art>,
    width: f64,
    tall: f64,
) -> Result<Content, LayoutError> {
    let styles = Styles::of(composer.palette);
    let mut head = Head { composer, width, y: 0.0, items: Vec::new(), structure: Vec::new() };
    let title = head.composer.say("leaflet-title", &[("name", Value::Text(variant.name.clone()))])?;
    let subtitle = head.composer.say("leaflet-subtitle", &[])?;
    head.fitted(&title, styles.title, Tag::Heading { level: 1, title: plain(&title) })?;
    head.fitted(&subtitle, styles.subtitle, Tag::Paragraph)?;
    head.y += 2.0;
    head.ornament(ornament, tall);
    head.y += 2.5;
    if head.composer.messages.has("theme-tagline") {
        let line = head.composer.say("theme-tagline", &[])?;
        head.fitted(&line, styles.tagline, Tag::Paragraph)?;
    }
    head.y += 1.5;
    let (strip, node, height) = facts(head.composer, variant, width)?;
    head.items.push(Item::moved(strip, 0.0, head.y));
    head.structure.push(node);
    head.y += height;
    if !variant.chosen.is_empty() {
        head.y += 1.8;
        let text = chosen(head.composer, variant)?;
        head.lines(&text, &styles.chosen, Tag::Paragraph)?;
    }
    Ok(Content { size: Size::new(width, head.y), items: head.items, structure: head.structure })
}

/// How the lines of the head are set.
struct Styles {
    title: Style,
    subtitle: Style,
    tagline: Style,
    chosen: Style,
}

impl Styles {
    fn of(palette: &Palette) -> Self {
        let title = Style {
            face: Face::SemiBold,
            size: Length::pt(30.0),
            leading: Length::pt(33.0),
            align: Align::Center,
            hyphenate: false,
            color: palette.accent,
            ..Scale::of(10.0).text(palette.ink)
        };
        let subtitle = Style {
            face: Face::SmallCaps,
            size: Length::pt(11.0),
            leading: Length::pt(15.0),
            tracking: 0.1,
            color: palette.ink,
            ..title
        };
        let tagline = Style { face: Face::Italic, tracking: 0.0, ..subtitle };
        let chosen = Style { size: Length::pt(9.5), leading: Length::pt(12.0), hyphenate: true, ..tagline };
        Self { title, subtitle, tagline, chosen }
    }
}

/// The head while it is set, one thing below the other.
struct Head<'a, 'c> {
    composer: &'a mut Composer<'c>,
    /// Width of the page's content in millimetres.
    width: f64,
    /// How far down it has come, in millimetres.
    y: f64,
    items: Vec<Item>,
    structure: Vec<Node>,
}

impl Head<'_, '_> {
    /// A text on one line, smaller if need be.
    fn fitted(&mut self, text: &str, style: Style, tag: Tag) -> Result<(), LayoutError> {
        let style = fitted(self.composer, text, style, self.width)?;
        self.lines(text, &style, tag)
    }

    fn lines(&mut self, text: &str, style: &Style, tag: Tag) -> Result<(), LayoutError> {
        let mark = self.composer.marks.fresh();
        for slug in self.composer.lines(text, style, self.width, mark)? {
            self.items.push(Item::moved(slug.items, 0.0, self.y));
            self.y += slug.height;
        }
        self.structure.push(Node::leaf(tag, mark));
        Ok(())
    }

    fn ornament(&mut self, ornament: &Arc<Art>, tall: f64) {
        let scale = tall / ornament.size.height;
        let left = (self.width - ornament.size.width * scale) / 2.0;
        self.items.push(Item::Art {
            art: Arc::clone(ornament),
            transform: Affine::translate((left, self.y)) * Affine::scale(scale),
        });
        self.y += ornament.size.height * scale;
    }
}

/// The options that the set is made with, in a sentence.
fn chosen(composer: &Composer<'_>, variant: &Variant) -> Result<String, LayoutError> {
    composer.say("chosen", &[("options", Value::Text(options(composer, variant)?))])
}

/// The titles of the options that the set is made with, with semicolons between them.
///
/// # Errors
/// A term that is missing.
pub(super) fn options(composer: &Composer<'_>, variant: &Variant) -> Result<String, LayoutError> {
    let mut titles = Vec::new();
    for choice in &variant.chosen {
        titles.push(composer.messages.pattern(&choice.title, &[])?);
    }
    Ok(titles.join("; "))
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
) -> Result<(Vec<Item>, Node, f64), LayoutError> {
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
