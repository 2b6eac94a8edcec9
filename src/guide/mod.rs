//! The words of the first pages: how to print, the story, how to make the set, what is in it.
//!
//! `planned` reads off the planned kit what there is, as [`Facts`]; what the facts don't have, no sentence mentions.
//! [`script`] puts them into words in the order of reading: the story, then `tally` (what is in the set), `routes` with
//! `laminating` (the ways of making it), `making` (the steps), with the messages of `words`. [`printing()`] has the
//! steps of the strip at the top. `pages` draws the figures that the script names, of `pictures`, `scheme` and `hinge`,
//! puts `head` on the first page, and sets everything in the columns of `frames`.

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

pub use facts::{
    Binding, BoardFacts, Facts, FileNames, LabelFacts, Lamination, LeafletFacts, PieceFacts, Pouch, Pouches,
    SharedFacts,
};
pub(crate) use pages::{FirstPages, pages};
pub use pictures::{Picture, StepPicture};
pub use printing::printing;

use crate::layout::compose::Composer;
use crate::layout::{Block, LayoutError, Marker, Standing};
use words::Words;

/// A drawing that the running text names. Where the set has nothing for it to show, it is left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuideFigure {
    /// The set, ready to play.
    Set,
    /// How the board's parts join.
    Scheme,
    /// A hinge of tape and one of film, cut across.
    Hinge,
    /// A small picture of a step.
    Step(StepPicture),
}

/// Everything that is said, before its drawings are drawn.
pub type Script = Vec<Block<GuideFigure>>;

/// Numbered steps; a single one needs no number.
fn steps(mut texts: Vec<String>) -> Block<GuideFigure> {
    if texts.len() == 1 { Block::paragraph(texts.remove(0)) } else { Block::list(Marker::Number, texts) }
}

impl Words<'_, '_> {
    /// Steps of one message each.
    fn steps(&self, ids: &[&str]) -> Result<Block<GuideFigure>, LayoutError> {
        Ok(steps(ids.iter().map(|id| self.say(id)).collect::<Result<_, _>>()?))
    }
}

/// Everything that stands below the head of the first page, in the order of reading.
///
/// # Errors
/// A message that is missing.
pub fn script(composer: &Composer<'_>, facts: &Facts) -> Result<Script, LayoutError> {
    if !facts.story && !facts.assembly {
        return Ok(Vec::new());
    }
    let words = Words::new(composer, facts)?;
    let mut blocks = Vec::new();
    if facts.story {
        blocks.extend(tale(composer, &words)?);
    }
    // The set is pictured only if it has both a board and pieces.
    if facts.board.is_some() && (facts.pieces.is_some() || facts.shared.is_some()) {
        blocks.push(Block::figure(GuideFigure::Set, Standing::Floats));
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
    // The last headings go under those of the story and the instructions; where there are none, they take their level,
    // so that no level is skipped.
    let level = if blocks.iter().any(|block| matches!(block, Block::Heading { .. })) { 3 } else { 2 };
    for (title, text) in [("reading-title", "reading"), ("licence-title", "licence")] {
        blocks.push(Block::heading(level, words.say(title)?));
        blocks.push(Block::paragraph(words.say(text)?));
    }
    blocks.push(Block::paragraph(words.say("version")?));
    Ok(blocks)
}

/// The story of the theme, as far as the theme has one.
fn tale(composer: &Composer<'_>, words: &Words<'_, '_>) -> Result<Script, LayoutError> {
    let mut blocks = Vec::new();
    if composer.messages.has("theme-story-title") {
        blocks.push(Block::heading(2, words.say("theme-story-title")?));
        let mut nth = 1;
        while composer.messages.has(&format!("theme-story-{nth}")) {
            blocks.push(Block::paragraph(words.say(&format!("theme-story-{nth}"))?));
            nth += 1;
        }
    }
    Ok(blocks)
}
