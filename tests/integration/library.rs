//! The templates of the program, read from the disk.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};
use tafl_print::diag::Sources;
use tafl_print::explain::figures::Examples;
use tafl_print::format::{self, Asked, FileFault, Parent, Parents, Reading, ThemeFiles, Unfound};
use tafl_print::game::Variant;
use tafl_print::imposition::Settings;
use tafl_print::keyed::KeyedMessage;
use tafl_print::make::Order;
use tafl_print::text::{Language, Messages};
use tafl_print::theme::Theme;

fn templates(folder: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("templates").join(folder)
}

/// The files of a folder of templates that end in `ending`: stem and text, sorted.
fn files(folder: &str, ending: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = fs::read_dir(templates(folder))
        .expect("a folder")
        .filter_map(|entry| {
            let path = entry.expect("an entry").path();
            let stem = path.file_name()?.to_str()?.strip_suffix(ending)?.to_owned();
            // A translation has a tag before its ending.
            if stem.contains('.') {
                return None;
            }
            Some((stem, fs::read_to_string(&path).expect("a text")))
        })
        .collect();
    found.sort();
    found
}

/// The colours of a theme that has no others: text on them can be read, and the sides differ.
pub(crate) const PALETTE: &str = r##"
[palette]
paper = "#fbf7ec"
ink = "#2a2320"
quiet = "#6b5d50"
accent = "#8f2c1f"
ground = "#ebebd6"
camp = "#dcc28a"
town = "#eee4d4"
hall = "#f8edcd"
grid = "#5d5140"
attackers = "#18304d"
defenders = "#d6593f"
king = "#a3231b"
light = "#fff8e6"
border = "#f3ead2"
border-ribbon = "#8f2c1f"
"##;

/// The files of a kit's sentences in English, by their names without ending; without the faults, which no kit says.
fn sentences() -> Vec<(String, String)> {
    let mut texts = files("text/en", ".ftl");
    texts.retain(|(stem, _)| stem != "faults");
    texts
}

/// The sentences in English, with the neutral terms.
pub(crate) fn messages() -> Messages {
    let mut messages = Messages::new(Language::english());
    for (stem, text) in sentences() {
        messages.add(&stem, &text).expect("good Fluent");
    }
    messages
}

/// The ids of all messages in English, terms left out.
pub(crate) fn message_ids() -> Vec<String> {
    let texts = sentences();
    let lines = texts.iter().flat_map(|(_, text)| text.lines());
    let starts = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    starts.filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect()
}

/// The whole source of the program.
pub(crate) fn source() -> String {
    fn read(folder: &Path, all: &mut String) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                read(&path, all);
            } else {
                all.push_str(&fs::read_to_string(&path).expect("a text"));
            }
        }
    }
    let mut all = String::new();
    read(&PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src"), &mut all);
    all
}

/// The order of York in a theme, as the front door makes it.
pub(crate) fn order(theme: &str) -> Order {
    crate::order::of_york(theme, Settings::default()).unwrap_or_else(|fault| panic!("{fault}"))
}

/// The sentences with a bundled theme's own words.
pub(crate) fn messages_with(theme: &Theme) -> Messages {
    order(&theme.id).messages
}

/// All figures.
pub(crate) fn examples() -> Examples {
    order("jorvik").examples.as_ref().clone()
}

/// The bundled variants by their ids.
struct FileSource;

/// Their ids, their texts, and the names that each goes by, too; read once, for nearly every test asks for some.
fn bundled() -> &'static [(String, String, Vec<String>)] {
    static READ: OnceLock<Vec<(String, String, Vec<String>)>> = OnceLock::new();
    READ.get_or_init(|| {
        let named = |(id, text): (String, String)| {
            let aliases = format::aliases_of(&text);
            (id, text, aliases)
        };
        files("variants", ".toml").into_iter().map(named).collect()
    })
}

/// That something is not there, in the words of a test.
pub(crate) fn unfound(text: String) -> Unfound {
    let said = |text: String| KeyedMessage::own(&text);
    Unfound { message: said(text), help: said(String::new()) }
}

impl Parents for FileSource {
    fn find(&self, name: &str, _: &str) -> Result<Parent, Unfound> {
        let is_it = |(file, _, aliases): &&(String, String, Vec<String>)| {
            file == name || aliases.iter().any(|alias| alias == name)
        };
        let found = bundled().iter().find(is_it);
        let parent =
            |(file, text, _): &(String, String, _)| Parent { file: file.clone(), text: text.clone() };
        found.map(parent).ok_or_else(|| unfound(format!("no variant `{name}`")))
    }
}

/// Reads a bundled variant with some of its options.
pub(crate) fn reading(name: &str, chosen: &[&str]) -> Reading {
    let chosen: Vec<String> = chosen.iter().map(|id| (*id).to_owned()).collect();
    let file = FileSource.find(name, "").expect("a variant");
    let request = Asked { chosen: &chosen, parents: &FileSource };
    format::reading(&file.file, &file.text, request, &mut Sources::new())
        .unwrap_or_else(|faults| panic!("{name} with {chosen:?}: {faults:?}"))
}

/// A bundled variant.
pub(crate) fn variant(name: &str, chosen: &[&str]) -> Variant {
    reading(name, chosen).variant
}

/// The ids of all bundled variants, sorted.
pub(crate) fn variant_ids() -> Vec<String> {
    bundled().iter().map(|(id, ..)| id.clone()).collect()
}

/// Every bundled variant, sorted by id.
pub(crate) fn variants() -> Vec<Variant> {
    variant_ids().iter().map(|id| variant(id, &[])).collect()
}

/// The variant of York.
pub(crate) fn york() -> Variant {
    variant("york", &[])
}

/// Every bundled variant is sound, as it stands and with each of its options, and named after its file.
#[test]
fn every_bundled_variant_is_sound() {
    let ids = variant_ids();
    assert!(ids.contains(&"york-11".to_owned()));
    for id in &ids {
        let plain = reading(id, &[]);
        assert_eq!(plain.variant.id, *id);
        for option in &plain.options {
            let chosen = reading(id, &[&option.id]).variant.chosen;
            assert!(chosen.contains(option), "{id} with {}", option.id);
        }
    }
}

/// A name on the command line means one variant.
#[test]
fn names_of_variants_are_unique() {
    let mut names = variant_ids();
    for (_, text) in files("variants", ".toml") {
        names.extend(format::aliases_of(&text));
    }
    let all = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), all);
}

/// What the options of York change, and that no paragraph is lost: the leaflet of each has its own.
#[test]
fn the_options_of_york_change_what_is_told() {
    let told = |chosen: &[&str]| {
        let about = variant("york", chosen).about;
        [about.modern, about.advice].concat().join("\n")
    };
    let plain = told(&[]);
    assert!(plain.contains("options are not used here") && plain.contains("the four edges"));
    for (option, words) in [
        ("a", "**The { -king }: strike.**"),
        ("a-hammer", "strike by moving"),
        ("b", "shut the { -corner"),
        ("c", "guard the four"),
        ("d", "don’t dawdle"),
    ] {
        let text = told(&[option]);
        assert!(text.contains(words) && !plain.contains(words), "{option}");
        assert!(!text.contains("not used here") && text.contains("rules of the 1980 set"), "{option}");
    }
    assert!(!told(&["b"]).contains("edges"), "{}", told(&["b"]));
    assert!(!told(&["a"]).contains("That the { -king } takes no part"));
}

/// A folder of templates as a theme's files, one of which may have another text.
pub(crate) struct Folder {
    id: String,
    instead: (String, String),
}

impl Folder {
    /// The files of a bundled theme, but for one of them.
    pub(crate) fn with(id: &str, file: &str, text: &str) -> Self {
        Self { id: id.to_owned(), instead: (file.to_owned(), text.to_owned()) }
    }
}

impl ThemeFiles for Folder {
    fn id(&self) -> String {
        self.id.clone()
    }

    fn name(&self, file: &str) -> String {
        format!("{}/{file}", self.id)
    }

    fn read(&self, file: &str) -> Result<Vec<u8>, FileFault> {
        if self.instead.0 == file {
            return Ok(self.instead.1.clone().into_bytes());
        }
        fs::read(templates("themes").join(&self.id).join(file)).map_err(|_| FileFault::Missing)
    }

    fn extended(&self, name: &str) -> Result<Box<dyn ThemeFiles + '_>, Unfound> {
        Ok(Box::new(Self { id: name.to_owned(), instead: Default::default() }))
    }
}

/// A folder with the theme `mine` of these files.
pub(crate) fn own_theme(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    add_theme(folder.path(), "mine", files);
    folder
}

/// Puts a theme of these files into a folder.
pub(crate) fn add_theme(folder: &Path, name: &str, files: &[(&str, &str)]) {
    fs::create_dir(folder.join(name)).expect("a folder");
    for (file, text) in files {
        fs::write(folder.join(name).join(file), text).expect("a file");
    }
}

/// Reads a theme, or says what is wrong with it.
pub(crate) fn read_theme(files: &Folder) -> Result<Theme, Vec<String>> {
    let read = format::theme(files, &mut Sources::new());
    read.map_err(|faults| faults.into_iter().map(|fault| fault.message.to_string()).collect())
}

/// The theme of York.
pub(crate) fn jorvik() -> Theme {
    theme("jorvik")
}

/// A bundled theme. Each is read once: tests ask for them hundreds of times.
pub(crate) fn theme(id: &str) -> Theme {
    static READ: Mutex<BTreeMap<String, Theme>> = Mutex::new(BTreeMap::new());
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    read.entry(id.to_owned()).or_insert_with(|| order(id).theme.as_ref().clone()).clone()
}

/// The ids of the bundled themes, sorted.
pub(crate) fn themes() -> Vec<String> {
    let entries = fs::read_dir(templates("themes")).expect("a folder");
    let mut ids: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("a name")).collect();
    ids.sort();
    ids
}
