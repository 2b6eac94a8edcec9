//! Draws a position, and says what plays do.

use std::path::Path;

use super::json::quoted;
use super::output::Kind;
use super::source::Found;
use super::{Env, date, deliver, faults, input, produce, source};
use crate::cli::Diagram;
use crate::diag::Sources;
use crate::error::Error;
use crate::explain::diagram::Shown;
use crate::explain::position::Study;
use crate::game::{Board, Game, Illegal, Play, Position, Side, Turn};
use crate::{render, spec};

/// What a play did, or why it was not made.
type Answer = (Play, Result<Turn, Illegal>);

/// Draws, reports, or both. A drawing is written before the report, so that a report means that all was done.
pub(super) fn diagram(options: &Diagram, env: &mut Env<'_>) -> Result<(), Error> {
    let kind = options.output.as_deref().map(kind).transpose()?;
    let date = date(env.source_date_epoch.as_deref())?;
    let mut sources = Sources::new();
    let choice = &options.choice;
    let found = source::variant(&choice.variant, &choice.options, &env.cwd, &mut sources)?;
    let start = &found.variant.setup.board;
    let board = match &options.position {
        None => start.clone(),
        Some(path) => position(path, start.size(), &mut sources, env)?,
    };
    let to_move = options.to_move.map_or(found.variant.ruleset.first.side(), Side::from);
    let answers = answers(&board, to_move, &found, &options.plays);
    if let (Some(path), Some(kind)) = (&options.output, kind) {
        let theme = source::theme_of(&found, options.theme.as_deref(), &env.cwd, &mut sources)?;
        let legal: Vec<(Play, &Turn)> =
            answers.iter().filter_map(|(play, answer)| Some((*play, answer.as_ref().ok()?))).collect();
        let shown = |(play, turn): &(Play, &Turn)| Shown { play: *play, captures: turn.captures.clone() };
        let study = Study {
            variant: &found.variant,
            board: &board,
            to_move,
            plays: legal.iter().map(shown).collect(),
            barred: answers.iter().filter(|(_, answer)| answer.is_err()).map(|(play, _)| *play).collect(),
            outcome: legal.last().and_then(|(_, turn)| turn.outcome),
        };
        let document = produce::draw(&study, &theme, date, &sources)?;
        let bytes = match kind {
            Kind::Svg => render::svg(&document)?.into_bytes(),
            Kind::Png => render::png(&document, options.width)?,
            _ => render::pdf(&document)?,
        };
        deliver(env, path, &bytes, kind)?;
        if !options.report {
            env.tell(&format!("{}\n", path.display()))?;
        }
    }
    if options.report {
        env.tell(&format!("{}\n", report(&found.variant.id, &answers)))?;
    }
    Ok(())
}

/// What kind of drawing a path asks for.
fn kind(path: &Path) -> Result<Kind, Error> {
    Kind::of_drawing(path).ok_or_else(|| Error::Output {
        path: path.to_owned(),
        why: "a drawing ends in .svg, .png or .pdf".to_owned(),
    })
}

/// Reads the position of a file, or of standard input.
fn position(path: &Path, size: u8, sources: &mut Sources, env: &mut Env<'_>) -> Result<Board, Error> {
    let shown = path.display().to_string();
    let (name, bytes) = if path == Path::new("-") {
        ("standard input".to_owned(), input::read_all(env.input))
    } else {
        (shown.clone(), input::read(&env.cwd.join(path)))
    };
    let bytes = bytes.map_err(|error| Error::Unreadable {
        what: "position",
        path: shown,
        why: source::reason(&error, "a position"),
    })?;
    let text = spec::decode(&name, &bytes).map_err(|fault| faults(vec![fault], sources))?;
    sources.add(name.as_str(), text);
    spec::position(&name, text, size).map_err(|found| faults(found, sources))
}

/// Makes the plays one after another. After an illegal one the same side is still to move.
fn answers(board: &Board, to_move: Side, found: &Found, plays: &[Play]) -> Vec<Answer> {
    let mut game = Game::study(Position::new(board.clone(), to_move), found.variant.ruleset.clone());
    plays.iter().map(|&play| (play, game.play(play))).collect()
}

/// The answers as one JSON object.
fn report(variant: &str, answers: &[Answer]) -> String {
    let plays: Vec<String> = answers
        .iter()
        .map(|(play, answer)| {
            let play = quoted(&play.to_string());
            match answer {
                Ok(turn) => {
                    let captures: Vec<String> =
                        turn.captures.iter().map(|square| quoted(&square.to_string())).collect();
                    let result = match turn.outcome {
                        None => "ongoing",
                        Some(outcome) => outcome.winner.map_or("draw", Side::name),
                    };
                    let captures = captures.join(",");
                    format!(
                        "{{\"play\":{play},\"legal\":true,\"captures\":[{captures}],\"result\":\"{result}\"}}"
                    )
                }
                Err(reason) => {
                    let reason = quoted(&reason.to_string());
                    format!("{{\"play\":{play},\"legal\":false,\"reason\":{reason}}}")
                }
            }
        })
        .collect();
    format!("{{\"variant\":{},\"plays\":[{}]}}", quoted(variant), plays.join(","))
}
