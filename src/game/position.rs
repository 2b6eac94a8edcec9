//! A board and the side to move.

use super::captures::captures;
use super::{Board, Illegal, Play, Ruleset, Side, Square, plays};

/// A board and whose turn it is: what has to be the same for a position to be repeated.
///
/// [`Setup::position`](super::Setup::position) gives one from which a game may start. [`Position::new`] takes
/// any board, as a figure needs it; every question about it has an answer, but the position may be one that
/// no game reaches.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    to_move: Side,
}

impl Position {
    /// A position as it stands, without any promise that a game can reach it.
    #[must_use]
    pub const fn new(board: Board, to_move: Side) -> Self {
        Self { board, to_move }
    }

    /// The pieces.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// The plays that the rules of movement allow the side to move, sorted. Takes no account of repetition.
    #[must_use]
    pub fn plays(&self, ruleset: &Ruleset) -> Vec<Play> {
        plays::plays(&self.board, ruleset, self.to_move)
    }

    /// Whether the side to move has any play. Takes no account of repetition.
    #[must_use]
    pub fn has_play(&self, ruleset: &Ruleset) -> bool {
        plays::any(&self.board, ruleset, self.to_move)
    }

    /// The squares the piece on `from` could move to if its side were to move, sorted; none for an empty
    /// square.
    #[must_use]
    pub fn reach(&self, ruleset: &Ruleset, from: Square) -> Vec<Square> {
        plays::reach(&self.board, ruleset, from)
    }

    /// Whether the rules of movement allow a play.
    ///
    /// # Errors
    ///
    /// The reason why not.
    pub fn check(&self, ruleset: &Ruleset, play: Play) -> Result<(), Illegal> {
        plays::check(&self.board, ruleset, self.to_move, play)
    }

    /// The position after a play, and the squares of the captured pieces, sorted. A captured king is removed
    /// like any other.
    ///
    /// # Errors
    ///
    /// The reason why the rules of movement do not allow the play.
    pub fn after(&self, ruleset: &Ruleset, play: Play) -> Result<(Self, Vec<Square>), Illegal> {
        self.check(ruleset, play)?;
        let mut board = self.board.clone();
        board.set(play.to, board.get(play.from));
        board.set(play.from, None);
        let captured = captures(&board, ruleset, play.to);
        for &square in &captured {
            board.set(square, None);
        }
        Ok((Self { board, to_move: self.to_move.other() }, captured))
    }
}
