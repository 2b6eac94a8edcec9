//! Lays a drawing of one square on a square of the board, turned and mirrored as asked.

use crate::game::Square;
use crate::scene::{Affine, Art, Item, Point};
use std::sync::Arc;

/// One of the eight ways to lay a square drawing on a square: mirrored left to right or not, then turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BoardWay {
    /// Quarter turns to the right, 0 to 3.
    pub(super) turns: u8,
    /// Whether it is mirrored first.
    pub(super) mirrored: bool,
}

impl BoardWay {
    /// As drawn.
    pub(super) const UPRIGHT: Self = Self { turns: 0, mirrored: false };

    /// Turned only.
    pub(super) const fn turned(turns: u8) -> Self {
        Self { turns, mirrored: false }
    }

    /// The rotation and mirroring about the origin. Whole numbers, so that turned squares meet exactly.
    fn linear(self) -> [f64; 4] {
        let (cos, sin) = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)][usize::from(self.turns % 4)];
        let flip = if self.mirrored { -1.0 } else { 1.0 };
        [cos * flip, sin * flip, -sin, cos]
    }
}

/// The middle of a square in mm from the top left corner of a board of `size` squares a side.
pub(super) fn middle(square: Square, size: u8, cell: f64) -> Point {
    let column = f64::from(square.file);
    let row = f64::from(size) - 1.0 - f64::from(square.rank);
    Point::new((column + 0.5) * cell, (row + 0.5) * cell)
}

/// The drawing so that its frame covers the square around `middle` with sides of `cell` mm.
pub(super) fn laid(art: &Arc<Art>, middle: Point, cell: f64, way: BoardWay) -> Item {
    let (across, down) = (cell / art.size.width, cell / art.size.height);
    let [a, b, c, d] = way.linear();
    let onto = Affine::new([a, b, c, d, middle.x, middle.y]);
    let scaled = Affine::new([across, 0.0, 0.0, down, -cell / 2.0, -cell / 2.0]);
    Item::Art { art: Arc::clone(art), transform: onto * scaled }
}
