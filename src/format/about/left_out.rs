//! Reports paragraphs that are not printed because the rules they speak of are answered otherwise now.

use std::ops::Range;

use super::when::{Circumstances, OwnCondition};
use crate::format::answers::{Answers, LAYOUT, Played};
use crate::keyed::{KeyedMessage, joined, keyed, listed};

/// Paragraph that speaks of rules which are answered otherwise now.
pub(crate) struct OmittedParagraph {
    /// List that the paragraph is in.
    pub(crate) list: String,
    /// Place of the paragraph's text.
    pub(crate) place: Range<usize>,
    /// Number of the file that the paragraph is in; 0 is the variant's own.
    pub(crate) file: usize,
    /// Questions that are answered otherwise than in that file; at least one.
    pub(crate) questions: Vec<String>,
    /// Beginning of the text.
    pub(crate) beginning: String,
}

/// Most letters of a paragraph that a message repeats to identify it.
const LETTERS: usize = 60;

/// Returns the beginning of a text, for people to find it.
pub(crate) fn beginning(text: &str) -> String {
    match text.char_indices().nth(LETTERS) {
        None => text.to_owned(),
        Some((end, _)) => {
            let whole = text[..end].rfind(' ').unwrap_or(end);
            format!("{} …", &text[..whole])
        }
    }
}

impl OmittedParagraph {
    /// Returns the message that the paragraph is left out, with its place and the reason, and the advice.
    pub(crate) fn told(&self, now: &Circumstances<'_>) -> Option<(KeyedMessage, KeyedMessage)> {
        let (played, written) = (&now.played.as_ref()?.answers, now.written.get(self.file)?);
        let help = keyed!("write-another-paragraph", beginning = self.beginning);
        Some((self.message(&now.report.spoken(&self.place), played, written), help))
    }

    fn message(&self, place: &str, played: &Answers, written: &Answers) -> KeyedMessage {
        match self.questions.as_slice() {
            [only] if only == LAYOUT => keyed!("paragraph-of-another-layout", list = self.list, place),
            [key] => keyed!(
                "paragraph-of-another-answer",
                list = self.list,
                place,
                key,
                before => answer(written, key),
                now => answer(played, key)
            ),
            several => {
                let differences = several.iter().map(|key| difference(key, played, written));
                let differences = joined(differences, |first, next| keyed!("and-for-another", first, next));
                keyed!("paragraph-of-other-answers", list = self.list, place, differences)
            }
        }
    }
}

/// Describes a question's answer when the paragraph was written, and its answer now.
fn difference(key: &str, played: &Answers, written: &Answers) -> KeyedMessage {
    if key == LAYOUT {
        return keyed!("another-layout");
    }
    keyed!("answered-otherwise", key, before => answer(written, key), now => answer(played, key))
}

/// Formats an answer as in a file.
fn answer(answers: &Answers, key: &str) -> KeyedMessage {
    match answers.to(key) {
        None => keyed!("no-answer"),
        Some(words) => listed(words.iter().map(|word| KeyedMessage::own(&format!("\"{word}\"")))),
    }
}

/// Reports every paragraph of the variant's own file that is printed in none of the ways to play it. Does nothing if
/// the ways are too many to try, or if there are other errors, which may be the reason.
pub(crate) fn never_printed(
    own: &[OwnCondition],
    ways: impl Fn(usize) -> Option<Vec<Played>>,
    now: &Circumstances<'_>,
) {
    let Some(written) = now.written.first() else { return };
    let mut asking: Vec<&OwnCondition> = own.iter().filter(|own| own.condition.asks()).collect();
    if asking.is_empty() || now.report.has_errors() {
        return;
    }
    // Nearly every paragraph is printed without options or with one; only the rest needs the many other ways.
    if let Some(few) = ways(1) {
        asking.retain(|own| own.condition.never(&own.list, &few, written).is_some());
    }
    if asking.is_empty() {
        return;
    }
    let Some(ways) = ways(usize::MAX) else { return };
    for own in asking {
        if let Some(never) = own.condition.never(&own.list, &ways, written) {
            now.report.error(never.place.unwrap_or_else(|| own.place.clone()), never.message, never.help);
        }
    }
}
