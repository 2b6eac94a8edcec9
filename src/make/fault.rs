//! Faults that keep a request from being met, and notices that don't.

use crate::diag::{Diagnostic, Sources, visible_lines};
use crate::field::{Field, Names};
use crate::imposition::SheetError;
use crate::keyed::KeyedMessage;
use crate::laser::LaserError;
use crate::render::RenderError;
use crate::request::Clash;
use crate::units::Length;
use std::fmt;

/// Reason why a request can't be met. It has the field of the request that it is about, if there is one, and a key: a short
/// name of the message that stays when its words change.
#[derive(Debug)]
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
        /// Bundled name that is like it. `None`: none is.
        meant: Option<String>,
        /// All bundled names.
        known: Vec<String>,
    },
    /// A file or folder of the author's can't be read.
    Unreadable {
        /// The field that names it.
        field: Field,
        /// Its path as given.
        path: String,
        /// Reason, in words.
        why: String,
    },
    /// Fields of the request that contradict each other.
    Clash(Clash),
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
            Self::Clash(clash) => Some(clash.field),
            Self::Twice { .. } => Some(Field::Variant),
            Self::Kit(error) => error.field(),
            Self::Laser(error) => error.field(),
            Self::Render(RenderError::TooManyDots { .. }) => Some(Field::Dpi),
            Self::Files { .. } | Self::Render(_) => None,
        }
    }

    /// Returns the key of the fault's message.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Self::Files { .. } => "files",
            Self::Unknown { field: Field::Theme, .. } => "unknown-theme",
            Self::Unknown { field: Field::Language, .. } => "unknown-language",
            Self::Unknown { .. } => "unknown-variant",
            Self::Unreadable { .. } => "unreadable",
            Self::Clash(clash) => clash.key,
            Self::Twice { .. } => "game-twice",
            Self::Value { message, .. } => message.key(),
            Self::Kit(error) => error.key(),
            Self::Laser(error) => error.key(),
            Self::Render(RenderError::TooManyDots { .. }) => "too-many-dots",
            Self::Render(_) => "not-rendered",
        }
    }

    /// Returns the message; `names` gives the name of a field where the message is read, such as an option. For several faults
    /// in files it is their number; [`diag::render`](crate::diag::render()) shows the faults themselves. A list of possible names
    /// stands on a line of its own.
    #[must_use]
    pub fn say(&self, names: Names<'_>) -> String {
        match self {
            Self::Files { faults, .. } => match faults.as_slice() {
                [fault] => format!("{}: {}", fault.file, fault.message),
                faults => format!("{} faults in files", faults.len()),
            },
            Self::Unknown { field, name, meant, known } => {
                let choice = match meant {
                    Some(meant) => format!("; did you mean `{meant}`?"),
                    None => {
                        format!("\nthe bundled {field}s are: {}; or name {}", known.join(", "), own(*field))
                    }
                };
                format!("there is no bundled {field} `{name}`{choice}")
            }
            Self::Unreadable { field, path, why } => {
                format!("the {field} `{path}` can't be read: {why}; check the path after {}", names(*field))
            }
            Self::Clash(clash) => clash.say(names),
            Self::Twice { one, other } if one == other => format!(
                "`{} {one}` is given twice: name each game once; {} 2 makes two sets of it",
                names(Field::Variant),
                names(Field::Sets)
            ),
            Self::Twice { one, other } => {
                format!("`{one}` and `{other}` are one game under two names: leave one of them out")
            }
            Self::Value { field, message } => {
                let plain = field.plain();
                let is_named = message.arguments().contains(&(field.name(), plain.clone()));
                let text = message.text();
                if is_named { text.replace(&plain, &names(*field)) } else { text.to_owned() }
            }
            Self::Kit(error) => error.say(names),
            Self::Render(error) => error.say(names),
            Self::Laser(error) => error.say(names),
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

/// Returns, for messages, what a field can name beside a bundled name.
#[must_use]
fn own(field: Field) -> &'static str {
    match field {
        Field::Theme => "a folder such as `./my-theme`",
        Field::Language => "a folder such as `./my-language`",
        _ => "a file such as `my.toml`",
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&visible_lines(&self.say(&Field::plain)))
    }
}

impl std::error::Error for Fault {}

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
    /// Returns the notice in one line; `names` gives the name of a field where the notice is read. `None`: it is a list of
    /// warnings.
    #[must_use]
    pub fn say(&self, names: Names<'_>) -> Option<String> {
        match self {
            Self::Warnings { .. } => None,
            Self::Remark(remark) => Some(remark.text().to_owned()),
            Self::Larger(cell) => Some(format!("squares could be {cell}: {} largest", names(Field::Cell))),
        }
    }
}

/// A refused request: its fault and its notices.
#[derive(Debug)]
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

impl std::error::Error for Refused {}
