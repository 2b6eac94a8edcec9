//! The game itself: what a variant means, which plays are legal, what they capture, and when it is over.
//!
//! Nothing here knows of files or paper. Its messages are in English, each with a key
//! ([`KeyedMessage`](crate::keyed::KeyedMessage)). It needs the standard library only. What the rest of the program may rely on:
//!
//! - A [`Setup`] is what somebody wrote and may be wrong. [`validate()`] finds every fault of it, each with
//!   the squares or counts concerned; a [`Variant`] holds one that has none.
//! - A [`Ruleset`] has one value for each question a rule book must answer, and every combination of values
//!   can be played on every board.
//! - A [`Game`] decides on plays: [`Game::legal_plays`] lists exactly those that [`Game::is_legal`] accepts,
//!   and [`Game::play`] makes them. A [`Position`] is a board and the side to move, without history.
//! - Captures follow the move: the piece that moved takes part in each, except under [`KingEdge::ThreeSidesAlone`].
//!   [`Turn::captures`] is sorted.
//! - After a play the ends of the game are looked for in the order of [`Ending`]; the first that holds is the
//!   [`Outcome`], and from then on no play is legal.
//! - An [`Example`] is a figure with claims, and [`prove`] lets the engine confirm every one of them.
//! - Squares are sorted by file, then rank; plays by their squares. Nothing depends on chance or on time.

mod board;
mod captors;
mod captures;
mod enclosure;
mod example;
mod exit_fort;
mod falsehood;
mod fast;
#[allow(clippy::module_inception, reason = "the file is named after its type, `Game`")]
mod game;
mod ground;
mod illegal;
mod jumps;
mod king;
pub mod morris;
mod outcome;
mod piece;
mod play;
mod plays;
mod position;
mod record;
mod ruleset;
mod section;
mod setup;
mod shieldwall;
mod side;
mod square;
mod validate;
mod variant;
mod words;

pub use board::{Board, NotALayout};
pub use example::{Claim, Example, Proof, prove};
pub use falsehood::{Falsehood, Lie};
pub use fast::{FastGame, FastMoment, FastPlay, KingWays};
pub(crate) use fast::{GOLDEN, mixed};
pub use game::{Game, Turn};
pub use illegal::Illegal;
pub use outcome::{Ending, GameResult, Outcome};
pub use piece::Piece;
pub use play::{NotAPlay, Play};
pub use position::Position;
#[cfg(test)]
pub(crate) use ruleset::YORK;
pub use ruleset::{
    Berserk, Between, BetweenCommanders, CampRight, Camps, Contest, CornerShape, Corners, Enclosure, Escape,
    EscapeKind, ExitFort, First, FoeMen, Foes, Jump, Jumps, KingArms, KingCapture, KingEdge, Linnaean,
    NoMove, OccupiedThrone, Repetition, Ruleset, Shieldwall, Steps, Throne, ThronePass, ThroneStop,
};
pub use section::{Anchor, Section, Window};
pub use setup::{Counts, Setup};
pub use side::Side;
pub use square::{NotASquare, Square};
pub use validate::{
    Contradiction, OfficerRule, SIZES, SetupFault, SetupWarning, Special, contradictions, validate, warnings,
};
pub use variant::{About, AboutList, ChosenOption, Cut, Dispute, Edition, Tale, Told, Variant};
pub(crate) use words::{Word, words};
