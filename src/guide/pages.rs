//! The first pages: the strip that says how to print, the story, the instructions.
//!
//! They are drawn before all others, since it is their number on which the numbers of all other pages depend.

use super::frames::Block;
use super::head::{Head, head};
use super::planned::facts;
use super::{hinge, scheme};
use crate::game::Piece;
use crate::guide::{Facts, Inset, Insets, set};
use crate::imposition::{Component, Job, Media, Numbering, SheetError};
use crate::kit::picture::Masters;
use crate::layout::compose::{Composer, SMALLEST_TEXT, Scale, at, plain};
use crate::layout::flow::{Place, Slug};
use crate::layout::{LayoutError, flow};
use crate::scene::{Item, Node, Page, Rect, Size, Tag};
use crate::sheets::drawing::slug_line::small;
use crate::sheets::leaf::{Leaf, Section};
use crate::sheets::set::Set;
use crate::text::{Align, Face, Style, Value};
use crate::theme::Ink;

/// Baseline of the page's label below the text, in millimetres.
const LABEL: f64 = 7.0;
/// The most pages that story and instructions may take.
const MOST_PAGES: usize = 24;
/// The tallest drawing between the words, as a share of a page's text.
const TALLEST: f64 = 0.9;
/// The largest body type, in points.
const LARGEST: f64 = 11.6;

/// How many smaller sizes are tried for fuller columns.
const TRIALS: u32 = 8;
/// What a tenth of a point less has to gain: so much of open room, in millimetres.
const SMALLER: f64 = 1.5;
/// What a millimetre left open at the end of the last page counts, against one at the foot of a column.
const LAST: f64 = 0.2;
/// Room at the foot of a column that nobody minds, in millimetres.
const OPEN: f64 = 6.0;
/// What a millimetre more in every gap of one column than in those of another counts.
const UNEVEN: f64 = 2.0;

/// A size of type that fits, and where every slug goes.
struct Fitted {
    scale: Scale,
    /// Each column with the index of its page.
    frames: Vec<(usize, Rect)>,
    places: Vec<Vec<Place>>,
}

/// What the first pages are made of.
struct Story<'a> {
    set: Set<'a>,
    numbering: Numbering,
    facts: Facts,
    block: Block,
}

/// Sets the first pages; none if neither story nor instructions are printed. Also says how the file's pages are numbered,
/// which depends on how many these are.
pub(crate) fn pages(set: Set<'_>, composer: &mut Composer<'_>) -> Result<(Section, Numbering), SheetError> {
    let job = set.job;
    let numbering = Numbering {
        story: 0,
        cut: set.plan.sheets.len(),
        labels: set.plan.labels.len(),
        leaflets: set.leaflets,
        sides: job.settings.sides,
        split: job.settings.split,
    };
    if !job.settings.has(Component::Story) && !job.settings.has(Component::Assembly) {
        return Ok((Section::default(), numbering));
    }
    let block = Block::new(job.settings);
    for count in 1..=MOST_PAGES {
        let numbering = Numbering { story: count, ..numbering };
        let story = Story { set, numbering, facts: facts(set, numbering), block };
        let head = head(job, composer, &story.facts, block.area.width())?;
        if head.height > block.area.height() {
            return Err(LayoutError::Overflow { what: "how to print, and the title," }.into());
        }
        if let Some(fitted) = story.fit(composer, &block.frames(count, head.height))? {
            return Ok((story.draw(composer, head, &fitted)?, numbering));
        }
    }
    Err(LayoutError::Overflow { what: "the text of story and instructions" }.into())
}

/// The set as it lies on the table, with its caption.
fn picture(
    job: &Job<'_>,
    masters: &Masters,
    composer: &mut Composer<'_>,
    width: f64,
) -> Result<Inset, LayoutError> {
    let board = &job.variant.setup.board;
    let (mark, caption_mark) = (composer.marks.fresh(), composer.marks.fresh());
    let mut items = vec![Item::marked(mark, masters.set_up(board, width))];
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

/// Room left open at the feet of columns, in millimetres, as far as one minds it.
fn open(slugs: &[Slug], places: &[Vec<Place>], heights: &[f64]) -> f64 {
    let foot = |column: &Vec<Place>| column.last().map_or(0.0, |place| place.top + slugs[place.slug].height);
    places.iter().zip(heights).map(|(column, height)| (height - foot(column) - OPEN).max(0.0)).sum()
}

/// How much wider the gaps of the loosest column were made than those of the tightest, in millimetres; columns with few
/// gaps don't count.
fn uneven(slugs: &[Slug], places: &[Vec<Place>]) -> f64 {
    let (mut tightest, mut loosest) = (f64::INFINITY, 0.0_f64);
    for column in places {
        let (mut added, mut shares) = (0.0, 0.0);
        for pair in column.windows(2) {
            let (above, below) = (&slugs[pair[0].slug], &slugs[pair[1].slug]);
            if below.stretch > 0.0 {
                added += pair[1].top - pair[0].top - above.height - below.before.max(above.after);
                shares += below.stretch;
            }
        }
        if shares >= 4.0 {
            tightest = tightest.min(added / shares);
            loosest = loosest.max(added / shares);
        }
    }
    (loosest - tightest).max(0.0)
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
    /// The largest type that fits, with the columns of the last page equally long; somewhat smaller type if it leaves less
    /// room open at the foot of a column.
    fn fit(
        &self,
        composer: &mut Composer<'_>,
        frames: &[(usize, Rect)],
    ) -> Result<Option<Fitted>, LayoutError> {
        let heights: Vec<f64> = frames.iter().map(|(_, frame)| frame.height()).collect();
        let smallest = self.block.smallest(SMALLEST_TEXT);
        let steps = ((LARGEST - smallest) * 10.0).round() as u32;
        let scale = |step: u32| Scale::of(LARGEST - f64::from(step) * 0.1);
        let fits = |slugs: &[Slug]| flow::fill(slugs, &heights, 1.0).is_some();
        if !fits(&self.slugs(composer, scale(steps))?.0) {
            return Ok(None);
        }
        let mut best: Option<(f64, Fitted)> = None;
        let mut tried = 0;
        for step in 0..=steps {
            let slugs = self.slugs(composer, scale(step))?.0;
            if !fits(&slugs) {
                continue;
            }
            let last = heights.len() - self.block.columns..heights.len();
            let level = flow::balanced(&slugs, &heights, last);
            let Some(places) = flow::loosest(&slugs, &level, 1.6) else { continue };
            // The last page is to be full, too, as far as that goes.
            let left = heights.iter().zip(&level).map(|(all, used)| all - used).fold(0.0, f64::max);
            let cost = f64::from(tried) * SMALLER + open(&slugs, &places, &level) + left * LAST;
            let cost = cost + uneven(&slugs, &places) * UNEVEN;
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, Fitted { scale: scale(step), frames: frames.to_vec(), places }));
            }
            tried += 1;
            if tried > TRIALS {
                break;
            }
        }
        Ok(best.map(|(_, fitted)| fitted))
    }

    /// The running text at one size of type, and its structure.
    fn slugs(
        &self,
        composer: &mut Composer<'_>,
        scale: Scale,
    ) -> Result<(Vec<Slug>, Vec<Node>), LayoutError> {
        let (job, width) = (self.set.job, self.block.picture());
        let squares = job.variant.setup.board.size();
        let mut scheme = scheme::draw(composer, self.set.plan, squares, width)?;
        // A scheme of very many parts has one plan below the other, and must not be taller than a page.
        let room = self.block.area.height() * TALLEST;
        if let Some(height) = scheme.as_ref().map(|drawn| drawn.size.height).filter(|height| *height > room) {
            scheme = scheme::draw(composer, self.set.plan, squares, width * room / height)?;
        }
        let picture = Some(picture(job, self.set.masters, composer, width)?);
        let hinge = Some(hinge::draw(composer, width)?);
        let insets = Insets { picture, scheme, hinge };
        let story = set(composer, &self.facts, insets, scale, self.block.measure)?;
        Ok((story.slugs, story.structure))
    }

    /// Draws the pages.
    fn draw(&self, composer: &mut Composer<'_>, head: Head, fitted: &Fitted) -> Result<Section, SheetError> {
        let (slugs, nodes) = self.slugs(composer, fitted.scale)?;
        let title = composer.say("outline-assembly", &[])?;
        let size = self.set.job.settings.paper.size();
        let mut pages: Vec<Vec<Item>> = vec![Vec::new(); self.numbering.story];
        pages[0].push(Item::moved(head.items, self.block.area.x0, self.block.area.y0));
        let mut end: f64 = 0.0;
        for (places, (page, frame)) in fitted.places.iter().zip(&fitted.frames) {
            for place in places {
                let slug = &slugs[place.slug];
                pages[*page].push(Item::moved(slug.items.clone(), frame.x0, frame.y0 + place.top));
                end = end.max(frame.y0 + place.top + slug.height);
            }
        }
        let down = if pages.len() == 1 { self.block.down(end) } else { 0.0 };
        let mut leaves = Vec::new();
        for (nth, items) in pages.into_iter().enumerate() {
            let mut items = if down > 0.0 { vec![Item::moved(items, 0.0, down)] } else { items };
            items.extend(self.label(composer, nth)?);
            let whole = Some(size.to_rect());
            let front = Page { size, trim: whole, bleed: whole, items };
            leaves.push(Leaf::one_sided(Media::Paper, title.clone(), front));
        }
        let mut children = head.structure;
        children.extend(nodes);
        Ok(Section { leaves, structure: vec![Node::of(Tag::Part, children)] })
    }

    /// What the `nth` page says of itself below the text.
    fn label(&self, composer: &Composer<'_>, nth: usize) -> Result<Vec<Item>, LayoutError> {
        let style = Style { face: Face::Italic, color: composer.palette.quiet, ..small(composer, 8.0) };
        let label = composer.say(
            "page-label",
            &[
                ("kit", Value::Text(self.set.job.variant.name.clone())),
                ("part", Value::Text(composer.say("part-assembly", &[])?)),
                ("page", Value::Number(self.numbering.story_page(nth) as f64)),
                ("pages", Value::Number(self.numbering.total() as f64)),
            ],
        )?;
        let line = composer.label(&label, &style)?;
        let x = (self.set.job.settings.paper.size().width - line.width) / 2.0;
        Ok(at(line, x, self.block.area.y1 + LABEL))
    }
}
