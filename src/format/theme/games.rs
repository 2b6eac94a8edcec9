//! Reads the looks that a theme has for single games: `[game.tablut-9]` with colours, drawings and inks of its own, laid over
//! the theme as a theme is that extends it.

use super::drawings::Drawings;
use super::inks;
use super::layer::Layer;
use super::said::{ReadDepth, named, palette};
use crate::format::file::{FileSection, Text};
use crate::theme::Artwork;

/// Key of the section with a section for each game.
pub(in crate::format) const GAME: &str = "game";

/// Returns the sections of the games, each with the game's id.
pub(super) fn sections<'t>(root: &FileSection<'t>) -> Vec<(String, FileSection<'t>)> {
    let Some(all) = root.section(GAME) else { return Vec::new() };
    let one = |(id, entry): (Text, _)| {
        let section = FileSection::headed(&entry, &format!("[{GAME}.{}]", id.value))?;
        Some((id.value, section))
    };
    all.pairs().filter_map(one).collect()
}

/// Reads the look that a theme has for a game, with the game's id. `None`: it has none. Like `dressed`, it keeps its room of the
/// stack for itself.
#[inline(never)]
pub(super) fn meant(
    sections: Vec<(String, FileSection<'_>)>,
    game: Option<&str>,
    drawings: &mut Drawings<'_>,
    file: &str,
    depth: ReadDepth<'_>,
) -> Option<Box<(String, Layer)>> {
    let mut meant = None;
    for (id, section) in sections {
        let is_meant = game == Some(&id);
        // Faults of all are reported to whoever reads the whole theme.
        if is_meant || matches!(depth, ReadDepth::Whole) {
            let look = look(&id, section, drawings, file, depth);
            if is_meant {
                meant = Some(Box::new((id, look)));
            }
        }
    }
    meant
}

/// Reads what a theme says of its look for a game.
fn look(
    id: &str,
    section: FileSection<'_>,
    drawings: &mut Drawings<'_>,
    file: &str,
    depth: ReadDepth<'_>,
) -> Layer {
    let inner =
        |key: &'static str| FileSection::headed(&section.optional(key)?, &format!("[{GAME}.{id}.{key}]"));
    let palette = inner("palette").map(|section| palette(section, file, true));
    let art = inner("art");
    let drawn_at = art.as_ref().map(|section| named(section, file)).unwrap_or_default();
    let art = art.map(|section| match depth {
        ReadDepth::Words => Artwork::default(),
        ReadDepth::Symbols => drawings.said_symbols(&section),
        ReadDepth::Whole | ReadDepth::Needed(_) => drawings.all(section, false),
    });
    let ink = inner(inks::INK);
    let inks = ink.filter(|_| matches!(depth, ReadDepth::Whole | ReadDepth::Needed(_))).map(|section| {
        // The colours of the theme's drawings are not yet those that they have in this look, so none is refused.
        inks::all(section, &format!("{GAME}.{id}.{}", inks::INK), drawings, None)
    });
    section.finish();
    Layer {
        inks: inks.unwrap_or_default(),
        palette: palette.unwrap_or_default(),
        art: art.unwrap_or_default(),
        drawn_at,
        ..Layer::default()
    }
}
