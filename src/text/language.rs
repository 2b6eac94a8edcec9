//! What differs from language to language: a value, so that nothing else needs to know which one it is.
//!
//! Sentences, with their quotation marks and plurals, are in `templates/text/TAG`, and so are these facts of every language but
//! English, in `language.toml`; hyphenation comes by the tag.

use crate::units::Length;
use std::sync::Arc;

/// A language in which sets are made. A copy shares the facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language(Arc<LanguageFacts>);

/// What a language says of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LanguageFacts {
    /// Its tag (RFC 5646): the document says it, and files of words are called by it.
    pub tag: String,
    /// Its name in itself, such as `Deutsch`.
    pub name: String,
    /// Its name in English, such as `German`.
    pub english_name: String,
    /// What stands between a whole number and its decimals.
    pub decimal: char,
    /// Quotation marks that close: at the end of a line they hang into the margin a little.
    pub closing: Vec<char>,
    /// Words that are never hyphenated, in small letters.
    pub whole: Vec<String>,
    /// The genders that its nouns can have; a term says its own as `.gender`.
    pub genders: Vec<String>,
    /// What terms can be asked for, such as `case`, and the forms of each.
    pub forms: Vec<(String, Vec<String>)>,
    /// Whether its nouns begin with a capital letter.
    pub capital_nouns: bool,
    /// How forms of its nouns follow from others: of those that fit the first holds.
    pub noun_rules: Vec<NounRule>,
}

/// How forms of a noun follow from another form of it. A form is named by the words of [`LanguageFacts::forms`], such as `other`
/// and `dative`; the first of each need not be said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NounRule {
    /// What follows.
    pub forms: Vec<Vec<String>>,
    /// From which form.
    pub of: Vec<String>,
    /// What stands behind that form.
    pub adds: String,
    /// Of nouns of which genders; of all, if there are none.
    pub genders: Vec<String>,
    /// How that form ends, in small letters; in any way, if there are none.
    pub ends: Vec<String>,
    /// A form that must be the noun's first form with one of these behind it.
    pub if_form: Option<(Vec<String>, Vec<String>)>,
    /// Whether it always holds; else it is a guess, which is proposed to the author.
    pub is_sure: bool,
}

impl LanguageFacts {
    /// Whether a word is a tag as RFC 5646 has them, which Fluent knows.
    #[must_use]
    pub fn is_tag(word: &str) -> bool {
        word.parse::<unic_langid::LanguageIdentifier>().is_ok()
    }
}

impl Language {
    /// The tag of English, the language that is written first and that the others are made from.
    pub const ENGLISH: &'static str = "en";

    /// English as it is written in Britain.
    #[must_use]
    pub fn english() -> Self {
        let words = |all: &[&str]| all.iter().map(|&word| word.to_owned()).collect();
        Self::new(LanguageFacts {
            tag: Self::ENGLISH.to_owned(),
            name: "English".to_owned(),
            english_name: "English".to_owned(),
            decimal: '.',
            closing: vec!['’', '”'],
            whole: words(&["figure"]),
            genders: words(&["masculine", "feminine", "neuter"]),
            forms: vec![("number".to_owned(), words(&["one", "other"]))],
            capital_nouns: false,
            noun_rules: vec![NounRule {
                forms: vec![words(&["other"])],
                adds: "s".to_owned(),
                ..NounRule::default()
            }],
        })
    }

    /// A language of which this is known.
    #[must_use]
    pub fn new(facts: LanguageFacts) -> Self {
        Self(Arc::new(facts))
    }

    /// What it says of itself.
    #[must_use]
    pub fn facts(&self) -> &LanguageFacts {
        &self.0
    }

    /// Its tag (RFC 5646).
    #[must_use]
    pub fn tag(&self) -> &str {
        &self.0.tag
    }

    /// Whether it is the one that the others are made from.
    #[must_use]
    pub fn is_english(&self) -> bool {
        self.tag() == Self::ENGLISH
    }

    /// A length with its unit, such as `4.5 mm`.
    #[must_use]
    pub fn length(&self, length: Length) -> String {
        self.decimals(&length.to_string())
    }

    /// A number in figures, with the decimals that it has.
    #[must_use]
    pub fn number(&self, number: f64) -> String {
        self.decimals(&number.to_string())
    }

    /// Whether a character is a quotation mark that closes.
    pub(super) fn closes(&self, c: char) -> bool {
        self.0.closing.contains(&c)
    }

    /// Words of the language that are never hyphenated.
    pub(super) fn whole(&self) -> &[String] {
        &self.0.whole
    }

    /// A number in figures, its decimal point replaced by the mark of this language.
    fn decimals(&self, number: &str) -> String {
        if self.0.decimal == '.' {
            number.to_owned()
        } else {
            number.replace('.', self.0.decimal.encode_utf8(&mut [0; 4]))
        }
    }
}

impl Default for Language {
    fn default() -> Self {
        Self::english()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_quotation_marks_are_those_of_the_language() {
        let english = Language::english();
        let comma = Language::new(LanguageFacts {
            tag: "xx".to_owned(),
            decimal: ',',
            closing: vec!['«'],
            ..english.facts().clone()
        });
        assert_eq!(comma.length(Length::mm(4.5)), "4,5 mm");
        assert_eq!(comma.number(2.25), "2,25");
        assert!(comma.closes('«') && !comma.closes('”') && english.closes('”'));
        assert_eq!(english.length(Length::mm(4.5)), "4.5 mm");
        assert!(english.is_english() && !comma.is_english());
    }
}
