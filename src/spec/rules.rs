//! Reads the `[rules]` of a variant: one value for each question.

use toml::Spanned;
use toml::de::DeValue;

use super::questions::{Answer, Foe, Question, questions};
use super::section::FileSection;
use crate::game::{Camps, Foes, Ruleset, Square, Steps};
use crate::keyed::keyed;

/// Reads the section. `None`: something in it is wrong or missing, which is reported. `camps` are the squares where
/// attackers start, sorted.
pub(super) fn rules(section: FileSection<'_>, camps: Vec<Square>) -> Option<Ruleset> {
    let (mut rules, unclear) = answered(&section);
    section.finish();
    if let Camps::Marked { squares, .. } = &mut rules.camps {
        *squares = camps;
    }
    unclear.is_empty().then_some(rules)
}

/// Reads the answers of the section. Also returns the keys of questions whose answers are wrong or missing, which are
/// reported; example answers stand in for them.
pub(super) fn answered(section: &FileSection<'_>) -> (Ruleset, Vec<&'static str>) {
    let mut rules = Ruleset::PLAIN;
    let mut unclear: Vec<&'static str> = Vec::new();
    for question in questions() {
        let value = section.optional(question.key);
        if let Some(head) = &question.head
            && !question.is_asked(&rules)
        {
            if !unclear.contains(&head.key) {
                let message = (head.why)(question.key);
                section.wrong(question.key, message, keyed!("take-line-out", "take the line out"));
            } else if let Some(value) = value {
                // The head's answer is not known, so this question may have a meaning or not. Its answer is checked
                // in any case.
                read(section, question, value, &mut rules);
            }
            continue;
        }
        let is_clear = match value {
            Some(value) => read(section, question, value, &mut rules),
            None if question.leave_out(&mut rules) => true,
            None => section.needed(question.key, &question.example()).is_some(),
        };
        if !is_clear {
            unclear.push(question.key);
            question.suppose(&mut rules);
        }
    }
    (rules, unclear)
}

/// Checks each answer by itself: the answers of an option that isn't chosen may be wrong, too.
pub(super) fn check_answers(section: &FileSection<'_>) {
    for question in questions() {
        if let Some(value) = section.optional(question.key) {
            read(section, question, value, &mut Ruleset::PLAIN.clone());
        }
    }
}

/// Puts the answer to a question into the rules. Returns `false` for a wrong answer, which is reported.
fn read(
    section: &FileSection<'_>,
    question: &Question,
    value: &Spanned<DeValue<'_>>,
    rules: &mut Ruleset,
) -> bool {
    let key = question.key;
    match &question.answer {
        Answer::Words(words) => {
            let word = section.choose(key, value, &words.all(), |word| word);
            word.is_some_and(|word| words.set(rules, word))
        }
        Answer::Steps { place } => place.put(rules, steps(section, key, value)),
        Answer::Foes { place, .. } => place.put(rules, foes(section, key, value)),
        Answer::Squares { place, .. } => place.put(rules, squares(section, key, value)),
    }
}

/// Reads a list of one or more squares, sorted.
fn squares(
    section: &FileSection<'_>,
    key: &'static str,
    value: &Spanned<DeValue<'_>>,
) -> Option<Vec<Square>> {
    let texts = section.texts(key, value)?;
    if texts.is_empty() {
        // Without texts but not empty: the list holds other values, which `texts` has reported.
        if section.list(key, value)?.is_empty() {
            let message = keyed!("list-without-square", "`{key}` names no square", key);
            section.wrong(key, message, keyed!("write-a-square", "write one at least, such as [\"a6\"]"));
        }
        return None;
    }
    let read: Vec<_> = texts.iter().map(|text| section.checked(text, str::parse::<Square>)).collect();
    let mut squares = read.into_iter().collect::<Option<Vec<Square>>>()?;
    squares.sort_unstable();
    squares.dedup();
    Some(squares)
}

/// Reads a number of squares from 1 up, or `"any"`.
fn steps(section: &FileSection<'_>, key: &'static str, value: &Spanned<DeValue<'_>>) -> Option<Steps> {
    if let Some(text) = value.get_ref().as_str() {
        if text.trim().parse::<u8>().is_ok() {
            let message = keyed!("number-in-quotes", "the number in `{key}` is a text", key);
            let help = keyed!(
                "write-number-without-quotes",
                "write it without quotes: {key} = {number}",
                key,
                number = text.trim()
            );
            section.wrong(key, message, help);
            return None;
        }
        return section.choose(key, value, &[Steps::Any], |_| "any");
    }
    let number = section.value::<usize>(key)?;
    if let Ok(number @ 1..) = u8::try_from(number) {
        return Some(Steps::AtMost(number));
    }
    let message = keyed!("steps-wrong", "a piece can't move {number} squares", number);
    let help = keyed!("write-any-or-number", "write \"any\", or a number from 1 to 255");
    section.wrong(key, message, help);
    None
}

/// Reads a list of the pieces to whom squares are hostile; it may be empty.
fn foes(section: &FileSection<'_>, key: &'static str, value: &Spanned<DeValue<'_>>) -> Option<Foes> {
    let mut foes = Foes::NOBODY;
    let mut sound = true;
    for item in section.list(key, value)? {
        match section.choose(key, item, Foe::ALL, Foe::name) {
            Some(foe) => foe.add_to(&mut foes),
            None => sound = false,
        }
    }
    sound.then_some(foes)
}

#[cfg(test)]
mod tests {
    const YORK: &str = include_str!("../../templates/variants/york-11.toml");

    /// Returns the fault messages for York with `answer` in place of its `escape`.
    fn said(answer: &str) -> Vec<String> {
        let source = YORK.replace("\nescape = \"edge\"\n", &format!("\n{answer}\n"));
        let found = crate::spec::variant("my.toml", &source).err().unwrap_or_default();
        found.into_iter().map(|fault| fault.message.text().to_owned()).collect()
    }

    #[test]
    fn what_depends_on_an_answer_that_is_not_known_is_neither_refused_nor_left_unread() {
        let unknown = "\"sqares\" is no value of `escape`";
        assert_eq!(said("escape = \"sqares\"\nescape-squares = [\"a6\"]"), [unknown]);
        assert_eq!(said("escape = \"sqares\"\nescape-squares = [\"a6\", \"x\"]").len(), 2);
        assert_eq!(said("escape-squares = [\"a6\"]"), ["[rules] has no `escape`"]);
        assert_eq!(said("escape = \"edge\"\nescape-squares = [\"a6\"]").len(), 1);
        assert_eq!(said("escape = \"edge\""), [""; 0]);
    }

    #[test]
    fn a_number_in_quotes_is_told_to_be_one() {
        assert_eq!(said("escape = \"edge\"\nking-steps = \"3\"").len(), 1);
        assert!(said("escape = \"edge\"\nking-steps = \"3\"")[0].contains("is a text"));
    }

    #[test]
    fn with_an_answer_that_is_not_known_goes_what_its_example_needs() {
        let faults = said("escape = \"edge\"\ncorners = \"sinlge\"");
        assert_eq!(faults, ["[rules] has no `corners-hostile`", "\"sinlge\" is no value of `corners`"]);
    }
}
