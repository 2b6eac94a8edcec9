//! The whole board on one large page, for a print shop.

use crate::imposition::cutting::Trim;
use crate::imposition::{Component, Matter, Order, SheetError};
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, at, fitted, plain};
use crate::product::picture::Masters;
use crate::scene::{BezPath, Color, Item, Node, Page, Path, Rect, Size, Stroke, Tag};
use crate::sheets::drawing::marks::RULER_LENGTH;
use crate::sheets::drawing::slug_line::{rulers, small};
use crate::sheets::leaf::SheetSection;
use crate::text::{Face, Style, Value};

/// Distance of a cut mark from the bleed, in millimetres: a shop's knife must not meet it in the colour.
const OFFSET: f64 = 1.0;
/// Length of a cut mark, in millimetres.
const MARK: f64 = 6.0;
/// Shortest length that still reads as a mark, in millimetres.
const SHORTEST_MARK: f64 = 1.0;
/// Width of a cut mark, in millimetres.
const LINE: f64 = 0.2;
/// Distance from the board's edge to the name below it, in millimetres.
const BELOW: f64 = 18.0;
/// Height of the check rulers below the line of the upper one, in millimetres.
const RULERS: f64 = 9.0;

/// Draws the poster; no sheets if none is requested.
///
/// # Errors
/// If a message or a glyph is missing.
pub(crate) fn pages(
    order: &Order,
    measures: Trim,
    masters: &Masters,
    composer: &mut Composer<'_>,
) -> Result<SheetSection, SheetError> {
    let Some(poster) = order.settings.poster.filter(|_| order.settings.has(Component::Board)) else {
        return Ok(SheetSection::default());
    };
    let bleed = order.settings.bleed.to_mm();
    let whole = measures.board().size();
    let size = poster.page().unwrap_or(whole + Size::new(2.0, 2.0) * bleed);
    let trim = Rect::from_center_size(size.to_rect().center(), whole);
    let bled = trim.inset(bleed);
    let squares_at = trim.origin() - measures.board().origin().to_vec2();

    let mark = composer.marks.fresh();
    let board = Item::clipped(vec![Item::art(&masters.board, squares_at.x, squares_at.y)], bled);
    let mut items = vec![Item::marked(mark, vec![board])];
    let squares = Value::Number(f64::from(order.variant.setup.board.size()));
    let alt = composer.say("alt-board-whole", &[("columns", squares.clone()), ("rows", squares)])?;
    let mut nodes = vec![Node::leaf(Tag::Figure { alt: plain(&alt) }, mark)];
    if poster.page().is_some() {
        let printable = size.to_rect().inset(-order.settings.margin.to_mm());
        items.extend(marks(trim, bled, printable));
        let below = label(order, measures, composer, trim, &mut items, &mut nodes)?;
        if below + RULERS <= printable.y1 {
            // A print shop, like a home printer, may scale the page to its paper: the rulers show that before the board
            // is cut.
            let x = trim.center().x - RULER_LENGTH / 2.0;
            items.extend(rulers(composer, x, below, below + 5.2)?);
        }
    }
    let title = composer.say("outline-board", &[])?;
    let front = Page { size, trim: Some(trim), bleed: Some(bled), items };
    let mut section = SheetSection::default();
    section.push_page(Matter::Poster, title, front, nodes);
    Ok(section)
}

/// Draws two marks at each corner of `trim`, outside the bleed, as long as the printable area lets them be.
fn marks(trim: Rect, bled: Rect, printable: Rect) -> Option<Item> {
    let mut path = BezPath::new();
    let mut line = |near: (f64, f64), far: (f64, f64)| {
        if (far.0 - near.0).abs() + (far.1 - near.1).abs() >= SHORTEST_MARK {
            path.move_to(near);
            path.line_to(far);
        }
    };
    // Ends of the marks at the left, the right, the top and the bottom.
    let left = (printable.x0.max(bled.x0 - OFFSET - MARK)).min(bled.x0 - OFFSET);
    let right = (printable.x1.min(bled.x1 + OFFSET + MARK)).max(bled.x1 + OFFSET);
    let top = (printable.y0.max(bled.y0 - OFFSET - MARK)).min(bled.y0 - OFFSET);
    let bottom = (printable.y1.min(bled.y1 + OFFSET + MARK)).max(bled.y1 + OFFSET);
    for y in [trim.y0, trim.y1] {
        line((bled.x0 - OFFSET, y), (left, y));
        line((bled.x1 + OFFSET, y), (right, y));
    }
    for x in [trim.x0, trim.x1] {
        line((x, bled.y0 - OFFSET), (x, top));
        line((x, bled.y1 + OFFSET), (x, bottom));
    }
    (!path.elements().is_empty()).then(|| Path::stroke(path, Stroke::new(Color::BLACK, LINE)).into())
}

/// Draws the game's name and the board's measures below it, in the waste. Returns where the next element can stand.
fn label(
    order: &Order,
    measures: Trim,
    composer: &mut Composer<'_>,
    trim: Rect,
    items: &mut Vec<Item>,
    nodes: &mut Vec<Node>,
) -> Result<f64, LayoutError> {
    let args = [
        ("size", Value::Number(f64::from(measures.squares))),
        ("cell", Value::Text(composer.messages.language().length(measures.cell))),
        ("side", Value::Text(composer.messages.language().length(measures.side()))),
        ("whole", Value::Text(composer.messages.language().length(measures.whole()))),
        ("framed", Value::Number(f64::from(u8::from(measures.is_framed())))),
        ("sets", Value::Number(f64::from(order.settings.sets))),
    ];
    let name = &order.variant.name;
    let heading = Tag::Heading { level: 1, title: plain(name) };
    let mut y = trim.y1 + BELOW;
    for (text, tag, points, face) in [
        (name.clone(), heading, 16.0, Face::SemiBold),
        (composer.say("poster-measures", &args)?, Tag::Paragraph, 10.0, Face::Regular),
        (composer.say("poster-print", &args)?, Tag::Paragraph, 10.0, Face::Italic),
    ] {
        let style = Style { face, ..small(composer, points) };
        let style = fitted(composer, &text, style, trim.width())?;
        let mark = composer.marks.fresh();
        let line = composer.label(&text, &style)?;
        let x = trim.center().x - line.width / 2.0;
        items.push(Item::marked(mark, at(line, x, y)));
        let node = Node::leaf(tag, mark);
        // The heading is read first.
        let at = if nodes.len() == 1 { 0 } else { nodes.len() };
        nodes.insert(at, node);
        y += 5.5;
    }
    Ok(y + 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Shape;

    #[test]
    fn marks_lie_outside_the_bleed_and_inside_the_margin() {
        let trim = Rect::new(10.0, 97.0, 410.0, 497.0);
        let printable = Rect::new(5.0, 5.0, 415.0, 589.0);
        let Some(Item::Path(path)) = marks(trim, trim.inset(2.0), printable) else { panic!("marks") };
        let bled = trim.inset(2.0);
        for mark in path.outline.segments() {
            let bounds = mark.bounding_box();
            assert!(bounds.x0 >= 5.0 && bounds.x1 <= 415.0 && bounds.y0 >= 5.0, "{bounds:?}");
            assert!(bounds.x1 < bled.x0 || bounds.x0 > bled.x1 || bounds.y1 < bled.y0 || bounds.y0 > bled.y1);
        }
        assert_eq!(path.outline.segments().count(), 8);
    }
}
