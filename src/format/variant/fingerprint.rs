//! Computes the fingerprint of a game: six digits that tell sets of different rules apart. `docs/book/editions.md`
//! describes the method, so that it can be computed without this program, too.
//!
//! The fingerprint stays the same as long as layout and answers do, even if questions are reordered or added. So
//! lines are sorted, and a question with the answer that leaving it out means has no line.

use std::fmt::Write as _;

use crate::format::questions::{answer, is_plain, keys};
use crate::game::{Board, Ruleset};
use crate::text::hash_digits;

/// First line of the text; it changes only if the text's format does.
const FORM: &str = "tafl-print rules 1";
/// Bytes of the hash that are shown, each as two digits.
const BYTES: usize = 3;

/// Returns the game as text: the layout, top row first, then every answer that differs from leaving the question out,
/// then the chosen options.
#[must_use]
pub fn rules_text(board: &Board, rules: &Ruleset, chosen: &[&str]) -> String {
    let mut lines: Vec<String> = Vec::new();
    for key in keys().filter(|key| !is_plain(rules, key)) {
        if let Some(mut words) = answer(rules, key) {
            words.sort_unstable();
            lines.push(format!("{key} = {}", words.join(" ")));
        }
    }
    lines.sort_unstable();
    let mut options: Vec<&str> = chosen.to_vec();
    options.sort_unstable();
    let mut text = format!("{FORM}\n");
    for row in board.to_string().lines() {
        let _ = writeln!(text, "{row}");
    }
    for line in lines {
        let _ = writeln!(text, "{line}");
    }
    for option in options {
        let _ = writeln!(text, "option {option}");
    }
    text
}

/// Returns the first digits of the SHA-256 of [`rules_text`].
pub(crate) fn fingerprint(board: &Board, rules: &Ruleset, chosen: &[&str]) -> String {
    hash_digits(&rules_text(board, rules, chosen), BYTES)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::questions::{Answer, questions};
    use crate::format::variant::alone;
    use crate::game::{Escape, Foes, Steps};
    use std::collections::BTreeSet;

    const SMALL: &str = r#"id = "small"
name = "Small"
theme = "jorvik"
cuts = ["whole"]
layout = ["..AAA..", "...A...", "A..D..A", "AADKDAA", "A..D..A", "...A...", "..AAA.."]
[rules]
first = "attackers"
throne = "centre"
throne-stop = "king"
throne-pass = "anyone"
throne-hostile = ["king", "attackers"]
throne-hostile-occupied = "nobody"
king-arms = "armed"
king-capture = "four-sides"
escape = "edge"
enclosure = "attackers-win"
repetition = "draw"
no-move = "loss"
"#;
    /// Two options, first the one with the later letter.
    const OPTIONS: &str = "[options.b]\ntitle = \"b\"\nrules = { man-steps = 3 }\n\
                           [options.a]\ntitle = \"a\"\nrules = { match = \"single-game\" }\n";

    fn of(text: &str, chosen: &[&str]) -> String {
        let chosen: Vec<String> = chosen.iter().map(|id| (*id).to_owned()).collect();
        alone("my.toml", text, &chosen).unwrap().variant.edition.fingerprint
    }

    /// By Python:
    /// ```python
    /// import hashlib
    /// rows = "..AAA..,...A...,A..D..A,AADKDAA,A..D..A,...A...,..AAA..".split(",")
    /// answers = ["enclosure = attackers-win", "escape = edge", "first = attackers", "king-arms = armed",
    ///     "king-capture = four-sides", "no-move = loss", "repetition = draw", "throne = centre",
    ///     "throne-hostile = attackers king", "throne-hostile-occupied = nobody", "throne-pass = anyone",
    ///     "throne-stop = king"]
    /// text = "\n".join(["tafl-print rules 1"] + rows + answers) + "\n"
    /// print(hashlib.sha256(text.encode()).hexdigest()[:6])   # 5a6d5e
    /// ```
    /// The second assertion's text has `no-move = draw`; the third's has `man-steps = 3` behind `king-capture`, and
    /// at the end the lines `option a` and `option b`.
    #[test]
    fn another_program_comes_to_the_same_digits() {
        assert_eq!(of(SMALL, &[]), "5a6d5e");
        assert_eq!(of(&SMALL.replace("no-move = \"loss\"", "no-move = \"draw\""), &[]), "b82edd");
        assert_eq!(of(&format!("{SMALL}{OPTIONS}"), &["b", "a"]), "5cab45");
    }

    #[test]
    fn texts_names_and_the_order_of_lines_have_no_part_in_it() {
        let small = of(SMALL, &[]);
        for (from, to) in [
            ("id = \"small\"", "id = \"other\""),
            ("name = \"Small\"", "name = \"Other\""),
            ("theme = \"jorvik\"", "theme = \"heartwood\""),
            ("[\"whole\"]", "[\"halves\", \"whole\"]"),
            ("[\"king\", \"attackers\"]", "[\"attackers\", \"king\"]"),
            (
                "[rules]",
                "[edition]\nnumber = 2\nchanges = [\"All.\"]\n[about]\nadvice = [{ text = \"Think.\", speaks-of = [] }]\n[rules]",
            ),
            ("[rules]", "[counts]\nattackers = 16\ndefenders = 4\n[rules]"),
            (
                "first = \"attackers\"\n",
                "shieldwall = \"never\"\nman-steps = \"any\"\nfirst = \"attackers\"\n",
            ),
            ("escape = \"edge\"\nenclosure", "enclosure"),
        ] {
            let end = if to == "enclosure" { "escape = \"edge\"\n" } else { "" };
            let other = format!("{}{end}", SMALL.replacen(from, to, 1));
            assert_ne!(other, SMALL, "{from}");
            assert_eq!(of(&other, &[]), small, "{to}");
        }
        assert_eq!(of(&format!("{SMALL}{OPTIONS}"), &[]), small, "options that are not chosen");
    }

    #[test]
    fn one_square_is_another_game() {
        let other = SMALL.replacen("\"...A...\"", "\"..A....\"", 1);
        assert_ne!(of(&other, &[]), of(SMALL, &[]));
    }

    /// Compares rules that differ from others in one answer, for each possible answer.
    #[test]
    fn each_answer_has_its_own() {
        let variant = alone("my.toml", SMALL, &[]).unwrap().variant;
        let (board, base) = (&variant.setup.board, &variant.ruleset);
        let mut all: Vec<Ruleset> = vec![base.clone()];
        let escape = Ruleset { escape: Escape::Squares(vec!["a1".parse().unwrap()]), ..base.clone() };
        for question in questions() {
            // A question about squares has a meaning only where the king escapes by them.
            let base = if question.is_asked(base) { base } else { &escape };
            if !question.is_asked(base) {
                continue;
            }
            let mut changed = |change: &dyn Fn(&mut Ruleset)| {
                let mut rules = base.clone();
                change(&mut rules);
                if rules != *base {
                    all.push(rules);
                }
            };
            match &question.answer {
                Answer::Words(words) => words.all().into_iter().for_each(|word| {
                    // Answered anew, the same word would leave the questions behind it to their usual answers.
                    if words.get(base) == Some(word) {
                        return;
                    }
                    changed(&|rules| assert!(words.set(rules, word), "{word}"));
                }),
                Answer::Steps { place } => [1, 2, 10].into_iter().for_each(|most| {
                    changed(&|rules| (place.set)(rules, Steps::AtMost(most)));
                }),
                Answer::Foes { place, .. } => [Foes::default(), Foes::new(true, true, true)]
                    .into_iter()
                    .for_each(|foes| changed(&|rules| (place.set)(rules, foes))),
                Answer::Squares { place, .. } => [["b1"], ["a2"]].into_iter().for_each(|names| {
                    changed(&|rules| {
                        (place.set)(rules, names.iter().map(|name| name.parse().unwrap()).collect());
                    });
                }),
            }
        }
        assert!(all.len() > 40, "{}", all.len());
        let mut digits = BTreeSet::new();
        for rules in &all {
            assert!(digits.insert(fingerprint(board, rules, &[])), "{}", rules_text(board, rules, &[]));
        }
    }
}
