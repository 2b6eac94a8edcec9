//! The head of the first page: the strip that says how to print, with the two rulers, and the title.

use super::furniture::{rulers, small};
use super::marks::RULER_LENGTH;
use super::{Job, Sides};
use crate::kit::KitError;
use crate::kit::compose::{Composer, at, list, plain};
use crate::kit::flow::Slug;
use crate::kit::front::fitted;
use crate::kit::story::Facts;
use crate::scene::{Item, Node, Path, Rect, Shape, Stroke, Tag};
use crate::text::{Align, Face, Style, Value, escape_markup};

/// The strip and the title over the columns of the first page.
pub(super) struct Head {
    /// Its height with the room below it, in millimetres.
    pub(super) height: f64,
    /// What it shows, from its top left corner.
    pub(super) items: Vec<Item>,
    /// Its structure, in reading order.
    pub(super) structure: Vec<Node>,
}

/// Sets it for pages whose text is `width` millimetres wide.
pub(super) fn head(
    job: &Job<'_>,
    composer: &mut Composer<'_>,
    facts: &Facts,
    width: f64,
) -> Result<Head, KitError> {
    let (mut items, mut structure) = (Vec::new(), Vec::new());
    let mut y = strip(job, composer, facts, width, &mut items, &mut structure)? + 7.0;
    let title = Style {
        face: Face::SemiBold,
        color: composer.palette.accent,
        lining_figures: true,
        ..small(composer, 26.0)
    };
    let subtitle = Style { face: Face::SmallCaps, tracking: 0.1, ..small(composer, 11.0) };
    let mark = composer.marks.fresh();
    let line = composer.label(&job.variant.name, &fitted(composer, &job.variant.name, title, width)?)?;
    y += 6.5;
    let x = (width - line.width) / 2.0;
    items.push(Item::marked(mark, at(line, x, y)));
    structure.push(Node::leaf(Tag::Heading { level: 1, title: plain(&job.variant.name) }, mark));
    y += 6.0;
    if composer.messages.has("theme-subtitle") {
        let text = composer.say("theme-subtitle", &[])?;
        let mark = composer.marks.fresh();
        let line = composer.label(&text, &subtitle)?;
        let x = (width - line.width) / 2.0;
        items.push(Item::marked(mark, at(line, x, y)));
        structure.push(Node::leaf(Tag::Paragraph, mark));
        y += 2.0;
    }
    if let Some(maker) = job.maker {
        let text = composer.say("made-by", &[("maker", Value::Text(escape_markup(maker)))])?;
        let style = Style { face: Face::Italic, ..small(composer, 10.0) };
        let style = fitted(composer, &text, style, width)?;
        let mark = composer.marks.fresh();
        let line = composer.label(&text, &style)?;
        let x = (width - line.width) / 2.0;
        y += 4.0;
        items.push(Item::marked(mark, at(line, x, y)));
        structure.push(Node::leaf(Tag::Paragraph, mark));
        y += 2.0;
    }
    Ok(Head { height: y + 4.0, items, structure })
}

/// How to print: a framed text with the two rulers at its side. Returns its height.
fn strip(
    job: &Job<'_>,
    composer: &mut Composer<'_>,
    facts: &Facts,
    width: f64,
    items: &mut Vec<Item>,
    structure: &mut Vec<Node>,
) -> Result<f64, KitError> {
    let (pad, beside) = (4.0, RULER_LENGTH + 12.0);
    let id = match job.settings.sides {
        Sides::Single | Sides::Manual => "assembly-print-first-simplex",
        Sides::ShortEdge => "assembly-print-first-short-edge",
        Sides::LongEdge => "assembly-print-first-long-edge",
    };
    let values = facts.values();
    let last = composer.say(id, &values)? + " " + &composer.say("assembly-reading", &values)?;
    let style = Style { align: Align::Left, lining_figures: true, ..small(composer, 10.0) };
    let (mut lines, mut steps) = (Vec::new(), Vec::new());
    let texts =
        [composer.say("assembly-print-1", &values)?, composer.say("assembly-print-2", &values)?, last];
    for (nth, text) in texts.iter().enumerate() {
        let label = (nth + 1).to_string();
        let (slugs, node) = composer.numbered(&label, text, &style, width - 3.0 * pad - beside, 5.0)?;
        lines.extend(slugs);
        steps.push(node);
    }
    let room = |nth: usize, line: &Slug| if nth == 0 { 0.0 } else { line.before };
    let used: f64 = lines.iter().enumerate().map(|(nth, line)| room(nth, line) + line.height).sum();
    let height = (used + 2.0 * pad).max(26.0);
    let mut y = pad;
    let frame = Rect::new(0.0, 0.0, width, height);
    items.push(Path::stroke(frame.to_path(0.01), Stroke::new(composer.palette.rule, 0.5)).into());
    for (nth, line) in lines.into_iter().enumerate() {
        y += room(nth, &line);
        items.push(Item::moved(line.items, pad, y));
        y += line.height;
    }
    structure.push(list(steps, true));
    let x = width - pad - beside + 2.0;
    items.extend(rulers(composer, x, height / 2.0 - 4.0, height / 2.0 + 5.0)?);
    Ok(height)
}
