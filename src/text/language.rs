//! The facts that differ from language to language, as one value: no other code depends on the language.
//!
//! Sentences, with their quotation marks and plurals, are in `templates/text/TAG`; so are the facts of every language
//! but English, in `language.toml`. Hyphenation patterns are found by the tag.

use crate::units::Length;
use std::sync::Arc;

/// Language in which sets are made. Clones share the facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language(Arc<LanguageFacts>);

/// Facts of a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LanguageFacts {
    /// Tag (RFC 5646): it is written into the document, and names the files of words.
    pub tag: String,
    /// Name in the language itself, like `Deutsch`.
    pub name: String,
    /// Name in English, like `German`.
    pub english_name: String,
    /// Mark between a whole number and its decimals.
    pub decimal: char,
    /// Closing quotation marks: at the end of a line they hang into the margin a little.
    pub closing: Vec<char>,
    /// Words that are never hyphenated, in small letters.
    pub whole: Vec<String>,
    /// Genders of nouns; a term gives its gender as `.gender`.
    pub genders: Vec<String>,
    /// Variables that terms choose by, like `case`, each with its words.
    pub forms: Vec<(String, Vec<String>)>,
    /// Whether nouns begin with a capital letter.
    pub capital_nouns: bool,
    /// Rules by which forms of nouns follow from others; the first that fits is used.
    pub noun_rules: Vec<NounRule>,
}

/// Rule by which forms of a noun follow from another form. A form is named by words of [`LanguageFacts::forms`], like
/// `other` and `dative`; the first word of each variable may be left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NounRule {
    /// Forms that follow.
    pub forms: Vec<Vec<String>>,
    /// Form that they follow from.
    pub of: Vec<String>,
    /// Ending that is added to that form.
    pub adds: String,
    /// Genders of the nouns that the rule is for; empty for all.
    pub genders: Vec<String>,
    /// Endings, in small letters, that the form to start from may have; empty for any.
    pub ends: Vec<String>,
    /// Condition: this form must be the noun's first form with one of these endings.
    pub if_form: Option<(Vec<String>, Vec<String>)>,
    /// Whether the rule always holds; otherwise it is a guess, which is proposed to the author.
    pub is_sure: bool,
}

impl LanguageFacts {
    /// Tells whether a word is a language tag of RFC 5646 that Fluent knows.
    #[must_use]
    pub fn is_tag(word: &str) -> bool {
        word.parse::<unic_langid::LanguageIdentifier>().is_ok()
    }
}

impl Language {
    /// Tag of English, from which the other languages are translated.
    pub const ENGLISH: &'static str = "en";

    /// Returns English as it is written in Britain.
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

    /// Creates a language from its facts.
    #[must_use]
    pub fn new(facts: LanguageFacts) -> Self {
        Self(Arc::new(facts))
    }

    /// Returns the facts of the language.
    #[must_use]
    pub fn facts(&self) -> &LanguageFacts {
        &self.0
    }

    /// Returns the tag of the language (RFC 5646).
    #[must_use]
    pub fn tag(&self) -> &str {
        &self.0.tag
    }

    /// Tells whether the language is English, from which the others are translated.
    #[must_use]
    pub fn is_english(&self) -> bool {
        self.tag() == Self::ENGLISH
    }

    /// Formats a length with its unit, like `4.5 mm`.
    #[must_use]
    pub fn length(&self, length: Length) -> String {
        self.decimals(&length.to_string())
    }

    /// Formats an approximate length with a no-break space before its unit; if `in_inches`, in sixteenths of an inch, too.
    #[must_use]
    pub fn about(&self, length: Length, in_inches: bool) -> String {
        let metric = self.length(length).replace(' ', "\u{a0}");
        if !in_inches {
            return metric;
        }
        let (mut share, mut of) = ((length.to_mm() / 25.4 * 16.0).round() as u32, 16);
        while share.is_multiple_of(2) && of > 1 {
            (share, of) = (share / 2, of / 2);
        }
        let inches = match (share / of, share % of) {
            (whole, 0) => whole.to_string(),
            (0, part) => format!("{part}/{of}"),
            (whole, part) => format!("{whole}\u{a0}{part}/{of}"),
        };
        format!("{metric} ({inches}\u{a0}in)")
    }

    /// Formats a number in figures, with all its decimals.
    #[must_use]
    pub fn number(&self, number: f64) -> String {
        self.decimals(&number.to_string())
    }

    /// Tells whether a character is a closing quotation mark.
    pub(super) fn closes(&self, c: char) -> bool {
        self.0.closing.contains(&c)
    }

    /// Returns the words that are never hyphenated.
    pub(super) fn whole(&self) -> &[String] {
        &self.0.whole
    }

    /// Replaces the decimal point of a number in figures by the language's own mark.
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
