//! Reads the `[rules]` of a variant: one value for each question.

use super::{Answer, Foe, Question, questions};
use crate::format::file::{FileEntry, FileSection};
use crate::game::{Camps, Foes, Ruleset, Square, Steps};
use crate::keyed::keyed;

/// Reads the section. `None`: something in it is wrong or missing, which is reported. `camps` are the squares where
/// attackers start, sorted.
pub(crate) fn rules(section: FileSection<'_>, camps: Vec<Square>) -> Option<Ruleset> {
    let (mut rules, unclear) = answered(&section);
    section.finish();
    if let Camps::Marked { squares, .. } = &mut rules.camps {
        *squares = camps;
    }
    unclear.is_empty().then_some(rules)
}

/// Reads the answers of the section. Also returns the keys of questions whose answers are wrong or missing, which are
/// reported; example answers stand in for them.
pub(crate) fn answered(section: &FileSection<'_>) -> (Ruleset, Vec<&'static str>) {
    let mut rules = Ruleset::PLAIN;
    let mut unclear: Vec<&'static str> = Vec::new();
    for question in questions() {
        let value = section.optional(question.key);
        if let Some(head) = &question.head
            && !question.is_asked(&rules)
        {
            let Some(value) = value else { continue };
            if unclear.contains(&head.key) {
                // The head's answer is not known, so this question may have a meaning or not. Its answer is checked
                // in any case.
                read(question, &value, &mut rules);
            } else {
                value.fault((head.why)(question.key), keyed!("take-line-out"));
            }
            continue;
        }
        let is_clear = match value {
            Some(value) => read(question, &value, &mut rules),
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
pub(crate) fn check_answers(section: &FileSection<'_>) {
    for question in questions() {
        if let Some(value) = section.optional(question.key) {
            read(question, &value, &mut Ruleset::PLAIN.clone());
        }
    }
}

/// Puts the answer to a question into the rules. Returns `false` for a wrong answer, which is reported.
fn read(question: &Question, value: &FileEntry<'_>, rules: &mut Ruleset) -> bool {
    match &question.answer {
        Answer::Words(words) => {
            value.choose(&words.all(), |word| word).is_some_and(|word| words.set(rules, word))
        }
        Answer::Steps { place } => place.put(rules, steps(value)),
        Answer::Foes { place, .. } => place.put(rules, foes(value)),
        Answer::Squares { place, .. } => place.put(rules, squares(value)),
    }
}

/// Reads a list of one or more squares, sorted.
fn squares(value: &FileEntry<'_>) -> Option<Vec<Square>> {
    let texts = value.texts()?;
    if texts.is_empty() {
        // Without texts but not empty: the list holds other values, which are reported already.
        if value.items()?.is_empty() {
            let message = keyed!("list-without-square", key = value.name);
            value.fault(message, keyed!("write-a-square"));
        }
        return None;
    }
    let read = |text| value.report.parse_text(text, || keyed!("correct-it"));
    let read: Vec<Option<Square>> = texts.iter().map(read).collect();
    let mut squares = read.into_iter().collect::<Option<Vec<Square>>>()?;
    squares.sort_unstable();
    squares.dedup();
    Some(squares)
}

/// Reads a number of squares from 1 up, or `"any"`.
fn steps(value: &FileEntry<'_>) -> Option<Steps> {
    if let Some(text) = value.value.as_str() {
        if text.trim().parse::<u8>().is_err() {
            return value.choose(&[Steps::Any], |_| "any");
        }
        let key = &value.name;
        let message = keyed!("number-in-quotes", key);
        let help = keyed!("write-number-without-quotes", key, number = text.trim());
        return value.refuse(message, help);
    }
    let number = value.read::<usize>()?;
    if let Ok(number @ 1..) = u8::try_from(number) {
        return Some(Steps::AtMost(number));
    }
    let message = keyed!("steps-wrong", number);
    value.refuse(message, keyed!("write-any-or-number"))
}

/// Reads a list of the pieces to whom squares are hostile; it may be empty.
fn foes(value: &FileEntry<'_>) -> Option<Foes> {
    let mut foes = Foes::NOBODY;
    let mut sound = true;
    for item in value.items()? {
        match item.choose(Foe::ALL, Foe::name) {
            Some(foe) => foe.add_to(&mut foes),
            None => sound = false,
        }
    }
    sound.then_some(foes)
}

#[cfg(test)]
mod tests {
    const YORK: &str = include_str!("../../../templates/variants/york-11.toml");

    /// Returns the fault messages for York with `answer` in place of its `escape`.
    fn said(answer: &str) -> Vec<String> {
        let source = YORK.replace("\nescape = \"edge\"\n", &format!("\n{answer}\n"));
        let found = crate::format::variant("my.toml", &source).err().unwrap_or_default();
        found.into_iter().map(|fault| fault.message.text()).collect()
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
