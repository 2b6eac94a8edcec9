//! How many sequences of plays there are: the engine, the crate, and the plain rules must count the same.

use hnefatafl::game::GameStatus;
use tafl_print::game::{Game, Play, Position, Repetition, Ruleset, Variant};

use super::{Logic, State, plays, state, tile, translated};
use crate::library;

/// The number of sequences of `depth` plays; a game that has ended has no more.
fn ours(game: &Game, depth: usize) -> usize {
    let plays = game.legal_plays();
    if depth == 1 {
        return plays.len();
    }
    let after = |play: Play| {
        let mut next = game.clone();
        next.play(play).expect("a legal play");
        next
    };
    plays.into_iter().map(|play| ours(&after(play), depth - 1)).sum()
}

fn theirs(logic: &Logic, state: &State, depth: usize) -> usize {
    if !matches!(state.status, GameStatus::Ongoing) {
        return 0;
    }
    let plays = plays(logic, state);
    if depth == 1 {
        return plays.len();
    }
    let after = |play: Play| {
        let play = hnefatafl::play::Play::from_tiles(tile(play.from), tile(play.to)).expect("straight");
        logic.do_play(play, *state).expect("a legal play").new_state
    };
    plays.into_iter().map(|play| theirs(logic, &after(play), depth - 1)).sum()
}

fn without_repetition(variant: &Variant) -> Ruleset {
    Ruleset { repetition: Repetition::NotSaid, ..variant.ruleset.clone() }
}

/// As the crate counts them: three plays deep up to 11x11, two on larger boards.
#[test]
fn sequences_of_plays_are_counted_as_another_engine_does() {
    let mut compared = 0;
    for variant in super::games() {
        let rules = without_repetition(&variant);
        let board = &variant.setup.board;
        let Some(other) = translated(&rules, board) else { continue };
        let first = rules.first.side();
        let depth = if board.size() <= 11 { 3 } else { 2 };
        let game = Game::new(Position::new(board.clone(), first), rules);
        let logic = Logic::new(other, board.size());
        assert_eq!(ours(&game, depth), theirs(&logic, &state(board, first), depth), "{}", variant.id);
        compared += 1;
    }
    assert!(compared >= 16, "only {compared} variants were counted");
}

/// What the crate can't express is counted by the plain rules: two plays deep, three up to 11x11.
#[test]
fn sequences_of_the_other_variants_are_counted_as_the_plain_rules_do() {
    for variant in library::variants() {
        let rules = without_repetition(&variant);
        let board = &variant.setup.board;
        if translated(&rules, board).is_some() {
            continue;
        }
        let depth = if board.size() <= 11 { 3 } else { 2 };
        let first = rules.first.side();
        let game = Game::new(Position::new(board.clone(), first), rules.clone());
        assert_eq!(ours(&game, depth), crate::plain::count(board, &rules, first, depth), "{}", variant.id);
    }
}
