//! The entries of a rules record, and reading the value of each key, with its faults.

use std::ops::Range;

use super::Remark;
use crate::game::Board;
use crate::keyed::{KeyedMessage, keyed};

/// Every key with its default value, which is meant where the key is left out. `None`: it has no default.
const KEYS: [(&str, Option<&str>); 42] = [
    ("dim", None),
    ("name", Some("")),
    ("esc", Some("c")),
    ("surf", Some("y")),
    ("atkf", Some("y")),
    ("tfr", Some("d")),
    ("ka", Some("y")),
    ("ks", Some("s")),
    ("kj", Some("n")),
    ("nj", Some("c")),
    ("cj", Some("j")),
    ("mj", Some("n")),
    ("gj", Some("n")),
    ("spd", Some("-1")),
    ("cor", Some("default")),
    ("cen", Some("default")),
    ("afor", Some("")),
    ("dfor", Some("")),
    ("corh", Some(ALL)),
    ("aforh", Some(DEFENDING)),
    ("dforh", Some(ATTACKING)),
    ("cenh", Some(ATTACKING)),
    ("cenhe", Some(ALL)),
    ("corp", Some("K")),
    ("cenp", Some(ALL)),
    ("aforp", Some(ALL)),
    ("dforp", Some(DEFENDING)),
    ("cors", Some("K")),
    ("cens", Some("K")),
    ("afors", Some(ALL)),
    ("dfors", Some(DEFENDING)),
    ("corre", Some(ALL)),
    ("cenre", Some(ALL)),
    ("aforre", Some(ALL)),
    ("dforre", Some(ALL)),
    ("sw", Some("n")),
    ("swf", Some("y")),
    ("efe", Some("n")),
    ("linc", Some("n")),
    ("ber", Some("n")),
    ("start", None),
    ("starti", None),
];

/// Every kind of piece.
pub(super) const ALL: &str = "tcnkmTCNKM";
/// Every kind of the attackers.
const ATTACKING: &str = "tcnkm";
/// Every kind of the defenders.
const DEFENDING: &str = "TCNKM";

/// The value of a key with its place in the record in bytes, or the key's default, whose place is the end of the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RecordField<'a> {
    pub(super) key: &'static str,
    pub(super) value: &'a str,
    pub(super) at: Range<usize>,
}

/// The entries of a record, by key.
pub(super) struct Entries<'a> {
    fields: Vec<RecordField<'a>>,
    end: usize,
}

impl<'a> Entries<'a> {
    /// Splits a record into its entries. Words that are no entries and keys given twice are faults; unknown keys are remarks.
    pub(super) fn read(text: &'a str, faults: &mut Vec<Remark>, remarks: &mut Vec<Remark>) -> Self {
        let mut fields: Vec<RecordField<'a>> = Vec::new();
        for (at, entry) in words(text) {
            let Some((key, value)) = entry.split_once(':') else {
                let message = keyed!("no-record-entry", entry);
                let help = keyed!("write-record-entry");
                faults.push(fault(entry, at, message, help));
                continue;
            };
            let Some((known, _)) = KEYS.iter().find(|(known, _)| *known == key) else {
                let message = keyed!("unknown-record-key", key);
                remarks.push(Remark { key: key.to_owned(), at: Some(at), message, help: None });
                continue;
            };
            if fields.iter().any(|field| field.key == *known) {
                faults.push(twice(key, at));
                continue;
            }
            fields.push(RecordField { key: known, value, at });
        }
        Self { fields, end: text.trim_end().len() }
    }

    /// An entry that the record has.
    pub(super) fn given(&self, key: &str) -> Option<&RecordField<'a>> {
        self.fields.iter().find(|field| field.key == key)
    }

    /// An entry, or its default if the record does not have it.
    pub(super) fn get(&self, key: &'static str) -> RecordField<'a> {
        self.given(key).cloned().unwrap_or_else(|| RecordField {
            key,
            value: usual(key).unwrap_or_default(),
            at: self.end..self.end,
        })
    }
}

/// The default value of a key, which is meant where the key is left out.
pub(super) fn usual(key: &str) -> Option<&'static str> {
    KEYS.iter().find(|(known, _)| *known == key).and_then(|(_, usual)| *usual)
}

/// The words of a text with their places in bytes.
fn words(text: &str) -> Vec<(Range<usize>, &str)> {
    let mut found = Vec::new();
    let mut start = 0;
    for part in text.split_inclusive(|c: char| c.is_ascii_whitespace()) {
        let word = part.trim_end_matches(|c: char| c.is_ascii_whitespace());
        if !word.is_empty() {
            found.push((start..start + word.len(), word));
        }
        start += part.len();
    }
    found
}

/// A fault at a place.
pub(super) fn fault(key: &str, at: Range<usize>, message: KeyedMessage, help: KeyedMessage) -> Remark {
    Remark { key: key.to_owned(), at: Some(at), message, help: Some(help) }
}

/// The fault that a key or a heading is given twice. `at` is the place of the second.
pub(super) fn twice(key: &str, at: Range<usize>) -> Remark {
    let message = keyed!("given-twice-in-record", key);
    fault(key, at, message, keyed!("keep-one-of-two"))
}

/// A record while it is read.
pub(super) struct Reader<'a> {
    pub(super) entries: &'a Entries<'a>,
    pub(super) board: &'a Board,
    pub(super) faults: Vec<Remark>,
    pub(super) remarks: Vec<Remark>,
}

impl Reader<'_> {
    /// Returns the answer that the value of a key stands for. If it stands for none, adds a fault and returns the first answer.
    pub(super) fn choose<T: Clone>(&mut self, key: &'static str, values: &[(&str, T)]) -> T {
        let field = self.entries.get(key);
        if let Some((_, value)) = values.iter().find(|(word, _)| *word == field.value) {
            return value.clone();
        }
        let words: Vec<String> = values.iter().map(|(word, _)| format!("`{word}`")).collect();
        let message = keyed!("no-value-of-key", value = field.value, key);
        let help = keyed!("write-one-of-words", words = words.join(", "));
        self.fault(key, message, help);
        values[0].1.clone()
    }

    pub(super) fn fault(&mut self, key: &'static str, message: KeyedMessage, help: KeyedMessage) {
        self.faults.push(fault(key, self.entries.get(key).at, message, help));
    }

    pub(super) fn remark(&mut self, key: &'static str, message: KeyedMessage) {
        let field = self.entries.get(key);
        self.remarks.push(Remark { key: key.to_owned(), at: Some(field.at), message, help: None });
    }
}
