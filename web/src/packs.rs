//! The program's files, as the page gives them pack by pack: the base for every set, and one for each further theme and language.
//!
//! A pack is the length of its list (four bytes, the least first), the list as JSON, `[["name", length], …]`, and the files.

use std::sync::Mutex;
use tafl_print::{Fault, Library, Request, game};

static FILES: Mutex<Vec<(String, &'static [u8])>> = Mutex::new(Vec::new());

/// Adds the files of a pack. They are kept for as long as the page is open.
pub(crate) fn add(pack: Vec<u8>) {
    let pack: &'static [u8] = Vec::leak(pack);
    let (length, rest) = pack.split_first_chunk::<4>().expect("a pack");
    let (list, mut rest) = rest.split_at(u32::from_le_bytes(*length) as usize);
    let list: Vec<(String, usize)> = serde_json::from_slice(list).expect("the list of a pack");
    let mut files = FILES.lock().expect("one thread");
    for (name, length) in list {
        let (file, next) = rest.split_at(length);
        files.push((name, file));
        rest = next;
    }
}

/// The library of all files that are there.
pub(crate) fn library() -> Library<'static> {
    let files = FILES.lock().expect("one thread");
    files.iter().fold(Library::empty(), |library, (name, file)| library.with(name, *file))
}

/// Returns a file that is there.
pub(crate) fn file(name: &str) -> Option<&'static [u8]> {
    let files = FILES.lock().expect("one thread");
    files.iter().find(|(known, _)| known == name).map(|(_, file)| *file)
}

/// Returns the text of a file of the base; none if there is no such file.
fn text(name: &str) -> &'static str {
    std::str::from_utf8(file(name).unwrap_or_default()).unwrap_or_default()
}

/// Returns the themes that a theme stands on, the nearest first.
fn extended(theme: &str) -> impl Iterator<Item = String> {
    let parent = |theme: &str| {
        let about = text(&format!("templates/themes/{theme}/theme.toml"));
        about.lines().find_map(|line| Some(line.strip_prefix("extends = ")?.trim_matches('"').to_owned()))
    };
    // None stands on itself: the program's own themes are checked by its tests.
    std::iter::successors(parent(theme), move |theme| parent(theme))
}

/// Returns whether the nouns of a language have cases.
pub(crate) fn has_cases(language: &str) -> bool {
    text(&format!("templates/text/{language}/language.toml")).contains("\"genitive\"")
}

/// Returns the theme that a request's game or games are printed in: the one that is chosen, or else each game's own.
pub(crate) fn themes(request: &Request) -> Result<Vec<String>, Fault> {
    if let Some(theme) = &request.theme {
        return Ok(vec![theme.clone()]);
    }
    let library = library();
    request.variants.iter().map(|variant| Ok(game(variant, &library, "en")?.theme)).collect()
}

/// Returns the packs that a request needs beside the base, for a page in a language; as far as its words are known.
pub(crate) fn needed(request: &Request, language: &str) -> Vec<String> {
    let mut packs: Vec<String> = Vec::new();
    for theme in themes(request).unwrap_or_default() {
        packs.extend(
            std::iter::once(theme.clone()).chain(extended(&theme)).map(|theme| format!("theme-{theme}")),
        );
    }
    let languages = request.languages.iter().map(String::as_str).chain([language]);
    packs.extend(languages.map(|language| format!("language-{language}")));
    packs.sort();
    packs.dedup();
    packs
}
