//! Who begins. No figure shows it; the cards say it in the paragraph of moving.

use super::explained::{EasyPicture, Explained, Idea, Said};
use crate::game::{First, Ruleset, Side};

pub(super) const EXPLAINED: Explained = Explained {
    easy: |rules, _| vec![easy(rules)],
    rule: |rules, _| Some(rule(rules)),
    ..Explained::NOTHING
};

fn rule(rules: &Ruleset) -> Said {
    let text = match rules.first {
        First::Attackers => "rule-first-attackers",
        First::Defenders => "rule-first-defenders",
        First::Lot => "rule-first-lot",
    };
    Said::new("rule-title-first", vec![text])
}

/// Returns the sentence for the card's paragraph of moving.
pub(super) const fn on_card_of_moves(rules: &Ruleset) -> &'static str {
    match rules.first {
        First::Attackers => "card-first-attackers",
        First::Defenders => "card-first-defenders",
        First::Lot => "card-first-lot",
    }
}

fn easy(rules: &Ruleset) -> Idea {
    match rules.first {
        First::Attackers => Idea::first("easy-first-attackers", EasyPicture::Sides(Some(Side::Attackers))),
        First::Defenders => Idea::first("easy-first-defenders", EasyPicture::Sides(Some(Side::Defenders))),
        First::Lot => Idea::first("easy-first-lot", EasyPicture::Sides(None)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaflet_and_card_name_the_same_side() {
        for &first in First::ALL {
            let rules = Ruleset { first, ..Ruleset::PLAIN };
            let (leaflet, card) = (rule(&rules).texts[0], on_card_of_moves(&rules));
            assert_eq!(leaflet.strip_prefix("rule-"), card.strip_prefix("card-"), "{first:?}");
        }
    }
}
