//! What differs from language to language: a value, so that nothing else needs to know which one it is.
//!
//! Sentences, with their quotation marks and plurals, are in `templates/text/TAG`; hyphenation comes by the tag.

use crate::units::Length;

/// A language in which sets are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language {
    tag: &'static str,
    decimal: char,
    closing: &'static [char],
    whole: &'static [&'static str],
}

impl Language {
    /// English as it is written in Britain.
    pub const ENGLISH: Self = Self { tag: "en", decimal: '.', closing: &['’', '”'], whole: &["figure"] };

    /// All languages that there are; a theme has its words in the first at least.
    pub const ALL: [Self; 1] = [Self::ENGLISH];

    /// The language of a tag (RFC 5646), if there is one.
    #[must_use]
    pub fn find(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.tag.eq_ignore_ascii_case(tag))
    }

    /// Its tag (RFC 5646): the document says it, and files of texts are called by it.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        self.tag
    }

    /// A length with its unit, such as `4.5 mm`.
    #[must_use]
    pub fn length(self, length: Length) -> String {
        self.decimals(&length.to_string())
    }

    /// A number in figures, with the decimals that it has.
    #[must_use]
    pub fn number(self, number: f64) -> String {
        self.decimals(&number.to_string())
    }

    /// Whether a character is a quotation mark that closes: at the end of a line it hangs into the margin a little.
    pub(super) fn closes(self, c: char) -> bool {
        self.closing.contains(&c)
    }

    /// Words of the language that are never hyphenated.
    pub(super) const fn whole(self) -> &'static [&'static str] {
        self.whole
    }

    /// A number in figures, its decimal point replaced by the mark of this language.
    fn decimals(self, number: &str) -> String {
        if self.decimal == '.' {
            number.to_owned()
        } else {
            number.replace('.', self.decimal.encode_utf8(&mut [0; 4]))
        }
    }
}

impl Default for Language {
    fn default() -> Self {
        Self::ENGLISH
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_its_tag() {
        assert_eq!(Language::find("EN"), Some(Language::ENGLISH));
        assert_eq!(Language::find("tlh"), None);
    }

    #[test]
    fn numbers_and_quotation_marks_are_those_of_the_language() {
        let comma = Language { tag: "xx", decimal: ',', closing: &['«'], whole: &[] };
        assert_eq!(comma.length(Length::mm(4.5)), "4,5 mm");
        assert_eq!(comma.number(2.25), "2,25");
        assert!(comma.closes('«') && !comma.closes('”') && Language::ENGLISH.closes('”'));
        assert_eq!(Language::ENGLISH.length(Length::mm(4.5)), "4.5 mm");
    }
}
