//! Whether the king can be captured at all, by each rule of his capture.

use super::*;

#[test]
fn a_king_is_captured_by_every_rule() {
    let captured = |rows: &str, rules: &Ruleset| {
        faults_of(rows, None, rules).iter().any(|fault| matches!(fault, SetupFault::KingCaptured { .. }))
    };
    let near = Ruleset { king_capture: KingCapture::FourNearThrone, ..RULES };
    // Two attackers on opposite sides, far from the throne.
    let two = "A....D.\n.......\n.......\n.......\n.......\n.AKA...\n.....A.";
    assert!(captured(two, &TWO_SIDES) && captured(two, &near) && !captured(two, &RULES));
    // Beside the throne, which is hostile to him: three attackers are enough on four sides, one on two.
    let beside = "A......\n...A...\n..AKA..\n.......\n.......\n.......\n.....A.";
    assert!(captured(beside, &RULES) && captured(beside, &near) && captured(beside, &TWO_SIDES));
    let harmless = throne(ThroneStop::King, Foes::NOBODY);
    assert!(!captured(beside, &Ruleset { throne: harmless, ..RULES }));
    let one = "A......\n...A...\n...K...\n.......\n.......\n.......\n.....A.";
    assert!(captured(one, &TWO_SIDES) && !captured(one, &near));
    // A man of his own on the throne shelters him.
    let held = "A......\n...A...\n..AKA..\n...D...\n.......\n.......\n.....A.";
    assert!(!captured(held, &Ruleset { throne: throne(ThroneStop::Anyone, Foes::KING), ..RULES }));
    // On the edge.
    let edge = "..AKA..\n...A...\n.......\n.......\n.......\n.......\n.....AD";
    let on = |king_edge| Ruleset { king_edge, ..CORNERS };
    assert!(!captured(edge, &on(KingEdge::Never)) && captured(edge, &on(KingEdge::ThreeSides)));
    assert!(captured(edge, &on(KingEdge::AllNeighbours)) && !captured(edge, &on(KingEdge::ThreeSidesAlone)));
    assert!(captured(&edge.replace('D', "."), &on(KingEdge::ThreeSidesAlone)));
    // Beside a corner that is hostile to him.
    let corner = ".KA....\n.A.....\n.......\n.......\n.......\n.......\nD....AA";
    let hostile = Corners::Marked { shape: CornerShape::Single, hostile: Foes::ALL };
    let by = |king_edge| Ruleset { king_edge, corners: hostile, ..CORNERS };
    assert!(captured(corner, &by(KingEdge::AllNeighbours)) && !captured(corner, &by(KingEdge::ThreeSides)));
    // Between two commanders.
    let officers = "......A\n.......\n.......\n.......\n.......\n.CKC...\n.....AA";
    let rules = Ruleset { between_commanders: BetweenCommanders::Captured, ..RULES };
    assert!(captured(officers, &rules) && !captured(officers, &RULES));
}

#[test]
fn there_are_attackers_enough_to_capture_the_king() {
    let rows = |attackers: usize| {
        let mut text = "A.A.A\n.....\nA.K.A\n.....\n.....".to_owned();
        for _ in attackers..5 {
            text = text.replacen('A', ".", 1);
        }
        text
    };
    let enough = |attackers: usize, rules: &Ruleset| {
        !faults_of(&rows(attackers), None, rules)
            .iter()
            .any(|fault| matches!(fault, SetupFault::KingSafe { .. }))
    };
    // Three and the throne; four without its help.
    assert!(enough(3, &RULES) && !enough(2, &RULES));
    let harmless = Ruleset { throne: throne(ThroneStop::King, Foes::NOBODY), ..RULES };
    assert!(enough(4, &harmless) && !enough(3, &harmless));
    // One man, with the throne on the other side.
    assert!(enough(1, &TWO_SIDES));
    let neither = Ruleset { throne: throne(ThroneStop::King, Foes::NOBODY), ..TWO_SIDES };
    assert!(enough(2, &neither) && !enough(1, &neither));
    // Two, where they are commanders and the rules let them.
    let commanders = ".....\n.....\nC.K.C\n.....\n.....";
    let between = Ruleset { between_commanders: BetweenCommanders::Captured, ..RULES };
    assert_eq!(faults_of(commanders, None, &between), []);
    assert_eq!(faults_of(commanders, None, &RULES), [SetupFault::KingSafe { needed: 3, found: 2 }]);
    let message = faults_of(&rows(2), None, &RULES)[0].to_string();
    assert_eq!(
        message,
        "the king can never be captured: under these rules it takes 3 attackers, and there are 2"
    );
}
