//! Draws a whole game from its record, after the rules engine has played it.

use crate::diag::{Diagnostic, Sources};
use crate::explain::position::Tools;
use crate::explain::recorded::DrawnGame;
use crate::field::Field;
use crate::format;
use crate::game::{Board, Ruleset};
use crate::imposition::SheetError;
use crate::keyed::{KeyedMessage, keyed};
use crate::make::fault::{Fault, Notice, Refused};
use crate::make::finding::library::Library;
use crate::make::finding::locale::Locale;
use crate::make::finding::source::{self, Found, ThemeDepth};
use crate::make::finding::words::{messages, plain, typesetter};
use crate::make::tasks::notation::diagnostic;
use crate::notation::{self, GameRecord, Heading, HeadingKey, PlayedGame, Recorded, Remark};
use crate::render::{self, Letters, Painters};
use crate::request::bounds;
use crate::request::{Format, RecordDrawing};
use crate::text::Typesetter;

/// File name that stands in messages for the rules inside a record.
const OWN_RULES: &str = "rules-of-the-record.toml";
/// Theme of a game by a record's own rules, the same as of an imported game.
const THEME: &str = "heartwood";

/// A game from a record, played and drawn.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DrawnRecord {
    /// The variant's id.
    pub variant: String,
    /// The game.
    pub game: PlayedGame,
    /// The game in the notation of this program, with all captures.
    pub text: String,
    /// Contents of the drawing's files: one for a PDF, one for each page of SVG or PNG. Empty: no drawing is asked for.
    pub files: Vec<Vec<u8>>,
}

/// Reads a record, plays its game, and draws it if a format is asked for; adds remarks to `notices`.
pub(in crate::make) fn draw(
    drawing: &RecordDrawing,
    library: &Library<'_>,
    notices: &mut Vec<Notice>,
) -> Result<DrawnRecord, Fault> {
    bounds::check_record_drawing(drawing)?;
    let mut sources = Sources::new();
    let file = drawing.record.as_str();
    let bytes = library.own(file).map_err(|unread| Fault::Unreadable {
        field: Field::Record,
        path: file.to_owned(),
        why: unread.why("record"),
    })?;
    let text = format::decode(file, &bytes).map_err(|fault| Fault::files(vec![fault], &sources))?;
    sources.add(file, text);
    let faults = |found: Vec<Remark>, sources: &Sources| {
        Fault::files(found.iter().map(|remark| diagnostic(file, remark)).collect(), sources)
    };
    let (record, remarks) = notation::read_game(text).map_err(|found| faults(found, &sources))?;
    if !remarks.is_empty() {
        let warnings = remarks.iter().map(|remark| diagnostic(file, remark).warning()).collect();
        notices.push(Notice::Warnings { warnings, sources: sources.clone() });
    }
    let mut found = found(drawing, &record, library, &mut sources, notices)?;
    let rules = &found.reading.variant.ruleset;
    let board =
        start(&record, &found.reading.variant.setup.board).map_err(|found| faults(found, &sources))?;
    let game = notation::play_game(&record, &board, rules).map_err(|found| faults(found, &sources))?;
    let moments = moments(drawing, &game)?;
    let written = notation::write_game(&headings(&record, &found), &game);
    let mut files = Vec::new();
    if let Some(format) = drawing.format {
        let locale = Locale::find(&drawing.language, library)?;
        let (asked, tags) = (drawing.theme.as_deref(), locale.tags());
        let theme = source::theme_of(&mut found, asked, ThemeDepth::Bare, &tags, library)?;
        sources.extend(&found.sources);
        let typesetter = typesetter(library, &locale.language)?;
        check_words(&record, file, &typesetter, &sources)?;
        let tools = Tools {
            typesetter: &typesetter,
            messages: &messages(&theme, &locale, &sources)?,
            symbols: theme.symbols(),
            date: drawing.date,
            version: env!("CARGO_PKG_VERSION"),
        };
        let paper = drawing.paper.size();
        let drawn = DrawnGame {
            variant: &found.reading.variant,
            record: &record,
            game: &game,
            moments: &moments,
            paper,
            is_picture: matches!(format, Format::Svg | Format::Png),
        };
        let document = drawn.draw(&tools).map_err(SheetError::from)?;
        files = match format {
            Format::Svg => {
                let pages = render::svg_pages(&document, Letters::Outlines)?;
                pages.into_iter().map(String::into_bytes).collect()
            }
            Format::Png => {
                let dpi = f64::from(drawing.width) / paper.width * MM_PER_INCH;
                render::png_pages(&document, dpi, Painters::ALONE)?
            }
            Format::Pdf | Format::LaserSvg | Format::Dxf => vec![render::pdf(&document)?],
        };
    }
    Ok(DrawnRecord { variant: found.reading.variant.id, game, text: written, files })
}

/// Millimetres in an inch.
const MM_PER_INCH: f64 = 25.4;

/// Returns the position at the start: the record's own if it gives one, else the game's usual one.
fn start(record: &GameRecord, usual: &Board) -> Result<Board, Vec<Remark>> {
    let Some(heading) = record.heading(HeadingKey::Position) else { return Ok(usual.clone()) };
    let found = notation::read_position(&heading.value, usual.size());
    found.map_err(|faults| faults.into_iter().map(|fault| moved(heading, fault)).collect())
}

/// Moves a remark on a heading's value to its place in the record.
fn moved(heading: &Heading, mut remark: Remark) -> Remark {
    let start = heading.at.start;
    remark.at = Some(remark.at.map_or(heading.at.clone(), |at| at.start + start..at.end + start));
    remark
}

/// Finds the game of a record: the one that is asked for; else the bundled one that the record names; else the one by the
/// record's own rules.
fn found(
    drawing: &RecordDrawing,
    record: &GameRecord,
    library: &Library<'_>,
    sources: &mut Sources,
    notices: &mut Vec<Notice>,
) -> Result<Found, Fault> {
    let file = drawing.record.as_str();
    let rules = record.heading(HeadingKey::Rules);
    let named = record.heading(HeadingKey::Game);
    let asked = drawing.variant.as_deref();
    // A record from somebody else must not open a file of the reader's.
    let bundled = named.map(|heading| heading.value.as_str()).filter(|name| !source::is_path(name));
    let by_name = asked.or(bundled);
    if let Some(name) = by_name {
        match source::variant(name, &drawing.options, library) {
            Ok(found) => {
                sources.extend(&found.sources);
                if let Some(heading) = rules {
                    compare(file, heading, &found, sources, notices)?;
                }
                if let Some(heading) = named.filter(|_| asked.is_some()) {
                    overruled(file, heading, &found, library, sources, notices);
                }
                return Ok(found);
            }
            Err(Fault::Unknown { meant, known, .. }) if asked.is_none() => {
                if let (Some(heading), None) = (named, rules) {
                    return Err(unknown(
                        file,
                        heading,
                        meant.map(|meant| meant.name).as_deref(),
                        &known,
                        sources,
                    ));
                }
            }
            Err(fault) => return Err(fault),
        }
    }
    match (rules, named) {
        (Some(heading), _) => by_own_rules(file, heading, &drawing.options, library, sources, notices),
        (None, Some(heading)) => Err(unknown(file, heading, None, &[], sources)),
        (None, None) => {
            let message = keyed!("record-without-game");
            let help = keyed!("say-which-game-or-write");
            Err(Fault::files(vec![Diagnostic::error(file, message).at(0..0).help(help)], sources))
        }
    }
}

/// Warns that a record names another bundled game than the one that is asked for. A path or an unknown name is no warning.
fn overruled(
    file: &str,
    heading: &Heading,
    found: &Found,
    library: &Library<'_>,
    sources: &Sources,
    notices: &mut Vec<Notice>,
) {
    if source::is_path(&heading.value) {
        return;
    }
    let Ok(named) = source::variant(&heading.value, &[], library) else { return };
    if named.reading.variant.id == found.reading.variant.id {
        return;
    }
    let message = keyed!(
        "record-of-other-game",
        recorded = named.reading.variant.id,
        variant = found.reading.variant.id
    );
    let help = keyed!("leave-variant-out");
    let warning = Diagnostic::error(file, message).at(heading.at.clone()).help(help).warning();
    notices.push(Notice::Warnings { warnings: vec![warning], sources: sources.clone() });
}

/// Returns the fault that a record's name belongs to no bundled game.
fn unknown(file: &str, heading: &Heading, meant: Option<&str>, known: &[String], sources: &Sources) -> Fault {
    let help = match meant {
        Some(meant) => keyed!("game-meant", meant),
        None if known.is_empty() => {
            keyed!("say-which-game")
        }
        None => keyed!("say-which-game-of-these", known = known.join(", ")),
    };
    let message = keyed!("no-bundled-game", name = heading.value);
    Fault::files(vec![Diagnostic::error(file, message).at(heading.at.clone()).help(help)], sources)
}

/// Reads the rules in a record as a game, with remarks at their places in the record.
fn own(file: &str, heading: &Heading, sources: &Sources) -> Result<(Recorded, Vec<Remark>), Fault> {
    match notation::read(&heading.value) {
        Ok((game, remarks)) => Ok((game, remarks.into_iter().map(|remark| moved(heading, remark)).collect())),
        Err(found) => {
            let found = found.into_iter().map(|remark| diagnostic(file, &moved(heading, remark))).collect();
            Err(Fault::files(found, sources))
        }
    }
}

/// Writes a record's own rules as a variant and reads that.
fn by_own_rules(
    file: &str,
    heading: &Heading,
    options: &[String],
    library: &Library<'_>,
    sources: &mut Sources,
    notices: &mut Vec<Notice>,
) -> Result<Found, Fault> {
    let (game, remarks) = own(file, heading, sources)?;
    let warnings: Vec<Diagnostic> = remarks.iter().map(|remark| diagnostic(file, remark).warning()).collect();
    if !warnings.is_empty() {
        notices.push(Notice::Warnings { warnings, sources: sources.clone() });
    }
    let size = game.board.size();
    let sound = |c: &char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '\'' | '(' | ')');
    let name: String = game.name.chars().filter(sound).take(40).collect();
    let name = if name.trim().is_empty() { format!("Tafl {size}x{size}") } else { name.trim().to_owned() };
    let text = format::write_variant(
        "# The rules of a record.",
        "recorded",
        &name,
        THEME,
        &game.board,
        &game.ruleset,
    );
    let library = library.clone().with(OWN_RULES, text.into_bytes());
    let found = source::variant(OWN_RULES, options, &library)?;
    sources.extend(&found.sources);
    Ok(found)
}

/// Key of the repetition rule: OpenTafl's notation and OpenTafl itself read it in opposite ways, so a difference only warns.
const REPETITION: &str = "repetition";

/// Compares a record's rules with the rules that it is played by: another board or other rules are a fault; repetition, and
/// rules that the notation can't express, are a warning.
fn compare(
    file: &str,
    heading: &Heading,
    found: &Found,
    sources: &Sources,
    notices: &mut Vec<Notice>,
) -> Result<(), Fault> {
    let (game, _) = own(file, heading, sources)?;
    let (board, rules) = (&found.reading.variant.setup.board, &found.reading.variant.ruleset);
    let id = &found.reading.variant.id;
    let fault = |message: KeyedMessage| {
        let help = keyed!("leave-game-or-rules-out");
        Diagnostic::error(file, message).at(heading.at.clone()).help(help)
    };
    if game.board != *board {
        let (theirs, ours) = (game.board.size(), board.size());
        let message = if theirs == ours {
            keyed!("record-layout-differs", id)
        } else {
            keyed!("record-board-differs", theirs, id, ours)
        };
        return Err(Fault::files(vec![fault(message)], sources));
    }
    let differs = differing(&game.ruleset, rules);
    // A rule that the notation can't express does not make it another game.
    let name = found.reading.variant.name.clone();
    let (said, _) = notation::write(&Recorded { name, board: board.clone(), ruleset: rules.clone() });
    let unsaid =
        notation::read(&said).map(|(sayable, _)| differing(&sayable.ruleset, rules)).unwrap_or_default();
    let is_unsaid = |key: &String| key == REPETITION || unsaid.contains(key);
    let (hushed, told): (Vec<String>, Vec<String>) = differs.into_iter().partition(is_unsaid);
    if !told.is_empty() {
        let message = keyed!("record-rules-differ", id, keys = told.join(", "));
        return Err(Fault::files(vec![fault(message)], sources));
    }
    if !hushed.is_empty() {
        let message = keyed!("record-rules-not-applied", keys = hushed.join(", "), id);
        let help = keyed!("not-all-can-be-said");
        let warning = Diagnostic::error(file, message).at(heading.at.clone()).help(help).warning();
        notices.push(Notice::Warnings { warnings: vec![warning], sources: sources.clone() });
    }
    Ok(())
}

/// Returns the keys of a variant's file that two rulesets answer differently.
fn differing(one: &Ruleset, other: &Ruleset) -> Vec<String> {
    format::keys()
        .filter(|key| format::answer(one, key) != format::answer(other, key))
        .map(str::to_owned)
        .collect()
}

/// Returns the numbers of turns after which diagrams are drawn, sorted, each once.
fn moments(drawing: &RecordDrawing, game: &PlayedGame) -> Result<Vec<usize>, Fault> {
    let mut moments = Vec::new();
    for moment in &drawing.at {
        let turns = moment.turns(game).ok_or_else(|| {
            let message = keyed!("no-such-move", moves = game.moves(), moment);
            Fault::value(Field::At, message)
        })?;
        moments.push(turns);
    }
    moments.sort_unstable();
    moments.dedup();
    Ok(moments)
}

/// Returns the record's headings, with a bundled game named by its id.
fn headings(record: &GameRecord, found: &Found) -> Vec<Heading> {
    let mut headings = record.headings.clone();
    if found.bundled {
        headings.retain(|heading| heading.key != HeadingKey::Game);
        headings.push(Heading { key: HeadingKey::Game, value: found.reading.variant.id.clone(), at: 0..0 });
    }
    headings
}

/// Most letters of a heading, or of a result's reason, that are printed above the diagrams.
const LONGEST_HEADING: usize = 300;

/// Checks that each printed heading, and the reason of the result, is short enough and has only characters of the fonts.
fn check_words(
    record: &GameRecord,
    file: &str,
    typesetter: &Typesetter,
    sources: &Sources,
) -> Result<(), Fault> {
    let style = plain();
    let said = record.headings.iter().filter(|heading| {
        !matches!(
            heading.key,
            HeadingKey::Rules
                | HeadingKey::Position
                | HeadingKey::Comment
                | HeadingKey::Game
                | HeadingKey::Result
        )
    });
    let closing = record.closing.iter().filter_map(|closing| Some((closing.reason.as_ref()?, &closing.at)));
    let all = said.map(|heading| (&heading.value, &heading.at)).chain(closing);
    let wrong: Vec<Diagnostic> = all
        .filter_map(|(text, at)| {
            let letters = text.chars().count();
            if letters > LONGEST_HEADING {
                let most = LONGEST_HEADING;
                let message = keyed!("heading-too-long", letters);
                let help = keyed!("shorten-heading", most);
                return Some(Diagnostic::error(file, message).at(at.clone()).help(help));
            }
            let words = crate::text::escape_markup(text);
            let why = typesetter.check(&words, &style).err()?;
            let help = keyed!("write-letters-of-fonts");
            Some(Diagnostic::error(file, why.message()).at(at.clone()).help(help))
        })
        .collect();
    if wrong.is_empty() { Ok(()) } else { Err(Fault::files(wrong, sources)) }
}

/// Does what [`draw`] does, and returns the notices with the result or with the fault.
pub(in crate::make) fn drawn(
    drawing: &RecordDrawing,
    library: &Library<'_>,
) -> Result<(DrawnRecord, Vec<Notice>), Refused> {
    let mut notices = Vec::new();
    match draw(drawing, library, &mut notices) {
        Ok(drawn) => Ok((drawn, notices)),
        Err(fault) => Err(Refused::new(fault, notices)),
    }
}
