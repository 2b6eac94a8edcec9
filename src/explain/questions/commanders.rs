//! A king between two commanders. The cards say it in the king's paragraph.

use super::explained::{Asks, EasyPicture, Explained, Idea, Illustration, Said};
use crate::game::{BetweenCommanders, KingCapture, Ruleset, Throne};

pub(super) const EXPLAINED: Explained = Explained {
    is_asked,
    easy: |rules, _| easy(rules),
    rule: |_, _| Some(Said::new("rule-title-commanders", vec!["rule-commanders"])),
    figures: |rules| vec![Illustration::asking("king-commanders", Asks::Capture, panels(rules))],
    ..Explained::NOTHING
};

fn is_asked(rules: &Ruleset) -> bool {
    rules.between_commanders != BetweenCommanders::Safe
}

/// Returns the sentence for the card's paragraph of the king.
pub(super) fn on_card_of_king(rules: &Ruleset) -> Option<&'static str> {
    is_asked(rules).then_some("card-king-commanders")
}

/// Returns the panels of the figure: two commanders, and an attacker in place of one, who is not enough.
fn panels(rules: &Ruleset) -> Vec<&'static str> {
    match (rules.king_capture, rules.throne) {
        (KingCapture::FourSides, _) => vec!["king-commanders", "king-commander-not"],
        // Commanders make a difference only near the throne: elsewhere any two attackers will do.
        (KingCapture::FourNearThrone, Throne::Centre { .. }) => {
            vec!["king-commanders-throne", "king-near-throne-not"]
        }
        (KingCapture::TwoSides | KingCapture::FourNearThrone, _) => vec!["king-commanders"],
    }
}

fn easy(rules: &Ruleset) -> Vec<Idea> {
    vec![Idea::then("easy-commanders", EasyPicture::capture(panels(rules)[0]))]
}
