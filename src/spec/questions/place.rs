//! Where in a ruleset an answer is.

use crate::game::Ruleset;

/// How an answer is taken from a ruleset, and how it is put there.
pub(crate) struct AnswerPlace<T> {
    /// The answer; `None` if these rules have no place for it.
    pub(crate) get: fn(&Ruleset) -> Option<T>,
    /// Puts an answer there, if these rules have a place for it.
    pub(crate) set: fn(&mut Ruleset, T),
}

impl<T> AnswerPlace<T> {
    /// Puts an answer there; `false` if there is none.
    pub(crate) fn put(&self, rules: &mut Ruleset, value: Option<T>) -> bool {
        value.map(|value| (self.set)(rules, value)).is_some()
    }
}

/// The [`AnswerPlace`] that is a field of the ruleset, or a part of a field that has one form of several: `at!(first)`,
/// `at!(corners, Corners::Marked { hostile, .. } => hostile)`.
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
