//! Shapes that hold and shapes that fall. Why each falls is told beside it; the cases of `tests/rules/exit-fort.tafl`
//! have more.

use super::*;
use crate::game::{CornerShape, Corners, Escape, Foes, Jumps, Ruleset};

/// Corners as in Copenhagen: for the king alone, and hostile to men.
fn rules() -> Ruleset {
    Ruleset {
        corners: Corners::Marked { shape: CornerShape::Single, hostile: Foes::MEN },
        escape: Escape::Corners,
        shieldwall: Shieldwall::CornersClose,
        ..Ruleset::PLAIN
    }
}

fn fort_under(rules: Ruleset, rows: &[&str]) -> bool {
    let board: Board = rows.join("\n").parse().unwrap();
    is_in_fort(&board, &SquareGround::new(rules, board.size()))
}

fn fort(rows: &[&str]) -> bool {
    fort_under(rules(), rows)
}

/// These stand in the tests of the crate hnefatafl 0.0.2, there without the attacker in the corner.
#[test]
fn forts_of_another_program() {
    let flat = [
        ".........",
        "........A",
        ".......AD",
        ".......D.",
        "......AD.",
        ".......DK",
        ".......AD",
        ".........",
        ".........",
    ];
    assert!(fort(&flat));
    let bulge = [
        "A........",
        ".........",
        ".........",
        ".....DDDD",
        ".....D..K",
        "......DDD",
        ".........",
        ".........",
        ".........",
    ];
    assert!(fort(&bulge));
    let enemy_inside = [
        "A........",
        ".........",
        "........D",
        ".......DA",
        ".......D.",
        ".......DK",
        "........D",
        ".........",
        ".........",
    ];
    assert!(!fort(&enemy_inside));
    let no_room = [
        "A........",
        ".........",
        "........D",
        ".......DD",
        ".......DD",
        ".......DK",
        "........D",
        ".........",
        ".........",
    ];
    assert!(!fort(&no_room));
    let gap = [
        ".........",
        ".........",
        "........D",
        ".........",
        "....A..D.",
        ".......DK",
        "........D",
        ".........",
        ".........",
    ];
    assert!(!fort(&gap));
    // The man on f5 stands alone at the tip and falls from above and below.
    let tip = [
        "A........",
        ".........",
        ".........",
        "......DDD",
        ".....D..K",
        "......DDD",
        ".........",
        ".........",
        ".........",
    ];
    assert!(!fort(&tip));
    for (rows, holds) in [(bulge, true), (enemy_inside, false), (no_room, false), (tip, false)] {
        let bare = rows.map(|row| row.strip_prefix('A').map_or(row.to_owned(), |rest| format!(".{rest}")));
        assert_eq!(fort(&bare.each_ref().map(String::as_str)), holds, "{bare:?}");
    }
}

#[test]
fn a_fort_needs_a_king_on_the_edge_and_a_move_but_no_attackers() {
    assert!(fort(&["......A", ".......", ".......", ".......", ".......", "...DD..", "..D.KD."]));
    assert!(fort(&[".......", ".......", ".......", ".......", ".......", "...DD..", "..D.KD."]));
    assert!(!fort(&["......A", ".......", ".......", ".......", ".......", "...DD..", "..DDKD."]));
    assert!(!fort(&["......A", ".......", ".......", ".......", "...DD..", "..D.KD.", "...DD.."]));
    assert!(!fort(&["......A", ".......", ".......", ".......", ".......", "...DD..", "..D..D."]));
}

/// The man at the tip of a ring falls from left and right, unless a man beside him stands in the way. That one is proof
/// by the tip and by the man below.
#[test]
fn men_outside_the_ring_count_while_they_are_proof_themselves() {
    let alone = ["......A", ".......", ".......", ".......", "...D...", "..D.D..", ".D.K.D."];
    assert!(!fort(&alone));
    let left = ["......A", ".......", ".......", ".......", "..DD...", "..D.D..", ".D.K.D."];
    assert!(fort(&left));
    let right = ["......A", ".......", ".......", ".......", "...DD..", "..D.D..", ".D.K.D."];
    assert!(fort(&right));
}

#[test]
fn a_jump_breaks_what_a_walk_does_not() {
    let rows = ["......C", ".......", ".......", ".......", ".......", "...DD..", "..D.KD."];
    let jumping = |commander| Ruleset { jumps: Jumps { commander, ..Jumps::NOBODY }, ..rules() };
    assert!(fort_under(jumping(Jump::Never), &rows));
    for jump in [Jump::Over, Jump::Capturing, Jump::SpecialSquares] {
        assert!(!fort_under(jumping(jump), &rows), "{jump}");
    }
    // Only commanders jump.
    let men = ["......A", ".......", ".......", ".......", ".......", "...DD..", "..D.KD."];
    assert!(fort_under(jumping(Jump::Capturing), &men));
}

/// No ring has been found that falls to a shieldwall and to nothing else, so the rows are asked for here.
#[test]
fn a_row_along_the_edge_falls_when_it_can_be_faced_and_closed() {
    let lost = |rules: Ruleset, rows: &[&str], man: &str| {
        let board: Board = rows.join("\n").parse().unwrap();
        let ground = SquareGround::new(rules, board.size());
        let mut siege = Siege::new(&board, &ground, board.king().unwrap());
        siege.spread(&siege.outside());
        siege.is_lost_in_row(man.parse().unwrap())
    };
    let open = ["......A", ".......", ".......", "K......", ".......", ".......", "...DD.."];
    assert!(lost(rules(), &open, "d1"));
    assert!(!lost(Ruleset { shieldwall: Shieldwall::Never, ..rules() }, &open, "d1"));
    let alone = ["......A", ".......", ".......", "K......", ".......", ".......", "...D..."];
    assert!(!lost(rules(), &alone, "d1"));
    let backed = ["......A", ".......", ".......", "K......", ".......", "...D...", "...DD.."];
    assert!(!lost(rules(), &backed, "d1"));
    let corner = ["......A", ".......", ".......", "K......", ".......", ".......", ".DD...."];
    assert!(lost(rules(), &corner, "b1"));
    assert!(lost(rules(), &corner, "c1"));
    let piece = Ruleset { shieldwall: Shieldwall::PiecesClose, ..rules() };
    assert!(!lost(piece.clone(), &corner, "c1"));
    // Nobody but the king gets to the squares of a larger corner; empty, they close the row all the same.
    let angle = Corners::Marked { shape: CornerShape::Angle, hostile: Foes::NOBODY };
    let beside = ["...A...", ".......", ".......", "K......", ".......", ".......", "..DD..."];
    assert!(lost(Ruleset { corners: angle, ..rules() }, &beside, "c1"));
    assert!(!lost(Ruleset { corners: angle, ..piece }, &beside, "c1"));
    let three = ["......A", ".......", ".......", "K......", ".......", ".......", "..DDD.."];
    assert!(["c1", "d1", "e1"].iter().all(|man| lost(rules(), &three, man)));
}

/// A king in a marked corner is beside whoever gets to it.
#[test]
fn a_square_that_attackers_may_not_enter_is_no_fort_by_itself() {
    let rules = Ruleset { escape: Escape::Squares(Vec::new()), ..rules() };
    assert!(!fort_under(
        rules,
        &["......A", ".......", ".......", ".......", ".......", ".......", "K......"]
    ));
}
