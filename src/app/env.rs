//! The surroundings of a run.

use super::error::Error;
use super::output;
use crate::cli;
use crate::diag::{self, Diagnostic, Severity, Sources};
use crate::keyed::{FaultSentences, KeyedMessage, Voice, keyed};
use crate::make::{Notice, Refused};
use std::ffi::OsString;
use std::io::{self, IsTerminal, Read, Write};
use std::path::PathBuf;
use std::time::Duration;
use terminal_size::terminal_size_of;

/// Everything that a run takes from outside its files.
pub struct Env<'a> {
    /// The command line, the program's name first.
    pub args: Vec<OsString>,
    /// The folder that relative paths start from.
    pub cwd: PathBuf,
    /// `SOURCE_DATE_EPOCH`: the date to write into the PDF, in seconds since 1970 UTC.
    pub source_date_epoch: Option<String>,
    /// Standard input: the file called `-`.
    pub input: &'a mut dyn Read,
    /// Standard output, for results.
    pub out: &'a mut dyn Write,
    /// Whether `out` shows colours.
    pub color_out: bool,
    /// Standard error, for faults and notices.
    pub err: &'a mut dyn Write,
    /// Whether `err` shows colours.
    pub color_err: bool,
    /// Language of faults and notices. It is English until the command line asks for another.
    pub speaks: FaultSentences,
    /// Terminal that shows `err`. `None`: `err` goes elsewhere.
    pub terminal: Option<ErrorTerminal<'a>>,
}

/// A terminal on which somebody may wait for a run to end.
#[derive(Clone, Copy)]
pub struct ErrorTerminal<'a> {
    /// Number of columns.
    pub columns: usize,
    /// Clock: returns the time since the run began.
    pub clock: &'a dyn Fn() -> Duration,
}

impl Env<'_> {
    /// Returns how faults and notices are said: in the language of the run, with the names of options.
    pub(super) fn voice(&self) -> Voice<'_> {
        Voice { sentences: &self.speaks, names: &cli::flag }
    }

    /// Writes a result to the standard output. A reader that stops reading, such as `head`, is no fault.
    ///
    /// # Errors
    ///
    /// The standard output can't be written, such as a file on a full disk.
    pub(super) fn tell(&mut self, text: &str) -> Result<(), Error> {
        self.send(text.as_bytes())
    }

    /// Does what [`Self::tell`] does, for bytes that need not be text.
    ///
    /// # Errors
    ///
    /// As for [`Self::tell`].
    pub(super) fn send(&mut self, bytes: &[u8]) -> Result<(), Error> {
        match self.out.write_all(bytes).and_then(|()| self.out.flush()) {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                Err(Error::Surroundings(keyed!("answer-unwritable", why => output::said(&error))))
            }
            _ => Ok(()),
        }
    }

    /// Shows warnings for an author, with an empty line after them.
    pub(super) fn warn(&mut self, warnings: &[Diagnostic], sources: &Sources) {
        if !warnings.is_empty() {
            // Nobody can be told that the terminal is gone.
            let _ = writeln!(self.err, "{}", diag::render(warnings, sources, self.voice(), self.color_err));
        }
    }
}

impl Env<'_> {
    /// Shows all notices.
    pub(super) fn notice(&mut self, notices: &[Notice]) {
        for notice in notices {
            match notice {
                Notice::Warnings { warnings, sources } => self.warn(warnings, sources),
                notice => {
                    if let Some(message) = notice.message() {
                        self.note(&message);
                    }
                }
            }
        }
    }

    /// Shows a remark.
    pub(super) fn note(&mut self, message: &KeyedMessage) {
        let (label, said) = (self.voice().say(&Severity::Note.word()), self.voice().say(message));
        // Nobody can be told that the terminal is gone.
        let _ = writeln!(self.err, "{label}: {said}");
    }

    /// Shows the notices of a refused request, and returns its fault as the error.
    pub(super) fn refused(&mut self, refused: Refused) -> Error {
        self.notice(&refused.notices);
        Error::Fault(*refused.fault)
    }
}

impl<'a> Env<'a> {
    /// Returns the surroundings of this process; `clock` returns the time since it began. Colours are for terminals, unless
    /// `NO_COLOR` is set.
    ///
    /// # Errors
    ///
    /// There is no current folder.
    pub fn of_process(
        input: &'a mut dyn Read,
        out: &'a mut dyn Write,
        err: &'a mut dyn Write,
        clock: &'a dyn Fn() -> Duration,
    ) -> io::Result<Self> {
        let wanted = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        let date = std::env::var_os("SOURCE_DATE_EPOCH");
        Ok(Self {
            args: std::env::args_os().collect(),
            cwd: std::env::current_dir()?,
            source_date_epoch: date.map(|value| value.to_string_lossy().into_owned()),
            input,
            out,
            color_out: wanted && io::stdout().is_terminal(),
            err,
            color_err: wanted && io::stderr().is_terminal(),
            speaks: FaultSentences::default(),
            terminal: io::stderr().is_terminal().then(|| ErrorTerminal { columns: columns(), clock }),
        })
    }
}

/// Returns the number of columns of the terminal; 80 if it is unknown.
fn columns() -> usize {
    terminal_size_of(io::stderr()).map_or(80, |(columns, _)| usize::from(columns.0))
}
