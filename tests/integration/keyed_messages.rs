//! Faults, warnings and notes as data: each has a sentence in `templates/text/en/faults.ftl`, and its arguments are what the
//! sentence's variables ask for. The program's own faults are put together from their keys and their arguments alone, as another
//! front end would do it.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use tafl_print::diag::Diagnostic;
use tafl_print::field::Field;
use tafl_print::keyed::{Argument, KeyedMessage};
use tafl_print::make::{Fault, Library, Notice, Request, make};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// All Rust files below a folder, in order.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// What stands between a bracket, which `source` is behind, and the one that closes it; brackets in literals don't count.
fn inside(source: &str) -> &str {
    let (mut depth, mut is_literal, mut is_escaped) = (1, false, false);
    for (at, letter) in source.char_indices() {
        match letter {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = is_literal,
            '"' => is_literal = !is_literal,
            '(' | '[' | '{' if !is_literal => depth += 1,
            ')' | ']' | '}' if !is_literal => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &source[..at];
        }
    }
    panic!("a bracket is closed: {source}");
}

/// The parts of a list, which commas outside brackets and literals divide.
fn listed(mut list: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    while !list.trim().is_empty() {
        let whole = format!("{list},)");
        let (mut at, mut is_literal, mut is_escaped) = (0, false, false);
        while at < list.len() {
            let letter = whole[at..].chars().next().expect("a letter");
            match letter {
                _ if is_escaped => is_escaped = false,
                '\\' => is_escaped = is_literal,
                '"' => is_literal = !is_literal,
                '(' | '[' | '{' if !is_literal => at += inside(&whole[at + 1..]).len() + 1,
                ',' if !is_literal => break,
                _ => {}
            }
            at += whole[at..].chars().next().map_or(1, char::len_utf8);
        }
        parts.push(list[..at].trim());
        list = list.get(at + 1..).unwrap_or_default();
    }
    parts
}

/// Every message that the source makes: its key, the room that makes it, and the names of its arguments.
fn made() -> Vec<(String, String, BTreeSet<String>)> {
    let mut files = Vec::new();
    sources(&root().join("src"), &mut files);
    let mut all = Vec::new();
    for path in files {
        let source = fs::read_to_string(&path).expect("a source");
        let source = source.split("#[cfg(test)]\nmod tests {").next().expect("a source");
        let room = path.strip_prefix(root().join("src")).expect("a part of the source");
        let room = room.components().next().expect("a room").as_os_str().to_string_lossy();
        let room = room.trim_end_matches(".rs");
        // A list of clashes has the field, then the key.
        let lists = source
            .split("clashes! {")
            .skip(1)
            .filter_map(|list| list.split_once("\n    }"))
            .map(|(list, _)| list);
        for line in lists.flat_map(str::lines) {
            let entry = line
                .trim()
                .split_once(" \"")
                .and_then(|(field, rest)| Some((field, rest.split_once("\", ")?.0)));
            if let Some((field, key)) = entry
                && field.chars().all(|c| c.is_ascii_alphanumeric())
            {
                all.push((key.to_owned(), room.to_owned(), BTreeSet::new()));
            }
        }
        for (at, found) in source.match_indices("keyed!(") {
            let line = source[..at].rsplit('\n').next().unwrap_or_default();
            let is_macro = line.contains("$crate") || source[at + found.len()..].starts_with('$');
            if line.trim_start().starts_with("//") || is_macro {
                continue;
            }
            let parts = listed(inside(&source[at + found.len()..]));
            let key = parts[0].trim_matches('"').to_owned();
            let names =
                parts[1..].iter().map(|part| part.split('=').next().unwrap_or_default().trim().to_owned());
            all.push((key, room.to_owned(), names.collect()));
        }
    }
    all
}

fn file() -> PathBuf {
    root().join("templates/text/en/faults.ftl")
}

/// Each sentence: its key, its section, and its variables.
fn sentences() -> BTreeMap<String, (String, BTreeSet<String>)> {
    let text = fs::read_to_string(file()).expect("the sentences");
    let mut all: BTreeMap<String, (String, BTreeSet<String>)> = BTreeMap::new();
    let (mut section, mut key) = (String::new(), String::new());
    for line in text.lines().filter(|line| !line.starts_with("# ")) {
        if let Some(name) = line.strip_prefix("## ") {
            name.clone_into(&mut section);
        } else if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            line.split(" =").next().unwrap_or_default().clone_into(&mut key);
            assert!(!all.contains_key(&key), "`{key}` is there twice");
            all.insert(key.clone(), (section.clone(), BTreeSet::new()));
        }
        for variable in line.split("{ $").skip(1) {
            let name = variable.split([' ', '}']).next().unwrap_or_default();
            // What a field is called is always known.
            if !name.starts_with("option-") {
                all.get_mut(&key).expect("a sentence").1.insert(name.to_owned());
            }
        }
    }
    all
}

#[test]
fn every_message_has_a_sentence_with_its_arguments() {
    let sentences = sentences();
    let mut said = BTreeSet::new();
    for (key, room, names) in made() {
        let (section, variables) = sentences.get(&key).unwrap_or_else(|| panic!("`{key}` has no sentence"));
        assert!(variables.is_subset(&names), "`{key}` is made with {names:?}, and says {variables:?}");
        said.insert((key, section == &room));
    }
    for (key, (section, _)) in &sentences {
        assert!(said.iter().any(|(said, _)| said == key), "no fault is `{key}`");
        assert!(said.contains(&(key.clone(), true)), "`{key}` is not made in `{section}`");
    }
    assert!(sentences.len() > 850, "{}", sentences.len());
}

/// The sentences as a front end has them.
fn bundle() -> FluentBundle<FluentResource> {
    let source = fs::read_to_string(file()).expect("the sentences");
    let resource = FluentResource::try_new(source).unwrap_or_else(|(_, faults)| panic!("{faults:?}"));
    let mut bundle = FluentBundle::default();
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).expect("each key once");
    bundle
}

/// That a message is put together from its key and its arguments.
fn check(bundle: &FluentBundle<FluentResource>, message: &KeyedMessage) {
    let key = message.key();
    let pattern = bundle.get_message(key).unwrap_or_else(|| panic!("no `{key}`")).value().expect("a text");
    let mut args = FluentArgs::new();
    for field in Field::ALL {
        args.set(format!("option-{}", field.name()), field.plain());
    }
    for (name, value) in message.arguments() {
        let value: FluentValue<'_> = match value {
            Argument::Text(text) => text.as_str().into(),
            Argument::Number(number) => (*number).into(),
            Argument::Message(message) => message.text().into(),
            Argument::Field(field) => field.plain().into(),
            // Joined by sentences of their own, which other tests read.
            Argument::AnyOf(_) => return,
        };
        args.set(*name, value);
    }
    let mut faults = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut faults);
    assert!(faults.is_empty(), "{key}: {faults:?}");
    assert_eq!(text, message.text(), "{key}");
}

/// What is said of a request: of faulty files, of the request, and what else is noticed.
fn told(request: &Request, library: &Library<'_>) -> Vec<KeyedMessage> {
    let of_file = |diagnostic: Diagnostic| {
        let Diagnostic { message, help, .. } = diagnostic;
        std::iter::once(message).chain(help)
    };
    let notices = |notices: Vec<Notice>| -> Vec<KeyedMessage> {
        let said = notices.into_iter().flat_map(|notice| match notice {
            Notice::Warnings { warnings, .. } => warnings.into_iter().flat_map(of_file).collect(),
            Notice::Remark(message) => vec![message],
            Notice::Larger(_) => Vec::new(),
        });
        said.collect()
    };
    match make(request, library) {
        Ok(made) => notices(made.notices),
        Err(refused) => {
            let fault = match *refused.fault {
                Fault::Files { faults, .. } => faults.into_iter().flat_map(of_file).collect(),
                Fault::Value { message, .. } => vec![message],
                _ => Vec::new(),
            };
            notices(refused.notices).into_iter().chain(fault).collect()
        }
    }
}

/// Faulty games of the tests, and a few requests.
#[test]
fn a_front_end_can_say_it_from_the_key_and_the_arguments() {
    let bundle = bundle();
    let mut keys = BTreeMap::new();
    let mut see = |messages: Vec<KeyedMessage>| {
        for message in messages {
            check(&bundle, &message);
            *keys.entry(message.key()).or_insert(0) += 1;
        }
    };
    let folder = root().join("tests/integration/faults");
    let games = fs::read_dir(&folder).expect("faults").map(|entry| entry.expect("an entry").path());
    let mut games: Vec<PathBuf> =
        games.filter(|path| path.extension().is_some_and(|ending| ending == "toml")).collect();
    games.sort();
    for path in &games {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let library = Library::bundled().with(&name, fs::read(path).expect("a game"));
        see(told(&Request::of(&name), &library));
    }
    let themes =
        fs::read_dir(folder.join("themes")).expect("themes").map(|entry| entry.expect("an entry").path());
    let mut themes: Vec<PathBuf> = themes.filter(|path| path.is_dir()).collect();
    themes.sort();
    for path in &themes {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let mut library = Library::bundled();
        for file in fs::read_dir(path).expect("a theme").map(|entry| entry.expect("an entry").path()) {
            if file.is_file() {
                let inside = file.file_name().expect("a name").to_string_lossy().into_owned();
                library = library.with(&format!("./{name}/{inside}"), fs::read(&file).expect("a file"));
            }
        }
        let request = Request { theme: Some(format!("./{name}")), ..Request::of("york") };
        see(told(&request, &library));
    }
    for languages in [&[][..], &["de", "de"]] {
        let languages = languages.iter().map(|&tag| tag.to_owned()).collect();
        see(told(&Request { languages, ..Request::of("york") }, &Library::bundled()));
    }
    assert!(keys.len() > 120, "{} keys: {keys:?}", keys.len());
}

#[test]
fn lists_are_divided_at_their_own_commas() {
    assert_eq!(listed(r#""a, b", c = d("(", e), f"#), [r#""a, b""#, r#"c = d("(", e)"#, "f"]);
}
