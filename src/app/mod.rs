//! The shell: the only part that touches disk, environment and terminal.
//!
//! [`run`] does all of it through an [`Env`], so that it can be run within a test. Nothing is written before
//! the whole kit is made, and then in one step.

mod bundle;
mod env;
mod folder;
mod input;
mod output;
mod produce;
mod source;

pub use env::Env;

use std::process::ExitCode;

use clap::Parser;

use crate::cli::Options;
use crate::diag::{self, Diagnostic, Sources};
use crate::error::Error;

/// The date of this release, in seconds since 1970 UTC: 2026-11-21. It is written into the PDF unless
/// `SOURCE_DATE_EPOCH` says otherwise, for the same input must give the same bytes.
const RELEASED: i64 = 1_795_219_200;

/// Runs the program in the surroundings of this process.
#[must_use]
pub fn main() -> ExitCode {
    let (mut out, mut err) = (std::io::stdout(), std::io::stderr());
    let status = match Env::of_process(&mut out, &mut err) {
        Ok(mut env) => run(&mut env),
        Err(error) => {
            eprintln!("error: the current folder can't be found: {error}");
            2
        }
    };
    ExitCode::from(status)
}

/// Runs the program, and returns its exit status: 0 done, 1 faulty input, 2 usage or environment.
pub fn run(env: &mut Env<'_>) -> u8 {
    match kit(env) {
        Ok(()) => 0,
        Err(error) => {
            let status = error.status();
            // Nobody can be told that the terminal is gone.
            let _ = if status == 0 {
                env.out.write_all(error.report(env.color_out).as_bytes())
            } else {
                env.err.write_all(error.report(env.color_err).as_bytes())
            };
            status
        }
    }
}

fn kit(env: &mut Env<'_>) -> Result<(), Error> {
    let options = Options::try_parse_from(&env.args).map_err(Error::Usage)?;
    let date = date(env.source_date_epoch.as_deref())?;
    let mut sources = Sources::new();
    let found = source::variant(&options.variant, &[], &env.cwd, &mut sources)?;
    let theme =
        source::theme(options.theme.as_deref().unwrap_or(&found.variant.theme), &env.cwd, &mut sources)?;
    // The bundled variants' warnings are for those who work on them: `check` shows them.
    if !found.bundled && !found.warnings.is_empty() {
        let _ = env.err.write_all(diag::render(&found.warnings, &sources, env.color_err).as_bytes());
    }
    let bytes = produce::produce(&found, &theme, &options, date, &sources)?;
    let paper = crate::sheet::Paper::from(options.paper).name();
    let path = output::path(options.output.as_deref(), &format!("{}-{paper}.pdf", found.stem), &env.cwd);
    output::write(&env.cwd.join(&path), &bytes).map_err(|why| Error::Output { path: path.clone(), why })?;
    let _ = writeln!(env.out, "{}", path.display());
    Ok(())
}

/// The date for the file.
fn date(source_date_epoch: Option<&str>) -> Result<i64, Error> {
    match source_date_epoch {
        None | Some("") => Ok(RELEASED),
        // PDF dates have a year of four digits.
        Some(value) => match value.parse() {
            Ok(seconds @ 0..=253_402_300_799) => Ok(seconds),
            _ => Err(Error::Date { value: value.to_owned() }),
        },
    }
}

/// Faults of the author's files, with the texts they are in.
fn faults(faults: Vec<Diagnostic>, sources: &Sources) -> Error {
    Error::Faults { faults, sources: sources.clone() }
}
