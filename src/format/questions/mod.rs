//! The questions of `[rules]`, in one table that serves to read, write, inherit and document files and to test
//! conditions. A new question is a field of [`Ruleset`] and an entry here.

mod answer;
mod board;
mod course;
mod guide;
mod pieces;
mod read;

use answer::{AnswerPlace, AnswerWords};
pub(super) use answer::{Foe, NOBODY};
pub use guide::rules_guide;
pub(super) use read::{answered, check_answers, rules};

use crate::game::{Foes, Ruleset, Square, Steps};
use crate::keyed::KeyedMessage;

/// Question of `[rules]`.
pub(super) struct Question {
    /// Key in `[rules]`.
    pub(super) key: &'static str,
    /// Question in words for people, with what else one must know to answer it.
    asks: &'static str,
    /// Possible answers, and the place of the answer in a ruleset.
    pub(super) answer: Answer,
    /// Question before this one whose answer can leave this one without a meaning, if there is one.
    pub(super) head: Option<HeadQuestion>,
}

/// Possible answers to a question.
pub(super) enum Answer {
    /// One of some words.
    Words(&'static dyn AnswerWords),
    /// `"any"`, or a number of squares; left out, it means any.
    Steps {
        /// Place of the answer in a ruleset.
        place: AnswerPlace<Steps>,
    },
    /// List of the pieces to whom a square is hostile, which can't be left out.
    Foes {
        /// Place of the answer in a ruleset.
        place: AnswerPlace<Foes>,
        /// Example of a list.
        example: &'static str,
    },
    /// List of squares, which can't be left out.
    Squares {
        /// Place of the answer in a ruleset.
        place: AnswerPlace<Vec<Square>>,
        /// Example of a list.
        example: &'static str,
    },
}

/// Question whose answer can leave another without a meaning: without a throne, who may stop on it means nothing.
/// These answers need not be listed here: a ruleset with one of them has no place for the other question's answer.
pub(super) struct HeadQuestion {
    /// Key in `[rules]`.
    pub(super) key: &'static str,
    /// Function from the other question's key to the message that it has no meaning, and why.
    pub(super) why: fn(&str) -> KeyedMessage,
}

/// Questions under one heading of the documentation.
struct QuestionPart {
    heading: &'static str,
    questions: &'static [Question],
}

/// Table of all questions, in the order in which a file is best written. A head comes before the questions that depend on it.
static TABLE: [QuestionPart; 4] = [
    QuestionPart { heading: "The first move", questions: &course::BEGIN },
    QuestionPart { heading: "The board", questions: &board::QUESTIONS },
    QuestionPart { heading: "Moves and captures", questions: &pieces::QUESTIONS },
    QuestionPart { heading: "The end", questions: &course::END },
];

/// Returns every question, in the order in which a file is best written.
pub(super) fn questions() -> impl Iterator<Item = &'static Question> {
    TABLE.iter().flat_map(|part| part.questions)
}

/// Returns the question of a key.
pub(super) fn question(key: &str) -> Option<&'static Question> {
    questions().find(|question| question.key == key)
}

/// Returns every key of `[rules]`, in the order in which a file is best written.
pub fn keys() -> impl Iterator<Item = &'static str> {
    questions().map(|question| question.key)
}

/// Tells whether a ruleset's answer under a key is the same as leaving the question out.
pub(super) fn is_plain(rules: &Ruleset, key: &str) -> bool {
    question(key).is_some_and(|question| question.is_answered_unasked(rules))
}

/// Returns a ruleset's answer under a key: one word, the words of a list (`nobody` if it is empty), or a number in
/// figures. `None`: the question has no meaning there, like who may stop on a missing throne.
#[must_use]
pub fn answer(rules: &Ruleset, key: &str) -> Option<Vec<String>> {
    question(key)?.said(rules)
}

impl Question {
    /// Tells whether a ruleset's answer is the same as leaving the question out.
    pub(super) fn is_answered_unasked(&self, rules: &Ruleset) -> bool {
        let said = self.said(rules);
        self.plain().is_some_and(|plain| said.is_some_and(|said| said == [plain]))
    }

    /// Returns the ruleset's answer in the form of [`answer`].
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

    /// Tells whether the question has a meaning under these rules.
    pub(super) fn is_asked(&self, rules: &Ruleset) -> bool {
        self.said(rules).is_some()
    }

    /// Tells whether the question has a meaning if its head is answered with this word. `true` for a word that is no
    /// answer: a mistyped head causes no further faults.
    pub(super) fn is_asked_after(&self, word: &str) -> bool {
        let Some(words) = self.head_words() else { return true };
        let mut rules = Ruleset::PLAIN;
        !words.set(&mut rules, word) || self.is_asked(&rules)
    }

    /// Returns the words that can answer the question's head.
    fn head_words(&self) -> Option<&'static dyn AnswerWords> {
        match question(self.head.as_ref()?.key)?.answer {
            Answer::Words(words) => Some(words),
            _ => None,
        }
    }

    /// Sets the answer that leaving the question out means. Returns `false` if it can't be left out.
    pub(super) fn leave_out(&self, rules: &mut Ruleset) -> bool {
        match (&self.answer, self.plain()) {
            (Answer::Words(words), Some(plain)) => words.set(rules, plain),
            (Answer::Steps { place }, _) => place.put(rules, Some(Steps::Any)),
            _ => false,
        }
    }

    /// Sets the question's example as its answer, where the answer is missing or faulty, so that the questions that
    /// depend on it are still asked.
    pub(super) fn suppose(&self, rules: &mut Ruleset) {
        if let Answer::Words(words) = &self.answer {
            words.set(rules, words.example());
        }
    }

    /// Returns a line that answers the question.
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
