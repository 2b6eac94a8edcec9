//! The measures of the board and of its pieces, and the usual and the least ones.

use super::class_sheet::ClassSheet;
use crate::game::{Cut, Piece};
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
    /// Layout of the sheet on which all of a set lies edge to edge. `None`: the kit has no sheet for a class.
    pub class: Option<ClassSheet>,
}

impl Measures {
    /// Returns the diameter of a piece's disc.
    #[must_use]
    pub const fn disc(&self, piece: Piece) -> Length {
        match piece {
            Piece::King => self.king_disc,
            Piece::Defender | Piece::Attacker | Piece::Commander | Piece::Knight => self.piece_disc,
        }
    }
}

/// Side of a square unless another is requested.
pub(super) const CELL: Length = Length::mm(25.0);
/// Diameter of the king's disc unless another is requested.
pub(super) const KING_DISC: Length = Length::mm(25.0);
/// Diameter of the other discs unless another is requested.
pub(super) const PIECE_DISC: Length = Length::mm(19.0);

/// The least side of a square: pieces for smaller ones can't be told apart or gripped.
pub(crate) const LEAST_CELL: Length = Length::mm(10.0);
/// The least diameter of a disc that can be cut out.
pub(super) const LEAST_DISC: Length = Length::mm(8.0);

/// Returns the greatest length up to `limit`, in steps of one `per_mm`th of a millimetre, for which `holds` is true. `None`: it
/// is false even for 0. If `holds` is true for a length, it must be true for all shorter ones.
pub(crate) fn most_of(per_mm: u32, limit: Length, mut holds: impl FnMut(Length) -> bool) -> Option<Length> {
    let length = |steps: u32| Length::mm(f64::from(steps) / f64::from(per_mm));
    let most = (limit.to_mm() * f64::from(per_mm) + 1e-6).floor() as u32;
    // `limit` itself fits most often, and saves the search.
    if holds(length(most)) {
        return Some(length(most));
    }
    let mut fails = most;
    let mut reached = None;
    let mut next = 0;
    while next < fails {
        if holds(length(next)) {
            reached = Some(next);
        } else {
            fails = next;
        }
        next = u32::midpoint(reached.unwrap_or(0), fails).max(reached.map_or(0, |steps| steps + 1));
    }
    reached.map(length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greatest_length_is_found() {
        for most in 0..=40 {
            let limit = Length::mm(f64::from(most) / 10.0);
            for steps in [0, 1, 5, 13, 40] {
                let length = Length::mm(f64::from(steps) / 10.0);
                let expected = if steps > most { limit } else { length };
                assert_eq!(most_of(10, limit, |tried| tried.fits(length)), Some(expected));
            }
            assert_eq!(most_of(10, limit, |_| false), None);
        }
    }
}
