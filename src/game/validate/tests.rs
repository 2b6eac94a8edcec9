//! Setups that are wrong, each in one way.

use super::*;
use crate::game::{
    CampRight, CornerShape, Corners, Enclosure, ExitFort, First, Foes, Jumps, KingCapture, KingEdge, NoMove,
    OccupiedThrone, Repetition, ThronePass,
};

mod capture;
mod unusual;

const RULES: Ruleset = crate::game::YORK;

const GOOD: &str = "..A..\n..D..\nADKDA\n..D..\n..A..";

fn faults_of(rows: &str, declared: Option<Counts>, rules: &Ruleset) -> Vec<SetupFault> {
    validate(&Setup { board: rows.parse().unwrap(), declared }, rules)
}

fn messages(rows: &str) -> Vec<String> {
    faults_of(rows, None, &RULES).iter().map(ToString::to_string).collect()
}

#[test]
fn a_good_setup_has_no_fault() {
    let declared = Some(Counts { attackers: 4, defenders: 4 });
    assert_eq!(faults_of(GOOD, declared, &RULES), []);
    let setup = Setup { board: GOOD.parse().unwrap(), declared };
    assert_eq!(setup.position(&RULES).unwrap().to_move(), Side::Attackers);
}

#[test]
fn every_fault_is_found_at_once() {
    // No king, a man on the throne, no attackers, wrong counts.
    let declared = Some(Counts { attackers: 2, defenders: 2 });
    let faults = faults_of(".....\n.....\n..D..\n.....\n.....", declared, &RULES);
    let square = Square::new(2, 2);
    assert_eq!(
        faults,
        [
            SetupFault::NoKing,
            SetupFault::NoAttackers,
            SetupFault::CountDiffers { side: Side::Attackers, declared: 2, found: 0 },
            SetupFault::CountDiffers { side: Side::Defenders, declared: 2, found: 1 },
            SetupFault::ManOn { special: Special::Throne, square, piece: Piece::Defender },
        ]
    );
    assert_eq!(faults[4].squares(), [square]);
}

#[test]
fn sizes_from_5_to_25_can_be_made() {
    for (size, good) in [(4_u8, false), (5, true), (25, true), (26, false), (99, false)] {
        let mut board = crate::game::Board::empty(size);
        board.set(Square::new(1, 1), Some(Piece::King));
        for attacker in [Square::new(3, 3), Square::new(1, 3)] {
            board.set(attacker, Some(Piece::Attacker));
        }
        let rules = Ruleset {
            throne: Throne::None,
            linnaean: crate::game::Linnaean::Never,
            king_capture: KingCapture::TwoSides,
            ..RULES
        };
        let faults = validate(&Setup { board, declared: None }, &rules);
        assert_eq!(faults.contains(&SetupFault::Size { size }), !good, "{size}");
        assert_eq!(faults.is_empty(), good, "{size}");
    }
    assert_eq!(faults_of("", None, &RULES)[0], SetupFault::Size { size: 0 });
}

#[test]
fn an_even_board_has_no_throne() {
    let rows = "......\n..K...\n......\nA.....\nA.A..A\n......";
    assert_eq!(
        messages(rows),
        ["the rules have a throne in the centre, but a board of 6x6 has no centre square"]
    );
    let linnaean = crate::game::Linnaean::Never;
    assert_eq!(faults_of(rows, None, &Ruleset { throne: Throne::None, linnaean, ..RULES }), []);
}

#[test]
fn two_kings_are_both_named() {
    let faults = faults_of("..A..\n..K..\nA.K.A\n.....\n..A..", None, &RULES);
    assert_eq!(faults[0].to_string(), "the layout has 2 kings instead of one: c4, c3");
    assert_eq!(faults[0].squares(), [Square::new(2, 3), Square::new(2, 2)]);
}

#[test]
fn a_game_that_is_over_does_not_start() {
    assert_eq!(
        messages("..K..\n.....\nA...A\n.....\nA...A"),
        ["the king on c5 already stands where he escapes, so he has won before the game starts"]
    );
    assert_eq!(
        messages("....D\n..A..\n.AKA.\n..A..\n....."),
        [
            "the king on c3 is already captured (attackers on c4, b3, d3, c2), so the game is over before it starts"
        ]
    );
    let ring = "..A..\n.ADA.\nA.K.A\n.A.A.\n..A..";
    assert_eq!(
        messages(ring),
        [
            "the king on c3 and all defenders are already cut off from the edge, so the game is over before it starts"
        ]
    );
    let open = Ruleset { enclosure: Enclosure::NoEffect, ..RULES };
    assert_eq!(faults_of(ring, None, &open), []);
}

#[test]
fn each_side_needs_a_play() {
    let faults = faults_of("A....\nD....\n..K..\n.....\n....A", None, &TWO_SIDES);
    assert_eq!(faults, []);
    let faults = faults_of("AD.DA\nD...D\n..K..\n.....\n.....", None, &TWO_SIDES);
    assert_eq!(faults[0].to_string(), "the attackers have no legal play");
    assert_eq!(faults[0].squares(), [Square::new(0, 4), Square::new(4, 4)]);
    assert_eq!(faults.len(), 1);
}

#[test]
fn the_defenders_need_a_play_too() {
    // Whatever square is empty beside them is the throne, with an attacker behind it.
    let rows = ".....\n.AA..\nAD.A.\nAKDA.\n.AA..";
    let open = Ruleset { enclosure: Enclosure::NoEffect, ..RULES };
    let faults = faults_of(rows, None, &open);
    let squares = ["b3", "b2", "c2"].map(|square| square.parse().unwrap()).to_vec();
    assert_eq!(faults, [SetupFault::NoPlay { side: Side::Defenders, squares }]);
    assert_eq!(faults[0].to_string(), "the defenders have no legal play");
    assert_eq!(faults_of(&rows.replace("AD.A.", "AD..A"), None, &open), []);
}

#[test]
fn a_fort_that_stands_before_the_game_has_won_it() {
    let rows = "..AAA..\n.......\n.......\n.......\n.......\n...DD..\n..D.KD.";
    let rules = Ruleset { exit_fort: ExitFort::DefendersWin, ..CORNERS };
    let faults = faults_of(rows, None, &rules);
    assert_eq!(faults.len(), 1);
    let said = "the game is over before it starts: the defenders win: the king has an exit fort";
    assert_eq!((faults[0].to_string().as_str(), faults[0].squares()), (said, vec![Square::new(4, 0)]));
    assert_eq!(faults_of(rows, None, &CORNERS), []);
}

#[test]
fn a_king_on_the_square_of_his_escape_has_escaped_though_nobody_may_enter_it() {
    let rows = "..A..\n.....\nA.K.A\n.....\n..A..";
    let square = Square::new(2, 2);
    let escape = Escape::Squares(vec![square]);
    let rules = Ruleset { throne: throne(ThroneStop::Nobody, Foes::KING), escape, ..RULES };
    assert_eq!(faults_of(rows, None, &rules), [SetupFault::KingEscaped { square }]);
}

/// York's, but the king is captured like a man.
const TWO_SIDES: Ruleset = Ruleset { king_capture: KingCapture::TwoSides, ..RULES };

/// York's, but the king escapes by corners which no rule makes hostile.
const CORNERS: Ruleset = Ruleset {
    escape: Escape::Corners,
    corners: Corners::Marked { shape: CornerShape::Single, hostile: Foes::NOBODY },
    ..RULES
};

fn throne(stop: ThroneStop, hostile: Foes) -> Throne {
    Throne::Centre { stop, pass: ThronePass::Anyone, hostile, occupied: OccupiedThrone::Nobody }
}

#[test]
fn a_king_may_play_without_men() {
    assert_eq!(faults_of("..A..\n.....\nA.K.A\n.....\n..A..", None, &RULES), []);
}

#[test]
fn officers_count_with_their_side() {
    let rows = "..A..\n..N..\nCDKDA\n..D..\n..A..";
    assert_eq!(faults_of(rows, Some(Counts { attackers: 4, defenders: 4 }), &RULES), []);
    let faults = faults_of(rows, Some(Counts { attackers: 3, defenders: 4 }), &RULES);
    assert_eq!(faults, [SetupFault::CountDiffers { side: Side::Attackers, declared: 3, found: 4 }]);
    assert_eq!(faults[0].to_string(), "the layout has 4 attackers, but the variant says 3");
}

#[test]
fn men_stand_on_the_throne_only_where_they_may() {
    let rows = "..A..\n..K..\nA.D.A\n.....\n..A..";
    for (stop, good) in [(ThroneStop::King, false), (ThroneStop::Nobody, false), (ThroneStop::Anyone, true)] {
        let rules = Ruleset { throne: throne(stop, Foes::KING), ..RULES };
        assert_eq!(faults_of(rows, None, &rules).is_empty(), good, "{stop}");
    }
}

#[test]
fn no_man_starts_in_a_corner() {
    let rows = "A...A\n..D..\nADKDA\n..D..\nA....";
    let faults = faults_of(rows, None, &CORNERS);
    assert_eq!(faults.len(), 3);
    assert_eq!(faults[0].to_string(), "the attacker on a5 stands in a corner, where only the king may stand");
    let block = Corners::Marked { shape: CornerShape::Block, hostile: Foes::NOBODY };
    let faults = faults_of(".A...\n..D..\nADKDA\n..D..\n..A..", None, &Ruleset { corners: block, ..CORNERS });
    assert_eq!(faults[0].squares(), [Square::new(1, 4)]);
}

#[test]
fn a_camp_is_no_throne() {
    let rows = "..A..\n..K..\nA.A.A\n.....\n..A..";
    let squares = vec![Square::new(2, 2)];
    let (enter, pass) = (CampRight::Anyone, CampRight::Anyone);
    let camps = Camps::Marked { squares, enter, pass, hostile: Foes::NOBODY };
    let rules = Ruleset { throne: throne(ThroneStop::Anyone, Foes::NOBODY), camps, ..RULES };
    let faults = faults_of(rows, None, &rules);
    assert_eq!(faults[0].to_string(), "c3 is the throne and a camp at once");
}

#[test]
fn escape_squares_are_on_the_board_and_can_be_reached() {
    let rows = "..A..\nK....\nA...A\n.....\nA.A..";
    let to = |square: &str| Ruleset { escape: Escape::Squares(vec![square.parse().unwrap()]), ..RULES };
    assert_eq!(faults_of(rows, None, &to("e1")), []);
    let faults = faults_of(rows, None, &to("f1"));
    assert_eq!(faults[0].to_string(), "the king is to escape on f1, which is not on a board of 5x5");
    assert_eq!(faults.len(), 1);
    let barred = Ruleset { throne: throne(ThroneStop::Nobody, Foes::KING), ..to("c3") };
    let found = faults_of(rows, None, &barred);
    assert_eq!(found, [SetupFault::EscapeBarred { square: Square::new(2, 2), special: Special::Throne }]);
    assert_eq!(found[0].to_string(), "the king is to escape on c3, the throne, which he may not enter");
    assert_eq!(faults_of(rows, None, &to("a4"))[0], SetupFault::KingEscaped { square: Square::new(0, 3) });
}

#[test]
fn barred_squares_can_keep_a_king_in() {
    // The four squares at the ends of his row and column are camps; all other squares of the edge are open.
    let rows = "..A..\n.....\nA.K.A\n.....\n..A..";
    let squares = ["a3", "c1", "c5", "e3"].map(|square| square.parse().unwrap()).to_vec();
    let camps = |enter, pass| Camps::Marked { squares: squares.clone(), enter, pass, hostile: Foes::NOBODY };
    let to = |squares: &[&str], enter, pass| Ruleset {
        escape: Escape::Squares(squares.iter().map(|square| square.parse().unwrap()).collect()),
        camps: camps(enter, pass),
        ..RULES
    };
    let said = "the king is to escape on a3, a square of a camp that he may not enter";
    let (nobody, anyone) = (CampRight::Nobody, CampRight::Anyone);
    let found = faults_of(rows, None, &to(&["a3", "a1"], nobody, anyone));
    assert_eq!(found.iter().map(ToString::to_string).collect::<Vec<_>>(), [said]);
    // The square itself is free, but camps lie on both ways to it.
    let squares = ["a2", "b1"].map(|square| square.parse().unwrap()).to_vec();
    let camps = |pass| Camps::Marked { squares: squares.clone(), enter: nobody, pass, hostile: Foes::NOBODY };
    let cornered = |pass| Ruleset { camps: camps(pass), ..to(&["a1"], nobody, nobody) };
    let rows = ".....\n....A\n..K..\nA....\n.A..A";
    assert_eq!(
        faults_of(rows, None, &cornered(nobody)),
        [SetupFault::NoWayOut { square: Square::new(2, 2) }]
    );
    assert_eq!(faults_of(rows, None, &cornered(anyone)), []);
    assert_eq!(faults_of(rows, None, &to(&["a3", "c5"], anyone, nobody)), []);
    assert_eq!(faults_of(rows, None, &to(&["a1"], nobody, nobody)), []);
}

#[test]
fn rules_about_officers_need_officers() {
    let jumps = Jumps { commander: Jump::Over, knight: Jump::Capturing, ..Jumps::NOBODY };
    let rules = Ruleset { jumps, between_commanders: BetweenCommanders::Captured, ..RULES };
    let faults = faults_of(GOOD, None, &rules);
    let said: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        said,
        [
            "the rules say how commanders jump, but the layout has none",
            "the rules say how knights jump, but the layout has none",
            "the king is captured between two commanders, but the layout has fewer than two",
        ]
    );
    assert_eq!(faults_of("..A..\n..N..\nCDKDC\n..D..\n..A..", None, &rules), []);
    let (piece, rule) = (Piece::Commander, OfficerRule::BetweenCommanders);
    let one = faults_of("..A..\n..N..\nCDKDA\n..D..\n..A..", None, &rules);
    assert_eq!(one, [SetupFault::OfficersMissing { piece, rule }]);
}

/// York's rules with an escape by corners that are not marked: the contradiction is told, and not that the king finds
/// no way out.
#[test]
fn contradictions_hide_what_follows_from_them() {
    let rules = Ruleset { escape: Escape::Corners, ..RULES };
    assert_eq!(
        faults_of(GOOD, None, &rules),
        [SetupFault::Contradiction(Contradiction::EscapeWithoutCorners)]
    );
}
