//! Reads a section of a file, key by key.

use std::cell::RefCell;
use std::ops::Range;

use toml::de::DeTable;

use super::entry::{FileEntry, FileValue};
use super::kind::Expected;
use super::report::{Report, Text};
use super::suggest::nearest;
use crate::diag::Diagnostic;
use crate::keyed::{KeyedMessage, keyed};

/// Table of a file. Its reader asks for each key it may have; [`FileSection::finish`] reports the others.
pub(crate) struct FileSection<'t> {
    table: &'t DeTable<'t>,
    /// Name in messages, like `[rules]`. `None`: it is the file itself.
    name: Option<KeyedMessage>,
    /// Place of the section's header.
    pub(crate) span: Range<usize>,
    known: RefCell<Vec<&'static str>>,
    /// Required keys that are not there, with the advice for each.
    missing: RefCell<Vec<(&'static str, KeyedMessage, KeyedMessage)>>,
    pub(crate) report: &'t Report<'t>,
}

impl<'t> FileSection<'t> {
    /// Creates the section of a whole file.
    pub(crate) fn root(table: &'t DeTable<'t>, report: &'t Report<'t>) -> Self {
        Self { name: None, ..Self::over(table, KeyedMessage::own(""), 0..0, report) }
    }

    /// Creates the section of a table that messages call `name`, whose header stands at `span`.
    pub(crate) fn over(
        table: &'t DeTable<'t>,
        name: KeyedMessage,
        span: Range<usize>,
        report: &'t Report<'t>,
    ) -> Self {
        let (known, missing) = Default::default();
        Self { table, name: Some(name), span, known, missing, report }
    }

    /// Returns the section that a value is; messages call it `name`, and `expected` describes it.
    pub(crate) fn of(entry: &FileEntry<'t>, name: KeyedMessage, expected: Expected<'_>) -> Option<Self> {
        Some(Self::over(entry.table(expected)?, name, entry.span.clone(), entry.report))
    }

    /// Returns the section that a value is; its name is the line that it starts with.
    pub(crate) fn headed(entry: &FileEntry<'t>, line: &str) -> Option<Self> {
        Self::of(entry, KeyedMessage::own(line), Expected::Section(line))
    }

    /// Returns the value of a key that may be left out.
    pub(crate) fn optional(&self, key: &'static str) -> Option<FileEntry<'t>> {
        let mut known = self.known.borrow_mut();
        if !known.contains(&key) {
            known.push(key);
        }
        Some(FileEntry::new(key, self.table.get(key)?, self.report))
    }

    /// Tells whether a key that may be left out is there.
    pub(crate) fn has(&self, key: &'static str) -> bool {
        self.optional(key).is_some()
    }

    /// Returns the value of a key that must be there; `example` is a line that would do.
    pub(crate) fn needed(&self, key: &'static str, example: &str) -> Option<FileEntry<'t>> {
        let value = self.optional(key);
        if value.is_none() {
            let message = match &self.name {
                None => keyed!("file-lacks-key", key),
                Some(section) => keyed!("section-lacks-key", section, key),
            };
            let help = keyed!("add-a-line", example);
            self.missing.borrow_mut().push((key, message, help));
        }
        value
    }

    /// Reads a text that must be there and not be blank.
    pub(crate) fn text(&self, key: &'static str, example: &str) -> Option<Text> {
        let text = self.needed(key, example)?.text()?;
        if text.value.trim().is_empty() {
            let help = keyed!("write-something", example);
            return self.report.refuse(text.span, empty(key), help);
        }
        Some(text)
    }

    /// Reads a text that may be left out.
    pub(crate) fn maybe_text(&self, key: &'static str) -> Option<Text> {
        self.optional(key)?.text()
    }

    /// Reads a list of texts that may be left out; a value of it that is no text is reported and left out.
    pub(crate) fn texts(&self, key: &'static str) -> Vec<Text> {
        self.optional(key).and_then(|value| value.texts()).unwrap_or_default()
    }

    /// Reads a list of texts that may be left out, without their places.
    pub(crate) fn words(&self, key: &'static str) -> Vec<String> {
        self.texts(key).into_iter().map(|text| text.value).collect()
    }

    /// Reads a single value of a key that may be left out.
    pub(crate) fn value<T: FileValue>(&self, key: &'static str) -> Option<T> {
        self.optional(key)?.read()
    }

    /// Reads a key that must be there as one of its allowed words.
    pub(crate) fn word<T: Copy>(
        &self,
        key: &'static str,
        all: &[T],
        name: impl Fn(T) -> &'static str,
    ) -> Option<T> {
        let example = format!("{key} = \"{}\"", all.first().map_or("", |&first| name(first)));
        self.needed(key, &example)?.choose(all, name)
    }

    /// Reads a key that may be left out as one of its allowed words.
    pub(crate) fn maybe_word<T: Copy>(
        &self,
        key: &'static str,
        all: &[T],
        name: impl Fn(T) -> &'static str,
    ) -> Option<T> {
        self.optional(key)?.choose(all, name)
    }

    /// Reports a key that has no meaning beside the others.
    pub(crate) fn refuse(&self, key: &'static str, why: KeyedMessage) {
        if let Some(value) = self.optional(key) {
            let message = keyed!("key-without-meaning", key, why => why);
            value.fault(message, keyed!("take-line-out"));
        }
    }

    /// Returns an inner section, which may be left out.
    pub(crate) fn section(&self, key: &'static str) -> Option<FileSection<'t>> {
        Self::headed(&self.optional(key)?, &format!("[{key}]"))
    }

    /// Returns an inner section, which must be there.
    pub(crate) fn needed_section(&self, key: &'static str) -> Option<FileSection<'t>> {
        if !self.has(key) {
            let message = keyed!("section-missing", key);
            let help = keyed!("add-a-section", key);
            self.missing.borrow_mut().push((key, message, help));
        }
        self.section(key)
    }

    /// Returns all keys with their values, for a section whose keys are the author's own.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = (Text, FileEntry<'t>)> {
        self.table.iter().map(|(key, value)| {
            let word: &str = key.get_ref();
            let text = Text { value: word.to_owned(), span: key.span() };
            (text, FileEntry::new(word.to_owned(), value, self.report))
        })
    }

    /// Returns the sections of a `[[key]]` list.
    pub(crate) fn sections(&self, key: &'static str) -> Vec<FileSection<'t>> {
        let line = format!("[[{key}]]");
        let items = self.optional(key).and_then(|value| value.list(Expected::Section(&line)));
        let items = items.unwrap_or_default();
        items.iter().filter_map(|item| Self::headed(item, &format!("[{key}]"))).collect()
    }

    /// Reports the keys that were not asked for and the required keys that are missing. A required key that is
    /// mistyped is one fault, not two.
    pub(crate) fn finish(self) {
        let known = self.known.into_inner();
        let mut missing = self.missing.into_inner();
        for (key, _) in self.table {
            let word: &str = key.get_ref();
            if known.contains(&word) {
                continue;
            }
            let mistyped = nearest(word, missing.iter().map(|&(key, ..)| key));
            let help = if let Some(meant) = mistyped {
                missing.retain(|&(key, ..)| key != meant);
                keyed!("write-the-key", meant)
            } else if let Some(meant) = nearest(word, known.iter().copied()) {
                keyed!("did-you-mean-key", meant)
            } else {
                let known = known.join(", ");
                match &self.name {
                    None => keyed!("keys-of-file", known),
                    Some(section) => keyed!("keys-of-section", section, known),
                }
            };
            let message = match &self.name {
                None => keyed!("unknown-key", word),
                Some(section) => keyed!("unknown-key-in-section", word, section),
            };
            self.report.error(key.span(), message, help);
        }
        for (_, message, help) in missing {
            self.report.missing(self.span.clone(), message, help);
        }
    }
}

/// Reads a file, whose root `read` gets.
pub(crate) fn read_file<T>(
    file: &str,
    source: &str,
    read: impl FnOnce(FileSection<'_>) -> Option<T>,
) -> Result<T, Vec<Diagnostic>> {
    let (report, table) = Report::parse(file, source);
    let read = read(FileSection::root(&table, &report));
    let faulty = report.has_errors();
    let found = report.finish();
    read.filter(|_| !faulty).ok_or(found)
}

/// Returns the message that a key has nothing for its value.
pub(crate) fn empty(key: &str) -> KeyedMessage {
    keyed!("value-empty", key)
}
