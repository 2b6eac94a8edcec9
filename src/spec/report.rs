//! The faults of one file, while it is being read.

use std::cell::RefCell;
use std::ops::Range;

use toml::de::DeTable;

use crate::diag::{Diagnostic, Severity};

/// Collects the faults of one file.
pub(super) struct Report<'a> {
    file: &'a str,
    source: &'a str,
    /// Whether the file has syntax errors, so that parts of it may not have been understood.
    broken: bool,
    found: RefCell<Vec<Diagnostic>>,
}

impl<'a> Report<'a> {
    /// Parses a file, and starts its report with the syntax errors, at most one of each line: the further
    /// ones follow from the first.
    pub(super) fn parse(file: &'a str, source: &'a str) -> (Self, DeTable<'a>) {
        let (table, errors) = DeTable::parse_recoverable(source);
        let mut report = Self { file, source, broken: !errors.is_empty(), found: RefCell::default() };
        let mut lines = Vec::new();
        for error in errors {
            let span = error.span().unwrap_or(0..0);
            let line = source.get(..span.start).map_or(0, |before| before.matches('\n').count());
            if !lines.contains(&line) {
                lines.push(line);
                let (message, help) = syntax(error.message());
                report.found.get_mut().push(Diagnostic::error(file, message).at(span).help(help));
            }
        }
        if source.trim().is_empty() {
            // All that is missing is one fault.
            report.broken = true;
            report.error(0..0, "the file is empty", "start from a copy of a bundled one");
        }
        (report, table.into_inner())
    }

    /// The text of the file.
    pub(super) const fn source(&self) -> &'a str {
        self.source
    }

    /// Whether anything is wrong so far.
    pub(super) fn has_errors(&self) -> bool {
        self.found.borrow().iter().any(|fault| fault.severity == Severity::Error)
    }

    /// Notes an error.
    pub(super) fn error(&self, span: Range<usize>, message: impl Into<String>, help: impl Into<String>) {
        self.found.borrow_mut().push(Diagnostic::error(self.file, message).at(span).help(help));
    }

    /// Notes something that is not there; not after syntax errors, for it may be there.
    pub(super) fn missing(&self, span: Range<usize>, message: impl Into<String>, help: impl Into<String>) {
        if !self.broken {
            self.error(span, message, help);
        }
    }

    /// All that was found, in the order of the file.
    pub(super) fn finish(self) -> Vec<Diagnostic> {
        let mut found = self.found.into_inner();
        found.sort_by_key(|fault| fault.span.as_ref().map_or(0, |span| span.start));
        found
    }
}

/// The parser's words for an author, and what to do.
fn syntax(message: &str) -> (String, &'static str) {
    let help = if message.contains("duplicate key") {
        "keep one of the two"
    } else if message.contains("string") || message.contains("quot") {
        "write texts between two quotes in one line: \"like this\""
    } else if message.contains("array") || message.contains("`]`") {
        "write a list in brackets, with a comma after each value: [ \"one\", \"two\" ]"
    } else {
        "write one `key = value` in a line, texts in quotes; sections start with [name]"
    };
    (format!("the file is not valid TOML here: {message}"), help)
}
