//! A player who looks ahead.

use super::value::{PositionJudge, WON};
use crate::game::{FastGame, FastPlay, Outcome, Side};

/// How many plays are looked ahead, one number after the other. Beyond the first look they are even, so that what is weighed is
/// always a position after the other side's reply: who sees its own last play but not the answer thinks too well of itself, and
/// of two players the one that got one play further would win for that alone.
const DEPTHS: [usize; 9] = [1, 2, 4, 6, 8, 10, 12, 14, 16];
/// The plays that are looked into as far as any, and those from where on they are least: by their place among all.
const EARLY: usize = 6;
const LATE: usize = 24;
/// Kinds of plays, by their two cells, that have been good before: how many are told apart.
const HABITS: usize = 4096;
/// Positions whose best play is remembered.
const REMEMBERED: usize = 1 << 14;

/// A player who looks ahead for a number of plays, whatever time that takes: so it plays the same on every machine.
#[derive(Clone, Debug)]
pub struct SearchPlayer {
    /// How many plays it makes in its mind before it makes one.
    nodes: u64,
    taste: PositionJudge,
    /// By position: the play that was best there.
    best: Vec<(u64, Option<FastPlay>)>,
    habits: Vec<u32>,
    left: u64,
    looked: u64,
}

impl SearchPlayer {
    /// A player of games that start as `start` does, with so many plays in its mind for each that it makes; players with different
    /// seeds play different games.
    #[must_use]
    pub fn new(start: &FastGame, nodes: u64, seed: u64) -> Self {
        let taste = PositionJudge::new(start, seed);
        Self { nodes, taste, best: vec![(0, None); REMEMBERED], habits: vec![0; HABITS], left: 0, looked: 0 }
    }

    /// How many plays it has looked at until now.
    #[must_use]
    pub const fn looked(&self) -> u64 {
        self.looked
    }

    /// Chooses a play. `None`: the game has ended.
    pub fn choose(&mut self, game: &mut FastGame) -> Option<FastPlay> {
        let mut plays = game.plays();
        let mut chosen = *plays.first()?;
        if plays.len() == 1 {
            return Some(chosen);
        }
        self.habits.iter_mut().for_each(|habit| *habit /= 4);
        self.left = self.nodes;
        for depth in DEPTHS {
            let found = self.best_of(game, &mut plays, depth, (-WON * 2, WON * 2), 0);
            let Some((value, play)) = found else { break };
            chosen = play;
            if self.left == 0 || value.abs() > WON / 2 {
                break;
            }
        }
        Some(chosen)
    }

    /// The best of some plays and its value to the side to move, as far as the mind goes: `None` if not even the first of them
    /// has been looked at whole. The best play is moved to the front.
    fn best_of(
        &mut self,
        game: &mut FastGame,
        plays: &mut [FastPlay],
        depth: usize,
        (mut alpha, beta): (i32, i32),
        ply: i32,
    ) -> Option<(i32, FastPlay)> {
        let side = game.to_move();
        let here = game.moment();
        let mut best: Option<(i32, usize)> = None;
        for (nth, &play) in plays.iter().enumerate() {
            // The first look takes in every play, however many there are.
            if self.left == 0 && (depth > 1 || ply > 0) {
                break;
            }
            self.left = self.left.saturating_sub(1);
            self.looked += 1;
            let value = match game.play(play) {
                Some(outcome) => Some(ended(outcome, side, ply)),
                None => self.after(game, side, nth, depth - 1, (alpha, beta), ply),
            };
            game.back_to(&here);
            let Some(value) = value else { break };
            if best.is_none_or(|(before, _)| value > before) {
                best = Some((value, nth));
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        let (value, nth) = best?;
        let play = plays[nth];
        plays[..=nth].rotate_right(1);
        self.habits[habit(game, play)] += 1 << depth.min(12);
        Some((value, play))
    }

    /// The value to `side` of the position after its `nth` play, looked into for so many plays more. All plays but the first are
    /// asked only whether they are better; late ones that take nothing are looked into less, unless they seem to be.
    fn after(
        &mut self,
        game: &mut FastGame,
        side: Side,
        nth: usize,
        depth: usize,
        (alpha, beta): (i32, i32),
        ply: i32,
    ) -> Option<i32> {
        if depth == 0 {
            return Some(self.still(game, side, ply));
        }
        if nth == 0 {
            return self.into(game, side, depth, (alpha, beta), ply);
        }
        let less =
            if game.has_captured() || nth < EARLY { 0 } else { 1 + usize::from(depth > 2 && nth > LATE) };
        let mut value = self.into(game, side, depth.saturating_sub(less), (alpha, alpha + 1), ply)?;
        if less > 0 && value > alpha {
            value = self.into(game, side, depth, (alpha, alpha + 1), ply)?;
        }
        if value > alpha && value < beta {
            value = self.into(game, side, depth, (alpha, beta), ply)?;
        }
        Some(value)
    }

    /// The value to `side` of the position after its play.
    fn into(
        &mut self,
        game: &mut FastGame,
        side: Side,
        depth: usize,
        (alpha, beta): (i32, i32),
        ply: i32,
    ) -> Option<i32> {
        if depth == 0 {
            Some(self.still(game, side, ply))
        } else if game.to_move() == side {
            self.value(game, depth, (alpha, beta), ply + 1)
        } else {
            self.value(game, depth, (-beta, -alpha), ply + 1).map(|value| -value)
        }
    }

    /// The value of a position to the side to move; `None` if the mind doesn't go so far.
    fn value(&mut self, game: &mut FastGame, depth: usize, window: (i32, i32), ply: i32) -> Option<i32> {
        if PositionJudge::escapes(game) {
            return Some(WON - ply - 1);
        }
        let mut plays = game.plays();
        if depth > 1 {
            plays.sort_by_cached_key(|&play| {
                let taken = u32::from(game.takes(play)) << 20;
                u32::MAX - taken - self.habits[habit(game, play)].min(1 << 19)
            });
        } else {
            plays.sort_by_cached_key(|&play| u32::MAX - self.habits[habit(game, play)]);
        }
        let key = game.key();
        let slot = (key >> 32) as usize % REMEMBERED;
        if let (known, Some(play)) = self.best[slot]
            && known == key
            && let Some(nth) = plays.iter().position(|&other| other == play)
        {
            plays[..=nth].rotate_right(1);
        }
        let (value, play) = self.best_of(game, &mut plays, depth, window, ply)?;
        self.best[slot] = (key, Some(play));
        // What was cut short is no value.
        (self.left > 0).then_some(value)
    }

    /// The value to `side` of a position that isn't looked into.
    fn still(&self, game: &FastGame, side: Side, ply: i32) -> i32 {
        let value = if PositionJudge::escapes(game) { WON - ply - 2 } else { self.taste.of(game) };
        if side == Side::Defenders { value } else { -value }
    }
}

/// The place of a play among the habits.
fn habit(game: &FastGame, play: FastPlay) -> usize {
    (game.to_move() as usize * HABITS / 2) + play.kind(HABITS / 2)
}

/// The value of an end to `side`.
fn ended(outcome: Outcome, side: Side, ply: i32) -> i32 {
    match outcome.winner() {
        Some(winner) if winner == side => WON - ply,
        Some(_) => ply - WON,
        None => 0,
    }
}
