//! The roads of a board with a town in its middle: from the town's gates straight to the four sides, along the middle
//! file and rank. They are ornament. The rules know nothing of them, and camps may lie across them.

use super::kind::Ground;
use super::place::ShownBoard;
use crate::game::Square;

/// Roads of a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Roads {
    /// File and rank of the middle square. `None`: the board has no roads.
    middle: Option<u8>,
}

impl Roads {
    /// Returns the roads of a board as a theme shows it: none where no town or throne stands in the middle to set out from,
    /// and none on a board of even size, which has no middle file.
    pub(super) fn of(shown: ShownBoard<'_>) -> Self {
        let size = shown.board().size();
        let middle = size / 2;
        let built = || matches!(shown.ground(Square::new(middle, middle)), Ground::Town | Ground::Throne);
        Self { middle: (size % 2 == 1 && built()).then_some(middle) }
    }

    /// Returns the quarter turns for a drawing whose road runs from top to bottom: 0 on the middle file, 1 on the middle
    /// rank. `None`: the square lies on no road.
    pub(super) fn at(self, square: Square) -> Option<u8> {
        let middle = self.middle?;
        match (square.file == middle, square.rank == middle) {
            (true, false) => Some(0),
            (false, true) => Some(1),
            // Off the roads, or on the middle square, where they set out.
            _ => None,
        }
    }

    /// Returns whether a road crosses the side of a square towards this step in files and ranks.
    pub(super) fn cross(self, square: Square, (file, rank): (i8, i8)) -> bool {
        self.middle.is_some_and(|middle| {
            (file == 0 && square.file == middle) || (rank == 0 && square.rank == middle)
        })
    }
}
