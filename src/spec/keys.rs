//! The questions of `[rules]`: their keys, the words that answer them, and what a ruleset answers.

use crate::game::{
    Berserk, Between, BetweenCommanders, CampRight, Camps, Contest, CornerShape, Corners, Enclosure, Escape,
    ExitFort, First, Foes, Jump, KingArms, KingCapture, KingEdge, Linnaean, NoMove, OccupiedThrone,
    Repetition, Ruleset, Shieldwall, Steps, Throne, ThronePass, ThroneStop,
};

/// Every key of `[rules]`, in the order in which a file is best written.
pub const KEYS: [&str; 32] = [
    "first",
    "throne",
    "throne-stop",
    "throne-pass",
    "throne-hostile",
    "throne-hostile-occupied",
    "corners",
    "corners-hostile",
    "camps",
    "camps-enter",
    "camps-pass",
    "camps-hostile",
    "escape",
    "escape-squares",
    "man-steps",
    "king-steps",
    "between",
    "king-arms",
    "king-capture",
    "king-on-edge",
    "linnaean",
    "shieldwall",
    "berserk",
    "king-jump",
    "commander-jump",
    "knight-jump",
    "king-between-commanders",
    "enclosure",
    "exit-fort",
    "repetition",
    "no-move",
    "match",
];

/// What can be written as the answer to a question.
pub(super) enum Kind {
    /// One of these words.
    Words(Vec<&'static str>),
    /// A list of those to whom a square is hostile.
    Foes,
    /// A number of squares, or any.
    Steps,
    /// A list of squares.
    Squares,
}

/// The words of a list of values.
fn words<T: Copy>(all: &[T], name: impl Fn(T) -> &'static str) -> Kind {
    Kind::Words(all.iter().map(|&value| name(value)).collect())
}

/// What can be written for a key; `None` if it is no key of `[rules]`.
pub(super) fn kind(key: &str) -> Option<Kind> {
    let marked = |word| Kind::Words(vec!["none", word]);
    Some(match key {
        "first" => words(First::ALL, First::name),
        "throne" => Kind::Words(vec!["centre", "none"]),
        "throne-stop" => words(ThroneStop::ALL, ThroneStop::name),
        "throne-pass" => words(ThronePass::ALL, ThronePass::name),
        "throne-hostile-occupied" => words(OccupiedThrone::ALL, OccupiedThrone::name),
        "corners" => Kind::Words(
            ["none"].into_iter().chain(CornerShape::ALL.iter().map(|shape| shape.name())).collect(),
        ),
        "camps" => marked("attackers-start"),
        "camps-enter" | "camps-pass" => words(CampRight::ALL, CampRight::name),
        "throne-hostile" | "corners-hostile" | "camps-hostile" => Kind::Foes,
        "escape" => Kind::Words(vec!["edge", "corners", "squares"]),
        "escape-squares" => Kind::Squares,
        "man-steps" | "king-steps" => Kind::Steps,
        "between" => words(Between::ALL, Between::name),
        "king-arms" => words(KingArms::ALL, KingArms::name),
        "king-capture" => words(KingCapture::ALL, KingCapture::name),
        "king-on-edge" => words(KingEdge::ALL, KingEdge::name),
        "linnaean" => words(Linnaean::ALL, Linnaean::name),
        "shieldwall" => words(Shieldwall::ALL, Shieldwall::name),
        "berserk" => words(Berserk::ALL, Berserk::name),
        "king-jump" | "commander-jump" | "knight-jump" => words(Jump::ALL, Jump::name),
        "king-between-commanders" => words(BetweenCommanders::ALL, BetweenCommanders::name),
        "enclosure" => words(Enclosure::ALL, Enclosure::name),
        "exit-fort" => words(ExitFort::ALL, ExitFort::name),
        "repetition" => words(Repetition::ALL, Repetition::name),
        "no-move" => words(NoMove::ALL, NoMove::name),
        "match" => words(Contest::ALL, Contest::name),
        _ => return None,
    })
}

/// What a ruleset answers under a key: one word, or those of a list (`nobody` if it is empty), a number in figures.
/// `None` if the question has no meaning under it, such as who may stop on a throne that is not there.
#[must_use]
pub fn answer(rules: &Ruleset, key: &str) -> Option<Vec<String>> {
    let word = |word: &str| Some(vec![word.to_owned()]);
    match key {
        "first" => word(rules.first.name()),
        "between" => word(rules.between.name()),
        "king-arms" => word(rules.arms.name()),
        "king-capture" => word(rules.king_capture.name()),
        "king-on-edge" => word(rules.king_edge.name()),
        "linnaean" => word(rules.linnaean.name()),
        "shieldwall" => word(rules.shieldwall.name()),
        "berserk" => word(rules.berserk.name()),
        "king-jump" => word(rules.jumps.king.name()),
        "commander-jump" => word(rules.jumps.commander.name()),
        "knight-jump" => word(rules.jumps.knight.name()),
        "king-between-commanders" => word(rules.between_commanders.name()),
        "enclosure" => word(rules.enclosure.name()),
        "exit-fort" => word(rules.exit_fort.name()),
        "repetition" => word(rules.repetition.name()),
        "no-move" => word(rules.no_move.name()),
        "match" => word(rules.contest.name()),
        "man-steps" => word(&steps(rules.man_steps)),
        "king-steps" => word(&steps(rules.king_steps)),
        _ => special(rules, key),
    }
}

/// As [`answer`], for the questions about special squares.
fn special(rules: &Ruleset, key: &str) -> Option<Vec<String>> {
    let word = |word: &str| Some(vec![word.to_owned()]);
    match (key, rules.throne) {
        ("throne", Throne::None) => return word("none"),
        ("throne", Throne::Centre { .. }) => return word("centre"),
        ("throne-stop", Throne::Centre { stop, .. }) => return word(stop.name()),
        ("throne-pass", Throne::Centre { pass, .. }) => return word(pass.name()),
        ("throne-hostile", Throne::Centre { hostile, .. }) => return Some(foes(hostile)),
        ("throne-hostile-occupied", Throne::Centre { occupied, .. }) => return word(occupied.name()),
        _ => {}
    }
    match (key, rules.corners) {
        ("corners", Corners::None) => return word("none"),
        ("corners", Corners::Marked { shape, .. }) => return word(shape.name()),
        ("corners-hostile", Corners::Marked { hostile, .. }) => return Some(foes(hostile)),
        _ => {}
    }
    match (key, &rules.camps, &rules.escape) {
        ("camps", Camps::None, _) => word("none"),
        ("camps", Camps::Marked { .. }, _) => word("attackers-start"),
        ("camps-enter", Camps::Marked { enter, .. }, _) => word(enter.name()),
        ("camps-pass", Camps::Marked { pass, .. }, _) => word(pass.name()),
        ("camps-hostile", Camps::Marked { hostile, .. }, _) => Some(foes(*hostile)),
        ("escape", _, escape) => word(escape.name()),
        ("escape-squares", _, Escape::Squares(squares)) => {
            Some(squares.iter().map(ToString::to_string).collect())
        }
        _ => None,
    }
}

fn steps(steps: Steps) -> String {
    match steps {
        Steps::Any => "any".to_owned(),
        Steps::AtMost(most) => most.to_string(),
    }
}

fn foes(foes: Foes) -> Vec<String> {
    let all = [(foes.attackers, "attackers"), (foes.defenders, "defenders"), (foes.king, "king")];
    let some: Vec<String> =
        all.into_iter().filter(|(yes, _)| *yes).map(|(_, word)| word.to_owned()).collect();
    if some.is_empty() { vec!["nobody".to_owned()] } else { some }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_has_answers_and_only_keys_have() {
        for key in KEYS {
            assert!(kind(key).is_some(), "{key}");
        }
        assert!(kind("colour").is_none() && answer(&Ruleset::PLAIN, "colour").is_none());
    }

    #[test]
    fn york_answers_with_the_words_of_its_file() {
        let york = crate::game::YORK;
        let said = |key: &str| answer(&york, key).map(|words| words.join(" "));
        assert_eq!(said("first").as_deref(), Some("attackers"));
        assert_eq!(said("throne-hostile").as_deref(), Some("king"));
        assert_eq!(said("man-steps").as_deref(), Some("any"));
        assert_eq!(said("corners").as_deref(), Some("none"));
        assert_eq!(said("corners-hostile"), None);
        assert_eq!(said("match").as_deref(), Some("single-game"));
    }
}
