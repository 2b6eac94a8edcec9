//! The king's part in captures of attackers. The cards say it in the paragraph of captures.

use super::explained::{Asks, EasyPicture, Explained, Idea, Illustration, Said};
use crate::game::{KingArms, Ruleset};

pub(super) const EXPLAINED: Explained = Explained {
    easy: |rules, _| vec![easy(rules)],
    rule: |rules, _| Some(rule(rules)),
    figures: |rules| vec![figure(rules)],
    ..Explained::NOTHING
};

fn rule(rules: &Ruleset) -> Said {
    let text = match rules.arms {
        KingArms::Armed => "rule-arms-armed",
        KingArms::Hammer => "rule-arms-hammer",
        KingArms::Anvil => "rule-arms-anvil",
        KingArms::Unarmed => "rule-arms-unarmed",
    };
    Said::new("rule-title-arms", vec![text])
}

/// Returns the sentence for the card's paragraph of captures.
pub(super) const fn on_card_of_captures(rules: &Ruleset) -> &'static str {
    match rules.arms {
        KingArms::Armed => "card-capture-armed",
        KingArms::Hammer => "card-capture-hammer",
        KingArms::Anvil => "card-capture-anvil",
        KingArms::Unarmed => "card-capture-unarmed",
    }
}

/// Returns the figure: the king as the piece that moves, and as the partner who stands still.
fn figure(rules: &Ruleset) -> Illustration {
    let panels = match rules.arms {
        KingArms::Armed => vec!["arms-mover", "arms-partner"],
        KingArms::Hammer => vec!["arms-mover", "arms-partner-not"],
        KingArms::Anvil => vec!["arms-mover-not", "arms-partner"],
        KingArms::Unarmed => vec!["arms-mover-not", "arms-partner-not"],
    };
    Illustration::asking("arms", Asks::Capture, panels)
}

fn easy(rules: &Ruleset) -> Idea {
    let (text, shown) = match rules.arms {
        KingArms::Armed => ("easy-arms-armed", "arms-mover"),
        KingArms::Hammer => ("easy-arms-hammer", "arms-mover"),
        KingArms::Anvil => ("easy-arms-anvil", "arms-partner"),
        KingArms::Unarmed => ("easy-arms-unarmed", "arms-partner-not"),
    };
    Idea::first(text, EasyPicture::capture(shown))
}
