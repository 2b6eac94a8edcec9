//! Place of an answer in a ruleset.

use crate::game::Ruleset;

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
