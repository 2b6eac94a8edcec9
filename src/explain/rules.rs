//! Numbered rules of the leaflet. The text of each rule is in the file of its question.

use super::in_play::KingStart;
use super::questions::Question;
use crate::game::Ruleset;

/// A numbered rule: the question, and the messages of its title and of its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Question that it answers; [`illustrations`](super::questions::illustrations) show it.
    pub question: Question,
    /// Message of the words printed in bold before it.
    pub title: &'static str,
    /// Messages of its sentences, in order; never none.
    pub texts: Vec<&'static str>,
}

/// Returns the rules in the order in which a reader needs them, the order of [`Question::ALL`]: how to move, how to capture,
/// how the game ends. Take `rules` from [`in_play`](super::in_play::in_play).
#[must_use]
pub fn numbered(rules: &Ruleset, king: KingStart) -> Vec<Rule> {
    let answered = |&question: &Question| {
        let said = question.explained().rule(rules, king)?;
        Some(Rule { question, title: said.title, texts: said.texts })
    };
    Question::ALL.iter().filter_map(answered).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_stand_in_the_order_of_the_questions_and_none_is_empty() {
        let rules = numbered(&Ruleset::PLAIN, KingStart::Middle);
        assert!(rules.is_sorted_by_key(|rule| rule.question));
        assert_eq!(rules.first().map(|rule| rule.question), Some(Question::Setup));
        assert!(rules.iter().all(|rule| !rule.texts.is_empty()));
    }
}
