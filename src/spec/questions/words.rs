//! Answers that are one of some words.

use super::place::AnswerPlace;
use crate::game::{Ruleset, Word};

/// One of the values of a type, each of which is a word.
pub(super) struct OneOf<T> {
    /// Where the answer is.
    pub(super) place: AnswerPlace<T>,
    /// What leaving the question out means; `None` if it can't be left out.
    pub(super) plain: Option<T>,
    /// What each word says, as an answer to the question.
    pub(super) means: fn(T) -> &'static str,
}

/// [`OneOf`] any type.
pub(crate) trait AnswerWords: Sync {
    /// Every word, in the order in which people are told them.
    fn all(&self) -> Vec<&'static str>;

    /// Every word and what it says.
    fn meanings(&self) -> Vec<(&'static str, &'static str)>;

    /// The word that leaving the question out means; `None` if it can't be left out.
    fn plain(&self) -> Option<&'static str>;

    /// A word that is worth a line: the first one that leaving the question out doesn't mean.
    fn example(&self) -> &'static str {
        let plain = self.plain();
        self.all().into_iter().find(|&word| Some(word) != plain).unwrap_or_default()
    }

    /// The word of a ruleset.
    fn get(&self, rules: &Ruleset) -> Option<&'static str>;

    /// Puts a word into a ruleset; `false` if there is no such word.
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
