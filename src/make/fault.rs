//! Faults that keep a request from being met, and notices that don't.

use crate::diag::{Diagnostic, Sources, render, visible_lines};
use crate::field::Field;
use crate::imposition::SheetError;
use crate::keyed::{KeyedMessage, Voice, keyed};
use crate::laser::LaserError;
use crate::render::RenderError;
use crate::units::Length;
use std::fmt;

/// Reason why a request can't be met. It has the field of the request that it is about, if there is one, and a key: a short
/// name of the message that stays when its words change.
#[derive(Debug)]
#[non_exhaustive]
pub enum Fault {
    /// Faults in the author's files: all of them, each with its place.
    Files {
        /// The faults.
        faults: Vec<Diagnostic>,
        /// The texts they are in.
        sources: Sources,
    },
    /// There is no bundled variant, theme or language of this name.
    Unknown {
        /// [`Field::Variant`], [`Field::Theme`] or [`Field::Language`].
        field: Field,
        /// The name.
        name: String,
        /// What may be meant by it. `None`: nothing is like it.
        meant: Option<Meant>,
        /// All bundled names.
        known: Vec<String>,
    },
    /// A file or folder of the author's can't be read.
    Unreadable {
        /// The field that names it.
        field: Field,
        /// Its path as given.
        path: String,
        /// Reason.
        why: KeyedMessage,
    },
    /// One game is asked for under two names, or twice under one.
    Twice {
        /// The first of its names.
        one: String,
        /// The other.
        other: String,
    },
    /// A field has a value that can't be used with this game or these games.
    Value {
        /// The field.
        field: Field,
        /// Message about the value.
        message: KeyedMessage,
    },
    /// The kit can't be made of this variant and theme on this paper.
    Kit(SheetError),
    /// The document can't be turned into a file.
    Render(RenderError),
    /// The set can't be cut by laser.
    Laser(LaserError),
    /// The executor was stopped before all was done: the message says how far it was.
    Stopped(KeyedMessage),
}

/// What may be meant by a name that nothing has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meant {
    /// The field that it can be a value of; a theme may be asked for where a game is.
    pub field: Field,
    /// Its name, or the path of a file of the caller's own.
    pub name: String,
}

impl From<(Field, KeyedMessage)> for Fault {
    fn from((field, message): (Field, KeyedMessage)) -> Self {
        Self::Value { field, message }
    }
}

impl Fault {
    /// Returns the field of the request that the fault is about. `None`: it is about none, or about several.
    #[must_use]
    pub fn field(&self) -> Option<Field> {
        match self {
            Self::Unknown { field, .. } | Self::Unreadable { field, .. } | Self::Value { field, .. } => {
                Some(*field)
            }
            Self::Twice { .. } => Some(Field::Variant),
            Self::Kit(error) => error.field(),
            Self::Laser(error) => error.field(),
            Self::Render(RenderError::TooManyDots { .. }) => Some(Field::Dpi),
            Self::Files { .. } | Self::Render(_) | Self::Stopped(_) => None,
        }
    }

    /// Returns the message. For several faults in files it is their number; [`diag::render`](crate::diag::render()) shows the faults
    /// themselves.
    #[must_use]
    pub fn message(&self) -> KeyedMessage {
        match self {
            Self::Files { faults, .. } => match faults.as_slice() {
                [fault] => keyed!("fault-in-file", file = fault.file, what => fault.message.clone()),
                faults => keyed!("faults-in-files", count => faults.len()),
            },
            Self::Unknown { field, name, meant, known } => unknown(*field, name, meant.as_ref(), known),
            Self::Unreadable { field, path, why } => {
                keyed!("unreadable", field, path, why, option => *field)
            }
            Self::Twice { one, other } if one == other => keyed!("game-twice", name = one),
            Self::Twice { one, other } => keyed!("game-under-two-names", one, other),
            Self::Value { message, .. } | Self::Stopped(message) => message.clone(),
            Self::Kit(error) => error.message(),
            Self::Render(error) => error.message(),
            Self::Laser(error) => error.message(),
        }
    }

    /// Returns whether the program is at fault, not the request or a file: a caller may want to report it.
    #[must_use]
    pub fn is_bug(&self) -> bool {
        match self {
            Self::Render(error) => !matches!(error, RenderError::TooManyDots { .. }),
            Self::Kit(SheetError::Undrawn { .. }) => true,
            _ => false,
        }
    }

    /// Returns a short name of the fault: the key of its message, but one for any number of faulty files, and one for a game that is
    /// asked for twice in whatever way.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Self::Files { .. } => "files",
            Self::Twice { .. } => "game-twice",
            other => other.message().key(),
        }
    }

    /// Returns a report for people, as `voice` says it: faulty files with their places, lines and advice, anything else in a
    /// sentence. `color` adds ANSI escapes.
    #[must_use]
    pub fn report(&self, voice: Voice<'_>, color: bool) -> String {
        match self {
            Self::Files { faults, sources } => render(faults, sources, voice, color),
            other => visible_lines(&voice.say(&other.message())),
        }
    }

    /// Makes the fault of a value that can't be used.
    pub(super) fn value(field: Field, message: KeyedMessage) -> Self {
        Self::Value { field, message }
    }

    /// Makes the fault of faulty files, with the texts that they point into.
    pub(super) fn files(faults: Vec<Diagnostic>, sources: &Sources) -> Self {
        Self::Files { faults, sources: sources.clone() }
    }
}

/// Returns the message that nothing bundled has a name, with what may be meant, or else all names.
fn unknown(field: Field, name: &str, meant: Option<&Meant>, known: &[String]) -> KeyedMessage {
    let known = known.join(", ");
    let choice = match (field, meant) {
        (_, Some(Meant { field: Field::Theme, name: meant })) if field != Field::Theme => {
            keyed!("or-is-a-theme", meant)
        }
        (Field::Theme, Some(Meant { field: Field::Variant, name: meant })) => keyed!("or-is-a-game", meant),
        (_, Some(Meant { name: meant, .. })) => keyed!("or-did-you-mean", meant),
        (Field::Theme, None) => keyed!("all-themes", known),
        (Field::Language, None) => keyed!("all-languages", known),
        (_, None) => keyed!("all-variants", known),
    };
    match field {
        Field::Theme => keyed!("unknown-theme", name, choice => choice),
        Field::Language => keyed!("unknown-language", name, choice => choice),
        _ => keyed!("unknown-variant", name, choice => choice),
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&visible_lines(&self.message().text()))
    }
}

impl std::error::Error for Fault {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Kit(error) => Some(error),
            Self::Render(error) => Some(error),
            Self::Laser(error) => Some(error),
            _ => None,
        }
    }
}

impl From<SheetError> for Fault {
    fn from(error: SheetError) -> Self {
        Self::Kit(error)
    }
}

impl From<LaserError> for Fault {
    fn from(error: LaserError) -> Self {
        Self::Laser(error)
    }
}

impl From<RenderError> for Fault {
    fn from(error: RenderError) -> Self {
        Self::Render(error)
    }
}

/// Information for the author that stops nothing.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Notice {
    /// Warnings about a file of the author's.
    Warnings {
        /// The warnings.
        warnings: Vec<Diagnostic>,
        /// The texts they are about.
        sources: Sources,
    },
    /// A remark in a sentence, such as about a change so that the kit fits.
    Remark(KeyedMessage),
    /// Side that squares on a poster could have: with the usual size they leave much room.
    Larger(Length),
}

impl Notice {
    /// Returns the message of the notice, which has one line. `None`: it is a list of warnings.
    #[must_use]
    pub fn message(&self) -> Option<KeyedMessage> {
        match self {
            Self::Warnings { .. } => None,
            Self::Remark(remark) => Some(remark.clone()),
            Self::Larger(cell) => Some(keyed!("squares-could-be-larger", cell)),
        }
    }
}

/// A refused request: its fault and its notices.
#[derive(Debug)]
#[non_exhaustive]
pub struct Refused {
    /// Reason for the refusal.
    pub fault: Box<Fault>,
    /// Notices from before the fault.
    pub notices: Vec<Notice>,
}

impl Refused {
    pub(super) fn new(fault: Fault, notices: Vec<Notice>) -> Self {
        Self { fault: Box::new(fault), notices }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fault.fmt(f)
    }
}

impl std::error::Error for Refused {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&*self.fault)
    }
}
