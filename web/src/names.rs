//! Names of one's own for the pieces: a theme's folder of two small files, as somebody would write them by hand. With them the command
//! line makes the same set.

use crate::packs;
use serde::Deserialize;
use std::fmt::Write as _;
use std::ops::Range;
use tafl_print::{Argument, Diagnostic, Fault, KeyedMessage, Library, Request, themes};

/// The names, as they were typed.
#[derive(Default, Deserialize)]
pub(crate) struct Names {
    title: Option<String>,
    king: Option<Name>,
    defender: Option<Name>,
    attacker: Option<Name>,
}

#[derive(Deserialize)]
struct Name {
    one: String,
    other: Option<String>,
    gender: Option<String>,
    genitive: Option<String>,
}

/// The folder of a theme with names.
pub(crate) struct OwnTheme {
    /// Its name.
    pub(crate) folder: String,
    /// Name and contents of its files, as they lie beside the set.
    pub(crate) files: Vec<(String, String)>,
    /// Where in the file of words each name stands, with its field.
    terms: Vec<(Range<usize>, String)>,
}

impl Names {
    /// Returns the theme of these names, on top of the theme of the request. `None`: nothing has a name of its own.
    pub(crate) fn theme(&self, request: &Request, library: &Library<'_>) -> Result<Option<OwnTheme>, Fault> {
        let named = [("king", &self.king), ("defender", &self.defender), ("attacker", &self.attacker)];
        let is_named = |name: &Option<Name>| name.as_ref().is_some_and(|name| !name.one.trim().is_empty());
        let title = self.title.as_deref().map(str::trim).filter(|title| !title.is_empty());
        if title.is_none() && !named.iter().any(|(_, name)| is_named(name)) {
            return Ok(None);
        }
        let Some(below) = packs::themes(request)?.into_iter().next() else { return Ok(None) };
        let known = themes(library, "en")?;
        let Some(theme) = known.iter().find(|theme| theme.id == below) else { return Ok(None) };
        let mut folder = as_folder(title.unwrap_or_default());
        if known.iter().any(|theme| theme.id == folder) {
            folder += "-own";
        }
        let language = request.languages.first().map_or("en", String::as_str);
        let quoted = |text: &str| serde_json::to_string(text).unwrap_or_default();
        let about =
            format!("name = {}\nextends = {}\n", quoted(title.unwrap_or(&theme.name)), quoted(&below));
        let (mut words, mut terms) = (String::new(), Vec::new());
        for (term, name) in named {
            let Some(name) = name.as_ref().filter(|name| !name.one.trim().is_empty()) else { continue };
            let start = words.len();
            name.write(term, packs::has_cases(language), &mut words);
            terms.push((start..words.len(), term.to_owned()));
        }
        let mut files = vec![(format!("{folder}/theme.toml"), about)];
        if !words.is_empty() {
            files.push((format!("{folder}/{language}.ftl"), words));
        }
        Ok(Some(OwnTheme { folder, files, terms }))
    }
}

impl Name {
    /// Writes the name as a term. A king has no plural; the genitive is asked for where nouns have cases.
    fn write(&self, term: &str, has_cases: bool, words: &mut String) {
        let given = |form: &Option<String>| form.as_deref().map(text).filter(|form| !form.is_empty());
        let one = text(&self.one);
        let other = given(&self.other).filter(|_| term != "king");
        let genitive =
            given(&self.genitive).filter(|_| has_cases && self.gender.as_deref() != Some("feminine"));
        let singular = |indent: &str| match &genitive {
            Some(genitive) => format!(
                "{{ $case ->\n{indent}   *[nominative] {one}\n{indent}    [genitive] {genitive}\n{indent}}}"
            ),
            None => one.clone(),
        };
        // Writing to a text never fails.
        let _ = match &other {
            Some(other) => write!(
                words,
                "-{term} =\n    {{ $number ->\n       *[one] {}\n        [other] {other}\n    }}\n",
                singular("        ")
            ),
            None if genitive.is_some() => write!(words, "-{term} =\n    {}\n", singular("    ")),
            None => writeln!(words, "-{term} = {one}"),
        };
        if let Some(gender) =
            self.gender.as_deref().filter(|gender| gender.bytes().all(|b| b.is_ascii_lowercase()))
        {
            let _ = writeln!(words, "    .gender = {gender}");
        }
    }
}

/// Writes a name as Fluent has it: with nothing in it that would mean more than its letters.
fn text(name: &str) -> String {
    let mut text = String::new();
    for letter in name.trim().chars() {
        // Writing to a text never fails.
        let _ = match letter {
            '{' | '}' => write!(text, "{{ \"{letter}\" }}"),
            letter if letter.is_control() => write!(text, "{{ \"\\u{:04X}\" }}", u32::from(letter)),
            letter => write!(text, "{letter}"),
        };
    }
    text
}

/// Returns a name for a folder: small letters and digits of a title, with hyphens between its words.
fn as_folder(title: &str) -> String {
    const MARKED: &str = "äöüßáàâãéêíóôõúç";
    const PLAIN: &str = "aousaaaaeeiooouc";
    let letters = || MARKED.chars().zip(PLAIN.chars());
    let plain = |letter| letters().find(|(marked, _)| *marked == letter).map_or(letter, |(_, plain)| plain);
    let mut folder = String::new();
    for letter in title.to_lowercase().chars().take(40).map(plain) {
        if letter.is_ascii_alphanumeric() {
            folder.push(letter);
        } else if !folder.ends_with('-') {
            folder.push('-');
        }
    }
    let folder = folder.trim_matches('-');
    if folder.is_empty() { "own-names".to_owned() } else { folder.to_owned() }
}

impl OwnTheme {
    /// Returns the library with the folder, by the name by which a request finds it.
    pub(crate) fn added<'l>(&self, library: Library<'l>) -> Library<'l> {
        let file = |(name, contents): &(String, String)| (format!("./{name}"), contents.clone().into_bytes());
        self.files.iter().map(file).fold(library, |library, (name, contents)| library.with(&name, contents))
    }

    /// Returns the field of the name in which a fault is. `None`: it is in another file.
    pub(crate) fn field(&self, fault: &Diagnostic) -> Option<String> {
        let nth = self.files.iter().position(|(name, _)| fault.file.ends_with(name))?;
        let at = fault.span.as_ref().map_or(0, |span| span.start);
        let term = self.terms.iter().find(|(range, _)| range.contains(&at)).or_else(|| self.terms.first());
        if nth == 0 { Some("title".to_owned()) } else { term.map(|(_, field)| field.clone()) }
    }

    /// Returns the field of the name that a message is about, which has the term's name in it.
    pub(crate) fn field_of_term(&self, message: &KeyedMessage) -> Option<String> {
        let (_, id) = message.arguments().iter().find(|(name, _)| *name == "id")?;
        let Argument::Text(id) = id else { return None };
        let field = id.trim_start_matches('-').to_owned();
        self.terms.iter().any(|(_, known)| *known == field).then_some(field)
    }
}
