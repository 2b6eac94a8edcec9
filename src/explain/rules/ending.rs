//! The sentences of how games and matches end.

use super::{Question, Rule, king_on_edge};
use crate::game::{Contest, Enclosure, ExitFort, NoMove, Repetition, Ruleset};

/// All are hemmed in.
pub(super) fn enclosure(rules: &Ruleset) -> Option<Rule> {
    match rules.enclosure {
        Enclosure::NoEffect => None,
        Enclosure::AttackersWin => {
            let texts = vec!["rule-enclosure-attackers-win"];
            Some(Rule::new(Question::Enclosure, "rule-title-enclosure", texts))
        }
    }
}

/// A king behind an unbreakable ring on the edge; nothing where he has won there already.
pub(super) fn exit_fort(rules: &Ruleset) -> Option<Rule> {
    match rules.exit_fort {
        ExitFort::DefendersWin if king_on_edge(rules) => {
            Some(Rule::new(Question::ExitFort, "rule-title-exit-fort", vec!["rule-exit-fort"]))
        }
        ExitFort::DefendersWin | ExitFort::NoEffect => None,
    }
}

/// The third occurrence.
pub(super) fn repetition(rules: &Ruleset) -> Rule {
    let text = match rules.repetition {
        Repetition::MustVary => "rule-repetition-must-vary",
        Repetition::Draw => "rule-repetition-draw",
        Repetition::DefendersLose => "rule-repetition-defenders-lose",
        Repetition::RepeaterLoses => "rule-repetition-repeater-loses",
        Repetition::SameMoveDraw => "rule-repetition-same-move-draw",
        Repetition::NotSaid => "rule-repetition-not-said",
    };
    Rule::new(Question::Repetition, "rule-title-repetition", vec![text])
}

/// No legal play.
pub(super) fn no_move(rules: &Ruleset) -> Rule {
    let text = match rules.no_move {
        NoMove::Loss => "rule-no-move-loss",
        NoMove::Draw => "rule-no-move-draw",
        NoMove::NotSaid => "rule-no-move-not-said",
    };
    Rule::new(Question::NoMove, "rule-title-no-move", vec![text])
}

/// What makes a match; nothing for a single game.
pub(super) fn contest(rules: &Ruleset) -> Option<Rule> {
    let texts = match rules.contest {
        Contest::Single => return None,
        // Where he leaves at the very corner of the board, two cards lie.
        Contest::Points => vec!["rule-match-points", "rule-match-points-corners"],
        Contest::TwoGames => vec!["rule-match-two-games"],
    };
    Some(Rule::new(Question::Match, "rule-title-match", texts))
}
