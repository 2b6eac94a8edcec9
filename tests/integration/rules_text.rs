//! The sentences of the numbered rules and of the reminder cards: none is missing for any ruleset, and no two values of
//! a question sound the same.

mod sample;

use crate::library;
use sample::{Rng, choose, random, sensible, sound_alike, values};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use tafl_print::explain::ExplainError;
use tafl_print::explain::counts::counts;
use tafl_print::explain::in_play::{KingStart, in_play};
use tafl_print::explain::opening::opening;
use tafl_print::explain::questions::Question;
use tafl_print::explain::reminders::{reminders, small};
use tafl_print::explain::rules::numbered;
use tafl_print::game::{Ruleset, Side, Variant};
use tafl_print::layout::LayoutError;
use tafl_print::layout::compose::Composer;
use tafl_print::product::cards;
use tafl_print::scene::{Marks, Size};
use tafl_print::text::{Fonts, Language, Messages, Typesetter, Value};

/// The numbered rules of a variant as text, a line for each.
fn rules_of(variant: &Variant, king: KingStart, messages: &Messages) -> String {
    let counts = counts(variant);
    let mut text = String::new();
    for (i, rule) in numbered(&in_play(variant), king).iter().enumerate() {
        let title = messages.get(rule.title, &counts).unwrap();
        let sentences: Vec<String> = rule.texts.iter().map(|id| messages.get(id, &counts).unwrap()).collect();
        writeln!(text, "{}. {title} {}", i + 1, sentences.join(" ")).unwrap();
    }
    text
}

/// The paragraphs of the reminder cards as text, a line for each.
fn cards_of(variant: &Variant, messages: &Messages) -> String {
    let counts = counts(variant);
    let mut text = String::new();
    for reminder in reminders(&in_play(variant)) {
        let title = messages.get(reminder.title, &counts).unwrap();
        let sentences: Vec<String> =
            reminder.texts.iter().map(|id| messages.get(id, &counts).unwrap()).collect();
        writeln!(text, "{title}: {}", sentences.join(" ")).unwrap();
    }
    text
}

/// York's board with some officers, under other rules.
pub(crate) fn variant(ruleset: Ruleset) -> Variant {
    let mut variant = library::york();
    variant.setup.board = [
        "...AAAAA...",
        ".....C.....",
        "...........",
        "A....D....A",
        "A...DDD...A",
        "AC.DDKDD.CA",
        "A...NDD...A",
        "A....D....A",
        "...........",
        ".....C.....",
        "...AAAAA...",
    ]
    .join("\n")
    .parse()
    .unwrap();
    variant.ruleset = ruleset;
    variant
}

const STARTS: [KingStart; 3] = [KingStart::Throne, KingStart::Middle, KingStart::Elsewhere];

/// Random rulesets that make sense, the same ones in each run.
pub(crate) fn samples(count: usize) -> Vec<(Ruleset, KingStart)> {
    let mut rng = Rng::new(0x7af1);
    let mut found = Vec::new();
    while found.len() < count {
        let rules = random(&mut rng);
        let king = choose(&mut rng, &STARTS);
        if sensible(&rules, king) {
            found.push((rules, king));
        }
    }
    found
}

#[test]
fn the_samples_hold_every_pair_of_values() {
    let mut pairs = BTreeSet::new();
    for (rules, _) in samples(4000) {
        let values = values(&rules);
        for one in &values {
            for other in &values {
                pairs.insert((one.clone(), other.clone()));
            }
        }
    }
    let singles: BTreeSet<&String> = pairs.iter().map(|(one, _)| one).collect();
    // Of all pairs of values of two questions, those that no sensible ruleset has are few.
    let question = |value: &str| value.split('=').next().map(str::to_owned);
    let missing: Vec<(&String, &String)> = singles
        .iter()
        .flat_map(|&one| singles.iter().map(move |&other| (one, other)))
        .filter(|(one, other)| one < other && question(one) != question(other))
        .filter(|&(one, other)| !pairs.contains(&(one.clone(), other.clone())))
        .collect();
    let contradictory = |(one, other): &(&String, &String)| sample::never_together(one, other);
    let missing: Vec<_> = missing.into_iter().filter(|pair| !contradictory(pair)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(singles.len() >= 100, "{} values", singles.len());
}

#[test]
fn every_ruleset_has_all_its_sentences() {
    let messages = library::messages();
    for (rules, king) in samples(1500) {
        let variant = variant(rules);
        for text in [rules_of(&variant, king, &messages), cards_of(&variant, &messages)] {
            for line in text.lines() {
                assert!(line.ends_with('.'), "no full stop: {line}");
                assert!(!line.contains("  ") && !line.contains(" ."), "a slip: {line}");
                for sentence in line.split_inclusive(". ") {
                    let first = sentence.chars().next().unwrap();
                    assert!(first.is_uppercase() || first.is_ascii_digit(), "small letter: {line}");
                }
            }
        }
        for reminder in reminders(&in_play(&variant)) {
            for side in [Side::Attackers, Side::Defenders] {
                if let Some(example) = small(reminder.question, &in_play(&variant), side) {
                    messages.get(&format!("card-alt-{example}"), &[]).unwrap();
                }
            }
        }
    }
}

/// Who changes one answer changes the numbered rules, unless the answer makes no difference on the board.
#[test]
fn every_value_is_heard() {
    let messages = library::messages();
    let mut compared = BTreeSet::new();
    for (rules, king) in samples(150) {
        let text = rules_of(&variant(rules.clone()), king, &messages);
        for (question, other) in sample::neighbours(&rules) {
            if !sensible(&other, king) || other == rules || sound_alike(question, &rules, &other, king) {
                continue;
            }
            let changed = rules_of(&variant(other.clone()), king, &messages);
            assert_ne!(changed, text, "{question} is not heard:\n{rules:?}\n{other:?}");
            compared.insert((question, values(&rules), values(&other)));
        }
    }
    let questions: BTreeSet<&str> = compared.iter().map(|(question, _, _)| *question).collect();
    assert_eq!(questions.len(), sample::QUESTIONS, "{questions:?}");
}

/// Every sentence of rules and cards is said under some rules. The words around them are used elsewhere.
#[test]
fn every_sentence_is_said_under_some_rules() {
    let mut said = BTreeSet::from(["rule-figures"]);
    let mut shown = BTreeSet::from(["card-alt-start".to_owned()]);
    for (rules, king) in samples(30_000) {
        for rule in numbered(&rules, king) {
            said.insert(rule.title);
            said.extend(rule.texts);
        }
        for side in [Side::Attackers, Side::Defenders] {
            said.extend(opening(&rules, side).map(|(_, message)| message));
        }
        for reminder in reminders(&rules) {
            said.insert(reminder.title);
            said.extend(reminder.texts);
            for side in [Side::Attackers, Side::Defenders] {
                let example = small(reminder.question, &rules, side);
                shown.extend(example.map(|example| format!("card-alt-{example}")));
            }
        }
    }
    let around = ["card-title", "card-setup", "card-side"];
    let silent: Vec<String> = library::message_ids()
        .into_iter()
        .filter(|id| id.starts_with("rule-") || id.starts_with("card-"))
        .filter(|id| !said.contains(id.as_str()) && !shown.contains(id))
        .filter(|id| !around.iter().any(|stem| id == stem || id.starts_with(&format!("{stem}-"))))
        .collect();
    assert!(silent.is_empty(), "never said: {silent:?}");
}

/// A setup without officers has no rule for them, whatever its rules would allow them.
#[test]
fn officers_who_are_not_there_are_not_spoken_of() {
    let messages = library::messages();
    for (rules, king) in samples(200) {
        let mut variant = variant(rules);
        variant.setup.board = library::york().setup.board;
        let text = rules_of(&variant, king, &messages) + &cards_of(&variant, &messages);
        assert!(!text.contains("commander") && !text.contains("knight"), "{text}");
    }
}

/// A card’s paragraph is short, whatever is asked of it; the longest is that of a game in which three kinds of piece jump.
#[test]
fn paragraphs_of_cards_are_short() {
    let messages = library::messages();
    for (rules, _) in samples(1500) {
        for line in cards_of(&variant(rules), &messages).lines() {
            assert!(line.chars().count() <= 275, "{} characters: {line}", line.chars().count());
        }
    }
}

/// Whatever the rules, there are cards enough for them.
#[test]
fn cards_never_overflow() {
    let (theme, examples) = (library::jorvik(), library::examples());
    let messages = library::messages_with(&theme);
    let typesetter = Typesetter::new(Fonts::bundled(), Language::english());
    for (rules, _) in samples(60) {
        let mut marks = Marks::default();
        let mut composer = Composer {
            typesetter: &typesetter,
            messages: &messages,
            palette: &theme.palette,
            art: &theme.art,
            title: theme.title,
            marks: &mut marks,
            trial: false,
        };
        // The layout is not made for the rules: a figure may find itself in the wrong.
        let set =
            cards::set(&mut composer, &variant(rules.clone()), &examples, Size::new(200.0, 287.0), false);
        assert!(!matches!(set, Err(ExplainError::Layout(LayoutError::Overflow { .. }))), "{rules:?}");
    }
}

/// What asks nothing of the board has no picture; of the others none is left out.
#[test]
fn rules_that_show_on_a_board_have_a_picture_on_the_card() {
    let silent = [Question::Repetition, Question::Match];
    for (rules, _) in samples(1500) {
        for reminder in reminders(&rules) {
            let pictured = small(reminder.question, &rules, Side::Attackers).is_some();
            assert_eq!(pictured, !silent.contains(&reminder.question), "{:?} {rules:?}", reminder.question);
        }
    }
}

/// The rules and cards of some games as a reader has them, to be read aloud: `rules_text/<variant>.txt`, or
/// `<variant>+<option>+<option>.txt`. With
/// `UPDATE_EXPECTED=1` they are written instead of compared; then read what changed.
#[test]
fn known_games_read_as_they_should() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/integration/rules_text");
    let games = [
        "york-11",
        "york-11+a-hammer+b+d",
        "york-11+a+c",
        "sea-battle-9",
        "copenhagen-11",
        "brandubh-7",
        "ashton-tablut-9",
        "berserk-11",
        "vikings-chess-11",
        "vikings-chess-11+variation-2",
        "magpie-7",
        "alea-evangelii-19",
        "alea-evangelii-19-walker",
        "ard-ri-7",
        "foteviken-tablut-9",
        "imperial-contest-9",
        "norseamerica-11",
        "tablut-9",
        "tawlbwrdd-11-bell",
    ];
    let messages = library::messages();
    let mut wrong = Vec::new();
    for game in games {
        let (name, options) = game.split_once('+').unwrap_or((game, ""));
        let options: Vec<&str> = options.split_terminator('+').collect();
        let variant = library::variant(name, &options);
        let rules = rules_of(&variant, KingStart::of(&variant), &messages);
        let said = format!("{rules}\n{}", cards_of(&variant, &messages));
        let file: PathBuf = folder.join(format!("{game}.txt"));
        if std::env::var_os("UPDATE_EXPECTED").is_some() {
            fs::write(&file, &said).unwrap();
        }
        if fs::read_to_string(&file).unwrap_or_default() != said {
            wrong.push(format!("{}:\n{said}", file.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// What a pattern of numbers would say wrong, one piece and many.
#[test]
fn numbers_agree_with_their_nouns() {
    let messages = library::messages();
    let say = |id, args: &[(&str, f64)]| {
        let args: Vec<(&str, Value)> = args.iter().map(|&(name, n)| (name, Value::Number(n))).collect();
        messages.get(id, &args).unwrap()
    };
    let men = |defenders, knights, attackers, commanders| {
        say(
            "rule-setup-players",
            &[
                ("defenders", defenders),
                ("knights", knights),
                ("attackers", attackers),
                ("commanders", commanders),
            ],
        )
    };
    assert_eq!(
        men(12.0, 0.0, 24.0, 0.0),
        "One player leads the king and his 12 defenders, the other the 24 attackers."
    );
    assert_eq!(
        men(12.0, 1.0, 24.0, 4.0),
        "One player leads the king and his 12 defenders (one of them the knight), the other the 24 attackers \
         (4 of them commanders)."
    );
    assert_eq!(
        men(0.0, 0.0, 1.0, 0.0),
        "One player leads the king, who has no men, the other the one attacker."
    );
    assert_eq!(say("rule-figures", &[("count", 1.0), ("figure", 3.0), ("last", 3.0)]), "(figure\u{a0}3)");
    assert_eq!(
        say("rule-figures", &[("count", 2.0), ("figure", 3.0), ("last", 4.0)]),
        "(figures\u{a0}3 and\u{a0}4)"
    );
    assert_eq!(
        say("rule-figures", &[("count", 4.0), ("figure", 3.0), ("last", 6.0)]),
        "(figures\u{a0}3 to\u{a0}6)"
    );
}
