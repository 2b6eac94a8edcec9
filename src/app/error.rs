//! Errors that end a run, with their messages and exit statuses.

use std::path::{Path, PathBuf};

use super::stop;
use crate::cli;
use crate::diag::{COLUMNS, Severity, render, visible_lines, wrapped};
use crate::field::Field;
use crate::keyed::{KeyedMessage, Voice, keyed};
use crate::make::{Fault, Unread};

/// Most faults that are shown: nobody mends more at a time.
const SHOWN: usize = 100;

/// Reason why a task is not done. No file is written, unless the message says so.
#[derive(Debug)]
pub(crate) enum Error {
    /// The request can't be met.
    Fault(Fault),
    /// The command line is wrong, or asks for help.
    Usage(clap::Error),
    /// Options that don't go together.
    Misuse(KeyedMessage),
    /// A file can't be written.
    Output {
        /// Path of the file.
        path: PathBuf,
        /// Reason.
        why: KeyedMessage,
    },
    /// The author's input is at fault in another way.
    Input(KeyedMessage),
    /// The surroundings are at fault in another way.
    Surroundings(KeyedMessage),
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
            | Self::Input(_) => 1,
            Self::Fault(Fault::Stopped(_)) => stop::STATUS,
            Self::Fault(_) | Self::Misuse(_) | Self::Output { .. } | Self::Surroundings(_) => 2,
        }
    }

    /// Returns the error that the standard input can't be read; `what` is what was expected there, by its word in the sentence
    /// `input-unreadable`.
    pub(crate) fn input(what: &'static str, unread: &Unread) -> Self {
        Self::Input(keyed!("input-unreadable", what, why => unread.why(what)))
    }

    /// Returns the error of a file that can't be written, after some files of the same run are.
    pub(crate) fn partly(path: &Path, why: KeyedMessage, written: &[PathBuf], missing: &[PathBuf]) -> Self {
        let list = |paths: &[PathBuf]| {
            paths.iter().map(|path| path.display().to_string()).collect::<Vec<_>>().join(", ")
        };
        let (path, written, missing) = (path.display(), list(written), list(missing));
        Self::Surroundings(keyed!("output-unwritable-after-others", path, why => why, written, missing))
    }

    /// Returns the message for the terminal, with the last line end. `color` adds ANSI escapes. `made` is a sentence after
    /// faults about files that are missing, such as `no PDF was written`.
    #[must_use]
    pub(crate) fn report(&self, voice: Voice<'_>, color: bool, made: Option<KeyedMessage>) -> String {
        match self {
            Self::Fault(Fault::Files { faults, sources }) => {
                let errors = faults.iter().filter(|fault| fault.severity == Severity::Error).count();
                let shown = &faults[..faults.len().min(SHOWN)];
                let rest = match faults.len() - shown.len() {
                    0 => String::new(),
                    more => format!("\n{}\n", voice.say(&keyed!("more-like-these", more))),
                };
                let count = match made {
                    None => keyed!("count-of-faults", count => errors),
                    Some(made) => keyed!("count-of-faults-and-made", count => errors, made => made),
                };
                format!("{}{rest}\n{}\n", render(shown, sources, voice, color), voice.say(&count))
            }
            // Fields that contradict each other are reported like any misuse of the command line, with the usage below.
            Self::Fault(fault @ (Fault::Twice { .. } | Fault::Value { .. })) => {
                Self::Misuse(fault.message()).report(voice, color, made)
            }
            // The usage below a misuse is English.
            Self::Misuse(message) if !voice.is_english() => {
                format!("{}\n{}\n", lead(voice, color, &voice.say(message)), voice.say(&keyed!("see-help")))
            }
            Self::Misuse(message) => Self::Usage(cli::misuse(&voice.say(message))).report(voice, color, made),
            Self::Usage(error) => {
                if let Some(message) = cli::unusable(error).filter(|_| !voice.is_english()) {
                    return Self::Misuse(message).report(voice, color, made);
                }
                let plain = error.render().to_string();
                let shown = visible_lines(&plain);
                // The arguments may hold escapes of their own, which can't be told from the escapes of the colours.
                if color && shown == plain { error.render().ansi().to_string() } else { shown }
            }
            Self::Fault(fault) => lead(voice, color, &faulty(fault, voice)),
            Self::Output { path, why } => {
                let path = path.display();
                lead(voice, color, &voice.say(&keyed!("output-unwritable", path, why = *why)))
            }
            Self::Input(message) | Self::Surroundings(message) => lead(voice, color, &voice.say(message)),
        }
    }
}

/// Returns a message behind the word for an error.
fn lead(voice: Voice<'_>, color: bool, said: &str) -> String {
    let word = voice.say(&Severity::Error.word());
    let head = if color { format!("\u{1b}[1m\u{1b}[91m{word}\u{1b}[0m") } else { word };
    format!("{head}: {}\n", visible_lines(said))
}

/// Returns the message of a fault: a list of possible names in a paragraph of its own, then what names them all.
fn faulty(fault: &Fault, voice: Voice<'_>) -> String {
    let said = voice.say(&fault.message());
    let mut lines = said.lines();
    let mut text = lines.next().unwrap_or_default().to_owned();
    for list in lines {
        text.push_str("\n  ");
        text.push_str(&wrapped(list, COLUMNS - 2).replace('\n', "\n  "));
    }
    let all = match fault {
        Fault::Unknown { field: Field::Theme, .. } => Some(keyed!("list-names-themes")),
        Fault::Unknown { field: Field::Language, .. } => None,
        Fault::Unknown { .. } => Some(keyed!("list-names-games")),
        _ => None,
    };
    match all {
        Some(all) => format!("{text}\n  {}", voice.say(&all)),
        None => text,
    }
}
