//! The art of the board's squares.

use crate::scene::Art;
use std::sync::Arc;

/// Drawings for the squares of a board, by kind.
///
/// Drawn with `viewBox="0 0 100 100"` as one square; a drawing may reach beyond it by up to 12 on every side,
/// to cover the seam with its neighbour. Where there are several drawings of a kind, the kit uses them in
/// turn, turned and mirrored, so that repetition doesn't show. The kit draws the grid over them.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardArt {
    /// Squares where nobody starts; at least one drawing.
    pub ground: Vec<Arc<Art>>,
    /// Squares where attackers start; at least one drawing.
    pub camp: Vec<Arc<Art>>,
    /// Squares where defenders start; at least one drawing.
    pub town: Vec<Arc<Art>>,
    /// The centre square.
    pub throne: Arc<Art>,
    /// Laid over the top side of a camp square whose neighbour there is no camp; turned for the other sides.
    pub camp_edge: Arc<Art>,
    /// Laid over the top side of a town square whose neighbour there is no town; turned for the other sides.
    pub town_edge: Arc<Art>,
}
