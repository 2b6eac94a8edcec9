//! Reads the texts of a variant in another language: a file beside the variant's own, like `york-11.de.toml`.
//!
//! It has the variant's texts under the same keys, and nothing else: a paragraph's conditions and rank are only in the
//! variant's file. A list has as many texts as the variant's, in the same order; an empty text is not translated yet.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::prose::check;
use super::report::Report;
use super::section::Text;
use super::suggest::nearest;
use super::value::{read, wrong_type};
use crate::diag::Diagnostic;
use crate::keyed::keyed;

/// Text of a variant in another language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranslatedText {
    /// Text in the variant's own file.
    pub original: String,
    /// Text in the other language.
    pub text: String,
    /// Place of the text in the file of translations, in bytes.
    pub span: Range<usize>,
}

/// Sections that have texts.
const SECTIONS: [&str; 4] = ["edition", "options", "disputed", "about"];

/// Reads the texts of `source`, translations of the texts in a variant's file, which has no faults.
///
/// # Errors
///
/// Every fault: keys that the variant doesn't have, lists of another length, texts that can't be read.
pub fn translation(
    (file, source): (&str, &str),
    (original_file, original): (&str, &str),
) -> Result<Vec<TranslatedText>, Vec<Diagnostic>> {
    let (report, table) = Report::parse(file, source);
    let (theirs, _) = DeTable::parse_recoverable(original);
    let mut reader = TranslationReader { report: &report, original: original_file, read: Vec::new() };
    reader.sections(&table, theirs.get_ref());
    let read = reader.read;
    if report.has_errors() { Err(report.finish()) } else { Ok(read) }
}

struct TranslationReader<'r> {
    report: &'r Report<'r>,
    original: &'r str,
    read: Vec<TranslatedText>,
}

impl TranslationReader<'_> {
    fn sections(&mut self, table: &DeTable<'_>, theirs: &DeTable<'_>) {
        for (key, value) in table {
            let word: &str = key.get_ref();
            if !SECTIONS.contains(&word) {
                let help = match nearest(word, SECTIONS) {
                    Some(meant) => keyed!("did-you-mean-section", "did you mean [{meant}]?", meant),
                    None => keyed!(
                        "sections-of-translation",
                        "take it out: a translation has the sections [edition], [options.…], [disputed] and [about]"
                    ),
                };
                let message = keyed!("section-not-translated", "`{word}` is no text to be translated", word);
                self.report.error(key.span(), message, help);
                continue;
            }
            let theirs = theirs.get(word).map(Spanned::get_ref);
            match (value.get_ref(), theirs) {
                (DeValue::Table(own), Some(DeValue::Table(theirs))) => self.keys(word, own, theirs),
                (_, None) => self.unknown(key.span(), word, std::iter::empty()),
                _ => wrong_type(
                    value,
                    word,
                    &format!("a section that starts with the line [{word}]"),
                    self.report,
                ),
            }
        }
    }

    /// Reads the keys of a section; an option's only text is its title.
    fn keys(&mut self, section: &str, own: &DeTable<'_>, theirs: &DeTable<'_>) {
        for (key, value) in own {
            let word: &str = key.get_ref();
            let Some(original) = theirs.get(word) else {
                self.unknown(key.span(), word, theirs.keys().map(|key| &**key.get_ref()));
                continue;
            };
            match (section, value.get_ref(), original.get_ref()) {
                ("options", DeValue::Table(own), DeValue::Table(theirs)) => {
                    self.keys("an option", own, theirs);
                }
                (_, DeValue::Array(own), DeValue::Array(theirs)) => {
                    if own.len() != theirs.len() {
                        let message = keyed!(
                            "translated-texts-miscounted",
                            "`{word}` has {own} texts, and {file} has {theirs}",
                            word,
                            own = own.len(),
                            file = self.original,
                            theirs = theirs.len()
                        );
                        let help = keyed!(
                            "translate-each-in-order",
                            "write one for each, in the same order; \"\" for one that isn't translated yet"
                        );
                        self.report.error(value.span(), message, help);
                        continue;
                    }
                    for (own, theirs) in own.iter().zip(theirs) {
                        self.text(word, own, theirs);
                    }
                }
                (_, DeValue::String(_), _) => self.text(word, value, original),
                _ => wrong_type(
                    value,
                    word,
                    "what it is in the game's own file: a text or a list of texts",
                    self.report,
                ),
            }
        }
    }

    /// Reads a text and its original, which is a text or a table with one.
    fn text(&mut self, key: &str, own: &Spanned<DeValue<'_>>, theirs: &Spanned<DeValue<'_>>) {
        let original = match theirs.get_ref() {
            DeValue::Table(table) => table.get("text").and_then(|text| text.get_ref().as_str()),
            value => value.as_str(),
        };
        let Some(original) = original else {
            let message = keyed!(
                "original-no-text",
                "what {file} says under `{key}` is no text",
                file = self.original,
                key
            );
            self.report.error(own.span(), message, keyed!("take-it-out", "take it out"));
            return;
        };
        let Some(value) = read::<String>(own, &format!("a text of {key}"), self.report) else { return };
        if value.trim().is_empty() {
            return;
        }
        let text = Text { value, span: own.span() };
        check(&text, key, self.report);
        let Text { value: text, span } = text;
        self.read.push(TranslatedText { original: original.to_owned(), text, span });
    }

    fn unknown<'k>(&self, place: Range<usize>, word: &str, known: impl Iterator<Item = &'k str>) {
        let help = match nearest(word, known) {
            Some(meant) => keyed!("did-you-mean", "did you mean `{meant}`?", meant),
            None => keyed!("take-it-out", "take it out"),
        };
        let message = keyed!("original-lacks-key", "{file} has no `{word}`", file = self.original, word);
        self.report.error(place, message, help);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "id = \"g\"\n[options.a]\ntitle = \"one\"\nrules = {}\n[disputed]\nescape = \"who\"\n[about]\n\
                        subtitle = \"sub\"\nfound = [ { text = \"first\", speaks-of = [] }, \"second\" ]\n";

    fn read(source: &str) -> Result<Vec<(String, String)>, Vec<String>> {
        match translation(("g.de.toml", source), ("g.toml", GAME)) {
            Ok(texts) => Ok(texts.into_iter().map(|text| (text.original, text.text)).collect()),
            Err(found) => Err(found.into_iter().map(|fault| fault.message.text().to_owned()).collect()),
        }
    }

    #[test]
    fn texts_stand_under_the_keys_of_the_game() {
        let source = "[options.a]\ntitle = \"eins\"\n[disputed]\nescape = \"wer\"\n[about]\nsubtitle = \"unter\"\n\
                      found = [ \"erstens\", \"\" ]\n";
        let pairs = read(source).expect("no faults");
        let pairs: Vec<(&str, &str)> =
            pairs.iter().map(|(one, other)| (one.as_str(), other.as_str())).collect();
        for pair in [("one", "eins"), ("who", "wer"), ("sub", "unter"), ("first", "erstens")] {
            assert!(pairs.contains(&pair), "{pairs:?}");
        }
        assert_eq!(pairs.len(), 4, "what is empty is not translated");
    }

    #[test]
    fn what_the_game_does_not_have_is_a_fault() {
        for (source, expected) in [
            ("[about]\nfound = [ \"a\" ]\n", "`found` has 1 texts, and g.toml has 2"),
            ("[about]\nfuond = [ \"a\", \"b\" ]\n", "g.toml has no `fuond`"),
            ("name = \"x\"\n", "`name` is no text to be translated"),
            ("[about]\nsubtitle = \"*x\"\n", "this `*` starts *italic* text that never ends"),
            ("[options.a]\nrules = \"x\"\n", "what g.toml says under `rules` is no text"),
        ] {
            let found = read(source).expect_err(source);
            assert!(found.len() == 1, "{found:?}");
            if !expected.starts_with("this") {
                assert_eq!(found[0], expected);
            }
        }
    }
}
