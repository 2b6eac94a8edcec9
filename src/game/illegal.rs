//! Why a play is illegal.

use crate::keyed::{KeyedMessage, keyed, shown_by_message};

use super::Square;

/// Why a play is illegal: a fault of its two squares, else the first obstacle on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
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

impl Illegal {
    /// Returns the message.
    #[must_use]
    pub fn message(&self) -> KeyedMessage {
        match self {
            Self::GameOver => keyed!("illegal-game-over"),
            Self::OffBoard(square) => keyed!("illegal-off-board", square),
            Self::NoPiece(square) => keyed!("illegal-no-piece", square),
            Self::NotYours(square) => keyed!("illegal-not-yours", square),
            Self::OtherPiece(square) => keyed!("illegal-other-piece", square),
            Self::NotStraight => keyed!("illegal-not-straight"),
            Self::TooFar(steps) => keyed!("illegal-too-far", steps => usize::from(*steps)),
            Self::Blocked(square) => keyed!("illegal-blocked", square),
            Self::PassesThrone(square) => keyed!("illegal-passes-throne", square),
            Self::StopsOnThrone(square) => keyed!("illegal-stops-on-throne", square),
            Self::KingOnly(square) => keyed!("illegal-king-only", square),
            Self::PassesCamp(square) => keyed!("illegal-passes-camp", square),
            Self::EntersCamp(square) => keyed!("illegal-enters-camp", square),
            Self::StopsBetween(square) => keyed!("illegal-stops-between", square),
            Self::MustCapture(square) => keyed!("illegal-must-capture", square),
            Self::Repeats => keyed!("illegal-repeats"),
        }
    }
}

shown_by_message!(Illegal);

impl std::error::Error for Illegal {}
