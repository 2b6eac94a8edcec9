//! The templates of the program, read from the disk.

use std::fs;
use std::path::PathBuf;
use tafl_print::diag::Sources;
use tafl_print::game::Variant;
use tafl_print::kit::figures::Examples;
use tafl_print::spec::{self, FileFault, Files};
use tafl_print::text::Messages;
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
            Some((stem, fs::read_to_string(&path).expect("a text")))
        })
        .collect();
    found.sort();
    found
}

/// The sentences in English, with the neutral terms.
pub(crate) fn messages() -> Messages {
    let mut messages = Messages::new("en");
    for (stem, text) in files("text/en", ".ftl") {
        messages.add(&stem, &text).expect("good Fluent");
    }
    messages
}

/// The ids of all messages in English, terms left out.
pub(crate) fn message_ids() -> Vec<String> {
    let texts = files("text/en", ".ftl");
    let lines = texts.iter().flat_map(|(_, text)| text.lines());
    let starts = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    starts.filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect()
}

/// The whole source of the program.
pub(crate) fn source() -> String {
    fn read(folder: &std::path::Path, all: &mut String) {
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

/// The sentences with a theme's own words.
pub(crate) fn messages_with(theme: &Theme) -> Messages {
    let mut messages = messages();
    for (_, file, text) in &theme.words {
        messages.add_overriding(file, text).expect("good Fluent");
    }
    messages
}

/// All figures.
pub(crate) fn examples() -> Examples {
    let figures = files("figures", ".toml");
    figures
        .into_iter()
        .map(|(stem, text)| (stem.clone(), spec::figure(&stem, &text).expect("a figure")))
        .collect()
}

/// The variant of York.
pub(crate) fn york() -> Variant {
    variant("york-11")
}

/// A bundled variant that extends no other.
pub(crate) fn variant(id: &str) -> Variant {
    let file = format!("{id}.toml");
    let text = fs::read_to_string(templates("variants").join(&file)).expect("a text");
    spec::variant(&file, &text).expect("a variant").0
}

/// A folder of templates as a theme's files.
struct Folder(String);

impl Files for Folder {
    fn id(&self) -> String {
        self.0.clone()
    }

    fn name(&self, file: &str) -> String {
        format!("{}/{file}", self.0)
    }

    fn read(&self, file: &str) -> Result<Vec<u8>, FileFault> {
        fs::read(templates("themes").join(&self.0).join(file)).map_err(|_| FileFault::Missing)
    }
}

/// The theme of York.
pub(crate) fn jorvik() -> Theme {
    theme("jorvik")
}

/// A bundled theme.
pub(crate) fn theme(id: &str) -> Theme {
    spec::theme(&Folder(id.to_owned()), &mut Sources::new()).expect("a theme")
}

/// The ids of the bundled themes, sorted.
pub(crate) fn themes() -> Vec<String> {
    let entries = fs::read_dir(templates("themes")).expect("a folder");
    let mut ids: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("a name")).collect();
    ids.sort();
    ids
}
