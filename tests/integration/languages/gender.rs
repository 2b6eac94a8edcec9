//! A theme in which the king is a queen: articles, pronouns and participles follow her in every language.

use super::{all_text, words};
use tafl_print::imposition::{Component, Settings};
use tafl_print::make::{Library, Request, make};

/// A theme over Jorvik in which she is one, in each language.
const WORDS: [(&str, &str); 3] = [
    ("en", "-king = queen\n    .gender = feminine\n"),
    (
        "de",
        "-king = Königin\n    .gender = feminine\n-man =\n    { $number ->\n       *[one] Wache\n        [other] Wachen\n    }\n    .gender = feminine\n",
    ),
    ("pt-BR", "-king = rainha\n    .gender = feminine\n"),
];

fn text(tag: &str, variant: &str) -> String {
    let mut library =
        Library::bundled().with("./queen/theme.toml", &b"name = \"Queen\"\nextends = \"jorvik\"\n"[..]);
    for (language, words) in WORDS {
        library = library.with(&format!("./queen/{language}.ftl"), words.as_bytes());
    }
    let parts = [Component::Leaflet, Component::Cards, Component::Easy, Component::Wall].into();
    let settings = Settings { parts, ..Settings::default() };
    let request = Request {
        theme: Some("./queen".to_owned()),
        languages: vec![tag.to_owned()],
        settings,
        ..Request::of(variant)
    };
    let made = make(&request, &library).unwrap_or_else(|refused| panic!("{refused}"));
    made.files.iter().map(|file| all_text(&file.bytes)).collect::<Vec<_>>().join("\n")
}

/// The words around one that should not be there.
fn around<'t>(text: &'t str, wrong: &[&str]) -> Vec<String> {
    let all: Vec<&'t str> = words(text).collect();
    let is_wrong = |nth: &usize| wrong.contains(&all[*nth]);
    (0..all.len())
        .filter(is_wrong)
        .map(|nth| all[nth.saturating_sub(4)..(nth + 4).min(all.len())].join(" "))
        .collect()
}

#[test]
fn no_english_sentence_calls_her_he() {
    for variant in ["york", "copenhagen", "brandubh", "tablut", "sea-battle"] {
        let text = text("en", variant);
        assert!(words(&text).any(|word| word == "queen") && words(&text).any(|word| word == "her"));
        // Linnaeus, Robert ap Ifan and other men of history are still “he”.
        let found: Vec<String> = around(&text, &["he", "him", "his", "himself"]);
        let of_her: Vec<&String> = found.iter().filter(|place| place.contains("queen")).collect();
        assert!(of_her.is_empty() && found.len() <= 6, "{variant}: {found:?}");
    }
}

#[test]
fn german_articles_follow_her() {
    let text = text("de", "york");
    assert!(text.contains("die Königin") && text.contains("der Königin"));
    let wrong = [
        "dem Königin",
        "den Königin",
        "das Königin",
        "des Königin",
        "Der Königin ist",
        "einen Königin",
        "einem Königin",
    ];
    for wrong in wrong {
        assert!(!text.contains(wrong), "“{wrong}”");
    }
    assert!(
        !words(&text).any(|word| word == "König" || word == "Königs"),
        "{:?}",
        around(&text, &["König", "Königs"])
    );
}

#[test]
fn portuguese_articles_follow_her() {
    let text = text("pt-BR", "york");
    assert!(text.contains("a rainha") && text.contains("da rainha"));
    for wrong in ["o rainha", "do rainha", "ao rainha", "no rainha", "pelo rainha", "um rainha"] {
        let is_word = |at: usize| !text[..at].ends_with(|c: char| c.is_alphabetic());
        assert!(!text.match_indices(wrong).any(|(at, _)| is_word(at)), "“{wrong}”");
    }
}
