//! How the king is captured on the edge, under rules by which he is captured on four sides: a square on the edge has only three
//! neighbours. If he wins by reaching the edge, the question does not come up. The cards answer it in the king's paragraph.

use super::explained::{Asks, EasyPicture, Explained, Idea, Illustration, Said};
use super::facts::{corner_foes, has_forts, king_on_edge, marked_foes};
use crate::game::{BetweenCommanders, Corners, Escape, KingCapture, KingEdge, Piece, Ruleset};

pub(super) const EXPLAINED: Explained = Explained {
    is_asked,
    easy: |rules, _| easy(rules),
    rule: |rules, _| Some(rule(rules)),
    figures: |rules| vec![figure(rules)],
    ..Explained::NOTHING
};

/// Returns whether the question comes up under these rules.
fn is_asked(rules: &Ruleset) -> bool {
    match rules.king_capture {
        KingCapture::FourSides => king_on_edge(rules),
        KingCapture::TwoSides | KingCapture::FourNearThrone => false,
    }
}

/// Returns whether the king can't be captured in the corner of the board, where he has only two neighbours. He can stand there
/// without having won only if his goal is squares named in the rules.
fn leaves_corner_out(rules: &Ruleset) -> bool {
    counts_three_sides(rules)
        && matches!(rules.escape, Escape::Squares(_))
        && rules.between_commanders == BetweenCommanders::Safe
}

/// Returns whether it takes three attackers to capture the king on the edge, so that he is safe beside a marked corner.
const fn counts_three_sides(rules: &Ruleset) -> bool {
    match rules.king_edge {
        KingEdge::ThreeSides | KingEdge::ThreeSidesAlone => true,
        KingEdge::Never | KingEdge::AllNeighbours => false,
    }
}

fn rule(rules: &Ruleset) -> Said {
    let (text, of_squares) = match (rules.king_edge, rules.between_commanders) {
        (KingEdge::Never, BetweenCommanders::Safe) => ("rule-king-edge-never", None),
        (KingEdge::Never, BetweenCommanders::Captured) => ("rule-king-edge-never-commanders", None),
        (KingEdge::ThreeSides, _) => ("rule-king-edge-three-sides", Some("rule-king-edge-only-attackers")),
        (KingEdge::ThreeSidesAlone, _) => {
            ("rule-king-edge-three-sides-alone", Some("rule-king-edge-only-attackers"))
        }
        (KingEdge::AllNeighbours, _) => ("rule-king-edge-all-neighbours", Some("rule-king-edge-squares")),
    };
    let mut texts = vec![text];
    if leaves_corner_out(rules) {
        texts.push("rule-king-edge-corner");
    }
    if counts_three_sides(rules) && rules.corners != Corners::None {
        texts.push("rule-king-edge-beside-corner");
    }
    let squares_are_hostile = marked_foes(rules).any(|foes| foes.king);
    texts.extend(of_squares.filter(|_| squares_are_hostile));
    Said::new("rule-title-king-edge", texts)
}

/// Returns the sentence for the card's paragraph of the king.
pub(super) fn on_card_of_king(rules: &Ruleset) -> Option<&'static str> {
    if !is_asked(rules) {
        return None;
    }
    Some(match (rules.king_edge, rules.between_commanders) {
        (KingEdge::Never, BetweenCommanders::Safe) => "card-edge-never",
        (KingEdge::Never, BetweenCommanders::Captured) => "card-edge-never-commanders",
        (KingEdge::ThreeSides, _) if rules.corners != Corners::None => "card-edge-three-sides-corners",
        (KingEdge::ThreeSides, _) => "card-edge-three-sides",
        (KingEdge::ThreeSidesAlone, _) if rules.corners != Corners::None => {
            "card-edge-three-sides-alone-corners"
        }
        (KingEdge::ThreeSidesAlone, _) => "card-edge-three-sides-alone",
        (KingEdge::AllNeighbours, _) => "card-edge-all-neighbours",
    })
}

fn figure(rules: &Ruleset) -> Illustration {
    let mut panels = match rules.king_edge {
        KingEdge::Never => vec!["king-edge-not"],
        KingEdge::ThreeSides | KingEdge::AllNeighbours => vec!["king-edge"],
        KingEdge::ThreeSidesAlone => vec!["king-edge", "king-edge-guarded-not"],
    };
    panels.extend(corner_foes(rules).and_then(|foes| match rules.king_edge {
        KingEdge::Never => None,
        KingEdge::ThreeSides | KingEdge::ThreeSidesAlone => Some(beside_corner(rules, false)),
        KingEdge::AllNeighbours => Some(beside_corner(rules, foes.king)),
    }));
    Illustration::asking("king-edge", Asks::Capture, panels)
}

/// Returns the example of the king beside a marked corner, with attackers on his other sides.
const fn beside_corner(rules: &Ruleset, captured: bool) -> &'static str {
    match (has_forts(rules), captured) {
        (false, true) => "king-edge-corner",
        (false, false) => "king-edge-corner-not",
        (true, true) => "king-edge-fort",
        (true, false) => "king-edge-fort-not",
    }
}

fn easy(rules: &Ruleset) -> Vec<Idea> {
    let caught = EasyPicture::capture("king-edge");
    let (text, shown) = match (rules.king_edge, rules.between_commanders) {
        (KingEdge::Never, BetweenCommanders::Safe) => {
            ("easy-edge-never", EasyPicture::capture("king-edge-not"))
        }
        (KingEdge::Never, BetweenCommanders::Captured) => {
            ("easy-edge-never-commanders", EasyPicture::capture("king-edge-not"))
        }
        (KingEdge::ThreeSides, _) => ("easy-edge-three-sides", caught),
        (KingEdge::ThreeSidesAlone, _) => {
            ("easy-edge-three-sides-alone", EasyPicture::capture("king-edge-guarded-not"))
        }
        (KingEdge::AllNeighbours, _) => ("easy-edge-all-neighbours", caught),
    };
    let mut ideas = vec![Idea::then(text, shown)];
    if counts_three_sides(rules) && rules.corners != Corners::None {
        ideas.push(Idea::then("easy-edge-beside-corner", EasyPicture::capture(beside_corner(rules, false))));
    }
    if leaves_corner_out(rules) {
        ideas.push(Idea::then("easy-edge-corner", EasyPicture::Alone(Piece::King)));
    }
    if marked_foes(rules).any(|foes| foes.king) {
        match rules.king_edge {
            KingEdge::Never => {}
            KingEdge::ThreeSides | KingEdge::ThreeSidesAlone => {
                ideas.push(Idea::then("easy-edge-only-attackers", caught));
            }
            KingEdge::AllNeighbours => ideas.push(Idea::then("easy-edge-squares", caught).explaining()),
        }
    }
    ideas
}
