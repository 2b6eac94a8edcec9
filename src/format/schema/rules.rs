//! Schema of the answers of `[rules]`, and of the conditions of texts.

use super::part::SchemaPart;
use crate::format::about::OPTION;
use crate::format::answers::{GAME, LAYOUT};
use crate::format::questions::{Answer, Foe, NOBODY, Question, keys, questions};

/// Pattern of a square, as [`Square`](crate::game::Square) reads it.
const SQUARE: &str = "^[a-z][1-9][0-9]{0,2}$";

/// Returns the schema of the answers in a file or an option. It checks each answer alone; [`agreeing`] checks whether they go
/// together.
pub(super) fn answers() -> SchemaPart {
    SchemaPart::table(questions().map(|question| (question.key, answer(question).says(question.asks()))))
}

fn answer(question: &Question) -> SchemaPart {
    let part = match &question.answer {
        Answer::Words(words) => SchemaPart::word_told(&words.meanings()),
        Answer::Steps { .. } => steps(SchemaPart::word(["any"])),
        Answer::Foes { .. } => SchemaPart::list(SchemaPart::word(Foe::ALL.iter().map(|foe| foe.name()))),
        Answer::Squares { .. } => SchemaPart::some(SchemaPart::matching(SQUARE)),
    };
    if let Some(plain) = question.plain() { part.with("default", plain) } else { part }
}

/// Returns the schema of a number of squares, or a word.
fn steps(word: SchemaPart) -> SchemaPart {
    SchemaPart::one_of([word, SchemaPart::number(1, Some(usize::from(u8::MAX)))])
}

/// Returns the schema of `when`: under each question an answer, or a list of allowed answers.
pub(super) fn when() -> SchemaPart {
    let asked = questions().map(|question| {
        let word = match &question.answer {
            Answer::Words(words) => SchemaPart::word(words.all()),
            Answer::Steps { .. } => steps(SchemaPart::matching("^(any|[0-9]+)$")),
            Answer::Foes { .. } => SchemaPart::word(Foe::ALL.iter().map(|foe| foe.name()).chain([NOBODY])),
            Answer::Squares { .. } => SchemaPart::matching(SQUARE),
        };
        (question.key, SchemaPart::one_of([word.clone(), SchemaPart::list(word)]))
    });
    let option = SchemaPart::one_of([SchemaPart::text(), SchemaPart::list(SchemaPart::text())]);
    SchemaPart::table(asked.chain([(OPTION, option)]))
        .with("minProperties", 1)
        .says("The answers under which it is printed: { escape = \"edge\" }, or a list of answers.")
}

/// Returns the schema of `speaks-of`.
pub(super) fn speaks_of() -> SchemaPart {
    SchemaPart::list(SchemaPart::word(keys().chain([LAYOUT, GAME]))).says(
        "The keys of [rules] that it speaks of, \"layout\", or \"game\" for all: where one of them is answered otherwise, \
         it is left out. [] if it speaks of none.",
    )
}

/// Returns the keys under which sources can disagree.
pub(super) fn disputable() -> impl Iterator<Item = &'static str> {
    keys().chain([LAYOUT])
}

/// Returns each answer to a question on which others depend, with the dependent questions that have a meaning under this answer,
/// and those that have none.
fn heads() -> impl Iterator<Item = HeadAnswer> {
    questions().flat_map(|head| {
        let words = if let Answer::Words(words) = head.answer { words.all() } else { Vec::new() };
        words.into_iter().map(move |word| {
            let after = questions().filter(|of| of.head.as_ref().is_some_and(|of| of.key == head.key));
            let (asked, gone) = after.partition(|question| question.is_asked_after(word));
            HeadAnswer { question: head, word, asked, gone }
        })
    })
}

/// Answer to a question on which others depend.
struct HeadAnswer {
    question: &'static Question,
    word: &'static str,
    asked: Vec<&'static Question>,
    gone: Vec<&'static Question>,
}

impl HeadAnswer {
    /// Returns the schema for a table that has this answer.
    fn is_said(&self) -> SchemaPart {
        let word = SchemaPart::any().with("const", self.word);
        SchemaPart::any().keys([(self.question.key, word)]).needs([self.question.key])
    }

    /// Returns the schema that forbids answers to questions without a meaning.
    fn nothing_gone(&self) -> SchemaPart {
        SchemaPart::without(self.gone.iter().map(|question| question.key))
    }
}

/// Returns the schema that forbids an answer which another one leaves without a meaning.
pub(super) fn agreeing() -> SchemaPart {
    let heads = heads().filter(|head| !head.gone.is_empty());
    SchemaPart::any().all_of(heads.map(|head| SchemaPart::when(head.is_said(), head.nothing_gone())))
}

/// Returns the schema that demands all answers, for a file that takes none from another.
pub(super) fn whole() -> SchemaPart {
    let needed = |question: &&Question| question.plain().is_none();
    let mut parts = Vec::new();
    for head in heads() {
        let asked: Vec<&str> =
            head.asked.iter().copied().filter(needed).map(|question| question.key).collect();
        if !asked.is_empty() {
            parts.push(SchemaPart::when(head.is_said(), SchemaPart::any().needs(asked)));
        }
        if head.question.plain() == Some(head.word) && !head.gone.is_empty() {
            let said = SchemaPart::any().needs([head.question.key]);
            parts.push(SchemaPart::unless(said, head.nothing_gone()));
        }
    }
    let always = questions().filter(|question| question.head.is_none()).filter(needed);
    SchemaPart::any().needs(always.map(|question| question.key)).all_of(parts)
}
