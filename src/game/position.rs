//! A board and the side to move.

use super::captures::captures;
use super::ground::SquareGround;
use super::{Berserk, Board, Illegal, Play, Ruleset, Side, Square, plays};

/// A board and whose turn it is. If both are the same again, the position is repeated.
///
/// [`Setup::position`](super::Setup::position) gives one from which a game may start. [`Position::new`] takes
/// any board, as a figure needs it; every question about it has an answer, but the position may be one that
/// no game reaches.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    to_move: Side,
    going_on: Option<Square>,
}

impl Position {
    /// A position as it stands, without any promise that a game can reach it.
    #[must_use]
    pub const fn new(board: Board, to_move: Side) -> Self {
        Self { board, to_move, going_on: None }
    }

    /// A position that may be in the middle of a turn ([`Position::going_on`]).
    pub(super) const fn in_turn(board: Board, to_move: Side, going_on: Option<Square>) -> Self {
        Self { board, to_move, going_on }
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

    /// In the middle of a turn, where the rules let a piece that has captured go on ([`Berserk::Captures`]): the square
    /// of that piece. It alone may move, and it must capture.
    #[must_use]
    pub const fn going_on(&self) -> Option<Square> {
        self.going_on
    }

    /// The plays that the rules of movement allow the side to move, sorted. Takes no account of repetition.
    #[must_use]
    pub fn plays(&self, ruleset: &Ruleset) -> Vec<Play> {
        self.plays_on(&self.ground(ruleset))
    }

    /// Whether the side to move has any play. Takes no account of repetition.
    #[must_use]
    pub fn has_play(&self, ruleset: &Ruleset) -> bool {
        self.has_play_on(&self.ground(ruleset))
    }

    /// The squares the piece on `from` could move to if its side were to move, sorted; none for an empty
    /// square.
    #[must_use]
    pub fn reach(&self, ruleset: &Ruleset, from: Square) -> Vec<Square> {
        plays::reach(&self.board, &self.ground(ruleset), from)
    }

    /// Whether the rules of movement allow a play.
    ///
    /// # Errors
    ///
    /// The reason why not.
    pub fn check(&self, ruleset: &Ruleset, play: Play) -> Result<(), Illegal> {
        // Most wrong plays are seen without the ground.
        plays::check_squares(&self.board, self.to_move, play)?;
        self.check_on(&self.ground(ruleset), play)
    }

    /// The position after a play, and the squares of the captured pieces, sorted. A captured king is removed
    /// like any other.
    ///
    /// # Errors
    ///
    /// The reason why the rules of movement do not allow the play.
    pub fn after(&self, ruleset: &Ruleset, play: Play) -> Result<(Self, Vec<Square>), Illegal> {
        self.after_on(&self.ground(ruleset), play)
    }

    fn ground(&self, ruleset: &Ruleset) -> SquareGround {
        SquareGround::new(ruleset.clone(), self.board.size())
    }

    /// [`Position::plays`] with a ground that is made already.
    pub(super) fn plays_on(&self, ground: &SquareGround) -> Vec<Play> {
        let Some(from) = self.going_on else { return plays::plays(&self.board, ground, self.to_move) };
        let plays = plays::reach(&self.board, ground, from).into_iter().map(|to| Play { from, to });
        plays.filter(|&play| !made(&self.board, ground, play).1.is_empty()).collect()
    }

    /// [`Position::has_play`] with a ground that is made already.
    pub(super) fn has_play_on(&self, ground: &SquareGround) -> bool {
        match self.going_on {
            None => plays::has_play(&self.board, ground, self.to_move),
            Some(from) => captures_from(&self.board, ground, from),
        }
    }

    /// [`Position::check`] with a ground that is made already.
    fn check_on(&self, ground: &SquareGround, play: Play) -> Result<(), Illegal> {
        self.check_movement(ground, play)?;
        match self.going_on {
            Some(from) if made(&self.board, ground, play).1.is_empty() => Err(Illegal::MustCapture(from)),
            _ => Ok(()),
        }
    }

    /// All that [`Position::check`] can say without looking at captures.
    fn check_movement(&self, ground: &SquareGround, play: Play) -> Result<(), Illegal> {
        let straight = plays::check_squares(&self.board, self.to_move, play);
        if let Some(from) = self.going_on
            && from != play.from
            && matches!(straight, Ok(_) | Err(Illegal::NotStraight))
        {
            return Err(Illegal::OtherPiece(from));
        }
        let (piece, direction) = straight?;
        plays::check_way(&self.board, ground, play, piece, direction)
    }

    /// [`Position::after`] with a ground that is made already.
    pub(super) fn after_on(&self, ground: &SquareGround, play: Play) -> Result<(Self, Vec<Square>), Illegal> {
        self.check_movement(ground, play)?;
        let (board, captured) = made(&self.board, ground, play);
        if let Some(from) = self.going_on
            && captured.is_empty()
        {
            return Err(Illegal::MustCapture(from));
        }
        let goes_on = ground.rules().berserk == Berserk::Captures
            && !captured.is_empty()
            && (self.board.king().is_none() || board.king().is_some())
            && captures_from(&board, ground, play.to);
        let (to_move, going_on) =
            if goes_on { (self.to_move, Some(play.to)) } else { (self.to_move.other(), None) };
        Ok((Self { board, to_move, going_on }, captured))
    }
}

/// The board after a play that the rules of movement allow, and what the play captures.
fn made(board: &Board, ground: &SquareGround, play: Play) -> (Board, Vec<Square>) {
    let mut board = board.clone();
    board.shift(play.from, play.to);
    let captured = captures(&board, ground, play);
    for &square in &captured {
        board.set(square, None);
    }
    (board, captured)
}

/// Whether the piece on `from` has a move that captures.
fn captures_from(board: &Board, ground: &SquareGround, from: Square) -> bool {
    plays::reach(board, ground, from)
        .into_iter()
        .any(|to| !made(board, ground, Play { from, to }).1.is_empty())
}
