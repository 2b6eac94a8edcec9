//! Pages of round labels: faces in the middle of the labels, on the label sheet's own paper.

use crate::imposition::cut_plan::rows::ORDER;
use crate::imposition::cut_plan::{Element, LabelPage, Placed};
use crate::imposition::{Order, SheetError};
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, at, plain};
use crate::scene::{Item, Node, Page, Tag};
use crate::sheets::drawing::slug_line::small;
use crate::sheets::drawing::tokens;
use crate::sheets::leaf::SheetSection;
use crate::sheets::set::Set;
use crate::text::{Style, Value};

/// Size of the type of the line that says what the page is, in points, and height of its letters in millimetres.
const LINE: (f64, f64) = (6.5, 1.7);
/// Gap between that line and the bleed of the faces, in millimetres.
const CLEAR: f64 = 1.0;

/// Draws all sheets of labels.
pub(crate) fn pages(set: Set<'_>, composer: &mut Composer<'_>) -> Result<SheetSection, SheetError> {
    let mut section = SheetSection::default();
    let title = composer.say("outline-labels", &[])?;
    for (page, sheet) in set.plan.cut.labels.iter().zip(set.plan.label_sheets()) {
        let (mut items, nodes, pieces) = faces(set, page, composer)?;
        let args = [
            ("kit", Value::Text(set.order.variant.name.clone())),
            ("pieces", Value::Text(pieces)),
            ("sheet", Value::Text(page.sheet.title())),
            ("page", Value::Number(sheet.front.number as f64)),
            ("pages", Value::Number(set.plan.total(sheet.media) as f64)),
        ];
        let line = composer.say("label-page", &args)?;
        items.extend(margin_line(set.order, page, composer, &line)?);
        let bounds = page.bounds();
        let bleed = page.sheet.bleed(set.order.settings.bleed).to_mm();
        let front = Page {
            size: page.sheet.paper.size(),
            trim: Some(bounds),
            bleed: Some(bounds.inset(bleed)),
            items,
        };
        section.push_page(sheet.matter, title.clone(), front, nodes);
    }
    Ok(section)
}

/// Draws the faces of a page, each kind of piece as one figure; returns them, their structure, and all kinds in words.
fn faces(
    set: Set<'_>,
    page: &LabelPage,
    composer: &mut Composer<'_>,
) -> Result<(Vec<Item>, Vec<Node>, String), LayoutError> {
    let (mut items, mut nodes, mut words) = (Vec::new(), Vec::new(), Vec::new());
    let kinds = ORDER.into_iter().map(Some).chain([None]);
    for kind in kinds {
        let is_of = |placed: &&Placed| match placed.element {
            Element::Disc { piece, spare, .. } => kind.map_or(spare, |kind| !spare && piece == kind),
            _ => false,
        };
        let placed = page.placed.iter().filter(is_of);
        let count = placed.clone().count();
        if count == 0 {
            continue;
        }
        let mark = composer.marks.fresh();
        items.push(Item::marked(mark, tokens::draw(set.masters, placed)));
        let pieces = tokens::tally(composer, kind, count)?;
        let diameter = Value::Number(page.sheet.diameter.to_mm());
        let args = [("pieces", Value::Text(pieces.clone())), ("diameter", diameter)];
        let alt = plain(&composer.say("alt-labels", &args)?);
        nodes.push(Node::leaf(Tag::Figure { alt }, mark));
        words.push(pieces);
    }
    Ok((items, nodes, words.join(", ")))
}

/// Draws the line that says what the page is, in small print above the faces, if it fits between the margins of the paper.
fn margin_line(
    order: &Order,
    page: &LabelPage,
    composer: &Composer<'_>,
    text: &str,
) -> Result<Vec<Item>, LayoutError> {
    let (size, height) = LINE;
    let style = Style { color: composer.palette.quiet, ..small(composer, size) };
    let line = composer.label(text, &style)?;
    let paper = page.sheet.paper.size();
    let faces = page.bounds().inset(page.sheet.bleed(order.settings.bleed).to_mm());
    let baseline = faces.y0 - CLEAR;
    let margin = order.settings.margin.to_mm();
    let fits = baseline - height >= margin && line.width <= paper.width - 2.0 * margin;
    let x = (paper.width - line.width) / 2.0;
    Ok(if fits { at(line, x, baseline) } else { Vec::new() })
}
