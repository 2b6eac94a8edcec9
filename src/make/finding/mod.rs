//! Where things are found: games, themes and languages, by name or in files of the caller's own, with their words and their
//! faults.

pub(super) mod cache;
pub(super) mod folder;
pub(super) mod library;
pub(super) mod locale;
pub(super) mod locale_faults;
pub(super) mod meant;
pub(super) mod own_words;
pub(super) mod path;
pub(super) mod source;
pub(super) mod spoken;
pub(super) mod theme_words;
pub(super) mod words;
