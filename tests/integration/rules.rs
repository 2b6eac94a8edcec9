//! Runs the rules tests that are data: `tests/rules/*.tafl`. Their form is told in `tests/rules/README.md`.

mod random;
mod setups;
mod symmetry;
mod words;

use std::fs;
use std::path::Path;

use tafl_print::game::{
    Board, Enclosure, FastGame, Foes, Game, Illegal, KingArms, Linnaean, NoMove, OccupiedThrone, Piece, Play,
    Position, Repetition, Ruleset, Side, Square, Throne, ThronePass, ThroneStop,
};

#[test]
fn every_case_of_the_rules_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the folder of rules tests can be read")
        .map(|entry| entry.expect("an entry of the folder").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "tafl"))
        .collect();
    files.sort();
    let (mut cases, mut failures) = (0, Vec::new());
    for path in files {
        let text = fs::read_to_string(&path).expect("a rules test is text");
        for case in split(&text) {
            cases += 1;
            if let Err(failure) = run(&case.lines) {
                failures.push(format!("{}: {}: {failure}", path.display(), case.title));
            }
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
    assert!(cases >= 270, "only {cases} cases were found");
}

/// The rules of York: the base of many `rules` lines. The bundled file must have the same.
pub(crate) const YORK: Ruleset = Ruleset {
    throne: Throne::Centre {
        stop: ThroneStop::King,
        pass: ThronePass::Anyone,
        hostile: Foes::KING,
        occupied: OccupiedThrone::Nobody,
    },
    arms: KingArms::Unarmed,
    linnaean: Linnaean::InCastle,
    enclosure: Enclosure::AttackersWin,
    repetition: Repetition::ForcerMustVary,
    no_move: NoMove::Loss,
    ..Ruleset::PLAIN
};

#[test]
fn the_bundled_york_has_the_rules_that_are_tested() {
    assert_eq!(crate::library::york().ruleset, YORK);
}

struct Case<'a> {
    title: &'a str,
    /// The lines after the title, with their numbers in the file.
    lines: Vec<(usize, &'a str)>,
}

fn split(text: &str) -> Vec<Case<'_>> {
    let mut cases: Vec<Case> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if let Some(title) = line.strip_prefix("case ") {
            cases.push(Case { title, lines: Vec::new() });
        } else if !line.is_empty() {
            cases.last_mut().expect("a file starts with a case").lines.push((index + 1, line));
        }
    }
    cases
}

/// Plays a case; the first line that does not hold is the error.
fn run(lines: &[(usize, &str)]) -> Result<(), String> {
    let (mut rules, mut to_move, mut rows, mut study) = (None, None, String::new(), false);
    let mut script = Vec::new();
    for &(number, line) in lines {
        let at = |fault: String| format!("line {number}, `{line}`: {fault}");
        if let Some(words) = line.strip_prefix("rules ") {
            rules = Some((words, at(String::new())));
        } else if let Some(word) = line.strip_prefix("to-move ") {
            to_move = Some(Side::from_name(word).ok_or_else(|| at("no such side".into()))?);
        } else if line == "study" {
            study = true;
        } else if line.bytes().all(|letter| b"ADKCN.".contains(&letter)) {
            rows += line;
            rows += "\n";
        } else {
            script.push((number, line));
        }
    }
    let to_move = to_move.ok_or("no `to-move` line")?;
    let board: Board = rows.parse().map_err(|fault| format!("{fault}"))?;
    let mut camps: Vec<Square> = board
        .pieces()
        .filter(|(_, piece)| piece.side() == Side::Attackers)
        .map(|(square, _)| square)
        .collect();
    camps.sort_unstable();
    let (words, place) = rules.ok_or("no `rules` line")?;
    let ruleset = words::read_rules(words, &camps).map_err(|fault| place + &fault)?;
    if let (Some(throne), Throne::Centre { stop, .. }) = (ruleset.throne_on(&board), ruleset.throne) {
        let man = board.get(throne).is_some_and(|piece| piece != Piece::King);
        if man && stop != ThroneStop::Anyone {
            return Err("a man stands on the throne".to_owned());
        }
    }
    let position = Position::new(board, to_move);
    // A game that is studied goes on after its end, which the fast engine doesn't.
    let mut fast = if study { None } else { FastGame::new(&position, &ruleset) };
    let mut game = if study { Game::study(position, ruleset) } else { Game::new(position, ruleset) };
    if let Some(outcome) = game.outcome() {
        return Err(format!("is over before the first play: {outcome}"));
    }
    let mut script = script.into_iter().peekable();
    while let Some((number, line)) = script.next() {
        let says_result = script.peek().is_some_and(|(_, next)| next.starts_with("result "));
        step(&mut game, &mut fast, line, says_result)
            .map_err(|fault| format!("line {number}, `{line}`: {fault}"))?;
    }
    Ok(())
}

/// One line of the script.
fn step(game: &mut Game, fast: &mut Option<FastGame>, line: &str, says_result: bool) -> Result<(), String> {
    if let Some(expected) = line.strip_prefix("result ") {
        let found = game.outcome().map_or_else(
            || "none".to_owned(),
            |outcome| format!("{}: {}", outcome.winner().map_or("nobody", Side::name), outcome.how),
        );
        return same(expected, &found);
    }
    if let Some(rest) = line.strip_prefix("plays ") {
        let (side, number) = rest.split_once(' ').ok_or("a side and a number are expected")?;
        let side = Side::from_name(side).ok_or("no such side")?;
        let position = Position::new(game.board().clone(), side);
        return same(number, &position.plays(game.ruleset()).len().to_string());
    }
    if let Some(number) = line.strip_prefix("legal ") {
        same(number, &fast.as_mut().map_or(game.legal_plays().len(), FastGame::count).to_string())?;
        return same(number, &game.legal_plays().len().to_string());
    }
    if let Some(rest) = line.strip_prefix("illegal ") {
        let (play, reason) = rest.split_once(": ").ok_or("a reason is expected")?;
        let found = game.is_legal(read_play(play)?).map_or_else(Illegal::name, |()| "legal");
        return same(reason, found);
    }
    let (play, captures) = line.split_once(" captures ").unwrap_or((line, ""));
    let played = read_play(play)?;
    let turn = game.play(played).map_err(|why| format!("is illegal: {why}"))?;
    if let Some(fast) = fast {
        let outcome = fast.play(fast.meant(played));
        if (fast.captures(), outcome) != (turn.captures.clone(), turn.outcome) {
            return Err("is another play to the fast engine".to_owned());
        }
    }
    let found: Vec<String> = turn.captures.iter().map(Square::to_string).collect();
    same(captures, &found.join(", "))?;
    match turn.outcome {
        Some(outcome) if !says_result => Err(format!("ends the game: {outcome}")),
        _ => Ok(()),
    }
}

fn same(expected: &str, found: &str) -> Result<(), String> {
    if expected == found { Ok(()) } else { Err(format!("expected `{expected}`, found `{found}`")) }
}

fn read_play(text: &str) -> Result<Play, String> {
    text.parse().map_err(|fault| format!("{fault}"))
}
