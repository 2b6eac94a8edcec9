//! Finds one puzzle.

use crate::executor::{Executor, WorkStep};
use crate::field::Field;
use crate::imposition::SheetError;
use crate::keyed::keyed;
use crate::layout::LayoutError;
use crate::make::fault::Fault;
use crate::make::finding::library::Library;
use crate::make::finding::locale::Locale;
use crate::make::finding::source::{self, ThemeDepth};
use crate::make::finding::words::messages;
use crate::product::puzzles::said;
use crate::request::Choice;
use crate::search::{Puzzle, PuzzleKind, puzzles};

/// Puzzles among which one is chosen: so many that each kind a game has is likely to be among them.
const AMONG: usize = 8;

/// A puzzle in words.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PuzzleInWords {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// What it asks for.
    pub task: String,
    /// The answer.
    pub answer: String,
}

/// Finds a puzzle of a kind, or of any, and tells it in a language; the same seed finds the same one. If the executor is stopped, it
/// is one of those found until then.
pub(in crate::make) fn found(
    choice: &Choice,
    kind: Option<PuzzleKind>,
    seed: u16,
    language: &str,
    library: &Library<'_>,
    executor: &dyn Executor,
) -> Result<PuzzleInWords, Fault> {
    let mut found = source::variant(&choice.variant, &choice.options, library)?;
    let locale = Locale::find(language, library)?;
    let theme =
        source::theme_of(&mut found, choice.theme.as_deref(), ThemeDepth::Bare, &locale.tags(), library)?;
    let messages = messages(&theme, &locale, &found.sources)?;
    let variant = &found.reading.variant;
    executor.begins(&WorkStep { kit: variant.id.clone(), nth: 1, kits: 1, part: None });
    let start = variant.setup.position(&variant.ruleset).ok();
    let among = start.map_or_else(Vec::new, |start| {
        puzzles(&start, &variant.ruleset, AMONG, seed.into(), executor).puzzles
    });
    let is_fitting = |puzzle: &Puzzle| kind.is_none_or(|kind| puzzle.kind == kind);
    let fitting: Vec<Puzzle> = among.into_iter().filter(is_fitting).collect();
    let nth = usize::from(seed) % fitting.len().max(1);
    let Some(puzzle) = fitting.into_iter().nth(nth) else {
        if executor.is_stopped() {
            let message = keyed!("puzzles-stopped", found = 0_usize, wanted = 1_usize);
            return Err(Fault::Stopped(message));
        }
        let message = keyed!("too-few-puzzles", found = 0_usize, wanted = 1_usize, seed);
        return Err(Fault::value(Field::Puzzles, message));
    };
    let say = |id: &str| {
        messages
            .get(id, &said(&puzzle))
            .map_err(|fault| Fault::from(SheetError::from(LayoutError::from(fault))))
    };
    Ok(PuzzleInWords { task: say("puzzle-task")?, answer: say("puzzle-answer")?, puzzle })
}
