//! What is disputed about the bundled games: a table of every disputed question with what the set answers, what is said of
//! it and where the rules are from, in `docs/book/games.md`; below it the games that are not bundled, and why.
//!
//! With `UPDATE_EXPECTED=1` the file is written instead of compared; then look at what changed:
//! `UPDATE_EXPECTED=1 cargo test --test integration disputed`.

use crate::library;
use crate::shell::tafl_print;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use tafl_print::explain::questions::addition;
use tafl_print::format::keys;
use tafl_print::game::Variant;
use tafl_print::make::{Choice, Library, in_words};

const HEAD: &str = "\
# The games and what is disputed about them

Every question on which the sources of a bundled game disagree, or are silent where a set has to decide; what the set
answers, and why. The leaflets print it under \u{201c}What is not certain\u{201d}. What can be answered is in [rules.md](rules.md).
Made by the tests; see `tests/integration/disputed.rs`.
";

/// Games that are known and not bundled, each with what is missing. Only what two sources at hand confirm, the layout and
/// the rules, is bundled.
const MISSING: &str = "
## Not bundled

A game is bundled when two sources that don't copy each other confirm its layout and its rules. These were looked for, the
last time in November 2026:

| game | what is missing |
| --- | --- |
| Old Hnefatafl, 11 × 11 | a second source of the layout; of its rules about half are confirmed |
| The Viking Game (History Craft) | the squares: several texts agree on the rules, but one calls the defenders a diamond, another a cross |
| Fetlar, Latin | a second source: Ludii alone has a Fetlar game whose king is captured by two |
| Copenhagen, 9 × 9 | any source |
| Sea Battle, 11 × 11 | agreement: the sources differ on where the defenders stand, and on who begins |
| Skalk, 9 × 9 | the squares, and a second source that has the name |
| Papillon, 9 × 9 | where the attackers stand; the two sources contradict each other on the middle square |
";

/// What the file of rules says of a game, by the notation of its file: each key with its value.
fn answers(id: &str) -> BTreeMap<String, String> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("templates/variants/{id}.toml"));
    let text = fs::read_to_string(path).expect("a bundled file");
    let rules = text.split("\n[rules]\n").nth(1).unwrap_or_default();
    let rules = rules.split("\n[").next().unwrap_or_default();
    let line = |line: &str| {
        let (key, value) = line.split_once(" = ")?;
        Some((key.to_owned(), value.replace('"', "")))
    };
    rules.lines().filter(|text| !text.starts_with('#')).filter_map(line).collect()
}

/// Paragraphs have the theme's words in them; here they are as most themes have them.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{ -") {
        let (term, behind) = after.split_once(" }").expect("a term ends");
        plain.push_str(before);
        let (name, several) = term.split_once('(').map_or((term, false), |(name, _)| (name, true));
        plain.push_str(if name == "on-throne" { "on the throne" } else { name });
        if several {
            plain.push('s');
        }
        rest = behind;
    }
    plain + rest
}

fn section(variant: &Variant) -> String {
    let answers = answers(&variant.id);
    let mut text = format!("\n## {} (`{}`)\n\n", variant.name, variant.id);
    if variant.disputes.is_empty() {
        text.push_str("Nothing is disputed.\n");
    } else {
        text.push_str("| question | here | what is said |\n| --- | --- | --- |\n");
    }
    for dispute in &variant.disputes {
        let here = match answers.get(&dispute.question) {
            Some(answer) => format!("`{answer}`"),
            None => "see there".to_owned(),
        };
        writeln!(text, "| `{}` | {here} | {} |", dispute.question, plain(&dispute.text)).expect("a line");
    }
    if let Some(addition) = addition(&variant.ruleset) {
        let id = addition.trim_matches(['{', ' ', '}']);
        let said = library::messages().get(id, &[]).expect("a message");
        writeln!(text, "\n{said}").expect("a line");
    }
    for option in library::reading(&variant.id, &[]).options {
        // What is uncertain about the option alone.
        let with = library::variant(&variant.id, &[&option.id]);
        for told in with.about.uncertain.iter().filter(|told| !variant.about.uncertain.contains(told)) {
            writeln!(text, "\nWith option `{}`: {}", option.id, plain(told)).expect("a line");
        }
    }
    text.push_str("\nSources:\n\n");
    for source in &variant.about.sources {
        writeln!(text, "- {}", plain(source)).expect("a line");
    }
    text
}

#[test]
fn the_table_of_disputes_is_as_the_games_have_it() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs/book/games.md");
    let sections: String = library::variants().iter().map(section).collect();
    let text = HEAD.to_owned() + &sections + MISSING;
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        fs::write(&path, &text).expect("a file");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    for (told, written) in text.split("\n## ").zip(written.split("\n## ")) {
        assert_eq!(told, written, "the table is old: see the head of this file");
    }
    assert_eq!(text.len(), written.len());
}

/// Where the sources say nothing of a side that can't move, the win by taking the last attacker is an addition, and the leaflet
/// says so in each language; where they have a loss it follows, and where they have a draw it is none.
#[test]
fn the_win_by_the_last_attacker_is_declared_where_it_is_an_addition() {
    let mut declared = Vec::new();
    for variant in library::variants() {
        let answer = answers(&variant.id).get("no-move").cloned().expect("an answer");
        let says = ["en", "de", "pt-BR"].map(|language| {
            let choice = Choice { variant: variant.id.clone(), options: Vec::new(), theme: None };
            let game =
                in_words(&choice, &Library::bundled(), language).unwrap_or_else(|fault| panic!("{fault}"));
            let ends = [
                "then won is our addition.",
                "gewonnen hat, haben wir ergänzt.",
                "ganhou é acréscimo nosso.",
            ];
            game.uncertain.iter().any(|told| ends.iter().any(|end| told.ends_with(end)))
        });
        assert_eq!(says, [answer == "not-said"; 3], "{}", variant.id);
        declared.extend(says[0].then_some(variant.id));
    }
    let expected = [
        "alea-evangelii-19-walker",
        "ashton-tablut-9",
        "imperial-contest-9",
        "norseamerica-11",
        "sea-battle-9",
        "tablut-9-brainking",
        "vikings-chess-11",
    ];
    assert_eq!(declared, expected);
}

/// What a source leaves to its reader, and is read in one way here, is said to be a reading.
#[test]
fn readings_are_declared() {
    for (game, options, question, words) in [
        ("york-11", &[][..], "repetition", "Adam Bartley"),
        ("brandubh-7", &[], "repetition", "Adam Bartley"),
        ("scottish-7", &[], "repetition", "Adam Bartley"),
        ("tablut-9-historical", &[], "repetition", "Adam Bartley"),
        ("tawlbwrdd-11-t-cross", &[], "repetition", "Adam Bartley"),
        ("tawlbwrdd-11-lewis-cross", &[], "repetition", "Adam Bartley"),
        ("alea-evangelii-19", &[], "repetition", "Adam Bartley"),
        ("berserk-11", &[], "repetition", "Adam Bartley"),
        ("berserk-11", &[], "king-between-commanders", "Nielsen’s page. OpenTafl spares"),
        ("ocastudios-11", &[], "repetition", "the same exact pieces"),
        ("ocastudios-11", &[], "no-move", "We read that"),
        ("york-11", &["b"], "", "with no room for a fourth"),
        ("york-11", &["c"], "", "change sides after every game"),
        ("vikings-chess-11", &["variation-2"], "", "That the { -king } may not, either, is our reading"),
    ] {
        let variant = library::variant(game, options);
        let disputes = variant.disputes.iter().filter(|dispute| dispute.question == question);
        let mut told = disputes.map(|dispute| &dispute.text).chain(&variant.about.uncertain);
        assert!(told.any(|text| text.contains(words)), "{game} {options:?}: {words}");
    }
}

/// Every dispute is about a question that the set answers, and every game says where its rules are from.
#[test]
fn every_dispute_has_its_answer_and_every_game_its_sources() {
    for variant in library::variants() {
        for dispute in &variant.disputes {
            let known = dispute.question == "layout" || keys().any(|key| key == dispute.question);
            assert!(known, "{}: {}", variant.id, dispute.question);
        }
        assert!(!variant.about.sources.is_empty(), "{}", variant.id);
    }
}

/// The games of the table of missing ones are not bundled by another name.
#[test]
fn what_is_missing_is_not_bundled() {
    let folder = tempfile::tempdir().expect("a folder");
    for name in [
        "old-hnefatafl",
        "viking-game",
        "fetlar-latin",
        "copenhagen-9",
        "sea-battle-11",
        "skalk-9",
        "papillon",
    ] {
        let said = tafl_print(folder.path(), &["check", "--variant", name], "");
        assert!(said.err.contains("there is no bundled variant"), "{name}: {}", said.err);
    }
}
