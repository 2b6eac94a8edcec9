//! Capture of a row along the edge.

use super::explained::{Explained, Said};
use super::facts::{has_forts, king_on_edge};
use super::illustration::{Asks, Illustration};
use crate::game::{CornerShape, Corners, KingArms, Ruleset, Shieldwall};

pub(super) const EXPLAINED: Explained = Explained {
    rule: |rules, _| rule(rules),
    reminder: Some(|rules, _| reminder(rules)),
    figures,
    ..Explained::NOTHING
};

fn rule(rules: &Ruleset) -> Option<Said> {
    let corner = match (rules.shieldwall, rules.corners) {
        (Shieldwall::Never, _) => return None,
        (Shieldwall::PiecesClose, _) => "rule-shieldwall-pieces",
        (
            Shieldwall::CornersClose,
            Corners::Marked { shape: CornerShape::Angle | CornerShape::Block, .. },
        ) => "rule-shieldwall-corner-squares",
        (Shieldwall::CornersClose, Corners::Marked { shape: CornerShape::Single, .. } | Corners::None) => {
            "rule-shieldwall-corners"
        }
    };
    let mut texts = vec!["rule-shieldwall", corner];
    if king_on_edge(rules) {
        texts.push("rule-shieldwall-king");
    }
    texts.push(match rules.arms {
        KingArms::Armed => "rule-shieldwall-armed",
        KingArms::Hammer => "rule-shieldwall-hammer",
        KingArms::Anvil => "rule-shieldwall-anvil",
        KingArms::Unarmed => "rule-shieldwall-unarmed",
    });
    Some(Said::new("rule-title-shieldwall", texts))
}

fn reminder(rules: &Ruleset) -> Option<Said> {
    let mut texts = vec!["card-shieldwall"];
    match rules.shieldwall {
        Shieldwall::Never => return None,
        Shieldwall::PiecesClose => {}
        Shieldwall::CornersClose => texts.push("card-shieldwall-corners"),
    }
    if king_on_edge(rules) {
        texts.push("card-shieldwall-king");
    }
    match rules.arms {
        KingArms::Armed => {}
        KingArms::Hammer => texts.push("card-shieldwall-hammer"),
        KingArms::Anvil => texts.push("card-shieldwall-anvil"),
        KingArms::Unarmed => texts.push("card-shieldwall-unarmed"),
    }
    Some(Said::new("card-title-shieldwall", texts))
}

/// A row that is captured, one against a marked corner if there are any, and one that is open at an end.
fn figures(rules: &Ruleset) -> Vec<Illustration> {
    let [corner, fort] = match rules.shieldwall {
        Shieldwall::Never => return Vec::new(),
        Shieldwall::PiecesClose => ["shieldwall-corner-not", "shieldwall-fort-not"],
        Shieldwall::CornersClose => ["shieldwall-corner", "shieldwall-fort"],
    };
    let mut panels = vec!["shieldwall"];
    match rules.corners {
        Corners::None => {}
        Corners::Marked { .. } => panels.push(if has_forts(rules) { fort } else { corner }),
    }
    panels.push("shieldwall-open-not");
    vec![Illustration::asking("shieldwall", Asks::Capture, panels)]
}
