//! Games that two players of the same strength play against each other.

use super::player::SearchPlayer;
use crate::game::{FastGame, FastPlay, Outcome, Side};

/// The most plays of a game: one that is longer is given up, as players would, and counts as undecided.
pub const LONGEST: usize = 400;

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelfPlayed {
    /// Every play.
    pub plays: Vec<FastPlay>,
    /// How many plays the players have looked at.
    pub looked: u64,
    /// How many pieces each side has lost: attackers, the king's side.
    pub lost: [usize; 2],
    /// How it ended. `None`: it was given up after [`LONGEST`] plays.
    pub outcome: Option<Outcome>,
}

/// Plays a game from its start to its end, each play chosen among so many in the players' minds. The same seed gives the same game.
/// `None`: it `is_stopped` before its end.
#[must_use]
pub fn played(start: &FastGame, nodes: u64, seed: u64, is_stopped: &dyn Fn() -> bool) -> Option<SelfPlayed> {
    let mut game = start.clone();
    let mut players = [0, 1].map(|side| SearchPlayer::new(start, nodes, seed.wrapping_mul(2) + side));
    let mut plays = Vec::new();
    while plays.len() < LONGEST
        && let Some(play) = players[game.to_move() as usize].choose(&mut game)
    {
        if is_stopped() {
            return None;
        }
        game.play(play);
        plays.push(play);
    }
    let lost = [Side::Attackers, Side::Defenders].map(|side| start.pieces(side) - game.pieces(side));
    Some(SelfPlayed {
        plays,
        lost,
        looked: players.iter().map(SearchPlayer::looked).sum(),
        outcome: game.outcome(),
    })
}
