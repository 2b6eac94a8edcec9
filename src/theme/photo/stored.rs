//! A picture as its file stores it, before it is turned, cut and given the colours of the page.

use image::metadata::Orientation;

/// Pixels as a file has them, a byte for each part.
#[derive(Clone, Debug)]
pub(super) struct StoredPhoto {
    /// Number of pixels in a row, and number of rows.
    pub(super) size: [usize; 2],
    /// Number of parts of a pixel: 1 for grey, 3 for red, green and blue; one more for opacity.
    pub(super) parts: usize,
    pub(super) bytes: Vec<u8>,
    /// Orientation by which it is turned upright.
    pub(super) orientation: Orientation,
    /// ICC profile of its colours; `None`: they are sRGB.
    pub(super) profile: Option<Vec<u8>>,
    /// Whether the mark of its end is missing, so that a little may be lost.
    pub(super) is_cut_off: bool,
}

impl StoredPhoto {
    /// Returns whether the pixels have opacity.
    pub(super) const fn has_alpha(&self) -> bool {
        self.parts.is_multiple_of(2)
    }

    /// Returns how many parts of a pixel are colour.
    pub(super) const fn colors(&self) -> usize {
        if self.has_alpha() { self.parts - 1 } else { self.parts }
    }
}
