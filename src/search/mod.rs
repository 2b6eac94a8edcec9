//! Playing with sense: a player for any game that the rules can say, counts of its games, and proofs by making every play.
//!
//! A [`SearchPlayer`] looks ahead on the fast engine ([`FastGame`](crate::game::FastGame)) for a fixed number of plays, so that the same
//! seed gives the same game on every machine. What it thinks of a position are the few things that matter under all rules:
//! men, the king's ways out, the ring around him. A [`Prover`] has no opinion: it makes every play.

mod balance;
mod chance;
mod forced;
mod hunt;
mod player;
mod puzzle;
mod selfplay;
mod value;

pub use balance::{Balance, BalanceVerdict, Share, StrengthBalance, by_strength};
pub use chance::Chance;
pub use forced::{ForcedWin, MOST_TURNS, Prover, TooFewNodes};
pub use hunt::{FoundPuzzles, puzzles};
pub use player::SearchPlayer;
pub use puzzle::{Puzzle, PuzzleKind};
pub use selfplay::{LONGEST, SelfPlayed, played};
