//! Errors that end a run, with their messages and exit statuses.

use std::fmt;
use std::path::PathBuf;

use crate::cli;
use crate::diag::{COLUMNS, Severity, render, visible_lines, wrapped};
use crate::field::Field;
use crate::make::Fault;

/// Most faults that are shown: nobody mends more at a time.
const SHOWN: usize = 100;

/// Reason why a task is not done. No file is written, except with [`Error::Partly`].
#[derive(Debug)]
pub(crate) enum Error {
    /// The request can't be met.
    Fault(Fault),
    /// A file of the author's, or the standard input, can't be read.
    Input {
        /// `position` or `record`.
        what: &'static str,
        /// Its path as given.
        path: String,
        /// Reason, in the system's words.
        why: String,
    },
    /// The command line is wrong, or asks for help.
    Usage(clap::Error),
    /// `SOURCE_DATE_EPOCH` is not a date.
    Date {
        /// Its value.
        value: String,
    },
    /// A file can't be written.
    Output {
        /// Path of the file.
        path: PathBuf,
        /// Reason, in the system's words.
        why: String,
    },
    /// The file or folder to begin exists already.
    There {
        /// Its path.
        path: PathBuf,
    },
    /// The standard output can't be written.
    Told {
        /// Reason, in the system's words.
        why: String,
    },
    /// Some of several files are written, but one can't be.
    Partly {
        /// The file that can't be written.
        path: PathBuf,
        /// Reason, in the system's words.
        why: String,
        /// Files that are written.
        written: Vec<PathBuf>,
        /// Files that are not written, this one among them.
        missing: Vec<PathBuf>,
    },
}

impl Error {
    /// Returns the exit status: 1 for faults that the author of a variant or theme can mend, 2 for usage and environment, 0
    /// for help and version, which the command line reports as errors, too.
    #[must_use]
    pub(crate) fn status(&self) -> u8 {
        match self {
            Self::Usage(error) => u8::try_from(error.exit_code()).unwrap_or(2),
            Self::Fault(Fault::Kit(error)) if !error.is_of_options() => 1,
            Self::Fault(Fault::Files { .. } | Fault::Unknown { .. } | Fault::Unreadable { .. })
            | Self::Input { .. } => 1,
            Self::Fault(_)
            | Self::Date { .. }
            | Self::Output { .. }
            | Self::There { .. }
            | Self::Told { .. }
            | Self::Partly { .. } => 2,
        }
    }

    /// Returns the message for the terminal, with the last line end. `color` adds ANSI escapes. `made` is a sentence after
    /// faults about files that are missing, such as `no PDF was written`; an empty one is left out.
    #[must_use]
    pub(crate) fn report(&self, color: bool, made: &str) -> String {
        match self {
            Self::Fault(Fault::Files { faults, sources }) => {
                let errors = faults.iter().filter(|fault| fault.severity == Severity::Error).count();
                let count = if errors == 1 { "1 fault".to_owned() } else { format!("{errors} faults") };
                let shown = &faults[..faults.len().min(SHOWN)];
                let rest = match faults.len() - shown.len() {
                    0 => String::new(),
                    more => format!("\nand {more} more like these\n"),
                };
                let made = if made.is_empty() { String::new() } else { format!("; {made}") };
                format!("{}{rest}\n{count}{made}\n", render(shown, sources, color))
            }
            // Fields that contradict each other are reported like any misuse of the command line, with the usage below.
            Self::Fault(fault @ (Fault::Twice { .. } | Fault::Value { .. })) => {
                Self::Usage(cli::misuse(&fault.say(&cli::flag))).report(color, made)
            }
            Self::Usage(error) => {
                let plain = error.render().to_string();
                let shown = visible_lines(&plain);
                // The arguments may hold escapes of their own, which can't be told from the escapes of the colours.
                if color && shown == plain { error.render().ansi().to_string() } else { shown }
            }
            other => {
                let head = if color { "\u{1b}[1m\u{1b}[91merror\u{1b}[0m" } else { "error" };
                format!("{head}: {}\n", visible_lines(&other.to_string()))
            }
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fault(fault) => {
                let said = fault.say(&cli::flag);
                let mut lines = said.lines();
                f.write_str(lines.next().unwrap_or_default())?;
                for list in lines {
                    write!(f, "\n  {}", wrapped(list, COLUMNS - 2).replace('\n', "\n  "))?;
                }
                match fault {
                    Fault::Unknown { field: Field::Theme, .. } => {
                        f.write_str("\n  `tafl-print list themes` names all themes")
                    }
                    Fault::Unknown { field: Field::Language, .. } => Ok(()),
                    Fault::Unknown { .. } => f.write_str("\n  `tafl-print list` tells of all games"),
                    _ => Ok(()),
                }
            }
            Self::Input { what, path, why } if path == "-" => {
                write!(f, "the {what} on standard input can't be read: {why}; send it as plain text")
            }
            Self::Input { path, why, .. } => {
                write!(
                    f,
                    "the rules record `{path}` can't be read: {why}; give the record itself, a file, or `-`"
                )
            }
            Self::Usage(error) => error.fmt(f),
            Self::Date { value } => write!(
                f,
                "the environment variable SOURCE_DATE_EPOCH is `{value}`: set it to a number of seconds since 1970, \
                 or leave it unset"
            ),
            Self::Output { path, why } => write!(
                f,
                "`{}` can't be written: {why}; name another place with --output, nothing was changed",
                path.display()
            ),
            Self::There { path } => write!(
                f,
                "`{}` is there already, and nothing of yours is replaced: choose another name, or move it away",
                path.display()
            ),
            Self::Told { why } => {
                write!(
                    f,
                    "the answer can't be written to the standard output: {why}; send it to another place"
                )
            }
            Self::Partly { path, why, written, missing } => {
                let list = |paths: &[PathBuf]| {
                    paths.iter().map(|path| path.display().to_string()).collect::<Vec<_>>().join(", ")
                };
                write!(
                    f,
                    "`{}` can't be written: {why}\nwritten: {}\nnot written: {}\nmend the place, or name another with \
                     --output, and run it again",
                    path.display(),
                    list(written),
                    list(missing)
                )
            }
        }
    }
}

impl std::error::Error for Error {}
