//! Draws a position, and reports the effects of plays.

use super::error::Error;
use super::output::FileKind;
use super::{Env, asked, date, deliver, input};
use crate::cli::{DiagramArgs, GameArgs};
use crate::game::{Side, Turn};
use crate::keyed::keyed;
use crate::make;
use crate::make::{Drawing, Format, PlayAnswer};
use serde_json::{Value, json};
use std::path::Path;

/// Name, in messages, of a position from the standard input.
const SENT: &str = "standard input";

/// Draws, reports, or both. A drawing is written before the report, so that a report means that everything is done.
pub(super) fn diagram(options: &DiagramArgs, env: &mut Env<'_>) -> Result<(), Error> {
    let format = options.output.as_deref().map(format).transpose()?;
    let choice =
        GameArgs { variant: options.variant.clone().unwrap_or_default(), options: options.options.clone() };
    let date = date(env.source_date_epoch.as_deref())?;
    let disk = asked::disk(std::slice::from_ref(&choice.variant), env)?;
    let mut library = asked::library(&disk);
    if let Some(path) = &options.position {
        library = asked::with_unspoken(library, path, env);
    }
    let mut position = options.position.as_ref().map(|path| path.display().to_string());
    if position.as_deref() == Some("-") {
        let bytes = input::read_all(env.input).map_err(|unread| Error::input("position", &unread))?;
        library = library.with(SENT, bytes);
        position = Some(SENT.to_owned());
    }
    let drawing = Drawing {
        choice: asked::choice(&choice, options.theme.as_deref()),
        position,
        to_move: options.to_move.map(Side::from),
        plays: options.plays.clone(),
        format,
        width: options.width,
        language: options.language.clone(),
        date,
    };
    let drawn = make::draw(&drawing, &library).map_err(Error::Fault)?;
    if let (Some(path), Some(bytes), Some(format)) = (&options.output, &drawn.bytes, format) {
        deliver(env, path, bytes, FileKind::of(format))?;
        if !options.report {
            env.tell(&format!("{}\n", path.display()))?;
        }
    }
    if options.report {
        env.tell(&format!("{}\n", report(&drawn.variant, &drawn.answers)))?;
    }
    Ok(())
}

/// Returns the format of drawing that a path asks for by its ending.
pub(super) fn format(path: &Path) -> Result<Format, Error> {
    FileKind::of_drawing(path)
        .ok_or_else(|| Error::Output { path: path.to_owned(), why: keyed!("drawings-end-in") })
}

/// Returns the answers to the plays as one JSON object.
fn report(variant: &str, answers: &[PlayAnswer]) -> Value {
    let report = |(play, answer): &PlayAnswer| {
        let answer = match answer {
            Ok(turn) => done(turn),
            Err(reason) => json!({"legal": false, "reason": reason.to_string()}),
        };
        joined(json!({"play": play.to_string()}), answer)
    };
    json!({"variant": variant, "plays": answers.iter().map(report).collect::<Vec<_>>()})
}

/// Returns the effect of a legal play.
pub(super) fn done(turn: &Turn) -> Value {
    let captures: Vec<String> = turn.captures.iter().map(ToString::to_string).collect();
    let result = turn.outcome.map_or("ongoing", |outcome| outcome.result.name());
    json!({"legal": true, "captures": captures, "result": result})
}

/// Returns an object with the members of two.
pub(super) fn joined(mut first: Value, second: Value) -> Value {
    if let (Value::Object(members), Value::Object(more)) = (&mut first, second) {
        members.extend(more);
    }
    first
}
