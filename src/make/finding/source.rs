//! Finds the variant and the theme that a name or a path stands for.

use crate::diag::{Diagnostic, Sources};
use crate::field::Field;
use crate::format;
use crate::format::{Asked, Needed, Parent, Parents, Reading, ThemeFiles, ThemeNotes, Unfound, nearest};
use crate::keyed::{KeyedMessage, keyed};
use crate::make::fault::{Fault, Meant};
use crate::make::finding::folder::{Bundled, Own, ThemeUse};
use crate::make::finding::library::{Library, Seen, Source, Unread};
use crate::make::finding::meant;
use crate::make::finding::path::{beside, own};
use crate::text::Language;
use crate::theme::Theme;
use std::path::Path;

/// A variant, found and read.
#[derive(Clone)]
pub(in crate::make) struct Found {
    /// Name by which it is asked for, or the stem of its file: the PDF's name begins with it.
    pub(in crate::make) stem: String,
    /// Whether it is bundled: one of the program's own.
    pub(in crate::make) bundled: bool,
    /// Name or path by which a command asks for it.
    pub(in crate::make) asked: String,
    /// Options that are chosen for it, each once.
    pub(in crate::make) chosen: Vec<String>,
    /// What its file says, and the files that it extends, with these options.
    pub(in crate::make) reading: Reading,
    /// The texts of these files.
    pub(in crate::make) sources: Sources,
}

impl Found {
    /// Returns the ids of all options that the variant offers.
    pub(in crate::make) fn options(&self) -> Vec<String> {
        self.reading.options.iter().map(|option| option.id.clone()).collect()
    }

    /// Returns the warnings about the caller's own files, which the caller can act on.
    pub(in crate::make) fn own_warnings(&self, library: &Library<'_>) -> Vec<Diagnostic> {
        let is_own = |warning: &&Diagnostic| !library.is_bundled_variant(&warning.file);
        self.reading.warnings.iter().filter(is_own).cloned().collect()
    }
}

/// Reads the variant with a bundled name (its id or an alias), or at a path that ends in `.toml`, and applies the options
/// with the ids in `chosen`.
pub(in crate::make) fn variant(name: &str, chosen: &[String], library: &Library<'_>) -> Result<Found, Fault> {
    let mut sources = Sources::new();
    let (stem, bundled, file) = if is_path(name) {
        let name = &own(name);
        let unreadable = |why| Fault::Unreadable { field: Field::Variant, path: name.to_owned(), why };
        let bytes = library.own(name).map_err(|unread| unreadable(unread.why("variant")))?;
        // A file that is not a variant is not parsed, so that no message quotes it.
        if !is_toml(Path::new(name)) {
            return Err(unreadable(keyed!("variants-end-in-toml")));
        }
        let text = format::decode(name, &bytes).map_err(|fault| Fault::files(vec![fault], &sources))?;
        let stem = Path::new(name).file_stem().map(|stem| stem.to_string_lossy().into_owned());
        (stem.unwrap_or_default(), false, Parent { file: name.clone(), text: text.to_owned() })
    } else {
        let (called, file) = bundled_variant(name, library)?;
        (called, true, parent(&file))
    };
    let asked = Asked { chosen, parents: &Around { library } };
    // Files of the program are checked by its tests.
    let read = if bundled { format::reading_of_sound } else { format::reading };
    let reading =
        read(&file.file, &file.text, asked, &mut sources).map_err(|found| Fault::files(found, &sources))?;
    let mut once: Vec<String> = Vec::new();
    for option in chosen {
        if !once.contains(option) {
            once.push(option.clone());
        }
    }
    let asked = if bundled { stem.clone() } else { name.to_owned() };
    Ok(Found { stem, bundled, asked, chosen: once, reading, sources })
}

/// Finds the bundled variant that people mean by a name; returns its name and its text.
fn bundled_variant<'l>(name: &str, library: &'l Library<'_>) -> Result<(String, Source<'l>), Fault> {
    let known = match library.variant(name) {
        Ok(file) => return Ok((name.to_owned(), file)),
        Err(known) => known,
    };
    if let Some((called, file)) = library.called(name) {
        return Ok((called, file));
    }
    Err(meant::no_variant(name, &known, library))
}

/// Returns a bundled text as a parent that a variant can extend.
fn parent(text: &Source<'_>) -> Parent {
    Parent { file: text.file.to_owned(), text: text.text.to_owned() }
}

/// Returns whether a name is a path to a file of the user's: no bundled name has a slash or ends in `.toml`.
pub(in crate::make) fn is_path(name: &str) -> bool {
    name.contains(['/', std::path::MAIN_SEPARATOR]) || is_toml(Path::new(name))
}

fn is_toml(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("toml"))
}

/// Source of the variants that a variant extends: the bundled ones, and files at paths relative to its own.
struct Around<'a> {
    library: &'a Library<'a>,
}

impl Parents for Around<'_> {
    fn find(&self, name: &str, from: &str) -> Result<Parent, Unfound> {
        if !is_path(name) {
            return self.library.variant(name).map(|text| parent(&text)).map_err(|known| {
                let names = known.iter().flatten().map(String::as_str);
                let help = if let Some(meant) = nearest(name, names) {
                    keyed!("variant-to-extend-meant", meant)
                } else {
                    let last = |names: &Vec<String>| names.last().cloned();
                    let short: Vec<String> = known.iter().filter_map(last).collect();
                    keyed!("variants-to-extend", known = short.join(", "))
                };
                let message = keyed!("no-variant-to-extend", name);
                Unfound { message, help }
            });
        }
        let file = own(&beside(Path::new(from), Path::new(name)).display().to_string());
        let unfound = |message: KeyedMessage| Unfound { message, help: keyed!("check-path-from-file") };
        let because = |why: KeyedMessage| keyed!("variant-to-extend-unreadable", file, why);
        if !is_toml(Path::new(&file)) {
            return Err(unfound(keyed!("variant-to-extend-no-toml", file)));
        }
        let bytes = self.library.own(&file).map_err(|unread| {
            unfound(match unread {
                Unread::Missing => keyed!("no-file-to-extend", file),
                Unread::Folder => keyed!("variant-to-extend-is-folder", file),
                Unread::Other(why) => because(why),
            })
        })?;
        let text = format::decode(&file, &bytes).map_err(|fault| unfound(because(fault.message)))?;
        Ok(Parent { file: file.clone(), text: text.to_owned() })
    }
}

/// Extent to which a theme is read.
#[derive(Clone, Copy, Debug)]
pub(in crate::make) enum ThemeDepth<'a> {
    /// Everything.
    Whole,
    /// The drawings that are needed; everything of a theme of the caller's own, whose faults are to be reported.
    Needed(&'a Needed),
    /// Colours, words and symbols, for diagrams, which have no other drawings.
    Bare,
    /// Only name, colours and words, for lists.
    Words,
}

/// Place of a theme: its name, and the path of its folder if the name is not bundled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::make) struct ThemePlace {
    name: String,
    path: String,
}

/// Returns the place of the theme that is asked for, or else of the variant's own.
pub(in crate::make) fn theme_place(found: &Found, asked: Option<&str>) -> ThemePlace {
    if let Some(name) = asked {
        return ThemePlace { name: name.to_owned(), path: own(name) };
    }
    let own = &found.reading.theme;
    // As with `extends`, a path in a file starts from that file's folder.
    let path = beside(Path::new(&own.file), Path::new(&own.text)).display().to_string();
    ThemePlace { name: own.text.clone(), path }
}

/// Returns whether a theme that is asked for is the variant's own.
pub(in crate::make) fn is_own_theme(found: &Found, asked: &str, library: &Library<'_>) -> bool {
    let (asked, own) = (theme_place(found, Some(asked)), theme_place(found, None));
    asked == own || asked.name == own.name && library.themes().contains(&own.name)
}

/// Reads the theme that is asked for, or else the variant's own, with its words in English and in the languages with these tags;
/// its texts are added to those of the game. If the variant's own theme is not found, the fault points into the variant's file.
pub(in crate::make) fn theme_of(
    found: &mut Found,
    asked: Option<&str>,
    depth: ThemeDepth<'_>,
    languages: &[String],
    library: &Library<'_>,
) -> Result<Theme, Fault> {
    let place = theme_place(found, asked);
    let Found { reading, sources, .. } = found;
    let used = ThemeUse { languages, game: Some(&reading.variant.id) };
    let read = theme(&place, depth, used, library, sources);
    if asked.is_some() {
        return read;
    }
    let own = &reading.theme;
    let fault = |message: KeyedMessage, help: KeyedMessage| {
        Diagnostic::error(own.file.as_str(), message).at(own.span.clone()).help(help)
    };
    read.map_err(|error| match error {
        Fault::Unknown { name, meant, known, .. } => {
            let known = known.join(", ");
            let help = match meant {
                Some(Meant { field: Field::Theme, name: meant }) => keyed!("theme-meant", meant, known),
                _ => keyed!("bundled-themes", known),
            };
            let message = keyed!("no-bundled-theme", name);
            Fault::files(vec![fault(message, help)], sources)
        }
        Fault::Unreadable { path, why, .. } => {
            let help = keyed!("name-theme-or-folder");
            let message = keyed!("theme-unreadable", path, why);
            Fault::files(vec![fault(message, help)], sources)
        }
        other => other,
    })
}

/// Reads a bundled theme.
pub(in crate::make) fn bundled_theme(
    id: &str,
    depth: ThemeDepth<'_>,
    languages: &[String],
    library: &Library<'_>,
) -> Result<Theme, Fault> {
    let place = ThemePlace { name: id.to_owned(), path: String::new() };
    theme(&place, depth, ThemeUse { languages, game: None }, library, &mut Sources::new())
}

/// Returns notes for the theme's author beside its faults. `None`: the theme is bundled.
pub(in crate::make) fn theme_notes(
    found: &mut Found,
    asked: Option<&str>,
    languages: &[String],
    library: &Library<'_>,
) -> Result<Option<ThemeNotes>, Fault> {
    let ThemePlace { name, path } = theme_place(found, asked);
    let Found { reading, sources, .. } = found;
    let used = ThemeUse { languages, game: Some(&reading.variant.id) };
    if library.themes().contains(&name) {
        return Ok(None);
    }
    let read = format::theme_notes(&Own { library, path, used }, sources);
    read.map(Some).map_err(|found| Fault::files(found, sources))
}

/// Returns what is told of files of a theme's folder that have words and are not read: they are called otherwise, for Windows
/// hides that an editor has put `.txt` behind a name; or they are in another language than the set, which has none of its own.
pub(in crate::make) fn unread_words(
    found: &Found,
    asked: Option<&str>,
    language: &Language,
    library: &Library<'_>,
) -> Vec<KeyedMessage> {
    let ThemePlace { name, path } = theme_place(found, asked);
    if library.themes().contains(&name) {
        return Vec::new();
    }
    let (languages, files) = (library.languages(), library.names_in(&path));
    // In every other language the theme is said to have no words.
    let is_other =
        language.is_english() && !files.iter().any(|file| *file == format!("{}.ftl", Language::ENGLISH));
    let told = |file: String| {
        let lower = file.to_lowercase();
        let tag = lower.strip_suffix(".txt").unwrap_or(&lower).strip_suffix(".ftl")?;
        // A short name may be the tag of a language that the caller has added.
        let may_be_tag = tag.split('-').next().is_some_and(|word| word.len() < 4);
        let known = languages.iter().find(|known| known.eq_ignore_ascii_case(tag));
        let known = known.map(String::as_str).or_else(|| (!may_be_tag).then_some(Language::ENGLISH))?;
        let wanted = format!("{known}.ftl");
        if file == wanted {
            return is_other.then(|| keyed!("words-of-another-language", file, tag = known));
        }
        Some(keyed!("file-of-words-not-read", file, wanted))
    };
    files.into_iter().filter_map(told).collect()
}

/// Reads the theme with a bundled name, or else in the folder at a path. Bundled names come first: `./jorvik` is a folder.
fn theme(
    ThemePlace { name, path }: &ThemePlace,
    depth: ThemeDepth<'_>,
    used: ThemeUse<'_>,
    library: &Library<'_>,
    sources: &mut Sources,
) -> Result<Theme, Fault> {
    let unreadable =
        |path: &str, why| Err(Fault::Unreadable { field: Field::Theme, path: path.to_owned(), why });
    if name.is_empty() {
        return unreadable("", keyed!("theme-name-empty"));
    }
    let mut read = |files: &dyn ThemeFiles, depth| match depth {
        ThemeDepth::Whole => format::theme(files, sources),
        ThemeDepth::Needed(needed) => format::theme_for(files, needed, sources),
        ThemeDepth::Bare => format::bare_theme(files, sources),
        ThemeDepth::Words => format::theme_in_words(files, sources),
    };
    let known = library.themes();
    let read = if known.iter().any(|theme| theme == name) {
        read(&Bundled { library, id: name.clone(), used }, depth)
    } else {
        let depth = if matches!(depth, ThemeDepth::Needed(_)) { ThemeDepth::Whole } else { depth };
        match library.look(path) {
            Seen::Folder => read(&Own { library, path: path.clone(), used }, depth),
            Seen::File => return unreadable(path, keyed!("theme-not-a-file")),
            Seen::Nothing if name.contains(['/', '\\', '.']) => {
                return unreadable(path, keyed!("no-such-folder"));
            }
            Seen::Nothing => return Err(meant::no_theme(name, library)),
        }
    };
    read.map_err(|found| Fault::files(found, sources))
}
