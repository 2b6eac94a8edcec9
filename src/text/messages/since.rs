//! Finds the English sentences that have changed since a language was translated from them.
//!
//! A language's folder has a file for it with lines like `rule-setup 3f9c2a41`: a sentence's name and the first
//! digits of the SHA-256 of the English sentence at that time.

use super::compare::SentenceFile;
use super::places::entries;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// First line of the file, up to its full stop.
pub const SINCE_STARTS: &str = "# What the English sentences said when these were translated";
/// Bytes of a hash that are written, each as two digits.
const BYTES: usize = 4;

/// Returns the sentences of files by id, each as it is written behind its `=`, without blanks at the ends of its lines.
#[must_use]
pub fn sentences(files: &[SentenceFile<'_>]) -> BTreeMap<String, String> {
    let sentence = |entry: &str| {
        let mut lines = entry.lines();
        let is_named = entry.starts_with(|c: char| c == '-' || c.is_ascii_alphabetic());
        let (id, first) = lines.next()?.split_once('=').filter(|_| is_named)?;
        let text: Vec<&str> = std::iter::once(first).chain(lines).map(str::trim).collect();
        Some((id.trim().to_owned(), text.join("\n").trim().to_owned()))
    };
    files.iter().flat_map(|(_, source)| entries(source)).filter_map(sentence).collect()
}

/// Returns the text of the file for these sentences.
#[must_use]
pub fn written_since(english: &[SentenceFile<'_>]) -> String {
    let mut text = format!("{SINCE_STARTS}. Made by `tafl-print check --lang FOLDER --accept`.\n");
    for (id, sentence) in sentences(english) {
        let _ = writeln!(text, "{id} {}", hash(&sentence));
    }
    text
}

/// Returns the ids of English sentences that differ from the file's hash, or that the file doesn't have.
#[must_use]
pub fn changed_since(written: &str, english: &[SentenceFile<'_>]) -> Vec<String> {
    let known: BTreeMap<&str, &str> = written.lines().filter_map(|line| line.split_once(' ')).collect();
    let is_changed =
        |(id, sentence): &(String, String)| known.get(id.as_str()) != Some(&hash(sentence).as_str());
    sentences(english).into_iter().filter(is_changed).map(|(id, _)| id).collect()
}

fn hash(sentence: &str) -> String {
    hash_digits(sentence, BYTES)
}

/// Returns the first bytes of a text's SHA-256, each as two digits.
#[must_use]
pub fn hash_digits(text: &str, bytes: usize) -> String {
    Sha256::digest(text).iter().take(bytes).fold(String::new(), |mut digits, byte| {
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEFORE: &str = "# head\none = First.\n\n# about two\ntwo =\n    { $n ->\n        [one] a\n       *[other] b\n    }\n";

    #[test]
    fn a_sentence_is_all_of_its_lines() {
        let all = sentences(&[("a.ftl", BEFORE)]);
        assert_eq!(all["one"], "First.");
        assert_eq!(all["two"], "{ $n ->\n[one] a\n*[other] b\n}");
        assert_eq!(all.len(), 2);
    }

    #[test]
    fn what_has_changed_is_known() {
        let written = written_since(&[("a.ftl", BEFORE)]);
        assert_eq!(changed_since(&written, &[("a.ftl", BEFORE)]), [""; 0]);
        // Comments and the layout of lines are no change; a word, and a new sentence, are.
        let after =
            BEFORE.replace("# about two", "# other words").replace("       *[other] b", "   *[other] bb");
        assert_eq!(changed_since(&written, &[("a.ftl", &after)]), ["two"]);
        assert_eq!(changed_since(&written, &[("a.ftl", "one = First.\nthree = x\n")]), ["three"]);
    }
}
