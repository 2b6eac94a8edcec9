//! Print settings: entries of the catalog that krilla can't write.
//!
//! krilla already gives the catalog a `ViewerPreferences` dictionary, as PDF/UA asks for `DisplayDocTitle`. The new entries go
//! into it.

use super::written::{entry, place};
use crate::render::RenderError;
use crate::scene::Flip;

/// Returns the catalog with the print settings: no scaling, and how to use the two sides.
///
/// # Errors
/// The catalog has no viewer preferences, or they can't be added to.
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

/// Returns the end of the viewer preferences: the offset of their `>>`.
fn preferences(catalog: &[u8]) -> Option<usize> {
    let held = place(catalog, b"/ViewerPreferences")?;
    let entries = catalog[held.clone()].strip_prefix(b"<<")?.strip_suffix(b">>")?;
    // Never write a second entry of the same name.
    let keys = [&b"/PrintScaling"[..], b"/Duplex", b"/PickTrayByPDFSize"];
    keys.iter().all(|key| entry(entries, key).is_none()).then_some(held.end - 2)
}
