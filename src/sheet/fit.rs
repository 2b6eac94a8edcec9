//! The measures of the board and of its pieces: what the user asked for, or what the paper allows.

use super::cut::parts;
use super::{Settings, SheetError, labels, place};
use crate::game::{Cut, Variant};
use crate::units::Length;

/// Side of a square unless another is asked for.
pub const CELL: Length = Length::mm(25.0);
/// Diameter of the king's disc unless another is asked for.
pub const KING_DISC: Length = Length::mm(25.0);
/// Diameter of the other discs unless another is asked for.
pub const PIECE_DISC: Length = Length::mm(19.0);

/// The measures that a kit is made with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measures {
    /// The cut of the board.
    pub cut: Cut,
    /// Side of a square.
    pub cell: Length,
    /// Diameter of the king's disc.
    pub king_disc: Length,
    /// Diameter of the other discs.
    pub piece_disc: Length,
}

/// Settles the measures.
///
/// # Errors
/// If the cut that was asked for can't be printed on the paper, or the discs are too large for the squares.
pub fn fit(settings: &Settings, variant: &Variant) -> Result<Measures, SheetError> {
    let cell = settings.cell.unwrap_or(CELL);
    let king_disc = settings.king_disc.unwrap_or(KING_DISC);
    let piece_disc = settings.piece_disc.unwrap_or(PIECE_DISC);
    let (king_disc, piece_disc) = labels::discs(settings, cell, (king_disc, piece_disc))?;
    let both = (king_disc + piece_disc) / 2.0;
    if !piece_disc.fits(cell) || !both.fits(cell) || !piece_disc.fits(king_disc) {
        return Err(SheetError::DiscsTouch { king: king_disc, piece: piece_disc, cell });
    }
    let size = variant.setup.board.size();
    let fits = |columns, rows| place::fits_alone(settings, cell, columns, rows);
    let liked = settings.cut.map_or_else(|| variant.cuts.clone(), |cut| vec![cut]);
    let cut = liked
        .into_iter()
        .chain([Cut::Grid])
        .find(|&cut| parts(cut, size, fits).is_some())
        .ok_or(SheetError::NoCutFits { cell, paper: settings.paper })?;
    Ok(Measures { cut, cell, king_disc, piece_disc })
}
