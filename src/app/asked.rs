//! What a command line asks of the front door.

use super::disk::{self, Disk};
use super::error::Error;
use super::place::OutputPlace;
use super::{Env, date, input};
use crate::cli::{GameArgs, Options};
use crate::make::{self, Library, Request};
use std::path::Path;

/// What messages call a variant that is sent to the program, and how the names of its files begin.
const SENT: &str = "stdin.toml";

/// The request of a command line for kits.
pub(super) fn request(options: &Options, place: &OutputPlace, env: &Env<'_>) -> Result<Request, Error> {
    let asked = options.request.clone();
    Ok(Request {
        stem: place.stem().filter(|_| asked.variants.len() == 1),
        date: date(env.source_date_epoch.as_deref())?,
        variants: asked.variants.iter().map(|name| named(name)).collect(),
        ..asked
    })
}

/// A game and its look.
pub(super) fn choice(choice: &GameArgs, theme: Option<&str>) -> make::Choice {
    make::Choice {
        variant: named(&choice.variant),
        options: choice.options.clone(),
        theme: theme.map(str::to_owned),
    }
}

/// What the front door calls a game: `-` is the one that is sent to the program.
pub(super) fn named(variant: &str) -> String {
    if variant == "-" { SENT.to_owned() } else { variant.to_owned() }
}

/// The disk as it is seen from where the program runs; with it what is sent to the program, if one of the games asked for
/// is `-`.
pub(super) fn disk(variants: &[String], env: &mut Env<'_>) -> Result<Disk, Error> {
    let mut disk = Disk { cwd: env.cwd.clone(), sent: None };
    if variants.iter().any(|name| name == "-") {
        let bytes = input::read_all(env.input).map_err(|error| Error::Input {
            what: "variant",
            path: "-".to_owned(),
            why: disk::unread(&error).why("a variant"),
        })?;
        disk.sent = Some((SENT, bytes));
    }
    Ok(disk)
}

/// The program's own files, and those on the disk.
pub(super) fn library(disk: &Disk) -> Library<'_> {
    Library::bundled().beside(disk)
}

/// The library with a file whose path is not text, under the name that messages show; as it is, if it isn't such a file.
pub(super) fn with_unspoken<'a>(library: Library<'a>, path: &Path, env: &Env<'_>) -> Library<'a> {
    if path.to_str().is_some() {
        return library;
    }
    match input::read(&env.cwd.join(path)) {
        Ok(bytes) => library.with(&path.display().to_string(), bytes),
        Err(_) => library,
    }
}
