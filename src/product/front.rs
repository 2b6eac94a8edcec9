//! The cover of the leaflet: one picture with a title, and the facts.

use crate::explain::counts::counts;
use crate::explain::in_play::KingStart;
use crate::explain::rules::numbered;
use crate::game::{About, Variant};
use crate::layout::compose::{Composer, Scale, baseline, fitted};
use crate::layout::{Block, Content, Frame, LayoutError, Look, Standing, stack};
use crate::scene::{Art, BezPath, Item, Marks, Node, Path, Size, Stroke, Tag};
use crate::text::{Align, Face, Style, Value};
use crate::theme::Palette;
use crate::units::Length;
use std::sync::Arc;

/// Least height of the picture, in millimetres; only a picture of the greatest width may be lower.
const LEAST_PICTURE: f64 = 40.0;
/// The greatest width of the picture, as a share of the page's.
const WIDEST: f64 = 0.94;
/// Share of the room left over that is above a picture of the greatest size; the rest is below it.
const ABOVE: f64 = 0.45;

/// Room between the facts and the lines drawn above and below them, in millimetres.
const ROOM: f64 = 1.6;

/// Upper part of the leaflet's first page, above the running text: title, picture and facts.
pub(crate) struct Cover<'a> {
    /// The picture.
    pub(crate) picture: &'a Arc<Art>,
    /// Width of the page between its margins, in millimetres.
    pub(crate) width: f64,
}

impl Cover<'_> {
    /// Returns the height of the picture at its greatest width, in millimetres.
    fn tallest(&self) -> f64 {
        self.width * WIDEST / self.picture.size.width * self.picture.size.height
    }

    /// Returns the height of the cover with the lowest picture that it may have, in millimetres.
    ///
    /// # Errors
    /// A message or a glyph that is missing.
    pub(crate) fn least(&self, composer: &Composer<'_>, variant: &Variant) -> Result<f64, LayoutError> {
        let mut marks = Marks::default();
        let mut trial = composer.with(&mut marks);
        Ok(self.with(&mut trial, variant, LEAST_PICTURE.min(self.tallest()), 0.0)?.size.height)
    }

    /// Sets title, picture and a strip of facts, over the whole width of the page and `height` millimetres high: the picture
    /// fills the room between the words.
    ///
    /// # Errors
    /// A message or a glyph that is missing.
    pub(crate) fn set(
        &self,
        composer: &mut Composer<'_>,
        variant: &Variant,
        height: f64,
    ) -> Result<Content, LayoutError> {
        let bare = {
            let mut marks = Marks::default();
            self.with(&mut composer.with(&mut marks), variant, 0.0, 0.0)?.size.height
        };
        let tall = (height - bare).clamp(0.0, self.tallest());
        self.with(composer, variant, tall, (height - bare - tall).max(0.0))
    }

    /// Sets the cover with a picture `tall` millimetres high, and `rest` millimetres of room around it.
    fn with(
        &self,
        composer: &mut Composer<'_>,
        variant: &Variant,
        tall: f64,
        rest: f64,
    ) -> Result<Content, LayoutError> {
        let width = self.width;
        let styles = Styles::of(composer.palette);
        let title = composer.say("leaflet-title", &[("name", Value::Text(variant.name.clone()))])?;
        let line = |text, style| Block::Paragraph { text, look: Look::Fitted(style) };
        let mut blocks = vec![
            Block::Heading { level: 1, look: Look::Fitted(composer.title_style(&title, 30.0, 1.1)), title },
            line(composer.say("leaflet-subtitle", &contents(&variant.about))?, styles.subtitle),
            Block::Gap(2.5 + rest * ABOVE),
            Block::Ornament { art: Arc::clone(self.picture), tall },
            Block::Gap(2.5 + rest * (1.0 - ABOVE)),
        ];
        if let Some(tagline) = own_or_themes(composer, variant.about.tagline.as_deref(), "theme-tagline")? {
            blocks.push(line(tagline, styles.tagline));
        }
        blocks.push(Block::Gap(1.5));
        blocks.push(Block::figure(facts(composer, variant, width)?, Standing::Stands));
        if !variant.chosen.is_empty() {
            blocks.push(Block::Gap(1.8));
            blocks.push(Block::styled(chosen(composer, variant)?, styles.chosen));
        }
        let head = stack(composer, &blocks, Frame::new(0.0, 0.0, width))?;
        Ok(Content { size: Size::new(width, head.bottom), items: head.items, structure: head.structure })
    }
}

/// Returns the line below a title: the game's own, or the theme's. `None`: neither has one.
///
/// # Errors
/// A term that is missing.
pub(crate) fn own_or_themes(
    composer: &Composer<'_>,
    own: Option<&str>,
    theme: &str,
) -> Result<Option<String>, LayoutError> {
    match own {
        Some(own) => Ok(Some(composer.messages.pattern(own, &[])?)),
        None if composer.messages.has(theme) => Ok(Some(composer.say(theme, &[])?)),
        None => Ok(None),
    }
}

/// Styles of the lines on the cover.
struct Styles {
    subtitle: Style,
    tagline: Style,
    chosen: Style,
}

impl Styles {
    fn of(palette: &Palette) -> Self {
        let subtitle = Style {
            face: Face::SmallCaps,
            size: Length::pt(11.0),
            leading: Length::pt(15.0),
            align: Align::Center,
            hyphenate: false,
            tracking: 0.1,
            ..Scale::of(10.0).text(palette.ink)
        };
        let tagline = Style { face: Face::Italic, tracking: 0.0, ..subtitle };
        let chosen = Style { size: Length::pt(9.5), leading: Length::pt(12.0), hyphenate: true, ..tagline };
        Self { subtitle, tagline, chosen }
    }
}

/// Returns a sentence with the options that the set is made with.
fn chosen(composer: &Composer<'_>, variant: &Variant) -> Result<String, LayoutError> {
    composer.say("chosen", &[("options", Value::Text(options(composer, variant)?))])
}

/// Returns the titles of the options that the set is made with, with semicolons between them.
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

/// Returns the least minutes that a game on a board of so many squares a side usually takes; the most are twice that. A rule of
/// thumb: sources give half an hour to an hour for 11 by 11, and the number of pieces grows with the board.
pub(crate) const fn minutes(size: u8) -> u8 {
    match size {
        ..=7 => 10,
        8..=9 => 20,
        10..=11 => 30,
        12..=13 => 45,
        14..=16 => 60,
        _ => 90,
    }
}

/// Returns the minutes to learn the game: a rule takes less than one to read and try.
fn minutes_to_learn(variant: &Variant) -> u8 {
    let rules = numbered(&variant.ruleset, KingStart::of(variant)).len();
    if rules <= 14 { 10 } else { 15 }
}

/// Returns the variables of the line that says what is in the leaflet.
fn contents(about: &About) -> [(&'static str, Value); 2] {
    let history = [&about.found, &about.reconstructed, &about.modern, &about.uncertain];
    let any = |is_there: bool| Value::from(usize::from(is_there));
    [("history", any(history.iter().any(|told| !told.is_empty()))), ("advice", any(!about.advice.is_empty()))]
}

/// Sets players, age, time and contents between two horizontal lines.
fn facts(composer: &mut Composer<'_>, variant: &Variant, width: f64) -> Result<Content, LayoutError> {
    let mut args = counts(variant);
    args.push(("minutes", Value::Number(f64::from(minutes(variant.setup.board.size())))));
    args.push(("learn", Value::Number(f64::from(minutes_to_learn(variant)))));
    let row = |ids: &[&str]| -> Result<String, LayoutError> {
        let parts: Vec<String> = ids.iter().map(|id| composer.say(id, &args)).collect::<Result<_, _>>()?;
        Ok(parts.join("  ·  "))
    };
    let first = row(&["facts-players", "facts-age", "facts-time", "facts-learn"])?;
    let texts = [first, row(&["facts-board", "facts-pieces"])?];
    let style = Style {
        face: Face::Regular,
        size: Length::pt(9.0),
        leading: Length::pt(12.5),
        align: Align::Center,
        hyphenate: false,
        ..Scale::of(9.0).text(composer.palette.ink)
    };
    let (mut facts, mut bottom) = (Content::empty(Size::ZERO), ROOM);
    let mark = composer.marks.fresh();
    facts.structure.push(Node::leaf(Tag::Paragraph, mark));
    for text in texts {
        // A line that is too long is shrunk.
        let style = fitted(composer, &text, style, width - 4.0)?;
        let line = composer.label(&text, &style)?;
        let left = (width - line.width) / 2.0;
        let moved = Item::moved(baseline(line, &style), left, bottom);
        facts.items.push(Item::marked(mark, vec![moved]));
        bottom += style.leading.to_mm();
    }
    let height = bottom + ROOM;
    let mut rules = BezPath::new();
    for at in [0.0, height] {
        rules.move_to((0.0, at));
        rules.line_to((width, at));
    }
    facts.items.push(Path::stroke(rules, Stroke::new(composer.palette.rule, 0.35)).into());
    Ok(Content { size: Size::new(width, height), ..facts })
}
