//! How to print: entries that krilla has no words for.
//!
//! krilla already gives the catalog a `ViewerPreferences` dictionary, as PDF/UA asks for `DisplayDocTitle`. The new entries go
//! into that.

use super::written::find;
use crate::render::RenderError;
use crate::scene::Flip;

/// The catalog with the print settings: no scaling, and how to use the two sides.
///
/// # Errors
/// If it has no viewer preferences, or such that can't be added to.
pub(super) fn add(catalog: &[u8], duplex: Option<Flip>) -> Result<Vec<u8>, RenderError> {
    let place = preferences(catalog).ok_or(RenderError::Layout("viewer preferences"))?;
    let duplex = match duplex {
        None => "Simplex",
        Some(Flip::LongEdge) => "DuplexFlipLongEdge",
        Some(Flip::ShortEdge) => "DuplexFlipShortEdge",
    };
    let entries = format!("/PrintScaling/None/Duplex/{duplex}/PickTrayByPDFSize true");
    Ok([&catalog[..place], entries.as_bytes(), &catalog[place..]].concat())
}

/// Where the viewer preferences end: the offset of their `>>`. They contain no other dictionary.
fn preferences(catalog: &[u8]) -> Option<usize> {
    let word = b"/ViewerPreferences";
    let after = find(catalog, word)? + word.len();
    let inside = catalog.len() - catalog[after..].trim_ascii_start().strip_prefix(b"<<")?.len();
    let end = inside + find(&catalog[inside..], b">>")?;
    let held = &catalog[inside..end];
    // Never a second entry of the same name.
    let free = [&b"/PrintScaling"[..], b"/Duplex", b"/PickTrayByPDFSize"]
        .iter()
        .all(|key| find(held, key).is_none());
    (free && find(held, b"<").is_none()).then_some(end)
}
