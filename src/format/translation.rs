//! Reads the texts of a variant in another language: a file beside the variant's own, like `york-11.de.toml`.
//!
//! It has the variant's texts under the same keys, and nothing else: a paragraph's conditions and rank are only in the
//! variant's file. A list has as many texts as the variant's, in the same order; an empty text is not translated yet.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::diag::Diagnostic;
use crate::format::file::{
    EntryPart, Expected, FileEntry, FileSection, Report, Text, check_text, did_you_mean, nearest, read_file,
};
use crate::keyed::{KeyedMessage, keyed};

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
    file: &str,
    source: &str,
    original_file: &str,
    original: &str,
) -> Result<Vec<TranslatedText>, Vec<Diagnostic>> {
    let (theirs, _) = DeTable::parse_recoverable(original);
    read_file(file, source, |root| {
        let mut reader = TranslationReader { original: original_file, read: Vec::new() };
        reader.sections(&root, theirs.get_ref());
        Some(reader.read)
    })
}

struct TranslationReader<'r> {
    /// Name of the variant's file.
    original: &'r str,
    read: Vec<TranslatedText>,
}

impl TranslationReader<'_> {
    fn sections(&mut self, root: &FileSection<'_>, theirs: &DeTable<'_>) {
        for (key, value) in root.pairs() {
            let word = key.value.as_str();
            if !SECTIONS.contains(&word) {
                let help = match nearest(word, SECTIONS) {
                    Some(meant) => keyed!("did-you-mean-section", meant),
                    None => keyed!("sections-of-translation"),
                };
                let message = keyed!("section-not-translated", word);
                root.report.error(key.span, message, help);
                continue;
            }
            let line = format!("[{word}]");
            match theirs.get(word).map(Spanned::get_ref) {
                None => self.unknown(&key, root.report, &DeTable::new()),
                Some(DeValue::Table(theirs)) => {
                    if let Some(own) =
                        FileSection::of(&value, KeyedMessage::own(word), Expected::Section(&line))
                    {
                        self.keys(word, &own, theirs);
                    }
                }
                Some(_) => value.wrong_type(Expected::Section(&line)),
            }
        }
    }

    /// Reads the keys of a section; an option's only text is its title.
    fn keys(&mut self, section: &str, own: &FileSection<'_>, theirs: &DeTable<'_>) {
        for (key, value) in own.pairs() {
            let word = key.value.as_str();
            let Some(original) = theirs.get(word) else {
                self.unknown(&key, own.report, theirs);
                continue;
            };
            match (section, value.value, original.get_ref()) {
                ("options", DeValue::Table(own), DeValue::Table(theirs)) => {
                    let own = FileSection::over(own, KeyedMessage::own(word), value.span, value.report);
                    self.keys("an option", &own, theirs);
                }
                (_, DeValue::Array(own), DeValue::Array(theirs)) => {
                    if own.len() != theirs.len() {
                        let message = keyed!(
                            "translated-texts-miscounted",
                            word,
                            own = own.len(),
                            file = self.original,
                            theirs = theirs.len()
                        );
                        let help = keyed!("translate-each-in-order");
                        value.fault(message, help);
                        continue;
                    }
                    for (own, theirs) in value.items().iter().flatten().zip(theirs) {
                        self.text(own, theirs.get_ref());
                    }
                }
                (_, DeValue::String(_), original) => self.text(&value, original),
                _ => value.wrong_type(Expected::AsInOriginal),
            }
        }
    }

    /// Reads a text and its original, which is a text or a table with one.
    fn text(&mut self, own: &FileEntry<'_>, theirs: &DeValue<'_>) {
        let key = own.name.as_ref();
        let original = match theirs {
            DeValue::Table(table) => table.get("text").and_then(|text| text.get_ref().as_str()),
            value => value.as_str(),
        };
        let Some(original) = original else {
            let message = keyed!("original-no-text", file = self.original, key);
            own.fault(message, keyed!("take-it-out"));
            return;
        };
        let named = FileEntry { name: key.into(), part: EntryPart::Text, span: own.span.clone(), ..*own };
        let Some(text) = named.text().filter(|text| !text.value.trim().is_empty()) else { return };
        check_text(&text, key, own.report);
        let Text { value: text, span } = text;
        self.read.push(TranslatedText { original: original.to_owned(), text, span });
    }

    /// Reports a key that the variant's file, or the section `theirs` of it, doesn't have.
    fn unknown(&self, key: &Text, report: &Report<'_>, theirs: &DeTable<'_>) {
        let word = key.value.as_str();
        let help = match nearest(word, theirs.keys().map(|key| &**key.get_ref())) {
            Some(meant) => did_you_mean(meant),
            None => keyed!("take-it-out"),
        };
        let message = keyed!("original-lacks-key", file = self.original, word);
        report.error(key.span.clone(), message, help);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "id = \"g\"\n[options.a]\ntitle = \"one\"\nrules = {}\n[disputed]\nescape = \"who\"\n[about]\n\
                        subtitle = \"sub\"\nfound = [ { text = \"first\", speaks-of = [] }, \"second\" ]\n";

    fn read(source: &str) -> Result<Vec<(String, String)>, Vec<String>> {
        match translation("g.de.toml", source, "g.toml", GAME) {
            Ok(texts) => Ok(texts.into_iter().map(|text| (text.original, text.text)).collect()),
            Err(found) => Err(found.into_iter().map(|fault| fault.message.text()).collect()),
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
