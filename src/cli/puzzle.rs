//! The options of a puzzle.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::GameArgs;
use crate::search::PuzzleKind;

const EXAMPLES: &str = "\
A puzzle is a position from a game that the program has played against itself, with exactly one first play that does \
what is asked for: every other one has been tried. The same seed gives the same puzzle on every machine.

Whole pages of puzzles with their answers are a part of a set: tafl-print --variant york --puzzles 6

Examples:
  tafl-print puzzle --variant brandubh -o puzzle.svg
  tafl-print puzzle --variant york --kind win-in-two --seed 7 --answer -o puzzle.png";

/// Which puzzle to find.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
#[command(after_help = EXAMPLES)]
pub struct PuzzleArgs {
    #[command(flatten)]
    #[allow(missing_docs, reason = "would stand in the help")]
    pub choice: GameArgs,

    /// What it asks for [default: any]
    #[arg(long, value_name = "KIND")]
    pub kind: Option<KindWord>,

    /// Another puzzle: a number
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u16,

    /// Tells the answer, too
    #[arg(long)]
    pub answer: bool,

    /// The look: a bundled name such as `jorvik`, or a folder [default: the variant's own]
    #[arg(long, value_name = "NAME|FOLDER")]
    pub theme: Option<String>,

    /// The drawing to write: a file that ends in .svg, .png or .pdf [default: none, the position is told in letters]
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,

    /// The language of its words: a tag such as `de`, or a folder of sentences
    #[arg(long = "lang", value_name = "TAG|FOLDER", default_value = crate::text::Language::ENGLISH)]
    pub language: String,

    /// Width of a PNG in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 1200, value_parser = clap::value_parser!(u32).range(100..=8000))]
    pub width: u32,
}

/// A kind of puzzle, by its word on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum KindWord {
    /// The king escapes with one play
    Escape,
    /// One play captures two pieces or more
    CaptureTwo,
    /// The attackers keep the king from escaping at once
    StopEscape,
    /// The side to move wins with its second play
    WinInTwo,
    /// The side to move wins with its third play; on boards up to 9 x 9
    WinInThree,
}

impl From<KindWord> for PuzzleKind {
    fn from(word: KindWord) -> Self {
        match word {
            KindWord::Escape => Self::Escape,
            KindWord::CaptureTwo => Self::CaptureTwo,
            KindWord::StopEscape => Self::StopEscape,
            KindWord::WinInTwo => Self::WinInTwo,
            KindWord::WinInThree => Self::WinInThree,
        }
    }
}
