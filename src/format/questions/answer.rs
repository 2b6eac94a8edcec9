//! Answers: their places in a ruleset, those that are one of some words, and the pieces that a list names.

use crate::game::{Foes, Ruleset, Word, words};

/// Functions that get an answer from a ruleset, and set it.
pub(crate) struct AnswerPlace<T> {
    /// Returns the answer. `None`: these rules have no place for it.
    pub(crate) get: fn(&Ruleset) -> Option<T>,
    /// Sets the answer, if these rules have a place for it.
    pub(crate) set: fn(&mut Ruleset, T),
}

impl<T> AnswerPlace<T> {
    /// Sets an answer. Returns `false` if `value` is `None`.
    pub(crate) fn put(&self, rules: &mut Ruleset, value: Option<T>) -> bool {
        value.map(|value| (self.set)(rules, value)).is_some()
    }
}

/// Makes an [`AnswerPlace`] from a field of the ruleset, or from a part of a field that has one form of several:
/// `at!(first)`, `at!(corners, Corners::Marked { hostile, .. } => hostile)`.
macro_rules! at {
    ($($field:ident).+) => {
        AnswerPlace {
            get: |rules| Some(Clone::clone(&rules.$($field).+)),
            set: |rules, value| rules.$($field).+ = value,
        }
    };
    ($field:ident, $form:pat => $part:ident) => {
        AnswerPlace {
            get: |rules| match &rules.$field {
                $form => Some(Clone::clone($part)),
                _ => None,
            },
            set: |rules, value| {
                if let $form = &mut rules.$field {
                    *$part = value;
                }
            },
        }
    };
}

pub(super) use at;

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

words! {
    /// Pieces to whom a square can be hostile.
    pub(crate) enum Foe {
        /// The attackers' men.
        Attackers = "attackers",
        /// The defenders' men, not the king.
        Defenders = "defenders",
        /// The king.
        King = "king",
    }
}

/// Word for an empty list, where a word is needed.
pub(crate) const NOBODY: &str = "nobody";

impl Foe {
    /// Tells whether a square is hostile to these pieces.
    const fn is_among(self, foes: Foes) -> bool {
        match self {
            Self::Attackers => foes.attackers,
            Self::Defenders => foes.defenders,
            Self::King => foes.king,
        }
    }

    /// Adds these pieces to the foes of a square.
    pub(crate) const fn add_to(self, foes: &mut Foes) {
        match self {
            Self::Attackers => foes.attackers = true,
            Self::Defenders => foes.defenders = true,
            Self::King => foes.king = true,
        }
    }

    /// Returns the words for all pieces to whom a square is hostile.
    pub(crate) fn names(foes: Foes) -> Vec<String> {
        let some = Self::ALL.iter().filter(|foe| foe.is_among(foes));
        some.map(Self::to_string).collect()
    }
}
