//! Finds a puzzle, tells it, and draws it.

use super::error::Error;
use super::output::FileKind;
use super::progress::{Doing, watched};
use super::{Env, asked, date, deliver, diagram};
use crate::cli::PuzzleArgs;
use crate::make::{self, Drawing, PuzzleInWords};
use crate::search::PuzzleKind;
use std::fmt::Write as _;

/// Name of the position's file in the library.
const POSITION: &str = "puzzle.txt";

/// Finds the puzzle and tells it; draws it, if a file for it is named.
pub(super) fn puzzle(options: &PuzzleArgs, env: &mut Env<'_>) -> Result<(), Error> {
    let format = options.output.as_deref().map(diagram::format).transpose()?;
    let date = date(env.source_date_epoch.as_deref())?;
    let disk = asked::disk(std::slice::from_ref(&options.choice.variant), env)?;
    let library = asked::library(&disk);
    let choice = asked::choice(&options.choice, options.theme.as_deref());
    let kind = options.kind.map(PuzzleKind::from);
    let found = watched(env, &Doing::LOOKING, false, |executor| {
        make::puzzle(&choice, kind, options.seed, &options.language, &library, executor)
    });
    let PuzzleInWords { puzzle, task, answer, .. } = found.map_err(Error::Fault)?;
    let rows = puzzle.board.to_string();
    if let (Some(path), Some(format)) = (&options.output, format) {
        let library = library.with(POSITION, rows.clone().into_bytes());
        let drawing = Drawing {
            choice,
            position: Some(POSITION.to_owned()),
            to_move: Some(puzzle.side),
            plays: Vec::new(),
            format: Some(format),
            width: options.width,
            language: options.language.clone(),
            date,
        };
        let drawn = make::draw(&drawing, &library).map_err(Error::Fault)?;
        deliver(env, path, &drawn.bytes.unwrap_or_default(), FileKind::of(format))?;
    }
    let mut told = format!("{task}\n");
    match &options.output {
        Some(path) => {
            let _ = writeln!(told, "{}", path.display());
        }
        None => {
            let _ = writeln!(told, "\n{}", rows.trim_end());
        }
    }
    if options.answer {
        // A terminal breaks no lines at hyphens, and whoever copies a play wants the usual one.
        let _ = writeln!(told, "\n{}", answer.replace('\u{2011}', "-"));
    }
    env.tell(&told)
}
