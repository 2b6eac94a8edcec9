//! The kits of a request: each game found, read and made, with what several of them share.

use super::fault::{Fault, Notice};
use super::library::Library;
use super::request::Request;
use super::source::Found;
use super::workshop::Workshop;
use super::{limits, printed, shared, source};
use crate::diag::Sources;
use crate::field::Field;
use crate::imposition::{Job, Media, Settings, Shared, SheetError, Tool, remarks};
use crate::sheets::Documents;
use crate::theme::Theme;
use std::collections::BTreeSet;

/// A game with its look, found and read but not made yet.
struct GameToMake {
    found: Found,
    theme: Theme,
    sources: Sources,
    /// How the names of its files begin.
    stem: String,
}

/// Makes the kit of every game with this tool, and hands it to `use_it` with its job. What is noticed goes to `notices`.
pub(super) fn each<T>(
    request: &Request,
    tool: Tool,
    library: &Library<'_>,
    notices: &mut Vec<Notice>,
    use_it: impl Fn(&Job<'_>, &Documents) -> Result<T, Fault>,
) -> Result<Vec<T>, Fault> {
    limits::check(request)?;
    if let Some(clash) = request.clash() {
        return Err(Fault::Clash(clash));
    }
    let settings = Settings { tool, ..request.settings.clone() };
    let games = games(request, &settings, library, notices)?;
    let (settings, mut pieces) = if request.share_pieces {
        let found: Vec<&Found> = games.iter().map(|game| &game.found).collect();
        let (settings, pieces) = shared::pieces(&found, &settings)?;
        (settings, Some(pieces))
    } else {
        (settings, None)
    };
    let mut all = Vec::new();
    for game in &games {
        let GameToMake { found, theme, sources, stem } = game;
        let how = (&settings, pieces.as_ref());
        let workshop = Workshop::new((found, theme, stem), how, request, library, sources)?;
        let job = workshop.job()?;
        let made = printed::made(&job)?;
        notices.extend(remarks(job.settings, &job.measures).into_iter().map(Notice::Remark));
        let page = made.summary.pieces;
        all.push(use_it(&job, &made)?);
        // The first kit has the pieces; the others say where.
        if let Some(pieces) = pieces.as_mut().filter(|pieces| pieces.here) {
            let (media, page) = page.unwrap_or((Media::Card, 0));
            let kind = if settings.split { format!("-{}", media.name()) } else { String::new() };
            *pieces = Shared { here: false, kit: format!("{stem}{kind}.pdf"), page, ..pieces.clone() };
        }
    }
    Ok(all)
}

/// The workshop of a request's first game, without what several games share.
pub(super) fn workshop(request: &Request, library: &Library<'_>) -> Result<Workshop, Fault> {
    limits::check(request)?;
    if let Some(clash) = request.clash() {
        return Err(Fault::Clash(clash));
    }
    let games = games(request, &request.settings, library, &mut Vec::new())?;
    let Some(GameToMake { found, theme, sources, stem }) = games.first() else {
        return Err(Fault::Kit(SheetError::Empty));
    };
    Workshop::new((found, theme, stem), (&request.settings, None), request, library, sources)
}

/// Finds all games, each once and with files of its own.
fn games(
    request: &Request,
    settings: &Settings,
    library: &Library<'_>,
    notices: &mut Vec<Notice>,
) -> Result<Vec<GameToMake>, Fault> {
    let known = known_options(request, library)?;
    shared::check(&request.options, &known)?;
    let mut games = Vec::new();
    for (variant, known) in request.variants.iter().zip(&known) {
        // Of several games each gets the options that it knows.
        let is_asked = |option: &&String| request.variants.len() == 1 || known.contains(option);
        let chosen: Vec<String> = request.options.iter().filter(is_asked).cloned().collect();
        games.push(game((variant, &chosen), request, settings, library, notices)?);
    }
    check_different(request, &games)?;
    let mut stems = BTreeSet::new();
    for game in &games {
        if !stems.insert(game.stem.as_str()) {
            let message = format!(
                "two of the games would be written to `{}.pdf`: name each game once, and give files of yours different names",
                game.stem
            );
            return Err(Fault::value(Field::Variant, "one-name-for-two", message));
        }
    }
    Ok(games)
}

/// Refuses a bundled game under two of its names, which would be two kits of it.
fn check_different(request: &Request, games: &[GameToMake]) -> Result<(), Fault> {
    let names = &request.variants;
    for (nth, game) in games.iter().enumerate() {
        let is_same = |other: &GameToMake| {
            other.found.bundled && game.found.bundled && other.found.variant.id == game.found.variant.id
        };
        if let Some(first) = games[..nth].iter().position(is_same) {
            let (one, other) = (names[first].clone(), names[nth].clone());
            return Err(Fault::Twice { one, other });
        }
    }
    Ok(())
}

/// The options that each of several games has; nothing for a single one, which is read only once.
fn known_options(request: &Request, library: &Library<'_>) -> Result<Vec<Vec<String>>, Fault> {
    if request.variants.len() == 1 {
        return Ok(vec![Vec::new()]);
    }
    let known = |variant: &String| Ok(source::variant(variant, &[], library, &mut Sources::new())?.options);
    request.variants.iter().map(known).collect()
}

/// Finds a game with the options chosen for it, and notices what is unusual about a file of the caller's own.
fn game(
    (variant, chosen): (&str, &[String]),
    request: &Request,
    settings: &Settings,
    library: &Library<'_>,
    notices: &mut Vec<Notice>,
) -> Result<GameToMake, Fault> {
    let mut sources = Sources::new();
    let found = source::variant(variant, chosen, library, &mut sources)?;
    let theme = source::theme_of(&found, request.theme.as_deref(), library, &mut sources)?;
    let warnings = found.own_warnings(library);
    if !found.bundled && !warnings.is_empty() {
        notices.push(Notice::Warnings { warnings, sources: sources.clone() });
    }
    let mut words = vec![found.stem.as_str()];
    for option in chosen {
        if !words[1..].contains(&option.as_str()) {
            words.push(option);
        }
    }
    let paper = settings.paper.name();
    words.push(&paper);
    let stem = request.stem.clone().unwrap_or_else(|| words.join("-"));
    Ok(GameToMake { found, theme, sources, stem })
}
