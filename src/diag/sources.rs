//! The texts that diagnostics point into.

use std::collections::BTreeMap;
use std::sync::Arc;

/// The text of each file read, by the name used in messages. A copy shares the texts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sources {
    texts: BTreeMap<String, Arc<str>>,
}

impl Sources {
    /// No files.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the text of a file; a second text of the same name replaces the first.
    pub fn add(&mut self, file: impl Into<String>, text: impl Into<Arc<str>>) {
        self.texts.insert(file.into(), text.into());
    }

    /// Adds all texts of others, as [`Self::add`] does.
    pub fn extend(&mut self, others: &Self) {
        let texts = others.texts.iter().map(|(file, text)| (file.clone(), Arc::clone(text)));
        self.texts.extend(texts);
    }

    /// The text of a file, if it is known.
    #[must_use]
    pub fn get(&self, file: &str) -> Option<&str> {
        self.texts.get(file).map(AsRef::as_ref)
    }
}
