//! Finds one puzzle.

use crate::field::Field;
use crate::game::Position;
use crate::keyed::keyed;
use crate::make::fault::Fault;
use crate::make::finding::library::Library;
use crate::make::finding::source;
use crate::request::Choice;
use crate::search::{Puzzle, PuzzleKind, puzzles};

/// Puzzles among which one is chosen: so many that each kind a game has is likely to be among them.
const AMONG: usize = 8;

/// Finds a puzzle of a kind, or of any; the same seed finds the same one.
pub(in crate::make) fn found(
    choice: &Choice,
    kind: Option<PuzzleKind>,
    seed: u16,
    library: &Library<'_>,
) -> Result<Puzzle, Fault> {
    let variant = source::variant(&choice.variant, &choice.options, library)?.reading.variant;
    let start = Position::new(variant.setup.board.clone(), variant.ruleset.first.side());
    let among = puzzles(&start, &variant.ruleset, AMONG, seed.into(), &|| false);
    let fitting: Vec<Puzzle> =
        among.into_iter().filter(|puzzle| kind.is_none_or(|kind| puzzle.kind == kind)).collect();
    let nth = usize::from(seed) % fitting.len().max(1);
    fitting.into_iter().nth(nth).ok_or_else(|| {
        let message = keyed!("too-few-puzzles", found = 0_usize, wanted = 1_usize, seed);
        Fault::value(Field::Puzzles, message)
    })
}
