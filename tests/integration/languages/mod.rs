//! Sets in other languages than English: whole, in words that agree, and nothing of them in English.

mod declined;
mod faults;
mod gender;
mod names;
mod own;
mod pseudo;
mod sentences;
mod sets;
mod told;

use crate::library::variant_ids;
use crate::reading::Pdf;
use std::fs;
use std::path::{Path, PathBuf};

/// The program's languages but English, by their tags.
const LANGUAGES: [&str; 2] = ["de", "pt-BR"];

fn templates(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("templates").join(folder)
}

/// The files of sentences of a language, without its faults: their names, and what they say.
fn sentence_files(tag: &str) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = fs::read_dir(templates(&format!("text/{tag}")))
        .expect("a language")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| {
            path.extension().is_some_and(|ending| ending == "ftl") && !path.ends_with("faults.ftl")
        })
        .map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(path).expect("sentences"))
        })
        .collect();
    files.sort();
    files
}

/// The words of a text, without what stands around them.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// All that is read from a file: its text, the words for its drawings, and what stands beside, such as page numbers.
fn all_text(bytes: &[u8]) -> String {
    let pdf = Pdf::open(bytes);
    let mut text = String::new();
    for part in pdf.read_aloud() {
        for said in [Some(part.text), part.alt].into_iter().flatten() {
            text.push_str(&said.replace('\u{ad}', ""));
            text.push('\n');
        }
    }
    for page in 0..pdf.page_count() {
        text.push_str(&pdf.page_text(page, true));
        text.push('\n');
    }
    text
}

/// A bundled game's file of translations.
fn translation(id: &str, tag: &str) -> String {
    let path = templates("variants").join(format!("{id}.{tag}.toml"));
    fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()))
}

#[test]
fn there_are_no_others() {
    let mut tags: Vec<String> = fs::read_dir(templates("text"))
        .expect("languages")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    tags.sort();
    assert_eq!(tags, ["de", "en", "pt-BR"]);
    assert_eq!(variant_ids().len(), 28);
}
