//! Suggests a name for a mistyped one.

use crate::keyed::{KeyedMessage, keyed};

/// Returns the name nearest to a mistyped one, if at most a third of its letters are wrong; ignores case. Of equally
/// near names it is the first.
#[must_use]
pub fn nearest<'a>(word: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    // A long word is no typing mistake; the limit keeps the work small.
    if word.len() > 64 {
        return None;
    }
    let word = word.to_lowercase();
    let letters = word.chars().count();
    let allowed = (letters / 3).max(1);
    let near = names.into_iter().filter_map(|name| {
        // Each letter more or less counts as a mistake.
        if name.chars().count().abs_diff(letters) > allowed {
            return None;
        }
        // The distance counts insertions, deletions, replacements and swaps of neighbours between the two words.
        let distance = strsim::osa_distance(&word, name);
        (distance <= allowed && distance < name.chars().count()).then_some((distance, name))
    });
    near.min_by_key(|&(distance, _)| distance).map(|(_, name)| name)
}

/// Returns the advice with a key that the author may have meant.
pub(crate) fn did_you_mean(meant: &str) -> KeyedMessage {
    keyed!("did-you-mean", meant)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_what_was_meant() {
        let names = ["first", "throne", "throne-stop", "king-arms", "id"];
        assert_eq!(nearest("frist", names), Some("first"));
        assert_eq!(nearest("trone", names), Some("throne"));
        assert_eq!(nearest("King-Arm", names), Some("king-arms"));
        assert_eq!(nearest("throne-stpo", names), Some("throne-stop"));
        assert_eq!(nearest("colour", names), None);
        assert_eq!(nearest("x", names), None);
        assert_eq!(nearest("", names), None);
    }
}
