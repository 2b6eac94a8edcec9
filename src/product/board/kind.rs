//! Grounds of the squares.

use crate::game::{Camps, Corners, Escape, Piece, Square, Variant};
use crate::theme::Starts;

/// Ground of a square, which decides its look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ground {
    /// A square like any other.
    Open,
    /// An attacker starts here, or the square belongs to a camp.
    Camp,
    /// A defender starts here, or the king where no throne is marked.
    Town,
    /// A square of a marked corner.
    Corner,
    /// The throne.
    Throne,
}

impl Ground {
    /// All grounds in the order of painting: art that reaches beyond its square lies under the more precious ground.
    pub const ALL: [Self; 5] = [Self::Open, Self::Camp, Self::Town, Self::Corner, Self::Throne];
}

/// Returns the ground of a square of the variant's board: special squares by the rules, the others by who starts there.
#[must_use]
pub fn kind(variant: &Variant, square: Square) -> Ground {
    let (board, rules) = (&variant.setup.board, &variant.ruleset);
    match board.get(square) {
        _ if rules.throne_on(board) == Some(square) => Ground::Throne,
        _ if rules.is_corner(board.size(), square) => Ground::Corner,
        _ if rules.is_camp(square) => Ground::Camp,
        Some(Piece::Attacker | Piece::Commander) => Ground::Camp,
        Some(Piece::Defender | Piece::King | Piece::Knight) => Ground::Town,
        None => Ground::Open,
    }
}

/// Returns the ground of a square as a theme shows it: on a board without special squares it may hide where men start.
pub(super) fn shown(variant: &Variant, starts: Starts, square: Square) -> Ground {
    match starts {
        Starts::OnMarkedBoards if !is_marked(variant) => Ground::Open,
        Starts::Always | Starts::OnMarkedBoards => kind(variant, square),
    }
}

/// Returns whether the rules mark any square of the board.
fn is_marked(variant: &Variant) -> bool {
    let rules = &variant.ruleset;
    rules.throne_on(&variant.setup.board).is_some()
        || rules.corners != Corners::None
        || rules.camps != Camps::None
        || matches!(rules.escape, Escape::Squares(_))
}
