//! A king between two commanders. The cards say it in the king's paragraph.

use super::explained::{Explained, Said};
use super::idea::{EasyPicture, Idea};
use super::illustration::{Asks, Illustration};
use crate::game::{BetweenCommanders, KingCapture, Ruleset, Throne};

pub(super) const EXPLAINED: Explained =
    Explained { easy: |rules, _| easy(rules), rule: |rules, _| rule(rules), figures, ..Explained::NOTHING };

fn rule(rules: &Ruleset) -> Option<Said> {
    match rules.between_commanders {
        BetweenCommanders::Safe => None,
        BetweenCommanders::Captured => Some(Said::new("rule-title-commanders", vec!["rule-commanders"])),
    }
}

/// Returns the sentence for the card's paragraph of the king.
pub(super) const fn on_card_of_king(rules: &Ruleset) -> Option<&'static str> {
    match rules.between_commanders {
        BetweenCommanders::Safe => None,
        BetweenCommanders::Captured => Some("card-king-commanders"),
    }
}

/// Returns the figure: two commanders, and an attacker in place of one, who is not enough.
fn figures(rules: &Ruleset) -> Vec<Illustration> {
    let panels = match (rules.between_commanders, rules.king_capture) {
        (BetweenCommanders::Safe, _) => return Vec::new(),
        (BetweenCommanders::Captured, KingCapture::FourSides) => {
            vec!["king-commanders", "king-commander-not"]
        }
        (BetweenCommanders::Captured, KingCapture::TwoSides) => vec!["king-commanders"],
        // Commanders make a difference only near the throne: elsewhere any two attackers will do.
        (BetweenCommanders::Captured, KingCapture::FourNearThrone) => match rules.throne {
            Throne::Centre { .. } => vec!["king-commanders-throne", "king-near-throne-not"],
            Throne::None => vec!["king-commanders"],
        },
    };
    vec![Illustration::asking("king-commanders", Asks::Capture, panels)]
}

fn easy(rules: &Ruleset) -> Vec<Idea> {
    let illustrations = figures(rules);
    let panels = illustrations.iter().flat_map(|illustration| &illustration.panels);
    let shown = panels.map(|panel| EasyPicture::capture(panel.example)).next();
    shown.map(|shown| Idea::then("easy-commanders", shown)).into_iter().collect()
}
