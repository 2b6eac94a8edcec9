//! Why a play is illegal.

use std::fmt;

use super::Square;

/// Why a play is illegal: a fault of its two squares, else the first obstacle on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Illegal {
    /// The game has ended.
    GameOver,
    /// A square of the play is not on the board.
    OffBoard(Square),
    /// No piece stands where the play starts.
    NoPiece(Square),
    /// The piece belongs to the side that is not to move.
    NotYours(Square),
    /// Another piece, on this square, has captured and must go on.
    OtherPiece(Square),
    /// The play ends where it starts, or is not along one row or column.
    NotStraight,
    /// The piece goes at most this many squares.
    TooFar(u8),
    /// A piece stands in the way or at the end of it.
    Blocked(Square),
    /// The piece may not move across the throne.
    PassesThrone(Square),
    /// The piece may not stop on the throne.
    StopsOnThrone(Square),
    /// Only the king may stop on the corner squares or move across them.
    KingOnly(Square),
    /// The piece may not move across this square of a camp.
    PassesCamp(Square),
    /// The piece may not stop on this square of a camp.
    EntersCamp(Square),
    /// The piece may not stop between two enemies, or between an enemy and a hostile square.
    StopsBetween(Square),
    /// The piece on this square has captured, and may go on only to capture again.
    MustCapture(Square),
    /// The position would occur for the third time, and the rules ask the player to vary.
    Repeats,
}

impl Illegal {
    /// A short name of the reason without its square, in kebab-case, for rule tests and messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::OffBoard(_) => "off-board",
            Self::NoPiece(_) => "no-piece",
            Self::NotYours(_) => "not-yours",
            Self::OtherPiece(_) => "other-piece",
            Self::NotStraight => "not-straight",
            Self::TooFar(_) => "too-far",
            Self::Blocked(_) => "blocked",
            Self::PassesThrone(_) => "passes-throne",
            Self::StopsOnThrone(_) => "stops-on-throne",
            Self::KingOnly(_) => "king-only",
            Self::PassesCamp(_) => "passes-camp",
            Self::EntersCamp(_) => "enters-camp",
            Self::StopsBetween(_) => "stops-between",
            Self::MustCapture(_) => "must-capture",
            Self::Repeats => "repeats",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => write!(f, "the game is over"),
            Self::OffBoard(square) => write!(f, "{square} is not on the board"),
            Self::NoPiece(square) => write!(f, "no piece stands on {square}"),
            Self::NotYours(square) => {
                write!(f, "the piece on {square} belongs to the side that is not to move")
            }
            Self::OtherPiece(square) => write!(f, "the piece on {square} has captured and must go on"),
            Self::NotStraight => write!(f, "a piece moves along one row or column"),
            Self::TooFar(1) => write!(f, "this piece goes one square in a move"),
            Self::TooFar(steps) => write!(f, "this piece goes at most {steps} squares in a move"),
            Self::Blocked(square) => write!(f, "the piece on {square} is in the way"),
            Self::PassesThrone(square) => write!(f, "this piece may not pass the throne on {square}"),
            Self::StopsOnThrone(square) => write!(f, "this piece may not stop on the throne on {square}"),
            Self::KingOnly(square) => write!(f, "{square} is a corner square, reserved for the king"),
            Self::PassesCamp(square) => write!(f, "this piece may not pass the camp on {square}"),
            Self::EntersCamp(square) => write!(f, "this piece may not enter the camp on {square}"),
            Self::StopsBetween(square) => write!(
                f,
                "this piece may not stop on {square}, between two enemies or an enemy and a hostile square"
            ),
            Self::MustCapture(square) => {
                write!(f, "the piece on {square} has captured and may go on only to capture again")
            }
            Self::Repeats => write!(f, "the position would occur for the third time"),
        }
    }
}

impl std::error::Error for Illegal {}
