//! A theme's folder: `theme.toml`, the drawings it names, and its words.

pub(super) mod board;
mod drawings;
mod inks;
pub(super) mod land;
mod layer;
mod legible;
mod misnamed;
mod needed;
mod overlay;
mod seen;
pub(super) mod shows;
mod words;

pub use drawings::drawing;
pub(super) use inks::NONE as UNPAINTED;
pub use needed::Needed;

use std::fmt;
use std::ops::Range;

use super::chain::Unfound;
use super::decode::decode;
use super::report::Report;
use super::section::{FileSection, Text};
use super::value::read as read_value;
use crate::diag::{Diagnostic, Sources};
use crate::keyed::{KeyedMessage, keyed};
use crate::scene::Color;
use crate::theme::{Slot, Swatch, Theme};
use layer::ReadDepth;

/// The files of a folder, wherever it is.
pub trait ThemeFiles {
    /// The folder's name, by which the theme is chosen.
    fn id(&self) -> String;
    /// The languages whose words are read beside English, by their tags.
    fn languages(&self) -> &[String] {
        &[]
    }
    /// A file of the folder as messages should call it.
    fn name(&self, file: &str) -> String;
    /// The contents of a file of the folder.
    ///
    /// # Errors
    ///
    /// Why there are none.
    fn read(&self, file: &str) -> Result<Vec<u8>, FileFault>;
    /// The names of the files of the folder, sorted, to tell which one may be meant by a name that none has. A source that
    /// can't tell has none.
    fn names(&self) -> Vec<String> {
        Vec::new()
    }
    /// The folder of another theme, by what `extends` in this one's `theme.toml` calls it.
    ///
    /// # Errors
    ///
    /// What is wrong with that name, and what to do.
    fn extended(&self, name: &str) -> Result<Box<dyn ThemeFiles + '_>, Unfound>;
}

/// Why a file of a folder can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileFault {
    /// It isn't there.
    Missing,
    /// It is there but can't be read; the system says why.
    Unreadable(String),
}

impl FileFault {
    /// What it says, with its key.
    #[must_use]
    pub fn message(&self) -> KeyedMessage {
        match self {
            Self::Missing => keyed!("no-such-file", "there is no such file"),
            Self::Unreadable(why) => keyed!("file-unreadable", "the file can't be read: {why}", why),
        }
    }
}

impl fmt::Display for FileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message().text())
    }
}

/// Reads a theme, and those that it extends. The texts in which there may be faults go to `sources`: of drawings those that
/// have some.
///
/// # Errors
///
/// Every fault of every file of the folder, in the order of the files; or else those of the theme that it extends.
pub fn theme(files: &dyn ThemeFiles, sources: &mut Sources) -> Result<Theme, Vec<Diagnostic>> {
    Ok(layer::whole(files, sources, ReadDepth::Whole, &[])?.theme(files.id()))
}

/// Reads a theme whose drawings are known to be sound, and of these only those that are needed.
///
/// # Errors
///
/// As for [`theme`].
pub fn theme_for(
    files: &dyn ThemeFiles,
    needed: &Needed,
    sources: &mut Sources,
) -> Result<Theme, Vec<Diagnostic>> {
    Ok(layer::whole(files, sources, ReadDepth::Needed(needed), &[])?.theme(files.id()))
}

/// Reads the colours and the words of a theme, and of its drawings the symbols of diagrams: all other slots are empty,
/// unless symbols that the theme leaves out are made of them. For diagrams, which need no more.
///
/// # Errors
///
/// Every fault of the files that are read.
pub fn bare_theme(files: &dyn ThemeFiles, sources: &mut Sources) -> Result<Theme, Vec<Diagnostic>> {
    Ok(layer::whole(files, sources, ReadDepth::Symbols, &[])?.theme(files.id()))
}

/// What the author of a theme may want to know that has no faults.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ThemeNotes {
    /// The name of its `theme.toml`, as messages call it.
    pub file: String,
    /// Text that reads badly in its colours, and names that don't go with what is drawn.
    pub weak: Vec<Diagnostic>,
    /// Where it names drawings (by slot) and colours itself, by their names there.
    pub said: Vec<(&'static str, Range<usize>)>,
}

impl ThemeNotes {
    /// Where the theme says a drawing or a colour itself; the first of these that it says.
    #[must_use]
    pub fn place(&self, keys: &[&str]) -> Option<Range<usize>> {
        keys.iter().find_map(|key| self.said.iter().find(|(said, _)| said == key)).map(|(_, at)| at.clone())
    }
}

/// What the author of a theme may want to know, and where what it says stands. What it extends is not spoken of.
///
/// # Errors
///
/// As for [`theme`].
pub fn theme_notes(files: &dyn ThemeFiles, sources: &mut Sources) -> Result<ThemeNotes, Vec<Diagnostic>> {
    let layer = layer::whole(files, sources, ReadDepth::Whole, &[])?;
    let file = files.name("theme.toml");
    let mut weak = legible::legible(&layer, &file);
    weak.extend(layer.odd);
    weak.extend(layer.misnamed.iter().map(|(slot, file, at)| misnamed(*slot, file, at)));
    let drawn = layer.drawn_at.into_iter().map(|(slot, file, at)| (slot.key(), file, at));
    let colors = layer.palette.into_iter().map(|said| (said.key, said.file, said.span));
    let own = drawn.chain(colors).filter(|(_, other, _)| *other == file);
    let said = own.map(|(key, _, at)| (key, at)).collect();
    Ok(ThemeNotes { file, weak, said })
}

/// That a theme calls a piece otherwise than the theme whose drawing it has, which shows what it was called there.
fn misnamed(slot: Slot, file: &str, at: &Range<usize>) -> Diagnostic {
    let piece = slot.key();
    let message = keyed!(
        "name-unlike-drawing",
        "`-{piece}` has another name here, over a drawing of the theme that is extended, which shows what it was called there",
        piece
    );
    let help = keyed!(
        "draw-what-is-named",
        "name a drawing or a photograph of yours under [art]: {piece} = \"{piece}.svg\"; or leave the name as it was",
        piece
    );
    Diagnostic::error(file, message).at(at.clone()).help(help).warning()
}

/// A file as text, which goes to `sources` too.
fn text(files: &dyn ThemeFiles, file: &str, sources: &mut Sources) -> Result<String, Diagnostic> {
    let name = files.name(file);
    let bytes = files.read(file).map_err(|fault| {
        Diagnostic::error(&name, fault.message()).help(keyed!(
            "theme-is-a-folder",
            "a theme is a folder with theme.toml, the drawings it names, and en.ftl"
        ))
    })?;
    let text = decode(&name, &bytes)?;
    sources.add(name, text);
    Ok(text.to_owned())
}

/// Reads a text as a colour; one that isn't is a fault of its line, in the words of `key`.
fn color(text: Text, key: &str, report: &Report<'_>) -> Option<Color> {
    let color = text.value.parse::<Color>();
    if let Err(fault) = &color {
        let example = Swatch::of(key).map_or("#8b2e1f", |swatch| swatch.example);
        let help = keyed!("write-a-colour", "write {key} = \"{example}\" or another colour", key, example);
        report.error(text.span, fault.message(), help);
    }
    color.ok()
}

/// A colour that may be left out.
fn maybe_color(section: &FileSection<'_>, key: &'static str, report: &Report<'_>) -> Option<Color> {
    let value = section.optional(key)?;
    color(Text { value: read_value(value, key, report)?, span: value.span() }, key, report)
}
