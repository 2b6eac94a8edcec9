//! Writes files: a variant, and the beginnings of variants and themes for authors to go on with.

mod begin;
mod begin_theme;

pub use begin::{StartedFrom, begin_variant};
pub use begin_theme::{BegunWords, begin_theme, begin_words};

use std::fmt::Write as _;

use crate::format::questions::{Answer, Foe, Question, questions};
use crate::game::{Board, Cut, Piece, Ruleset, Side, Square, Steps};

/// Ways to cut a board whose author has not chosen any.
const CUTS: [Cut; 5] = [Cut::Halves, Cut::Pinwheel, Cut::Quarters, Cut::Grid, Cut::Whole];

/// Writes a variant file, which [`variant`](super::variant()) reads back as the same board and rules. The lines of
/// `heading` go first as comments. Questions whose answer is the same as leaving them out are left out.
#[must_use]
pub fn write_variant(
    heading: &str,
    id: &str,
    name: &str,
    theme: &str,
    board: &Board,
    rules: &Ruleset,
) -> String {
    let mut text: String = heading.lines().flat_map(|line| [line, "\n"]).collect();
    for (key, value) in [("id", id), ("name", name), ("theme", theme)] {
        let _ = writeln!(text, "{key} = {}", quoted(value));
    }
    let _ = writeln!(text, "cuts = {}", list(CUTS.map(Cut::name)));
    layout(&mut text, "", board);
    let of = |side| board.pieces().filter(|(_, piece)| piece.side() == side && *piece != Piece::King).count();
    let (attackers, defenders) = (of(Side::Attackers), of(Side::Defenders));
    let _ = write!(text, "\n[counts]\nattackers = {attackers}\ndefenders = {defenders}\n\n[rules]\n");
    let asked = questions().filter(|question| !question.is_answered_unasked(rules));
    text.extend(asked.filter_map(|question| Some(line(question, rules)? + "\n")));
    text
}

/// Writes the lines of a layout, each behind a mark: for a comment, or none.
fn layout(text: &mut String, mark: &str, board: &Board) {
    let _ = writeln!(text, "{mark}layout = [");
    for row in board.to_string().lines() {
        let _ = writeln!(text, "{mark}  \"{row}\",");
    }
    let _ = writeln!(text, "{mark}]");
}

/// Writes the line with a ruleset's answer to a question. `None`: the question has no meaning under these rules.
pub(super) fn line(question: &Question, rules: &Ruleset) -> Option<String> {
    let value = match &question.answer {
        Answer::Words(words) => quoted(words.get(rules)?),
        Answer::Steps { place } => match (place.get)(rules)? {
            Steps::Any => quoted("any"),
            Steps::AtMost(most) => most.to_string(),
        },
        Answer::Foes { place, .. } => list(Foe::names((place.get)(rules)?)),
        Answer::Squares { place, .. } => list((place.get)(rules)?.iter().map(Square::to_string)),
    };
    Some(format!("{} = {value}", question.key))
}

/// Returns a list of texts for TOML.
fn list(texts: impl IntoIterator<Item: AsRef<str>>) -> String {
    let texts: Vec<String> = texts.into_iter().map(|text| quoted(text.as_ref())).collect();
    format!("[{}]", texts.join(", "))
}

/// Returns a text in quotes for TOML.
pub(super) fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => {
                quoted.push('\\');
                quoted.push(c);
            }
            c if c.is_control() => {
                let _ = write!(quoted, "\\u{:04X}", u32::from(c));
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}
