//! Imposition of the rules leaflet: two sides of one sheet, folding to four pages.
//!
//! Outside: back page on the left, front page on the right. Inside: pages 2 and 3. When the sheet is turned over its
//! short edge, as one turns the page of a book that lies across, both sides are upright; over the long edge the inside
//! has to be printed upside down.

use super::furniture::small;
use super::{Job, SheetError};
use crate::kit::KitError;
use crate::kit::compose::{Composer, SMALLEST_TEXT, Scale, at};
use crate::kit::flow::{self, Place};
use crate::kit::{front, leaflet};
use crate::scene::{Affine, BezPath, Duplex, Item, Node, Page, Path, Rect, Size, Stroke, Tag};
use crate::text::{Face, Style, Value};
use std::sync::Arc;

/// Distance of the text from the edges of a leaflet page, in millimetres.
const EDGE: f64 = 12.0;
/// Room between the columns, in millimetres.
const GUTTER: f64 = 6.0;
/// The largest body type, in points: for a variant of few words, so that its pages are full all the same.
const LARGEST: f64 = 11.5;
/// Room between the front page's head and its columns, in millimetres.
const UNDER_FRONT: f64 = 4.0;
/// Pages of a leaflet of one sheet.
const PAGES: usize = 4;

/// Sets the leaflet and lays its pages on the two sides of a sheet, outside first.
pub(super) fn pages(
    job: &Job<'_>,
    composer: &mut Composer<'_>,
    structure: &mut Vec<Node>,
) -> Result<Vec<Page>, SheetError> {
    let upright = job.paper.size();
    let sheet = Size::new(upright.height, upright.width);
    let page = Size::new(sheet.width / 2.0, sheet.height);
    let width = page.width - 2.0 * EDGE;
    let measure = (width - GUTTER) / 2.0;

    let (front_height, front, mut nodes) = front::set(composer, job.variant, &job.theme.ornament, width)?;
    let frames = frames(page, measure, front_height + UNDER_FRONT);
    let (scale, places) = fit(job, composer, &frames, measure)?;
    let set = leaflet::set(composer, job.variant, job.examples, scale, measure)?;

    let mut pages: Vec<Vec<Item>> = vec![Vec::new(); PAGES];
    pages[0].push(Item::moved(front, EDGE, EDGE));
    for (column, (number, frame)) in places.iter().zip(&frames) {
        for place in column {
            let items = set.slugs[place.slug].items.clone();
            pages[*number].push(Item::moved(items, frame.x0, frame.y0 + place.top));
        }
    }
    for (number, items) in pages.iter_mut().enumerate() {
        items.extend(footer(job, composer, page, number + 1)?);
        // Two columns to a page: a page of few words shows the theme's ornament instead of a rule.
        let columns = &places[number * 2..number * 2 + 2];
        if columns.iter().all(|column| !column.is_empty()) {
            items.push(column_rule(composer, page, number, front_height));
        } else if columns.iter().all(Vec::is_empty) {
            items.push(ornament(job, page, width * 0.6));
        }
    }
    nodes.extend(set.structure);
    structure.push(Node::of(Tag::Part, nodes));

    let [front, second, third, back] =
        <[Vec<Item>; PAGES]>::try_from(pages).map_err(|_| KitError::Overflow { what: "the leaflet" })?;
    let mut outside = vec![Item::moved(front, page.width, 0.0), Item::moved(back, 0.0, 0.0)];
    outside.extend(fold(composer, sheet, true)?);
    let mut inside = vec![Item::moved(second, 0.0, 0.0), Item::moved(third, page.width, 0.0)];
    inside.extend(fold(composer, sheet, false)?);
    if job.duplex == Duplex::LongEdge {
        let turn = Affine::new([-1.0, 0.0, 0.0, -1.0, sheet.width, sheet.height]);
        inside = vec![Item::transformed(inside, turn)];
    }
    let side = |items| Page { size: sheet, trim: None, bleed: None, items };
    Ok(vec![side(outside), side(inside)])
}

/// The columns of the four pages, in the order of reading, each with the index of its page.
fn frames(page: Size, measure: f64, front: f64) -> Vec<(usize, Rect)> {
    let foot = page.height - EDGE - 2.0;
    let mut frames = Vec::new();
    for number in 0..PAGES {
        let top = if number == 0 { EDGE + front } else { EDGE };
        for column in [0.0, measure + GUTTER] {
            frames.push((number, Rect::new(EDGE + column, top, EDGE + column + measure, foot)));
        }
    }
    frames
}

/// The largest type at which the text fills the columns and no more, and where every slug goes.
fn fit(
    job: &Job<'_>,
    composer: &Composer<'_>,
    frames: &[(usize, Rect)],
    measure: f64,
) -> Result<(Scale, Vec<Vec<Place>>), KitError> {
    let heights: Vec<f64> = frames.iter().map(|(_, frame)| frame.height()).collect();
    let steps = ((LARGEST - SMALLEST_TEXT) * 20.0).round() as u32;
    for step in 0..=steps {
        let scale = Scale { body: LARGEST - f64::from(step) * 0.05 };
        let slugs = leaflet::try_size(composer, job.variant, job.examples, scale, measure)?;
        if let Some(places) = flow::loosest(&slugs, &heights, 3.0) {
            return Ok((scale, places));
        }
    }
    Err(KitError::Overflow { what: "the text of the leaflet" })
}

/// A page number, and the kit's name beside it.
fn footer(job: &Job<'_>, composer: &Composer<'_>, page: Size, number: usize) -> Result<Vec<Item>, KitError> {
    let style = Style { face: Face::Italic, color: composer.palette.quiet, ..small(composer, 7.5) };
    let name =
        [("name", Value::Text(job.variant.name.clone())), ("version", Value::Text(job.version.to_owned()))];
    let text = match number {
        1 => return Ok(Vec::new()),
        PAGES => composer.say("leaflet-footer", &name)?,
        _ => number.to_string(),
    };
    let line = composer.label(&text, &style)?;
    let x = (page.width - line.width) / 2.0;
    Ok(at(line, x, page.height - EDGE + 3.2))
}

/// The theme's ornament in the middle of a page, `width` millimetres wide.
fn ornament(job: &Job<'_>, page: Size, width: f64) -> Item {
    let art = &job.theme.ornament;
    let scale = width / art.size.width;
    let (left, top) = ((page.width - width) / 2.0, (page.height - art.size.height * scale) / 2.0);
    Item::Art { art: Arc::clone(art), transform: Affine::translate((left, top)) * Affine::scale(scale) }
}

/// A hairline between the two columns.
fn column_rule(composer: &Composer<'_>, page: Size, number: usize, front: f64) -> Item {
    let top = if number == 0 { EDGE + front + UNDER_FRONT } else { EDGE };
    let mut path = BezPath::new();
    path.move_to((page.width / 2.0, top + 1.0));
    path.line_to((page.width / 2.0, page.height - EDGE - 2.0));
    let tint = composer.palette.quiet.mix(crate::scene::Color::WHITE, 0.55);
    Path::stroke(path, Stroke::new(tint, 0.15)).into()
}

/// Short dashes at both ends of the fold; on the outside also what to do.
fn fold(composer: &Composer<'_>, sheet: Size, outside: bool) -> Result<Vec<Item>, KitError> {
    let x = sheet.width / 2.0;
    let mut path = BezPath::new();
    for (from, to) in [(5.0, 10.0), (sheet.height - 10.0, sheet.height - 5.0)] {
        path.move_to((x, from));
        path.line_to((x, to));
    }
    let mut items: Vec<Item> =
        vec![Path::stroke(path, Stroke::new(composer.palette.ink, 0.2).dashed(&[1.0, 0.8])).into()];
    if outside {
        let style = Style { face: Face::Italic, ..small(composer, 9.0) };
        let text = composer.say("leaflet-fold", &[])?;
        for baseline in [8.6, sheet.height - 6.4] {
            let line = composer.label(&text, &style)?;
            let left = x - line.width - 2.5;
            items.extend(at(line, left, baseline));
        }
    }
    Ok(items)
}
