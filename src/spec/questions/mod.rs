//! The questions of `[rules]`, each an entry of one table. Files are read, written, inherited, tested for conditions and
//! documented by it; a new question is a field of [`Ruleset`] and an entry here.

mod board;
mod course;
mod foes;
mod guide;
mod pieces;
mod place;
mod words;

pub(super) use foes::{Foe, NOBODY};
pub use guide::rules_guide;
use place::AnswerPlace;
use words::AnswerWords;

use crate::game::{Foes, Ruleset, Square, Steps};
use crate::keyed::KeyedMessage;

/// A question of `[rules]`.
pub(super) struct Question {
    /// Its key.
    pub(super) key: &'static str,
    /// What it asks, for people: a question, and what else one must know to answer it.
    asks: &'static str,
    /// What can answer it, and where in a ruleset the answer is.
    pub(super) answer: Answer,
    /// The question that comes before it, if its answer can leave this one without a meaning.
    pub(super) head: Option<HeadQuestion>,
}

/// What can answer a question.
pub(super) enum Answer {
    /// One of some words.
    Words(&'static dyn AnswerWords),
    /// `"any"`, or a number of squares. Left out, it is any.
    Steps {
        /// Where the answer is.
        place: AnswerPlace<Steps>,
    },
    /// A list of those to whom a square is hostile. It can't be left out.
    Foes {
        /// Where the answer is.
        place: AnswerPlace<Foes>,
        /// A list that would do.
        example: &'static str,
    },
    /// A list of squares. It can't be left out.
    Squares {
        /// Where the answer is.
        place: AnswerPlace<Vec<Square>>,
        /// A list that would do.
        example: &'static str,
    },
}

/// A question on whose answer it depends whether another has a meaning: who may stop on the throne means nothing if
/// there is none. Which answers those are need not be said here: a ruleset with such an answer has no place for the
/// other's.
pub(super) struct HeadQuestion {
    /// Its key.
    pub(super) key: &'static str,
    /// Says of the other question, by its key, that it has no meaning then, and why.
    pub(super) why: fn(&str) -> KeyedMessage,
}

/// Questions under a heading of the documentation.
struct QuestionPart {
    heading: &'static str,
    questions: &'static [Question],
}

/// The table, in the order in which a file is best written. A head comes before the questions that depend on it.
static TABLE: [QuestionPart; 4] = [
    QuestionPart { heading: "The first move", questions: &course::BEGIN },
    QuestionPart { heading: "The board", questions: &board::QUESTIONS },
    QuestionPart { heading: "Moves and captures", questions: &pieces::QUESTIONS },
    QuestionPart { heading: "The end", questions: &course::END },
];

/// Every question, in the order in which a file is best written.
pub(super) fn questions() -> impl Iterator<Item = &'static Question> {
    TABLE.iter().flat_map(|part| part.questions)
}

/// The question of a key.
pub(super) fn question(key: &str) -> Option<&'static Question> {
    questions().find(|question| question.key == key)
}

/// Every key of `[rules]`, in the order in which a file is best written.
pub fn keys() -> impl Iterator<Item = &'static str> {
    questions().map(|question| question.key)
}

/// Whether a ruleset answers under a key as if the question weren't asked.
pub(super) fn is_plain(rules: &Ruleset, key: &str) -> bool {
    question(key).is_some_and(|question| question.is_answered_unasked(rules))
}

/// What a ruleset answers under a key: one word, or those of a list (`nobody` if it is empty), a number in figures.
/// `None` if the question has no meaning under it, such as who may stop on a throne that is not there.
#[must_use]
pub fn answer(rules: &Ruleset, key: &str) -> Option<Vec<String>> {
    question(key)?.said(rules)
}

impl Question {
    /// Whether a ruleset answers it as a file does that doesn't ask it.
    pub(super) fn is_answered_unasked(&self, rules: &Ruleset) -> bool {
        match &self.answer {
            Answer::Words(words) => words.get(rules).is_some_and(|word| words.plain() == Some(word)),
            Answer::Steps { place } => (place.get)(rules) == Some(Steps::Any),
            Answer::Foes { .. } | Answer::Squares { .. } => false,
        }
    }

    /// What a ruleset answers, as [`answer`] has it.
    fn said(&self, rules: &Ruleset) -> Option<Vec<String>> {
        Some(match &self.answer {
            Answer::Words(words) => vec![words.get(rules)?.to_owned()],
            Answer::Steps { place } => match (place.get)(rules)? {
                Steps::Any => vec!["any".to_owned()],
                Steps::AtMost(most) => vec![most.to_string()],
            },
            Answer::Foes { place, .. } => match Foe::names((place.get)(rules)?) {
                nobody if nobody.is_empty() => vec![NOBODY.to_owned()],
                some => some,
            },
            Answer::Squares { place, .. } => (place.get)(rules)?.iter().map(Square::to_string).collect(),
        })
    }

    /// Whether the question has a meaning under these rules.
    pub(super) fn is_asked(&self, rules: &Ruleset) -> bool {
        self.said(rules).is_some()
    }

    /// Whether the question has a meaning where its head is answered with this word. It has if the word is no answer at
    /// all: a mistyped head makes no further faults.
    pub(super) fn is_asked_after(&self, word: &str) -> bool {
        let Some(words) = self.head_words() else { return true };
        let mut rules = Ruleset::PLAIN;
        !words.set(&mut rules, word) || self.is_asked(&rules)
    }

    /// The words that can answer its head.
    fn head_words(&self) -> Option<&'static dyn AnswerWords> {
        match question(self.head.as_ref()?.key)?.answer {
            Answer::Words(words) => Some(words),
            _ => None,
        }
    }

    /// Gives the answer that leaving the question out means; `false` if it can't be left out.
    pub(super) fn leave_out(&self, rules: &mut Ruleset) -> bool {
        match &self.answer {
            Answer::Words(words) => words.plain().is_some_and(|plain| words.set(rules, plain)),
            Answer::Steps { place } => {
                (place.set)(rules, Steps::Any);
                true
            }
            Answer::Foes { .. } | Answer::Squares { .. } => false,
        }
    }

    /// Answers the question with its example where its answer is missing or faulty, so that the questions that depend
    /// on it are asked for all the same.
    pub(super) fn suppose(&self, rules: &mut Ruleset) {
        if let Answer::Words(words) = &self.answer {
            words.set(rules, words.example());
        }
    }

    /// A line that answers it.
    pub(super) fn example(&self) -> String {
        let value = match &self.answer {
            Answer::Words(words) => &format!("\"{}\"", words.example()),
            Answer::Steps { .. } => "4",
            Answer::Foes { example, .. } | Answer::Squares { example, .. } => example,
        };
        format!("{} = {value}", self.key)
    }
}

#[cfg(test)]
mod tests;
