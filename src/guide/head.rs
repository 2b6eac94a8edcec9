//! The head of the first page: the strip that says how to print, with the two rulers, and the title.

use crate::guide::{Facts, printing};
use crate::imposition::Job;
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, at, fitted, list, plain};
use crate::layout::flow::Slug;
use crate::scene::{Item, Node, Path, Rect, Shape, Stroke, Tag};
use crate::sheets::drawing::slug_line::{rulers, small};
use crate::text::{Align, Face, Style, Value, escape_markup};

/// Room between the strip's frame and what is in it, in millimetres.
const PAD: f64 = 4.0;
/// Room between two columns of words.
const GUTTER: f64 = 8.0;
/// Room between a step's number and its words.
const INDENT: f64 = 5.0;
/// The step that says to measure, which the two rulers follow.
const MEASURE: usize = 1;
/// Height of both rulers with the room around them.
const RULERS: f64 = 16.0;
/// On narrower pages the words have one column, else two.
const NARROW: f64 = 150.0;

/// The strip and the title over the columns of the first page.
pub(crate) struct Head {
    /// Its height with the room below it, in millimetres.
    pub(crate) height: f64,
    /// What it shows, from its top left corner.
    pub(crate) items: Vec<Item>,
    /// Its structure, in reading order.
    pub(crate) structure: Vec<Node>,
}

/// Sets it for pages whose text is `width` millimetres wide.
pub(crate) fn head(
    job: &Job<'_>,
    composer: &mut Composer<'_>,
    facts: &Facts,
    width: f64,
) -> Result<Head, LayoutError> {
    let (mut items, mut structure) = (Vec::new(), Vec::new());
    let mut y = 0.0;
    if facts.assembly {
        y = strip(composer, facts, width, &mut items, &mut structure)? + 7.0;
    }
    let title = Style {
        face: Face::SemiBold,
        color: composer.palette.accent,
        lining_figures: true,
        ..small(composer, if width < NARROW { 22.0 } else { 26.0 })
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

/// How to print: a framed text, the two rulers right below the step that asks to measure them. Returns its height.
fn strip(
    composer: &mut Composer<'_>,
    facts: &Facts,
    width: f64,
    items: &mut Vec<Item>,
    structure: &mut Vec<Node>,
) -> Result<f64, LayoutError> {
    let columns: usize = if width < NARROW { 1 } else { 2 };
    let measure = (width - 2.0 * PAD - (columns - 1) as f64 * GUTTER) / columns as f64;
    let style = Style { align: Align::Left, lining_figures: true, ..small(composer, 10.0) };
    let (mut steps_lines, mut nodes) = (Vec::new(), Vec::new());
    for (nth, text) in printing(composer, facts)?.iter().enumerate() {
        let label = (nth + 1).to_string();
        let (mut lines, node) = composer.numbered(&label, text, &style, measure, INDENT)?;
        if nth == MEASURE {
            let items = rulers(composer, INDENT, RULERS * 0.4, RULERS * 0.68)?;
            lines.push(Slug { height: RULERS, items, ..Slug::default() });
        }
        steps_lines.push(lines);
        nodes.push(node);
    }
    structure.push(list(nodes, true));
    let mut used: f64 = 0.0;
    let mut words = Vec::new();
    for (nth, column) in shared_out(steps_lines, columns).into_iter().enumerate() {
        let x = PAD + nth as f64 * (measure + GUTTER);
        let mut y = 0.0;
        for line in column {
            y += if y > 0.0 { line.before } else { 0.0 };
            words.push(Item::moved(line.items, x, PAD + y));
            y += line.height;
        }
        used = used.max(y);
    }
    let height = used + 2.0 * PAD;
    let frame = Rect::new(0.0, 0.0, width, height);
    items.push(Path::stroke(frame.to_path(0.01), Stroke::new(composer.palette.rule, 0.5)).into());
    items.extend(words);
    Ok(height)
}

/// Steps in columns, those that come first in the first one, as equally high as may be.
fn shared_out(mut steps: Vec<Vec<Slug>>, columns: usize) -> Vec<Vec<Slug>> {
    if columns < 2 {
        return vec![steps.into_iter().flatten().collect()];
    }
    let tall =
        |steps: &[Vec<Slug>]| -> f64 { steps.iter().flatten().map(|line| line.before + line.height).sum() };
    let taller = |at: &usize| tall(&steps[..*at]).max(tall(&steps[*at..]));
    let at = (0..=steps.len()).min_by(|a, b| taller(a).total_cmp(&taller(b))).unwrap_or(0);
    let second = steps.split_off(at);
    vec![steps.into_iter().flatten().collect(), second.into_iter().flatten().collect()]
}
