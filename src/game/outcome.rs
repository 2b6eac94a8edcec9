//! How a game ends.

use std::fmt;

use super::captures::king_is_surrounded;
use super::enclosure::is_enclosed;
use super::words::words;
use super::{Board, Enclosure, NoMove, Ruleset, Side};

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who has won; `None` for a draw, and for an end on which the rules are silent.
    pub winner: Option<Side>,
    /// By what.
    pub how: Ending,
}

words! {
    /// What ended a game. After a play they are looked for in this order, and the first that holds counts.
    pub enum Ending {
        /// The king has been captured.
        KingCaptured = "king-captured",
        /// The king has reached the edge.
        KingEscaped = "king-escaped",
        /// The king and every defender are cut off from the edge.
        Enclosed = "enclosed",
        /// The position has occurred for the third time.
        Repetition = "repetition",
        /// The side to move has no legal play, or no piece left.
        NoMove = "no-move",
    }
}

impl Outcome {
    const fn won(winner: Side, how: Ending) -> Self {
        Self { winner: Some(winner), how }
    }

    /// The king has been captured.
    pub(super) const CAPTURED: Self = Self::won(Side::Attackers, Ending::KingCaptured);

    /// The third occurrence of a position, where that is a draw.
    pub(super) const REPEATED: Self = Self { winner: None, how: Ending::Repetition };

    /// What the rules say of a side to move that has no legal play.
    pub(super) const fn no_move(ruleset: &Ruleset, side: Side) -> Self {
        match ruleset.no_move {
            NoMove::Loss => Self::won(side.other(), Ending::NoMove),
            NoMove::Draw | NoMove::NotSaid => Self { winner: None, how: Ending::NoMove },
        }
    }

    /// The end that can be seen on the board, if there is one: the king on the edge, or all enclosed.
    pub(super) fn on(board: &Board, ruleset: &Ruleset) -> Option<Self> {
        let escaped = board.king().is_some_and(|king| ruleset.is_escape(board.size(), king));
        let enclosed = || match ruleset.enclosure {
            Enclosure::NoEffect => false,
            Enclosure::AttackersWin => is_enclosed(board),
        };
        if escaped {
            Some(Self::won(Side::Defenders, Ending::KingEscaped))
        } else if enclosed() {
            Some(Self::won(Side::Attackers, Ending::Enclosed))
        } else {
            None
        }
    }

    /// As [`Outcome::on`], for a board on which nobody has moved yet: a king whose four sides are closed
    /// counts as captured too.
    pub(super) fn before_the_first_play(board: &Board, ruleset: &Ruleset) -> Option<Self> {
        let captured = board.king().is_some_and(|king| king_is_surrounded(board, ruleset, king));
        if captured { Some(Self::CAPTURED) } else { Self::on(board, ruleset) }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let how = match self.how {
            Ending::KingCaptured => "the king is captured",
            Ending::KingEscaped => "the king has escaped",
            Ending::Enclosed => "the king and all defenders are enclosed",
            Ending::Repetition => "the position has occurred three times",
            Ending::NoMove => "the side to move has no legal play",
        };
        match self.winner {
            Some(winner) => write!(f, "the {winner} win: {how}"),
            None => write!(f, "nobody wins: {how}"),
        }
    }
}
