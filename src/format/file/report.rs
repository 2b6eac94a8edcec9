//! Faults of one file, or of a file and those it extends, while it is being read.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ops::Range;
use std::str::FromStr;

use toml::de::DeTable;

use super::chain::Chain;
use crate::diag::{Diagnostic, Severity};
use crate::keyed::{KeyedMessage, keyed};

/// A text with the place of its literal, quotes included.
pub(crate) struct Text {
    pub(crate) value: String,
    pub(crate) span: Range<usize>,
}

/// Keys at the top of files of games, themes and figures: every such file has one of them.
const KEYS: [&str; 12] = [
    "id", "name", "extends", "layout", "rules", "about", "palette", "art", "position", "section", "options",
    "disputed",
];

/// Collector of the faults of one file, or of the files of a [`Chain`].
pub(crate) struct Report<'a> {
    /// Files, each with the position where it starts.
    files: Vec<(usize, &'a str)>,
    source: &'a str,
    /// Whether a file has syntax errors, so that parts of it may have been misunderstood.
    broken: bool,
    /// Places of the syntax errors.
    unread: Vec<Range<usize>>,
    found: RefCell<Vec<Diagnostic>>,
}

impl<'a> Report<'a> {
    /// Parses a file, and starts its report with the syntax errors, at most one per line: further ones follow from
    /// the first.
    pub(crate) fn parse(file: &'a str, source: &'a str) -> (Self, DeTable<'a>) {
        let mut report = Self::over(vec![(0, file)], source);
        let table = report.table(source, 0);
        report.refuse_empty(source);
        (report, table)
    }

    /// Parses the files of a chain, in its order.
    pub(crate) fn parse_chain(chain: &'a Chain) -> (Self, Vec<DeTable<'a>>) {
        let files = chain.links.iter().map(|link| (link.start, link.file.as_str())).collect();
        let mut report = Self::over(files, &chain.text);
        let tables = chain.links.iter().map(|link| report.table(&link.padded, link.start)).collect();
        report.refuse_empty(chain.links.first().map_or("", |link| &link.padded));
        if let Some((place, message, help)) = &chain.fault {
            // A missing key may be in the file that was not found, so it is not reported.
            report.broken = true;
            report.error(place.clone(), message.clone(), help.clone());
        }
        (report, tables)
    }

    fn over(files: Vec<(usize, &'a str)>, source: &'a str) -> Self {
        Self { files, source, broken: false, unread: Vec::new(), found: RefCell::default() }
    }

    /// Reports a file that is empty. That is one fault: its missing keys are not reported one by one.
    fn refuse_empty(&mut self, text: &str) {
        if text.trim().is_empty() {
            self.broken = true;
            let help = keyed!("copy-a-bundled-one");
            self.error(0..0, keyed!("file-empty"), help);
        }
    }

    /// Parses one file, whose text starts at `start`.
    fn table(&mut self, padded: &'a str, start: usize) -> DeTable<'a> {
        let (table, errors) = DeTable::parse_recoverable(padded);
        self.broken |= !errors.is_empty();
        let is_something = !errors.is_empty() || !table.get_ref().is_empty();
        if is_something && !KEYS.iter().any(|key| table.get_ref().contains_key(*key)) {
            self.broken = true;
            // This is some other program's file, named by a link or by mistake: none of its lines is shown.
            let help = keyed!("name-file-with-keys");
            let (file, _) = self.locate(&(start..start));
            let message = keyed!("file-of-something-else", file);
            self.found.borrow_mut().push(Diagnostic::error("", message).help(help));
            // None of its keys is named either.
            return DeTable::new();
        }
        let ends: Vec<usize> = padded.match_indices('\n').map(|(at, _)| at).collect();
        let mut lines = BTreeSet::new();
        for error in errors {
            let span = error.span().unwrap_or(start..start);
            if lines.insert(ends.partition_point(|&end| end < span.start)) {
                let (message, help) = syntax(error.message(), padded.get(span.clone()).unwrap_or_default());
                self.error(span.clone(), message, help);
                self.unread.push(span);
            }
        }
        table.into_inner()
    }

    /// Creates an empty report over the same files, for reading something without reporting its faults.
    pub(crate) fn aside(&self) -> Self {
        Self {
            broken: self.broken,
            unread: self.unread.clone(),
            ..Self::over(self.files.clone(), self.source)
        }
    }

    /// Returns the text of the file, or of all files.
    pub(crate) const fn source(&self) -> &'a str {
        self.source
    }

    /// Tells whether an error has been reported so far.
    pub(crate) fn has_errors(&self) -> bool {
        self.found.borrow().iter().any(|fault| fault.severity == Severity::Error)
    }

    /// Reports an error, except at the place of a syntax error: that is reported already.
    pub(crate) fn error(&self, span: Range<usize>, message: KeyedMessage, help: KeyedMessage) {
        if self.unread.contains(&span) {
            return;
        }
        self.found.borrow_mut().push(Diagnostic::error("", message).at(span).help(help));
    }

    /// Reports an error of something that can't be read.
    pub(crate) fn refuse<T>(
        &self,
        span: Range<usize>,
        message: KeyedMessage,
        help: KeyedMessage,
    ) -> Option<T> {
        self.error(span, message, help);
        None
    }

    /// Turns a text into its meaning; reports a text that has none, with advice.
    pub(crate) fn parse_text<T: FromStr<Err: Into<KeyedMessage>>>(
        &self,
        text: &Text,
        help: impl FnOnce() -> KeyedMessage,
    ) -> Option<T> {
        text.value.parse().map_err(|fault: T::Err| self.error(text.span.clone(), fault.into(), help())).ok()
    }

    /// Reports something that the author may want to look at.
    pub(crate) fn warning(&self, span: Range<usize>, message: KeyedMessage, help: KeyedMessage) {
        self.found.borrow_mut().push(Diagnostic::error("", message).at(span).help(help).warning());
    }

    /// Reports a consequence of what the author has written.
    pub(crate) fn note(&self, span: Range<usize>, message: KeyedMessage, help: KeyedMessage) {
        self.found.borrow_mut().push(Diagnostic::error("", message).at(span).help(help).note());
    }

    /// Reports an error that has no place in the file, since it comes from the command line.
    pub(crate) fn outside(&self, message: KeyedMessage, help: KeyedMessage) {
        self.found.borrow_mut().push(Diagnostic::error("", message).help(help));
    }

    /// Reports something missing; not after syntax errors, which may hide it.
    pub(crate) fn missing(&self, span: Range<usize>, message: KeyedMessage, help: KeyedMessage) {
        if !self.broken {
            self.error(span, message, help);
        }
    }

    /// Returns the file that a place is in, and the place in that file's own text.
    pub(crate) fn locate(&self, span: &Range<usize>) -> (String, Range<usize>) {
        let file = self.files.iter().rev().find(|(start, _)| *start <= span.start);
        let &(start, file) = file.or(self.files.first()).unwrap_or(&(0, ""));
        (file.to_owned(), span.start.saturating_sub(start)..span.end.saturating_sub(start))
    }

    /// Returns a place as people write it: the file and the line.
    pub(crate) fn spoken(&self, span: &Range<usize>) -> String {
        let start = self.files.get(self.file(span)).map_or(0, |(start, _)| *start);
        let before = self.source.get(start..span.start).unwrap_or_default();
        let (file, _) = self.locate(span);
        format!("{file}:{}", before.matches('\n').count() + 1)
    }

    /// Returns the number of the file that a place is in: 0 for the first.
    pub(crate) fn file(&self, span: &Range<usize>) -> usize {
        self.files.iter().rposition(|(start, _)| *start <= span.start).unwrap_or_default()
    }

    /// Tells whether a place is in the first file, not in one that it extends.
    pub(crate) fn is_own(&self, span: &Range<usize>) -> bool {
        self.files.get(1).is_none_or(|(next, _)| span.start < *next)
    }

    /// Returns everything that was reported, in the order of the files and without duplicates.
    pub(crate) fn finish(self) -> Vec<Diagnostic> {
        let mut found = std::mem::take(&mut *self.found.borrow_mut());
        found.sort_by_key(|fault| fault.span.as_ref().map_or(0, |span| span.start));
        let mut once: Vec<Diagnostic> = Vec::new();
        for mut fault in found {
            let place = fault.span.clone().unwrap_or(0..0);
            let (file, span) = self.locate(&place);
            fault.file = file;
            fault.span = fault.span.map(|_| span);
            let mut here = once.iter().rev().take_while(|other| {
                let start = |of: &Diagnostic| of.span.as_ref().map(|span| span.start);
                other.file == fault.file && start(other) == start(&fault)
            });
            if !here.any(|other| *other == fault) {
                once.push(fault);
            }
        }
        once
    }
}

/// Returns the parser's message in words for an author, and advice for the text that has the error.
fn syntax(message: &str, text: &str) -> (KeyedMessage, KeyedMessage) {
    let help = if text.contains(['“', '”', '„', '‘', '’', '«', '»']) {
        keyed!("write-straight-quotes")
    } else if message.contains("duplicate key") {
        keyed!("keep-one-of-two")
    } else if message.contains("string") || message.contains("quot") {
        keyed!("write-text-in-quotes")
    } else if message.contains("table") {
        keyed!("start-section-so")
    } else if message.contains("array") || message.contains("`]`") {
        keyed!("write-list-in-brackets")
    } else {
        keyed!("write-one-key-a-line")
    };
    (keyed!("not-valid-toml", why => KeyedMessage::foreign(message)), help)
}
