//! Kinds of values as messages call them: what is found, and what is expected.

use crate::keyed::{KeyedMessage, keyed};
use toml::de::DeValue;

/// Returns what a value is.
pub(crate) fn kind(value: &DeValue<'_>) -> KeyedMessage {
    match value {
        DeValue::String(_) => keyed!("is-text"),
        DeValue::Integer(number) => keyed!("is-number", number),
        DeValue::Float(number) => keyed!("is-number", number),
        DeValue::Boolean(yes) => KeyedMessage::own(&yes.to_string()),
        DeValue::Datetime(_) => keyed!("is-date"),
        DeValue::Array(_) => keyed!("is-list"),
        DeValue::Table(_) => keyed!("is-section"),
    }
}

/// What is expected in place of a value.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Expected<'a> {
    /// A text.
    Text,
    /// A whole number that is not negative.
    WholeNumber,
    /// A number.
    Number,
    /// `true` or `false`.
    Truth,
    /// A list of texts.
    Texts,
    /// A list of words.
    Words,
    /// A word, or several.
    WordOrWords,
    /// A section that starts with this line.
    Section(&'a str),
    /// Sections of options.
    Options,
    /// Answers to questions of the rules.
    Answers,
    /// A text or a list of texts, as in the game's own file.
    AsInOriginal,
    /// The key of a question.
    QuestionKey,
    /// A list of keys of questions.
    QuestionKeys,
    /// A condition of a paragraph.
    Condition,
    /// A paragraph.
    Paragraph,
    /// Lines of a course.
    CourseLines,
}

impl Expected<'_> {
    /// Returns its message.
    pub(crate) fn message(self) -> KeyedMessage {
        match self {
            Self::Text => keyed!("expected-text"),
            Self::WholeNumber => keyed!("expected-whole-number"),
            Self::Number => keyed!("expected-number"),
            Self::Truth => keyed!("expected-truth"),
            Self::Texts => keyed!("expected-texts"),
            Self::Words => keyed!("expected-words"),
            Self::WordOrWords => keyed!("expected-word-or-words"),
            Self::Section(line) => keyed!("expected-section", line),
            Self::Options => keyed!("expected-options"),
            Self::Answers => keyed!("expected-answers"),
            Self::AsInOriginal => keyed!("expected-as-in-original"),
            Self::QuestionKey => keyed!("expected-question-key"),
            Self::QuestionKeys => keyed!("expected-question-keys"),
            Self::Condition => keyed!("expected-condition"),
            Self::Paragraph => keyed!("expected-paragraph"),
            Self::CourseLines => keyed!("expected-course-lines"),
        }
    }
}

/// What a value is among those of its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EntryPart {
    /// All of it.
    Whole,
    /// A value of the list.
    Value,
    /// A paragraph of the list.
    Paragraph,
    /// A question of the list.
    Question,
    /// A text of the list.
    Text,
}

impl EntryPart {
    /// Returns what messages call it; `name` is the name.
    pub(crate) fn called(self, name: &str) -> KeyedMessage {
        match self {
            Self::Whole => KeyedMessage::own(name),
            Self::Value => keyed!("value-of-list", name),
            Self::Paragraph => keyed!("paragraph-of-list", name),
            Self::Question => keyed!("question-of-list", name),
            Self::Text => keyed!("text-of-list", name),
        }
    }
}
