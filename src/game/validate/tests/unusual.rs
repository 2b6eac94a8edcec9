//! Setups that are allowed and get a warning.

use super::*;

fn warned(rows: &str, rules: &Ruleset) -> Vec<String> {
    let setup = Setup { board: rows.parse().unwrap(), declared: None };
    assert_eq!(validate(&setup, rules), []);
    warnings(&setup, rules).iter().map(ToString::to_string).collect()
}

const USUAL: &str = "..AAA..\n...A...\nA..D..A\nAADKDAA\nA..D..A\n...A...\n..AAA..";

#[test]
fn a_usual_setup_has_no_warning() {
    let rows = ".A.A.\nA.D.A\n.DK..\nA...A\n.A.A.";
    assert_eq!(warned("...A...\n...A...\n...D...\nAADKDAA\n...D...\n...A...\n...A...", &RULES), [""; 0]);
    assert_ne!(warned(rows, &RULES), [""; 0]);
}

#[test]
fn what_is_unusual_is_told() {
    assert_eq!(
        warned(USUAL, &RULES)[0],
        "16 attackers against 4 defenders and the king: most games have twice as many attackers as defenders"
    );
    let told = warned(
        "..AAA..\n...A...\nA..D..A\nAADDKAA\nA..D..A\n...A...\n..AAA..".replace("DDK", "D.K").as_str(),
        &RULES,
    );
    assert_eq!(told[0], "the king on e4 does not start in the middle of the board");
    assert_eq!(
        told[1],
        "the layout is not the same from all four sides: d5 and e4 differ, which a quarter turn exchanges"
    );
    let even = "......\n..A...\n.AKA..\n..D...\n......\nA.....";
    let plain = Ruleset { no_move: NoMove::Loss, repetition: Repetition::Draw, ..Ruleset::PLAIN };
    assert!(!warned(even, &plain).iter().any(|told| told.contains("middle")));
    let open = Ruleset { repetition: Repetition::NotSaid, no_move: NoMove::NotSaid, ..RULES };
    let told = warned("...A...\n...A...\n...D...\nAADKDAA\n...D...\n...A...\n...A...", &open);
    assert_eq!(
        told,
        [
            "the rules don't say what happens when a position comes up for the third time",
            "the rules don't say what happens when a side can't move",
        ]
    );
    let told = warned("...A...\n...C...\n...D...\nACDKDCA\n...N...\n...C...\n...A...", &RULES);
    assert_eq!(told[0], "there are commanders, but by these rules they can do no more than other men");
    assert_eq!(told[1], "there are knights, but by these rules they can do no more than other men");
}

#[test]
fn a_first_play_that_wins_or_captures_is_told() {
    let wins = "...A...\n...A...\n.......\nAADKDAA\n...D...\n...A...\n...A...";
    let begins =
        Ruleset { first: First::Defenders, escape: Escape::Squares(vec![Square::new(3, 4)]), ..RULES };
    let told = warned(wins, &begins);
    assert!(told.contains(&"the defenders can win with the first play, by d4-d5".to_owned()), "{told:?}");
    let captures = "....A..\n...A...\n..AD...\nAADKDAA\n...D...\n...A...\n...A...";
    let told = warned(captures, &RULES);
    let expected = "the attackers can capture with the first play: e7-e5 captures d5";
    assert!(told.iter().any(|told| told.starts_with(expected)), "{told:?}");
    // Whoever may begin is looked at.
    let lot = Ruleset { first: First::Lot, ..begins };
    assert!(warned(wins, &lot).iter().any(|told| told.contains("the defenders can win")));
}
