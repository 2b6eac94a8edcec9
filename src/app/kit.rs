//! Makes kits: what the program does when the command line names no other task.

use super::error::Error;
use super::place::{self, OutputPlace};
use super::progress::{Doing, watched};
use super::{Env, asked};
use crate::cli::Options;
use crate::make;

/// Makes all files of all kits, on all cores, writes them, and tells where they are. Nothing is written before everything
/// is made.
pub(super) fn kit(options: &Options, env: &mut Env<'_>) -> Result<(), Error> {
    place::check(options, env)?;
    let place = OutputPlace::new(options.output.as_deref(), &env.cwd);
    let disk = asked::disk(&options.request.variants, env)?;
    let (request, library) = (asked::request(options, &place, env)?, asked::library(&disk));
    let quiet = options.telling.quiet;
    let doing = Doing::MAKING.stopping(request.settings.plays_games());
    let made = watched(env, &doing, quiet, |executor| make::make_with(&request, &library, executor));
    let made = made.map_err(|refused| env.refused(refused))?;
    if !quiet {
        env.notice(&made.notices);
    }
    place::write(&made.files, &place, options, env)
}
