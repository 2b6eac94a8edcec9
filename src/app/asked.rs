//! Turns a command line into requests to [`make`].

use super::disk::Disk;
use super::error::Error;
use super::place::OutputPlace;
use super::{Env, date, input};
use crate::cli::{self, GameArgs, Options};
use crate::keyed::FaultSentences;
use crate::make::{self, Library, Request};
use std::path::Path;

/// Name of a variant from the standard input, in messages and in the names of its files.
const SENT: &str = "stdin.toml";

/// Returns the sentences of faults in the language that the command line asks for; in English, if they are not found: what is
/// wrong with the language is told when it is read for the set.
pub(super) fn speaks(env: &Env<'_>) -> FaultSentences {
    let Some(language) = cli::language(&env.args) else { return FaultSentences::default() };
    let disk = Disk { cwd: env.cwd.clone(), sent: None };
    make::fault_sentences(language, &library(&disk)).unwrap_or_default()
}

/// Returns the request of a command line for kits.
pub(super) fn request(options: &Options, place: &OutputPlace, env: &Env<'_>) -> Result<Request, Error> {
    let asked = options.request.clone();
    Ok(Request {
        stem: place.stem().filter(|_| asked.variants.len() == 1),
        date: date(env.source_date_epoch.as_deref())?,
        variants: asked.variants.iter().map(|name| named(name)).collect(),
        ..asked
    })
}

/// Returns the choice of a game and its theme.
pub(super) fn choice(choice: &GameArgs, theme: Option<&str>) -> make::Choice {
    make::Choice {
        variant: named(&choice.variant),
        options: choice.options.clone(),
        theme: theme.map(str::to_owned),
    }
}

/// Returns the name of a game for the library; `-` is the variant from the standard input.
pub(super) fn named(variant: &str) -> String {
    if variant == "-" { SENT.to_owned() } else { variant.to_owned() }
}

/// Returns the disk, seen from the current folder; with the contents of the standard input, if one of the games asked for
/// is `-`.
pub(super) fn disk(variants: &[String], env: &mut Env<'_>) -> Result<Disk, Error> {
    let mut disk = Disk { cwd: env.cwd.clone(), sent: None };
    if variants.iter().any(|name| name == "-") {
        let bytes = input::read_all(env.input).map_err(|unread| Error::input("variant", &unread))?;
        disk.sent = Some((SENT, bytes));
    }
    Ok(disk)
}

/// Returns the library of the program's own files and the files on the disk.
pub(super) fn library(disk: &Disk) -> Library<'_> {
    Library::bundled().beside(disk)
}

/// Returns the library; a file whose path is not valid Unicode is added under the name that messages show.
pub(super) fn with_unspoken<'a>(library: Library<'a>, path: &Path, env: &Env<'_>) -> Library<'a> {
    if path.to_str().is_some() {
        return library;
    }
    match input::read(&env.cwd.join(path)) {
        Ok(bytes) => library.with(&path.display().to_string(), bytes),
        Err(_) => library,
    }
}
