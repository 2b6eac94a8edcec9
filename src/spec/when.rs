//! Under which rules a paragraph is printed.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::questions::{Answer, Foe, NOBODY, answer, keys, question};
use super::report::Report;
use super::suggest::nearest;
use super::value::wrong_type;
use crate::game::{Ruleset, Square};

/// What the conditions of paragraphs are held against.
pub(super) struct Circumstances<'t> {
    /// The rules with the options chosen; `None` if they could not be read, and then every condition holds.
    pub(super) ruleset: Option<&'t Ruleset>,
    /// The ids of all options there are.
    pub(super) options: Vec<&'t str>,
    /// The ids of those chosen.
    pub(super) chosen: Vec<&'t str>,
    /// Where faults go.
    pub(super) report: &'t Report<'t>,
}

/// The key that asks for an option.
const OPTION: &str = "option";

impl Circumstances<'_> {
    /// Whether all of a `when` holds; every key and word of it is checked.
    pub(super) fn hold(&self, when: &DeTable<'_>) -> bool {
        let mut all = true;
        for (key, value) in when {
            all &= self.holds(key.get_ref(), key.span(), value);
        }
        all
    }

    fn holds(&self, key: &str, place: Range<usize>, value: &Spanned<DeValue<'_>>) -> bool {
        if key != OPTION && question(key).is_none() {
            let help = match nearest(key, keys().chain([OPTION])) {
                Some(meant) => format!("did you mean `{meant}`?"),
                None => format!("ask for a key of [rules], or for `{OPTION}`"),
            };
            self.report.error(place, format!("`{key}` is no question of the rules"), help);
            return true;
        }
        let allowed: Vec<&Spanned<DeValue<'_>>> = match value.get_ref().as_array() {
            Some(list) => list.iter().collect(),
            None => vec![value],
        };
        let words: Vec<String> = allowed.into_iter().filter_map(|word| self.word(key, word)).collect();
        let said = if key == OPTION {
            Some(self.chosen.iter().map(|&id| id.to_owned()).collect())
        } else {
            match self.ruleset {
                Some(ruleset) => answer(ruleset, key),
                None => return true,
            }
        };
        said.unwrap_or_default().iter().any(|said| words.contains(said))
    }

    /// A word that a key may be asked for.
    fn word(&self, key: &str, value: &Spanned<DeValue<'_>>) -> Option<String> {
        let word = match value.get_ref() {
            DeValue::String(word) => word.to_string(),
            DeValue::Integer(number) => number.to_string(),
            _ => {
                wrong_type(value, key, "a word, or a list of words", self.report);
                return None;
            }
        };
        let known: Vec<&str> = match question(key).map(|question| &question.answer) {
            None => self.options.clone(),
            Some(Answer::Words(words)) => words.all(),
            Some(Answer::Foes { .. }) => Foe::ALL.iter().map(|foe| foe.name()).chain([NOBODY]).collect(),
            Some(Answer::Steps { .. }) if word.parse::<u8>().is_ok_and(|number| number > 0) => {
                return Some(word);
            }
            Some(Answer::Steps { .. }) => vec!["any"],
            Some(Answer::Squares { .. }) if word.parse::<Square>().is_ok() => return Some(word),
            Some(Answer::Squares { .. }) => {
                let message = format!("\"{word}\" is no square");
                self.report.error(value.span(), message, "write its file and its rank, such as \"f6\"");
                return None;
            }
        };
        if known.contains(&word.as_str()) {
            return Some(word);
        }
        let message = match key {
            OPTION => format!("there is no option \"{word}\""),
            _ => format!("\"{word}\" is no value of `{key}`"),
        };
        let values: Vec<String> = known.iter().map(|known| format!("\"{known}\"")).collect();
        let help = match nearest(&word, known.iter().copied()) {
            Some(meant) => format!("did you mean \"{meant}\"? Otherwise: {}", values.join(", ")),
            None if known.is_empty() => "take it out; this variant has no options".to_owned(),
            None => format!("the values are {}", values.join(", ")),
        };
        self.report.error(value.span(), message, help);
        None
    }
}
