//! What a figure claims and the engine denies.

use std::fmt;

use super::{Anchor, GameResult, Illegal, Outcome, Play, Side, Square};

/// A claim of a figure that the engine does not confirm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lie {
    /// The [`Example::id`](super::Example::id) of the figure.
    pub figure: String,
    /// What is wrong with it. Squares are named as in the section.
    pub falsehood: Falsehood,
}

/// What is wrong with a figure. Squares are named as in the section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Falsehood {
    /// The section can't lie on the board as its anchor says: it is too large, or special squares are everywhere in its
    /// way.
    NoRoom {
        /// Columns.
        width: u8,
        /// Rows.
        height: u8,
        /// Where it should lie.
        anchor: Anchor,
        /// Size of the board.
        board: u8,
    },
    /// A square of the figure is outside the section.
    Outside(Square),
    /// Two pieces stand on one square.
    Crowded(Square),
    /// There is more than one king.
    ManyKings,
    /// A piece stands on a special square on which it may never stop.
    Forbidden(Square),
    /// The game is over before the first play.
    Over(Outcome),
    /// The moves of the piece on this square are to be shown, and no piece stands there.
    NothingToReach(Square),
    /// A play claimed to be legal is not.
    NotLegal {
        /// The play.
        play: Play,
        /// Why it is illegal.
        found: Illegal,
    },
    /// A play claimed to be illegal is legal, or the claim also names captures or a result.
    NotIllegal {
        /// The play.
        play: Play,
    },
    /// A play captures other pieces than claimed.
    Captures {
        /// The play.
        play: Play,
        /// The claim, sorted.
        claimed: Vec<Square>,
        /// The truth, sorted.
        found: Vec<Square>,
    },
    /// A play ends the game in another way than claimed.
    Result {
        /// The play.
        play: Play,
        /// The claim.
        claimed: Option<GameResult>,
        /// The truth.
        found: Option<Outcome>,
    },
}

impl fmt::Display for Lie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "figure `{}` is wrong: {}", self.figure, self.falsehood)
    }
}

impl std::error::Error for Lie {}

impl fmt::Display for Falsehood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoRoom { width, height, anchor, board } => {
                let place = match anchor {
                    Anchor::Whole => "be the whole",
                    Anchor::Centre | Anchor::CentreOn(_) => "lie in the centre",
                    Anchor::Top => "lie at the top edge",
                    Anchor::Corner => "lie in the corner",
                    Anchor::At(_) => "lie where it should",
                    Anchor::Field => "lie on any squares",
                };
                write!(
                    f,
                    "a section of {width}x{height} squares can't {place} of a board of {board}x{board}, for want of room \
                     or of squares that are not special"
                )
            }
            Self::Outside(square) => write!(f, "{square} is outside its section"),
            Self::Crowded(square) => write!(f, "two pieces stand on {square}"),
            Self::ManyKings => write!(f, "it has more than one king"),
            Self::Forbidden(square) => {
                write!(f, "a piece stands on {square}, a special square on which it may not stop")
            }
            Self::Over(outcome) => write!(f, "the game is over before the first play: {outcome}"),
            Self::NothingToReach(square) => {
                write!(f, "it shows the moves of the piece on {square}, but no piece stands there")
            }
            Self::NotLegal { play, found } => {
                write!(f, "it says that {play} is legal, but the engine finds it illegal: {found}")
            }
            Self::NotIllegal { play } => {
                write!(f, "it says that {play} is illegal, but the engine finds it legal")
            }
            Self::Captures { play, claimed, found } => write!(
                f,
                "it says that {play} captures {}, but the engine finds that it captures {}",
                list(claimed),
                list(found)
            ),
            Self::Result { play, claimed, found } => {
                let claimed = match claimed {
                    None => "the game goes on".to_owned(),
                    Some(GameResult::Attackers) => format!("the {} win", Side::Attackers),
                    Some(GameResult::Defenders) => format!("the {} win", Side::Defenders),
                    Some(GameResult::Draw) => "nobody wins".to_owned(),
                    Some(GameResult::NotSaid) => "the rules do not say who wins".to_owned(),
                };
                let found =
                    found.map_or_else(|| "the game goes on".to_owned(), |outcome| outcome.to_string());
                write!(f, "it says that after {play} {claimed}, but the engine finds that {found}")
            }
        }
    }
}

/// Squares as a sentence lists them.
fn list(squares: &[Square]) -> String {
    if squares.is_empty() {
        return "nothing".to_owned();
    }
    squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
