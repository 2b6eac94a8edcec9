//! A board as a theme shows it; lays a drawing of one square on a square of it, turned and mirrored as asked.

use super::kind::{Ground, shown};
use crate::game::{Board, Square, Variant};
use crate::scene::{Affine, Art, Item, Rect};
use crate::theme::Theme;
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

/// Board as a theme shows it, with squares of this side in mm.
#[derive(Clone, Copy)]
pub(super) struct ShownBoard<'a> {
    pub(super) variant: &'a Variant,
    pub(super) theme: &'a Theme,
    pub(super) cell: f64,
}

impl<'a> ShownBoard<'a> {
    /// Returns the board of the game.
    pub(super) const fn board(self) -> &'a Board {
        &self.variant.setup.board
    }

    /// Returns the ground of a square: on a board without special squares a theme may hide where men start.
    pub(super) fn ground(self, square: Square) -> Ground {
        shown(self.variant, self.theme.board.starts, square)
    }

    /// Returns the drawing so that its frame covers a square.
    pub(super) fn laid(self, art: &Arc<Art>, square: Square, way: BoardWay) -> Item {
        Self::laid_on(art, self.area(square), way)
    }

    /// Returns the drawing so that its frame covers a square area, in mm.
    pub(super) fn laid_on(art: &Arc<Art>, area: Rect, way: BoardWay) -> Item {
        let (middle, side) = (area.center(), area.width());
        let (across, down) = (side / art.size.width, side / art.size.height);
        let [a, b, c, d] = way.linear();
        let onto = Affine::new([a, b, c, d, middle.x, middle.y]);
        let scaled = Affine::new([across, 0.0, 0.0, down, -side / 2.0, -side / 2.0]);
        Item::Art { art: Arc::clone(art), transform: onto * scaled }
    }

    /// Returns the area of a square in mm, from the upper left corner of the squares.
    pub(super) fn area(self, square: Square) -> Rect {
        let (column, row) =
            (f64::from(square.file), f64::from(self.board().size()) - 1.0 - f64::from(square.rank));
        let center = ((column + 0.5) * self.cell, (row + 0.5) * self.cell);
        Rect::from_center_size(center, (self.cell, self.cell))
    }
}
