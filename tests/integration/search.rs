//! The program's own play: puzzles solved again by the plain engine, counts that are the same on every run, games that can't be
//! played.

use std::fs;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::Value;
use tafl_print::game::{Board, Ending, FastGame, Game, Outcome, Play, Position, Ruleset, Side};
use tafl_print::search::{Puzzle, PuzzleKind, puzzles};
use tafl_print::{Alone, Executor, Fault, Library, Request, SelfPlay, Voice, balance, make, make_with};

use crate::library;
use crate::reading::Pdf;
use crate::shell::tafl_print;

/// Whether a side wins within so many turns of its own, by the plain engine; the slowest way there is.
fn wins(game: &Game, side: Side, turns: usize) -> bool {
    if let Some(outcome) = game.outcome() {
        return outcome.winner() == Some(side);
    }
    let ours = game.to_move() == side;
    if turns == 0 {
        return false;
    }
    let mut plays = game.legal_plays().into_iter();
    let after = |play: Play| {
        let mut next = game.clone();
        next.play(play).expect("a legal play");
        let ends_turn = ours && next.to_move() != side;
        wins(&next, side, turns - usize::from(ends_turn))
    };
    if ours { plays.any(after) } else { plays.all(after) }
}

/// Every first play that does what a puzzle asks for, by the plain engine.
fn right(puzzle: &Puzzle, rules: &Ruleset) -> Vec<Play> {
    let game = Game::new(Position::new(puzzle.board.clone(), puzzle.side), rules.clone());
    assert_eq!(game.outcome(), None, "a puzzle that is over:\n{}", puzzle.board);
    let does = |play: &Play| {
        let mut next = game.clone();
        let turn = next.play(*play).expect("a legal play");
        match puzzle.kind {
            PuzzleKind::Escape => turn.outcome.is_some_and(|outcome| outcome.how == Ending::KingEscaped),
            PuzzleKind::CaptureTwo => turn.captures.len() > 1,
            PuzzleKind::StopEscape => !wins(&next, Side::Defenders, 1),
            PuzzleKind::WinInTwo => wins(&next, puzzle.side, 1),
            PuzzleKind::WinInThree => wins(&next, puzzle.side, 2),
        }
    };
    game.legal_plays().into_iter().filter(does).collect()
}

/// Three workers at once, whatever the machine has.
struct Several;

impl Executor for Several {
    fn work(&self, most: usize, worker: &(dyn Fn() + Sync)) {
        std::thread::scope(|scope| {
            for _ in 0..most.min(3) {
                scope.spawn(worker);
            }
        });
    }
}

#[test]
fn each_puzzle_has_one_right_play_by_the_plain_engine_too() {
    let mut kinds = Vec::new();
    for (id, count) in [("brandubh-7", 8), ("ard-ri-7", 2), ("tablut-9", 4), ("york-11", 3)] {
        let variant = library::variant(id, &[]);
        let start = Position::new(variant.setup.board.clone(), variant.ruleset.first.side());
        let found = puzzles(&start, &variant.ruleset, count, 1, &Alone);
        assert_eq!(found.puzzles.len(), count, "{id}");
        assert_eq!(
            found,
            puzzles(&start, &variant.ruleset, count, 1, &Several),
            "the same seed, by several workers"
        );
        let found = found.puzzles;
        for puzzle in &found {
            let told = format!("{id}, {:?} for {:?}\n{}", puzzle.kind, puzzle.side, puzzle.board);
            assert_eq!(right(puzzle, &variant.ruleset), [puzzle.solution[0]], "{told}");
            // The whole solution leads to what is asked for.
            if matches!(puzzle.kind, PuzzleKind::WinInTwo | PuzzleKind::WinInThree) {
                let position = Position::new(puzzle.board.clone(), puzzle.side);
                let mut game = Game::new(position, variant.ruleset.clone());
                for &play in &puzzle.solution {
                    game.play(play).unwrap_or_else(|why| panic!("{why}: {told}"));
                }
                assert_eq!(game.outcome().and_then(Outcome::winner), Some(puzzle.side), "{told}");
            }
            kinds.push((puzzle.kind, puzzle.side));
        }
        let grades: Vec<u8> = found.iter().map(Puzzle::grade).collect();
        assert!(grades.is_sorted(), "{id}: the easiest first");
    }
    kinds.sort_unstable_by_key(|(kind, side)| (*kind, *side as usize));
    kinds.dedup();
    assert!(kinds.len() >= 5, "both sides, and kinds enough: {kinds:?}");
}

/// The counts of so many games of a strength.
fn counted(variant: &str, games: usize, nodes: u64, seed: u64) -> tafl_print::CountedGames {
    let choice = tafl_print::Choice { variant: variant.into(), options: Vec::new(), theme: None };
    let asked = SelfPlay { choice, games, nodes: vec![nodes], seed };
    balance(&asked, &Library::bundled(), &Alone).expect("a game")
}

#[test]
fn a_stronger_player_beats_a_weaker_one_and_the_same_seed_is_the_same_game() {
    let (first, again, other) =
        (counted("brandubh", 4, 60, 1), counted("brandubh", 4, 60, 1), counted("brandubh", 4, 60, 2));
    assert_eq!(first, again);
    assert_ne!(first, other);
    let count = &first.counts[0].balance;
    assert_eq!(count.won.iter().sum::<usize>() + count.drawn, 4);
    assert_eq!(count.endings.values().sum::<usize>() + count.given_up, 4);
    // Each player against another: sense wins, whichever side it has.
    let variant = library::variant("brandubh-7", &[]);
    let start = Position::new(variant.setup.board, variant.ruleset.first.side());
    let start = FastGame::new(&start, &variant.ruleset).expect("a board");
    let mut won = 0;
    for nth in 0..8_u64 {
        let strong = Side::ALL[nth as usize % 2];
        let mut game = start.clone();
        let mut players = Side::ALL.iter().map(|&side| {
            let nodes = if side == strong { 600 } else { 12 };
            (side, tafl_print::search::SearchPlayer::new(&start, nodes, nth))
        });
        let mut players: Vec<_> = players.by_ref().collect();
        for _ in 0..200 {
            let to_move = game.to_move();
            let player = players.iter_mut().find(|(side, _)| *side == to_move);
            let Some(play) = player.and_then(|(_, player)| player.choose(&mut game)) else { break };
            game.play(play);
        }
        won += usize::from(game.outcome().and_then(Outcome::winner) == Some(strong));
    }
    assert!(won >= 6, "{won} of 8");
}

#[test]
fn a_balance_is_told_to_people_and_to_programs() {
    let folder = tempfile::tempdir().expect("a folder");
    let ask = |words: &[&str]| tafl_print(folder.path(), words, "");
    let words = ["balance", "--variant", "brandubh", "--games", "2", "--nodes", "20,40"];
    let said = ask(&words);
    assert_eq!((said.status, said.err.as_str()), (0, ""));
    assert!(said.out.contains("the king's side won") && said.out.contains("too few games"), "{}", said.out);
    let said = ask(&[&words[..], &["--json"]].concat());
    let json: Value = serde_json::from_str(&said.out).expect("JSON");
    assert_eq!(json["strengths"].as_array().map(Vec::len), Some(2));
    assert_eq!(json["strengths"][1]["nodes"], 40);
    assert_eq!(json["strengths"][0]["games"], 2);
    for wrong in [&["--games", "0"][..], &["--nodes", "5"], &["--nodes", "x"], &["--seed", "-1"]] {
        let said = ask(&[&["balance", "--variant", "brandubh"][..], wrong].concat());
        assert_eq!(said.status, 2, "{wrong:?}: {}", said.err);
    }
    assert_eq!(ask(&["balance", "--variant", "no-such-game"]).status, 1);
}

/// A game of one's own on a small board, with this layout.
fn own(rows: &str) -> String {
    let rows: Vec<String> = rows.split_whitespace().map(|row| format!("{row:?}")).collect();
    format!("extends = \"brandubh\"\nid = \"mine\"\nname = \"Mine\"\nlayout = [\n{}\n]\n", rows.join(",\n"))
}

#[test]
fn a_game_that_is_won_from_the_start_is_told_with_its_line() {
    let folder = tempfile::tempdir().expect("a folder");
    // The attackers are to move, and the king has two ways to corners: they can close one of them.
    fs::write(folder.path().join("won.toml"), own("...K... ....... ....... A.....A ...D... ....... .A...A."))
        .unwrap();
    let said = tafl_print(folder.path(), &["check", "--variant", "won.toml"], "");
    assert_eq!(said.status, 0, "{}", said.err);
    assert!(said.err.contains("whatever the others do"), "{}", said.err);
    assert!(said.err.contains("won.toml:"), "{}", said.err);
    // The bundled layout is told nothing of this.
    let rows = library::variant("brandubh-7", &[]).setup.board.to_string();
    fs::write(folder.path().join("fair.toml"), own(&rows)).unwrap();
    let said = tafl_print(folder.path(), &["check", "--variant", "fair.toml"], "");
    assert!(!said.err.contains("whatever the others do"), "{}", said.err);
}

#[test]
fn puzzles_are_a_part_of_a_set_or_one_drawing() {
    let mut request = Request::of("brandubh");
    request.set("puzzles", "3").unwrap();
    let made = make(&request, &Library::bundled()).expect("a set");
    let usual = make(&Request::of("brandubh"), &Library::bundled()).expect("a set");
    assert!(made.files[0].bytes.len() > usual.files[0].bytes.len());
    let folder = tempfile::tempdir().expect("a folder");
    let said = tafl_print(
        folder.path(),
        &["puzzle", "--variant", "brandubh", "--kind", "win-in-two", "--answer", "-o", "p.svg"],
        "",
    );
    assert_eq!((said.status, said.err.as_str()), (0, ""));
    assert!(
        said.out.contains("second move") && said.out.contains("The first move is the only one"),
        "{}",
        said.out
    );
    assert!(fs::read_to_string(folder.path().join("p.svg")).unwrap().starts_with("<svg"));
}

#[test]
fn puzzles_that_there_are_not_are_refused_and_nothing_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let ask = |words: &[&str]| tafl_print(folder.path(), words, "");
    // A game that is over after its first play has no puzzles.
    fs::write(folder.path().join("won.toml"), own("...K... ....... ....... A.....A ...D... ....... .A...A."))
        .unwrap();
    let said = ask(&["--variant", "won.toml", "--puzzles", "24", "-o", "x.pdf"]);
    assert_ne!(said.status, 0);
    assert!(said.err.contains("24 puzzles are asked for"), "{}", said.err);
    assert!(!folder.path().join("x.pdf").exists());
    for wrong in [&["--puzzles", "0"][..], &["--puzzles", "25"], &["--seed", "2"]] {
        let said = ask(&[&["--variant", "brandubh"][..], wrong].concat());
        assert_ne!(said.status, 0, "{wrong:?}");
        assert!(fs::read_dir(folder.path()).unwrap().count() == 1, "{wrong:?}");
    }
}

/// Somebody who stops the work once it has begun.
struct Impatient(AtomicUsize);

impl Executor for Impatient {
    fn work(&self, _: usize, worker: &(dyn Fn() + Sync)) {
        worker();
    }

    fn is_stopped(&self) -> bool {
        self.0.fetch_add(1, Ordering::SeqCst) > 200
    }
}

#[test]
fn work_that_plays_games_can_be_stopped_and_tells_what_it_has() {
    for (option, key) in [("puzzles", "puzzles-stopped"), ("balance", "balance-stopped")] {
        let mut request = Request::of("alea-evangelii");
        request.set(option, "50").or_else(|_| request.set(option, "24")).unwrap();
        let refused = make_with(&request, &Library::bundled(), &Impatient(AtomicUsize::new(0))).unwrap_err();
        assert!(matches!(*refused.fault, Fault::Stopped(_)), "{refused}");
        let report = refused.fault.report(Voice::default(), false);
        assert!(report.contains("stopped") && report.contains("nothing is written"), "{key}: {report}");
    }
}

#[test]
fn the_leaflet_tells_who_wins_only_if_it_is_asked_to() {
    let folder = tempfile::tempdir().expect("a folder");
    let words = |more: &[&str]| {
        let usual = ["--variant", "brandubh", "--parts", "leaflet", "-o", "kit.pdf"];
        let said = tafl_print(folder.path(), &[&usual[..], more].concat(), "");
        assert_eq!(said.status, 0, "{}", said.err);
        let kit = Pdf::open(&fs::read(folder.path().join("kit.pdf")).expect("a kit"));
        (0..kit.page_count()).map(|page| kit.page_text(page, false)).collect::<Vec<_>>().join(" ")
    };
    assert!(!words(&[]).contains("Played by a program"));
    let told = words(&["--balance", "50", "--seed", "7"]);
    let balance = &counted("brandubh", 50, 1000, 7).counts[0].balance;
    let won = balance.won[0] + balance.won[1];
    let percent = (100.0 * balance.won[1] as f64 / won as f64).round();
    for part in ["Played by a program", "50", "1000", &won.to_string(), &format!("{percent} in 100")] {
        assert!(told.contains(part), "{part}: {told}");
    }
}

/// The engine's own proof agrees with one that is made by hand: whose board it is can be seen at a glance.
#[test]
fn a_win_in_two_is_seen_where_a_person_sees_it() {
    let board: Board =
        ".......\n.......\n...A.AA\n.AK....\n..A....\n.......\n.......".parse().expect("a board");
    let rules = library::variant("brandubh-7", &[]).ruleset;
    let game = Position::new(board, Side::Defenders);
    let mut fast = FastGame::new(&game, &rules).expect("a board");
    let mut prover = tafl_print::search::Prover::new(100_000);
    assert_eq!(prover.wins_in(&mut fast, Side::Defenders, 1), Ok(false));
    let line = prover.line(&mut fast, Side::Defenders, 2).expect("plays enough").expect("a win");
    assert_eq!(fast.told(line.plays[0]).to_string(), "c4-c7");
    let mut few = tafl_print::search::Prover::new(10);
    assert!(few.wins_in(&mut fast, Side::Defenders, 2).is_err());
}
