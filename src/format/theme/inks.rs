//! Reads settings for inks, of a theme or of its look for one game: `[ink.low]`, `[ink.outline]` and `[ink.grey]`.

use super::drawings::Drawings;
use super::{color, maybe_color};
use crate::format::file::FileSection;
use crate::keyed::{KeyedMessage, keyed};
use crate::scene::Color;
use crate::theme::ink::{Fate, Recolour, Spelled};
use crate::theme::{Ink, Palette, Swatch};

/// Key of the section with a section for each ink.
pub(in crate::format) const INK: &str = "ink";
/// Word for a colour that is not painted in an ink.
pub(in crate::format) const NONE: &str = "none";

/// Reads the section of the inks, whose name is `head`. `drawn` are the colours of the drawings, if they could be read.
pub(super) fn all(
    section: FileSection<'_>,
    head: &str,
    drawings: &mut Drawings<'_>,
    drawn: Option<&[Color]>,
) -> [Spelled; 3] {
    let spelled = Ink::SPARING.map(|ink| {
        let head = format!("{head}.{}", ink.name());
        let inner = inner(&section, ink.name(), &head);
        inner.map(|inner| one(inner, (ink, &head), drawings, drawn)).unwrap_or_default()
    });
    section.finish();
    spelled
}

fn one(
    section: FileSection<'_>,
    (ink, head): (Ink, &str),
    drawings: &mut Drawings<'_>,
    drawn: Option<&[Color]>,
) -> Spelled {
    let named = |key: &str| format!("{head}.{key}");
    let palette = Palette::SWATCHES.into_iter().filter_map(|Swatch { key, .. }| {
        let color = maybe_color(&section, key)?;
        if !keeps(ink, color) {
            section.optional(key)?.fault(no_grey(color), write_grey());
        }
        Some((key, color))
    });
    let palette = palette.collect();
    let art = inner(&section, "art", &named("art"));
    let art = art.map(|inner| drawings.of_ink(inner, ink)).unwrap_or_default();
    let recolour = inner(&section, "recolour", &named("recolour"));
    let recolour = recolour.map(|inner| recolours(&inner, ink, drawn)).unwrap_or_default();
    section.finish();
    Spelled { palette, art, recolour }
}

/// Returns a section of that name within another, which may be left out.
fn inner<'t>(section: &FileSection<'t>, key: &'static str, name: &str) -> Option<FileSection<'t>> {
    FileSection::headed(&section.optional(key)?, &format!("[{name}]"))
}

/// Reads which colours of the drawings become other colours in an ink.
fn recolours(section: &FileSection<'_>, ink: Ink, drawn: Option<&[Color]>) -> Recolour {
    let report = section.report;
    let pairs = section.pairs().filter_map(|(key, value)| {
        let from = key.value.parse::<Color>();
        let from = from
            .map_err(|fault| {
                let help = keyed!("recolour-from-to");
                report.error(key.span.clone(), fault.message(), help);
            })
            .ok()?;
        if drawn.is_some_and(|drawn| !drawn.contains(&from)) {
            let message = keyed!("colour-not-drawn", from);
            let help = keyed!("correct-the-colour");
            report.error(key.span, message, help);
        }
        let text = value.text()?;
        if text.value == NONE {
            return Some((from, Fate::Unpainted));
        }
        let to = color(text, &format!("\"{from}\""), report)?;
        if !keeps(ink, to) {
            value.fault(no_grey(to), write_grey());
        }
        Some((from, Fate::Becomes(to)))
    });
    Recolour(pairs.collect())
}

/// Tells whether an ink may have a colour.
fn keeps(ink: Ink, color: Color) -> bool {
    ink != Ink::Grey || color.is_grey()
}

fn no_grey(color: Color) -> KeyedMessage {
    keyed!("colour-not-grey", color)
}

fn write_grey() -> KeyedMessage {
    keyed!("write-a-grey")
}
