//! The shell: the only part that touches disk, environment and terminal.
//!
//! [`run`] does everything through an [`Env`], so that a test can run it. Nothing is written before everything is made, and
//! each file is then written in one step.

mod asked;
mod balance;
mod check;
mod diagram;
mod disk;
mod env;
mod error;
mod executor;
mod input;
mod kit;
mod list;
mod new;
mod notation;
mod output;
mod place;
mod plan;
mod progress;
mod puzzle;
mod recorded;
mod schema;
mod show;
mod stop;

pub use env::{Env, ErrorTerminal};

use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use crate::cli::{self, CommandLine, Task};
use crate::keyed::keyed;
use crate::make::{RELEASED, numbers as json};
use error::Error;

/// Runs the program in the surroundings of this process.
#[must_use]
pub fn main() -> ExitCode {
    let (mut input, mut out, mut err) = (std::io::stdin(), std::io::stdout(), std::io::stderr());
    #[expect(
        clippy::disallowed_methods,
        reason = "for who waits at a terminal; nothing that is made depends on it"
    )]
    let begun = Instant::now();
    let clock = || begun.elapsed();
    let status = match Env::of_process(&mut input, &mut out, &mut err, &clock) {
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
    env.speaks = asked::speaks(env);
    let (made, done) = match CommandLine::parse(&env.args) {
        Ok(Task::Greet) => (None, env.tell(&cli::greeting())),
        Ok(Task::Kit(options)) => (Some(keyed!("no-pdf-written")), kit::kit(&options, env)),
        Ok(Task::Completions(completions)) => (None, env.tell(&completions.script())),
        Ok(Task::Man) => (None, man(env)),
        Ok(Task::New(options)) => (Some(keyed!("nothing-written")), new::new(&options, env)),
        Ok(Task::Schema(options)) => (None, schema::schema(options, env)),
        Ok(Task::Show(options)) => (None, show::show(&options, env)),
        Ok(Task::List(options)) => (None, list::list_all(&options, env)),
        Ok(Task::Diagram(options)) => {
            let drawn = match &options.record {
                Some(record) => recorded::recorded(record, &options, env),
                None => diagram::diagram(&options, env),
            };
            (Some(keyed!("nothing-drawn")), drawn)
        }
        Ok(Task::Import(options)) => (Some(keyed!("no-variant-written")), notation::import(&options, env)),
        Ok(Task::Export(options)) => (Some(keyed!("no-record-written")), notation::export(&options, env)),
        Ok(Task::Plan(options)) => (None, plan::plan(&options, env)),
        Ok(Task::Check(options)) => (None, check::check(&options, env)),
        Ok(Task::Balance(options)) => (None, balance::balance(&options, env)),
        Ok(Task::Puzzle(options)) => (Some(keyed!("nothing-drawn")), puzzle::puzzle(&options, env)),
        Err(error) => (None, Err(Error::Usage(error))),
    };
    match done {
        Ok(()) => 0,
        Err(error) => {
            let status = error.status();
            // Nobody can be told that the terminal is gone.
            let _ = if status == 0 {
                let report = error.report(env.voice(), env.color_out, made);
                env.out.write_all(report.as_bytes())
            } else {
                let report = error.report(env.voice(), env.color_err, made);
                env.err.write_all(report.as_bytes())
            };
            status
        }
    }
}

/// Writes the manual page.
fn man(env: &mut Env<'_>) -> Result<(), Error> {
    let page = cli::manual()
        .map_err(|why| Error::Surroundings(keyed!("answer-unwritable", why => output::said(&why))))?;
    env.tell(&page)
}

/// Returns the date to write into files.
fn date(source_date_epoch: Option<&str>) -> Result<i64, Error> {
    match source_date_epoch {
        None | Some("") => Ok(RELEASED),
        // PDF dates have a year of four digits.
        Some(value) => match value.parse() {
            Ok(seconds @ 0..=253_402_300_799) => Ok(seconds),
            _ => Err(Error::Surroundings(keyed!("no-date", value))),
        },
    }
}

/// Writes a file where the user asked for it.
fn deliver(env: &Env<'_>, path: &Path, bytes: &[u8], kind: output::FileKind) -> Result<(), Error> {
    output::write(&env.cwd.join(path), bytes, kind)
        .map_err(|why| Error::Output { path: path.to_owned(), why })
}
