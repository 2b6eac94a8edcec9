//! Shows a game in the terminal: its board, its rules in words, its sources.

use super::error::Error;
use super::{Env, asked};
use crate::cli::{GameArgs, ShowArgs};
use crate::diag::{COLUMNS, wrapped};
use crate::make::{self, GameInWords};
use crate::text::Language;
use std::fmt::Write as _;

/// Shows a game.
pub(super) fn show(options: &ShowArgs, env: &mut Env<'_>) -> Result<(), Error> {
    let disk = asked::disk(std::slice::from_ref(&options.game), env)?;
    let game = GameArgs { variant: options.game.clone(), options: options.options.clone() };
    let choice = asked::choice(&game, None);
    let shown = make::in_words(&choice, &asked::library(&disk), Language::ENGLISH).map_err(Error::Fault)?;
    env.tell(&told(&shown))
}

fn told(game: &GameInWords) -> String {
    let entry = &game.entry;
    let mut text = format!("{}\n{}\n\n", game.imprint, entry.line);
    let ranks = game.board.len();
    for (nth, rank) in game.board.iter().enumerate() {
        let squares: Vec<String> = rank.chars().map(String::from).collect();
        let _ = writeln!(text, "{:>4}  {}", ranks - nth, squares.join(" "));
    }
    let files: Vec<String> = ('a'..='z').take(usize::from(entry.size)).map(String::from).collect();
    let _ = writeln!(text, "\n      {}", files.join(" "));
    let _ = writeln!(text, "      {}\n", signs(&game.board));

    let _ = writeln!(text, "Rules");
    for (nth, rule) in game.rules.iter().enumerate() {
        text.push_str(&hung(&format!("{:>3}. ", nth + 1), rule));
    }
    for (title, paragraphs) in [("What is not certain", &game.uncertain), ("Sources", &game.sources)] {
        if !paragraphs.is_empty() {
            let _ = writeln!(text, "\n{title}");
            for paragraph in paragraphs {
                text.push_str(&hung("  - ", paragraph));
            }
        }
    }
    if !entry.options.is_empty() {
        let _ = writeln!(text, "\nOptions");
        let width = entry.options.iter().map(|option| option.id.len()).max().unwrap_or(0);
        for option in &entry.options {
            text.push_str(&hung(&format!("  {:width$}  ", option.id), &option.title));
        }
    }
    text
}

/// Returns the key of the letters on the board, such as `A attacker`.
fn signs(board: &[String]) -> String {
    let all = [('A', "attacker"), ('C', "commander"), ('D', "defender"), ('N', "knight"), ('K', "king")];
    let here = all.into_iter().filter(|(letter, _)| board.iter().any(|rank| rank.contains(*letter)));
    here.map(|(letter, piece)| format!("{letter} {piece}")).collect::<Vec<_>>().join(", ")
}

/// Returns a paragraph after its mark, wrapped, with all lines indented like the first.
fn hung(mark: &str, text: &str) -> String {
    let by = mark.chars().count();
    let lines = wrapped(&text.replace('\u{a0}', " "), COLUMNS - by);
    format!("{mark}{}\n", lines.replace('\n', &format!("\n{}", " ".repeat(by))))
}
