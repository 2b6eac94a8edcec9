//! Reads a section of a file, key by key.

use std::cell::RefCell;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::report::Report;
use super::suggest::nearest;
use super::value::{FileValue, read, wrong_type};
use crate::keyed::{KeyedMessage, keyed};

/// Table of a file. Its reader asks for each key it may have; [`Section::finish`] reports the others.
pub(super) struct FileSection<'t> {
    table: &'t DeTable<'t>,
    /// Name in messages, like `[rules]`; empty for the file itself.
    name: String,
    /// Place of the section's header.
    span: Range<usize>,
    known: RefCell<Vec<&'static str>>,
    /// Required keys that are not there, with the advice for each.
    missing: RefCell<Vec<(&'static str, KeyedMessage, KeyedMessage)>>,
    report: &'t Report<'t>,
}

/// A text with the place of its literal, quotes included.
pub(super) struct Text {
    pub(super) value: String,
    pub(super) span: Range<usize>,
}

impl<'t> FileSection<'t> {
    /// Creates the section of a whole file.
    pub(super) fn root(table: &'t DeTable<'t>, report: &'t Report<'t>) -> Self {
        Self::over(table, "", 0..0, report)
    }

    /// Creates the section of a table that messages call `name`, whose header stands at `span`.
    pub(super) fn over(
        table: &'t DeTable<'t>,
        name: impl Into<String>,
        span: Range<usize>,
        report: &'t Report<'t>,
    ) -> Self {
        let (known, missing) = Default::default();
        Self { table, name: name.into(), span, known, missing, report }
    }

    /// Returns the place of the section's header.
    pub(super) fn place(&self) -> Range<usize> {
        self.span.clone()
    }

    /// Returns the value of a key that may be left out.
    pub(super) fn optional(&self, key: &'static str) -> Option<&'t Spanned<DeValue<'t>>> {
        let mut known = self.known.borrow_mut();
        if !known.contains(&key) {
            known.push(key);
        }
        self.table.get(key)
    }

    /// Returns the value of a key that must be there; `example` is a line that would do.
    pub(super) fn needed(&self, key: &'static str, example: &str) -> Option<&'t Spanned<DeValue<'t>>> {
        let value = self.optional(key);
        if value.is_none() {
            let message = match self.name.as_str() {
                "" => keyed!("file-lacks-key", "the file has no `{key}`", key),
                section => keyed!("section-lacks-key", "{section} has no `{key}`", section, key),
            };
            let help = keyed!("add-a-line", "add a line such as `{example}`", example);
            self.missing.borrow_mut().push((key, message, help));
        }
        value
    }

    /// Reads a text that must be there and not be blank.
    pub(super) fn text(&self, key: &'static str, example: &str) -> Option<Text> {
        let value = self.needed(key, example)?;
        let text = Text { value: read::<String>(value, key, self.report)?, span: value.span() };
        if text.value.trim().is_empty() {
            let help = keyed!("write-something", "write something, such as `{example}`", example);
            self.report.error(text.span, empty(key), help);
            return None;
        }
        Some(text)
    }

    /// Reads a list of texts; a value of it that is no text is reported and left out. `None`: the value is no list.
    pub(super) fn texts(&self, key: &'static str, value: &Spanned<DeValue<'_>>) -> Option<Vec<Text>> {
        let Some(list) = value.get_ref().as_array() else {
            wrong_type(value, key, "a list of texts in brackets", self.report);
            return None;
        };
        let text = |item: &Spanned<DeValue<'_>>| {
            Some(Text { value: read(item, &format!("a value of {key}"), self.report)?, span: item.span() })
        };
        Some(list.iter().filter_map(text).collect())
    }

    /// Reads a single value of a key that may be left out.
    pub(super) fn value<T: FileValue>(&self, key: &'static str) -> Option<T> {
        read(self.optional(key)?, key, self.report)
    }

    /// Reads a key that must be there as one of its allowed words.
    pub(super) fn word<T: Copy>(
        &self,
        key: &'static str,
        all: &[T],
        name: impl Fn(T) -> &'static str,
    ) -> Option<T> {
        let example = format!("{key} = \"{}\"", all.first().map_or("", |&first| name(first)));
        let value = self.needed(key, &example)?;
        self.choose(key, value, all, name)
    }

    /// Reads a value as one of the words allowed for a key.
    pub(super) fn choose<T: Copy>(
        &self,
        key: &str,
        value: &Spanned<DeValue<'_>>,
        all: &[T],
        name: impl Fn(T) -> &'static str,
    ) -> Option<T> {
        let word: String = read(value, key, self.report)?;
        let chosen = all.iter().copied().find(|&choice| name(choice) == word);
        if chosen.is_none() {
            let names: Vec<&str> = all.iter().map(|&choice| name(choice)).collect();
            let message = keyed!("value-unknown", "\"{word}\" is no value of `{key}`", word, key);
            self.report.error(value.span(), message, one_of(&word, &names));
        }
        chosen
    }

    /// Returns the values of a list. `None`: the value is no list, which is reported.
    pub(super) fn list<'v>(
        &self,
        key: &'static str,
        value: &'v Spanned<DeValue<'v>>,
    ) -> Option<&'v [Spanned<DeValue<'v>>]> {
        let list = value.get_ref().as_array();
        if list.is_none() {
            wrong_type(value, key, "a list of texts in brackets", self.report);
        }
        Some(list?)
    }

    /// Turns a text into its meaning with `read`; reports the fault of a text that has none.
    pub(super) fn checked<T, E: Into<KeyedMessage>>(
        &self,
        text: &Text,
        read: impl Fn(&str) -> Result<T, E>,
    ) -> Option<T> {
        read(&text.value)
            .map_err(|fault| {
                self.report.error(text.span.clone(), fault.into(), keyed!("correct-it", "correct it"));
            })
            .ok()
    }

    /// Reports the value of a key, if the key is there.
    pub(super) fn wrong(&self, key: &'static str, message: KeyedMessage, help: KeyedMessage) {
        if let Some(value) = self.optional(key) {
            self.report.error(value.span(), message, help);
        }
    }

    /// Reports a key that has no meaning beside the others.
    pub(super) fn refuse(&self, key: &'static str, why: &str) {
        if let Some(value) = self.optional(key) {
            let message = keyed!("key-without-meaning", "`{key}` has no meaning here: {why}", key, why);
            self.report.error(value.span(), message, keyed!("take-line-out", "take the line out"));
        }
    }

    /// Returns an inner section, which may be left out.
    pub(super) fn section(&self, key: &'static str) -> Option<FileSection<'t>> {
        self.inner(key, self.optional(key)?)
    }

    /// Returns an inner section, which must be there.
    pub(super) fn needed_section(&self, key: &'static str) -> Option<FileSection<'t>> {
        let found = self.optional(key);
        if found.is_none() {
            let message = keyed!("section-missing", "the file has no section [{key}]", key);
            let help = keyed!("add-a-section", "add a section that starts with the line [{key}]", key);
            self.missing.borrow_mut().push((key, message, help));
        }
        self.inner(key, found?)
    }

    /// Returns an inner section, which may be left out; messages call it `name`.
    pub(super) fn section_called(&self, key: &'static str, name: &str) -> Option<FileSection<'t>> {
        let value = self.optional(key)?;
        let Some(table) = value.get_ref().as_table() else {
            wrong_type(value, key, &format!("a section that starts with the line {name}"), self.report);
            return None;
        };
        Some(FileSection::over(table, name, value.span(), self.report))
    }

    /// Returns all keys with their values, for a section whose keys are the author's own.
    pub(super) fn pairs(&self) -> impl Iterator<Item = (Text, &'t Spanned<DeValue<'t>>)> {
        let text = |key: &Spanned<_>| -> String { AsRef::<str>::as_ref(key.get_ref()).to_owned() };
        self.table.iter().map(move |(key, value)| (Text { value: text(key), span: key.span() }, value))
    }

    /// Returns the sections of a `[[key]]` list.
    pub(super) fn sections(&self, key: &'static str) -> Vec<FileSection<'t>> {
        let Some(value) = self.optional(key) else { return Vec::new() };
        let Some(list) = value.get_ref().as_array() else {
            wrong_type(value, key, &format!("a section that starts with [[{key}]]"), self.report);
            return Vec::new();
        };
        list.iter().filter_map(|item| self.inner(key, item)).collect()
    }

    fn inner(&self, key: &'static str, value: &'t Spanned<DeValue<'t>>) -> Option<FileSection<'t>> {
        let Some(table) = value.get_ref().as_table() else {
            wrong_type(value, key, &format!("a section that starts with the line [{key}]"), self.report);
            return None;
        };
        Some(FileSection::over(table, format!("[{key}]"), value.span(), self.report))
    }

    /// Reports the keys that were not asked for and the required keys that are missing. A required key that is
    /// mistyped is one fault, not two.
    pub(super) fn finish(self) {
        let known = self.known.into_inner();
        let mut missing = self.missing.into_inner();
        for (key, _) in self.table {
            let word: &str = key.get_ref();
            if known.contains(&word) {
                continue;
            }
            let section = self.name.as_str();
            let mistyped = nearest(word, missing.iter().map(|&(key, ..)| key));
            let help = if let Some(meant) = mistyped {
                missing.retain(|&(key, ..)| key != meant);
                keyed!("write-the-key", "write `{meant}`", meant)
            } else if let Some(meant) = nearest(word, known.iter().copied()) {
                keyed!("did-you-mean-key", "did you mean `{meant}`? If not, take it out", meant)
            } else if section.is_empty() {
                let known = known.join(", ");
                keyed!("keys-of-file", "take it out; the keys are {known}", known)
            } else {
                let known = known.join(", ");
                keyed!("keys-of-section", "take it out; the keys in {section} are {known}", section, known)
            };
            let message = if section.is_empty() {
                keyed!("unknown-key", "unknown key `{word}`", word)
            } else {
                keyed!("unknown-key-in-section", "unknown key `{word}` in {section}", word, section)
            };
            self.report.error(key.span(), message, help);
        }
        for (_, message, help) in missing {
            self.report.missing(self.span.clone(), message, help);
        }
    }
}

/// Returns the message that a key has nothing for its value.
pub(super) fn empty(key: &str) -> KeyedMessage {
    keyed!("value-empty", "`{key}` is empty", key)
}

/// Advises to write one of the allowed words, first the one that may have been meant.
fn one_of(word: &str, names: &[&str]) -> KeyedMessage {
    let quoted: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
    let values = quoted.join(", ");
    match (nearest(word, names.iter().copied()), quoted.as_slice()) {
        (Some(meant), [only]) => keyed!(
            "did-you-mean-only-value",
            "did you mean \"{meant}\"? Otherwise: the only value is {only}",
            meant,
            only
        ),
        (Some(meant), _) => keyed!(
            "did-you-mean-value",
            "did you mean \"{meant}\"? Otherwise: the values are {values}",
            meant,
            values
        ),
        (None, [only]) => keyed!("only-value-is", "the only value is {only}", only),
        (None, _) => keyed!("values-are", "the values are {values}", values),
    }
}
