//! The words of the first pages: the story, the contents of the set, and the instructions for printing and making it.
//!
//! `facts` asks the plans of the kit what the set has; no sentence mentions a part that it lacks. [`script`] puts that into words
//! in the order of reading, with the messages that `steps` chooses (of `templates/text`). First the greeting: the story, then the
//! contents of the set. Then the instructions: the choice of a way, [`printing()`] with a map of the file, each way, the steps of
//! making, and what comes afterwards. `figures` has the drawings that the script names, and `first` sets everything on the first
//! pages.

mod facts;
mod figures;
mod first;
mod steps;

pub use facts::cut_line::LineTones;
pub use facts::pouch::{Lamination, Pouch, Pouches};
pub use facts::subject::Subject;
pub use figures::pictures::{Picture, StepPicture};
pub(crate) use first::pages::{FirstPages, pages};
pub use steps::printing::{PrintingSteps, printing};
pub use steps::sheet_map::{MapPage, MapSide};
pub use steps::way_table::WayTable;

use crate::game::Tale;
use crate::imposition::Component;
use crate::layout::compose::Composer;
use crate::layout::{Block, LayoutError};
use steps::words::Words;

/// A drawing in the running text. It is left out if the set has nothing for it to show.
#[derive(Clone, Debug, PartialEq)]
pub enum GuideFigure {
    /// Scheme of how the board's parts join.
    Scheme,
    /// A hinge of tape and one of film, in cross-section.
    Hinge,
    /// Order of the cuts of a sheet for a pair of pupils.
    CutOrder,
    /// Edges of pieces, enlarged, with a description in words.
    Edge(String),
    /// A picture of a step.
    Step(StepPicture),
    /// Table of ways to choose from.
    Ways(WayTable),
    /// A kind of page in small, with the words under it.
    Sheet(MapPage, String),
}

/// Blocks of text, before their drawings are drawn.
pub type GuideBlocks = Vec<Block<GuideFigure>>;

/// All text of the first pages, in the order of reading.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Script {
    /// The story, with which the greeting begins.
    pub tale: GuideBlocks,
    /// The rest of the greeting: the contents of the set.
    pub greeting: GuideBlocks,
    /// Steps in the box on the first page. Empty: nothing is printed after it.
    pub first: Vec<String>,
    /// Instructions.
    pub doing: GuideBlocks,
}

/// Writes all text of the first pages beside the title and the caption of the set's picture.
///
/// # Errors
/// A message that is missing.
pub fn script(composer: &Composer<'_>, subject: Subject<'_>) -> Result<Script, LayoutError> {
    let mut script = Script::default();
    let [has_story, has_steps] =
        [Component::Story, Component::Assembly].map(|part| subject.settings().has(part));
    if !has_story && !has_steps {
        return Ok(script);
    }
    let words = Words::new(composer, subject)?;
    if has_story {
        script.tale = tale(composer, subject.variant.about.tale.as_ref(), &words)?;
    }
    if has_steps {
        script.greeting.extend(steps::tally::tally(&words)?);
        let PrintingSteps { first, rest } = printing(composer, subject)?;
        script.first = first;
        let choices = steps::ways::choices(&words)?;
        let beforehand = steps::ways::beforehand(&words, &choices)?;
        let routes = steps::ways::routes(&words, !choices.is_empty())?;
        let is_made = !beforehand.is_empty() || !routes.is_empty();
        if is_made {
            script.doing.push(Block::heading(2, words.say("assembly-title")?));
        }
        script.doing.extend(beforehand);
        script.doing.extend(steps::printing::section(&words, rest, if is_made { 3 } else { 2 })?);
        // How to cut is told before the first way that begins with it.
        script.doing.extend(steps::making::cutting(&words)?);
        script.doing.extend(routes);
        script.doing.extend(steps::making::making(&words)?);
        script.doing.extend(steps::afterwards::afterwards(&words)?);
    }
    // The last headings are one level below the headings of story and instructions; without these they take their level, so
    // that no level is skipped.
    let is_heading = |block: &Block<GuideFigure>| matches!(block, Block::Heading { .. });
    let level =
        if script.tale.iter().chain(&script.greeting).chain(&script.doing).any(is_heading) { 3 } else { 2 };
    let last = if has_steps { &mut script.doing } else { &mut script.greeting };
    for (title, text) in [("reading-title", "reading"), ("licence-title", "licence")] {
        last.push(Block::heading(level, words.say(title)?));
        last.push(Block::paragraph(words.say(text)?));
    }
    last.push(Block::paragraph(words.say("version")?));
    Ok(script)
}

/// Returns the story of the game, or else the story of the theme. Empty: neither has one.
fn tale(
    composer: &Composer<'_>,
    own: Option<&Tale>,
    words: &Words<'_, '_>,
) -> Result<GuideBlocks, LayoutError> {
    let mut blocks = Vec::new();
    if let Some(Tale { title, paragraphs }) = own {
        blocks.push(Block::heading(2, composer.messages.pattern(title, &[])?));
        for paragraph in paragraphs {
            blocks.push(Block::paragraph(composer.messages.pattern(paragraph, &[])?));
        }
    } else if composer.messages.has("theme-story-title") {
        blocks.push(Block::heading(2, words.say("theme-story-title")?));
        let mut nth = 1;
        while composer.messages.has(&format!("theme-story-{nth}")) {
            blocks.push(Block::paragraph(words.say(&format!("theme-story-{nth}"))?));
            nth += 1;
        }
    }
    Ok(blocks)
}
