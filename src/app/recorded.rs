//! Draws a whole game from its record, and reports the effects of its plays.

use super::error::Error;
use super::output::{self, FileKind};
use super::{Env, asked, date, deliver, diagram, input};
use crate::cli::DiagramArgs;
use crate::game::{Play, Turn};
use crate::keyed::keyed;
use crate::make::{self, DrawnRecord, Format, RecordDrawing};
use crate::notation::PlayedTurn;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// Name, in messages, of a record from the standard input.
const SENT: &str = "standard input";

/// Kind of file to write.
enum Wanted {
    /// A drawing.
    Drawing(Format),
    /// The record as this program writes it.
    Text,
}

/// Draws, writes and reports, in this order, so that a report means that everything is written.
pub(super) fn recorded(record: &Path, options: &DiagramArgs, env: &mut Env<'_>) -> Result<(), Error> {
    let wanted = options.output.as_deref().map(wanted).transpose()?;
    let date = date(env.source_date_epoch.as_deref())?;
    let disk = asked::disk(options.variant.as_slice(), env)?;
    let mut library = asked::with_unspoken(asked::library(&disk), record, env);
    let mut name = record.display().to_string();
    if name == "-" {
        let bytes = input::read_all(env.input).map_err(|unread| Error::input("record", &unread))?;
        library = library.with(SENT, bytes);
        SENT.clone_into(&mut name);
    }
    let drawing = RecordDrawing {
        variant: options.variant.as_deref().map(asked::named),
        options: options.options.clone(),
        theme: options.theme.clone(),
        record: name,
        at: options.at.clone(),
        format: wanted.as_ref().and_then(|wanted| match wanted {
            Wanted::Drawing(format) => Some(*format),
            Wanted::Text => None,
        }),
        paper: options.paper,
        width: options.width,
        language: options.language.clone(),
        date,
    };
    let (drawn, notices) = make::draw_record(&drawing, &library).map_err(|refused| env.refused(refused))?;
    env.notice(&notices);
    if let (Some(path), Some(wanted)) = (&options.output, wanted) {
        let written = match wanted {
            Wanted::Text => {
                deliver(env, path, drawn.text.as_bytes(), FileKind::Game)?;
                vec![path.clone()]
            }
            Wanted::Drawing(format) => write_pages(path, &drawn.files, FileKind::of(format), env)?,
        };
        if !options.report {
            for path in written {
                env.tell(&format!("{}\n", path.display()))?;
            }
        }
    }
    if options.report {
        env.tell(&format!("{}\n", report(&drawn)))?;
    }
    Ok(())
}

/// Writes the files of a drawing: a single one under the path, several under the path with their numbers. Checks that all can
/// be written before it writes the first.
fn write_pages(path: &Path, files: &[Vec<u8>], kind: FileKind, env: &Env<'_>) -> Result<Vec<PathBuf>, Error> {
    let paths: Vec<PathBuf> = (1..=files.len()).map(|nth| numbered(path, nth, files.len())).collect();
    for path in &paths {
        output::check(&env.cwd.join(path), kind).map_err(|why| Error::Output { path: path.clone(), why })?;
    }
    for (nth, (path, bytes)) in paths.iter().zip(files).enumerate() {
        let Err(why) = output::write(&env.cwd.join(path), bytes, kind) else { continue };
        if nth == 0 {
            return Err(Error::Output { path: path.clone(), why });
        }
        let (written, missing) = paths.split_at(nth);
        return Err(Error::partly(path, why, written, missing));
    }
    Ok(paths)
}

/// Returns the name of a page's file: all numbers of a drawing have the same number of digits, so that they sort.
fn numbered(path: &Path, nth: usize, all: usize) -> PathBuf {
    if all == 1 {
        return path.to_owned();
    }
    let digits = all.to_string().len().max(2);
    let name = |part: Option<&std::ffi::OsStr>| {
        part.map_or(String::new(), |part| part.to_string_lossy().into_owned())
    };
    path.with_file_name(format!("{}-{nth:0digits$}.{}", name(path.file_stem()), name(path.extension())))
}

/// Returns the kind of file that a path asks for by its ending.
fn wanted(path: &Path) -> Result<Wanted, Error> {
    if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("txt")) {
        return Ok(Wanted::Text);
    }
    FileKind::of_drawing(path)
        .map(Wanted::Drawing)
        .ok_or_else(|| Error::Output { path: path.to_owned(), why: keyed!("drawings-and-records-end-in") })
}

/// Returns the plays as one JSON object, each as `--play` reports it, with its number and its side.
fn report(drawn: &DrawnRecord) -> Value {
    let of_turn = |turn: &PlayedTurn| {
        let (number, side) = (turn.number, turn.side.name());
        let report = move |(play, done): &(Play, Turn)| {
            let head = json!({"move": number, "side": side, "play": play.to_string()});
            diagram::joined(head, diagram::done(done))
        };
        turn.plays.iter().map(report).collect::<Vec<_>>()
    };
    let end = drawn.game.end.as_ref();
    json!({
        "variant": drawn.variant,
        "plays": drawn.game.turns.iter().flat_map(of_turn).collect::<Vec<_>>(),
        "moves": drawn.game.moves(),
        "result": end.map_or("unfinished", |end| end.result.name()),
        "reason": end.and_then(|end| end.reason.as_deref()),
    })
}
