//! A variant as a file.

use std::fmt::Write as _;

use super::questions::{Answer, Foe, Question, questions};
use crate::game::{Board, Cut, Piece, Ruleset, Side, Square, Steps};

/// How a board may be cut whose author has not said how.
const CUTS: [Cut; 5] = [Cut::Halves, Cut::Pinwheel, Cut::Quarters, Cut::Grid, Cut::Whole];

/// The text of a variant file, that [`variant`](super::variant()) reads back as the same board and rules. The lines of
/// `heading` go first as comments. Questions that are answered as if they weren't asked are left out.
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

/// The lines of `[rules]`.
fn answers(rules: &Ruleset) -> String {
    let mut lines = FileLines(String::new());
    for Question { key, answer, .. } in questions() {
        match answer {
            Answer::Words(words) => match words.get(rules) {
                Some(word) if words.plain() != Some(word) => lines.text(key, word),
                _ => {}
            },
            Answer::Steps { place } => {
                if let Some(Steps::AtMost(most)) = (place.get)(rules) {
                    lines.add(key, &most.to_string());
                }
            }
            Answer::Foes { place, .. } => {
                if let Some(foes) = (place.get)(rules) {
                    lines.texts(key, &Foe::names(foes));
                }
            }
            Answer::Squares { place, .. } => {
                if let Some(squares) = (place.get)(rules) {
                    lines.texts(key, &squares.iter().map(Square::to_string).collect::<Vec<_>>());
                }
            }
        }
    }
    lines.0
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

/// A TOML text in quotes.
fn quoted(text: &str) -> String {
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
