//! Capture of a row along the edge.

use super::explained::{Asks, EasyPicture, Explained, Idea, Illustration, Said};
use super::facts::{has_forts, king_on_edge};
use crate::game::{CornerShape, Corners, KingArms, Piece, Ruleset, Shieldwall};

pub(super) const EXPLAINED: Explained = Explained {
    is_asked: |rules| rules.shieldwall != Shieldwall::Never,
    easy: |rules, _| easy(rules),
    rule: |rules, _| Some(rule(rules)),
    reminder: Some(|rules, _| Some(reminder(rules))),
    figures: |rules| vec![figure(rules)],
    ..Explained::NOTHING
};

fn rule(rules: &Ruleset) -> Said {
    let corner = match rules.corners {
        _ if !rules.shieldwall.corners_close() => "rule-shieldwall-pieces",
        Corners::Marked { shape: CornerShape::Angle | CornerShape::Block, .. } => {
            "rule-shieldwall-corner-squares"
        }
        Corners::Marked { shape: CornerShape::Single, .. } | Corners::None => "rule-shieldwall-corners",
    };
    let mover =
        if rules.shieldwall.any_last() { "rule-shieldwall-any-last" } else { "rule-shieldwall-end-last" };
    let mut texts = vec!["rule-shieldwall", mover, "rule-shieldwall-taken", corner];
    if king_on_edge(rules) {
        texts.push("rule-shieldwall-king");
    }
    texts.push(match rules.arms {
        KingArms::Armed => "rule-shieldwall-armed",
        KingArms::Hammer => "rule-shieldwall-hammer",
        KingArms::Anvil => "rule-shieldwall-anvil",
        KingArms::Unarmed => "rule-shieldwall-unarmed",
    });
    Said::new("rule-title-shieldwall", texts)
}

fn reminder(rules: &Ruleset) -> Said {
    let mut texts =
        vec![if rules.shieldwall.any_last() { "card-shieldwall-any-last" } else { "card-shieldwall" }];
    if rules.shieldwall.corners_close() {
        texts.push("card-shieldwall-corners");
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
    Said::new("card-title-shieldwall", texts)
}

/// Returns the figure: a captured row, one against a marked corner if there are any, and one that is open at an end. A piece
/// that moves in front of a row completes the wall, or not.
fn figure(rules: &Ruleset) -> Illustration {
    let [corner, fort] = if rules.shieldwall.corners_close() {
        ["shieldwall-corner", "shieldwall-fort"]
    } else {
        ["shieldwall-corner-not", "shieldwall-fort-not"]
    };
    let mut panels = vec!["shieldwall"];
    match rules.corners {
        Corners::None => {}
        Corners::Marked { .. } => panels.push(if has_forts(rules) { fort } else { corner }),
    }
    panels.push(if rules.shieldwall.any_last() { "shieldwall-facing" } else { "shieldwall-open-not" });
    Illustration::asking("shieldwall", Asks::Capture, panels)
}

fn easy(rules: &Ruleset) -> Vec<Idea> {
    let row = EasyPicture::capture("shieldwall");
    let mut ideas = vec![Idea::then("easy-shieldwall", row), Idea::then("easy-shieldwall-around", row)];
    ideas.push(if rules.shieldwall.any_last() {
        Idea::then("easy-shieldwall-any-last", EasyPicture::capture("shieldwall-facing")).explaining()
    } else {
        Idea::then("easy-shieldwall-end-last", EasyPicture::capture("shieldwall-facing-not"))
    });
    if rules.corners != Corners::None {
        let (text, shown) = match (rules.shieldwall.corners_close(), has_forts(rules)) {
            (true, false) => ("easy-shieldwall-corners", "shieldwall-corner"),
            (true, true) => ("easy-shieldwall-corners", "shieldwall-fort"),
            (false, false) => ("easy-shieldwall-pieces", "shieldwall-corner-not"),
            (false, true) => ("easy-shieldwall-pieces", "shieldwall-fort-not"),
        };
        let idea = Idea::then(text, EasyPicture::capture(shown));
        ideas.push(if rules.shieldwall.corners_close() { idea } else { idea.explaining() });
    }
    let king = EasyPicture::Alone(Piece::King);
    if king_on_edge(rules) {
        ideas.push(Idea::then("easy-shieldwall-king", king));
    }
    let arms = match rules.arms {
        KingArms::Armed => "easy-shieldwall-armed",
        KingArms::Hammer => "easy-shieldwall-hammer",
        KingArms::Anvil => "easy-shieldwall-anvil",
        KingArms::Unarmed => "easy-shieldwall-unarmed",
    };
    // It follows from what his part in any capture is.
    ideas.push(Idea::then(arms, king).explaining());
    ideas
}
