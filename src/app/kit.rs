//! Makes a kit, the task that needs no name; or one for each of several games.

use super::outputs::{self, Place};
use super::source::Found;
use super::{Env, date, produce, shared, source};
use crate::cli::{self, Options};
use crate::diag::Sources;
use crate::error::Error;
use crate::imposition::{Job, Media, Settings, Shared, Tool, remarks};
use crate::sheets::Made;
use crate::theme::Theme;

/// A game with its look.
struct Game {
    found: Found,
    theme: Theme,
    sources: Sources,
    /// Where its files go.
    place: Place,
}

/// Makes all files of all kits, writes them, and says where they are. Nothing is written before everything is made.
pub(super) fn kit(options: &Options, env: &mut Env<'_>) -> Result<(), Error> {
    let tool = if options.writing.has_pages() { Tool::Printer } else { Tool::Laser };
    let files =
        each(options, tool, env, |job, made, place| outputs::made(job, made, place, &options.writing))?;
    outputs::write(&files.into_iter().flatten().collect::<Vec<_>>(), env)
}

/// Makes the kit of every game for this tool, and hands it to `use_it` with its job and the place of its files.
pub(super) fn each<T>(
    options: &Options,
    tool: Tool,
    env: &mut Env<'_>,
    use_it: impl Fn(&Job<'_>, &Made, &Place) -> Result<T, Error>,
) -> Result<Vec<T>, Error> {
    let date = date(env.source_date_epoch.as_deref())?;
    outputs::check(options, env)?;
    if let Some(message) = options.contradiction() {
        return Err(Error::Usage(cli::misuse(message)));
    }
    let settings = Settings { tool, ..options.settings() };
    let known = known_options(options, env)?;
    shared::check(options, &known)?;
    let mut games = Vec::new();
    for (variant, known) in options.variants.iter().zip(&known) {
        // Of several games each gets the options that it knows.
        let is_asked = |option: &&String| options.variants.len() == 1 || known.contains(option);
        let chosen: Vec<String> = options.options.iter().filter(is_asked).cloned().collect();
        games.push(game(variant, &chosen, options, &settings, env)?);
    }
    check_different(&options.variants, &games)?;
    outputs::check_apart(games.iter().map(|game| &game.place))?;
    let (settings, mut pieces) = if options.shares_pieces() {
        let found: Vec<&Found> = games.iter().map(|game| &game.found).collect();
        let (settings, pieces) = shared::pieces(&found, &settings)?;
        (settings, Some(pieces))
    } else {
        (settings, None)
    };
    let mut all = Vec::new();
    for game in &games {
        let order = produce::Order {
            settings: &settings,
            shared: pieces.as_ref(),
            stem: game.place.stem(),
            maker: options.maker.as_deref(),
            date,
        };
        let (used, page) = produce::produce(&game.found, &game.theme, &order, &game.sources, |job, made| {
            for remark in remarks(job.settings, &job.measures) {
                let _ = writeln!(env.err, "note: {remark}");
            }
            Ok((use_it(job, &made, &game.place)?, made.summary.pieces))
        })?;
        all.push(used);
        // The first kit has the pieces; the others say where.
        if let Some(pieces) = pieces.as_mut().filter(|pieces| pieces.here) {
            let (media, page) = page.unwrap_or((Media::Card, 0));
            let kind = if settings.split { format!("-{}", media.name()) } else { String::new() };
            *pieces = Shared {
                here: false,
                kit: format!("{}{kind}.pdf", game.place.stem()),
                page,
                ..pieces.clone()
            };
        }
    }
    Ok(all)
}

/// Refuses a bundled game under two of its names, which would be two kits of it.
fn check_different(names: &[String], games: &[Game]) -> Result<(), Error> {
    for (nth, game) in games.iter().enumerate() {
        let is_same = |other: &&Game| {
            other.found.bundled && game.found.bundled && other.found.variant.id == game.found.variant.id
        };
        if let Some(first) = games[..nth].iter().position(|other| is_same(&other)) {
            let message = if names[first] == names[nth] {
                format!(
                    "`--variant {}` is given twice: name each game once; --sets 2 makes two sets of it",
                    names[nth]
                )
            } else {
                format!(
                    "`{}` and `{}` are one game under two names: leave one of them out",
                    names[first], names[nth]
                )
            };
            return Err(Error::Usage(cli::misuse(&message)));
        }
    }
    Ok(())
}

/// The options that each of several games has; nothing for a single one, which is read only once.
fn known_options(options: &Options, env: &Env<'_>) -> Result<Vec<Vec<String>>, Error> {
    if options.variants.len() == 1 {
        return Ok(vec![Vec::new()]);
    }
    let known = |variant: &String| {
        let found = source::variant(variant, &[], &env.cwd, &mut Sources::new())?;
        Ok(found.options)
    };
    options.variants.iter().map(known).collect()
}

/// Finds a game with the options chosen for it, and shows the warnings of a user's own file.
fn game(
    variant: &str,
    chosen: &[String],
    options: &Options,
    settings: &Settings,
    env: &mut Env<'_>,
) -> Result<Game, Error> {
    let mut sources = Sources::new();
    let found = source::variant(variant, chosen, &env.cwd, &mut sources)?;
    let theme = source::theme_of(&found, options.theme.as_deref(), &env.cwd, &mut sources)?;
    if !found.bundled {
        env.warn(&found.own_warnings(), &sources);
    }
    let mut words = vec![found.stem.as_str()];
    for option in chosen {
        if !words[1..].contains(&option.as_str()) {
            words.push(option);
        }
    }
    let paper = settings.paper.name();
    words.push(&paper);
    let place = Place::new(options.writing.output.as_deref(), &words.join("-"), &env.cwd);
    Ok(Game { found, theme, sources, place })
}
