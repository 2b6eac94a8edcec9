//! A played game as text.

use super::closing::WrittenResult;
use super::heading::{Heading, HeadingKey};
use super::{PlayedEnd, PlayedGame, PlayedTurn};
use crate::game::GameResult;
use std::fmt::Write as _;

/// A turn as it is written: `d1-d3`, `d1-d3xd4xc3`, and where the piece goes on, `d5-d8xd9-a8xa9`.
#[must_use]
pub fn written_turn(turn: &PlayedTurn) -> String {
    let mut text = String::new();
    for (nth, (play, done)) in turn.plays.iter().enumerate() {
        if nth == 0 {
            let _ = write!(text, "{play}");
        } else {
            let _ = write!(text, "-{}", play.to);
        }
        for square in &done.captures {
            let _ = write!(text, "x{square}");
        }
    }
    text
}

/// The record of a game, with a line for each number and with all captures. The result is taken from the game, not from the
/// headings. A `}` within a comment is written as `)`, and each heading on one line.
#[must_use]
pub fn write_game(headings: &[Heading], game: &PlayedGame) -> String {
    let mut text = String::new();
    for key in HeadingKey::ALL {
        let said = headings.iter().find(|heading| heading.key == key && !heading.value.is_empty());
        if let Some(heading) = said.filter(|_| !matches!(key, HeadingKey::Result | HeadingKey::Ended)) {
            let words: Vec<&str> = heading.value.split_whitespace().collect();
            let _ = writeln!(text, "{}: {}", key.word(), words.join(" "));
        }
    }
    if !text.is_empty() {
        text.push('\n');
    }
    for pair in game.turns.chunks(2) {
        let _ = write!(text, "{}.", pair[0].number);
        for turn in pair {
            let _ = write!(text, " {}", written_turn(turn));
            if let Some(comment) = &turn.comment {
                let _ = write!(text, " {{{}}}", comment.replace('}', ")"));
            }
        }
        text.push('\n');
    }
    if let Some(result) = result(game.end.as_ref()) {
        let _ = writeln!(text, "{result}");
    }
    text
}

/// The line of the result. `None`: the rules do not say who has won.
fn result(end: Option<&PlayedEnd>) -> Option<String> {
    let (result, reason) = match end {
        None => (WrittenResult::Unfinished, None),
        Some(end) => {
            let result = match end.result {
                GameResult::Attackers => WrittenResult::Attackers,
                GameResult::Defenders => WrittenResult::Defenders,
                GameResult::Draw => WrittenResult::Draw,
                GameResult::NotSaid => WrittenResult::Other,
            };
            (result, end.reason.as_ref())
        }
    };
    let word = result.word()?;
    Some(match reason {
        // A brace or a `#` would end the reason and begin a comment.
        Some(reason) => {
            let reason = reason.replace(['{', '#'], " ");
            format!("{word}: {}", reason.split_whitespace().collect::<Vec<_>>().join(" "))
        }
        None => word.to_owned(),
    })
}
