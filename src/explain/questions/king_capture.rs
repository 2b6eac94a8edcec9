//! How the king is captured away from the edge, and which marked squares stand in for an attacker. On the cards, the king's
//! paragraph lists all ways to capture him; the paragraphs of throne, corners and camps say whether these squares help to capture
//! him.

use super::explained::{Asks, EasyPicture, Explained, Idea, Illustration, Said};
use super::facts::{camp_foes, corner_foes, has_forts, king_on_edge, throne_foes};
use super::from_layout::ExamplePlace;
use super::{commanders, king_edge};
use crate::game::{
    Claim, CornerShape, Corners, Example, GameResult, KingCapture, KingEdge, Piece, Ruleset, Throne,
    ThroneStop,
};

pub(super) const EXPLAINED: Explained = Explained {
    easy: |rules, _| easy(rules),
    rule: |rules, _| Some(rule(rules)),
    reminder: Some(|rules, _| Some(reminder(rules))),
    figures: |rules| vec![figure(rules)],
    small: Some(|rules, _| Some(small(rules))),
    examples,
    ..Explained::NOTHING
};

fn rule(rules: &Ruleset) -> Said {
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
    let closes = |king| if king { "rule-king-camp-closes" } else { "rule-king-camp-open" };
    texts.extend(camp_foes(rules).map(|foes| closes(foes.king)));
    Said::new("rule-title-king-capture", texts)
}

/// Returns whether it matters to the king if corners are hostile. All neighbours of a corner of one square are on the edge, and
/// there other rules hold for a king who is captured on four sides (`king_edge`).
fn corners_reach_king(rules: &Ruleset) -> bool {
    match rules.corners {
        Corners::None => false,
        Corners::Marked { shape: CornerShape::Angle | CornerShape::Block, .. } => true,
        Corners::Marked { shape: CornerShape::Single, .. } => {
            king_on_edge(rules)
                && (rules.king_capture != KingCapture::FourSides
                    || rules.king_edge == KingEdge::AllNeighbours)
        }
    }
}

/// Returns the paragraph with all ways to capture the king, for the cards. The start of the card says whether the attackers also
/// win by surrounding his whole side.
fn reminder(rules: &Ruleset) -> Said {
    // The front of a card must not say less than the paragraph of the throne on its back.
    // What the empty throne does is told in its own paragraph.
    let mut texts = vec![match rules.king_capture {
        KingCapture::FourSides => "card-king-four-sides",
        KingCapture::TwoSides => "card-king-two-sides",
        KingCapture::FourNearThrone => "card-king-near-throne",
    }];
    texts.extend(commanders::on_card_of_king(rules));
    texts.extend(king_edge::on_card_of_king(rules));
    Said::new("card-title-king", texts)
}

/// Returns the sentence of the throne's effect on him, for its paragraph on the cards. `None`: there is no throne.
pub(super) const fn on_card_of_throne(rules: &Ruleset) -> Option<&'static str> {
    let Throne::Centre { stop, hostile, .. } = rules.throne else { return None };
    Some(match (rules.king_capture, hostile.king, stop) {
        (KingCapture::TwoSides, true, _) => "card-throne-second",
        (KingCapture::FourSides | KingCapture::FourNearThrone, true, _) => "card-throne-closes",
        (KingCapture::TwoSides, false, _) | (_, false, ThroneStop::Anyone) => "card-throne-open",
        (
            KingCapture::FourSides | KingCapture::FourNearThrone,
            false,
            ThroneStop::King | ThroneStop::Nobody,
        ) => "card-throne-shelters",
    })
}

/// Returns the sentence that the corners help to capture him, for their paragraph on the cards. `None`: they don't.
pub(super) fn on_card_of_corners(rules: &Ruleset) -> Option<&'static str> {
    (corner_foes(rules)?.king && corners_reach_king(rules)).then_some("card-corners-king")
}

/// Returns the sentence that the camps help to capture him, for their paragraph on the cards. `None`: they don't.
pub(super) fn on_card_of_camps(rules: &Ruleset) -> Option<&'static str> {
    camp_foes(rules)?.king.then_some("card-camps-king")
}

fn figure(rules: &Ruleset) -> Illustration {
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
    // Adds a king on the edge, caught between an attacker and a hostile corner. This needs rules by which two sides are enough to
    // capture him, and by which he has not won when he stands on the edge.
    if let (Some(foes), KingCapture::TwoSides | KingCapture::FourNearThrone) =
        (corner_foes(rules), rules.king_capture)
        && foes.king
        && king_on_edge(rules)
    {
        panels.push(if has_forts(rules) { "king-fort" } else { "king-corner" });
    }
    if camp_foes(rules).is_some_and(|foes| foes.king) {
        panels.push("king-camp");
    }
    Illustration::asking(id, Asks::Capture, panels)
}

const fn small(rules: &Ruleset) -> &'static str {
    match rules.king_capture {
        KingCapture::FourSides => "king-closed-in",
        KingCapture::TwoSides | KingCapture::FourNearThrone => "king-two-sides",
    }
}

fn examples(place: &ExamplePlace<'_>) -> Option<Vec<Example>> {
    match place.stem {
        "king-camp" => Some(beside_camp(place)),
        _ => None,
    }
}

/// Returns examples of the captured king beside an empty square of a camp, with attackers opposite or on all other sides.
fn beside_camp(place: &ExamplePlace<'_>) -> Vec<Example> {
    let mut made = Vec::new();
    for all_sides in [false, true] {
        for found in place.beside_camps() {
            let (king, way) = (found.beside, found.way);
            for play in place.closing_plays(king, way) {
                let mut pieces = vec![(king, Piece::King), (play.from, Piece::Attacker)];
                let sides = [(way.1, way.0), (-way.1, -way.0)].map(|side| place.step(king, side));
                if let (true, [Some(left), Some(right)]) = (all_sides, sides) {
                    pieces.extend([(left, Piece::Attacker), (right, Piece::Attacker)]);
                }
                let result = Some(GameResult::Attackers);
                let claim = Claim { play, legal: true, captures: vec![king], result };
                made.push(place.example(&pieces, &claim));
            }
        }
    }
    made
}

fn easy(rules: &Ruleset) -> Vec<Idea> {
    let two = EasyPicture::capture("king-two-sides");
    let mut ideas = match rules.king_capture {
        KingCapture::FourSides => {
            vec![Idea::first("easy-king-four-sides", EasyPicture::capture("king-four-sides"))]
        }
        KingCapture::TwoSides => vec![Idea::first("easy-king-two-sides", two)],
        KingCapture::FourNearThrone => {
            let (beside, shown) = match throne_foes(rules) {
                Some(foes) if foes.king => ("easy-king-beside-closes", "king-throne"),
                _ => ("easy-king-beside-open", "king-near-throne-not"),
            };
            vec![
                Idea::first("easy-king-on-throne", EasyPicture::capture("king-on-throne")),
                Idea::first(beside, EasyPicture::capture(shown)),
                Idea::first("easy-king-elsewhere", two),
            ]
        }
    };
    if let Some(foes) = throne_foes(rules)
        && rules.king_capture != KingCapture::FourNearThrone
    {
        let (text, shown) = match (foes.king, rules.king_capture) {
            (true, KingCapture::TwoSides) => ("easy-king-throne-closes", "king-against-throne"),
            (true, KingCapture::FourSides | KingCapture::FourNearThrone) => {
                ("easy-king-throne-closes", "king-throne")
            }
            (false, KingCapture::TwoSides) => ("easy-king-throne-open", "king-against-throne-not"),
            (false, KingCapture::FourSides | KingCapture::FourNearThrone) => {
                ("easy-king-throne-open", "king-throne-not")
            }
        };
        let idea = Idea::then(text, EasyPicture::capture(shown));
        // Nobody takes an empty throne for a second attacker, but four sides of which one is barred are a shelter.
        let is_plain = !foes.king && rules.king_capture == KingCapture::TwoSides;
        ideas.push(if is_plain { idea.explaining() } else { idea });
    }
    if let Some(foes) = corner_foes(rules)
        && corners_reach_king(rules)
    {
        let shown = match (foes.king && king_on_edge(rules), rules.king_capture, has_forts(rules)) {
            (true, KingCapture::TwoSides | KingCapture::FourNearThrone, true) => {
                EasyPicture::capture("king-fort")
            }
            (true, KingCapture::TwoSides | KingCapture::FourNearThrone, false) => {
                EasyPicture::capture("king-corner")
            }
            _ => EasyPicture::Setup,
        };
        let text = if foes.king { "easy-king-corner-closes" } else { "easy-king-corner-open" };
        let idea = Idea::then(text, shown);
        ideas.push(if foes.king { idea } else { idea.explaining() });
    }
    if let Some(foes) = camp_foes(rules) {
        ideas.push(if foes.king {
            Idea::then("easy-king-camp-closes", EasyPicture::capture("king-camp"))
        } else {
            Idea::then("easy-king-camp-open", EasyPicture::Setup).explaining()
        });
    }
    ideas
}
