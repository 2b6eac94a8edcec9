//! Writes the file of a new variant: every question of the rules with its answers, as comments.

use std::fmt::Write as _;

use super::{layout, line, quoted};
use crate::diag::wrapped;
use crate::format::questions::{Question, questions};
use crate::game::{Board, Ruleset, Variant};

/// Most characters of a comment line.
const WIDE: usize = 100;

/// Start of a new file.
#[derive(Clone, Copy, Debug)]
pub enum StartedFrom<'a> {
    /// Another game, which the file extends.
    Game(&'a Variant),
    /// Board of its own with the plainest rules, and the name of its theme.
    Board(&'a Board, &'a str),
}

/// Writes a variant's file to be filled in, which is already sound. `file` is its future name.
#[must_use]
pub fn begin_variant(file: &str, id: &str, name: &str, from: StartedFrom<'_>) -> String {
    let mut text = format!(
        "# {name}: a game of your own for tafl-print.\n#\n\
         #   tafl-print check --variant {file}    says what is wrong with it, if anything\n\
         #   tafl-print --variant {file}          makes the set\n#\n"
    );
    let (rules, board, is_new) = match from {
        StartedFrom::Game(game) => {
            comment(
                &mut text,
                &format!(
                    "What isn't said here is as in {}, which it extends. Take the # from the start of a line, and change \
                     what is written behind the =.",
                    game.name
                ),
            );
            (game.ruleset.clone(), &game.setup.board, false)
        }
        StartedFrom::Board(board, _) => {
            comment(
                &mut text,
                "Draw your layout, answer the questions, and take the # from the start of a line to answer what is left out.",
            );
            (Ruleset::PLAIN, board, true)
        }
    };
    let _ = write!(text, "\nid = {}\nname = {}\n", quoted(id), quoted(name));
    match from {
        StartedFrom::Game(game) => {
            let _ = writeln!(text, "extends = {}", quoted(&game.id));
        }
        StartedFrom::Board(_, theme) => {
            let _ = write!(
                text,
                "# The look: a name (`tafl-print list themes`), or the path of a folder from here.\ntheme = {}\n\
                 # How the board may be cut; the first that is possible is taken.\n\
                 cuts = [\"halves\", \"pinwheel\", \"quarters\", \"grid\", \"whole\"]\n",
                quoted(theme)
            );
        }
    }
    text.push_str(
        "\n# Who starts where: K the king, D a defender, A an attacker; N a knight and C a commander, who are officers of theirs.\n",
    );
    layout(&mut text, if is_new { "" } else { "# " }, board);
    text.push_str("\n[rules]\n");
    for question in questions() {
        ask(&mut text, question, &rules, is_new);
    }
    text.push_str(ABOUT);
    text
}

/// Comments about what the leaflet tells.
const ABOUT: &str = "
# What the leaflet tells beside the rules, in paragraphs; *italic* and **bold**. Each says which rules it speaks of, by
# their keys: where one of these is answered otherwise, it is left out.
# [about]
# introduction = [
#   { text = '''Where the game comes from, and what it is like.''', speaks-of = [] },
# ]
# advice = [
#   { text = '''**Both: look at the whole board.** One line after another.''', speaks-of = [] },
# ]
# sources = ['''Who told you of it.''']
";

/// Writes a question, its answers, and a line that answers it: as a comment where the file doesn't need the line.
fn ask(text: &mut String, question: &Question, rules: &Ruleset, is_new: bool) {
    text.push('\n');
    comment(text, question.asks());
    for (answer, meaning) in question.answers() {
        comment(text, &format!("  {}: {meaning}", answer.replace('`', "")));
    }
    let said = line(question, rules);
    let must_be_there = is_new && said.is_some() && !question.is_answered_unasked(rules);
    let mark = if must_be_there { "" } else { "# " };
    let _ = writeln!(text, "{mark}{}", said.unwrap_or_else(|| question.example()));
}

pub(crate) fn comment(text: &mut String, words: &str) {
    let indent = words.len() - words.trim_start().len();
    let lines = wrapped(words.trim_start(), WIDE - 2 - indent);
    for (nth, line) in lines.lines().enumerate() {
        let by = if indent > 0 && nth > 0 { indent + 2 } else { indent };
        let _ = writeln!(text, "# {}{line}", " ".repeat(by));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::variant::alone;
    use crate::game::YORK;

    const SMALL: &str = ".A.A.\nA.D.A\n.DKD.\nA.D.A\n.A.A.";

    #[test]
    fn a_new_board_is_a_sound_file_with_the_plainest_rules() {
        let board: Board = SMALL.parse().unwrap();
        let text = begin_variant("my.toml", "my", "My", StartedFrom::Board(&board, "jorvik"));
        let read = alone("my.toml", &text, &[]).unwrap().variant;
        assert_eq!((read.setup.board, read.ruleset), (board, Ruleset::PLAIN));
        assert!(text.lines().all(|line| line.chars().count() <= 125), "{text}");
    }

    #[test]
    fn every_question_can_be_answered_by_taking_a_mark_away() {
        let start = include_str!("../../../templates/variants/york-11.toml");
        let york = alone("york-11.toml", start, &[]).unwrap().variant;
        assert_eq!(york.ruleset, YORK);
        let text = begin_variant("my.toml", "my", "My", StartedFrom::Game(&york));
        assert!(text.contains("\nextends = \"york-11\"\n"), "{text}");
        for key in crate::format::keys() {
            assert!(text.contains(&format!("\n# {key} = ")), "{key}");
        }
        // The answers are York's: with the mark before every answer that has a meaning taken away, the file is York without
        // extending it.
        let rules = text.split(ABOUT).next().unwrap();
        let whole: String = rules
            .lines()
            .map(|line| {
                let open = line.strip_prefix("# ").filter(|rest| {
                    let key = rest.split(" = ").next().unwrap_or_default();
                    let is_row = rest.starts_with("  \"") && rest.ends_with("\",") || *rest == "]";
                    is_row || key == "layout" || crate::format::answer(&york.ruleset, key).is_some()
                });
                open.unwrap_or(line)
                    .replace("extends = \"york-11\"", "theme = \"jorvik\"\ncuts = [\"halves\"]")
                    + "\n"
            })
            .collect();
        let read = alone("my.toml", &whole, &[]).unwrap_or_else(|found| panic!("{found:?}\n{whole}")).variant;
        assert_eq!((read.ruleset, read.setup.board), (YORK, york.setup.board));
    }
}
