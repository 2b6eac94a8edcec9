//! What sections of a theme's file say, and how much of them is read.

use super::layer::SaidColor;
use super::maybe_color;
use super::needed::Needed;
use crate::format::file::FileSection;
use crate::theme::{Palette, Slot, Swatch};
use std::ops::Range;

/// How much of a theme is read.
#[derive(Clone, Copy)]
pub(super) enum ReadDepth<'a> {
    /// Everything.
    Whole,
    /// Everything, but only the needed drawings.
    Needed(&'a Needed),
    /// Everything, but only the symbols of diagrams as drawings, if the theme has them all.
    Symbols,
    /// Name, colours and words; no drawings.
    Words,
}

/// Returns the places where a section names drawings.
pub(super) fn named(section: &FileSection<'_>, file: &str) -> Vec<(Slot, String, Range<usize>)> {
    let at = |slot: Slot| Some((slot, file.to_owned(), section.optional(slot.key())?.span));
    Slot::ALL.into_iter().filter_map(at).collect()
}

/// Reads the colours that a file sets. A theme that extends none must set the needed ones.
pub(super) fn palette(section: FileSection<'_>, file: &str, is_built_on: bool) -> Vec<SaidColor> {
    let said = Palette::SWATCHES.into_iter().filter_map(|Swatch { key, or, example, .. }| {
        if or.is_none() && !is_built_on {
            section.needed(key, &format!("{key} = \"{example}\""))?;
        }
        let color = maybe_color(&section, key)?;
        let span = section.optional(key)?.span;
        Some(SaidColor { key, color, file: file.to_owned(), span })
    });
    let said = said.collect();
    section.finish();
    said
}
