//! Errors that keep a set from being cut by laser.

use crate::field::Field;
use crate::game::Cut;
use crate::keyed::{KeyedMessage, keyed, shown_by_message};
use crate::scene::Size;
use crate::text::TextError;
use crate::units::Length;

/// Reason why there is nothing to give to a laser cutter.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
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

    /// Returns the message.
    #[must_use]
    pub fn message(&self) -> KeyedMessage {
        let room = |bed: &Size| {
            let [width, height] = [bed.width, bed.height].map(|side| side - 2.0 * super::MARGIN);
            keyed!("room-of-bed", bed_width = bed.width, bed_height = bed.height, width, height)
        };
        let sides = |size: &Size| format!("{:.1} x {:.1} mm", size.width, size.height);
        match self {
            Self::TooLarge { what, size, bed } => {
                keyed!("part-too-large-for-bed", what, size = sides(size), room => room(bed))
            }
            Self::Cut { cut, cell, bed } => {
                keyed!("cut-too-large-for-bed", cell, cut = cut.name(), room => room(bed))
            }
            Self::Frame { frame, most, bed } => {
                keyed!("frame-too-wide-for-bed", frame, width = bed.width, height = bed.height, most)
            }
            Self::NoJoint { thickness, kerf } => {
                let share = super::plates::MOST_KERF;
                match super::plates::joinable(*thickness) {
                    Err(why) => why,
                    Ok(_) => keyed!(
                        "no-joint",
                        thickness,
                        kerf,
                        apart = format!("{:.1}", thickness.to_mm() - kerf.to_mm()),
                        most = format!("{:.1}", (thickness.to_mm() * share * 10.0 + 1e-6).floor() / 10.0),
                        least = format!("{:.1}", (kerf.to_mm() / share * 10.0 - 1e-6).ceil() / 10.0),
                    ),
                }
            }
            Self::BoxTooLarge { what, size, bed, needed } => keyed!(
                "box-too-large-for-bed",
                what,
                size = sides(size),
                room => room(bed),
                width = needed.width,
                height = needed.height
            ),
            Self::EmptyBox => keyed!("nothing-for-the-box"),
            Self::Empty => keyed!("nothing-to-cut"),
            Self::Text(error) => keyed!("laser-text", why = error),
        }
    }
}

shown_by_message!(LaserError);

impl std::error::Error for LaserError {}

impl From<TextError> for LaserError {
    fn from(error: TextError) -> Self {
        Self::Text(error)
    }
}
