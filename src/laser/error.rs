//! Errors that keep a set from being cut by laser.

use crate::field::{Field, Names};
use crate::game::Cut;
use crate::scene::Size;
use crate::text::TextError;
use crate::units::Length;
use std::fmt;

/// Reason why there is nothing to give to a laser cutter.
#[derive(Clone, Debug, PartialEq)]
pub enum LaserError {
    /// A part is larger than the bed.
    TooLarge {
        /// Name of the part.
        what: &'static str,
        /// Its width and height in millimetres, with the kerf.
        size: Size,
        /// Width and height of the bed in millimetres.
        bed: Size,
    },
    /// The cut that was asked for has parts that are larger than the bed.
    Cut {
        /// The cut.
        cut: Cut,
        /// Side of a square.
        cell: Length,
        /// The bed, in millimetres.
        bed: Size,
    },
    /// The bed has no room for the frame that is asked for around the squares.
    Frame {
        /// The frame.
        frame: Length,
        /// The widest frame that fits, in half millimetres.
        most: Length,
        /// The bed, in millimetres.
        bed: Size,
    },
    /// Plates of this thickness can't be joined to a box, or not with this kerf.
    NoJoint {
        /// Thickness of the plates.
        thickness: Length,
        /// The kerf.
        kerf: Length,
    },
    /// A part of the box is larger than the bed, whatever its shape.
    BoxTooLarge {
        /// Name of the part.
        what: &'static str,
        /// Its width and height in millimetres, with the kerf.
        size: Size,
        /// Width and height of the bed in millimetres.
        bed: Size,
        /// The smallest bed that has room for it, in whole millimetres.
        needed: Size,
    },
    /// There is nothing to put into the box.
    EmptyBox,
    /// Neither board nor pieces are asked for.
    Empty,
    /// A number on the test coupon can't be set.
    Text(TextError),
}

impl fmt::Display for LaserError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(&Field::plain))
    }
}

impl LaserError {
    /// Returns the field of the request that the error is about. `None`: it is not about a single one.
    #[must_use]
    pub const fn field(&self) -> Option<Field> {
        match self {
            Self::TooLarge { .. } | Self::BoxTooLarge { .. } => Some(Field::Bed),
            Self::NoJoint { .. } => Some(Field::Thickness),
            Self::Cut { .. } => Some(Field::Cut),
            Self::Frame { .. } => Some(Field::Frame),
            Self::Empty | Self::EmptyBox => Some(Field::Parts),
            Self::Text(_) => None,
        }
    }

    /// Returns a short name of the message.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            Self::TooLarge { .. } => "part-too-large-for-bed",
            Self::Cut { .. } => "cut-too-large-for-bed",
            Self::Frame { .. } => "frame-too-wide-for-bed",
            Self::NoJoint { .. } => "no-joint",
            Self::BoxTooLarge { .. } => "box-too-large-for-bed",
            Self::EmptyBox => "nothing-for-the-box",
            Self::Empty => "nothing-to-cut",
            Self::Text(_) => "laser-text",
        }
    }

    /// Returns the message, with the fields of the request as they are called where it is read.
    #[must_use]
    pub fn say(&self, names: Names<'_>) -> String {
        let room = |bed: &Size| {
            let [width, height] = [bed.width, bed.height].map(|side| side - 2.0 * super::MARGIN);
            format!(
                "the laser's bed of {} x {} mm, which has room for {width} x {height} mm",
                bed.width, bed.height
            )
        };
        let part = |what: &str, size: &Size| format!("{what} of {:.1} x {:.1} mm", size.width, size.height);
        let larger = names(Field::Bed);
        match self {
            Self::TooLarge { what, size, bed } => {
                format!("{} does not fit {}: name a larger {larger}", part(what, size), room(bed))
            }
            Self::Cut { cut, cell, bed } => format!(
                "with squares of {cell} the cut `{}` has parts that do not fit {}: leave out {}, or name a larger {larger}",
                cut.name(),
                room(bed),
                names(Field::Cut)
            ),
            Self::Frame { frame, most, bed } => format!(
                "with a frame of {frame} the board does not fit the laser's bed of {} x {} mm: choose a {} of {most} or \
                 less, or name a larger {larger}",
                bed.width,
                bed.height,
                names(Field::Frame)
            ),
            Self::NoJoint { thickness, kerf } => {
                let share = super::plates::MOST_KERF;
                match super::plates::joinable(*thickness) {
                    Err(why) => why.text().to_owned(),
                    Ok(_) => format!(
                        "in plates of {thickness} a kerf of {kerf} leaves no joint: a slot is as narrow as the plate is thick, and \
                         its two cuts would lie {:.1} mm apart; give a {} of {:.1} mm or less, or a {} of {:.1} mm or more",
                        thickness.to_mm() - kerf.to_mm(),
                        names(Field::Kerf),
                        (thickness.to_mm() * share * 10.0 + 1e-6).floor() / 10.0,
                        names(Field::Thickness),
                        (kerf.to_mm() / share * 10.0 - 1e-6).ceil() / 10.0,
                    ),
                }
            }
            Self::BoxTooLarge { what, size, bed, needed } => format!(
                "{} does not fit {}: name a {larger} of {} x {} mm or more",
                part(what, size),
                room(bed),
                needed.width,
                needed.height
            ),
            Self::EmptyBox => format!(
                "the box would be empty: pieces and cards are what it holds, so name one of them with {}, or leave out {}",
                names(Field::Parts),
                names(Field::Thickness)
            ),
            Self::Empty => format!(
                "there is nothing to cut by laser: board and pieces are what it cuts, so name one of them with {}",
                names(Field::Parts)
            ),
            Self::Text(error) => error.to_string(),
        }
    }
}

impl std::error::Error for LaserError {}

impl From<TextError> for LaserError {
    fn from(error: TextError) -> Self {
        Self::Text(error)
    }
}
