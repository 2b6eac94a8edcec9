//! The variants, themes, figures and texts inside the program.

use include_dir::{Dir, include_dir};

use crate::spec;
use crate::spec::Parent;

static TEMPLATES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/templates");

/// The files of a bundled folder that end in `ending`: stem, name for messages and text, sorted by name.
pub(super) fn texts(folder: &str, ending: &str) -> Vec<(String, String, &'static str)> {
    let files = TEMPLATES.get_dir(folder).into_iter().flat_map(Dir::files);
    let mut texts: Vec<_> = files
        .filter_map(|file| {
            let stem = file.path().file_name()?.to_str()?.strip_suffix(ending)?;
            Some((stem.to_owned(), format!("templates/{folder}/{stem}{ending}"), file.contents_utf8()?))
        })
        .collect();
    texts.sort();
    texts
}

/// Whether messages call a bundled variant by this name.
pub(super) fn is_variant(file: &str) -> bool {
    texts("variants", ".toml").iter().any(|(_, own, _)| own == file)
}

/// The bundled variant of a name, which is its id or an alias.
///
/// # Errors
///
/// There is none: the names of all there are, of each its id and then its aliases.
pub(super) fn variant(name: &str) -> Result<Parent, Vec<Vec<String>>> {
    let mut all = Vec::new();
    let mut known = Vec::new();
    for (id, file, text) in texts("variants", ".toml") {
        let names: Vec<String> = std::iter::once(id).chain(spec::aliases_of(text)).collect();
        all.push((names.clone(), file, text));
        known.push(names);
    }
    // An id goes before an alias.
    let by_id = all.iter().find(|(names, ..)| names.first().is_some_and(|id| id == name));
    let found = by_id.or_else(|| all.iter().find(|(names, ..)| names.iter().any(|other| other == name)));
    match found {
        Some((_, file, text)) => Ok(Parent { file: file.clone(), text: (*text).to_owned() }),
        None => Err(known),
    }
}

/// The names of the bundled themes, sorted.
pub(super) fn themes() -> Vec<String> {
    let folders = TEMPLATES.get_dir("themes").into_iter().flat_map(Dir::dirs);
    let mut names: Vec<String> =
        folders.filter_map(|folder| Some(folder.path().file_name()?.to_str()?.to_owned())).collect();
    names.sort();
    names
}

/// The contents of a file of a bundled theme.
pub(super) fn theme_file(theme: &str, file: &str) -> Option<&'static [u8]> {
    Some(TEMPLATES.get_file(format!("themes/{theme}/{file}"))?.contents())
}
