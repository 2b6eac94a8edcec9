//! Contents of the box: its pieces, its cards and sheets, and the leaflet, folded once more; not the board.

use crate::explain::ExplainError;
use crate::layout::compose::Composer;
use crate::product::form::{Making, Product};
use crate::product::{board, leaflet, pieces};
use crate::scene::Size;

/// Thickness of a piece that is glued to card, in millimetres.
const PIECE: f64 = 1.5;
/// Thickness of a card that is folded, glued and laminated, or of a sheet, in millimetres.
const FLAT: f64 = 0.8;
/// Thickness of the leaflet, folded once more and not pressed flat, in millimetres.
const LEAFLET: f64 = 4.0;
/// Number of spare pieces that a set may have.
const SPARES: usize = 7;
/// Room above all contents, in millimetres.
const AIR: f64 = 1.5;

/// Contents that a box is made around.
#[derive(Clone, Debug, PartialEq)]
pub struct BoxContents {
    /// Things that lie flat in it, in millimetres.
    pub lying: Vec<Lying>,
    /// Sides of the pieces, spare ones counted, the largest first; in millimetres.
    pub pieces: Vec<f64>,
    /// Whether the leaflet lies in it.
    pub leaflet: bool,
    /// Whether the board comes in parts or in one, and so has a band; one for a print shop has none.
    pub band: bool,
}

/// Thing that lies flat in the box.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lying {
    /// Its longer side, in millimetres.
    pub long: f64,
    /// Its shorter side, in millimetres.
    pub short: f64,
    /// Its thickness, in millimetres.
    pub thick: f64,
}

impl Lying {
    fn of(size: Size, thick: f64) -> Self {
        Self { long: size.max_side(), short: size.min_side(), thick }
    }
}

impl BoxContents {
    /// Returns the contents, given the parts of a set as in [`Making::finished`], and the sizes of its inserts when they are
    /// folded.
    #[must_use]
    pub fn of(finished: &[(&str, Size)], inserts: &[Size]) -> Self {
        let of = |product: &'static Product| finished.iter().filter(move |(other, _)| *other == product.name);
        let mut pieces: Vec<f64> = of(&pieces::COMPONENT).map(|(_, size)| size.max_side()).collect();
        pieces.sort_by(|a, b| b.total_cmp(a));
        if let Some(&usual) = pieces.get(pieces.len() / 2) {
            pieces.extend(std::iter::repeat_n(usual, SPARES));
            pieces.sort_by(|a, b| b.total_cmp(a));
        }
        let mut lying: Vec<Lying> = inserts.iter().map(|size| Lying::of(*size, FLAT)).collect();
        let leaflet = of(&leaflet::COMPONENT).next().map(|(_, size)| folded_once_more(*size));
        lying.extend(leaflet.map(|size| Lying::of(size, LEAFLET)));
        let band = of(&board::COMPONENT).next().is_some();
        Self { lying, pieces, leaflet: leaflet.is_some(), band }
    }

    /// Returns the greatest length and width of the things that lie flat, in millimetres; of the pieces, if nothing does.
    #[must_use]
    pub fn floor(&self) -> (f64, f64) {
        let largest = self.pieces.first().copied().unwrap_or_default();
        let most = |side: fn(&Lying) -> f64| self.lying.iter().map(side).fold(largest, f64::max);
        (most(|flat| flat.long), most(|flat| flat.short))
    }

    /// Returns the height of all contents on a floor of this size, in millimetres: the pieces in layers of rows, and upon them
    /// the things that lie flat.
    #[must_use]
    pub fn height(&self, long: f64, short: f64) -> f64 {
        let flat: f64 = self.lying.iter().map(|flat| flat.thick).sum();
        self.layers(long, short) as f64 * PIECE + flat + AIR
    }

    /// Returns the number of layers of pieces on a floor of this size: each row is as deep as its largest piece, largest first.
    #[must_use]
    pub fn layers(&self, long: f64, short: f64) -> usize {
        let (mut layers, mut across, mut along, mut deep) = (0, f64::INFINITY, f64::INFINITY, 0.0);
        for &side in &self.pieces {
            if along + side > long {
                // A new row, on a new layer if this one is full.
                (across, along) = (across + deep, 0.0);
                deep = side;
                if across + side > short {
                    (layers, across) = (layers + 1, 0.0);
                }
            }
            along += side;
        }
        layers
    }
}

/// Returns the size of the leaflet with one more fold, across its middle.
fn folded_once_more(page: Size) -> Size {
    Size::new(page.min_side(), page.max_side() / 2.0)
}

/// Returns the contents of the box of a set.
///
/// # Errors
/// As for the inserts.
pub(super) fn of_set(composer: &mut Composer<'_>, making: Making<'_>) -> Result<BoxContents, ExplainError> {
    let inserts = (making.usual_inserts)(composer, making)?;
    Ok(BoxContents::of(making.finished, &inserts))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of 37 pieces one is a king of 25 mm; with seven spare ones 44 men of 19 mm or kings lie on 150 by 106 mm: a row of the
    /// king and six men, four rows of seven, and the rest on a second layer.
    #[test]
    fn pieces_lie_in_rows_and_layers() {
        let size = |side: f64| Size::new(side, side);
        let mut finished = vec![("pieces", size(25.0))];
        finished.extend(std::iter::repeat_n(("pieces", size(19.0)), 36));
        finished.push(("leaflet", Size::new(148.5, 210.0)));
        let contents = BoxContents::of(&finished, &[Size::new(63.0, 123.0)]);
        assert_eq!(contents.pieces.len(), 44);
        assert_eq!((contents.layers(150.0, 106.0), contents.layers(150.0, 50.0)), (2, 4));
        assert_eq!(contents.floor(), (148.5, 105.0), "the leaflet, folded once more");
        // Two layers of 1.5 mm, a card, the leaflet, air.
        assert!((contents.height(150.0, 106.0) - (3.0 + 0.8 + 4.0 + 1.5)).abs() < 1e-9);
        assert!(contents.leaflet && !contents.band);
    }

    #[test]
    fn a_game_of_nothing_has_a_box_of_nothing() {
        let contents = BoxContents::of(&[], &[]);
        assert_eq!((contents.layers(10.0, 10.0), contents.floor()), (0, (0.0, 0.0)));
    }
}
