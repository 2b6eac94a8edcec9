//! Figures of how the king is captured.

use super::{Asks, Illustration, corner_foes, throne_foes};
use crate::game::{BetweenCommanders, Camps, Escape, KingCapture, KingEdge, Ruleset};

/// How the king is captured away from the edge.
pub(super) fn capture(rules: &Ruleset) -> Illustration {
    let throne = throne_foes(rules).map(|foes| foes.king);
    let beside = |hostile| if hostile { "king-throne" } else { "king-throne-not" };
    let (id, mut panels) = match rules.king_capture {
        KingCapture::FourSides => {
            let mut panels = vec!["king-four-sides", "king-three-sides"];
            panels.extend(throne.map(beside));
            ("king-four-sides", panels)
        }
        KingCapture::TwoSides => {
            let mut panels = vec!["king-two-sides"];
            match throne {
                Some(true) => panels.extend(["king-on-throne-two", "king-against-throne"]),
                Some(false) => panels.push("king-on-throne-two"),
                None => {}
            }
            ("king-two-sides", panels)
        }
        KingCapture::FourNearThrone => {
            let mut panels = vec!["king-two-sides"];
            if let Some(hostile) = throne {
                panels.extend(["king-near-throne-not", beside(hostile), "king-on-throne"]);
            }
            ("king-near-throne", panels)
        }
    };
    // Near the edge of a board whose corners he can be pressed against; captured on four sides he is not, there.
    if let (Some((fort, foes)), KingCapture::TwoSides | KingCapture::FourNearThrone) =
        (corner_foes(rules), rules.king_capture)
        && foes.king
        && rules.escape != Escape::Edge
    {
        panels.push(if fort { "king-fort" } else { "king-corner" });
    }
    if let Camps::Marked { hostile, .. } = rules.camps
        && hostile.king
    {
        panels.push("king-camp");
    }
    Illustration::asking(id, Asks::Capture, panels)
}

/// How a king who is captured on four sides is captured on the edge. Where that is where he escapes, he is never there.
pub(super) fn edge(rules: &Ruleset) -> Vec<Illustration> {
    if rules.king_capture != KingCapture::FourSides || rules.escape == Escape::Edge {
        return Vec::new();
    }
    let corner = |captured: bool| {
        corner_foes(rules).map(|(fort, _)| match (fort, captured) {
            (false, true) => "king-edge-corner",
            (false, false) => "king-edge-corner-not",
            (true, true) => "king-edge-fort",
            (true, false) => "king-edge-fort-not",
        })
    };
    let hostile = corner_foes(rules).is_some_and(|(_, foes)| foes.king);
    let mut panels = match rules.king_edge {
        KingEdge::Never => vec!["king-edge-not"],
        KingEdge::ThreeSides | KingEdge::AllNeighbours => vec!["king-edge"],
        KingEdge::ThreeSidesAlone => vec!["king-edge", "king-edge-guarded-not"],
    };
    match rules.king_edge {
        KingEdge::Never => {}
        KingEdge::ThreeSides | KingEdge::ThreeSidesAlone => panels.extend(corner(false)),
        KingEdge::AllNeighbours => panels.extend(corner(hostile)),
    }
    vec![Illustration::asking("king-edge", Asks::Capture, panels)]
}

/// The king between two commanders.
pub(super) fn commanders(rules: &Ruleset) -> Vec<Illustration> {
    let panels = match (rules.between_commanders, rules.king_capture) {
        (BetweenCommanders::Safe, _) => return Vec::new(),
        (BetweenCommanders::Captured, KingCapture::FourSides) => {
            vec!["king-commanders", "king-commander-not"]
        }
        (BetweenCommanders::Captured, KingCapture::TwoSides) => vec!["king-commanders"],
        // Away from the throne any two attackers will do.
        (BetweenCommanders::Captured, KingCapture::FourNearThrone) => match throne_foes(rules) {
            Some(_) => vec!["king-commanders-throne", "king-near-throne-not"],
            None => vec!["king-commanders"],
        },
    };
    vec![Illustration::asking("king-commanders", Asks::Capture, panels)]
}
