//! What the program answers about positions of the bundled games: `answers.txt`, whose head tells how it is written.

use std::fmt::Write as _;

use crate::shell::tafl_print;

const CASES: &str = include_str!("answers.txt");

/// Rows of letters from pieces and their squares, such as `K f6 A d5 h5`.
fn rows(size: usize, pieces: &str) -> String {
    let mut rows = vec![vec!['.'; size]; size];
    let mut letter = '.';
    for word in pieces.split_whitespace() {
        let first = word.chars().next().unwrap();
        if word.len() == 1 {
            letter = first;
        } else {
            let rank: usize = word[1..].parse().unwrap();
            rows[size - rank][first as usize - 'a' as usize] = letter;
        }
    }
    rows.iter().fold(String::new(), |text, row| text + &row.iter().collect::<String>() + "\n")
}

/// The size of a game's board, from the layout that its record starts with.
fn size(game: &str) -> usize {
    let folder = tempfile::tempdir().unwrap();
    let said = tafl_print(folder.path(), &["export", "--variant", game], "");
    let dim = said.out.split_whitespace().next().and_then(|word| word.strip_prefix("dim:"));
    dim.unwrap_or_else(|| panic!("{game}: {}", said.err)).parse().unwrap()
}

/// The answer to a play as the report has it, without the reason for an illegal one.
fn answer(play: &str) -> String {
    let (play, end) = play.split_once(" = ").unwrap_or((play, "ongoing"));
    let mut words = play.split_whitespace();
    let name = words.next().unwrap();
    let rest: Vec<&str> = words.collect();
    if rest == ["!"] {
        return format!("{{\"play\":\"{name}\",\"legal\":false,\"reason\":");
    }
    let captures: Vec<String> = rest.iter().map(|square| format!("\"{square}\"")).collect();
    let captures = captures.join(",");
    format!("{{\"play\":\"{name}\",\"legal\":true,\"captures\":[{captures}],\"result\":\"{end}\"}}")
}

#[test]
fn the_games_are_judged_as_their_rules_say() {
    let mut faults = String::new();
    let mut cases = 0;
    for line in CASES.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        cases += 1;
        let (_, case) = line.split_once(": ").expect("a title");
        let mut parts = case.split(" | ");
        let mut game = parts.next().unwrap().split(' ');
        let (name, mover, pieces) = (game.next().unwrap(), parts.next().unwrap(), parts.next().unwrap());
        let plays: Vec<&str> = parts.collect();
        let mut words = vec!["diagram", "--variant", name, "--report"];
        for option in game {
            words.extend(["--option", option]);
        }
        let mut position = String::new();
        if pieces != "start" {
            position = rows(size(name), pieces);
            words.extend(["--position", "-", "--to-move", mover]);
        }
        for play in &plays {
            words.extend(["--play", play.split(' ').next().unwrap()]);
        }
        let folder = tempfile::tempdir().unwrap();
        let said = tafl_print(folder.path(), &words, &position);
        let mut rest = said.out.as_str();
        for play in plays {
            match rest.split_once(&answer(play)) {
                Some((_, after)) => rest = after,
                None => {
                    let _ = writeln!(faults, "{line}\n  expected {play}\n  said {}{}", said.out, said.err);
                }
            }
        }
    }
    assert!(cases >= 130, "{cases} cases");
    assert!(faults.is_empty(), "{faults}");
}
