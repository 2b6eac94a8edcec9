//! Makes a kit, the task that needs no name; or one for each of several games.

use super::output::{self, Kind};
use super::source::Found;
use super::{Env, bundle, date, deliver, laser, produce, source};
use crate::cli::{Format, Options};
use crate::diag::{self, Diagnostic, Sources};
use crate::error::Error;
use crate::render;
use crate::sheet::{Made, Media, Settings};
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
    let mut files = Vec::new();
    for variant in &options.variants {
        let game = game(variant, options, &settings, env)?;
        let order = produce::Order {
            settings: &settings,
            shared: None,
            stem: &game.stem,
            maker: options.maker.as_deref(),
            date,
        };
        let made = produce::produce(&game.found, &game.theme, &order, &game.sources, |job, made| {
            let mut files = outputs(&made, &game.stem, options, env)?;
            for (name, bytes, kind) in laser::files(job, &options.writing)? {
                let path = output::path(options.writing.output.as_deref(), &name, &env.cwd);
                files.push(Output { path, bytes, kind });
            }
            Ok(files)
        })?;
        files.extend(made);
    }
    for Output { path, bytes, kind } in files {
        deliver(env, &path, &bytes, kind)?;
        let _ = writeln!(env.out, "{}", path.display());
    }
    Ok(())
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
