//! Answers that are one of some words.

use super::place::AnswerPlace;
use crate::game::{Ruleset, Word};

/// Answer that is a value of a type whose values are words.
pub(super) struct OneOf<T> {
    /// Place of the answer in a ruleset.
    pub(super) place: AnswerPlace<T>,
    /// Answer that leaving the question out means. `None`: it can't be left out.
    pub(super) plain: Option<T>,
    /// Meaning of each word, as an answer to the question.
    pub(super) means: fn(T) -> &'static str,
}

/// [`OneOf`] for any type.
pub(crate) trait AnswerWords: Sync {
    /// Returns every word, in the order in which people are told them.
    fn all(&self) -> Vec<&'static str>;

    /// Returns every word with its meaning.
    fn meanings(&self) -> Vec<(&'static str, &'static str)>;

    /// Returns the word that leaving the question out means. `None`: it can't be left out.
    fn plain(&self) -> Option<&'static str>;

    /// Returns a word for an example line: the first one that differs from leaving the question out.
    fn example(&self) -> &'static str {
        let plain = self.plain();
        self.all().into_iter().find(|&word| Some(word) != plain).unwrap_or_default()
    }

    /// Returns the word of a ruleset's answer. `None`: the rules have no place for it.
    fn get(&self, rules: &Ruleset) -> Option<&'static str>;

    /// Puts a word into a ruleset. Returns `false` if there is no such word.
    fn set(&self, rules: &mut Ruleset, word: &str) -> bool;
}

impl<T: Word> AnswerWords for OneOf<T> {
    fn all(&self) -> Vec<&'static str> {
        T::all().into_iter().map(T::name).collect()
    }

    fn meanings(&self) -> Vec<(&'static str, &'static str)> {
        T::all().into_iter().map(|value| (value.name(), (self.means)(value))).collect()
    }

    fn plain(&self) -> Option<&'static str> {
        self.plain.map(T::name)
    }

    fn get(&self, rules: &Ruleset) -> Option<&'static str> {
        (self.place.get)(rules).map(T::name)
    }

    fn set(&self, rules: &mut Ruleset, word: &str) -> bool {
        let value = T::from_name(word);
        if let Some(value) = value {
            (self.place.set)(rules, value);
        }
        value.is_some()
    }
}
