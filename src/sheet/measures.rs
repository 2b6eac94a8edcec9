//! The measures of the board and of its pieces, and the usual and the least ones.

use crate::game::Cut;
use crate::units::Length;

/// The measures that a kit is made with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measures {
    /// The cut of the board; whole if no board is cut.
    pub cut: Cut,
    /// Side of a square.
    pub cell: Length,
    /// Diameter of the king's disc.
    pub king_disc: Length,
    /// Diameter of the other discs.
    pub piece_disc: Length,
}

/// Side of a square unless another is asked for.
pub(crate) const CELL: Length = Length::mm(25.0);
/// Diameter of the king's disc unless another is asked for.
pub(crate) const KING_DISC: Length = Length::mm(25.0);
/// Diameter of the other discs unless another is asked for.
pub(crate) const PIECE_DISC: Length = Length::mm(19.0);

/// The least side of a square: pieces for smaller ones can't be told apart or gripped.
pub(crate) const LEAST_CELL: Length = Length::mm(10.0);
/// The least diameter of a disc that can be cut out.
pub(crate) const LEAST_DISC: Length = Length::mm(8.0);
