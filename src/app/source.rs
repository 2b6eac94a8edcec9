//! Finds the variant and the theme that a name or a path stands for.

use std::io::ErrorKind;
use std::path::Path;

use super::folder::{Bundled, Folder};
use super::{bundle, faults, input};
use crate::diag::{Diagnostic, Sources};
use crate::error::Error;
use crate::game::Variant;
use crate::spec;
use crate::spec::nearest;
use crate::theme::Theme;

/// A variant that was found and read.
pub(super) struct Found {
    /// The stem of its file, by which the PDF is named.
    pub(super) stem: String,
    /// Its file, as messages call it.
    pub(super) file: String,
    /// What it says.
    pub(super) variant: Variant,
    /// What its author may want to look at.
    pub(super) warnings: Vec<Diagnostic>,
}

/// Reads the variant of a bundled name, a bundled id, or a path that ends in `.toml`, with the options of these ids.
pub(super) fn variant(
    name: &str,
    _chosen: &[String],
    cwd: &Path,
    sources: &mut Sources,
) -> Result<Found, Error> {
    let is_file = Path::new(name).extension().is_some_and(|ending| ending.eq_ignore_ascii_case("toml"));
    if is_file {
        let unreadable = |why: String| Error::Unreadable { what: "variant", path: name.to_owned(), why };
        let bytes = input::read(&cwd.join(name)).map_err(|error| unreadable(reason(&error, "a variant")))?;
        let text = spec::decode(name, &bytes).map_err(|fault| faults(vec![fault], sources))?;
        let stem = Path::new(name).file_stem().map(|stem| stem.to_string_lossy().into_owned());
        return read(stem.unwrap_or_default(), name, text, sources);
    }
    let bundled = bundle::texts("variants", ".toml");
    let mut known = Vec::new();
    for (stem, file, text) in bundled {
        // The stem is the usual name; the id is what other programs call it.
        if stem == name || has_id(text, name) {
            return read(stem, &file, text, sources);
        }
        known.push(stem);
    }
    let meant = nearest(name, known.iter().map(String::as_str)).map(str::to_owned);
    Err(Error::Unknown { what: "variant", name: name.to_owned(), meant, known })
}

/// The system's words, or plainer ones; `wanted` is what was looked for, such as `a variant`.
pub(super) fn reason(error: &std::io::Error, wanted: &str) -> String {
    match error.kind() {
        ErrorKind::NotFound => "there is no such file".to_owned(),
        ErrorKind::IsADirectory => format!("it is a folder, and {wanted} is a file"),
        _ => error.to_string(),
    }
}

fn has_id(text: &str, id: &str) -> bool {
    spec::variant("", text).is_ok_and(|(variant, _)| variant.id == id)
}

fn read(stem: String, file: &str, text: &str, sources: &mut Sources) -> Result<Found, Error> {
    sources.add(file, text);
    let (variant, warnings) = spec::variant(file, text).map_err(|found| faults(found, sources))?;
    Ok(Found { stem, file: file.to_owned(), variant, warnings })
}

/// Reads the theme of a bundled name or of a folder. A bundled name goes first: `./jorvik` is the folder.
pub(super) fn theme(name: &str, cwd: &Path, sources: &mut Sources) -> Result<Theme, Error> {
    if name.is_empty() {
        let why = "its name is empty".to_owned();
        return Err(Error::Unreadable { what: "theme", path: String::new(), why });
    }
    let known = bundle::themes();
    let read = if known.iter().any(|theme| theme == name) {
        spec::theme(&Bundled(name.to_owned()), sources)
    } else {
        let path = cwd.join(name);
        if !path.is_dir() {
            if path.exists() {
                let why = "it is a file, and a theme is a folder".to_owned();
                return Err(Error::Unreadable { what: "theme", path: name.to_owned(), why });
            }
            if name.contains(['/', '\\', '.']) {
                let why = "there is no such folder".to_owned();
                return Err(Error::Unreadable { what: "theme", path: name.to_owned(), why });
            }
            let meant = nearest(name, known.iter().map(String::as_str)).map(str::to_owned);
            return Err(Error::Unknown { what: "theme", name: name.to_owned(), meant, known });
        }
        spec::theme(&Folder { shown: name.to_owned(), path }, sources)
    };
    read.map_err(|found| faults(found, sources))
}
