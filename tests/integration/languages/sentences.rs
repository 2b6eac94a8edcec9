//! The sentences of each language beside the English ones; the texts of each game; the glossaries.

use super::{LANGUAGES, sentence_files, templates, translation, words};
use crate::library::variant_ids;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use tafl_print::format;
use tafl_print::make::{Library, check_language};
use tafl_print::text::{Fonts, Language, changed_since};
use toml::Value;

#[test]
fn every_sentence_is_translated_and_no_other() {
    for tag in LANGUAGES {
        let checked = check_language(tag, &Library::bundled());
        let checked = checked.unwrap_or_else(|fault| match fault {
            tafl_print::make::Fault::Files { faults, .. } => {
                let told: Vec<String> = faults
                    .iter()
                    .take(20)
                    .map(|fault| format!("{}: {}", fault.file, fault.message))
                    .collect();
                panic!("{tag}:\n{}", told.join("\n"))
            }
            other => panic!("{tag}: {other}"),
        });
        let (all, translated) = checked.sentences;
        let still: Vec<String> = checked.warnings.iter().map(|warning| warning.message.text()).collect();
        // A few names are the same words in both.
        assert!(all > 1000 && all - translated <= 6, "{tag}: {still:?}");
    }
}

/// Whoever changes an English sentence looks at the others, and then writes this file anew with
/// `tafl-print check --lang ./templates/text/de --accept`.
#[test]
fn no_english_sentence_has_changed_since() {
    let english = sentence_files(Language::ENGLISH);
    let english: Vec<(&str, &str)> =
        english.iter().map(|(file, text)| (file.as_str(), text.as_str())).collect();
    for tag in LANGUAGES {
        let written = fs::read_to_string(templates(&format!("text/{tag}/english.txt"))).expect("a file");
        let changed = changed_since(&written, &english);
        assert!(changed.is_empty(), "{tag}: translate anew, then see above: {changed:?}");
    }
}

/// The texts of a value, with where they stand.
fn texts(value: &Value, path: &str, all: &mut Vec<(String, String)>) {
    match value {
        Value::String(text) => all.push((path.to_owned(), text.clone())),
        Value::Array(items) => {
            for (nth, item) in items.iter().enumerate() {
                texts(item.get("text").unwrap_or(item), &format!("{path}[{nth}]"), all);
            }
        }
        Value::Table(table) if table.contains_key("text") => texts(&table["text"], path, all),
        Value::Table(table) => {
            for (key, value) in table {
                texts(value, &format!("{path}.{key}"), all);
            }
        }
        _ => {}
    }
}

/// What of a game's file is to be translated: read here with another reader of TOML than the program's.
fn of_game(source: &str) -> Vec<(String, String)> {
    let file: Value = toml::from_str(source).expect("TOML");
    let mut all = Vec::new();
    for section in ["about", "disputed"] {
        if let Some(value) = file.get(section) {
            texts(value, section, &mut all);
        }
    }
    if let Some(changes) = file.get("edition").and_then(|edition| edition.get("changes")) {
        texts(changes, "edition.changes", &mut all);
    }
    if let Some(Value::Table(options)) = file.get("options") {
        for (id, option) in options {
            texts(&option["title"], &format!("options.{id}"), &mut all);
        }
    }
    all
}

#[test]
fn every_text_of_every_game_is_translated() {
    for tag in LANGUAGES {
        for id in variant_ids() {
            let source =
                fs::read_to_string(templates("variants").join(format!("{id}.toml"))).expect("a game");
            let (file, own) = (format!("{id}.{tag}.toml"), translation(&id, tag));
            let english = of_game(&source);
            let translated = format::translation(&file, &own, &format!("{id}.toml"), &source);
            let translated = translated.unwrap_or_else(|faults| panic!("{file}: {faults:?}"));
            let known: BTreeSet<&str> = translated.iter().map(|text| text.original.as_str()).collect();
            for (path, text) in &english {
                assert!(known.contains(text.as_str()), "{file}: {path} is not translated: {text}");
            }
            for text in &translated {
                // A name is as long as it is, however it is asked for.
                let length = |text: &str| said(&format!("x = {text}")).chars().count() as f64;
                let (own, original) = (length(&text.text), length(&text.original));
                assert!(
                    own < 1.6 * original + 20.0,
                    "{file}: {} is far longer than {}",
                    text.text,
                    text.original
                );
            }
        }
    }
}

#[test]
fn the_fonts_have_every_letter() {
    let fonts = Fonts::bundled();
    for tag in LANGUAGES {
        let mut all = sentence_files(tag);
        all.extend(variant_ids().iter().map(|id| (format!("{id}.{tag}.toml"), translation(id, tag))));
        for entry in fs::read_dir(templates("themes")).expect("themes") {
            let path = entry.expect("a theme").path().join(format!("{tag}.ftl"));
            let words =
                fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
            all.push((path.display().to_string(), words));
        }
        for (file, text) in all {
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                let lacking: String = line.chars().filter(|letter| !fonts.have(*letter)).collect();
                assert!(lacking.is_empty(), "{file}: the fonts lack {lacking:?}: {line}");
            }
        }
    }
}

/// What is written in a file of sentences, without comments, names of messages and what is asked for in braces.
fn said(source: &str) -> String {
    let mut text = String::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        let is_head = line.starts_with(|c: char| c == '-' || c.is_ascii_alphabetic());
        let line = if is_head { line.split_once('=').map_or(line, |(_, text)| text) } else { line };
        let mut depth = 0_usize;
        for letter in line.chars() {
            depth += usize::from(matches!(letter, '{' | '['));
            if depth == 0 {
                text.push(letter);
            }
            depth = depth.saturating_sub(usize::from(matches!(letter, '}' | ']')));
        }
        text.push('\n');
    }
    text
}

/// A table of words: English, ours, those that are not ours.
fn glossary(tag: &str) -> Vec<(String, Vec<String>)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("docs/book/glossary/{tag}.md"));
    let text = fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
    let rows = text.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| English"));
    let cells =
        |row: &str| row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
    rows.map(|row| {
        let cells = cells(row);
        assert_eq!(cells.len(), 4, "{tag}: {row}");
        let not = cells[2].split(',').map(|word| word.trim().to_owned()).filter(|word| !word.is_empty());
        (cells[0].clone(), not.collect())
    })
    .collect()
}

/// The words that a glossary bars stand nowhere: neither in sentences nor in the texts of games.
#[test]
fn one_word_is_used_for_one_thing() {
    for tag in LANGUAGES {
        let glossary = glossary(tag);
        assert!(glossary.len() > 40, "{tag}");
        let mut all: Vec<(String, String)> =
            sentence_files(tag).into_iter().map(|(file, source)| (file, said(&source))).collect();
        for id in variant_ids() {
            let file = format!("{id}.{tag}.toml");
            for (path, text) in of_game(&translation(&id, tag)) {
                all.push((format!("{file}: {path}"), text));
            }
        }
        for (english, barred) in &glossary {
            for word in barred {
                for (place, text) in &all {
                    let is_said = if word.contains(' ') {
                        text.to_lowercase().contains(&word.to_lowercase())
                    } else {
                        words(text).any(|found| found.to_lowercase() == word.to_lowercase())
                    };
                    assert!(
                        !is_said,
                        "{tag}: {place} says “{word}”, which the glossary bars for “{english}”"
                    );
                }
            }
        }
    }
}

/// Each theme names the pieces in each language, and each noun says its gender.
#[test]
fn every_theme_speaks_every_language() {
    for entry in fs::read_dir(templates("themes")).expect("themes") {
        let folder = entry.expect("a theme").path();
        let names = |tag: &str| -> BTreeSet<String> {
            let path = folder.join(format!("{tag}.ftl"));
            let text =
                fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
            let heads =
                text.lines().filter(|line| line.starts_with(|c: char| c == '-' || c.is_ascii_alphabetic()));
            heads.filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect()
        };
        let english = names("en");
        for tag in LANGUAGES {
            let own = names(tag);
            // A preposition that goes with every noun of the language is said by its own sentences.
            let lacking: Vec<&String> =
                english.difference(&own).filter(|name| !name.starts_with("-on-")).collect();
            let more: Vec<&String> =
                own.difference(&english).filter(|name| !name.starts_with("-on")).collect();
            assert!(
                lacking.is_empty() && more.is_empty(),
                "{}: {tag}: {lacking:?}, {more:?}",
                folder.display()
            );
        }
    }
}
