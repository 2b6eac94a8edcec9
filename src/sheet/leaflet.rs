//! Imposition of the rules leaflet: folded sheets, one inside the other, with two pages on each side.
//!
//! Of N pages the outer sheet has on its outside the last page on the left and the front page on the right, and inside
//! pages 2 and N - 1; the next sheet goes on from there. When a sheet is turned over its short edge, as one turns the
//! page of a book that lies across, both sides are upright; over the long edge the inside has to be printed upside down.

use super::booklet::{Booklet, EDGE, Format, fit};
use super::furniture::small;
use super::{Job, Leaf, Media, Section, SheetError, Sides};
use crate::kit::compose::{Composer, at};
use crate::kit::{Content, KitError, backpage, front, leaflet};
use crate::scene::{Affine, BezPath, Item, Node, Page, Path, Size, Stroke, Tag};
use crate::text::{Face, Style, Value};

/// A leaflet whose words have found their places.
pub(super) struct Leaflet {
    booklet: Booklet,
    format: Format,
    head: Content,
    foot: Content,
}

impl Leaflet {
    /// Fits the words to the paper.
    pub(super) fn new(job: &Job<'_>, composer: &mut Composer<'_>) -> Result<Self, SheetError> {
        let sheet = sheet(job);
        let page = Size::new(sheet.width / 2.0, sheet.height);
        let width = page.width - 2.0 * EDGE;
        let head = front::set(composer, job.variant, &job.theme.ornament, width)?;
        let foot = backpage::foot(composer, job.maker, width)?;
        let format = Format { page, head: head.size.height, foot: foot.size.height };
        let booklet = fit(job, composer, format)?;
        Ok(Self { booklet, format, head, foot })
    }

    /// Sheets that are folded.
    pub(super) fn sheets(&self) -> usize {
        self.booklet.sheets()
    }

    /// Its pages, in the order of reading.
    pub(super) fn pages_read(&self) -> usize {
        self.booklet.pages
    }

    /// Size of its text in points.
    pub(super) fn text(&self) -> f64 {
        self.booklet.scale.body
    }

    /// Draws the two sides of each sheet, the outer sheet first, the outside of each first.
    pub(super) fn pages(self, job: &Job<'_>, composer: &mut Composer<'_>) -> Result<Section, SheetError> {
        let mut structure = Vec::new();
        let (sheets, count) = (self.sheets(), self.booklet.pages);
        let format = self.format;
        let mut pages = self.upright(job, composer, &mut structure)?;
        let mut take = |number: usize| std::mem::take(&mut pages[number]);
        let sheet = sheet(job);
        let title = composer.say("outline-leaflet", &[])?;
        let mut leaves = Vec::new();
        let side = |items| Page { size: sheet, trim: None, bleed: None, items };
        for nth in 0..sheets {
            let (left, right) = (count - 1 - 2 * nth, 2 * nth);
            let on_left = |items| Item::moved(items, 0.0, 0.0);
            let on_right = |items| Item::moved(items, format.page.width, 0.0);
            // The page that is read first comes first in the file.
            let mut outside = vec![on_right(take(right)), on_left(take(left))];
            let note = match (sheets, nth) {
                (1, _) => "leaflet-fold",
                (_, 0) => "leaflet-fold-outer",
                _ => "leaflet-fold-inner",
            };
            outside.extend(fold(composer, sheet, Some(note))?);
            let mut inside = vec![on_left(take(right + 1)), on_right(take(left - 1))];
            inside.extend(fold(composer, sheet, None)?);
            if job.settings.sides == Sides::LongEdge {
                let turn = Affine::new([-1.0, 0.0, 0.0, -1.0, sheet.width, sheet.height]);
                inside = vec![Item::transformed(inside, turn)];
            }
            leaves.push(Leaf {
                media: Media::Paper,
                title: title.clone(),
                front: side(outside),
                back: Some(side(inside)),
            });
        }
        Ok(Section { leaves, structure })
    }

    /// The pages in the order of reading.
    fn upright(
        self,
        job: &Job<'_>,
        composer: &mut Composer<'_>,
        structure: &mut Vec<Node>,
    ) -> Result<Vec<Vec<Item>>, SheetError> {
        let Self { booklet, format, head, foot } = self;
        let set = leaflet::set(composer, job.variant, job.examples, booklet.scale, format.measure())?;
        let mut pages: Vec<Vec<Item>> = vec![Vec::new(); booklet.pages];
        pages[0].push(Item::moved(head.items, EDGE, EDGE));
        let mut ends = vec![[0.0_f64; 2]; booklet.pages];
        for (nth, (column, (number, frame))) in booklet.places.iter().zip(&booklet.columns).enumerate() {
            for place in column {
                let slug = &set.slugs[place.slug];
                pages[*number].push(Item::moved(slug.items.clone(), frame.x0, frame.y0 + place.top));
                ends[*number][nth % 2] = frame.y0 + place.top + slug.height;
            }
        }
        let mut nodes = head.structure;
        nodes.extend(set.structure);
        let last = booklet.pages - 1;
        let mut bottom = format.bottom() - foot.size.height;
        pages[last].push(Item::moved(foot.items, EDGE, bottom));
        if booklet.table > 0.0 {
            // All that is left above the foot.
            let above = ends[last][0].max(ends[last][1]);
            let top = if above > 0.0 { above + 7.0 } else { EDGE };
            bottom -= 4.0;
            let table = backpage::games(composer, format.width(), bottom - top)?;
            pages[last].push(Item::moved(table.items, EDGE, top));
            nodes.extend(table.structure);
        }
        nodes.extend(foot.structure);
        structure.push(Node::of(Tag::Part, nodes));
        for (number, items) in pages.iter_mut().enumerate() {
            items.extend(footer(job, composer, format.page, (number + 1, last + 1))?);
            let [left, right] = ends[number];
            if left > 0.0 && right > 0.0 {
                let top = booklet.columns[2 * number].1.y0;
                items.push(column_rule(composer, format.page, top + 1.0, left.max(right)));
            }
        }
        Ok(pages)
    }
}

/// A sheet as it lies before folding.
fn sheet(job: &Job<'_>) -> Size {
    let upright = job.settings.paper.size();
    Size::new(upright.height, upright.width)
}

/// A page number, and the kit's name beside it.
fn footer(
    job: &Job<'_>,
    composer: &Composer<'_>,
    page: Size,
    (number, last): (usize, usize),
) -> Result<Vec<Item>, KitError> {
    let style = Style { face: Face::Italic, color: composer.palette.quiet, ..small(composer, 7.5) };
    let name =
        [("name", Value::Text(job.variant.name.clone())), ("version", Value::Text(job.version.to_owned()))];
    let text = match number {
        1 => return Ok(Vec::new()),
        _ if number == last => composer.say("leaflet-footer", &name)?,
        _ => number.to_string(),
    };
    let line = composer.label(&text, &style)?;
    let x = (page.width - line.width) / 2.0;
    Ok(at(line, x, page.height - EDGE + 3.2))
}

/// A hairline between the two columns.
fn column_rule(composer: &Composer<'_>, page: Size, top: f64, bottom: f64) -> Item {
    let mut path = BezPath::new();
    path.move_to((page.width / 2.0, top));
    path.line_to((page.width / 2.0, bottom));
    let tint = composer.palette.quiet.mix(crate::scene::Color::WHITE, 0.55);
    Path::stroke(path, Stroke::new(tint, 0.15)).into()
}

/// Short dashes at both ends of the fold; on the outside also the message of what to do.
fn fold(composer: &Composer<'_>, sheet: Size, note: Option<&str>) -> Result<Vec<Item>, KitError> {
    let x = sheet.width / 2.0;
    let mut path = BezPath::new();
    for (from, to) in [(5.0, 10.0), (sheet.height - 10.0, sheet.height - 5.0)] {
        path.move_to((x, from));
        path.line_to((x, to));
    }
    let mut items: Vec<Item> =
        vec![Path::stroke(path, Stroke::new(composer.palette.ink, 0.2).dashed(&[1.0, 0.8])).into()];
    if let Some(note) = note {
        let style = Style { face: Face::Italic, ..small(composer, 9.0) };
        let text = composer.say(note, &[])?;
        for baseline in [8.6, sheet.height - 6.4] {
            let line = composer.label(&text, &style)?;
            let left = x - line.width - 2.5;
            items.extend(at(line, left, baseline));
        }
    }
    Ok(items)
}
