//! What no output can place, refused in the same words by all of them.

use super::RenderError;
use crate::scene::{Affine, BezPath, Document, Page};

/// Returns a page of a document, counted from 0.
///
/// # Errors
/// If there is no such page, or its paper has no area.
pub(super) fn page(document: &Document, nth: usize) -> Result<&Page, RenderError> {
    let Some(page) = document.pages.get(nth) else {
        return Err(RenderError::Malformed(format!("there is no page {}", nth + 1)));
    };
    let (width, height) = (page.size.width, page.size.height);
    if width.is_finite() && height.is_finite() && width > 0.0 && height > 0.0 {
        Ok(page)
    } else {
        Err(RenderError::Malformed(format!("the paper of page {} has no area", nth + 1)))
    }
}

/// Refuses a transform that isn't finite.
pub(super) fn transform(transform: Affine) -> Result<Affine, RenderError> {
    if transform.is_finite() {
        Ok(transform)
    } else {
        Err(RenderError::Malformed(format!("something is moved by {:?}", transform.as_coeffs())))
    }
}

/// Refuses an outline that isn't finite.
pub(super) fn outline(path: &BezPath) -> Result<&BezPath, RenderError> {
    if path.is_finite() {
        Ok(path)
    } else {
        Err(RenderError::Malformed("an outline leads to infinity".to_owned()))
    }
}
