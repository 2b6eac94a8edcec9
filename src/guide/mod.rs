//! The words of the first pages: how to print, the story, how to make the set, what is in it.
//!
//! [`Facts`] say what there is, [`script`] puts it into words in the order of reading, [`set`] sets these words in columns.
//! What the facts lack is in no sentence.

mod facts;
mod frames;
mod head;
mod hinge;
mod laminating;
mod making;
mod pages;
mod pictures;
mod planned;
mod pouch;
mod printing;
mod routes;
mod scheme;
mod tally;
mod titles;
mod words;
mod writer;

pub use facts::{
    Binding, BoardFacts, Facts, Files, LabelFacts, Lamination, LeafletFacts, PieceFacts, Pouch, Pouches,
    SharedFacts,
};
pub(crate) use pages::pages;
pub use pictures::{Picture, StepPicture};
pub use printing::printing;

use crate::layout::LayoutError;
use crate::layout::compose::{Composer, Scale};
use crate::layout::flow::{Role, Slug};
use crate::scene::{Item, Node, Size};
use words::Words;
use writer::Writer;

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
    fn steps(&self, ids: &[&str]) -> Result<Block, LayoutError> {
        Ok(Block::steps(ids.iter().map(|id| self.say(id)).collect::<Result<_, _>>()?))
    }
}

/// Everything that stands below the head of the first page, in the order of reading.
///
/// # Errors
/// A message that is missing.
pub fn script(composer: &Composer<'_>, facts: &Facts) -> Result<Vec<Block>, LayoutError> {
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
fn tale(composer: &Composer<'_>, words: &Words<'_, '_>) -> Result<Vec<Block>, LayoutError> {
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
) -> Result<Story, LayoutError> {
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
                let (inset, role) = match drawing {
                    Drawing::Picture => (picture.take(), Role::Floats),
                    Drawing::Scheme => (scheme.take(), Role::Begins),
                    Drawing::Hinge => (hinge.take(), Role::Begins),
                };
                if let Some(inset) = inset {
                    out.inset(inset, role);
                }
            }
        }
    }
    Ok(story)
}
