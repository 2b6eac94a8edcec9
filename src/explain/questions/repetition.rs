//! A position that occurs for the third time. No figure shows it; its paragraph on the cards also says what `no_move` does.

use super::explained::{EasyPicture, Explained, Idea, Said};
use super::no_move;
use crate::game::{Repetition, Ruleset};

pub(super) const EXPLAINED: Explained = Explained {
    easy: |rules, _| easy(rules),
    rule: |rules, _| Some(rule(rules)),
    reminder: Some(|rules, _| reminder(rules)),
    ..Explained::NOTHING
};

fn rule(rules: &Ruleset) -> Said {
    let text = match rules.repetition {
        Repetition::MustVary => "rule-repetition-must-vary",
        Repetition::ForcerMustVary => "rule-repetition-forcer-must-vary",
        Repetition::Draw => "rule-repetition-draw",
        Repetition::DefendersLose => "rule-repetition-defenders-lose",
        Repetition::RepeaterLoses => "rule-repetition-repeater-loses",
        Repetition::ForcerLoses => "rule-repetition-forcer-loses",
        Repetition::SameMoveDraw => "rule-repetition-same-move-draw",
        Repetition::NotSaid => "rule-repetition-not-said",
    };
    Said::new("rule-title-repetition", vec![text])
}

/// Returns the paragraph of the third occurrence and of no legal play. `None`: the rules say neither.
fn reminder(rules: &Ruleset) -> Option<Said> {
    let repetition = match rules.repetition {
        Repetition::MustVary => Some("card-repetition-must-vary"),
        Repetition::ForcerMustVary => Some("card-repetition-forcer-must-vary"),
        Repetition::Draw => Some("card-repetition-draw"),
        Repetition::DefendersLose => Some("card-repetition-defenders-lose"),
        Repetition::RepeaterLoses => Some("card-repetition-repeater-loses"),
        Repetition::ForcerLoses => Some("card-repetition-forcer-loses"),
        Repetition::SameMoveDraw => Some("card-repetition-same-move-draw"),
        Repetition::NotSaid => None,
    };
    let stuck = no_move::on_card_of_ends(rules);
    let title = match (repetition, stuck) {
        (Some(_), Some(_)) => "card-title-ends",
        (Some(_), None) => "card-title-ends-circling",
        (None, Some(_)) => "card-title-ends-stuck",
        (None, None) => return None,
    };
    Some(Said::new(title, [repetition, stuck].into_iter().flatten().collect()))
}

fn easy(rules: &Ruleset) -> Vec<Idea> {
    const THRICE: EasyPicture = EasyPicture::Positions([0, 0, 0]);
    let circle = |thrice| {
        vec![
            Idea::then("easy-repetition-circle", EasyPicture::Positions([0, 1, 0])),
            Idea::then("easy-repetition-circle-ends", EasyPicture::Positions([0, 1, 2])).explaining(),
            Idea::then(thrice, THRICE),
        ]
    };
    let alone = |text| vec![Idea::then(text, THRICE)];
    match rules.repetition {
        Repetition::MustVary => alone("easy-repetition-must-vary"),
        Repetition::ForcerMustVary => circle("easy-repetition-starter-varies"),
        Repetition::Draw => alone("easy-repetition-draw"),
        Repetition::DefendersLose => alone("easy-repetition-defenders-lose"),
        Repetition::RepeaterLoses => alone("easy-repetition-repeater-loses"),
        Repetition::ForcerLoses => circle("easy-repetition-starter-loses"),
        Repetition::SameMoveDraw => alone("easy-repetition-same-move-draw"),
        Repetition::NotSaid => alone("easy-repetition-not-said"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::NoMove;

    #[test]
    fn the_paragraph_has_what_is_said_of_either_end() {
        let texts = |repetition, no_move| {
            let rules = Ruleset { repetition, no_move, ..Ruleset::PLAIN };
            reminder(&rules).map(|said| said.texts)
        };
        assert_eq!(texts(Repetition::NotSaid, NoMove::NotSaid), None);
        assert_eq!(texts(Repetition::Draw, NoMove::NotSaid), Some(vec!["card-repetition-draw"]));
        assert_eq!(texts(Repetition::NotSaid, NoMove::Loss), Some(vec!["card-no-move-loss"]));
        let both = Some(vec!["card-repetition-must-vary", "card-no-move-draw"]);
        assert_eq!(texts(Repetition::MustVary, NoMove::Draw), both);
    }
}
