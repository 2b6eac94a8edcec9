//! Proofs: wins that no reply prevents, found by making every play.

use crate::game::{FastGame, FastPlay, Outcome, Side};

/// The most turns that a proof looks ahead.
pub const MOST_TURNS: usize = 4;

/// Somebody who proves wins, and may make a number of plays for that.
#[derive(Clone, Debug)]
pub struct Prover {
    left: u64,
    /// By whose play it is and how many turns are left: the last play that has decided. It mostly decides beside, too.
    decided: [[Option<FastPlay>; MOST_TURNS + 1]; 2],
}

/// More plays would have been needed to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooFewNodes;

impl Prover {
    /// Somebody who may make so many plays.
    #[must_use]
    pub const fn new(nodes: u64) -> Self {
        Self { left: nodes, decided: [[None; MOST_TURNS + 1]; 2] }
    }

    /// How many plays it may still make.
    #[must_use]
    pub const fn left(&self) -> u64 {
        self.left
    }

    /// Whether `side` wins within so many turns of its own, at most [`MOST_TURNS`], whatever the other side does. A turn of its own
    /// that is under way is the first of them.
    ///
    /// # Errors
    /// [`TooFewNodes`].
    pub fn wins_in(&mut self, game: &mut FastGame, side: Side, turns: usize) -> Result<bool, TooFewNodes> {
        if let Some(outcome) = game.outcome() {
            return Ok(outcome.winner() == Some(side));
        }
        if turns == 0 {
            return Ok(false);
        }
        let ours = game.to_move() == side;
        let mut plays = game.plays();
        let known = self.decided[usize::from(ours)][turns];
        if let Some(nth) = plays.iter().position(|&play| Some(play) == known) {
            plays[..=nth].rotate_right(1);
        }
        for play in plays {
            if self.wins_by(game, side, play, turns)? == ours {
                self.decided[usize::from(ours)][turns] = Some(play);
                return Ok(ours);
            }
        }
        Ok(!ours)
    }

    /// The same if the next play is this one, of whichever side.
    ///
    /// # Errors
    /// [`TooFewNodes`].
    pub fn wins_by(
        &mut self,
        game: &mut FastGame,
        side: Side,
        play: FastPlay,
        turns: usize,
    ) -> Result<bool, TooFewNodes> {
        self.left = self.left.checked_sub(1).ok_or(TooFewNodes)?;
        let here = game.moment();
        let mover = game.to_move();
        let wins = if let Some(outcome) = game.play(play) {
            Ok(outcome.winner() == Some(side))
        } else {
            let ends_turn = mover == side && game.to_move() != side;
            self.wins_in(game, side, turns - usize::from(ends_turn))
        };
        game.back_to(&here);
        wins
    }

    /// Whether a side that makes this play loses by the other side's next turn, or with the play itself.
    ///
    /// # Errors
    /// [`TooFewNodes`].
    pub fn loses_by(&mut self, game: &mut FastGame, side: Side, play: FastPlay) -> Result<bool, TooFewNodes> {
        self.left = self.left.checked_sub(1).ok_or(TooFewNodes)?;
        let here = game.moment();
        game.play(play);
        let loses = self.wins_in(game, side.other(), 1);
        game.back_to(&here);
        loses
    }

    /// Every play with which the side to move wins within so many turns.
    ///
    /// # Errors
    /// [`TooFewNodes`].
    pub fn winning(&mut self, game: &mut FastGame, turns: usize) -> Result<Vec<FastPlay>, TooFewNodes> {
        let side = game.to_move();
        let mut winning = Vec::new();
        for play in game.plays() {
            if self.wins_by(game, side, play, turns)? {
                winning.push(play);
            }
        }
        Ok(winning)
    }

    /// How `side` wins within so many turns, as one line of play: its own plays win soonest, the replies put it off longest.
    /// `None`: it doesn't.
    ///
    /// # Errors
    /// [`TooFewNodes`].
    pub fn line(
        &mut self,
        game: &mut FastGame,
        side: Side,
        turns: usize,
    ) -> Result<Option<ForcedWin>, TooFewNodes> {
        let Some(soonest) = self.soonest(game, side, turns)? else { return Ok(None) };
        let start = game.moment();
        let plays = self.played_on(game, side, soonest);
        let outcome = game.outcome();
        game.back_to(&start);
        let plays = plays?;
        Ok(outcome.map(|outcome| ForcedWin { turns: soonest, plays, outcome }))
    }

    /// Plays on to the end of a game that `side` wins in no fewer than so many turns, and returns the plays.
    fn played_on(
        &mut self,
        game: &mut FastGame,
        side: Side,
        mut turns: usize,
    ) -> Result<Vec<FastPlay>, TooFewNodes> {
        let mut plays = Vec::new();
        while game.outcome().is_none() {
            let mover = game.to_move();
            let mut legal = game.plays().into_iter();
            // The side's own play keeps to the number of turns; of the replies one that needs all of them.
            let fits = |play: &FastPlay| {
                if mover == side {
                    self.wins_by(game, side, *play, turns)
                } else if turns == 1 {
                    Ok(true)
                } else {
                    self.wins_by(game, side, *play, turns - 1).map(|wins| !wins)
                }
            };
            let Some(play) = first_that(&mut legal, fits)? else { break };
            plays.push(play);
            game.play(play);
            turns -= usize::from(mover == side && game.to_move() != side && turns > 1);
        }
        Ok(plays)
    }

    /// The least number of turns, up to `turns`, in which `side` wins.
    fn soonest(
        &mut self,
        game: &mut FastGame,
        side: Side,
        turns: usize,
    ) -> Result<Option<usize>, TooFewNodes> {
        for turns in 1..=turns {
            if self.wins_in(game, side, turns)? {
                return Ok(Some(turns));
            }
        }
        Ok(None)
    }
}

/// The first of some plays of which `fits` says that it does.
fn first_that(
    plays: &mut impl Iterator<Item = FastPlay>,
    mut fits: impl FnMut(&FastPlay) -> Result<bool, TooFewNodes>,
) -> Result<Option<FastPlay>, TooFewNodes> {
    for play in plays {
        if fits(&play)? {
            return Ok(Some(play));
        }
    }
    Ok(None)
}

/// A win that no reply prevents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForcedWin {
    /// In how many turns of the winner.
    pub turns: usize,
    /// How: every play of both sides.
    pub plays: Vec<FastPlay>,
    /// The end that it leads to.
    pub outcome: Outcome,
}
