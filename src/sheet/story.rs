//! The first pages: the strip that says how to print, the story, the instructions.

use super::facts::facts;
use super::furniture::small;
use super::head::{Head, head};
use super::numbering::Numbering;
use super::scheme;
use super::{Job, Leaf, Media, Section, Set, SheetError};
use crate::game::Piece;
use crate::kit::KitError;
use crate::kit::compose::{Composer, SMALLEST_TEXT, Scale, at, plain};
use crate::kit::flow::{self, Place, Slug};
use crate::kit::picture::Stock;
use crate::kit::story::{Facts, Inset, Insets, set};
use crate::scene::{Item, Node, Page, Rect, Size, Tag};
use crate::text::{Align, Face, Style, Value};
use crate::theme::Ink;

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
        let paper = job.settings.paper.size();
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

/// What the first pages are made of.
struct Story<'a> {
    set: Set<'a>,
    numbering: Numbering,
    facts: Facts,
}

/// Sets the first pages. Also says how the file's pages are numbered,
/// which depends on how many these are.
pub(super) fn pages(set: Set<'_>, composer: &mut Composer<'_>) -> Result<(Section, Numbering), SheetError> {
    let job = set.job;
    for count in 1..=MOST_PAGES {
        let numbering = Numbering {
            story: count,
            cut: set.plan.sheets.len(),
            labels: 0,
            leaflets: set.leaflets,
            sides: job.settings.sides,
        };
        let story = Story { set, numbering, facts: facts(set, numbering) };
        let head = head(job, composer, &story.facts, job.settings.paper.size().width - 2.0 * EDGE)?;
        let columns = Columns::new(job, count, head.height);
        if let Some(fitted) = story.fit(composer, &columns)? {
            return Ok((story.draw(composer, head, &columns, &fitted)?, numbering));
        }
    }
    Err(KitError::Overflow { what: "the text of story and instructions" }.into())
}

/// The set as it lies on the table, with its caption.
fn picture(job: &Job<'_>, stock: &Stock, composer: &mut Composer<'_>, width: f64) -> Result<Inset, KitError> {
    let board = &job.variant.setup.board;
    let (mark, caption_mark) = (composer.marks.fresh(), composer.marks.fresh());
    let mut items = vec![Item::marked(mark, stock.set_up(board, width))];
    // Officers are of their side.
    let count = |man, officer| Value::Number((board.count(man) + board.count(officer)) as f64);
    let args = [
        ("size", Value::Number(f64::from(board.size()))),
        ("attackers", count(Piece::Attacker, Piece::Commander)),
        ("defenders", count(Piece::Defender, Piece::Knight)),
    ];
    let alt = plain(&composer.say("alt-start", &args)?);
    let style = Style { face: Face::Italic, align: Align::Center, ..small(composer, 9.0) };
    let mut caption = composer.say("picture-set", &[])?;
    let sides = sides(job.settings.ink);
    if composer.messages.has(sides) {
        caption = format!("{caption} {}", composer.say(sides, &[])?);
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

/// The message of the theme that says which side has which pieces. It tells their colours, so every ink has its own;
/// one that the theme lacks is left out.
const fn sides(ink: Ink) -> &'static str {
    match ink {
        Ink::Full => "theme-sides",
        Ink::Low => "theme-sides-low",
        Ink::Outline => "theme-sides-outline",
        Ink::Grey => "theme-sides-grey",
    }
}

impl Story<'_> {
    /// The largest type that fits, with the columns of the last page equally long.
    fn fit(&self, composer: &mut Composer<'_>, columns: &Columns) -> Result<Option<Fitted>, KitError> {
        let heights = columns.heights();
        let steps = ((LARGEST - SMALLEST_TEXT) * 10.0).round() as u32;
        for step in 0..=steps {
            let scale = Scale::of(LARGEST - f64::from(step) * 0.1);
            let slugs = self.slugs(composer, scale, columns.measure)?.0;
            if flow::fill(&slugs, &heights, 1.0).is_some() {
                let last = heights.len() - 2..heights.len();
                let heights = flow::balanced(&slugs, &heights, last);
                return Ok(flow::loosest(&slugs, &heights, 1.6).map(|places| Fitted { scale, places }));
            }
        }
        Ok(None)
    }

    /// The running text at one size of type, and its structure.
    fn slugs(
        &self,
        composer: &mut Composer<'_>,
        scale: Scale,
        measure: f64,
    ) -> Result<(Vec<Slug>, Vec<Node>), KitError> {
        let scheme = scheme::draw(composer, self.set.plan, self.set.job.variant.setup.board.size(), measure)?;
        let picture = picture(self.set.job, self.set.stock, composer, measure)?;
        let story = set(composer, &self.facts, Insets { picture, scheme }, scale, measure)?;
        Ok((story.slugs, story.structure))
    }

    /// Draws the pages.
    fn draw(
        &self,
        composer: &mut Composer<'_>,
        head: Head,
        columns: &Columns,
        fitted: &Fitted,
    ) -> Result<Section, SheetError> {
        let (slugs, nodes) = self.slugs(composer, fitted.scale, columns.measure)?;
        let title = composer.say("outline-assembly", &[])?;
        let size = self.set.job.settings.paper.size();
        let blank = || Leaf {
            media: Media::Paper,
            title: title.clone(),
            front: Page { size, trim: None, bleed: None, items: Vec::new() },
            back: None,
        };
        let mut leaves: Vec<Leaf> = (0..self.numbering.story).map(|_| blank()).collect();
        leaves[0].front.items.push(Item::moved(head.items, EDGE, EDGE));
        for (places, (page, frame)) in fitted.places.iter().zip(&columns.frames) {
            for place in places {
                let items = slugs[place.slug].items.clone();
                leaves[*page].front.items.push(Item::moved(items, frame.x0, frame.y0 + place.top));
            }
        }
        let foot = Style { face: Face::Italic, color: composer.palette.quiet, ..small(composer, 8.0) };
        for (nth, leaf) in leaves.iter_mut().enumerate() {
            let label = composer.say(
                "page-label",
                &[
                    ("kit", Value::Text(self.set.job.variant.name.clone())),
                    ("part", Value::Text(composer.say("part-assembly", &[])?)),
                    ("page", Value::Number(self.numbering.story_page(nth) as f64)),
                    ("pages", Value::Number(self.numbering.total() as f64)),
                ],
            )?;
            let line = composer.label(&label, &foot)?;
            let x = (self.set.job.settings.paper.size().width - line.width) / 2.0;
            leaf.front.items.extend(at(line, x, self.set.job.settings.paper.size().height - EDGE + 7.0));
        }
        let mut children = head.structure;
        children.extend(nodes);
        Ok(Section { leaves, structure: vec![Node::of(Tag::Part, children)] })
    }
}
