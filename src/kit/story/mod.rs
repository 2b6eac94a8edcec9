//! The words of the first pages: how to print, the story, how to make the set, what is in it.
//!
//! [`Facts`] say what there is, [`script`] puts it into words in the order of reading, [`set`] sets these words in columns.
//! What the facts lack is in no sentence.

mod facts;
mod making;
mod pictures;
mod printing;
mod routes;
mod tally;
mod titles;
mod words;

pub use facts::{
    Binding, BoardFacts, Edge, Facts, Files, LabelFacts, Lamination, LeafletFacts, Minutes, PieceFacts,
    Pouch, Pouches, SharedFacts, Turning,
};
pub use pictures::{Picture, StepPicture};
pub use printing::printing;

use super::KitError;
use super::compose::{Composer, Scale, list, space, tie_next};
use super::flow::Slug;
use crate::scene::{Item, Node, Path, Rect, Shape, Size, Stroke, Tag};
use words::Words;

/// How far the words of a list are indented, in lines.
const INDENT: f64 = 0.95;
/// Side of a box to tick, in lines.
const TICK: f64 = 0.5;

/// A drawing that stands in the running text, such as the scheme of the board's parts.
#[derive(Clone, Debug, PartialEq)]
pub struct Inset {
    /// Width and height in millimetres.
    pub size: Size,
    /// What it shows, its content already marked.
    pub items: Vec<Item>,
    /// Its structure.
    pub structure: Vec<Node>,
}

/// Drawings that stand between the words; what is nothing is left out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Insets {
    /// The set, ready to play.
    pub picture: Option<Inset>,
    /// How the board's parts join.
    pub scheme: Option<Inset>,
    /// A hinge of tape and one of film, cut across.
    pub hinge: Option<Inset>,
}

/// One of the drawings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawing {
    /// [`Insets::picture`].
    Picture,
    /// [`Insets::scheme`].
    Scheme,
    /// [`Insets::hinge`].
    Hinge,
}

/// A piece of the running text, its words with their markup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading.
    Heading {
        /// 2 or 3.
        level: u8,
        /// Its words.
        title: String,
    },
    /// A paragraph.
    Paragraph(String),
    /// Numbered steps.
    Steps(Vec<String>),
    /// A list to tick off.
    Ticks(Vec<String>),
    /// A drawing.
    Drawing(Drawing),
    /// Small pictures of the steps.
    Pictures(Vec<StepPicture>),
}

impl Block {
    const fn heading(level: u8, title: String) -> Self {
        Self::Heading { level, title }
    }

    /// Numbered steps; a single one needs no number.
    fn steps(mut steps: Vec<String>) -> Self {
        if steps.len() == 1 { Self::Paragraph(steps.remove(0)) } else { Self::Steps(steps) }
    }
}

impl Words<'_, '_> {
    /// Steps of one message each.
    fn steps(&self, ids: &[&str]) -> Result<Block, KitError> {
        Ok(Block::steps(ids.iter().map(|id| self.say(id)).collect::<Result<_, _>>()?))
    }
}

/// Everything that stands below the head of the first page, in the order of reading.
///
/// # Errors
/// A message that is missing.
pub fn script(composer: &Composer<'_>, facts: &Facts) -> Result<Vec<Block>, KitError> {
    if !facts.story && !facts.assembly {
        return Ok(Vec::new());
    }
    let words = Words::new(composer, facts)?;
    let mut blocks = Vec::new();
    if facts.story {
        blocks.extend(tale(composer, &words)?);
    }
    // Nobody is shown what this set lacks.
    if facts.board.is_some() && (facts.pieces.is_some() || facts.shared.is_some()) {
        blocks.push(Block::Drawing(Drawing::Picture));
    }
    if facts.assembly {
        blocks.extend(tally::tally(&words)?);
        let routes = routes::routes(&words)?;
        if !routes.is_empty() {
            blocks.push(Block::heading(2, words.say("assembly-title")?));
        }
        blocks.extend(routes);
        blocks.extend(making::making(&words)?);
        blocks.extend(making::afterwards(&words)?);
    }
    // No level is skipped where neither tale nor instructions have a heading.
    let level = if blocks.iter().any(|block| matches!(block, Block::Heading { .. })) { 3 } else { 2 };
    for (title, text) in [("reading-title", "reading"), ("licence-title", "licence")] {
        blocks.push(Block::heading(level, words.say(title)?));
        blocks.push(Block::Paragraph(words.say(text)?));
    }
    blocks.push(Block::Paragraph(words.say("version")?));
    Ok(blocks)
}

/// The story of the theme, as far as the theme has one.
fn tale(composer: &Composer<'_>, words: &Words<'_, '_>) -> Result<Vec<Block>, KitError> {
    let mut blocks = Vec::new();
    if composer.messages.has("theme-story-title") {
        blocks.push(Block::heading(2, words.say("theme-story-title")?));
        let mut nth = 1;
        while composer.messages.has(&format!("theme-story-{nth}")) {
            blocks.push(Block::Paragraph(words.say(&format!("theme-story-{nth}"))?));
            nth += 1;
        }
    }
    Ok(blocks)
}

/// Text and structure of the first pages below the strip at the top.
#[derive(Clone, Debug)]
pub struct Story {
    /// What the columns are filled with, in order.
    pub slugs: Vec<Slug>,
    /// Its structure, in reading order.
    pub structure: Vec<Node>,
}

/// Sets story and instructions in columns of `measure` millimetres.
///
/// # Errors
/// A message or a glyph that is missing.
pub fn set(
    composer: &mut Composer<'_>,
    facts: &Facts,
    insets: Insets,
    scale: Scale,
    measure: f64,
) -> Result<Story, KitError> {
    let blocks = script(composer, facts)?;
    let mut story = Story { slugs: Vec::new(), structure: Vec::new() };
    let mut out = Writer { composer, scale, measure, story: &mut story };
    let Insets { mut picture, mut scheme, mut hinge } = insets;
    for block in &blocks {
        match block {
            Block::Heading { level, title } => out.heading(title, *level)?,
            Block::Paragraph(text) => out.paragraph(text)?,
            Block::Steps(texts) => out.steps(texts)?,
            Block::Ticks(texts) => out.ticks(texts)?,
            Block::Pictures(steps) => out.pictures(steps)?,
            Block::Drawing(drawing) => {
                let (inset, floats) = match drawing {
                    Drawing::Picture => (picture.take(), true),
                    Drawing::Scheme => (scheme.take(), false),
                    Drawing::Hinge => (hinge.take(), false),
                };
                if let Some(inset) = inset {
                    out.inset(inset, floats);
                }
            }
        }
    }
    Ok(story)
}

/// Appends to a [`Story`].
struct Writer<'a, 'b> {
    composer: &'a mut Composer<'b>,
    scale: Scale,
    measure: f64,
    story: &'a mut Story,
}

impl Writer<'_, '_> {
    fn push(&mut self, mut slugs: Vec<Slug>, node: Node) {
        // What follows a heading stays with it.
        let after_heading =
            self.story.structure.last().is_some_and(|last| matches!(last.tag, Tag::Heading { .. }));
        if after_heading {
            space(&mut slugs, 0.0, 0.0);
            tie_next(&mut slugs);
        }
        self.story.slugs.extend(slugs);
        self.story.structure.push(node);
    }

    fn heading(&mut self, title: &str, level: u8) -> Result<(), KitError> {
        let scale = if level > 2 { Scale { body: self.scale.body * 0.86, ..self.scale } } else { self.scale };
        let (slugs, node) = self.composer.heading(title, level, scale, self.measure)?;
        self.push(slugs, node);
        Ok(())
    }

    fn paragraph(&mut self, text: &str) -> Result<(), KitError> {
        let style = self.scale.text(self.composer.palette.ink);
        let (slugs, node) = self.composer.paragraph(text, &style, self.measure, 0.3)?;
        self.push(slugs, node);
        Ok(())
    }

    /// A drawing in the middle of the column; it may wait for the next column if it `floats`.
    fn inset(&mut self, inset: Inset, floats: bool) {
        let left = (self.measure - inset.size.width) / 2.0;
        let room = self.scale.leading() * 0.8;
        self.story.slugs.push(Slug {
            height: inset.size.height,
            before: room,
            after: room,
            stretch: 1.0,
            floats,
            items: vec![Item::moved(inset.items, left, 0.0)],
            ..Slug::default()
        });
        self.story.structure.extend(inset.structure);
    }

    /// Small pictures of the steps, between which the column may end.
    fn pictures(&mut self, pictures: &[StepPicture]) -> Result<(), KitError> {
        let (mut slugs, figures) = pictures::draw(self.composer, pictures, self.measure)?;
        let room = self.scale.leading() * 0.8;
        if let Some(first) = slugs.first_mut() {
            first.before = room;
        }
        if let Some(last) = slugs.last_mut() {
            last.after = room;
        }
        self.push(slugs, Node::of(Tag::Section, figures));
        Ok(())
    }

    /// Numbered steps.
    fn steps(&mut self, texts: &[String]) -> Result<(), KitError> {
        let style = self.scale.text(self.composer.palette.ink);
        let indent = self.scale.leading() * INDENT;
        let (mut slugs, mut nodes) = (Vec::new(), Vec::new());
        for (i, text) in texts.iter().enumerate() {
            let label = (i + 1).to_string();
            let (lines, node) = self.composer.numbered(&label, text, &style, self.measure, indent)?;
            slugs.extend(lines);
            nodes.push(node);
        }
        self.push(slugs, list(nodes, true));
        Ok(())
    }

    /// A list, each entry with a box to tick. It stays in one piece.
    fn ticks(&mut self, texts: &[String]) -> Result<(), KitError> {
        let style = self.scale.text(self.composer.palette.ink);
        let (leading, indent) = (self.scale.leading(), self.scale.leading() * INDENT);
        let (mut slugs, mut nodes) = (Vec::new(), Vec::new());
        for text in texts {
            let mark = self.composer.marks.fresh();
            let mut lines = self.composer.lines(text, &style, self.measure - indent, mark)?;
            for line in &mut lines {
                line.items = vec![Item::moved(std::mem::take(&mut line.items), indent, 0.0)];
                line.tied |= !slugs.is_empty();
            }
            if let Some(first) = lines.first_mut() {
                let side = leading * TICK;
                let area = Rect::from_origin_size((0.15, (leading - side) / 2.0), Size::new(side, side));
                let edge = Stroke::new(self.composer.palette.accent, 0.25);
                first.items.push(Path::stroke(area.to_path(0.01), edge).into());
            }
            space(&mut lines, leading * 0.08, 1.0);
            slugs.extend(lines);
            let words = Node::leaf(Tag::Paragraph, mark);
            nodes.push(Node::of(Tag::ListItem, vec![Node::of(Tag::ListBody, vec![words])]));
        }
        self.push(slugs, list(nodes, false));
        Ok(())
    }
}
