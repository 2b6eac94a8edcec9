//! The front door: a request and a library in, files or faults out.
//!
//! Nothing here touches a disk, a clock, the environment or a terminal, nor starts a thread: what the program can do, it
//! can do inside another program, or in a browser. [`make`] makes kits, [`plan`] plans them, [`check`] checks a variant,
//! [`games`] and [`themes`] list games and themes, [`draw`] draws positions, [`draw_record`] whole games, [`import`] and
//! [`export`] read and write OpenTafl's rules. A caller with threads lends an [`Executor`], for several kits at once.
//!
//! Requests are in the module [`request`](crate::request), which refuses fields that contradict each other. `finding` finds
//! games, themes and languages in a [`Library`]; `orders` makes an [`Order`] of each kit of a request; `making` makes the kits,
//! and their files or plans. `tasks` has what the door does beside kits.

mod fault;
mod finding;
mod making;
mod orders;
mod tasks;

pub use crate::executor::{Alone, Executor, WorkPart, WorkStep};
pub use crate::imposition::Order;
pub use crate::request::{
    Choice, Clash, Drawing, Format, RELEASED, RecordDrawing, Request, WIDTH, Writing, quoted,
};
pub use crate::text::SINCE_STARTS;
pub use fault::{Fault, Meant, Notice, Refused};
pub use finding::library::{FileSource, Library, Seen, Unread};
pub use finding::locale::fault_sentences;
pub use making::laser_plan::{BedPlan, BoxPlan, LaserPlan};
pub use making::outputs::File;
pub use making::plan::{BackPlan, FilePlan, KitPlan, PrintedPage};
pub use making::printed::{document, made};
pub use making::products::flat_inserts;
pub use making::shown::{ShownKit, ShownPage};
pub use tasks::balance::{CountedGames, KnownBalance, SelfPlay};
pub use tasks::beginning::{NEW_BOARD, NewVariant, copied_theme, new_theme, new_variant};
pub use tasks::catalogue::{
    GameEntry, GameInWords, GameMark, LanguageEntry, OptionEntry, ThemeEntry, game, games, in_words,
    languages, themes,
};
pub use tasks::diagram::{DrawnPosition, PlayAnswer};
pub use tasks::language_check::{CheckedLanguage, SINCE, check_language, new_language};
pub use tasks::notation::{IMPORTED, Written, export, import};
pub use tasks::numbers;
pub use tasks::plan_json::plan_json;
pub use tasks::puzzle::PuzzleInWords;
pub use tasks::recorded::DrawnRecord;

use self::finding::source::Found;
use self::orders::found_kit::FoundKit;
use crate::diag::{Diagnostic, Sources};
use crate::format::Reading;
use crate::game::{Edition, Variant};
use crate::imposition::{Component, Settings, SheetError};
use crate::product::edition::edition;
use crate::render;
use crate::search::PuzzleKind;
use crate::theme::Ink;

/// The files of a request.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Made {
    /// Files of all games, game by game.
    pub files: Vec<File>,
    /// Notices, which stop nothing.
    pub notices: Vec<Notice>,
}

/// Makes all files of all kits of a request.
///
/// # Errors
/// The first fault that keeps a kit from being made; faults in the author's files all at once.
pub fn make(request: &Request, library: &Library<'_>) -> Result<Made, Refused> {
    make_with(request, library, &Alone)
}

/// Does what [`make`] does, with an executor, which may make several kits at once. Files, notices and faults are the same.
///
/// # Errors
/// As for [`make`].
pub fn make_with(request: &Request, library: &Library<'_>, executor: &dyn Executor) -> Result<Made, Refused> {
    let mut notices = Vec::new();
    let made = making::kits::each(request, library, executor, &mut notices, |order, made, painters| {
        making::outputs::files(order, made, &request.writing, painters)
    });
    match made {
        Ok(files) => Ok(Made { files: files.into_iter().flatten().collect(), notices }),
        Err(fault) => Err(Refused::new(fault, notices)),
    }
}

/// Returns the order of a request's first game, to look inside; [`made`] makes the kit.
///
/// # Errors
/// The game can't be found or read; as for [`make`].
pub fn order(request: &Request, library: &Library<'_>) -> Result<Order, Fault> {
    making::kits::first_order(request, library)
}

/// Plans of the kits of a request.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PlannedKits {
    /// The kits, in the order of the games.
    pub kits: Vec<KitPlan>,
    /// Notices, which stop nothing.
    pub notices: Vec<Notice>,
}

/// Plans all kits of a request.
///
/// # Errors
/// As for [`make`].
pub fn plan(request: &Request, library: &Library<'_>) -> Result<PlannedKits, Refused> {
    plan_with(request, library, &Alone)
}

/// Does what [`plan`] does, with an executor, which may plan several kits at once. Plans, notices and faults are the same.
///
/// # Errors
/// As for [`plan`].
pub fn plan_with(
    request: &Request,
    library: &Library<'_>,
    executor: &dyn Executor,
) -> Result<PlannedKits, Refused> {
    let mut notices = Vec::new();
    let kits = making::kits::each(request, library, executor, &mut notices, |order, made, _| {
        making::plan::plan(order, made, &request.writing)
    });
    match kits {
        Ok(kits) => Ok(PlannedKits { kits, notices }),
        Err(fault) => Err(Refused::new(fault, notices)),
    }
}

/// Kits to look at.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ShownKits {
    /// The kits, in the order of the games.
    pub kits: Vec<ShownKit>,
    /// Notices, which stop nothing.
    pub notices: Vec<Notice>,
}

/// Plans all kits of a request and draws their pages for a screen, as their files will show them. The executor is told of each page.
///
/// # Errors
/// As for [`make`].
pub fn show(request: &Request, library: &Library<'_>, executor: &dyn Executor) -> Result<ShownKits, Refused> {
    let mut notices = Vec::new();
    let kits = making::kits::each(request, library, executor, &mut notices, |order, made, painters| {
        making::shown::shown(order, made, &request.writing, painters)
    });
    match kits {
        Ok(kits) => Ok(ShownKits { kits, notices }),
        Err(fault) => Err(Refused::new(fault, notices)),
    }
}

/// Draws the set of a game as it lies on the table, as an SVG: the board in its theme with the pieces on their starting squares.
///
/// # Errors
/// A fault in the game or its theme.
pub fn look(choice: &Choice, ink: Ink, library: &Library<'_>) -> Result<String, Fault> {
    let Choice { variant, options, theme } = choice.clone();
    let parts = [Component::Board, Component::Pieces].into();
    let settings = Settings { ink, parts, ..Settings::default() };
    let request = Request { options, theme, settings, ..Request::of(&variant) };
    let order = making::kits::shown_order(&request, library)?;
    Ok(render::svg_page(&making::printed::set_up(&order)?, 0, render::Letters::Outlines)?)
}

/// A variant without faults.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Checked {
    /// Its id.
    pub id: String,
    /// Name of its theme. `None`: the theme is bundled.
    pub theme: Option<String>,
    /// Name and edition of the game, as printed on its sets.
    pub imprint: String,
    /// Changes of each edition after the first.
    pub changes: Vec<String>,
    /// Warnings for its author.
    pub warnings: Vec<Diagnostic>,
    /// The texts they are about.
    pub sources: Sources,
}

/// Checks a variant and its theme, without making anything.
///
/// # Errors
/// The faults of the variant, or else the faults of its theme.
pub fn check(choice: &Choice, language: &str, library: &Library<'_>) -> Result<Checked, Fault> {
    let Choice { variant, options, theme } = choice.clone();
    let languages = vec![language.to_owned()];
    let request = Request { options, theme, languages, ..Request::of(&variant) };
    let (FoundKit { mut found, look, locale, .. }, set) = making::kits::tried(&request, library)?;
    match set {
        // Whether a kit fits its paper is not checked here.
        Err(Fault::Kit(ref fault)) if !matches!(fault, SheetError::Content(_)) => {}
        Err(Fault::Value { .. }) | Ok(()) => {}
        Err(fault) => return Err(fault),
    }
    let theme = &look.theme;
    let messages = look.messages(&locale, &found.sources)?;
    let unknown = finding::words::unknown_forms(&messages);
    if !unknown.is_empty() {
        return Err(Fault::files(unknown, &found.sources));
    }
    let mut warnings = found.own_warnings(library);
    if finding::source::is_path(&choice.variant) {
        warnings.extend(tasks::playability::remarks(&choice.variant, &found.reading, library));
    }
    warnings.extend(finding::words::doubts(&messages));
    let notes = finding::source::theme_notes(&mut found, choice.theme.as_deref(), &locale.tags(), library)?;
    if let Some(notes) = &notes {
        warnings.extend(tasks::theme_look::warnings(theme, &found.reading.variant, notes)?);
    }
    for told in finding::source::unread_words(&found, choice.theme.as_deref(), &locale.language, library) {
        let place = format!("{}/theme.toml", choice.theme.as_deref().unwrap_or(&found.reading.theme.text));
        warnings.push(Diagnostic::error(place, told).warning());
    }
    let theme = notes.map(|_| theme.name.clone());
    let imprint = edition(&messages, &found.reading.variant).map_err(SheetError::from)?;
    let Found { reading: Reading { variant, .. }, sources, .. } = found;
    let Variant { id, edition: Edition { changes, .. }, .. } = variant;
    Ok(Checked { id, theme, imprint, changes, warnings, sources })
}

/// Makes plays from a position, and draws the position after them.
///
/// # Errors
/// A fault in the game, its theme or the position.
pub fn draw(drawing: &Drawing, library: &Library<'_>) -> Result<DrawnPosition, Fault> {
    tasks::diagram::draw(drawing, library)
}

/// Plays a game against itself, and counts who wins; an executor may play several games at once. The counts are the same.
///
/// # Errors
/// A fault in the game.
pub fn balance(
    asked: &SelfPlay,
    library: &Library<'_>,
    executor: &dyn Executor,
) -> Result<CountedGames, Fault> {
    tasks::balance::counted(asked, library, executor)
}

/// Finds a puzzle of a game, of a kind or of any, and tells it in a language; an executor may look into several games at once. The same
/// seed finds the same one.
///
/// # Errors
/// A fault in the game; there is no such puzzle.
pub fn puzzle(
    choice: &Choice,
    kind: Option<PuzzleKind>,
    seed: u16,
    language: &str,
    library: &Library<'_>,
    executor: &dyn Executor,
) -> Result<PuzzleInWords, Fault> {
    tasks::puzzle::found(choice, kind, seed, language, library, executor)
}

/// Plays a game from its record, and draws it; returns the notices, too.
///
/// # Errors
/// A fault in the record, the game or its theme; illegal plays, with their numbers.
pub fn draw_record(
    drawing: &RecordDrawing,
    library: &Library<'_>,
) -> Result<(DrawnRecord, Vec<Notice>), Refused> {
    tasks::recorded::drawn(drawing, library)
}
