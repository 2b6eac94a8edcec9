//! The roads of a board with a town in its middle: from the town's gates straight to the four sides, along the middle
//! file and rank. They are ornament. The rules know nothing of them, and camps may lie across them.

use super::ground::{Ground, shown};
use crate::game::{Square, Variant};
use crate::theme::Starts;

/// Where the roads of a board run.
#[derive(Clone, Copy, Debug)]
pub(super) struct Roads {
    /// The file and rank of the middle square; none on a board without roads.
    middle: Option<u8>,
}

impl Roads {
    /// The roads of a board as a theme shows it: none where no town or throne stands in the middle to set out from,
    /// and none on a board of even size, which has no middle file.
    pub(super) fn of(variant: &Variant, starts: Starts) -> Self {
        let size = variant.setup.board.size();
        let middle = size / 2;
        let built = || {
            let ground = shown(variant, starts, Square::new(middle, middle));
            matches!(ground, Ground::Town | Ground::Throne)
        };
        Self { middle: (size % 2 == 1 && built()).then_some(middle) }
    }

    /// Quarter turns for a drawing whose road runs from top to bottom, if the square lies on a road: 0 on the middle
    /// file, 1 on the middle rank.
    pub(super) fn at(self, square: Square) -> Option<u8> {
        let middle = self.middle?;
        match (square.file == middle, square.rank == middle) {
            (true, false) => Some(0),
            (false, true) => Some(1),
            // Off the roads, or the middle itself, where they set out.
            _ => None,
        }
    }

    /// Whether a road crosses the side of a square towards this step in files and ranks.
    pub(super) fn cross(self, square: Square, (file, rank): (i8, i8)) -> bool {
        self.middle.is_some_and(|middle| {
            (file == 0 && square.file == middle) || (rank == 0 && square.rank == middle)
        })
    }
}
