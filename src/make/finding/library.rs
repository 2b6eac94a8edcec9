//! Library of the files that a request can name: the program's games, themes, figures, texts and fonts, and files of the
//! caller's own.

#[cfg(feature = "bundle")]
use crate::bundle::{self, CarriedFile};
use crate::format::{aliases_of, as_id, title_of};
use crate::keyed::{KeyedMessage, keyed};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Bound;

/// Files by their names. The names of the program's files begin with `templates/` or `fonts/`; all other files are the
/// caller's own, and a request names them as they are called here: `my.toml`, `my-theme/theme.toml`. Several threads may read
/// a library at once.
#[derive(Clone, Default)]
pub struct Library<'a> {
    files: BTreeMap<Cow<'a, str>, LibraryFile<'a>>,
    source: Option<&'a dyn FileSource>,
}

/// The contents of a file.
#[derive(Clone)]
enum LibraryFile<'a> {
    /// Given by the caller.
    Own(Cow<'a, [u8]>),
    /// Carried inside the program.
    #[cfg(feature = "bundle")]
    Carried(&'static CarriedFile),
}

impl LibraryFile<'_> {
    fn bytes(&self) -> &[u8] {
        match self {
            Self::Own(bytes) => bytes,
            #[cfg(feature = "bundle")]
            Self::Carried(file) => file.contents(),
        }
    }
}

/// Further source of the caller's own files, such as a disk. It is asked only for files that a request needs.
pub trait FileSource: Sync {
    /// Returns the contents of a file.
    ///
    /// # Errors
    /// Why the file can't be read.
    fn read(&self, path: &str) -> Result<Vec<u8>, Unread>;

    /// Returns the contents of a file of a theme's folder. A source with links follows none that leads out of the folder: a theme
    /// from somebody else may not show files beside it.
    ///
    /// # Errors
    /// As for [`Self::read`].
    fn read_in(&self, folder: &str, path: &str) -> Result<Vec<u8>, Unread> {
        let _ = folder;
        self.read(path)
    }

    /// Returns whether a path is a file, a folder or nothing.
    fn look(&self, path: &str) -> Seen;

    /// Returns the names of the files in a folder, from which messages suggest one in place of a missing file. Empty: the source
    /// can't list its files.
    fn names(&self, folder: &str) -> Vec<String> {
        let _ = folder;
        Vec::new()
    }
}

/// Kind of thing at a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Nothing.
    Nothing,
    /// A file.
    File,
    /// A folder.
    Folder,
}

/// Reason why a file can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unread {
    /// There is no file.
    Missing,
    /// The path is a folder.
    Folder,
    /// Another reason, such as [`KeyedMessage::foreign`] with the system's words.
    Other(KeyedMessage),
}

impl Unread {
    /// Returns the reason; `wanted` is the kind of file that is needed, by its word in the sentence `folder-not-file`, such as
    /// `variant`.
    #[must_use]
    pub fn why(&self, wanted: &'static str) -> KeyedMessage {
        match self {
            Self::Missing => keyed!("no-such-file"),
            Self::Folder => keyed!("folder-not-file", wanted),
            Self::Other(why) => why.clone(),
        }
    }
}

/// A text of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::make) struct Source<'l> {
    /// The file's name without its folder and ending.
    pub(in crate::make) stem: &'l str,
    /// The file's name, as messages call it.
    pub(in crate::make) file: &'l str,
    /// Its contents.
    pub(in crate::make) text: &'l str,
}

impl<'a> Library<'a> {
    /// Returns a library without files. Without the feature `bundle` the program's own files are to be added: everything under
    /// `templates` and `fonts`, by those names.
    #[must_use]
    pub fn empty() -> Self {
        Self::default()
    }

    /// Returns a library of all files of the program.
    #[cfg(feature = "bundle")]
    #[must_use]
    pub fn bundled() -> Self {
        let files = bundle::files().iter().map(|file| (Cow::Borrowed(file.name), LibraryFile::Carried(file)));
        Self { files: files.collect(), source: None }
    }

    /// Returns this library with a file added; it replaces a file with the same name.
    #[must_use]
    pub fn with(mut self, name: &str, contents: impl Into<Cow<'a, [u8]>>) -> Self {
        self.files.insert(Cow::Owned(name.to_owned()), LibraryFile::Own(contents.into()));
        self
    }

    /// Returns this library with a source, which is asked for own files that are not added with [`Self::with`].
    #[must_use]
    pub fn beside(mut self, source: &'a dyn FileSource) -> Self {
        self.source = Some(source);
        self
    }

    /// Returns the contents of a file of the caller's own.
    pub(in crate::make) fn own(&self, path: &str) -> Result<Cow<'_, [u8]>, Unread> {
        self.own_by(path, |source| source.read(path))
    }

    /// Returns the contents of a file in the folder of a theme of the caller's own.
    pub(in crate::make) fn own_in(&self, folder: &str, path: &str) -> Result<Cow<'_, [u8]>, Unread> {
        self.own_by(path, |source| source.read_in(folder, path))
    }

    fn own_by(
        &self,
        path: &str,
        read: impl Fn(&dyn FileSource) -> Result<Vec<u8>, Unread>,
    ) -> Result<Cow<'_, [u8]>, Unread> {
        if let Some(found) = self.files.get(path) {
            return Ok(Cow::Borrowed(found.bytes()));
        }
        match (self.source, self.is_folder(path)) {
            (_, true) => Err(Unread::Folder),
            (Some(source), _) => read(source).map(Cow::Owned),
            (None, _) => Err(Unread::Missing),
        }
    }

    /// Returns whether a path is a file or a folder of the caller's own, or nothing.
    pub(in crate::make) fn look(&self, path: &str) -> Seen {
        if self.is_folder(path) {
            Seen::Folder
        } else if self.files.contains_key(path) {
            Seen::File
        } else {
            self.source.map_or(Seen::Nothing, |source| source.look(path))
        }
    }

    /// Returns the names of the files and folders in a folder of the caller's own, sorted; `""` is the one where paths begin.
    pub(in crate::make) fn names_in(&self, folder: &str) -> Vec<String> {
        let inside =
            if folder.is_empty() { String::new() } else { format!("{}/", folder.trim_end_matches('/')) };
        let first = |file: &str| file[inside.len()..].split('/').next().map(str::to_owned);
        let mut names: Vec<String> = self.below(&inside).filter_map(|(file, _)| first(file)).collect();
        names.extend(self.source.map_or_else(Vec::new, |source| source.names(folder)));
        names.sort_unstable();
        names.dedup();
        names
    }

    fn is_folder(&self, path: &str) -> bool {
        let inside = format!("{}/", path.trim_end_matches('/'));
        self.below(&inside).next().is_some()
    }

    /// Returns the texts in a folder of the program whose names end in `ending`, sorted by name; without translations, which have
    /// a language's tag before that ending.
    pub(in crate::make) fn texts<'l>(&'l self, folder: &str, ending: &str) -> Vec<Source<'l>> {
        let inside = format!("templates/{folder}/");
        let mut texts: Vec<Source<'l>> = self
            .below(&inside)
            .filter_map(|(file, stored)| {
                let stem =
                    file[inside.len()..].strip_suffix(ending).filter(|stem| !stem.contains(['/', '.']))?;
                Some(Source { stem, file, text: std::str::from_utf8(stored.bytes()).ok()? })
            })
            .collect();
        // Sorted without the ending, so that `york-11` comes before `york-11-b`, though a hyphen sorts before a dot.
        texts.sort_by_key(|text| text.stem);
        texts
    }

    /// Returns the sentences of a kit in the language with a tag, file by file: all but the faults, which no kit says.
    pub(in crate::make) fn sentences(&self, tag: &str) -> Vec<Source<'_>> {
        let mut texts = self.texts(&format!("text/{tag}"), ".ftl");
        texts.retain(|text| text.stem != "faults");
        texts
    }

    /// Returns whether a file named in a message is a bundled variant.
    pub(in crate::make) fn is_bundled_variant(&self, file: &str) -> bool {
        self.texts("variants", ".toml").iter().any(|text| text.file == file)
    }

    /// Finds the bundled variant with a name, which is its id or an alias.
    ///
    /// # Errors
    /// The names of all bundled variants (id, then aliases), if none has this name.
    pub(in crate::make) fn variant(&self, name: &str) -> Result<Source<'_>, Vec<Vec<String>>> {
        let mut texts = self.texts("variants", ".toml");
        // An id goes before an alias, and is the name of the file: no other file needs to be read.
        if let Some(nth) = texts.iter().position(|text| text.stem == name) {
            return Ok(texts.swap_remove(nth));
        }
        let is_called = |text: &Source<'_>| aliases_of(text.text).iter().any(|alias| alias == name);
        // An alias is mostly written as it is; a letter of it may be a number behind a backslash.
        let is_written = |text: &Source<'_>| text.text.contains(name) || text.text.contains('\\');
        match texts.iter().position(|text| is_written(text) && is_called(text)) {
            Some(nth) => Ok(texts.swap_remove(nth)),
            None => Err(texts.iter().map(names).collect()),
        }
    }

    /// Finds the bundled variant that people mean by an id or an alias in other letters (`York`, `sea battle`), or by its title
    /// (`Saami Tablut`); returns its name and its text.
    pub(in crate::make) fn called(&self, name: &str) -> Option<(String, Source<'_>)> {
        let typed = as_id(name);
        if let Ok(found) = self.variant(&typed) {
            return Some((typed, found));
        }
        let is_titled = |text: &Source<'_>| title_of(text.text).is_some_and(|title| as_id(&title) == typed);
        let found = self.texts("variants", ".toml").into_iter().find(is_titled)?;
        Some((found.stem.to_owned(), found))
    }

    /// Returns the names of the program's themes, sorted.
    pub(in crate::make) fn themes(&self) -> Vec<String> {
        let inside = "templates/themes/";
        let names = self.below(inside).map(|(name, _)| &name[inside.len()..]);
        let mut themes: Vec<String> =
            names.filter_map(|name| Some(name.split_once('/')?.0.to_owned())).collect();
        themes.dedup();
        themes
    }

    /// Returns the tags of the program's languages, sorted.
    #[must_use]
    pub fn languages(&self) -> Vec<String> {
        let inside = "templates/text/";
        let names = self.below(inside).map(|(name, _)| &name[inside.len()..]);
        let mut tags: Vec<String> =
            names.filter_map(|name| Some(name.split_once('/')?.0.to_owned())).collect();
        tags.dedup();
        tags
    }

    /// Returns the files of the program below a folder, with their names relative to it, sorted.
    pub(in crate::make) fn all(&self, inside: &str) -> impl Iterator<Item = (&str, &[u8])> {
        let length = inside.len();
        self.below(inside).map(move |(name, stored)| (&name[length..], stored.bytes()))
    }

    /// Returns the files whose names begin with `inside`, sorted.
    fn below<'l>(
        &'l self,
        inside: &str,
    ) -> impl Iterator<Item = (&'l str, &'l LibraryFile<'a>)> + use<'l, 'a> {
        let start = inside.to_owned();
        let from = self.files.range::<str, _>((Bound::Included(inside), Bound::Unbounded));
        from.map(|(name, stored)| (name.as_ref(), stored))
            .take_while(move |(name, _)| name.starts_with(&start))
    }

    /// Returns the contents of a file of the program.
    pub(in crate::make) fn file(&self, name: &str) -> Option<&[u8]> {
        self.files.get(name).map(LibraryFile::bytes)
    }

    /// Returns a font of the program; a font carried inside the program is not copied.
    pub(in crate::make) fn font(&self, name: &str) -> Option<Cow<'static, [u8]>> {
        Some(match self.files.get(name)? {
            #[cfg(feature = "bundle")]
            LibraryFile::Carried(file) => Cow::Borrowed(file.contents()),
            LibraryFile::Own(bytes) => Cow::Owned(bytes.to_vec()),
        })
    }
}

/// Returns the names of a variant: its id, then its aliases.
fn names(text: &Source<'_>) -> Vec<String> {
    std::iter::once(text.stem.to_owned()).chain(aliases_of(text.text)).collect()
}

impl fmt::Debug for Library<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Library").field("files", &self.files.len()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_files_have_folders() {
        let library = Library::empty().with("my/theme.toml", &b"name"[..]).with("my.toml", &b"id"[..]);
        assert_eq!(library.look("my"), Seen::Folder);
        assert_eq!(library.look("./my"), Seen::Nothing);
        assert_eq!(library.look("my.toml"), Seen::File);
        assert_eq!(library.own("my.toml").expect("a file").as_ref(), b"id");
        assert_eq!(library.own("my"), Err(Unread::Folder));
        assert_eq!(library.own("no"), Err(Unread::Missing));
    }

    #[test]
    fn the_program_has_games_themes_and_fonts() {
        let library = Library::bundled();
        assert_eq!(library.variant("york").expect("a game").stem, "york-11");
        for (typed, called) in [
            ("York", "york"),
            ("YORK-11", "york-11"),
            ("Sea Battle", "sea-battle"),
            ("sea_battle_9", "sea-battle-9"),
            ("Brandub, Damian Walker's rules", "brandub-7-walker"),
            ("Fetlar Hnefatafl", "fetlar-11"),
        ] {
            assert_eq!(library.called(typed).expect("a game").0, called, "{typed}");
        }
        assert_eq!(library.called("yorck"), None);
        assert!(library.variant("yorck").expect_err("none").iter().any(|names| names[0] == "york-11"));
        assert!(library.themes().contains(&"jorvik".to_owned()));
        assert!(library.file("fonts/ElstobD-10pt.otf").is_some());
        let texts = library.texts("text/en", ".ftl");
        assert!(texts.iter().any(|text| text.file == "templates/text/en/rules.ftl"), "{texts:?}");
    }
}
