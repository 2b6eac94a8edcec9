//! Reads the drawings of a theme: the files that its slots name.

use std::ops::Range;
use std::sync::Arc;

use super::misnamed;
use super::needed::Needed;
use super::seen::shows_something;
use super::{FileFault, ThemeFiles};
use crate::diag::{Diagnostic, Sources};
use crate::format::file::{FileSection, Report, Text, decode};
use crate::keyed::keyed;
use crate::scene::Art;
use crate::theme::ink::colors;
use crate::theme::photo::{self, PhotoAlbum, PhotoFault, ReadPhoto};
use crate::theme::svg::DrawnTogether;
use crate::theme::{Artwork, Group, Ink, Palette, Slot, SlotRoom, svg};

/// Order in which the drawings for an ink are read, and in which messages name their slots.
const OF_INK: [Group; Group::ALL.len()] = [
    Group::Pieces,
    Group::Backs,
    Group::Squares,
    Group::Pages,
    Group::Edges,
    Group::Frame,
    Group::Roads,
    Group::Symbols,
];

/// Reader of the drawings that `[art]` names.
pub(super) struct Drawings<'a> {
    pub(super) files: &'a dyn ThemeFiles,
    pub(super) report: &'a Report<'a>,
    pub(super) sources: &'a mut Sources,
    pub(super) faults: &'a mut Vec<Diagnostic>,
    /// Drawings to read. `None`: all.
    pub(super) needed: Option<&'a Needed>,
    /// Drawings read so far.
    pub(super) drawn: DrawnTogether,
    /// Photographs read so far.
    pub(super) album: PhotoAlbum,
    /// Colours of the theme, which surround a photograph.
    pub(super) palette: Palette,
}

impl Drawings<'_> {
    /// Reads the drawings that a theme names. A slot that is left out or faulty (faults are reported) is empty. With
    /// `complete`, for a theme that extends none, the needed slots must be there.
    pub(super) fn all(&mut self, section: FileSection<'_>, complete: bool) -> Artwork {
        let art = Artwork::from_fn(|slot| {
            let names = names(&section, slot, complete && slot.is_needed());
            if self.needed.is_some_and(|needed| !needed.slot(slot)) {
                return Vec::new();
            }
            drawn(names, |text| self.draw_in(slot, text))
        });
        section.finish();
        art
    }

    /// Reads only the symbols of diagrams. `None`: the theme lacks some, and diagrams need the drawings that symbols are made of.
    pub(super) fn symbols(&mut self, section: &FileSection<'_>) -> Option<Artwork> {
        let is_symbol = |slot: Slot| slot.group() == Group::Symbols;
        if !Slot::ALL
            .into_iter()
            .filter(|slot| is_symbol(*slot))
            .all(|slot| section.optional(slot.key()).is_some())
        {
            return None;
        }
        Some(self.said_symbols(section))
    }

    /// Reads those symbols of diagrams that a section names.
    pub(super) fn said_symbols(&mut self, section: &FileSection<'_>) -> Artwork {
        Artwork::from_fn(|slot| {
            if slot.group() != Group::Symbols {
                return Vec::new();
            }
            drawn(names(section, slot, false), |text| self.draw_in(slot, text))
        })
    }

    /// Reads the drawings for one ink, which may use only its colours. Every slot may stay empty.
    pub(super) fn of_ink(&mut self, section: FileSection<'_>, ink: Ink) -> Artwork {
        let mut art = Artwork::default();
        if self.needed.is_some_and(|needed| !needed.inks.contains(&ink)) {
            return art;
        }
        let of = |group| Slot::ALL.into_iter().filter(move |slot| slot.group() == group);
        for slot in OF_INK.into_iter().flat_map(of) {
            art[slot] = drawn(names(&section, slot, false), |text| self.draw_for(Some(slot), text, ink));
        }
        section.finish();
        art
    }

    /// Reads a drawing for an ink, which may use only its colours.
    pub(super) fn draw_for(&mut self, slot: Option<Slot>, text: &Text, ink: Ink) -> Option<Arc<Art>> {
        let art = self.draw(slot, text)?;
        let tinted = colors(&art).into_iter().find(|color| ink == Ink::Grey && !color.is_grey());
        if let Some(color) = tinted {
            let message = keyed!("drawing-not-grey", file = text.value, color);
            let help = keyed!("draw-in-greys");
            self.report.error(text.span.clone(), message, help);
        }
        Some(art)
    }

    /// Reads a drawing for a slot, or a photograph in its place.
    fn draw_in(&mut self, slot: Slot, text: &Text) -> Option<Arc<Art>> {
        let bytes = self.bytes(text)?;
        if photo::is_photo(&bytes) || photo::is_called_photo(&text.value, &bytes) {
            return self.photograph(slot, text, &bytes);
        }
        let art = self.lower(Some(slot), text, &bytes)?;
        if slot.must_be_seen() && !shows_something(&art) {
            let message = keyed!("drawing-empty");
            let help = keyed!("paint-shapes-or-fit-page");
            let name = self.files.name(&text.value);
            if let Ok(source) = decode(&name, &bytes) {
                self.sources.add(&name, source);
            }
            self.faults.push(Diagnostic::error(name, message).at(0..0).help(help));
            return None;
        }
        Some(art)
    }

    /// Reads a photograph in the place of a slot's drawing.
    fn photograph(&mut self, slot: Slot, text: &Text, bytes: &[u8]) -> Option<Arc<Art>> {
        let file = text.value.as_str();
        let Some(shape) = slot.photo() else {
            let takes: Vec<_> =
                Slot::ALL.into_iter().filter(|slot| slot.takes_photograph()).map(Slot::key).collect();
            let message = keyed!("picture-for-a-drawing", file, slot = slot.key());
            let help = keyed!("name-an-svg-file", slots = takes.join(", "));
            return self.report.refuse(text.span.clone(), message, help);
        };
        match self.album.read(bytes, shape) {
            Ok(ReadPhoto { picture, warning }) => {
                if let Some(PhotoFault { message, help }) = warning {
                    self.report.warning(text.span.clone(), message, help);
                }
                Some(Arc::new(photo::drawing(slot, &picture, &self.palette)))
            }
            Err(PhotoFault { message, help }) => {
                let fault = Diagnostic::error(self.files.name(file), message).help(help);
                // The same photograph may be named twice.
                if !self.faults.contains(&fault) {
                    self.faults.push(fault);
                }
                None
            }
        }
    }

    /// Reads a drawing; its text goes to `sources` if it has a fault to show. A missing file is a fault of the line
    /// that names it; other faults have their place in the drawing.
    pub(super) fn draw(&mut self, slot: Option<Slot>, text: &Text) -> Option<Arc<Art>> {
        let bytes = self.bytes(text)?;
        self.lower(slot, text, &bytes)
    }

    /// Returns the bytes of a drawing's file.
    fn bytes(&self, text: &Text) -> Option<Vec<u8>> {
        let file = text.value.as_str();
        // A theme is one folder, so that it works wherever it is put.
        if file.contains(['/', '\\']) || file.starts_with('.') {
            let message = keyed!("file-outside-folder", file);
            let help = keyed!("put-drawing-into-folder");
            return self.report.refuse(text.span.clone(), message, help);
        }
        if self.drawn.is_full() {
            return None;
        }
        let read = self.files.read(file).map_err(|fault| {
            let message = match &fault {
                FileFault::Missing => {
                    keyed!("drawing-missing", file)
                }
                FileFault::Unreadable(why) => {
                    keyed!("drawing-unreadable", file, why)
                }
            };
            let meant = misnamed::help(file, &self.files.names()).filter(|_| fault == FileFault::Missing);
            let help = meant.unwrap_or_else(|| keyed!("put-drawing-there", name = self.files.name(file)));
            self.report.error(text.span.clone(), message, help);
        });
        read.ok()
    }

    /// Turns the bytes of a file into a drawing; in the shape of a square, if its slot is for one.
    fn lower(&mut self, slot: Option<Slot>, text: &Text, bytes: &[u8]) -> Option<Arc<Art>> {
        let file = text.value.as_str();
        let name = self.files.name(file);
        let source = decode(&name, bytes).map_err(|fault| self.faults.push(fault)).ok()?;
        let is_square = slot.is_some_and(Slot::is_square);
        let read = if is_square { svg::lower_into_square } else { svg::lower };
        match read(&name, source).map_err(|faults| told(source, faults)) {
            // The drawing's text is not needed any more.
            Ok(art) => {
                if let Some(message) = self.drawn.add(&art, file) {
                    let help = keyed!("simplify-or-fewer-drawings");
                    return self.report.refuse(text.span.clone(), message, help);
                }
                Some(Arc::new(art))
            }
            // The file is named twice; its faults have been reported.
            Err(_) if self.sources.get(&name).is_some() => None,
            Err(faults) => {
                self.sources.add(&name, source);
                self.faults.extend(faults);
                None
            }
        }
    }
}

/// Returns the files that a slot names; empty if the slot is left out or faulty.
fn names(section: &FileSection<'_>, slot: Slot, needed: bool) -> Vec<Text> {
    let key = slot.key();
    let value = section.optional(key);
    let is_list = value.is_some_and(|value| value.value.is_array());
    let names = match slot.room() {
        SlotRoom::Several => several(section, key),
        SlotRoom::OneOrSeveral if is_list => several(section, key),
        _ if needed => section.text(key, &format!("{key} = \"{key}.svg\"")).map(|text| vec![text]),
        _ => section.maybe_text(key).map(|text| vec![text]),
    };
    names.unwrap_or_default()
}

/// Returns the files in a slot for one or more drawings, which may stay empty.
pub(super) fn several(section: &FileSection<'_>, key: &'static str) -> Option<Vec<Text>> {
    let value = section.optional(key)?;
    let texts = value.texts()?;
    if texts.is_empty() {
        let help = keyed!("name-a-drawing", key);
        let message = keyed!("no-drawing-named", key);
        value.report.missing(value.span, message, help);
        return None;
    }
    Some(texts)
}

/// Reads a drawing of a theme, an SVG file. The book lists what it may use of SVG.
///
/// # Errors
///
/// Everything in the drawing that the program can't print, each with its place.
pub fn drawing(file: &str, source: &str) -> Result<Art, Vec<Diagnostic>> {
    svg::lower(file, source).map_err(|faults| told(source, faults))
}

/// Turns the faults of a drawing into diagnostics, each with its place.
fn told(source: &str, faults: Vec<svg::SvgFault>) -> Vec<Diagnostic> {
    let told = |fault: svg::SvgFault| Diagnostic {
        file: fault.file,
        span: fault.place.map(|(line, column)| place(source, line, column)),
        message: fault.message,
        help: Some(fault.help),
        severity: crate::diag::Severity::Error,
    };
    faults.into_iter().map(told).collect()
}

/// Reads the drawings of a slot: returns all that are named, or none if one is faulty.
fn drawn(names: Vec<Text>, mut draw: impl FnMut(&Text) -> Option<Arc<Art>>) -> Vec<Arc<Art>> {
    // All are read before any is found missing, so that the faults of all are reported.
    let drawn: Vec<Option<Arc<Art>>> = names.into_iter().map(|text| draw(&text)).collect();
    drawn.into_iter().collect::<Option<_>>().unwrap_or_default()
}

/// Returns the place, in bytes, of the character at a line and column, both counted from 1.
fn place(source: &str, line: u32, column: u32) -> Range<usize> {
    let mut rest = 1..line;
    let start = source.match_indices('\n').map(|(at, _)| at + 1).nth(rest.len().wrapping_sub(1));
    let start = if rest.next().is_none() { 0 } else { start.unwrap_or(source.len()) };
    let text = &source[start..];
    let at =
        text.char_indices().nth(column.saturating_sub(1) as usize).map_or(source.len(), |(at, _)| start + at);
    at..at + source[at..].chars().next().map_or(0, char::len_utf8)
}
