//! Single values of a file, each with its name in messages and its place.

use std::borrow::Cow;
use std::ops::{Range, RangeInclusive};

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

use super::kind::{EntryPart, Expected, kind};
use super::report::{Report, Text};
use super::suggest::nearest;
use crate::keyed::{KeyedMessage, keyed};

/// Type of a single value, with an author's word for it.
pub(crate) trait FileValue: for<'de> Deserialize<'de> {
    /// What is expected.
    const EXPECTED: Expected<'static>;
}

impl FileValue for String {
    const EXPECTED: Expected<'static> = Expected::Text;
}

impl FileValue for usize {
    const EXPECTED: Expected<'static> = Expected::WholeNumber;
}

impl FileValue for bool {
    const EXPECTED: Expected<'static> = Expected::Truth;
}

impl FileValue for f64 {
    const EXPECTED: Expected<'static> = Expected::Number;
}

/// Value in a file. Each function that reads it returns `None` for a faulty value, after reporting the fault.
pub(crate) struct FileEntry<'t> {
    /// Name in messages: the key.
    pub(crate) name: Cow<'t, str>,
    /// What it is among the values of the key.
    pub(crate) part: EntryPart,
    pub(crate) value: &'t DeValue<'t>,
    /// Place in the file.
    pub(crate) span: Range<usize>,
    pub(crate) report: &'t Report<'t>,
}

impl<'t> FileEntry<'t> {
    pub(crate) fn new(
        name: impl Into<Cow<'t, str>>,
        value: &'t Spanned<DeValue<'t>>,
        report: &'t Report<'t>,
    ) -> Self {
        Self { name: name.into(), part: EntryPart::Whole, value: value.get_ref(), span: value.span(), report }
    }

    /// Reads a single value.
    pub(crate) fn read<T: FileValue>(&self) -> Option<T> {
        let value = Spanned::new(self.span.clone(), self.value.clone());
        let read = T::deserialize(ValueDeserializer::from(value));
        if read.is_err() {
            self.wrong_type(T::EXPECTED);
        }
        read.ok()
    }

    /// Reads a text.
    pub(crate) fn text(&self) -> Option<Text> {
        Some(Text { value: self.read()?, span: self.span.clone() })
    }

    /// Reads a list of texts; a value of it that is no text is reported and left out.
    pub(crate) fn texts(&self) -> Option<Vec<Text>> {
        self.texts_of(Expected::Texts)
    }

    /// Reads a list of texts, which `expected` describes.
    pub(crate) fn texts_of(&self, expected: Expected<'_>) -> Option<Vec<Text>> {
        let items = self.list(expected)?;
        let text = |item: Self| Self { part: EntryPart::Value, ..item }.text();
        Some(items.into_iter().filter_map(text).collect())
    }

    /// Returns the values of a list, each under the name of the list; `expected` describes it.
    pub(crate) fn list(&self, expected: Expected<'_>) -> Option<Vec<Self>> {
        let Some(list) = self.value.as_array() else {
            self.wrong_type(expected);
            return None;
        };
        Some(list.iter().map(|item| Self::new(self.name.clone(), item, self.report)).collect())
    }

    /// Returns the values of a list of words.
    pub(crate) fn items(&self) -> Option<Vec<Self>> {
        self.list(Expected::Texts)
    }

    /// Reads one of the words allowed here.
    pub(crate) fn choose<T: Copy>(&self, all: &[T], name: impl Fn(T) -> &'static str) -> Option<T> {
        let word: String = self.read()?;
        let chosen = all.iter().copied().find(|&choice| name(choice) == word);
        if chosen.is_none() {
            let names: Vec<&str> = all.iter().map(|&choice| name(choice)).collect();
            let message = keyed!("value-unknown", word, key = self.name);
            self.fault(message, one_of(&word, &names));
        }
        chosen
    }

    /// Reads a number in a range.
    pub(crate) fn within(&self, range: &RangeInclusive<f64>) -> Option<f64> {
        let number: f64 = self.read()?;
        if range.contains(&number) {
            return Some(number);
        }
        let help = keyed!("write-number-between", least = range.start(), most = range.end());
        self.refuse(keyed!("number-out-of-range", key = self.name, number), help)
    }

    /// Returns a table; `expected` describes it.
    pub(crate) fn table(&self, expected: Expected<'_>) -> Option<&'t DeTable<'t>> {
        let table = self.value.as_table();
        if table.is_none() {
            self.wrong_type(expected);
        }
        table
    }

    /// Reports a fault of the value.
    pub(crate) fn fault(&self, message: KeyedMessage, help: KeyedMessage) {
        self.report.error(self.span.clone(), message, help);
    }

    /// Reports a fault of the value, which can't be read.
    pub(crate) fn refuse<T>(&self, message: KeyedMessage, help: KeyedMessage) -> Option<T> {
        self.report.refuse(self.span.clone(), message, help)
    }

    /// Reports a value of the wrong type.
    pub(crate) fn wrong_type(&self, expected: Expected<'_>) {
        let (name, expected) = (self.part.called(&self.name), expected.message());
        if is_huge(self.value) {
            let message = keyed!("number-too-long", name => name);
            let help = keyed!("write-fewer-digits", expected => expected);
            self.fault(message, help);
            return;
        }
        let help = keyed!("write-the-expected", expected);
        let message = keyed!("wrong-type", name => name, found => kind(self.value), expected => expected);
        self.fault(message, help);
    }
}

/// Tells whether a value is a whole number that is too large to be read.
fn is_huge(value: &DeValue<'_>) -> bool {
    let digits = |text: &str| text.chars().filter(char::is_ascii_digit).count();
    matches!(value, DeValue::Integer(number) if digits(&number.to_string()) > 15)
}

/// Advises to write one of the allowed words, first the one that may have been meant.
fn one_of(word: &str, names: &[&str]) -> KeyedMessage {
    let quoted: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
    let values = quoted.join(", ");
    match (nearest(word, names.iter().copied()), quoted.as_slice()) {
        (Some(meant), [only]) => keyed!("did-you-mean-only-value", meant, only),
        (Some(meant), _) => keyed!("did-you-mean-value", meant, values),
        (None, [only]) => keyed!("only-value-is", only),
        (None, _) => keyed!("values-are", values),
    }
}
