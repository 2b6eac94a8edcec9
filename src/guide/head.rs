//! The head of the first page: the strip that says how to print, with the two rulers, and the title.

use crate::guide::{Facts, printing};
use crate::imposition::Job;
use crate::layout::columns::shared_out;
use crate::layout::compose::{Composer, Scale, plain};
use crate::layout::{
    Block, Content, Entry, FigureBlock, Frame, Indent, LayoutError, LineBlock, Listed, Look, Manner, Marker,
    Running, Setting, ShownAt, Standing, set_in_columns, stack,
};
use crate::scene::{Item, Node, Path, Shape, Size, Stroke, Tag};
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
/// Room between the strip and the title.
const BELOW: f64 = 7.0;
/// On narrower pages the words have one column, else two.
const NARROW: f64 = 150.0;

/// The strip and the title over the columns of the first page.
pub(crate) struct PageHead {
    /// Its height with the room below it, in millimetres.
    pub(crate) height: f64,
    /// What it shows, from its top left corner.
    pub(crate) items: Vec<Item>,
    /// Its structure, in reading order.
    pub(crate) structure: Vec<Node>,
}

/// Sets the head for pages whose text is `width` millimetres wide.
pub(crate) fn head(
    job: &Job<'_>,
    composer: &mut Composer<'_>,
    facts: &Facts,
    width: f64,
) -> Result<PageHead, LayoutError> {
    let (mut items, mut structure, mut top) = (Vec::new(), Vec::new(), 0.0);
    if facts.assembly {
        let strip = strip(composer, facts, width)?;
        top = strip.size.height + BELOW;
        items.extend(strip.items);
        structure.extend(strip.structure);
    }
    let titles = stack(composer, &titles(job, composer, width)?, Frame::new(0.0, top, width))?;
    items.extend(titles.items);
    structure.extend(titles.structure);
    Ok(PageHead { height: titles.bottom, items, structure })
}

/// The title, what the theme says of it, who made the set.
fn titles(job: &Job<'_>, composer: &Composer<'_>, width: f64) -> Result<Vec<Block>, LayoutError> {
    let line = |text, style: Style, (above, below), tag| {
        // A line that is too long is set in smaller type; its letters are not set closer first.
        Block::Line(LineBlock { text, style, fits: Some((width, style.tracking)), above, below, tag })
    };
    let name = &job.variant.name;
    let style = Style {
        face: Face::SemiBold,
        color: composer.palette.accent,
        lining_figures: true,
        ..small(composer, if width < NARROW { 22.0 } else { 26.0 })
    };
    let tag = Tag::Heading { level: 1, title: plain(name) };
    let mut blocks = vec![line(name.clone(), style, (6.5, 6.0), tag)];
    if composer.messages.has("theme-subtitle") {
        let text = composer.say("theme-subtitle", &[])?;
        let style = Style { face: Face::SmallCaps, tracking: 0.1, ..small(composer, 11.0) };
        let (fits, tag) = (None, Tag::Paragraph);
        blocks.push(Block::Line(LineBlock { text, style, fits, above: 0.0, below: 2.0, tag }));
    }
    if let Some(maker) = job.maker {
        let text = composer.say("made-by", &[("maker", Value::Text(escape_markup(maker)))])?;
        let style = Style { face: Face::Italic, ..small(composer, 10.0) };
        blocks.push(line(text, style, (4.0, 2.0), Tag::Paragraph));
    }
    blocks.push(Block::Gap(4.0));
    Ok(blocks)
}

/// How to print: a framed text, the two rulers right below the step that asks to measure them.
fn strip(composer: &mut Composer<'_>, facts: &Facts, width: f64) -> Result<Content, LayoutError> {
    let columns: usize = if width < NARROW { 1 } else { 2 };
    let measure = (width - 2.0 * PAD - (columns - 1) as f64 * GUTTER) / columns as f64;
    let mut entries = Vec::new();
    for (nth, text) in printing(composer, facts)?.into_iter().enumerate() {
        let mut figures = Vec::new();
        if nth == MEASURE {
            let items = rulers(composer, INDENT, RULERS * 0.4, RULERS * 0.68)?;
            let drawing = Content { size: Size::new(measure, RULERS), items, structure: Vec::new() };
            figures.push(FigureBlock { drawing, standing: Standing::Tied });
        }
        entries.push(Entry { text, figures });
    }
    let look = Look::Styled(Style { align: Align::Left, lining_figures: true, ..small(composer, 10.0) });
    let manner = Manner {
        numbers: Listed { look, indent: Indent::Millimetres(INDENT), ..Manner::BARE.numbers },
        figures: ShownAt::Left,
        ..Manner::BARE
    };
    let steps = Block::List { marker: Marker::Number, entries };
    let setting = Setting { scale: Scale::of(10.0), manner, measure };
    let Running { mut slugs, structure, .. } = set_in_columns(composer, &[steps], &setting)?;
    let (places, used) = shared_out(&slugs, columns);
    let size = Size::new(width, used + 2.0 * PAD);
    let frame = size.to_rect();
    let mut items = vec![Path::stroke(frame.to_path(0.01), Stroke::new(composer.palette.rule, 0.5)).into()];
    for (nth, column) in places.into_iter().enumerate() {
        let x = PAD + nth as f64 * (measure + GUTTER);
        for place in column {
            items.push(Item::moved(std::mem::take(&mut slugs[place.slug].items), x, PAD + place.top));
        }
    }
    Ok(Content { size, items, structure })
}
