//! What is remembered of a paragraph that is left out, to name it.

use std::ops::Range;

/// A paragraph that speaks of rules which are played otherwise.
pub(super) struct OmittedParagraph {
    /// The list it stands in.
    pub(super) list: String,
    /// Its text's place.
    pub(super) place: Range<usize>,
    /// The file in which it stands, 0 being the variant's own.
    pub(super) file: usize,
    /// The questions that are answered otherwise than in that file; one at least.
    pub(super) questions: Vec<String>,
    /// How it begins.
    pub(super) beginning: String,
}

/// The most letters of a paragraph that are repeated to say which one is meant.
const LETTERS: usize = 60;

/// How a text begins, for people to find it.
pub(super) fn beginning(text: &str) -> String {
    match text.char_indices().nth(LETTERS) {
        None => text.to_owned(),
        Some((end, _)) => {
            let whole = text[..end].rfind(' ').unwrap_or(end);
            format!("{} …", &text[..whole])
        }
    }
}
