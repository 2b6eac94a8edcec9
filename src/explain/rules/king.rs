//! The sentences of how the king is captured.

use super::{Question, Rule, camp_foes, corner_foes, corners_reach_king, king_on_edge, throne_foes};
use crate::game::{
    BetweenCommanders, CornerShape, Corners, Escape, Foes, KingCapture, KingEdge, Ruleset, Throne, ThroneStop,
};

/// How he is captured away from the edge, and which squares stand in for an attacker.
pub(super) fn capture(rules: &Ruleset) -> Rule {
    let mut texts = vec![match (rules.king_capture, rules.throne) {
        (KingCapture::FourSides, _) => "rule-king-four-sides",
        (KingCapture::TwoSides, Throne::None) => "rule-king-two-sides",
        (KingCapture::TwoSides, Throne::Centre { .. }) => "rule-king-two-sides-throne",
        (KingCapture::FourNearThrone, _) => "rule-king-four-near-throne",
    }];
    if let Throne::Centre { stop, hostile, .. } = rules.throne {
        texts.push(match (rules.king_capture, hostile.king, stop) {
            (KingCapture::TwoSides, true, _) => "rule-king-throne-second",
            (KingCapture::FourSides | KingCapture::FourNearThrone, true, _) => "rule-king-throne-closes",
            (KingCapture::TwoSides, false, _) | (_, false, ThroneStop::Anyone) => "rule-king-throne-open",
            (
                KingCapture::FourSides | KingCapture::FourNearThrone,
                false,
                ThroneStop::King | ThroneStop::Nobody,
            ) => "rule-king-throne-shelters",
        });
    }
    if let Corners::Marked { shape, hostile } = rules.corners
        && corners_reach_king(rules)
    {
        texts.push(match (hostile.king, shape) {
            (true, CornerShape::Single) => "rule-king-corner-closes",
            (true, CornerShape::Angle | CornerShape::Block) => "rule-king-corner-square-closes",
            (false, _) => "rule-king-corner-open",
        });
    }
    texts.extend(
        camp_foes(rules)
            .map(|Foes { king, .. }| if king { "rule-king-camp-closes" } else { "rule-king-camp-open" }),
    );
    Rule::new(Question::KingCapture, "rule-title-king-capture", texts)
}

/// How a king is captured on the edge, where he needs four sides elsewhere and can be there at all.
pub(super) fn edge(rules: &Ruleset) -> Option<Rule> {
    match rules.king_capture {
        KingCapture::FourSides if king_on_edge(rules) => {}
        KingCapture::FourSides | KingCapture::TwoSides | KingCapture::FourNearThrone => return None,
    }
    let stands_in = [throne_foes(rules), corner_foes(rules), camp_foes(rules)];
    let stands_in = stands_in.into_iter().flatten().any(|foes| foes.king);
    let (text, more) = match (rules.king_edge, rules.between_commanders) {
        (KingEdge::Never, BetweenCommanders::Safe) => ("rule-king-edge-never", None),
        (KingEdge::Never, BetweenCommanders::Captured) => ("rule-king-edge-never-commanders", None),
        (KingEdge::ThreeSides, _) => ("rule-king-edge-three-sides", Some("rule-king-edge-only-attackers")),
        (KingEdge::ThreeSidesAlone, _) => {
            ("rule-king-edge-three-sides-alone", Some("rule-king-edge-only-attackers"))
        }
        (KingEdge::AllNeighbours, _) => ("rule-king-edge-all-neighbours", Some("rule-king-edge-squares")),
    };
    let mut texts = vec![text];
    // A king can stand in the very corner and not have won only where named squares are the goal.
    let three = matches!(rules.king_edge, KingEdge::ThreeSides | KingEdge::ThreeSidesAlone);
    if three
        && matches!(rules.escape, Escape::Squares(_))
        && rules.between_commanders == BetweenCommanders::Safe
    {
        texts.push("rule-king-edge-corner");
    }
    texts.extend(more.filter(|_| stands_in));
    Some(Rule::new(Question::KingEdge, "rule-title-king-edge", texts))
}

/// A king between two commanders.
pub(super) fn commanders(rules: &Ruleset) -> Option<Rule> {
    match rules.between_commanders {
        BetweenCommanders::Safe => None,
        BetweenCommanders::Captured => {
            Some(Rule::new(Question::Commanders, "rule-title-commanders", vec!["rule-commanders"]))
        }
    }
}
