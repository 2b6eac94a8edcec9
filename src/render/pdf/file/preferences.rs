//! How to print: entries that krilla has no words for.
//!
//! krilla already gives the catalog a `ViewerPreferences` dictionary, as PDF/UA asks for `DisplayDocTitle`. The new entries go
//! into that.

use super::written::{entry, place};
use crate::render::RenderError;
use crate::scene::Flip;

/// The catalog with the print settings: no scaling, and how to use the two sides.
///
/// # Errors
/// If it has no viewer preferences, or such that can't be added to.
pub(super) fn add(catalog: &[u8], duplex: Option<Flip>) -> Result<Vec<u8>, RenderError> {
    let end = preferences(catalog).ok_or(RenderError::Layout("viewer preferences"))?;
    let duplex = match duplex {
        None => "Simplex",
        Some(Flip::LongEdge) => "DuplexFlipLongEdge",
        Some(Flip::ShortEdge) => "DuplexFlipShortEdge",
    };
    let entries = format!("/PrintScaling/None/Duplex/{duplex}/PickTrayByPDFSize true");
    Ok([&catalog[..end], entries.as_bytes(), &catalog[end..]].concat())
}

/// Where the viewer preferences end: the offset of their `>>`.
fn preferences(catalog: &[u8]) -> Option<usize> {
    let held = place(catalog, b"/ViewerPreferences")?;
    let entries = catalog[held.clone()].strip_prefix(b"<<")?.strip_suffix(b">>")?;
    // Never a second entry of the same name.
    let keys = [&b"/PrintScaling"[..], b"/Duplex", b"/PickTrayByPDFSize"];
    keys.iter().all(|key| entry(entries, key).is_none()).then_some(held.end - 2)
}
