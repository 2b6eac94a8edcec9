//! Which plays are legal, as far as one position can tell: [`Game`](super::Game) adds what depends on its
//! history.
//!
//! A piece moves like a rook. It stops on no piece and passes none; stopping on the throne and passing it
//! are questions of the ruleset. Moving between two enemies is always safe.

use std::fmt;

use super::square::Direction;
use super::{Board, Piece, Play, Ruleset, Side, Square, Throne, ThronePass, ThroneStop};

/// Why a play is illegal: what is wrong with its two squares, else the first obstacle on the way.
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
    /// The play ends where it starts, or is not along one row or column.
    NotStraight,
    /// A piece stands in the way or at the end of it.
    Blocked(Square),
    /// The piece may not move across the throne.
    PassesThrone(Square),
    /// The piece may not stop on the throne.
    StopsOnThrone(Square),
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
            Self::NotStraight => "not-straight",
            Self::Blocked(_) => "blocked",
            Self::PassesThrone(_) => "passes-throne",
            Self::StopsOnThrone(_) => "stops-on-throne",
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
            Self::NotStraight => write!(f, "a piece moves along one row or column"),
            Self::Blocked(square) => write!(f, "the piece on {square} is in the way"),
            Self::PassesThrone(square) => write!(f, "this piece may not pass the throne on {square}"),
            Self::StopsOnThrone(square) => write!(f, "this piece may not stop on the throne on {square}"),
            Self::Repeats => write!(f, "the position would occur for the third time"),
        }
    }
}

impl std::error::Error for Illegal {}

/// Whether a piece may end its move on the throne.
const fn may_stop(ruleset: &Ruleset, piece: Piece) -> bool {
    match ruleset.throne {
        Throne::None | Throne::Centre { stop: ThroneStop::Anyone, .. } => true,
        Throne::Centre { stop: ThroneStop::King, .. } => matches!(piece, Piece::King),
        Throne::Centre { stop: ThroneStop::Nobody, .. } => false,
    }
}

/// Whether a piece may move across the empty throne.
const fn may_pass(ruleset: &Ruleset, piece: Piece) -> bool {
    match ruleset.throne {
        Throne::None | Throne::Centre { pass: ThronePass::Anyone, .. } => true,
        Throne::Centre { pass: ThronePass::King, .. } => matches!(piece, Piece::King),
        Throne::Centre { pass: ThronePass::Nobody, .. } => false,
    }
}

/// The rule of movement for one play.
pub(super) fn check(board: &Board, ruleset: &Ruleset, side: Side, play: Play) -> Result<(), Illegal> {
    if let Some(outside) = [play.from, play.to].into_iter().find(|&square| !board.contains(square)) {
        return Err(Illegal::OffBoard(outside));
    }
    let piece = board.get(play.from).ok_or(Illegal::NoPiece(play.from))?;
    if piece.side() != side {
        return Err(Illegal::NotYours(play.from));
    }
    let direction = Direction::between(play.from, play.to).ok_or(Illegal::NotStraight)?;
    let throne = ruleset.throne_on(board);
    let mut at = play.from;
    while at != play.to {
        // The way is straight and `to` is on the board, so it can't leave the board before `to`.
        at = board.step(at, direction).ok_or(Illegal::NotStraight)?;
        if board.get(at).is_some() {
            return Err(Illegal::Blocked(at));
        }
        if Some(at) == throne {
            if at == play.to && !may_stop(ruleset, piece) {
                return Err(Illegal::StopsOnThrone(at));
            }
            if at != play.to && !may_pass(ruleset, piece) {
                return Err(Illegal::PassesThrone(at));
            }
        }
    }
    Ok(())
}

/// Gives `visit` each square the piece on `from` may move to. Does nothing for an empty square.
fn visit_reach(board: &Board, ruleset: &Ruleset, from: Square, mut visit: impl FnMut(Square)) {
    let Some(piece) = board.get(from) else { return };
    let throne = ruleset.throne_on(board);
    for direction in Direction::ALL {
        let mut at = from;
        while let Some(next) = board.step(at, direction).filter(|&next| board.get(next).is_none()) {
            at = next;
            let on_throne = Some(at) == throne;
            if !on_throne || may_stop(ruleset, piece) {
                visit(at);
            }
            if on_throne && !may_pass(ruleset, piece) {
                break;
            }
        }
    }
}

/// The squares the piece on `from` may move to, sorted; none if no piece stands there.
pub(super) fn reach(board: &Board, ruleset: &Ruleset, from: Square) -> Vec<Square> {
    let mut squares = Vec::new();
    visit_reach(board, ruleset, from, |to| squares.push(to));
    squares.sort_unstable();
    squares
}

/// Every play of one side, sorted.
pub(super) fn plays(board: &Board, ruleset: &Ruleset, side: Side) -> Vec<Play> {
    let mut plays = Vec::new();
    for (from, _) in board.pieces().filter(|(_, piece)| piece.side() == side) {
        visit_reach(board, ruleset, from, |to| plays.push(Play { from, to }));
    }
    plays.sort_unstable();
    plays
}

/// Whether a side has a play at all: the question of every turn, so it stops at the first.
pub(super) fn any(board: &Board, ruleset: &Ruleset, side: Side) -> bool {
    board.pieces().filter(|(_, piece)| piece.side() == side).any(|(from, _)| {
        let mut found = false;
        visit_reach(board, ruleset, from, |_| found = true);
        found
    })
}
