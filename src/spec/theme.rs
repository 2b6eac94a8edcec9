//! A theme's folder: `theme.toml`, the drawings it names, and its words.

mod drawings;
mod inks;
mod seen;

pub(super) use inks::NONE as UNPAINTED;

use std::fmt;

use self::drawings::Drawings;
use super::decode::decode;
use super::report::Report;
use super::section::{FileSection, Text};
use super::value::read as read_value;
use crate::diag::{Diagnostic, Sources};
use crate::scene::Color;
use crate::text::Language;
use crate::theme::ink::colors;
use crate::theme::{Artwork, BoardStyle, Palette, Spelled, Starts, Swatch, Theme, Turning};

/// The files of a folder, wherever it is.
pub trait ThemeFiles {
    /// The folder's name, by which the theme is chosen.
    fn id(&self) -> String;
    /// A file of the folder as messages should call it.
    fn name(&self, file: &str) -> String;
    /// The contents of a file of the folder.
    ///
    /// # Errors
    ///
    /// Why there are none.
    fn read(&self, file: &str) -> Result<Vec<u8>, FileFault>;
}

/// Why a file of a folder can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileFault {
    /// It isn't there.
    Missing,
    /// It is there but can't be read; the system says why.
    Unreadable(String),
}

impl fmt::Display for FileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => f.write_str("there is no such file"),
            Self::Unreadable(why) => write!(f, "the file can't be read: {why}"),
        }
    }
}

/// Reads a theme. The texts in which there may be faults go to `sources`: of drawings those that have some.
///
/// # Errors
///
/// Every fault of every file of the folder, in the order of the files.
pub fn theme(files: &dyn ThemeFiles, sources: &mut Sources) -> Result<Theme, Vec<Diagnostic>> {
    whole_or_bare(files, sources, true)
}

/// Reads the colours and the words of a theme, and of its drawings the symbols of diagrams: all other slots are empty,
/// unless symbols that the theme leaves out are made of them. For diagrams, which need no more.
///
/// # Errors
///
/// Every fault of the files that are read.
pub fn bare_theme(files: &dyn ThemeFiles, sources: &mut Sources) -> Result<Theme, Vec<Diagnostic>> {
    whole_or_bare(files, sources, false)
}

fn whole_or_bare(
    files: &dyn ThemeFiles,
    sources: &mut Sources,
    whole: bool,
) -> Result<Theme, Vec<Diagnostic>> {
    let file = files.name("theme.toml");
    let source = text(files, "theme.toml", sources).map_err(|fault| vec![fault])?;
    let (report, table) = Report::parse(&file, &source);
    let mut others = Vec::new();
    let root = FileSection::root(&table, &report);
    // The name is for people who read the file; sets take their title from the words.
    let name = root.text("name", "name = \"Jorvik\"");
    let palette = root.needed_section("palette").and_then(|section| palette(section, &report));
    let look = if whole {
        look(files, root, &report, sources, &mut others)
    } else {
        // Nobody asks for the other sections, which may say anything.
        let art = root.section("art");
        let symbols = art.and_then(|section| {
            let mut drawings =
                Drawings { files, report: &report, sources: &mut *sources, faults: &mut others };
            drawings.symbols(&section)
        });
        match symbols {
            Some(art) => Some(ThemeLook { art, ..ThemeLook::default() }),
            None => look(files, root, &report, sources, &mut others),
        }
    };
    let words = all_words(files, sources, &mut others);
    let mut faults = report.finish();
    faults.append(&mut others);
    match (name, palette, look) {
        (Some(_), Some(palette), Some(ThemeLook { art, board, inks })) if faults.is_empty() => {
            Ok(Theme { id: files.id(), palette, art: art.filled(&palette), board, words, inks, drawn: None })
        }
        _ => Err(faults),
    }
}

/// What is drawn of a theme, and how it is used.
#[derive(Default)]
struct ThemeLook {
    art: Artwork,
    board: BoardStyle,
    inks: [Spelled; 3],
}

/// The drawings, and the sections that speak of them.
fn look(
    files: &dyn ThemeFiles,
    root: FileSection<'_>,
    report: &Report<'_>,
    sources: &mut Sources,
    others: &mut Vec<Diagnostic>,
) -> Option<ThemeLook> {
    let art = root.needed_section("art");
    let board = root.section("board").map(board).unwrap_or_default();
    let inks = root.section("ink");
    root.finish();
    let art = art.and_then(|section| {
        let mut drawings = Drawings { files, report, sources: &mut *sources, faults: &mut *others };
        drawings.all(section)
    });
    let colors: Option<Vec<Color>> = art.as_ref().map(|art| art.all().flat_map(|art| colors(art)).collect());
    let inks = inks.map(|section| {
        let drawings = Drawings { files, report, sources: &mut *sources, faults: &mut *others };
        inks::all(section, drawings, colors.as_deref())
    });
    Some(ThemeLook { art: art?, board, inks: inks.unwrap_or_default() })
}

/// How the drawings of squares are used; what is not said is as usual.
fn board(section: FileSection<'_>) -> BoardStyle {
    let starts = section
        .optional("starting-squares")
        .and_then(|value| section.choose("starting-squares", value, &Starts::ALL, Starts::name));
    let turning = section
        .optional("turned-by")
        .and_then(|value| section.choose("turned-by", value, &Turning::ALL, Turning::name));
    section.finish();
    BoardStyle { starts: starts.unwrap_or_default(), turning: turning.unwrap_or_default() }
}

/// A file as text, which goes to `sources` too.
fn text(files: &dyn ThemeFiles, file: &str, sources: &mut Sources) -> Result<String, Diagnostic> {
    let name = files.name(file);
    let bytes = files.read(file).map_err(|fault| {
        Diagnostic::error(&name, fault.to_string())
            .help("a theme is a folder with theme.toml, the drawings it names, and en.ftl")
    })?;
    let text = decode(&name, &bytes)?;
    sources.add(name, text);
    Ok(text.to_owned())
}

/// The words of all languages, as [`words`] has them.
fn all_words(
    files: &dyn ThemeFiles,
    sources: &mut Sources,
    faults: &mut Vec<Diagnostic>,
) -> Vec<(String, String, String)> {
    let languages = Language::ALL.into_iter();
    languages.filter_map(|language| words(files, language.tag(), sources, faults)).collect()
}

/// The words of a language: its tag, the file's name and the text.
fn words(
    files: &dyn ThemeFiles,
    language: &str,
    sources: &mut Sources,
    faults: &mut Vec<Diagnostic>,
) -> Option<(String, String, String)> {
    let file = format!("{language}.ftl");
    match text(files, &file, sources) {
        Ok(text) => Some((language.to_owned(), files.name(&file), text)),
        Err(fault) => {
            faults.push(fault);
            None
        }
    }
}

/// Reads a text as a colour; one that isn't is a fault of its line, in the words of `key`.
fn color(text: Text, key: &str, report: &Report<'_>) -> Option<Color> {
    let color = text.value.parse::<Color>();
    if let Err(fault) = &color {
        report.error(text.span, fault.to_string(), format!("write {key} = \"#8b2e1f\" or another colour"));
    }
    color.ok()
}

/// A colour that may be left out.
fn maybe_color(section: &FileSection<'_>, key: &'static str, report: &Report<'_>) -> Option<Color> {
    let value = section.optional(key)?;
    color(Text { value: read_value(value, key, report)?, span: value.span() }, key, report)
}

fn palette(section: FileSection<'_>, report: &Report<'_>) -> Option<Palette> {
    let palette = Palette::said(|Swatch { key, or, .. }| match or {
        Some(_) => maybe_color(&section, key, report),
        None => color(section.text(key, &format!("{key} = \"#8b2e1f\""))?, key, report),
    });
    section.finish();
    palette
}
