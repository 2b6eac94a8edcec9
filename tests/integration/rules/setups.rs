//! What passes the validation of a setup is a game that can be played, and a setup that is turned is as right or wrong.

use std::mem::discriminant;

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use tafl_print::game::{
    Board, Corners, Escape, Game, Linnaean, Piece, Position, Ruleset, SIZES, Setup, Side, Square, Throne,
    contradictions, validate, warnings,
};

use super::symmetry::Image;
use crate::strategies::{any_board, any_ruleset};

/// A board and rules for it, whose camps and squares of escape lie on it.
fn any_setup() -> impl Strategy<Value = (Setup, Ruleset)> {
    (any_board(12), any_ruleset(9)).prop_map(|(board, rules)| {
        let same = Image { size: board.size(), mirrored: false, quarter_turns: 0 };
        (Setup { board, declared: None }, same.rules(&rules))
    })
}

/// The rules without those answers that contradict others most easily, or ask for officers: hardly any random setup would
/// get past them.
fn simple(rules: Ruleset, size: u8) -> Ruleset {
    let escape = match rules.escape {
        Escape::Corners if rules.corners == Corners::None => Escape::Edge,
        escape => escape,
    };
    let plain = Ruleset::PLAIN;
    Ruleset {
        escape,
        throne: if size.is_multiple_of(2) { Throne::None } else { rules.throne },
        king_edge: plain.king_edge,
        linnaean: plain.linnaean,
        shieldwall: plain.shieldwall,
        jumps: plain.jumps,
        between_commanders: plain.between_commanders,
        exit_fort: plain.exit_fort,
        ..rules
    }
}

/// The squares of a fault, sorted.
fn sorted(mut squares: Vec<Square>) -> Vec<Square> {
    squares.sort_unstable();
    squares
}

#[test]
fn a_game_that_may_start_is_not_over_and_both_sides_can_move() {
    let mut runner = TestRunner::deterministic();
    let mut started = 0;
    for _ in 0..5000 {
        let (setup, rules) = any_setup().new_tree(&mut runner).expect("a tree").current();
        let rules = simple(rules, setup.board.size());
        let faults = validate(&setup, &rules);
        let game = match Game::start(&setup, &rules) {
            Ok(game) => game,
            Err(found) => {
                assert!(!found.is_empty());
                assert_eq!(found, faults);
                continue;
            }
        };
        started += 1;
        assert_eq!(faults, []);
        let board = game.board();
        assert!(SIZES.contains(&board.size()) && contradictions(&rules).is_empty());
        assert_eq!((board.count(Piece::King), game.outcome()), (1, None), "\n{board}");
        for &side in Side::ALL {
            assert!(Position::new(board.clone(), side).has_play(&rules), "{side}\n{board}");
        }
        assert!(!game.legal_plays().is_empty());
        assert!(warnings(&setup, &rules).iter().all(|warning| !warning.to_string().is_empty()));
    }
    assert!(started >= 200, "only {started} of the setups could be played");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(600) })]

    #[test]
    fn a_turned_setup_has_the_same_faults(
        (setup, rules) in any_setup(),
        mirrored in any::<bool>(),
        quarter_turns in 0..4_u8,
    ) {
        let image = Image { size: setup.board.size(), mirrored, quarter_turns };
        let turned = Setup { board: image.board(&setup.board), declared: None };
        let (here, there) = (validate(&setup, &rules), validate(&turned, &image.rules(&rules)));
        prop_assert_eq!(here.len(), there.len());
        // Faults of one kind come in the order of the layout, which is another one here and there.
        let mut rest = there;
        for fault in here {
            let found = rest.iter().position(|other| {
                discriminant(other) == discriminant(&fault)
                    && sorted(other.squares()) == image.squares(&fault.squares())
            });
            prop_assert!(found.is_some(), "{:?} is not among {:?}", fault, rest);
            found.map(|found| rest.remove(found));
        }
    }
}

/// An empty board and one without room are refused, not looked into.
#[test]
fn boards_of_no_size_are_refused_without_a_panic() {
    for size in [0, 1, 2, 3, 4, 26, 255] {
        for linnaean in [Linnaean::Never, Linnaean::InCastle] {
            let setup = Setup { board: Board::empty(size), declared: None };
            let faults = validate(&setup, &Ruleset { linnaean, ..super::YORK });
            assert!(faults.len() >= 3, "{size}: {faults:?}");
        }
    }
}
