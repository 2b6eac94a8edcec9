//! Writes the questions for people: what each asks, and what every answer means.

use std::fmt::Write as _;

use super::{Answer, Foe, Question, TABLE};

const INTRODUCTION: &str = "\
# What a variant's `[rules]` can say

Every question that a book of rules must answer is one line in the `[rules]` of a
[variant file](own-game.md). These are all of them, in the order in which a file is best written. A file
that extends another is asked only for what it answers differently; what is said below of leaving a question out holds
where none of them answers it. A square that is *hostile* to a piece counts for it like one with an enemy on it, and so
takes the place of a captor. For editors there is a [JSON Schema](variant.schema.json) of the whole file, which
`tafl-print new variant` writes beside it. Made by the tests; see `tests/integration/questions.rs`.
";

/// Returns all questions of `[rules]`, as a text in Markdown.
#[must_use]
pub fn rules_guide() -> String {
    let mut text = INTRODUCTION.to_owned();
    for part in &TABLE {
        let _ = writeln!(text, "\n## {}", part.heading);
        for question in part.questions {
            let Question { key, asks, .. } = question;
            let _ = write!(text, "\n### `{key}`\n\n{asks}\n\n| Answer | Meaning |\n| --- | --- |\n");
            for (answer, meaning) in question.answers() {
                let _ = writeln!(text, "| {answer} | {meaning} |");
            }
            let _ = writeln!(text, "\n{}", question.left_out());
        }
    }
    text
}

impl Question {
    /// Returns the question's words.
    pub(in crate::format) const fn asks(&self) -> &'static str {
        self.asks
    }

    /// Returns the possible answers as written in a file, each with its meaning.
    pub(in crate::format) fn answers(&self) -> Vec<(String, String)> {
        match &self.answer {
            Answer::Words(words) => {
                let row = |(word, meaning): (&str, &str)| (format!("`\"{word}\"`"), meaning.to_owned());
                words.meanings().into_iter().map(row).collect()
            }
            Answer::Steps { .. } => vec![
                ("`\"any\"`".to_owned(), "As many as it likes.".to_owned()),
                ("a number from `1` to `255`".to_owned(), "At most so many.".to_owned()),
            ],
            Answer::Foes { example, .. } => {
                let words: Vec<String> = Foe::ALL.iter().map(|foe| format!("`\"{foe}\"`")).collect();
                let meaning = format!("To these, of {}. `[]`: to nobody.", words.join(", "));
                vec![(format!("a list, such as `{example}`"), meaning)]
            }
            Answer::Squares { example, .. } => {
                let meaning =
                    "These, one at least. Files are letters from the left, ranks numbers from the bottom.";
                vec![(format!("a list, such as `{example}`"), meaning.to_owned())]
            }
        }
    }

    /// Returns the answer that leaving the question out means. `None`: it can't be left out.
    pub(in crate::format) fn plain(&self) -> Option<&'static str> {
        match &self.answer {
            Answer::Words(words) => words.plain(),
            Answer::Steps { .. } => Some("any"),
            Answer::Foes { .. } | Answer::Squares { .. } => None,
        }
    }

    /// Returns a sentence: when the question is asked, and what leaving it out means.
    fn left_out(&self) -> String {
        match (self.asked_with(), self.plain()) {
            (None, None) => "It must be answered.".to_owned(),
            (None, Some(plain)) => format!("Left out, it means `\"{plain}\"`."),
            (Some(with), None) => format!("It is asked where {with}, and must be answered then."),
            (Some(with), Some(plain)) => {
                format!("It is asked where {with}. Left out, it means `\"{plain}\"` then.")
            }
        }
    }

    /// Returns the head's answers under which the question is asked. `None`: it is always asked.
    fn asked_with(&self) -> Option<String> {
        let (head, words) = (self.head.as_ref()?.key, self.head_words()?.all());
        let asked = words.into_iter().filter(|word| self.is_asked_after(word));
        let asked: Vec<String> = asked.map(|word| format!("`\"{word}\"`")).collect();
        let (last, others) = asked.split_last()?;
        Some(match others {
            [] => format!("`{head}` = {last}"),
            _ => format!("`{head}` = {} or {last}", others.join(", ")),
        })
    }
}
