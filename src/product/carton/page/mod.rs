//! The folding page: the steps to make the box, each drawn from the same model that is cut out.
//!
//! `step` has the steps; `flat` draws the sheets as they lie on paper, `space` as they are folded, `strips` the band around
//! the board; `pen` has what all drawings share.

mod flat;
mod pen;
mod space;
mod step;
mod strips;

use super::band::PaperBand;
use super::contents;
use super::faces::{PanelFace, faces, minutes_to_make};
use super::measures::CartonMeasures;
use super::net::{Net, cover, leaflet, pieces, tray};
use crate::explain::ExplainError;
use crate::layout::compose::{Composer, plain};
use crate::layout::fit::Sizes;
use crate::layout::{Block, Content, Frame, LayoutError, Look, fit, height, stack};
use crate::product::form::Making;
use crate::product::handout_type::{PageWords, style};
use crate::scene::{Item, Node, Rect, Tag};
use crate::text::{Face, Value};
use crate::units::Length;
use step::FoldingStep;

/// Sizes of type in points: largest and smallest of the words, and the step between.
const WORDS: Sizes = Sizes { largest: 11.0, smallest: 7.5, step: 0.5 };
/// Room between columns, between a drawing and its words, and between rows, in millimetres.
const GUTTER: f64 = 6.0;
const ABOVE_WORDS: f64 = 1.2;
const BETWEEN: f64 = 3.0;
/// Least height of drawings, in millimetres: with all steps on a page, and with fewer steps on a page if even the smallest
/// type leaves less room than that.
const LEAST_DRAWING: (f64, f64) = (32.0, 24.0);
/// Largest scale of a drawing as a share of what it shows, and of the drawing of a corner seen nearer.
const LARGEST: f64 = 0.6;
const NEARER: f64 = 1.6;
/// Share of an area's width for the smaller of two drawings beside each other.
const BESIDE: f64 = 0.46;
/// Least width of a column in millimetres, where there are three.
const THREE_COLUMNS: f64 = 50.0;

/// Model that the steps are drawn from.
struct Model {
    size: CartonMeasures,
    nets: [Net; 2],
    leaflet: Net,
    pieces: Net,
    /// Contents of the faces of each sheet.
    printed: Vec<Vec<PanelFace>>,
    minutes: usize,
    /// Band around the board. `None`: the board has none.
    band: Option<PaperBand>,
}

/// A step with its number, the column in which it stands, and how many it takes.
#[derive(Clone, Copy, Debug)]
struct SetStep {
    number: usize,
    step: FoldingStep,
    column: usize,
    columns: usize,
}

/// Draws the pages, in the largest type that leaves their drawings room.
///
/// # Errors
/// A message or a glyph that is missing, or no room.
pub(super) fn pages(composer: &mut Composer<'_>, making: Making<'_>) -> Result<Vec<Content>, ExplainError> {
    let contents = contents::of_set(composer, making)?;
    let measures = CartonMeasures::of(&contents, making.sheet);
    let nets = [tray(&measures), cover(&measures)];
    let minutes = minutes_to_make([&nets[0], &nets[1]]);
    let mut printed = Vec::new();
    for net in &nets {
        printed.push(faces(composer, making, net, &contents)?);
    }
    let model = Model {
        size: measures,
        nets,
        leaflet: leaflet(&measures),
        pieces: pieces(&measures),
        printed,
        minutes,
        band: PaperBand::of(making.finished),
    };
    let columns = if making.printable.width > 3.0 * THREE_COLUMNS + 2.0 * GUTTER { 3 } else { 2 };
    let rows = rows(FoldingStep::of(model.band.is_some()), columns);
    // Small paper has fewer steps on a page.
    let ways = [(rows.len(), LEAST_DRAWING.0), (2, LEAST_DRAWING.1), (1, LEAST_DRAWING.1)];
    for (on_page, least) in ways {
        let found = fit::first(WORDS.all(), |points| {
            let mut pages: Vec<Content> = Vec::new();
            for rows in rows.chunks(on_page) {
                let Some(page) = set(composer, making, &model, rows, columns, *points, least)? else {
                    return Ok(None);
                };
                pages.push(page);
            }
            Ok::<_, ExplainError>(Some(pages))
        })?;
        if let Some((_, pages)) = found {
            return Ok(pages);
        }
    }
    Err(LayoutError::Overflow { what: "carton-page" }.into())
}

/// Arranges the steps in rows of so many columns.
fn rows(steps: impl Iterator<Item = FoldingStep>, columns: usize) -> Vec<Vec<SetStep>> {
    let mut rows: Vec<Vec<SetStep>> = Vec::new();
    let mut taken = columns;
    for (nth, step) in steps.enumerate() {
        let wide = step.columns().min(columns);
        if taken + wide > columns {
            rows.push(Vec::new());
            taken = 0;
        }
        let step = SetStep { number: nth + 1, step, column: taken, columns: wide };
        taken += wide;
        if let Some(row) = rows.last_mut() {
            row.push(step);
        }
    }
    rows
}

/// Sets a page with some of the rows, in type of this size. `None`: it leaves the drawings too little room.
fn set(
    composer: &mut Composer<'_>,
    making: Making<'_>,
    model: &Model,
    rows: &[Vec<SetStep>],
    columns: usize,
    points: f64,
    least: f64,
) -> Result<Option<Content>, ExplainError> {
    let printable = making.printable;
    let number = |mm: f64| {
        let length = Length::mm(mm.round());
        Value::Text(composer.messages.language().about(length, making.in_inches))
    };
    let [long, wide, high] = model.size.outside();
    let args = [
        ("minutes", Value::from(model.minutes)),
        ("game", Value::Text(making.variant.name.clone())),
        ("long", number(long)),
        ("wide", number(wide)),
        ("high", number(high)),
    ];
    let typed = PageWords::of(points, &args);
    let words = Look::Styled(style(composer, points, Face::Regular));
    // The tools needed are listed on the first page only.
    let is_first = rows.iter().flatten().any(|step| step.number == 1);
    let told = if is_first { 3 } else { 1 };
    let head = [
        typed.title(composer, printable.width, "box-page-title")?,
        Block::Gap(1.5),
        typed.narrow(composer, printable.width, Face::Regular, "box-page-need")?,
    ];
    let head = stack(composer, &head[..told], Frame::new(0.0, 0.0, printable.width))?;
    let (mut items, mut nodes) = (head.items, head.structure);
    let column = (printable.width - GUTTER * (columns - 1) as f64) / columns as f64;
    let across = |columns: usize| column * columns as f64 + GUTTER * columns.saturating_sub(1) as f64;
    let said = |composer: &Composer<'_>, step: &SetStep| composer.say(step.step.words(), &args);
    let mut told: Vec<(Vec<Block>, f64)> = Vec::new();
    for row in rows {
        let (mut blocks, mut deep) = (Vec::new(), 0.0);
        for step in row {
            let text = format!("**{}**\u{2002}{}", step.number, said(composer, step)?);
            let block = Block::Paragraph { text, look: words };
            deep = f64::max(
                deep,
                height(composer, std::slice::from_ref(&block), typed.measure(across(step.columns)))?,
            );
            blocks.push(block);
        }
        told.push((blocks, deep));
    }
    let mut y = head.bottom + BETWEEN;
    let around = (ABOVE_WORDS + BETWEEN) * rows.len() as f64;
    let deep: f64 = told.iter().map(|(_, deep)| deep).sum();
    let tall = (printable.height - y - around - deep) / rows.len() as f64;
    if tall < least {
        return Ok(None);
    }
    for (row, (blocks, deep)) in rows.iter().zip(&told) {
        for (step, block) in row.iter().zip(blocks) {
            let (x, wide) = (step.column as f64 * (column + GUTTER), across(step.columns));
            let area = Rect::new(x, y, x + wide, y + tall);
            let mark = composer.marks.fresh();
            items.push(Item::marked(mark, drawing(composer, model, step.step, area)?));
            let shows = [("n", Value::from(step.number)), ("shows", Value::Text(said(composer, step)?))];
            let alt = composer.say("alt-box-step", &shows)?;
            let frame = Frame::new(x, y + tall + ABOVE_WORDS, typed.measure(wide));
            let set = stack(composer, std::slice::from_ref(block), frame)?;
            items.extend(set.items);
            nodes.push(Node::leaf(Tag::Figure { alt: plain(&alt) }, mark));
            nodes.extend(set.structure);
        }
        y += tall + ABOVE_WORDS + deep + BETWEEN;
    }
    Ok(Some(Content { size: printable, items, structure: vec![Node::of(Tag::Section, nodes)] }))
}

/// Draws a step in an area.
fn drawing(
    composer: &Composer<'_>,
    model: &Model,
    step: FoldingStep,
    area: Rect,
) -> Result<Vec<Item>, ExplainError> {
    let beside = |part: f64| {
        let x = area.x1 - part * area.width();
        [Rect { x1: x - 1.0, ..area }, Rect { x0: x + 1.0, ..area }]
    };
    match (step, model.band) {
        (FoldingStep::Cut, _) => flat::flat(composer, model).placed(composer, area, LARGEST),
        (FoldingStep::Back, _) => {
            let [left, right] = beside(BESIDE);
            let mut items = space::in_space(composer, model, step).placed(composer, left, LARGEST)?;
            items.extend(space::corner(composer, model).placed(composer, right, NEARER)?);
            Ok(items)
        }
        (FoldingStep::Band, Some(band)) => {
            let [left, right] = beside(1.0 - BESIDE);
            let mut items = strips::hooked(composer, band).placed(composer, left, LARGEST)?;
            items.extend(strips::ring(composer, band).placed(composer, right, LARGEST)?);
            Ok(items)
        }
        _ => space::in_space(composer, model, step).placed(composer, area, LARGEST),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With the band there are eleven steps, of which the first is as wide as two: four rows of three.
    #[test]
    fn steps_fill_rows_of_three() {
        let wide = |has_band, columns| {
            let rows = rows(FoldingStep::of(has_band), columns);
            rows.iter().map(|row| row.iter().map(|step| step.columns).sum()).collect::<Vec<usize>>()
        };
        assert_eq!(wide(true, 3), [3, 3, 3, 3]);
        assert_eq!(wide(false, 3), [3, 3, 3, 2]);
        assert_eq!(wide(false, 2), [2, 2, 2, 2, 2, 1]);
    }
}
