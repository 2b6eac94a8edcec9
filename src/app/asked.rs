//! What a command line asks of the front door.

use super::disk::Disk;
use super::error::Error;
use super::place::OutputPlace;
use super::{Env, date};
use crate::cli::{GameArgs, Options};
use crate::make::{self, Library, Request};

/// The request of a command line for kits.
pub(super) fn request(options: &Options, place: &OutputPlace, env: &Env<'_>) -> Result<Request, Error> {
    Ok(Request {
        stem: place.stem().filter(|_| options.variants.len() == 1),
        date: date(env.source_date_epoch.as_deref())?,
        ..options.request()
    })
}

/// A game and its look.
pub(super) fn choice(choice: &GameArgs, theme: Option<&str>) -> make::Choice {
    make::Choice {
        variant: choice.variant.clone(),
        options: choice.options.clone(),
        theme: theme.map(str::to_owned),
    }
}

/// The disk as it is seen from where the program runs.
pub(super) fn disk(env: &Env<'_>) -> Disk {
    Disk { cwd: env.cwd.clone() }
}

/// The program's own files, and those on the disk.
pub(super) fn library(disk: &Disk) -> Library<'_> {
    Library::bundled().beside(disk)
}
