//! Draws a position, and answers plays with their effects.

use crate::diag::Sources;
use crate::explain::diagram::Shown;
use crate::explain::position::{Study, Tools};
use crate::field::Field;
use crate::format;
use crate::game::{Board, Game, Illegal, Play, Position, Side, Turn};
use crate::imposition::SheetError;
use crate::make::fault::Fault;
use crate::make::finding::library::Library;
use crate::make::finding::locale::Locale;
use crate::make::finding::source::{self, Found, ThemeDepth};
use crate::make::finding::words::{messages, typesetter};
use crate::make::tasks::notation::diagnostic;
use crate::notation;
use crate::render;
use crate::request::bounds;
use crate::request::{Drawing, Format};

/// A play with its effect, or with the reason why it is illegal.
pub type PlayAnswer = (Play, Result<Turn, Illegal>);

/// Answers to the plays from a position, and its drawing.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DrawnPosition {
    /// The variant's id.
    pub variant: String,
    /// Answer to each play.
    pub answers: Vec<PlayAnswer>,
    /// Contents of the drawing's file. `None`: no drawing is asked for.
    pub bytes: Option<Vec<u8>>,
}

/// Makes the plays, and draws the position after them.
pub(in crate::make) fn draw(drawing: &Drawing, library: &Library<'_>) -> Result<DrawnPosition, Fault> {
    bounds::check_drawing(drawing)?;
    let choice = &drawing.choice;
    let mut found = source::variant(&choice.variant, &choice.options, library)?;
    let start = &found.reading.variant.setup.board;
    let board = match &drawing.position {
        None => start.clone(),
        Some(path) => position(path, start.size(), &mut found.sources, library)?,
    };
    let to_move = drawing.to_move.unwrap_or_else(|| found.reading.variant.ruleset.first.side());
    let answers = answers(&board, to_move, &found, &drawing.plays);
    let bytes = match drawing.format {
        None => None,
        Some(format) => Some(drawn(drawing, format, &board, to_move, &answers, &mut found, library)?),
    };
    Ok(DrawnPosition { variant: found.reading.variant.id, answers, bytes })
}

/// Draws a position after its plays, as a file in this format.
fn drawn(
    drawing: &Drawing,
    format: Format,
    board: &Board,
    to_move: Side,
    answers: &[PlayAnswer],
    found: &mut Found,
    library: &Library<'_>,
) -> Result<Vec<u8>, Fault> {
    let locale = Locale::find(&drawing.language, library)?;
    let asked = drawing.choice.theme.as_deref();
    let theme = source::theme_of(found, asked, ThemeDepth::Bare, &locale.tags(), library)?;
    let legal: Vec<(Play, &Turn)> =
        answers.iter().filter_map(|(play, answer)| Some((*play, answer.as_ref().ok()?))).collect();
    let shown = |(play, turn): &(Play, &Turn)| Shown { play: *play, captures: turn.captures.clone() };
    let study = Study {
        variant: &found.reading.variant,
        board,
        to_move,
        plays: legal.iter().map(shown).collect(),
        barred: answers.iter().filter(|(_, answer)| answer.is_err()).map(|(play, _)| *play).collect(),
        outcome: legal.last().and_then(|(_, turn)| turn.outcome),
    };
    let tools = Tools {
        typesetter: &typesetter(library, &locale.language)?,
        messages: &messages(&theme, &locale, &found.sources)?,
        symbols: theme.symbols(),
        date: drawing.date,
        version: env!("CARGO_PKG_VERSION"),
    };
    let document = study.draw(&tools).map_err(SheetError::from)?;
    Ok(match format {
        Format::Svg => render::svg(&document)?.into_bytes(),
        Format::Png => render::png(&document, drawing.width)?,
        Format::Pdf | Format::LaserSvg | Format::Dxf => render::pdf(&document)?,
    })
}

/// Reads a position from a file.
fn position(path: &str, size: u8, sources: &mut Sources, library: &Library<'_>) -> Result<Board, Fault> {
    let bytes = library.own(path).map_err(|unread| Fault::Unreadable {
        field: Field::Position,
        path: path.to_owned(),
        why: unread.why("position"),
    })?;
    let text = format::decode(path, &bytes).map_err(|fault| Fault::files(vec![fault], sources))?;
    sources.add(path, text);
    // Only OpenTafl's notation of positions begins with a slash.
    let read = if text.trim_start().starts_with('/') {
        notation::read_position(text, size)
            .map_err(|found| found.iter().map(|remark| diagnostic(path, remark)).collect())
    } else {
        format::position(path, text, size)
    };
    read.map_err(|found| Fault::files(found, sources))
}

/// Makes the plays one after another. After an illegal one the same side is still to move.
fn answers(board: &Board, to_move: Side, found: &Found, plays: &[Play]) -> Vec<PlayAnswer> {
    let mut game = Game::study(Position::new(board.clone(), to_move), found.reading.variant.ruleset.clone());
    plays.iter().map(|&play| (play, game.play(play))).collect()
}
