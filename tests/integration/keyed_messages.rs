//! Faults, warnings and notes as data: each has a sentence in `templates/text/en/faults.ftl`, and its arguments are what the
//! sentence's variables ask for. The program's own faults are put together from their keys and their arguments alone, as another
//! front end would do it.

use crate::refusals::CASES;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use tafl_print::diag::Diagnostic;
use tafl_print::field::Field;
use tafl_print::game::Cut;
use tafl_print::imposition::Component;
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

/// Whether an expression has words in a literal, such as `"two words"`: an argument is a number, a name, or another message.
fn has_words(expression: &str) -> bool {
    let literals = expression.split('"').skip(1).step_by(2);
    let is_word = |word: &&str| word.len() > 1 && word.chars().all(|c| c.is_ascii_alphabetic());
    literals.into_iter().any(|literal| literal.split(' ').filter(is_word).count() > 1)
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
            let spoken = parts[1..].iter().find(|part| has_words(part));
            assert!(spoken.is_none(), "`{key}` in {} is given English words: {spoken:?}", path.display());
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
        for variable in line.split("{ ").skip(1) {
            let name = variable.split([' ', '}']).next().unwrap_or_default();
            // What a field is called is always known. A name without `$` refers to another sentence.
            if !name.starts_with("$option-") {
                all.get_mut(&key).expect("a sentence").1.insert(name.to_owned());
            }
        }
    }
    all
}

/// The variables of a sentence, and of those that it refers to; adds these to `referred`.
fn variables(
    sentences: &BTreeMap<String, (String, BTreeSet<String>)>,
    key: &str,
    referred: &mut BTreeSet<String>,
) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for name in &sentences[key].1 {
        match name.strip_prefix('$') {
            Some(variable) => {
                found.insert(variable.to_owned());
            }
            None if sentences.contains_key(name) => {
                referred.insert(name.clone());
                found.extend(variables(sentences, name, referred));
            }
            None => {}
        }
    }
    found
}

#[test]
fn every_message_has_a_sentence_with_its_arguments() {
    let sentences = sentences();
    let (mut said, mut referred) = (BTreeSet::new(), BTreeSet::new());
    for (key, room, names) in made() {
        let (section, _) = sentences.get(&key).unwrap_or_else(|| panic!("`{key}` has no sentence"));
        let variables = variables(&sentences, &key, &mut referred);
        assert!(variables.is_subset(&names), "`{key}` is made with {names:?}, and says {variables:?}");
        said.insert((key, section == &room));
    }
    for (key, (section, _)) in sentences.iter().filter(|(key, _)| !referred.contains(*key)) {
        assert!(said.iter().any(|(said, _)| said == key), "no fault is `{key}`");
        assert!(said.contains(&(key.clone(), true)), "`{key}` is not made in `{section}`");
    }
    assert!(sentences.len() > 850, "{}", sentences.len());
}

/// Letters of a language that nobody speaks: what is still in Latin letters afterwards was no sentence.
fn strange(text: &str) -> Cow<'_, str> {
    let strange = |c: char| match c {
        'a'..='z' => char::from_u32(u32::from('\u{3b1}') + (u32::from(c) - u32::from('a')) % 24).unwrap_or(c),
        'A'..='Z' => char::from_u32(u32::from('\u{410}') + u32::from(c) - u32::from('A')).unwrap_or(c),
        _ => c,
    };
    Cow::Owned(text.chars().map(strange).collect())
}

/// The sentences as a front end has them: in English, or in the language that nobody speaks.
fn bundle(is_strange: bool) -> FluentBundle<FluentResource> {
    let source = fs::read_to_string(file()).expect("the sentences");
    let resource = FluentResource::try_new(source).unwrap_or_else(|(_, faults)| panic!("{faults:?}"));
    let mut bundle = FluentBundle::default();
    bundle.set_use_isolating(false);
    bundle.set_transform(is_strange.then_some(strange));
    bundle.add_resource(resource).expect("each key once");
    bundle
}

/// A message, put together from its key and its arguments.
fn said(bundle: &FluentBundle<FluentResource>, message: &KeyedMessage, is_strange: bool) -> String {
    let mut args = FluentArgs::new();
    for field in Field::ALL {
        args.set(format!("option-{}", field.name()), field.plain());
    }
    for (name, value) in message.arguments() {
        let value: FluentValue<'_> = match value {
            // The words of another program are quoted.
            Argument::Text(text) if is_strange && message.key() == "said-by-another" => {
                format!("`{text}`").into()
            }
            // Lists of keys that one may type.
            Argument::Text(text) if is_strange && ["known", "values"].contains(name) => {
                format!("`{text}`").into()
            }
            Argument::Text(text) => text.as_str().into(),
            Argument::Number(number) => (*number).into(),
            Argument::Message(message) => said(bundle, message, is_strange).into(),
            Argument::Field(field) => field.plain().into(),
            argument => panic!("{argument:?} is of a new kind"),
        };
        args.set(*name, value);
    }
    formatted(bundle, message.key(), &args)
}

fn formatted(bundle: &FluentBundle<FluentResource>, key: &str, args: &FluentArgs<'_>) -> String {
    let pattern = bundle.get_message(key).unwrap_or_else(|| panic!("no `{key}`")).value().expect("a text");
    let mut faults = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut faults).into_owned();
    assert!(faults.is_empty(), "{key}: {faults:?}");
    text
}

/// All sentences in the language that nobody speaks, each with its key, as a page to read (`target/tmp/strange-faults.txt`): of English
/// nothing is left but what is typed, and the names of variables, which stand for what is put in.
#[test]
fn a_language_that_nobody_speaks_says_every_fault() {
    let (bundle, sentences) = (bundle(true), sentences());
    let (mut page, mut left) = (String::new(), BTreeMap::new());
    for key in sentences.keys() {
        let mut args = FluentArgs::new();
        for name in variables(&sentences, key, &mut BTreeSet::new()) {
            args.set(name.clone(), strange(&format!("⟨{name}⟩")).into_owned());
        }
        for field in Field::ALL {
            args.set(format!("option-{}", field.name()), strange(&format!("⟨{field}⟩")).into_owned());
        }
        let text = formatted(&bundle, key, &args);
        writeln!(page, "{key}: {text}").expect("a text");
        left.insert(key.clone(), plain_words(&text));
    }
    fs::write(Path::new(env!("CARGO_TARGET_TMPDIR")).join("strange-faults.txt"), page).expect("a page");
    left.retain(|_, words| !words.is_empty());
    assert!(left.is_empty(), "{left:#?}");
}

/// Words of a text in Latin letters that are not quoted as something typed, a value or a place.
fn plain_words(text: &str) -> Vec<String> {
    let mut left = String::new();
    let mut closed_by = None;
    for c in text.chars() {
        match closed_by {
            Some(end) if c == end => closed_by = None,
            Some(_) => {}
            None => match c {
                '`' | '"' => closed_by = Some(c),
                '[' => closed_by = Some(']'),
                '“' => closed_by = Some('”'),
                _ => left.push(c),
            },
        }
    }
    let words = left.split(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '.' | '/' | '-' | '_')));
    let is_word = |word: &&str| word.chars().filter(char::is_ascii_alphabetic).count() > 1;
    words.filter(is_word).map(str::to_owned).collect()
}

/// What is said of a request: of faulty files, of the request, and what else is noticed.
fn told(request: &Request, library: &Library<'_>) -> Vec<KeyedMessage> {
    let of_file = |diagnostic: Diagnostic| {
        let Diagnostic { message, help, .. } = diagnostic;
        std::iter::once(message).chain(help)
    };
    let notices = |notices: Vec<Notice>| -> Vec<KeyedMessage> {
        let said = notices.into_iter().flat_map(|notice| match notice {
            Notice::Warnings { warnings, .. } => warnings.into_iter().flat_map(of_file).collect::<Vec<_>>(),
            notice => notice.message().into_iter().collect(),
        });
        said.collect()
    };
    match make(request, library) {
        Ok(made) => notices(made.notices),
        Err(refused) => {
            let fault = match *refused.fault {
                Fault::Files { faults, .. } => faults.into_iter().flat_map(of_file).collect(),
                fault => vec![fault.message()],
            };
            notices(refused.notices).into_iter().chain(fault).collect()
        }
    }
}

/// Faulty games of the tests, and a few requests.
#[test]
fn a_front_end_can_say_it_from_the_key_and_the_arguments() {
    let (english, strange) = (bundle(false), bundle(true));
    let (mut keys, mut left) = (BTreeMap::new(), BTreeMap::new());
    let mut see = |messages: Vec<KeyedMessage>| {
        for message in messages {
            assert_eq!(said(&english, &message, false), message.text(), "{}", message.key());
            let words = plain_words(&said(&strange, &message, true));
            left.entry(message.key()).or_insert_with(BTreeSet::new).extend(words);
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
    let own = [Field::Variant, Field::Option].map(Field::name);
    for line in CASES.iter().flat_map(|(_, lines)| *lines).filter(|line| !line.contains("plain-25")) {
        let mut words = line.split(' ');
        let mut request = Request::of(words.next().expect("a game"));
        let rest: Vec<&str> = words.collect();
        let mut refused = None;
        for option in rest.join(" ").split("--").skip(1) {
            let (name, value) = option.trim().split_once(' ').unwrap_or((option.trim(), "true"));
            if !own.contains(&name) {
                refused = refused.or(request.set(name, value).err());
            }
        }
        see(refused.map_or_else(|| told(&request, &Library::bundled()), |message| vec![message]));
    }
    assert!(keys.len() > 180, "{} keys: {keys:?}", keys.len());
    left.retain(|_, words| {
        words.retain(|word| !is_name(word));
        !words.is_empty()
    });
    assert!(left.is_empty(), "{left:#?}");
}

/// Whether a word is the name of something, a key or a value that one types, or a measure: the same in every language.
fn is_name(word: &str) -> bool {
    let bare = word.trim_start_matches("--").trim_end_matches('.');
    let is_measure = word.starts_with(|c: char| c.is_ascii_digit()) || ["mm", "MiB", "ff"].contains(&word);
    let is_paper = ["A4", "A5", "US", "Letter", "legal", "tabloid"].contains(&word);
    let is_cut = Cut::ALL.iter().any(|cut| cut.name() == bare);
    let is_field = Field::ALL.iter().any(|field| field.name() == bare);
    let is_part = Component::ALL.into_iter().any(|part| part.name() == bare);
    let is_key = KEYS.contains(&bare);
    is_measure || is_paper || is_cut || is_field || is_part || is_key || word.contains(['.', '/'])
}

/// Other keys and values of files, fonts and makers of labels that the messages of these tests name.
const KEYS: [&str; 19] = [
    "curve", "painting", "scatter", "stamp", "texture", "accent", "ink", "true", "exact", "match", "Elstob",
    "Regular", "Rayfilm", "Endisch", "ground", "letter", "OL1025", "OL5275", "SL114",
];

#[test]
fn lists_are_divided_at_their_own_commas() {
    assert_eq!(listed(r#""a, b", c = d("(", e), f"#), [r#""a, b""#, r#"c = d("(", e)"#, "f"]);
}
