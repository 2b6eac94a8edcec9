//! Makes a kit, the task that needs no name; or one for each of several games.

use super::outputs::{self, Place};
use super::source::Found;
use super::{Env, bundle, date, produce, source};
use crate::cli::Options;
use crate::diag::{self, Diagnostic, Sources};
use crate::error::Error;
use crate::sheet::{Job, Made, Settings};
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
    let files = each(options, env, |job, made, place| outputs::made(job, made, place, &options.writing))?;
    outputs::write(&files.into_iter().flatten().collect::<Vec<_>>(), env)
}

/// Makes the kit of every game, and hands it to `use_it` with its job and the place of its files.
pub(super) fn each<T>(
    options: &Options,
    env: &mut Env<'_>,
    use_it: impl Fn(&Job<'_>, &Made, &Place) -> Result<T, Error>,
) -> Result<Vec<T>, Error> {
    let date = date(env.source_date_epoch.as_deref())?;
    outputs::check(options, env)?;
    let settings = options.settings();
    let mut all = Vec::new();
    for variant in &options.variants {
        let game = game(variant, options, &settings, env)?;
        let order = produce::Order {
            settings: &settings,
            shared: None,
            stem: game.place.stem(),
            maker: options.maker.as_deref(),
            date,
        };
        all.push(produce::produce(&game.found, &game.theme, &order, &game.sources, |job, made| {
            use_it(job, &made, &game.place)
        })?);
    }
    Ok(all)
}

/// Finds a game, and shows the warnings of a user's own file.
fn game(variant: &str, options: &Options, settings: &Settings, env: &mut Env<'_>) -> Result<Game, Error> {
    let mut sources = Sources::new();
    let found = source::variant(variant, &options.options, &env.cwd, &mut sources)?;
    let theme = source::theme_of(&found, options.theme.as_deref(), &env.cwd, &mut sources)?;
    // The bundled variants' warnings are for those who work on them, also where a user's file extends one: `check` shows
    // them.
    let own: Vec<Diagnostic> =
        found.warnings.iter().filter(|warning| !bundle::is_variant(&warning.file)).cloned().collect();
    if !found.bundled && !own.is_empty() {
        let _ = env.err.write_all(diag::render(&own, &sources, env.color_err).as_bytes());
    }
    let mut words = vec![found.stem.as_str()];
    for option in &options.options {
        if !words[1..].contains(&option.as_str()) {
            words.push(option);
        }
    }
    let paper = settings.paper.name();
    words.push(&paper);
    let place = Place::new(options.writing.output.as_deref(), &words.join("-"), &env.cwd);
    Ok(Game { found, theme, sources, place })
}
