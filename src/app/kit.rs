//! Makes a kit, the task that needs no name; or one for each of several games.

use super::output::{self, Kind};
use super::source::Found;
use super::{Env, bundle, date, deliver, produce, shared, source};
use crate::cli::{Format, Options};
use crate::diag::{self, Diagnostic, Sources};
use crate::error::Error;
use crate::render;
use crate::sheet::{Made, Media, Settings, Shared, remarks};
use crate::theme::Theme;
use std::path::PathBuf;

/// A file that is made and not yet written.
struct Output {
    path: PathBuf,
    bytes: Vec<u8>,
    kind: Kind,
}

/// A game with its look.
struct Game {
    found: Found,
    theme: Theme,
    sources: Sources,
    /// The start of its files' names.
    stem: String,
}

/// Makes all files of all kits, writes them, and says where they are. Nothing is written before everything is made.
pub(super) fn kit(options: &Options, env: &mut Env<'_>) -> Result<(), Error> {
    let date = date(env.source_date_epoch.as_deref())?;
    let settings = options.settings();
    let known = known_options(options, env)?;
    shared::check(options, &known)?;
    let mut games = Vec::new();
    for (variant, known) in options.variants.iter().zip(&known) {
        // Of several games each gets the options that it knows.
        let is_asked = |option: &&String| options.variants.len() == 1 || known.contains(option);
        let chosen: Vec<String> = options.options.iter().filter(is_asked).cloned().collect();
        games.push(game(variant, &chosen, options, &settings, env)?);
    }
    let (settings, mut pieces) = if options.shares_pieces() {
        let found: Vec<&Found> = games.iter().map(|game| &game.found).collect();
        let (settings, pieces) = shared::pieces(&found, &settings)?;
        (settings, Some(pieces))
    } else {
        (settings, None)
    };
    let mut files = Vec::new();
    for game in &games {
        let order = produce::Order {
            settings: &settings,
            shared: pieces.as_ref(),
            stem: &game.stem,
            maker: options.maker.as_deref(),
            date,
        };
        let (made, page) = produce::produce(&game.found, &game.theme, &order, &game.sources, |job, made| {
            for remark in remarks(job.settings, &job.measures) {
                let _ = writeln!(env.err, "note: {remark}");
            }
            let page = made.summary.pieces;
            outputs(&made, &game.stem, options, env).map(|outputs| (outputs, page))
        })?;
        files.extend(made);
        // The first kit has the pieces; the others say where.
        if let Some(pieces) = pieces.as_mut().filter(|pieces| pieces.here) {
            let (media, page) = page.unwrap_or((Media::Card, 0));
            let kind = if settings.split { format!("-{}", media.name()) } else { String::new() };
            *pieces = Shared { here: false, kit: format!("{}{kind}.pdf", game.stem), page, ..pieces.clone() };
        }
    }
    for Output { path, bytes, kind } in files {
        deliver(env, &path, &bytes, kind)?;
        let _ = writeln!(env.out, "{}", path.display());
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
    // The bundled variants' warnings are for those who work on them, also where a user's file extends one: `check` shows
    // them.
    let own: Vec<Diagnostic> =
        found.warnings.iter().filter(|warning| !bundle::is_variant(&warning.file)).cloned().collect();
    if !found.bundled && !own.is_empty() {
        let _ = env.err.write_all(diag::render(&own, &sources, env.color_err).as_bytes());
    }
    let mut words = vec![found.stem.as_str()];
    for option in chosen {
        if !words[1..].contains(&option.as_str()) {
            words.push(option);
        }
    }
    let paper = settings.paper.name();
    words.push(&paper);
    let stem = words.join("-");
    Ok(Game { found, theme, sources, stem })
}

/// The files of one kit in every format that is asked for.
fn outputs(made: &Made, stem: &str, options: &Options, env: &Env<'_>) -> Result<Vec<Output>, Error> {
    let mut outputs = Vec::new();
    for format in &options.writing.formats {
        if *format == Format::Pdf {
            for file in &made.files {
                let name = match file.media {
                    None => format!("{stem}.pdf"),
                    Some(media) => format!("{stem}-{}.pdf", Media::name(media)),
                };
                let path = output::path(options.writing.output.as_deref(), &name, &env.cwd);
                outputs.push(Output { path, bytes: render::pdf(&file.document)?, kind: Kind::Pdf });
            }
        }
    }
    Ok(outputs)
}
