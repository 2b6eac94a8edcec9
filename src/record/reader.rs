//! Reading one key of a record after another: its value, and what is wrong with it.

use super::Remark;
use super::keys::{Entries, fault};
use crate::game::Board;
use crate::keyed::{KeyedMessage, keyed};

/// A record while it is read.
pub(super) struct Reader<'a> {
    pub(super) entries: &'a Entries<'a>,
    pub(super) board: &'a Board,
    pub(super) faults: Vec<Remark>,
    pub(super) remarks: Vec<Remark>,
}

impl Reader<'_> {
    /// The value of a word, or that of the first one if it is none.
    pub(super) fn choose<T: Clone>(&mut self, key: &'static str, values: &[(&str, T)]) -> T {
        let field = self.entries.get(key);
        if let Some((_, value)) = values.iter().find(|(word, _)| *word == field.value) {
            return value.clone();
        }
        let words: Vec<String> = values.iter().map(|(word, _)| format!("`{word}`")).collect();
        let message = keyed!("no-value-of-key", "`{value}` is no value of `{key}`", value = field.value, key);
        let help = keyed!("write-one-of-words", "write one of {words}", words = words.join(", "));
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
