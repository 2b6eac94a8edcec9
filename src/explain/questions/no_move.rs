//! The side to move has no legal play. No figure shows it; the cards say it in the paragraph of `repetition`.

use super::explained::{EasyPicture, Explained, Idea, Said};
use crate::game::{NoMove, Piece, Ruleset};

pub(super) const EXPLAINED: Explained =
    Explained { easy: |rules, _| easy(rules), rule: |rules, _| Some(rule(rules)), ..Explained::NOTHING };

fn rule(rules: &Ruleset) -> Said {
    let texts = match rules.no_move {
        NoMove::Loss => vec!["rule-no-move-loss", "rule-last-attacker"],
        NoMove::Draw => vec!["rule-no-move-draw", "rule-last-attacker-draw"],
        NoMove::NotSaid => vec!["rule-no-move-not-said", "rule-last-attacker"],
    };
    Said::new("rule-title-no-move", texts)
}

/// Returns the paragraph, as in a game's file, that declares the win by capturing the last attacker an addition. `None`: the rule
/// for a side that can't move decides it.
#[must_use]
pub fn addition(rules: &Ruleset) -> Option<String> {
    (rules.no_move == NoMove::NotSaid).then(|| "{ uncertain-last-attacker }".to_owned())
}

/// Returns the sentence for the card's paragraph of other ends.
pub(super) const fn on_card_of_ends(rules: &Ruleset) -> Option<&'static str> {
    match rules.no_move {
        NoMove::Loss => Some("card-no-move-loss"),
        NoMove::Draw => Some("card-no-move-draw"),
        NoMove::NotSaid => None,
    }
}

fn easy(rules: &Ruleset) -> Vec<Idea> {
    let (stuck, alone) = match rules.no_move {
        NoMove::Loss => ("easy-no-move-loss", "easy-last-attacker"),
        NoMove::Draw => ("easy-no-move-draw", "easy-last-attacker-draw"),
        NoMove::NotSaid => ("easy-no-move-not-said", "easy-last-attacker"),
    };
    vec![Idea::then(stuck, EasyPicture::shown("stuck")), Idea::then(alone, EasyPicture::Alone(Piece::King))]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_card_says_what_the_leaflet_says_or_nothing() {
        for &no_move in NoMove::ALL {
            let rules = Ruleset { no_move, ..Ruleset::PLAIN };
            let leaflet = rule(&rules).texts[0].strip_prefix("rule-").filter(|_| no_move != NoMove::NotSaid);
            let card = on_card_of_ends(&rules).and_then(|text| text.strip_prefix("card-"));
            assert_eq!(leaflet, card, "{no_move:?}");
        }
    }
}
