//! Sheets of paper and the part of them that every printer reaches.

use crate::scene::{Rect, Size};
use crate::units::Length;
use std::fmt;

/// What no page of the kit paints on, along all four edges. Home printers leave 3.4 to 6.4 mm unprinted at the
/// sides; 5 mm is the least that is worth offering, and all that a pinwheel cut for Letter leaves.
pub const MARGIN: Length = Length::mm(5.0);

/// A size of paper, upright.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    /// 210 x 297 mm (ISO 216).
    A4,
    /// 8.5 x 11 in (ANSI A).
    Letter,
}

impl Paper {
    /// Every paper, in the order of the help text.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// The name on the command line and in file names.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }

    /// The name in a sentence.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::A4 => "A4",
            Self::Letter => "US Letter",
        }
    }

    /// Width of the upright sheet.
    #[must_use]
    pub const fn width(self) -> Length {
        match self {
            Self::A4 => Length::mm(210.0),
            Self::Letter => Length::inches(8.5),
        }
    }

    /// Height of the upright sheet.
    #[must_use]
    pub const fn height(self) -> Length {
        match self {
            Self::A4 => Length::mm(297.0),
            Self::Letter => Length::inches(11.0),
        }
    }

    /// Width and height of the upright sheet in millimetres.
    #[must_use]
    pub fn size(self) -> Size {
        Size::new(self.width().to_mm(), self.height().to_mm())
    }

    /// What may be painted on the upright sheet, in millimetres from its top left.
    #[must_use]
    pub fn printable(self) -> Rect {
        self.size().to_rect().inset(-MARGIN.to_mm())
    }
}

impl fmt::Display for Paper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.title())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letter_leaves_just_room_for_a_strip_of_eight_squares() {
        let room = Paper::Letter.printable();
        assert!(room.width() > 200.0 && room.width() < 206.0);
        assert!((room.x0 - 5.0).abs() < 1e-9);
    }
}
