//! Reads a theme's folder: `theme.toml`, the drawings it names, and its words.

pub(super) mod board;
mod carton;
mod drawings;
mod games;
mod inks;
pub(super) mod land;
mod layer;
mod legible;
mod misnamed;
mod needed;
mod overlay;
mod read;
mod said;
mod seen;
pub(super) mod shows;
mod words;

pub use drawings::drawing;
pub(super) use games::GAME;
pub(super) use inks::NONE as UNPAINTED;
pub use needed::Needed;

use std::ops::Range;

use crate::diag::{Diagnostic, Sources};
use crate::format::file::{FileSection, Report, Text, Unfound, decode};
use crate::keyed::{KeyedMessage, keyed, shown_by_message};
use crate::scene::Color;
use crate::theme::{Swatch, Theme};
use layer::Misnamed;
pub(super) use read::TITLE;
use read::whole;
use said::ReadDepth;

/// Files of a theme's folder, wherever it is stored.
pub trait ThemeFiles {
    /// Returns the folder's name, by which the theme is chosen.
    fn id(&self) -> String;
    /// Returns the tags of the languages whose words are read besides English.
    fn languages(&self) -> &[String] {
        &[]
    }
    /// Returns the id of the game that the theme is for, whose own look is taken where the theme has one. `None`: no game in
    /// particular.
    fn game(&self) -> Option<&str> {
        None
    }
    /// Returns the name of the folder's file for messages.
    fn name(&self, file: &str) -> String;
    /// Returns the contents of the folder's file.
    ///
    /// # Errors
    ///
    /// A file that is missing or can't be read.
    fn read(&self, file: &str) -> Result<Vec<u8>, FileFault>;
    /// Returns the names of the folder's files, sorted, to suggest one for a misspelled name. Empty if the source
    /// can't list them.
    fn names(&self) -> Vec<String> {
        Vec::new()
    }
    /// Returns the folder of another theme, by its name in the `extends` of this one's `theme.toml`.
    ///
    /// # Errors
    ///
    /// A name that leads to no theme: what is wrong, and what to do.
    fn extended(&self, name: &str) -> Result<Box<dyn ThemeFiles + '_>, Unfound>;
}

/// Reason why a file of a folder can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileFault {
    /// The file isn't there.
    Missing,
    /// The file is there but can't be read: the reason.
    Unreadable(KeyedMessage),
}

impl FileFault {
    /// Returns the message for the fault.
    #[must_use]
    pub fn message(&self) -> KeyedMessage {
        match self {
            Self::Missing => keyed!("no-such-file"),
            Self::Unreadable(why) => keyed!("file-unreadable", why),
        }
    }
}

shown_by_message!(FileFault);

/// Reads a theme, and the themes that it extends. The texts that may have faults go to `sources`; a drawing's text
/// only if it has faults.
///
/// # Errors
///
/// Every fault of every file of the folder, in the order of the files; or else the faults of the theme that it extends.
pub fn theme(files: &dyn ThemeFiles, sources: &mut Sources) -> Result<Theme, Vec<Diagnostic>> {
    Ok(whole(files, sources, ReadDepth::Whole, &[])?.theme(files.id()))
}

/// Reads a theme whose drawings are known to be sound, with only the drawings that are needed.
///
/// # Errors
///
/// As for [`theme`].
pub fn theme_for(
    files: &dyn ThemeFiles,
    needed: &Needed,
    sources: &mut Sources,
) -> Result<Theme, Vec<Diagnostic>> {
    Ok(whole(files, sources, ReadDepth::Needed(needed), &[])?.theme(files.id()))
}

/// Reads what diagrams need of a theme: colours, words, and the symbols of diagrams. All other slots are empty,
/// unless they are needed to make symbols that the theme leaves out.
///
/// # Errors
///
/// Every fault of the files that are read.
pub fn bare_theme(files: &dyn ThemeFiles, sources: &mut Sources) -> Result<Theme, Vec<Diagnostic>> {
    Ok(whole(files, sources, ReadDepth::Symbols, &[])?.theme(files.id()))
}

/// Reads what lists need of a theme: its name, colours and words. All slots are empty.
///
/// # Errors
///
/// Every fault of the files that are read.
pub fn theme_in_words(files: &dyn ThemeFiles, sources: &mut Sources) -> Result<Theme, Vec<Diagnostic>> {
    Ok(whole(files, sources, ReadDepth::Words, &[])?.theme(files.id()))
}

/// Notes for the author of a theme without faults.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ThemeNotes {
    /// Name of the `theme.toml` in messages.
    pub file: String,
    /// Warnings: text that is hard to read in the theme's colours, and names that don't fit the drawings.
    pub weak: Vec<Diagnostic>,
    /// Places where the theme itself names drawings (by slot) and colours, by their keys.
    pub said: Vec<(&'static str, Range<usize>)>,
}

impl ThemeNotes {
    /// Returns the place of the first of these keys (drawings or colours) that the theme itself sets.
    #[must_use]
    pub fn place(&self, keys: &[&str]) -> Option<Range<usize>> {
        keys.iter().find_map(|key| self.said.iter().find(|(said, _)| said == key)).map(|(_, at)| at.clone())
    }
}

/// Returns the notes for the author of a theme, and the places of its own keys. Leaves out the themes that it extends.
///
/// # Errors
///
/// As for [`theme`].
pub fn theme_notes(files: &dyn ThemeFiles, sources: &mut Sources) -> Result<ThemeNotes, Vec<Diagnostic>> {
    let layer = whole(files, sources, ReadDepth::Whole, &[])?;
    let file = files.name("theme.toml");
    let mut weak = legible::legible(&layer, &file);
    weak.extend(layer.odd);
    weak.extend(layer.misnamed.iter().map(misnamed));
    let drawn = layer.drawn_at.into_iter().map(|(slot, file, at)| (slot.key(), file, at));
    let colors = layer.palette.into_iter().map(|said| (said.key, said.file, said.span));
    let own = drawn.chain(colors).filter(|(_, other, _)| *other == file);
    let said = own.map(|(key, _, at)| (key, at)).collect();
    Ok(ThemeNotes { file, weak, said })
}

/// Tells that a theme renames a piece whose drawing is the extended theme's; warns where that shows its old name.
fn misnamed(found: &Misnamed) -> Diagnostic {
    let piece = found.slot.key();
    let told = |message| {
        let help = keyed!("draw-what-is-named", piece);
        Diagnostic::error(&found.file, message).at(found.at.clone()).help(help)
    };
    if found.is_seen {
        told(keyed!("name-unlike-drawing", piece)).warning()
    } else {
        told(keyed!("name-over-kept-drawing", piece)).note()
    }
}

/// Reads a file as text, and adds it to `sources`.
fn text(files: &dyn ThemeFiles, file: &str, sources: &mut Sources) -> Result<String, Diagnostic> {
    let name = files.name(file);
    let bytes = files.read(file).map_err(|fault| {
        let meant = misnamed::help(file, &files.names());
        let help = meant.unwrap_or_else(|| keyed!("theme-is-a-folder"));
        Diagnostic::error(&name, fault.message()).help(help)
    })?;
    let text = decode(&name, &bytes)?;
    sources.add(name, text);
    Ok(text.to_owned())
}

/// Reads a text as a colour; reports a fault in its line if it is none, with advice for `key`.
fn color(text: Text, key: &str, report: &Report<'_>) -> Option<Color> {
    let fault = text.value.parse::<Color>().map_err(|fault| {
        let example = Swatch::of(key).map_or("#8b2e1f", |swatch| swatch.example);
        let help = keyed!("write-a-colour", key, example);
        report.error(text.span, fault.message(), help);
    });
    fault.ok()
}

/// Reads a colour that may be left out.
fn maybe_color(section: &FileSection<'_>, key: &'static str) -> Option<Color> {
    color(section.maybe_text(key)?, key, section.report)
}
