//! The side to move has no legal play. No figure shows it; the cards say it in the paragraph of `repetition`.

use super::explained::{Explained, Said};
use super::idea::{EasyPicture, Idea};
use crate::game::{NoMove, Piece, Ruleset};

pub(super) const EXPLAINED: Explained =
    Explained { easy: |rules, _| easy(rules), rule: |rules, _| Some(rule(rules)), ..Explained::NOTHING };

fn rule(rules: &Ruleset) -> Said {
    let text = match rules.no_move {
        NoMove::Loss => "rule-no-move-loss",
        NoMove::Draw => "rule-no-move-draw",
        NoMove::NotSaid => "rule-no-move-not-said",
    };
    Said::new("rule-title-no-move", vec![text, "rule-last-attacker"])
}

/// For the card's paragraph of other ends.
pub(super) const fn on_card_of_ends(rules: &Ruleset) -> Option<&'static str> {
    match rules.no_move {
        NoMove::Loss => Some("card-no-move-loss"),
        NoMove::Draw => Some("card-no-move-draw"),
        NoMove::NotSaid => None,
    }
}

fn easy(rules: &Ruleset) -> Vec<Idea> {
    let text = match rules.no_move {
        NoMove::Loss => "easy-no-move-loss",
        NoMove::Draw => "easy-no-move-draw",
        NoMove::NotSaid => "easy-no-move-not-said",
    };
    vec![
        Idea::then(text, EasyPicture::shown("stuck")),
        Idea::then("easy-last-attacker", EasyPicture::Alone(Piece::King)),
    ]
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
