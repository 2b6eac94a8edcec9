//! What faults, warnings and notes say, as `docs/faults.ftl` lists it for whoever says it in another language.
//!
//! The list is made from the source: each `keyed!("key", "text")`. `UPDATE_EXPECTED=1 cargo test --test integration
//! keyed_messages` writes it. Then the program's own faults are put together from the list, from their keys and their
//! arguments alone, as another front end would do it.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use tafl_print::diag::Diagnostic;
use tafl_print::keyed::KeyedMessage;
use tafl_print::make::{Fault, Library, Notice, Request, make};

const HEAD: &str = "\
# What tafl-print says of faulty files and requests, of what is unusual, and of what it has changed.
#
# A front end in another language copies this file, translates what stands behind each `=`, and says the message with the key
# and the arguments that a fault has (`KeyedMessage` in src/keyed.rs). Made from the source by a test:
# UPDATE_EXPECTED=1 cargo test --test integration keyed_messages
";

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

/// A string literal at the start of a source text, and what follows it.
fn literal(source: &str) -> Option<(String, &str)> {
    let rest = source.trim_start().strip_prefix('"')?;
    let (mut text, mut letters) = (String::new(), rest.char_indices());
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' => return Some((text, &rest[at + 1..])),
            '\\' => match letters.next()?.1 {
                'n' => text.push('\n'),
                // The line goes on where the next one has its first letter.
                '\n' => {
                    let more = rest[at + 2..].trim_start();
                    let skipped = rest.len() - more.len();
                    while letters.clone().next().is_some_and(|(next, _)| next < skipped) {
                        letters.next();
                    }
                }
                'u' => {
                    let digits = rest[at..].split(['{', '}']).nth(1)?;
                    text.push(char::from_u32(u32::from_str_radix(digits, 16).ok()?)?);
                    letters.find(|(_, letter)| *letter == '}')?;
                }
                other => text.push(other),
            },
            other => text.push(other),
        }
    }
    None
}

/// A format string as a pattern of Fluent.
fn pattern(text: &str) -> String {
    let mut pattern = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['{', '}']) {
        let (before, from) = rest.split_at(at);
        pattern.push_str(before);
        if let Some(after) = from.strip_prefix("{{") {
            pattern.push_str("{ \"{\" }");
            rest = after;
        } else if let Some(after) = from.strip_prefix("}}") {
            pattern.push_str("{ \"}\" }");
            rest = after;
        } else {
            let (name, after) = from[1..].split_once('}').expect("a closed brace");
            assert!(name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_'), "a name alone: {text}");
            pattern.extend(["{ $", name, " }"]);
            rest = after;
        }
    }
    pattern.push_str(rest);
    let lines: Vec<String> = pattern
        .split('\n')
        .enumerate()
        .map(|(nth, line)| {
            let special = line.starts_with(['[', '*', '.']) || line.starts_with(' ') || line.is_empty();
            let first = line.chars().next().filter(|_| special);
            let line = match first {
                Some(first) => format!("{{ \"{first}\" }}{}", &line[first.len_utf8()..]),
                None => line.to_owned(),
            };
            if nth == 0 { line } else { format!("    {line}") }
        })
        .collect();
    lines.join("\n")
}

/// Every key of the source with its text, by the part of the program that says it.
fn said() -> BTreeMap<String, BTreeMap<String, String>> {
    let mut files = Vec::new();
    sources(&root().join("src"), &mut files);
    let mut known: BTreeMap<String, String> = BTreeMap::new();
    let mut all: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for path in files.iter().filter(|path| !path.ends_with("src/keyed.rs")) {
        let source = fs::read_to_string(path).expect("a source");
        let inside = path.strip_prefix(root().join("src")).expect("a part of the source");
        let part = inside.components().next().expect("a part").as_os_str().to_string_lossy();
        let part = part.trim_end_matches(".rs").to_owned();
        for (at, _) in source.match_indices("keyed!(") {
            let (key, rest) = literal(&source[at + "keyed!(".len()..])
                .unwrap_or_else(|| panic!("{}: the key is no literal", path.display()));
            let rest = rest.trim_start().strip_prefix(',').expect("a comma behind the key");
            let (text, _) =
                literal(rest).unwrap_or_else(|| panic!("{}, {key}: the text is no literal", path.display()));
            let is_key = key.starts_with(|c: char| c.is_ascii_lowercase())
                && key.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
            assert!(is_key, "`{key}` is no key");
            let pattern = pattern(&text);
            if let Some(other) = known.insert(key.clone(), pattern.clone()) {
                assert_eq!(other, pattern, "{}: `{key}` has two texts", path.display());
            } else {
                all.entry(part.clone()).or_default().insert(key, pattern);
            }
        }
    }
    all
}

fn catalogue() -> String {
    let mut text = HEAD.to_owned();
    for (part, messages) in said() {
        text.extend(["\n## ", &part, "\n"]);
        for (key, pattern) in messages {
            text.extend(["\n", &key, " = ", &pattern, "\n"]);
        }
    }
    text
}

fn file() -> PathBuf {
    root().join("docs/faults.ftl")
}

#[test]
fn the_list_has_every_message_of_the_source() {
    let written = catalogue();
    assert!(written.matches(" = ").count() > 200, "{} messages", written.matches(" = ").count());
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        fs::write(file(), &written).expect("written");
    }
    assert_eq!(fs::read_to_string(file()).expect("the list"), written, "write the list anew: see above");
}

/// The list as a front end has it.
fn bundle() -> FluentBundle<FluentResource> {
    let source = fs::read_to_string(file()).expect("the list");
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
    for (name, value) in message.arguments() {
        args.set(*name, value.as_str());
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
fn literals_and_patterns_are_read() {
    assert_eq!(literal(" \"a \\\"b\\\" \\\n      c\", x"), Some(("a \"b\" c".to_owned(), ", x")));
    assert_eq!(literal("\"\\u{201c}\""), Some(("“".to_owned(), "")));
    assert_eq!(pattern("`{word}` {{\n[x]"), "`{ $word }` { \"{\" }\n    { \"[\" }x]");
}
