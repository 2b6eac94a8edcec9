//! The first pages: the strip that says how to print, the story, the instructions.

use super::furniture::small;
use super::marks::{RULER_LENGTH, inch_ruler, millimetre_ruler};
use super::numbering::Numbering;
use super::plan::{CARDS, Plan, Thing};
use super::scheme;
use super::{Job, SheetError, Side};
use crate::game::Piece;
use crate::kit::KitError;
use crate::kit::compose::{Composer, SMALLEST_TEXT, Scale, at, list, plain};
use crate::kit::flow::{self, Place, Slug};
use crate::kit::front::fitted;
use crate::kit::picture::Stock;
use crate::kit::story::{Facts, Inset, Insets, set};
use crate::scene::{Duplex, Item, Node, Page, Path, Rect, Shape, Size, Stroke, Tag};
use crate::text::{Align, Face, Style, Value};

/// Distance of the text from the paper's edge, in millimetres.
const EDGE: f64 = 15.0;
/// Room between the columns, in millimetres.
const GUTTER: f64 = 8.0;
/// The most pages that story and instructions may take.
const MOST_PAGES: usize = 2;
/// The largest body type, in points.
const LARGEST: f64 = 11.6;

/// Where the running text goes.
struct Columns {
    measure: f64,
    /// Left, top and height of each column, and its page.
    frames: Vec<(usize, Rect)>,
}

impl Columns {
    fn new(job: &Job<'_>, pages: usize, head: f64) -> Self {
        let paper = job.paper.size();
        let measure = (paper.width - 2.0 * EDGE - GUTTER) / 2.0;
        let foot = paper.height - EDGE;
        let mut frames = Vec::new();
        for page in 0..pages {
            let top = if page == 0 { EDGE + head } else { EDGE };
            for column in [0.0, measure + GUTTER] {
                frames.push((page, Rect::new(EDGE + column, top, EDGE + column + measure, foot)));
            }
        }
        Self { measure, frames }
    }

    fn heights(&self) -> Vec<f64> {
        self.frames.iter().map(|(_, frame)| frame.height()).collect()
    }
}

/// A size of type that fits, and where every slug goes.
struct Fitted {
    scale: Scale,
    places: Vec<Vec<Place>>,
}

/// Sets the first pages; their structure is appended to `structure`. Also says how the file's pages are numbered,
/// which depends on how many these are.
pub(super) fn pages(
    job: &Job<'_>,
    plan: &Plan,
    stock: &Stock,
    composer: &mut Composer<'_>,
    structure: &mut Vec<Node>,
) -> Result<(Vec<Side>, Numbering), SheetError> {
    for count in 1..=MOST_PAGES {
        let numbering = Numbering::new(count, plan.sheets.len(), job.duplex);
        let facts = facts(job, plan, numbering);
        let head = head(job, composer, &facts)?;
        let columns = Columns::new(job, count, head.height);
        if let Some(fitted) = fit(job, plan, stock, composer, &facts, &columns)? {
            let sides =
                draw(job, plan, stock, composer, &facts, numbering, head, &columns, &fitted, structure)?;
            return Ok((sides, numbering));
        }
    }
    Err(KitError::Overflow { what: "the text of story and instructions" }.into())
}

/// The largest type that fits, with the columns of the last page equally long.
fn fit(
    job: &Job<'_>,
    plan: &Plan,
    stock: &Stock,
    composer: &mut Composer<'_>,
    facts: &Facts,
    columns: &Columns,
) -> Result<Option<Fitted>, KitError> {
    let heights = columns.heights();
    let steps = ((LARGEST - SMALLEST_TEXT) * 10.0).round() as u32;
    for step in 0..=steps {
        let scale = Scale { body: LARGEST - f64::from(step) * 0.1 };
        let slugs = slugs(job, plan, stock, composer, facts, scale, columns.measure)?.0;
        if flow::fill(&slugs, &heights, 1.0).is_some() {
            let heights = balanced(&slugs, &heights);
            return Ok(flow::loosest(&slugs, &heights, 1.6).map(|places| Fitted { scale, places }));
        }
    }
    Ok(None)
}

/// Shortens the last two columns as far as the text still fits, so that they end together.
fn balanced(slugs: &[Slug], heights: &[f64]) -> Vec<f64> {
    let mut shortest = heights.to_vec();
    let Some(first) = heights.len().checked_sub(2) else { return shortest };
    let full = heights[first].min(heights[first + 1]);
    for step in 0..1000 {
        let mut trial = heights.to_vec();
        let height = full - f64::from(step) * 0.5;
        if height <= 0.0 {
            break;
        }
        trial[first] = height;
        trial[first + 1] = height;
        if flow::fill(slugs, &trial, 1.0).is_none() {
            break;
        }
        shortest = trial;
    }
    shortest
}

fn slugs(
    job: &Job<'_>,
    plan: &Plan,
    stock: &Stock,
    composer: &mut Composer<'_>,
    facts: &Facts,
    scale: Scale,
    measure: f64,
) -> Result<(Vec<Slug>, Vec<Node>), KitError> {
    let scheme = scheme::draw(composer, plan, job.variant.setup.board.size(), measure)?;
    let picture = picture(job, stock, composer, measure)?;
    let story = set(composer, facts, Insets { picture, scheme }, scale, measure)?;
    Ok((story.slugs, story.structure))
}

/// The set as it lies on the table, with its caption.
fn picture(job: &Job<'_>, stock: &Stock, composer: &mut Composer<'_>, width: f64) -> Result<Inset, KitError> {
    let board = &job.variant.setup.board;
    let (mark, caption_mark) = (composer.marks.fresh(), composer.marks.fresh());
    let mut items = vec![Item::marked(mark, stock.set_up(board, width))];
    let count = |piece| Value::Number(board.count(piece) as f64);
    let args = [
        ("size", Value::Number(f64::from(board.size()))),
        ("attackers", count(Piece::Attacker)),
        ("defenders", count(Piece::Defender)),
    ];
    let alt = plain(&composer.say("alt-start", &args)?);
    let style = Style { face: Face::Italic, align: Align::Center, ..small(composer, 9.0) };
    let mut caption = composer.say("picture-set", &[])?;
    if composer.messages.has("theme-sides") {
        caption = format!("{caption} {}", composer.say("theme-sides", &[])?);
    }
    let mut y = width + 1.5;
    for line in composer.lines(&caption, &style, width, caption_mark)? {
        items.push(Item::moved(line.items, 0.0, y));
        y += line.height;
    }
    let structure = vec![Node::of(
        Tag::Section,
        vec![Node::leaf(Tag::Figure { alt }, mark), Node::leaf(Tag::Caption, caption_mark)],
    )];
    Ok(Inset { size: Size::new(width, y), items, structure })
}

/// Every number that the instructions name.
fn facts(job: &Job<'_>, plan: &Plan, numbering: Numbering) -> Facts {
    let board = &job.variant.setup.board;
    let spares = plan.spares();
    let pieces = plan.sheets_with(|thing| matches!(thing, Thing::Disc { .. }));
    let (first, last) = (pieces.first().copied().unwrap_or(0), pieces.last().copied().unwrap_or(0));
    Facts {
        size: board.size(),
        parts: plan.parts.len(),
        pieces: [Piece::King, Piece::Defender, Piece::Attacker].map(|piece| (piece, board.count(piece))),
        spares: spares.kings + spares.defenders + spares.attackers,
        cards: CARDS,
        king_disc: job.king_disc,
        piece_disc: job.piece_disc,
        text_last: numbering.story_page(numbering.story - 1),
        first: numbering.cut_page(0),
        last: numbering.cut_page(numbering.cut - 1),
        pieces_page: numbering.cut_page(first),
        pieces_last: numbering.cut_page(last),
        pieces_sheets: pieces.len(),
        leaflet_first: numbering.leaflet(),
        leaflet_last: numbering.leaflet() + 1,
        version: job.version.to_owned(),
    }
}

/// The strip and the title over the columns of the first page.
struct Head {
    height: f64,
    items: Vec<Item>,
    structure: Vec<Node>,
}

fn head(job: &Job<'_>, composer: &mut Composer<'_>, facts: &Facts) -> Result<Head, KitError> {
    let width = job.paper.size().width - 2.0 * EDGE;
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
    let (pad, rulers) = (4.0, RULER_LENGTH + 12.0);
    let id = match job.duplex {
        Duplex::Simplex => "assembly-print-first-simplex",
        Duplex::ShortEdge => "assembly-print-first-short-edge",
        Duplex::LongEdge => "assembly-print-first-long-edge",
    };
    let values = facts.values();
    let last = composer.say(id, &values)? + " " + &composer.say("assembly-reading", &values)?;
    let style = Style { align: Align::Left, lining_figures: true, ..small(composer, 10.0) };
    let (mut lines, mut steps) = (Vec::new(), Vec::new());
    let texts =
        [composer.say("assembly-print-1", &values)?, composer.say("assembly-print-2", &values)?, last];
    for (nth, text) in texts.iter().enumerate() {
        let label = (nth + 1).to_string();
        let (slugs, node) = composer.numbered(&label, text, &style, width - 3.0 * pad - rulers, 5.0)?;
        lines.extend(slugs);
        steps.push(node);
    }
    let room = |nth: usize, line: &Slug| if nth == 0 { 0.0 } else { line.before };
    let used: f64 = lines.iter().enumerate().map(|(nth, line)| room(nth, line) + line.height).sum();
    let height = (used + 2.0 * pad).max(26.0);
    let mut y = pad;
    let frame = Rect::new(0.0, 0.0, width, height);
    items.push(Path::stroke(frame.to_path(0.01), Stroke::new(composer.palette.border_ribbon, 0.5)).into());
    for (nth, line) in lines.into_iter().enumerate() {
        y += room(nth, &line);
        items.push(Item::moved(line.items, pad, y));
        y += line.height;
    }
    structure.push(list(steps, true));
    let x = width - pad - rulers + 2.0;
    let figures = small(composer, 7.5);
    for (axis, id, inches) in
        [(height / 2.0 - 4.0, "ruler-50", false), (height / 2.0 + 5.0, "ruler-2in", true)]
    {
        let ruler = if inches { inch_ruler } else { millimetre_ruler };
        items.extend(ruler(x, axis, composer.palette.ink));
        let text = composer.say(id, &[])?;
        let down = if inches { 2.4 } else { 0.0 };
        items.extend(at(composer.label(&text, &figures)?, x + RULER_LENGTH + 1.6, axis + down));
    }
    Ok(height)
}

/// Draws the pages.
#[expect(clippy::too_many_arguments, reason = "each is one step's result, and this is the last step")]
fn draw(
    job: &Job<'_>,
    plan: &Plan,
    stock: &Stock,
    composer: &mut Composer<'_>,
    facts: &Facts,
    numbering: Numbering,
    head: Head,
    columns: &Columns,
    fitted: &Fitted,
    structure: &mut Vec<Node>,
) -> Result<Vec<Side>, SheetError> {
    let (slugs, nodes) = slugs(job, plan, stock, composer, facts, fitted.scale, columns.measure)?;
    let title = composer.say("outline-assembly", &[])?;
    let mut sides: Vec<Side> = (0..numbering.story)
        .map(|_| Side {
            page: Page { size: job.paper.size(), trim: None, bleed: None, items: Vec::new() },
            title: title.clone(),
        })
        .collect();
    sides[0].page.items.push(Item::moved(head.items, EDGE, EDGE));
    for (places, (page, frame)) in fitted.places.iter().zip(&columns.frames) {
        for place in places {
            let items = slugs[place.slug].items.clone();
            sides[*page].page.items.push(Item::moved(items, frame.x0, frame.y0 + place.top));
        }
    }
    let foot = Style { face: Face::Italic, color: composer.palette.quiet, ..small(composer, 8.0) };
    for (nth, side) in sides.iter_mut().enumerate() {
        let label = composer.say(
            "page-label",
            &[
                ("kit", Value::Text(job.variant.name.clone())),
                ("part", Value::Text(composer.say("part-assembly", &[])?)),
                ("page", Value::Number(numbering.story_page(nth) as f64)),
                ("pages", Value::Number(numbering.total() as f64)),
            ],
        )?;
        let line = composer.label(&label, &foot)?;
        let x = (job.paper.size().width - line.width) / 2.0;
        side.page.items.extend(at(line, x, job.paper.size().height - EDGE + 7.0));
    }
    let mut children = head.structure;
    children.extend(nodes);
    structure.push(Node::of(Tag::Part, children));
    Ok(sides)
}
