//! Writes a variant as a file.

use std::fmt::Write as _;

use super::questions::{Answer, Foe, Question, questions};
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
    let mut text = String::new();
    for line in heading.lines() {
        text.push_str(line);
        text.push('\n');
    }
    let mut root = FileLines(String::new());
    root.text("id", id);
    root.text("name", name);
    root.text("theme", theme);
    root.texts("cuts", &CUTS.map(|cut| cut.name().to_owned()));
    text.push_str(&root.0);
    text.push_str("layout = [\n");
    for row in board.to_string().lines() {
        let _ = writeln!(text, "  \"{row}\",");
    }
    let of = |side| board.pieces().filter(|(_, piece)| piece.side() == side && *piece != Piece::King).count();
    let (attackers, defenders) = (of(Side::Attackers), of(Side::Defenders));
    let _ = write!(text, "]\n\n[counts]\nattackers = {attackers}\ndefenders = {defenders}\n\n[rules]\n");
    text + &answers(rules)
}

/// Writes the lines of `[rules]`.
fn answers(rules: &Ruleset) -> String {
    let asked = questions().filter(|question| !question.is_answered_unasked(rules));
    asked.filter_map(|question| Some(line(question, rules)? + "\n")).collect()
}

/// Writes the line with a ruleset's answer to a question. `None`: the question has no meaning under these rules.
pub(super) fn line(question: &Question, rules: &Ruleset) -> Option<String> {
    let list = |words: Vec<String>| {
        format!("[{}]", words.iter().map(|word| quoted(word)).collect::<Vec<_>>().join(", "))
    };
    let value = match &question.answer {
        Answer::Words(words) => quoted(words.get(rules)?),
        Answer::Steps { place } => match (place.get)(rules)? {
            Steps::Any => quoted("any"),
            Steps::AtMost(most) => most.to_string(),
        },
        Answer::Foes { place, .. } => list(Foe::names((place.get)(rules)?)),
        Answer::Squares { place, .. } => list((place.get)(rules)?.iter().map(Square::to_string).collect()),
    };
    Some(format!("{} = {value}", question.key))
}

/// Lines of a TOML file.
struct FileLines(String);

impl FileLines {
    fn add(&mut self, key: &str, value: &str) {
        let _ = writeln!(self.0, "{key} = {value}");
    }

    fn text(&mut self, key: &str, value: &str) {
        self.add(key, &quoted(value));
    }

    fn texts(&mut self, key: &str, values: &[String]) {
        let values: Vec<String> = values.iter().map(|value| quoted(value)).collect();
        self.add(key, &format!("[{}]", values.join(", ")));
    }
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
