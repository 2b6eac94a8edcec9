//! Who wins how often, counted over many games, and how sure that is.

use super::selfplay::{SelfPlayed, played};
use crate::executor::{Executor, WorkPart, WorkStep, at_once};
use crate::game::{Ending, FastGame, First, Outcome, Position, Side, Variant};
use std::collections::BTreeMap;

/// What came of a number of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    /// How many games each side has won: attackers, the king's side.
    pub won: [usize; 2],
    /// How many games nobody has won, those among them that were given up as too long.
    pub drawn: usize,
    /// How many of these were given up.
    pub given_up: usize,
    /// How many games ended in which way. Those given up ended in none.
    pub endings: BTreeMap<Ending, usize>,
    /// The number of plays of each game, sorted.
    pub lengths: Vec<usize>,
    /// How many pieces each side has lost in all games together: attackers, the king's side.
    pub lost: [usize; 2],
}

/// What came of the games of players of one strength.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StrengthBalance {
    /// How many plays a player looks at before each that it makes.
    pub nodes: u64,
    /// What came of the games.
    pub balance: Balance,
}

/// A share, and between which shares it is with a certainty of 95 in 100, all from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// The share that was counted.
    pub counted: f64,
    /// The least share that is likely.
    pub least: f64,
    /// The greatest.
    pub most: f64,
}

impl Balance {
    /// Counts games.
    #[must_use]
    pub fn of<'a>(games: impl IntoIterator<Item = &'a SelfPlayed>) -> Self {
        let mut balance = Self::default();
        for game in games {
            match game.outcome.and_then(Outcome::winner) {
                Some(winner) => balance.won[winner as usize] += 1,
                None => balance.drawn += 1,
            }
            match game.outcome {
                Some(outcome) => *balance.endings.entry(outcome.how).or_default() += 1,
                None => balance.given_up += 1,
            }
            balance.lengths.push(game.plays.len());
            for (lost, here) in balance.lost.iter_mut().zip(game.lost) {
                *lost += here;
            }
        }
        balance.lengths.sort_unstable();
        balance
    }

    /// How many games were counted.
    #[must_use]
    pub const fn games(&self) -> usize {
        self.lengths.len()
    }

    /// The share of the games with a winner that a side has won. `None`: there is none.
    #[must_use]
    pub fn share(&self, side: Side) -> Option<Share> {
        Share::of(self.won[side as usize], self.won[0] + self.won[1])
    }

    /// The number of plays that half of the games don't exceed. `None`: there is no game.
    #[must_use]
    pub fn usual_length(&self) -> Option<usize> {
        self.lengths.get((self.games().checked_sub(1)?) / 2).copied()
    }
}

impl Share {
    /// The share of some among all, with the interval of Wilson (1927), which is right for few games and for shares near 0 and 1,
    /// too. `None`: there are none.
    #[must_use]
    pub fn of(some: usize, all: usize) -> Option<Self> {
        /// How many standard deviations hold 95 in 100.
        const DEVIATIONS: f64 = 1.96;
        if all == 0 {
            return None;
        }
        let (share, n) = (some as f64 / all as f64, all as f64);
        let square = DEVIATIONS * DEVIATIONS;
        let middle = (share + square / (2.0 * n)) / (1.0 + square / n);
        let variance = share * (1.0 - share) / n + square / (4.0 * n * n);
        let reach = DEVIATIONS / (1.0 + square / n) * variance.sqrt();
        Some(Self { counted: share, least: (middle - reach).max(0.0), most: (middle + reach).min(1.0) })
    }

    /// Whether another share is likely, too.
    #[must_use]
    pub fn allows(&self, other: f64) -> bool {
        (self.least..=self.most).contains(&other)
    }
}

/// What a balance comes to, in words that hold for the whole interval of its share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BalanceVerdict {
    /// Too few games had a winner to say.
    Unknown,
    /// Both sides win about as often, or nothing shows that they don't.
    Even,
    /// One side wins more often: so many of so many games.
    Leans(Side, u8, u8),
    /// One side nearly always wins.
    Nearly(Side),
}

/// Fewer games with a winner say nothing.
const FEWEST: usize = 20;
/// The widest interval that says something.
const WIDEST: f64 = 0.4;

impl BalanceVerdict {
    /// What a balance comes to.
    #[must_use]
    pub fn of(balance: &Balance) -> Self {
        let Some(share) = balance.share(Side::Defenders) else { return Self::Unknown };
        if balance.won[0] + balance.won[1] < FEWEST || share.most - share.least > WIDEST {
            return Self::Unknown;
        }
        if share.allows(0.5) {
            return Self::Even;
        }
        let (side, counted) = if share.counted > 0.5 {
            (Side::Defenders, share.counted)
        } else {
            (Side::Attackers, 1.0 - share.counted)
        };
        if counted >= 0.95 {
            return Self::Nearly(side);
        }
        // The nearest of the fractions that people use.
        let fractions = [(3_u8, 5_u8), (2, 3), (3, 4), (4, 5), (9, 10)];
        let off = |(some, of): (u8, u8)| (f64::from(some) / f64::from(of) - counted).abs();
        let (some, of) =
            fractions.into_iter().min_by(|&one, &other| off(one).total_cmp(&off(other))).unwrap_or((3, 5));
        Self::Leans(side, some, of)
    }
}

/// Plays so many games of each strength, until all are played or the executor is stopped. The strengths take turns, so that a run
/// that is stopped has something to tell of each: the same as a shorter run. The games are the same with any number of workers.
#[must_use]
pub fn by_strength(
    variant: &Variant,
    games: usize,
    strengths: &[u64],
    seed: u64,
    executor: &dyn Executor,
) -> Vec<StrengthBalance> {
    let first = variant.ruleset.first.side();
    let all = games * strengths.len();
    let is_stopped = || executor.is_stopped();
    let one = |nth: usize, (): &mut ()| {
        if is_stopped() {
            return None;
        }
        let part = Some(WorkPart::Game(nth + 1, all));
        executor.begins(&WorkStep { kit: variant.id.clone(), nth: 1, kits: 1, part });
        let round = (nth / strengths.len()) as u64;
        let side = if variant.ruleset.first == First::Lot && round % 2 == 1 { first.other() } else { first };
        let start = Position::new(variant.setup.board.clone(), side);
        let start = FastGame::new(&start, &variant.ruleset)?;
        // Games of different seeds have no players in common.
        played(&start, strengths[nth % strengths.len()], seed << 32 | round, &is_stopped)
    };
    let games: Vec<SelfPlayed> = at_once(all, executor, one, Option::is_none).into_iter().flatten().collect();
    let of = |(nth, &nodes): (usize, &u64)| {
        let balance = Balance::of(games.iter().skip(nth).step_by(strengths.len()));
        StrengthBalance { nodes, balance }
    };
    strengths.iter().enumerate().map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The intervals of Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
    #[test]
    fn shares_have_the_intervals_of_the_literature() {
        for (some, all, least, most) in [
            (81, 263, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0, 0.1611),
            (1, 29, 0.0061, 0.1718),
        ] {
            let share = Share::of(some, all).unwrap();
            assert!((share.least - least).abs() < 5e-5 && (share.most - most).abs() < 5e-5, "{share:?}");
        }
        assert_eq!(Share::of(0, 0), None);
    }

    #[test]
    fn words_hold_for_what_is_likely() {
        let balance = |attackers, defenders| Balance { won: [attackers, defenders], ..Balance::default() };
        assert_eq!(BalanceVerdict::of(&balance(5, 5)), BalanceVerdict::Unknown);
        assert_eq!(BalanceVerdict::of(&balance(48, 52)), BalanceVerdict::Even);
        assert_eq!(BalanceVerdict::of(&balance(34, 66)), BalanceVerdict::Leans(Side::Defenders, 2, 3));
        assert_eq!(BalanceVerdict::of(&balance(80, 20)), BalanceVerdict::Leans(Side::Attackers, 4, 5));
        assert_eq!(BalanceVerdict::of(&balance(0, 60)), BalanceVerdict::Nearly(Side::Defenders));
    }
}
