//! One fault, with its place.

use std::ops::Range;

use crate::keyed::{KeyedMessage, keyed};

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// No kit is made.
    Error,
    /// A kit is made; the author may want to look.
    Warning,
    /// What follows from what the author has written, as it should; they may want to know.
    Note,
}

impl Severity {
    /// Returns the word before its messages.
    #[must_use]
    pub(crate) fn word(self) -> KeyedMessage {
        match self {
            Self::Error => keyed!("label-error"),
            Self::Warning => keyed!("label-warning"),
            Self::Note => keyed!("label-note"),
        }
    }
}

/// Something in a file that its author should change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The file, as the author named it.
    pub file: String,
    /// Where in its text, in bytes. `None` if it concerns the file as a whole.
    pub span: Option<Range<usize>>,
    /// What was found and what was expected.
    pub message: KeyedMessage,
    /// What to do.
    pub help: Option<KeyedMessage>,
    /// How bad it is.
    pub severity: Severity,
}

impl Diagnostic {
    /// An error of a whole file.
    #[must_use]
    pub fn error(file: impl Into<String>, message: KeyedMessage) -> Self {
        Self { file: file.into(), span: None, message, help: None, severity: Severity::Error }
    }

    /// This diagnostic with a place in the file's text, in bytes.
    #[must_use]
    pub fn at(mut self, span: Range<usize>) -> Self {
        self.span = Some(span);
        self
    }

    /// This diagnostic with advice.
    #[must_use]
    pub fn help(mut self, help: KeyedMessage) -> Self {
        self.help = Some(help);
        self
    }

    /// This diagnostic as a warning.
    #[must_use]
    pub fn warning(mut self) -> Self {
        self.severity = Severity::Warning;
        self
    }

    /// This diagnostic as a note.
    #[must_use]
    pub fn note(mut self) -> Self {
        self.severity = Severity::Note;
        self
    }
}
