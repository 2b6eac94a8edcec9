//! A picture as its file stores it, before it is turned, cut and given the colours of the page.

use super::upright::Orientation;

/// Pixels as a file has them, a byte to a part.
#[derive(Clone, Debug)]
pub(super) struct StoredPhoto {
    /// Pixels in a row, and rows.
    pub(super) size: [usize; 2],
    /// Parts of a pixel: 1 grey, 3 red, green and blue; with one more, how much it hides.
    pub(super) parts: usize,
    pub(super) bytes: Vec<u8>,
    /// How it is turned to stand upright.
    pub(super) orientation: Orientation,
    /// The ICC profile of its colours; without one they are sRGB.
    pub(super) profile: Option<Vec<u8>>,
    /// Whether its end is not marked, so that a little may be missing.
    pub(super) is_cut_off: bool,
}

impl Default for StoredPhoto {
    fn default() -> Self {
        Self {
            size: [0, 0],
            parts: 3,
            bytes: Vec::new(),
            orientation: Orientation::AS_STORED,
            profile: None,
            is_cut_off: false,
        }
    }
}

impl StoredPhoto {
    /// Whether something may be seen through it.
    pub(super) const fn has_alpha(&self) -> bool {
        self.parts.is_multiple_of(2)
    }

    /// Parts of a pixel that are colour.
    pub(super) const fn colors(&self) -> usize {
        if self.has_alpha() { self.parts - 1 } else { self.parts }
    }
}
