//! The first pages: the strip that says how to print, the story, the instructions.
//!
//! They are drawn before all others, since it is their number on which the numbers of all other pages depend.

use super::frames::TextArea;
use super::head::{PageHead, head};
use super::planned::facts;
use super::{GuideFigure, Script, pictures, script};
use super::{hinge, scheme};
use crate::game::Piece;
use crate::imposition::{Component, Job, Media, Numbering, SheetError};
use crate::kit::picture::Masters;
use crate::layout::columns::{ColumnFrame, Filled, fill};
use crate::layout::compose::{Composer, SMALLEST_TEXT, Scale, at, plain};
use crate::layout::{
    Block, Content, Frame, LayoutError, Look, Manner, Running, Setting, Stacked, Standing, drawn, fit,
    set_in_columns, stack,
};
use crate::scene::{Item, Marks, Node, Page, Size, Tag};
use crate::sheets::drawing::slug_line::small;
use crate::sheets::leaf::{Leaf, SheetSection};
use crate::sheets::set::Set;
use crate::text::{Align, Face, Style, Value};
use crate::theme::Ink;

/// How far below the text the baseline of the page's slug line is, in millimetres.
const LABEL: f64 = 7.0;
/// The most pages that story and instructions may take.
const MOST_PAGES: usize = 24;
/// The tallest drawing between the words, as a share of a page's text.
const TALLEST: f64 = 0.9;

/// A size of type that fits, and where every slug goes.
struct FittedStory {
    scale: Scale,
    columns: Vec<ColumnFrame>,
    filled: Filled,
}

/// Instructions are ragged, for nobody reads them from end to end; their pictures stand in the middle.
const MANNER: Manner = Manner { align: Align::Left, ..Manner::USUAL };

/// What the first pages are made of.
struct Story<'a> {
    set: Set<'a>,
    numbering: Numbering,
    script: Script,
    text: TextArea,
}

/// The first pages, and what the others have to know of them.
pub(crate) struct FirstPages {
    /// The pages.
    pub(crate) section: SheetSection,
    /// How the file's pages are numbered, which depends on how many these are.
    pub(crate) numbering: Numbering,
    /// The size of their text in points; nothing if there are none.
    pub(crate) text: Option<f64>,
}

/// Sets the first pages; none if neither story nor instructions are printed. Their type is no larger than `most`
/// points, unless their lines are too long for that.
pub(crate) fn pages(set: Set<'_>, composer: &mut Composer<'_>, most: f64) -> Result<FirstPages, SheetError> {
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
        return Ok(FirstPages { section: SheetSection::default(), numbering, text: None });
    }
    let text = TextArea::new(job.settings);
    for count in 1..=MOST_PAGES {
        let numbering = Numbering { story: count, ..numbering };
        let facts = facts(set, numbering);
        let story = Story { set, numbering, text, script: script(composer, &facts)? };
        let head = head(job, composer, &facts, text.area.width())?;
        if head.height > text.area.height() {
            return Err(LayoutError::Overflow { what: "how to print, and the title," }.into());
        }
        if let Some(fitted) = story.fit(composer, head.height, most)? {
            let section = story.draw(composer, head, &fitted)?;
            return Ok(FirstPages { section, numbering, text: Some(fitted.scale.body) });
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
) -> Result<Content, LayoutError> {
    let board = &job.variant.setup.board;
    let mark = composer.marks.fresh();
    // Officers count with the men of their side.
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
    let board = Content {
        size: Size::new(width, width),
        items: vec![Item::marked(mark, masters.set_up(board, width))],
        structure: vec![Node::leaf(Tag::Figure { alt }, mark)],
    };
    let blocks = [
        Block::figure(board, Standing::Stands),
        Block::Gap(1.5),
        Block::Caption { text: caption, look: Look::Styled(style) },
    ];
    let Stacked { items, structure, bottom } = stack(composer, &blocks, Frame::new(0.0, 0.0, width))?;
    let structure = vec![Node::of(Tag::Section, structure)];
    Ok(Content { size: Size::new(width, bottom), items, structure })
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
    /// The largest type that fits below a head of that height, no larger than `most` points unless lines are too long for
    /// it.
    fn fit(&self, composer: &Composer<'_>, head: f64, most: f64) -> Result<Option<FittedStory>, LayoutError> {
        let smallest = self.text.smallest(SMALLEST_TEXT);
        let good = |scale: &Scale| scale.body >= smallest && scale.body <= most.max(smallest);
        let found = fit::first(Scale::LADDER.into_iter().filter(good), |&scale| {
            let mut marks = Marks::default();
            let slugs = self.set(&mut composer.with(&mut marks), scale)?.slugs;
            let columns = self.text.frames(self.numbering.story, head, scale.leading());
            let filled = fill(&slugs, scale.leading(), &columns, 0);
            Ok::<_, LayoutError>(filled.map(|filled| FittedStory { scale, columns, filled }))
        })?;
        Ok(found.map(|(_, fitted)| fitted))
    }

    /// The running text at one size of type, and its structure.
    fn set(&self, composer: &mut Composer<'_>, scale: Scale) -> Result<Running, LayoutError> {
        let mut draw = |shown: &GuideFigure| match shown {
            GuideFigure::Set => {
                picture(self.set.job, self.set.masters, composer, self.text.picture()).map(Some)
            }
            GuideFigure::Scheme => self.scheme(composer),
            GuideFigure::Hinge => hinge::draw(composer, self.text.picture()).map(Some),
            GuideFigure::Step(step) => pictures::draw(composer, step).map(Some),
        };
        let blocks = drawn(&self.script, &mut draw)?;
        let setting = Setting { scale, manner: MANNER, measure: self.text.measure };
        set_in_columns(composer, &blocks, &setting)
    }

    /// How the parts join. A scheme of very many parts has one plan below the other, and must not be taller than a page.
    fn scheme(&self, composer: &mut Composer<'_>) -> Result<Option<Content>, LayoutError> {
        let (plan, width) = (self.set.plan, self.text.picture());
        let squares = self.set.job.variant.setup.board.size();
        let scheme = scheme::draw(composer, plan, squares, width)?;
        let room = self.text.area.height() * TALLEST;
        match scheme.as_ref().map(|drawn| drawn.size.height).filter(|height| *height > room) {
            Some(height) => scheme::draw(composer, plan, squares, width * room / height),
            None => Ok(scheme),
        }
    }

    /// Draws the pages.
    fn draw(
        &self,
        composer: &mut Composer<'_>,
        head: PageHead,
        fitted: &FittedStory,
    ) -> Result<SheetSection, SheetError> {
        let Running { slugs, structure: nodes, .. } = self.set(composer, fitted.scale)?;
        let title = composer.say("outline-assembly", &[])?;
        let size = self.set.job.settings.paper.size();
        let mut pages: Vec<Vec<Item>> = vec![Vec::new(); self.numbering.story];
        pages[0].push(Item::moved(head.items, self.text.area.x0, self.text.area.y0));
        let mut end: f64 = 0.0;
        let leading = fitted.scale.leading();
        let places = fitted.filled.places.iter().zip(&fitted.columns).enumerate();
        for (nth, (places, column)) in places {
            let begins = self.text.begins(column.page, head.height, leading);
            let left = begins.x + (nth % self.text.columns) as f64 * self.text.step();
            for place in places {
                let slug = &slugs[place.slug];
                pages[column.page].push(Item::moved(slug.items.clone(), left, begins.y + place.top));
                end = end.max(begins.y + place.top + slug.height);
            }
        }
        let down = if pages.len() == 1 { self.text.down(end) } else { 0.0 };
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
        Ok(SheetSection { leaves, structure: vec![Node::of(Tag::Part, children)] })
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
        Ok(at(line, x, self.text.area.y1 + LABEL))
    }
}
