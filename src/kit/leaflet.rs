//! The words and figures of the rules leaflet, in reading order, as slugs for its columns.

use super::KitError;
use super::compose::{Composer, Scale, at, baseline, list, plain, space, tie_next};
use super::diagram::{Diagram, Drawn, placed};
use super::figures::{Examples, Figure};
use super::flow::Slug;
use super::rules::{SETUP_FIGURE, numbered};
use crate::game::{Piece, Throne, Variant, Window};
use crate::scene::{Affine, Art, Item, Marks, Node, Path, Size, Stroke, Tag};
use crate::text::{Align, Face, Style, Value};
use crate::units::Length;
use kurbo::BezPath;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The running text of a leaflet, set for one size of type and one width of column.
#[derive(Clone, Debug)]
pub struct Leaflet {
    /// What the columns are filled with, in order.
    pub slugs: Vec<Slug>,
    /// Its structure, in reading order.
    pub structure: Vec<Node>,
}

/// Sets the running text with body type of `scale`, in columns of `measure` millimetres.
///
/// # Errors
/// A figure that lies, a message or a glyph that is missing.
pub fn set(
    composer: &mut Composer<'_>,
    variant: &Variant,
    examples: &Examples,
    scale: Scale,
    measure: f64,
) -> Result<Leaflet, KitError> {
    let mut leaflet = Leaflet { slugs: Vec::new(), structure: Vec::new() };
    let about = &variant.about;
    leaflet.section(composer, "heading-introduction", &about.introduction, scale, measure)?;
    leaflet.rules(composer, variant, examples, scale, measure)?;
    leaflet.section(composer, "heading-advice", &about.advice, scale, measure)?;
    leaflet.history(composer, variant, scale, measure)?;
    leaflet.sources(composer, variant, scale, measure)?;
    let licence = composer.say("licence-leaflet", &[])?;
    let style = scale.caption(composer.palette.ink);
    let (slugs, node) = composer.paragraph(&licence, &style, measure, 0.7)?;
    leaflet.push(slugs, node);
    Ok(leaflet)
}

impl Leaflet {
    fn push(&mut self, slugs: Vec<Slug>, node: Node) {
        self.slugs.extend(slugs);
        self.structure.push(node);
    }

    /// A heading and its paragraphs; nothing at all if there are none.
    fn section(
        &mut self,
        composer: &mut Composer<'_>,
        heading: &str,
        paragraphs: &[String],
        scale: Scale,
        measure: f64,
    ) -> Result<(), KitError> {
        if paragraphs.is_empty() {
            return Ok(());
        }
        let title = composer.say(heading, &[])?;
        let (slugs, node) = composer.heading(&title, 2, scale, measure)?;
        self.push(slugs, node);
        let style = scale.text(composer.palette.ink);
        for (i, pattern) in paragraphs.iter().enumerate() {
            let text = composer.messages.pattern(pattern, &[])?;
            let (mut slugs, node) = composer.paragraph(&text, &style, measure, 0.28)?;
            if i == 0 {
                space(&mut slugs, 0.0, 0.0);
                tie_next(&mut slugs);
            }
            self.push(slugs, node);
        }
        Ok(())
    }

    /// The numbered rules; each figure follows the rule that speaks of it.
    fn rules(
        &mut self,
        composer: &mut Composer<'_>,
        variant: &Variant,
        examples: &Examples,
        scale: Scale,
        measure: f64,
    ) -> Result<(), KitError> {
        let title = composer.say("heading-rules", &[])?;
        let (slugs, node) = composer.heading(&title, 2, scale, measure)?;
        self.push(slugs, node);
        let rules = numbered(&variant.ruleset);
        let numbers: BTreeMap<&str, usize> =
            rules.iter().flat_map(|rule| rule.figures).enumerate().map(|(i, &id)| (id, i + 1)).collect();
        let style = scale.text(composer.palette.ink);
        let indent = composer.label("88", &style)?.width + scale.leading() * 0.35;
        let mut items = Vec::new();
        let mut figures = Vec::new();
        for (i, rule) in rules.iter().enumerate() {
            let mut args = counts(variant);
            for (name, figure) in ["figure", "figure-2"].into_iter().zip(rule.figures) {
                args.push((name, Value::Number(numbers[figure] as f64)));
            }
            let text = format!("**{}** {}", composer.say(rule.title, &[])?, composer.say(rule.text, &args)?);
            let label = (i + 1).to_string();
            let (mut slugs, node) = composer.numbered(&label, &text, &style, measure, indent)?;
            if i == 0 {
                space(&mut slugs, 0.0, 0.0);
                tie_next(&mut slugs);
            }
            self.slugs.extend(slugs);
            items.push(node);
            for id in rule.figures {
                let (slug, node) = figure(composer, variant, examples, id, numbers[id], scale, measure)?;
                self.slugs.push(slug);
                figures.push(node);
            }
        }
        self.structure.push(list(items, true));
        self.structure.extend(figures);
        Ok(())
    }

    /// What is found, reconstructed, modern and uncertain.
    fn history(
        &mut self,
        composer: &mut Composer<'_>,
        variant: &Variant,
        scale: Scale,
        measure: f64,
    ) -> Result<(), KitError> {
        let about = &variant.about;
        let parts = [
            ("heading-found", &about.found),
            ("heading-reconstructed", &about.reconstructed),
            ("heading-modern", &about.modern),
            ("heading-uncertain", &about.uncertain),
        ];
        if parts.iter().all(|(_, paragraphs)| paragraphs.is_empty()) {
            return Ok(());
        }
        let title = composer.say("heading-history", &[])?;
        let (slugs, node) = composer.heading(&title, 2, scale, measure)?;
        self.push(slugs, node);
        let style = scale.text(composer.palette.ink);
        let mut first = true;
        for (heading, paragraphs) in parts {
            for (i, pattern) in paragraphs.iter().enumerate() {
                let text = composer.messages.pattern(pattern, &[])?;
                let text = match i {
                    0 => format!("**{}.** {text}", composer.say(heading, &[])?),
                    _ => text,
                };
                let (mut slugs, node) = composer.paragraph(&text, &style, measure, 0.28)?;
                if std::mem::take(&mut first) {
                    space(&mut slugs, 0.0, 0.0);
                    tie_next(&mut slugs);
                }
                self.push(slugs, node);
            }
        }
        Ok(())
    }

    /// The list of sources, in the size of captions.
    fn sources(
        &mut self,
        composer: &mut Composer<'_>,
        variant: &Variant,
        scale: Scale,
        measure: f64,
    ) -> Result<(), KitError> {
        if variant.about.sources.is_empty() {
            return Ok(());
        }
        let title = composer.say("heading-sources", &[])?;
        let (slugs, node) = composer.heading(&title, 2, scale, measure)?;
        self.push(slugs, node);
        let style = Style { face: Face::Regular, ..scale.caption(composer.palette.ink) };
        let mut items = Vec::new();
        for (i, pattern) in variant.about.sources.iter().enumerate() {
            let text = composer.messages.pattern(pattern, &[])?;
            let (mut slugs, node) = composer.numbered("·", &text, &style, measure, 2.4)?;
            space(&mut slugs, style.leading.to_mm() * 0.12, 0.3);
            if i == 0 {
                space(&mut slugs, 0.0, 0.0);
                tie_next(&mut slugs);
            }
            self.slugs.extend(slugs);
            items.push(node);
        }
        self.structure.push(list(items, false));
        Ok(())
    }
}

/// The counts that rules and captions speak of.
fn counts(variant: &Variant) -> Vec<(&'static str, Value)> {
    let board = &variant.setup.board;
    vec![
        ("size", Value::Number(f64::from(board.size()))),
        ("attackers", Value::Number(board.count(Piece::Attacker) as f64)),
        ("defenders", Value::Number(board.count(Piece::Defender) as f64)),
    ]
}

/// A figure with its caption as one slug that may float.
fn figure(
    composer: &mut Composer<'_>,
    variant: &Variant,
    examples: &Examples,
    id: &str,
    number: usize,
    scale: Scale,
    measure: f64,
) -> Result<(Slug, Node), KitError> {
    let mut args = counts(variant);
    args.push(("figure", Value::Number(number as f64)));
    let (drawn, message) = if id == SETUP_FIGURE {
        let throne = variant.ruleset.throne != Throne::None;
        let message = if throne { "figure-setup" } else { "figure-setup-no-throne" };
        (starting_layout(composer, variant, measure)?, message.to_owned())
    } else {
        let figure = Figure::prove(id, examples, variant)?;
        args.push(("captured", Value::Number(figure.captured() as f64)));
        // One size for all: five squares of it and a caption go side by side in a column.
        let cell = (measure * 0.46 / 5.0).min(measure / f64::from(figure.width()));
        (figure.draw(variant, composer.palette, cell), format!("figure-{id}"))
    };
    let mut caption = composer.say(&message, &args)?;
    if id == SETUP_FIGURE {
        for note in &variant.about.setup {
            caption = format!("{caption} {}", composer.messages.pattern(note, &[])?);
        }
    }
    let alt = composer.say("alt-figure", &[("caption", Value::Text(plain(&caption)))])?;
    let (mark, caption_mark) = (composer.marks.fresh(), composer.marks.fresh());
    let style = scale.caption(composer.palette.ink);
    // The caption stands beside a narrow figure or below, whichever takes less room.
    let gap = 2.2;
    let drawn_height = drawn.size.height;
    let below = composer.lines(&caption, &style, measure, caption_mark)?;
    let height_below = drawn_height + 1.0 + height(&below);
    let room = measure - drawn.size.width - gap;
    let beside = if room > measure * 0.35 {
        Some(composer.lines(&caption, &style, room, caption_mark)?)
            .filter(|lines| height(lines) < height_below)
    } else {
        None
    };
    let (figure_left, x, mut y, lines) = match beside {
        Some(lines) => {
            let y = ((drawn_height - height(&lines)) / 2.0).max(0.0);
            (0.0, drawn.size.width + gap, y, lines)
        }
        None => ((measure - drawn.size.width) / 2.0, 0.0, drawn_height + 1.0, below),
    };
    let mut items = vec![Item::marked(mark, vec![placed(drawn, figure_left, 0.0)])];
    for line in lines {
        items.push(Item::moved(line.items, x, y));
        y += line.height;
    }
    let slug = Slug {
        height: drawn_height.max(y),
        before: scale.leading() * 0.6,
        after: scale.leading() * 0.6,
        stretch: 2.0,
        floats: true,
        items,
        ..Slug::default()
    };
    let node = Node::of(
        Tag::Section,
        vec![Node::leaf(Tag::Figure { alt: plain(&alt) }, mark), Node::leaf(Tag::Caption, caption_mark)],
    );
    Ok((slug, node))
}

/// Height of lines that stand right below each other, in millimetres.
fn height(lines: &[Slug]) -> f64 {
    lines.iter().map(|line| line.height).sum()
}

/// Figure 1: the whole board with the names of files and ranks, as wide as the column.
fn starting_layout(composer: &mut Composer<'_>, variant: &Variant, measure: f64) -> Result<Drawn, KitError> {
    let board = &variant.setup.board;
    let size = board.size();
    let style = Style {
        face: Face::Regular,
        size: Length::pt(7.0),
        leading: Length::pt(8.0),
        color: composer.palette.quiet,
        align: Align::Left,
        hyphenate: false,
        first_indent: 0.0,
        lining_figures: true,
        tracking: 0.0,
    };
    let (gutter, foot) = (4.0, 3.6);
    // Whole quarter millimetres, so that the grid is crisp.
    let cell = ((measure - gutter) / f64::from(size) * 4.0).floor() / 4.0;
    let side = cell * f64::from(size);
    let drawn = Diagram {
        board,
        window: Window { left: 0, bottom: 0, width: size, height: size },
        start: Some(board),
        throne: variant.ruleset.throne != Throne::None,
        arrows: Vec::new(),
        moved: false,
        captured: Vec::new(),
    }
    .draw(composer.palette, cell);
    let mut items = vec![placed(drawn, gutter, 0.0)];
    for i in 0..size {
        let middle = (f64::from(i) + 0.5) * cell;
        let file = composer.label(&char::from(b'a' + i).to_string(), &style)?;
        let width = file.width;
        items.extend(at(file, gutter + middle - width / 2.0, side + 2.8));
        let rank = composer.label(&(size - i).to_string(), &style)?;
        let width = rank.width;
        items.extend(at(rank, gutter - 1.0 - width, middle + 0.85));
    }
    Ok(Drawn { size: Size::new(gutter + side, side + foot), items })
}

/// The head of the front page: title, ornament and a strip of facts, over the whole width of the page.
///
/// # Errors
/// A message or a glyph that is missing.
pub fn front(
    composer: &mut Composer<'_>,
    variant: &Variant,
    ornament: &Arc<Art>,
    width: f64,
) -> Result<(f64, Vec<Item>, Vec<Node>), KitError> {
    let mut items = Vec::new();
    let mut structure = Vec::new();
    let base = Scale { body: 10.0 };
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
    let scale = (width * 0.62 / ornament.size.width).min(52.0 / ornament.size.height);
    let left = (width - ornament.size.width * scale) / 2.0;
    items.push(Item::Art {
        art: Arc::clone(ornament),
        transform: Affine::translate((left, y)) * Affine::scale(scale),
    });
    y += ornament.size.height * scale + 2.5;
    let line = composer.say("theme-tagline", &[])?;
    let mark = composer.marks.fresh();
    for slug in composer.lines(&line, &tagline, width, mark)? {
        items.push(Item::moved(slug.items, 0.0, y));
        y += slug.height;
    }
    structure.push(Node::leaf(Tag::Paragraph, mark));
    y += 1.5;
    let (strip, node, height) = facts(composer, variant, width)?;
    items.push(Item::moved(strip, 0.0, y));
    structure.push(node);
    Ok((y + height, items, structure))
}

/// A title style shrunk until the text goes on one line.
fn fitted(composer: &Composer<'_>, text: &str, style: Style, width: f64) -> Result<Style, KitError> {
    let natural = composer.label(text, &style)?.width;
    let factor = (width / natural).min(1.0);
    Ok(Style { size: style.size * factor, leading: style.leading * factor, ..style })
}

/// Players, age, time and contents between two rules.
fn facts(
    composer: &mut Composer<'_>,
    variant: &Variant,
    width: f64,
) -> Result<(Vec<Item>, Node, f64), KitError> {
    let args = counts(variant);
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
        ..Scale { body: 9.0 }.text(composer.palette.ink)
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
    items.push(Path::stroke(rules, Stroke::new(composer.palette.border_ribbon, 0.35)).into());
    Ok((items, Node::leaf(Tag::Paragraph, mark), height))
}

/// Sets the running text without keeping its marks; for fitting.
///
/// # Errors
/// As for [`set`].
pub fn try_size(
    composer: &Composer<'_>,
    variant: &Variant,
    examples: &Examples,
    scale: Scale,
    measure: f64,
) -> Result<Vec<Slug>, KitError> {
    let mut marks = Marks::default();
    let mut trial = Composer {
        typesetter: composer.typesetter,
        messages: composer.messages,
        palette: composer.palette,
        marks: &mut marks,
    };
    Ok(set(&mut trial, variant, examples, scale, measure)?.slugs)
}
