//! What can end a run, and with which exit status.

use std::fmt;
use std::path::PathBuf;

use crate::diag::{COLUMNS, Diagnostic, Severity, Sources, render, wrapped};
use crate::imposition::SheetError;
use crate::laser::LaserError;
use crate::render::RenderError;

/// Faults that are shown; nobody mends more at a time.
const SHOWN: usize = 100;

/// Why a task was not done. Nothing has been written then, save for [`Error::Partly`].
#[derive(Debug)]
pub(crate) enum Error {
    /// Files of the author's are faulty: all faults of them.
    Faults {
        /// The faults.
        faults: Vec<Diagnostic>,
        /// The texts they are in.
        sources: Sources,
    },
    /// There is no bundled variant or theme of this name.
    Unknown {
        /// `variant` or `theme`.
        what: &'static str,
        /// The name.
        name: String,
        /// A known name that is like it.
        meant: Option<String>,
        /// All bundled names.
        known: Vec<String>,
    },
    /// A file or folder of the author's can't be read.
    Unreadable {
        /// `variant`, `theme`, `position` or `record`.
        what: &'static str,
        /// Its path as given.
        path: String,
        /// What the system says.
        why: String,
    },
    /// The kit can't be made of this variant and theme on this paper.
    Kit(SheetError),
    /// The command line is wrong, or asks for help.
    Usage(clap::Error),
    /// `SOURCE_DATE_EPOCH` is no time.
    Date {
        /// What it is.
        value: String,
    },
    /// A file can't be written.
    Output {
        /// Where to.
        path: PathBuf,
        /// What the system says.
        why: String,
    },
    /// What was asked for can't be sent to the standard output.
    Told {
        /// What the system says.
        why: String,
    },
    /// Some of several files were written, then one could not be.
    Partly {
        /// The one that could not.
        path: PathBuf,
        /// What the system says.
        why: String,
        /// Those that were written.
        written: Vec<PathBuf>,
        /// Those that were not, this one among them.
        missing: Vec<PathBuf>,
    },
    /// The document can't be turned into a file.
    Render(RenderError),
    /// The set can't be cut by laser.
    Laser(LaserError),
}

impl Error {
    /// The exit status: 1 for what the author of a variant or theme can mend, 2 for usage and environment, 0
    /// for help and version, which the command line delivers as errors too.
    #[must_use]
    pub(crate) fn status(&self) -> u8 {
        match self {
            Self::Usage(error) => u8::try_from(error.exit_code()).unwrap_or(2),
            Self::Kit(error) if error.is_of_options() => 2,
            Self::Date { .. }
            | Self::Output { .. }
            | Self::Told { .. }
            | Self::Partly { .. }
            | Self::Render(_)
            | Self::Laser(_) => 2,
            Self::Faults { .. } | Self::Unknown { .. } | Self::Unreadable { .. } | Self::Kit(_) => 1,
        }
    }

    /// The message for the terminal, with the last line end. `color` adds ANSI escapes. `made` is what the run did not
    /// make, said after faults, such as `no PDF was written`; nothing is said if it is empty.
    #[must_use]
    pub(crate) fn report(&self, color: bool, made: &str) -> String {
        match self {
            Self::Faults { faults, sources } => {
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
            Self::Usage(error) if color => error.render().ansi().to_string(),
            Self::Usage(error) => error.render().to_string(),
            other => {
                let head = if color { "\u{1b}[1m\u{1b}[91merror\u{1b}[0m" } else { "error" };
                format!("{head}: {}\n", visible(&other.to_string()))
            }
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Faults { faults, sources } => f.write_str(&render(faults, sources, false)),
            Self::Unknown { what, name, meant, known } => {
                write!(f, "there is no bundled {what} `{name}`")?;
                if let Some(meant) = meant {
                    write!(f, "; did you mean `{meant}`?")?;
                }
                let own = if *what == "variant" {
                    "a file such as `my.toml`"
                } else {
                    "a folder such as `./my-theme`"
                };
                let list = format!("the bundled {what}s are: {}; or name {own}", known.join(", "));
                write!(f, "\n  {}", wrapped(&list, COLUMNS - 2).replace('\n', "\n  "))
            }
            Self::Unreadable { what: "record", path, why } if path != "-" => {
                write!(
                    f,
                    "the rules record `{path}` can't be read: {why}; give the record itself, a file, or `-`"
                )
            }
            Self::Unreadable { what, path, why } if path == "-" => {
                write!(f, "the {what} on standard input can't be read: {why}; send it as plain text")
            }
            Self::Unreadable { what, path, why } => {
                write!(f, "the {what} `{path}` can't be read: {why}; check the path after --{what}")
            }
            Self::Kit(error) => error.fmt(f),
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
            Self::Render(error) => error.fmt(f),
            Self::Laser(error) => error.fmt(f),
        }
    }
}

/// A text without the characters that would steer a terminal: a file's name can hold them.
fn visible(text: &str) -> String {
    text.chars().map(|c| if c.is_control() && c != '\n' { '\u{fffd}' } else { c }).collect()
}

impl std::error::Error for Error {}

impl From<SheetError> for Error {
    fn from(error: SheetError) -> Self {
        Self::Kit(error)
    }
}

impl From<LaserError> for Error {
    fn from(error: LaserError) -> Self {
        Self::Laser(error)
    }
}

impl From<RenderError> for Error {
    fn from(error: RenderError) -> Self {
        Self::Render(error)
    }
}
