//! Pages of round labels: faces in the middle of the labels, on the label sheet's own paper.

use super::discs::ORDER;
use super::furniture::small;
use super::labels::{self, LabelSheet};
use super::numbering::Numbering;
use super::plan::{Placed, Thing};
use super::{Job, Leaf, Media, Section, Set, SheetError, spares, tokens};
use crate::game::Piece;
use crate::kit::KitError;
use crate::kit::compose::{Composer, at, plain};
use crate::scene::{Item, Node, Page, Rect, Size, Tag};
use crate::text::{Style, Value};

/// The size of the line that says what a page is, in points, and its height in millimetres.
const LINE: (f64, f64) = (6.5, 1.7);
/// Room between that line and the faces, in millimetres.
const CLEAR: f64 = 1.0;

/// A sheet of labels with the pieces on it.
#[derive(Clone, Debug, PartialEq)]
pub struct LabelPage {
    /// The sheet.
    pub sheet: LabelSheet,
    /// The pieces with the places of their labels, moved by the nudge that was asked for.
    pub placed: Vec<Placed>,
}

impl LabelPage {
    /// The rectangle around all its labels that are printed on.
    fn bounds(&self) -> Rect {
        self.placed
            .iter()
            .map(|placed| placed.area)
            .reduce(|one, other| one.union(other))
            .unwrap_or(Rect::ZERO)
    }
}

/// Every sheet of labels, the king's first.
pub(super) fn plan(job: &Job<'_>) -> Vec<LabelPage> {
    let mut sheets: Vec<LabelSheet> = Vec::new();
    for sheet in ORDER.into_iter().filter_map(|piece| labels::of(job, piece)) {
        if !sheets.iter().any(|other| other.name == sheet.name) {
            sheets.push(sheet);
        }
    }
    sheets.into_iter().flat_map(|sheet| pages_of(job, sheet)).collect()
}

/// The pages of one kind of label.
fn pages_of(job: &Job<'_>, sheet: LabelSheet) -> Vec<LabelPage> {
    let is_here = |piece: &Piece| labels::of(job, *piece).is_some_and(|other| other.name == sheet.name);
    let asked: Vec<Piece> = spares::asked(job).into_iter().filter(is_here).collect();
    let mut things = Vec::new();
    for set in 1..=job.settings.sets {
        for piece in ORDER.into_iter().filter(is_here) {
            things.extend(vec![Thing::Disc { piece, spare: false, set }; job.count(piece)]);
        }
        things.extend(asked.iter().map(|&piece| Thing::Disc { piece, spare: true, set }));
    }
    if job.settings.sets == 1 && !things.is_empty() {
        // What is left of the last row costs no label sheet more.
        let columns = usize::from(sheet.columns);
        let left = (columns - things.len() % columns) % columns;
        let usual = spares::usual(job).into_iter().filter(is_here).take(left);
        things.extend(usual.map(|piece| Thing::Disc { piece, spare: true, set: 1 }));
    }
    let side = sheet.diameter.to_mm();
    let place = |(nth, thing): (usize, &Thing)| {
        let center = sheet.center(nth) + job.settings.nudge;
        Placed { thing: *thing, area: Rect::from_center_size(center, Size::new(side, side)), turned: false }
    };
    let page = |things: &[Thing]| LabelPage { sheet, placed: things.iter().enumerate().map(place).collect() };
    things.chunks(sheet.places()).map(page).collect()
}

/// Draws all sheets of labels.
pub(super) fn pages(
    set: Set<'_>,
    numbering: Numbering,
    composer: &mut Composer<'_>,
) -> Result<Section, SheetError> {
    let (mut leaves, mut structure) = (Vec::new(), Vec::new());
    let title = composer.say("outline-labels", &[])?;
    for (nth, page) in set.plan.labels.iter().enumerate() {
        let (mut items, nodes, pieces) = faces(set, page, composer)?;
        let args = [
            ("kit", Value::Text(set.job.variant.name.clone())),
            ("pieces", Value::Text(pieces)),
            ("sheet", Value::Text(page.sheet.title())),
            ("page", Value::Number(numbering.label_page(nth) as f64)),
            ("pages", Value::Number(numbering.total() as f64)),
        ];
        let line = composer.say("label-page", &args)?;
        items.extend(margin_line(set.job, page, composer, &line)?);
        structure.push(Node::of(Tag::Part, nodes));
        let bounds = page.bounds();
        let bleed = page.sheet.bleed(set.job.settings.bleed).to_mm();
        let front = Page {
            size: page.sheet.paper.size(),
            trim: Some(bounds),
            bleed: Some(bounds.inset(bleed)),
            items,
        };
        leaves.push(Leaf { media: Media::Labels, title: title.clone(), front, back: None });
    }
    Ok(Section { leaves, structure })
}

/// The faces of a page, each kind of piece as one figure; and all kinds in words.
fn faces(
    set: Set<'_>,
    page: &LabelPage,
    composer: &mut Composer<'_>,
) -> Result<(Vec<Item>, Vec<Node>, String), KitError> {
    let (mut items, mut nodes, mut words) = (Vec::new(), Vec::new(), Vec::new());
    let kinds = ORDER.into_iter().map(Some).chain([None]);
    for kind in kinds {
        let is_of = |placed: &&Placed| match placed.thing {
            Thing::Disc { piece, spare, .. } => kind.map_or(spare, |kind| !spare && piece == kind),
            _ => false,
        };
        let placed = page.placed.iter().filter(is_of);
        let count = placed.clone().count();
        if count == 0 {
            continue;
        }
        let mark = composer.marks.fresh();
        items.push(Item::marked(mark, tokens::draw(set.stock, placed)));
        let pieces = tokens::tally(composer, kind, count)?;
        let diameter = Value::Number(page.sheet.diameter.to_mm());
        let args = [("pieces", Value::Text(pieces.clone())), ("diameter", diameter)];
        let alt = plain(&composer.say("alt-labels", &args)?);
        nodes.push(Node::leaf(Tag::Figure { alt }, mark));
        words.push(pieces);
    }
    Ok((items, nodes, words.join(", ")))
}

/// What the page is, in small print above the faces if there is room outside the labels.
fn margin_line(
    job: &Job<'_>,
    page: &LabelPage,
    composer: &Composer<'_>,
    text: &str,
) -> Result<Vec<Item>, KitError> {
    let (size, height) = LINE;
    let style = Style { color: composer.palette.quiet, ..small(composer, size) };
    let line = composer.label(text, &style)?;
    let paper = page.sheet.paper.size();
    let faces = page.bounds().inset(page.sheet.bleed(job.settings.bleed).to_mm());
    let baseline = faces.y0 - CLEAR;
    let margin = job.settings.margin.to_mm();
    let fits = baseline - height >= margin && line.width <= paper.width - 2.0 * margin;
    let x = (paper.width - line.width) / 2.0;
    Ok(if fits { at(line, x, baseline) } else { Vec::new() })
}
