//! Pages on which a print shop prints the whole board.

use super::{POSTER_FRAME, Settings};
use crate::scene::Size;
use crate::units::Length;

/// A page for the whole board, for a print shop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Poster {
    /// 594 x 841 mm (ISO 216).
    A1,
    /// 420 x 594 mm (ISO 216).
    A2,
    /// As large as the board and its bleed.
    Exact,
}

impl Poster {
    /// Returns its word on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::A1 => "a1",
            Self::A2 => "a2",
            Self::Exact => "exact",
        }
    }

    /// Returns width and height of its page in millimetres. `None`: it is as large as the board.
    pub(crate) const fn page(self) -> Option<Size> {
        match self {
            Self::A1 => Some(Size::new(594.0, 841.0)),
            Self::A2 => Some(Size::new(420.0, 594.0)),
            Self::Exact => None,
        }
    }

    /// Returns the longest side of a board with its frame on it. `None`: there is no limit.
    pub(crate) fn room(self, settings: &Settings) -> Option<Length> {
        let white = (settings.margin + settings.bleed) * 2.0;
        self.page().map(|page| Length::mm(page.width) - white)
    }

    /// Returns the frame around squares that are `squares` wide together: the requested one, or as wide as there is room for.
    pub(crate) fn frame(self, settings: &Settings, squares: Length) -> Length {
        let free = self.room(settings).map_or(POSTER_FRAME, |room| ((room - squares) / 2.0).down_to_halves());
        settings.frame.unwrap_or_else(|| free.min(POSTER_FRAME).max(Length::ZERO))
    }
}
