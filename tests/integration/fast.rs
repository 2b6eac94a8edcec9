//! The fast engine against the plain one: the same plays, captures and ends, under every rule.

use std::fmt::Write as _;

use proptest::prelude::*;
use proptest::sample::{Index, select};
use tafl_print::game::{
    Board, Enclosure, Escape, ExitFort, FastGame, Game, Piece, Play, Position, Ruleset, Side, Square,
};

use crate::library;
use crate::strategies::{any_board, any_ring, any_ruleset};

/// All legal plays of the fast engine, sorted; its own count and its own way to find one of them are held against them.
fn plays(fast: &mut FastGame) -> Vec<Play> {
    let found = fast.plays();
    assert_eq!(fast.count(), found.len());
    for (nth, &play) in found.iter().enumerate() {
        assert_eq!(fast.nth(nth), Some(play));
    }
    assert_eq!(fast.nth(found.len()), None);
    let mut plays: Vec<Play> = found.into_iter().map(|play| fast.told(play)).collect();
    plays.sort_unstable();
    plays
}

/// Plays a game on both engines. Returns how many plays there were.
fn side_by_side(start: &Position, rules: &Ruleset, choices: impl Iterator<Item = usize>) -> usize {
    let mut plain = Game::new(start.clone(), rules.clone());
    let mut fast = FastGame::new(start, rules).expect("a board of a size that games have");
    let mut made = 0;
    for choice in choices {
        assert_eq!(plain.outcome(), fast.outcome(), "before any play\n{}", plain.board());
        let legal = plain.legal_plays();
        assert_eq!(legal, plays(&mut fast), "{rules:?}\n{}", plain.board());
        if legal.is_empty() {
            break;
        }
        let play = legal[choice % legal.len()];
        let before = plain.board().clone();
        let turn = plain.play(play).expect("a legal play");
        // Taken back and made again, it is the same.
        let moment = fast.moment();
        let key = fast.key();
        fast.play(fast.meant(play));
        fast.back_to(&moment);
        assert_eq!(fast.key(), key);
        let outcome = fast.play(fast.meant(play));
        let told = || format!("{play} on\n{before}\n{rules:?}");
        assert_eq!(turn.captures, fast.captures(), "{}", told());
        assert_eq!(turn.outcome, outcome, "{}", told());
        assert_eq!(*plain.position(), fast.position(), "{}", told());
        made += 1;
    }
    made
}

/// Numbers without rhythm, the same on every run.
fn numbers(mut seed: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        Some((seed >> 33) as usize)
    })
}

#[test]
fn games_of_all_variants_are_played_alike() {
    for variant in library::variants() {
        let first = variant.ruleset.first.side();
        let start = Position::new(variant.setup.board.clone(), first);
        let games = if variant.setup.board.size() > 11 { 2 } else { 6 };
        let made: usize =
            (0..games).map(|game| side_by_side(&start, &variant.ruleset, numbers(game).take(300))).sum();
        assert!(made >= 10, "{}: {made} plays", variant.id);
    }
}

/// Few squares to go to: positions come again, and plays are forbidden or end the game for it.
#[test]
fn repetitions_are_counted_alike() {
    for variant in library::variants() {
        let board = "..A..\n.....\nA.K.A\n.....\n..A..".parse().expect("a layout");
        let start = Position::new(board, Side::Attackers);
        for game in 0..20 {
            // Plays to and fro: the same few indices again and again.
            let choices = numbers(game).take(60).map(|number| number % 2);
            let _ = side_by_side(&start, &variant.ruleset, choices);
        }
    }
}

/// How many sequences of `depth` plays there are; a game that has ended has no more.
fn sequences(game: &mut FastGame, depth: u32) -> u64 {
    if depth == 1 {
        return game.count() as u64;
    }
    let moment = game.moment();
    let mut found = 0;
    for play in game.plays() {
        game.play(play);
        found += sequences(game, depth - 1);
        game.back_to(&moment);
    }
    found
}

/// The same by the plain engine.
fn plain_sequences(game: &Game, depth: u32) -> u64 {
    let plays = game.legal_plays();
    if depth == 1 {
        return plays.len() as u64;
    }
    let after = |play: Play| {
        let mut next = game.clone();
        next.play(play).expect("a legal play");
        plain_sequences(&next, depth - 1)
    };
    plays.into_iter().map(after).sum()
}

/// Each game with its numbers of sequences of one, two, three and, up to 11x11, four plays, as `count` counts them.
fn table(count: impl Fn(&Position, &Ruleset, u32) -> u64) -> String {
    let mut table = String::new();
    for variant in library::variants() {
        let start = Position::new(variant.setup.board.clone(), variant.ruleset.first.side());
        let deepest = if variant.setup.board.size() <= 11 { 4 } else { 3 };
        let counts: Vec<String> =
            (1..=deepest).map(|depth| count(&start, &variant.ruleset, depth).to_string()).collect();
        writeln!(table, "{}: {}", variant.id, counts.join(" ")).expect("a text");
    }
    table
}

/// Beside this file. Up to three plays other engines count the same (`other_engine`).
const TABLE: &str = include_str!("sequences.txt");

#[test]
fn sequences_of_plays_are_as_many_as_the_table_says() {
    let counted = table(|start, rules, depth| {
        sequences(&mut FastGame::new(start, rules).expect("a game's board"), depth)
    });
    assert_eq!(counted, TABLE);
}

/// Where the table is from: half a minute of the plain engine.
#[test]
#[ignore = "half a minute: run when a game or its rules are new"]
fn the_table_is_the_plain_engines() {
    assert_eq!(
        table(|start, rules, depth| plain_sequences(&Game::new(start.clone(), rules.clone()), depth)),
        TABLE
    );
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(600) })]

    #[test]
    fn any_rules_on_any_board_are_played_alike(
        board in any_board(12),
        rules in any_ruleset(8),
        side in select(Side::ALL),
        choices in proptest::collection::vec(any::<Index>(), 25),
    ) {
        let start = Position::new(board, side);
        if FastGame::new(&start, &rules).is_some() {
            side_by_side(&start, &rules, choices.iter().map(|choice| choice.index(1 << 20)));
        }
    }

    /// Crowded with attackers: rings and forts are common.
    #[test]
    fn rings_and_forts_are_seen_alike(
        (king, ring) in any_ring(),
        attackers in proptest::collection::vec((0..9_u8, 0..9_u8), 6..40),
        rules in any_ruleset(8),
        side in select(Side::ALL),
        choices in proptest::collection::vec(any::<Index>(), 12),
    ) {
        let mut board = Board::empty(9);
        for (file, rank) in attackers {
            board.set(Square { file, rank }, Some(Piece::Attacker));
        }
        for (file, rank) in ring {
            board.set(Square { file, rank }, Some(Piece::Defender));
        }
        board.set(king, Some(Piece::King));
        let rules = Ruleset {
            exit_fort: ExitFort::DefendersWin,
            enclosure: Enclosure::AttackersWin,
            escape: Escape::Squares(Vec::new()),
            ..rules
        };
        side_by_side(&Position::new(board, side), &rules, choices.iter().map(|choice| choice.index(1 << 20)));
    }
}
