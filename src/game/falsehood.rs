//! What a figure claims and the engine denies.

use super::{Anchor, GameResult, Illegal, Outcome, Play, Square};
use crate::keyed::{KeyedMessage, keyed, shown_by_message};

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

impl Lie {
    /// Returns the message.
    #[must_use]
    pub fn message(&self) -> KeyedMessage {
        keyed!("figure-wrong", figure = self.figure, what => self.falsehood.message())
    }
}

shown_by_message!(Lie);

impl std::error::Error for Lie {}

impl Falsehood {
    /// Returns the message.
    #[must_use]
    pub fn message(&self) -> KeyedMessage {
        match self {
            Self::NoRoom { width, height, anchor, board } => {
                let place = match anchor {
                    Anchor::Whole => "whole",
                    Anchor::Centre | Anchor::CentreOn(_) => "centre",
                    Anchor::Top => "top",
                    Anchor::Corner => "corner",
                    Anchor::At(_) => "at",
                    Anchor::Field => "field",
                };
                keyed!("figure-without-room", width, height, place, board)
            }
            Self::Outside(square) => keyed!("figure-square-outside", square),
            Self::Crowded(square) => keyed!("figure-square-crowded", square),
            Self::ManyKings => keyed!("figure-with-kings"),
            Self::Forbidden(square) => keyed!("figure-piece-forbidden", square),
            Self::Over(outcome) => keyed!("figure-game-over", outcome => outcome.message()),
            Self::NothingToReach(square) => keyed!("figure-without-piece", square),
            Self::NotLegal { play, found } => keyed!("figure-play-illegal", play, found => found.message()),
            Self::NotIllegal { play } => keyed!("figure-play-legal", play),
            Self::Captures { play, claimed, found } => {
                keyed!("figure-captures-others", play, claimed => list(claimed), found => list(found))
            }
            Self::Result { play, claimed, found } => {
                let claimed = claimed.map_or_else(|| keyed!("game-goes-on"), GameResult::message);
                let found = found.as_ref().map_or_else(|| keyed!("game-goes-on"), Outcome::message);
                keyed!("figure-result-differs", play, claimed => claimed, found => found)
            }
        }
    }
}

shown_by_message!(Falsehood);

/// Returns squares as a sentence lists them.
fn list(squares: &[Square]) -> KeyedMessage {
    let listed = squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    if squares.is_empty() { keyed!("no-squares") } else { keyed!("these-squares", squares = listed) }
}
