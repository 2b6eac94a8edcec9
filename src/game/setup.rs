//! A starting layout as somebody wrote it, right or wrong.

use super::{Board, Side};

/// A starting layout, not necessarily one a game can start from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// How many pieces the author says there are; `None` if the author does not say.
    pub declared: Option<Counts>,
}

/// The men of both sides, officers among them, kings not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Counts {
    /// Attackers.
    pub attackers: usize,
    /// Defenders without the king.
    pub defenders: usize,
}

impl Setup {
    /// How many men of a side the layout has, its officers among them and the king not.
    #[must_use]
    pub fn men(&self, side: Side) -> usize {
        self.board.pieces().filter(|(_, piece)| piece.side() == side && piece.is_man()).count()
    }
}
