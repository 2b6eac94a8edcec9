//! The texts that diagnostics point into.

use std::collections::BTreeMap;

/// The text of each file read, by the name used in messages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sources {
    texts: BTreeMap<String, String>,
}

impl Sources {
    /// No files.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the text of a file; a second text of the same name replaces the first.
    pub fn add(&mut self, file: impl Into<String>, text: impl Into<String>) {
        self.texts.insert(file.into(), text.into());
    }

    /// The text of a file, if it is known.
    #[must_use]
    pub fn get(&self, file: &str) -> Option<&str> {
        self.texts.get(file).map(String::as_str)
    }
}
