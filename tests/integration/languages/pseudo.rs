//! A language that nobody speaks: English with an accent on every vowel, longer, and in brackets. What comes to paper without
//! accents has escaped the sentences, what doesn't fit would not fit in another language either, and what lost its bracket was
//! cut off.

use super::{all_text, sentence_files, words};
use crate::library::variant_ids;
use crate::reading::Pdf;
use std::collections::BTreeSet;
use tafl_print::imposition::{Component, Pack, Settings};
use tafl_print::make::{Format, Library, Request, Writing, make};
use tafl_print::text::Language;

const FACTS: &str = "tag = \"en-XA\"\nname = \"Énglísh\"\nenglish-name = \"Accented English\"\ndecimal = \",\"\n\
                     closing = \"”’\"\ngenders = [\"masculine\", \"feminine\", \"neuter\"]\n[forms]\nnumber = [\"one\", \"other\"]\n";

/// A letter with an accent, if it is a vowel.
fn accented(letter: char) -> char {
    match letter {
        'a' => 'á',
        'e' => 'é',
        'i' => 'í',
        'o' => 'ó',
        'u' => 'ú',
        'A' => 'Á',
        'E' => 'É',
        'I' => 'Í',
        'O' => 'Ó',
        'U' => 'Ú',
        other => other,
    }
}

/// A text of a sentence: what stands in braces stays. Every fifth vowel is written twice, so that all is longer.
fn pseudo_text(text: &str, vowels: &mut usize) -> String {
    let mut depth = 0_usize;
    let mut written = String::new();
    for letter in text.chars() {
        depth += usize::from(letter == '{');
        let changed = if depth == 0 { accented(letter) } else { letter };
        written.push(changed);
        if changed != letter {
            *vowels += 1;
            if vowels.is_multiple_of(5) && letter.is_lowercase() {
                written.push(changed);
            }
        }
        depth = depth.saturating_sub(usize::from(letter == '}'));
    }
    written
}

/// A file of sentences in the language.
fn pseudo(source: &str) -> String {
    let mut vowels = 0;
    let mut written = String::new();
    for line in source.lines() {
        let trimmed = line.trim_start();
        let starts_with_name = line.starts_with(|c: char| c == '-' || c.is_ascii_alphabetic());
        let head = if line.starts_with('#') || trimmed.starts_with('.') {
            line.len()
        } else if starts_with_name {
            line.find('=').map_or(line.len(), |at| at + 1)
        } else if trimmed.starts_with('[') || trimmed.starts_with("*[") {
            line.find(']').map_or(line.len(), |at| at + 1)
        } else {
            0
        };
        written.push_str(&line[..head]);
        let text = pseudo_text(&line[head..], &mut vowels);
        let is_sentence = line.starts_with(|c: char| c.is_ascii_alphabetic()) && !text.trim().is_empty();
        if is_sentence && !text.contains("->") {
            written.extend([' ', OPENING]);
            written.push_str(text.trim());
            written.push(CLOSING);
        } else {
            written.push_str(&text);
        }
        written.push('\n');
    }
    written
}

/// The brackets of a sentence that stands on one line of its file. Those of English texts are of another kind.
const OPENING: char = '«';
const CLOSING: char = '»';

fn library() -> Library<'static> {
    let mut library = Library::bundled().with("./xa/language.toml", FACTS.as_bytes());
    for (file, text) in sentence_files(Language::ENGLISH) {
        library = library.with(&format!("./xa/{file}"), pseudo(&text).into_bytes());
    }
    library
}

/// Words that a set has from elsewhere than its sentences.
const FROM_ELSEWHERE: [&str; 24] = [
    "card",
    "Hnefatafl",
    "tafl",
    "print",
    "tafl-print",
    "variant",
    "parts",
    "lang",
    "option",
    "mm",
    "paper",
    "letter",
    "pack",
    "theme",
    "players",
    "one",
    "sheet",
    "xa",
    "back",
    "morris",
    "class",
    "club",
    "sets",
    "with",
];

/// Words of a text that have a vowel without an accent, and stand neither in the game's name nor in what was asked for.
fn escaped(text: &str, name: &str) -> BTreeSet<String> {
    let parts = Component::ALL.iter().flat_map(|component| words(component.name()));
    let allowed: BTreeSet<&str> = words(name).chain(FROM_ELSEWHERE).chain(parts).collect();
    let is_plain = |word: &&str| {
        let letters = word.chars().all(char::is_alphabetic) && word.chars().count() > 2;
        // What stands beside the text runs together with what stands next to it.
        let has_accent = word.chars().any(|letter| "áéíóúÁÉÍÓÚ".contains(letter));
        // Letters of seams, and of the king who has none.
        let is_label = word.chars().all(char::is_uppercase);
        letters && !has_accent && !is_label && word.chars().any(|letter| "aeiouAEIOU".contains(letter))
    };
    words(text).filter(is_plain).filter(|word| !allowed.contains(word)).map(str::to_owned).collect()
}

/// The keys of a game's file and their values, out of the schema for editors.
fn words_of_files() -> String {
    fn collect(value: &serde_json::Value, all: &mut Vec<String>) {
        match value {
            serde_json::Value::Object(map) => {
                if let Some(serde_json::Value::Object(keys)) = map.get("properties") {
                    all.extend(keys.keys().cloned());
                }
                if let Some(serde_json::Value::Array(values)) = map.get("enum") {
                    all.extend(values.iter().filter_map(|value| value.as_str()).map(str::to_owned));
                }
                map.values().for_each(|value| collect(value, all));
            }
            serde_json::Value::Array(values) => values.iter().for_each(|value| collect(value, all)),
            _ => {}
        }
    }
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/book/variant.schema.json");
    let schema = std::fs::read_to_string(path).expect("the schema");
    let mut all = Vec::new();
    collect(&serde_json::from_str(&schema).expect("JSON"), &mut all);
    all.join(" ")
}

fn request(variant: &str, settings: Settings) -> Request {
    Request { languages: vec!["./xa".to_owned()], settings, ..Request::of(variant) }
}

fn said(request: &Request) -> (String, String) {
    let library = library();
    let made = make(request, &library).unwrap_or_else(|refused| panic!("{refused}"));
    let files = made.files.iter().filter(|file| file.format == Format::Pdf);
    let text = files.map(|file| all_text(&file.bytes)).collect::<Vec<_>>().join("\n");
    let info = made.files.iter().filter(|file| file.format == Format::Pdf).filter_map(|file| {
        let pdf = Pdf::open(&file.bytes);
        let outline = pdf.outline().into_iter().map(|(title, _)| title).collect::<Vec<_>>().join("\n");
        Some(format!("{}\n{outline}", pdf.info("Title")?))
    });
    let info = info.collect::<Vec<_>>().join("\n");
    let count = |bracket| text.matches(bracket).count();
    assert!(count(OPENING) > 10, "there are brackets");
    assert_eq!(count(OPENING), count(CLOSING), "a sentence was cut off: {text}");
    (text, info)
}

/// The usual set of every game: each word on its pages comes from a sentence.
#[test]
fn nothing_in_a_usual_set_escapes() {
    for id in variant_ids() {
        let game = crate::library::variant(&id, &[]);
        let (text, info) = said(&request(&id, Settings::default()));
        // An option that has no title in a language is called by its name; the command on page 1 names the theme.
        let options: Vec<&str> = game.chosen.iter().map(|option| option.id.as_str()).collect();
        let known = format!("{} {id} {} {}", game.name, game.theme, options.join(" "));
        let found = escaped(&format!("{text}\n{info}"), &known);
        assert!(found.is_empty(), "{id}: {found:?}");
    }
}

/// And everything else that can be printed.
#[test]
fn nothing_in_any_product_escapes() {
    let parts: BTreeSet<Component> = Component::ALL.iter().copied().collect();
    let all = Settings { parts, ..Settings::default() };
    // The page for a game of one's own has the words of a game's file, which are the same in every language.
    let of_file = words_of_files();
    let class = Settings { sets: 2, ..Settings::of(Some(Pack::Class)) };
    let one_sheet = Settings::of(Some(Pack::OneSheet));
    for (id, option, settings) in [
        ("york", Some("c"), all.clone()),
        ("york", Some("d"), all),
        ("brandubh", None, class),
        ("brandubh", None, one_sheet),
    ] {
        let game = crate::library::variant(id, &[]);
        let options = option.map(str::to_owned).into_iter().collect();
        let has_design = settings.parts.iter().any(|part| part.name() == "design");
        let (text, info) = said(&Request { options, ..request(id, settings) });
        let known = if has_design { of_file.as_str() } else { "" };
        let found =
            escaped(&format!("{text}\n{info}"), &format!("{} {id} {} {known}", game.name, game.theme));
        assert!(found.is_empty(), "{id}: {found:?}");
    }
    // What a laser cuts has a page that shows how the box goes together.
    let writing = Writing {
        formats: vec![Format::LaserSvg],
        thickness: Some(tafl_print::units::Length::mm(3.0)),
        ..Writing::default()
    };
    let (text, _) = said(&Request { writing, ..request("york", Settings::default()) });
    let found = escaped(&text, "York Hnefatafl");
    assert!(!text.is_empty() && found.is_empty(), "{found:?}");
}
