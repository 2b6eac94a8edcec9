//! Marks in the margins of a leaflet: page numbers, and where to fold, to cut and to fasten it.

use super::format::LeafletFormat;
use crate::imposition::Order;
use crate::imposition::leaflet::{Imposition, LeafletForm};
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, at, fitted};
use crate::product::edition::edition;
use crate::scene::{Affine, BezPath, Color, Item, Node, Path, Rect, Stroke, Tag};
use crate::sheets::drawing::slug_line::small;
use crate::sheets::set_name::set_name;
use crate::text::{Face, Style, Value};

/// Length of the marks of folds and cuts, in millimetres.
const MARK: f64 = 5.0;
/// Length of the marks of a fold across the whole leaflet, in millimetres: they stand beside words.
const ACROSS: f64 = 2.8;
/// Distance of the page number's baseline above the text's edge, in millimetres.
const NUMBER: f64 = 3.2;
/// Distance of a note's baseline from the upper and the lower end of a fold, beyond the margin.
const NOTE: (f64, f64) = (3.6, 1.4);

/// Number of the set of a leaflet, counted from 1. `None`: sheets do not show it.
pub(super) type SetNumber = Option<u16>;

/// Draws a page number, or the kit's name on the last page; returns it with its right end, in millimetres.
pub(super) fn footer(
    order: &Order,
    composer: &Composer<'_>,
    format: LeafletFormat,
    number: usize,
    last: usize,
    set: SetNumber,
) -> Result<(Vec<Item>, f64), LayoutError> {
    let style = Style { face: Face::Italic, color: composer.palette.quiet, ..small(composer, 7.5) };
    let args = [
        ("edition", Value::Text(edition(composer.messages, &order.variant)?)),
        ("version", Value::Text(order.version.to_owned())),
        ("page", Value::Text(number.to_string())),
        ("set", Value::Number(f64::from(set.unwrap_or(0)))),
        ("name", Value::Text(set_name(composer, &order.settings, set.unwrap_or(0))?)),
    ];
    let has_label = order.settings.label.is_some();
    let text = match set {
        _ if number == 1 => return Ok((Vec::new(), 0.0)),
        None if number < last => number.to_string(),
        None => composer.say("leaflet-footer", &args)?,
        Some(_) if number < last => composer.say("leaflet-page-set", &args)?,
        Some(_) if has_label => composer.say("leaflet-footer-named-set", &args)?,
        Some(_) => composer.say("leaflet-footer-set", &args)?,
    };
    // A long name is set in smaller type rather than beyond the page.
    let style = fitted(composer, &text, style, format.width())?;
    let line = composer.label(&text, &style)?;
    let x = format.left(number - 1) + (format.width() - line.width) / 2.0;
    let end = x + line.width;
    Ok((at(line, x, format.page.height - format.edge + NUMBER).into_iter().collect(), end))
}

/// Draws the name of the set at the foot of the front page; it is in the structure, too, to be read aloud.
pub(super) fn front_number(
    order: &Order,
    composer: &mut Composer<'_>,
    format: LeafletFormat,
    set: u16,
) -> Result<(Item, Node), LayoutError> {
    let style = Style {
        face: Face::SmallCaps,
        color: composer.palette.accent,
        tracking: 0.06,
        ..small(composer, 10.5)
    };
    let text = set_name(composer, &order.settings, set)?;
    let style = fitted(composer, &text, style, format.width())?;
    let line = composer.label(&text, &style)?;
    let x = format.left(0) + (format.width() - line.width) / 2.0;
    let mark = composer.marks.fresh();
    let items = at(line, x, format.page.height - format.edge + NUMBER);
    Ok((Item::marked(mark, items), Node::leaf(Tag::Paragraph, mark)))
}

/// Draws a hairline between the two columns of a page.
pub(super) fn column_rule(composer: &Composer<'_>, x: f64, top: f64, bottom: f64) -> Item {
    let mut path = BezPath::new();
    path.move_to((x, top));
    path.line_to((x, bottom));
    let tint = composer.palette.quiet.mix(Color::WHITE, 0.55);
    Path::stroke(path, Stroke::new(tint, 0.15)).into()
}

/// Gap between a page's footer and the note beside its fold, in millimetres.
const CLEAR: f64 = 2.0;

/// Draws short dashes at both ends of the fold of a leaflet sheet; on the outside also the message of what to do, at the foot
/// only if it keeps clear of the footer, which ends at `foot`.
pub(crate) fn fold(
    composer: &Composer<'_>,
    imposition: Imposition,
    note: Option<(&str, f64)>,
) -> Result<Vec<Item>, LayoutError> {
    let (sheet, margin) = (imposition.sheet(), imposition.margin);
    let x = sheet.width / 2.0;
    let mut path = BezPath::new();
    for (from, to) in [(margin, margin + MARK), (sheet.height - margin - MARK, sheet.height - margin)] {
        path.move_to((x, from));
        path.line_to((x, to));
    }
    let mut items: Vec<Item> =
        vec![Path::stroke(path, Stroke::new(composer.palette.ink, 0.2).dashed(&[1.0, 0.8])).into()];
    if let Some((note, foot)) = note {
        let style = Style { face: Face::Italic, ..small(composer, 9.0) };
        let text = composer.say(note, &[])?;
        for (baseline, taken) in [(margin + NOTE.0, 0.0), (sheet.height - margin - NOTE.1, foot + CLEAR)] {
            let line = composer.label(&text, &style)?;
            let left = x - line.width - 2.5;
            if left >= taken {
                items.extend(at(line, left, baseline));
            }
        }
    }
    Ok(items)
}

/// Draws short dashes at half the height of a leaflet sheet, at its outer edges: there the finished leaflet is folded once more.
pub(crate) fn across(composer: &Composer<'_>, imposition: Imposition) -> Item {
    let (sheet, margin) = (imposition.sheet(), imposition.margin);
    let y = sheet.height / 2.0;
    let mut path = BezPath::new();
    for (from, to) in [(margin, margin + ACROSS), (sheet.width - margin - ACROSS, sheet.width - margin)] {
        path.move_to((from, y));
        path.line_to((to, y));
    }
    Path::stroke(path, Stroke::new(composer.palette.ink, 0.2).dashed(&[1.0, 0.8])).into()
}

/// Draws two lines like staples at the left edge of the first of several single pages, and between them, along the edge, the
/// instruction.
pub(crate) fn binding(composer: &Composer<'_>, imposition: Imposition) -> Result<Vec<Item>, LayoutError> {
    let (page, x) = (imposition.page, imposition.margin + 0.5);
    let mut path = BezPath::new();
    for middle in [page.height / 4.0, page.height * 3.0 / 4.0] {
        path.move_to((x, middle - MARK));
        path.line_to((x, middle + MARK));
    }
    let mut items: Vec<Item> = vec![Path::stroke(path, Stroke::new(composer.palette.ink, 0.35)).into()];
    let style = Style { face: Face::Italic, ..small(composer, 8.5) };
    let line = composer.label(&composer.say("leaflet-bind", &[])?, &style)?;
    let length = line.width;
    // Read from below, as on the spine of a map.
    let upwards = Affine::new([0.0, -1.0, 1.0, 0.0, x + 2.6, f64::midpoint(page.height, length)]);
    items.push(Item::transformed(at(line, 0.0, 0.0), upwards));
    Ok(items)
}

/// Draws short lines at the ends of every cut, on the first side or, turned like the page of a book, on the second.
pub(crate) fn cuts(composer: &Composer<'_>, imposition: Imposition, second: bool) -> Vec<Item> {
    let (upright, across) = imposition.cuts();
    if imposition.form == LeafletForm::Single || (upright.is_empty() && across.is_empty()) {
        return Vec::new();
    }
    let Rect { x0, y0, x1, y1 } = imposition.side.to_rect().inset(-imposition.margin);
    let mut path = BezPath::new();
    for x in upright {
        let x = if second { imposition.side.width - x } else { x };
        for (from, to) in [(y0, y0 + MARK), (y1 - MARK, y1)] {
            path.move_to((x, from));
            path.line_to((x, to));
        }
    }
    for y in across {
        for (from, to) in [(x0, x0 + MARK), (x1 - MARK, x1)] {
            path.move_to((from, y));
            path.line_to((to, y));
        }
    }
    vec![Path::stroke(path, Stroke::new(composer.palette.ink, 0.15)).into()]
}
