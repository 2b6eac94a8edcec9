//! How long a tournament takes: rounds and hours.

use super::rounds::rounds;
use crate::kit::front;

/// Minutes between two rounds, to write down results and set up again.
const BETWEEN: u32 = 5;
/// Minutes of a club's evening.
const EVENING: u32 = 4 * 60;

/// The hours of a tournament, in minutes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hours {
    /// Of a game: between the least and the most that one on such a board usually takes, which the leaflet names.
    pub(super) game: u32,
    /// Rounds.
    pub(super) rounds: u32,
}

impl Hours {
    /// Those of a game on a board of so many squares a side, for so many players.
    pub(super) fn of(squares: u8, players: usize) -> Self {
        // The most is twice the least.
        let game = u32::from(front::minutes(squares)) * 3 / 2;
        Self { game, rounds: rounds(players).len() as u32 }
    }

    /// Minutes from the beginning of a round to that of the next: two games, and what is between.
    pub(super) const fn round(self) -> u32 {
        2 * self.game + BETWEEN
    }

    /// Minutes after which a round begins, counted from 0.
    pub(super) const fn begins(self, round: u32) -> u32 {
        round * self.round()
    }

    /// Minutes of all rounds, without what would follow the last.
    pub(super) const fn all(self) -> u32 {
        self.rounds * self.round() - BETWEEN
    }

    /// Rounds that an evening holds, at least one.
    pub(super) const fn of_an_evening(self) -> u32 {
        let some = (EVENING + BETWEEN) / self.round();
        if some == 0 { 1 } else { some }
    }

    /// Evenings that all rounds take.
    pub(super) const fn evenings(self) -> u32 {
        self.rounds.div_ceil(self.of_an_evening())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// On 7 by 7 a game takes 10 to 20 minutes: 15; a round 35, and seven of them 240, which is one evening of four hours. On
    /// 11 by 11 it is 45, a round 95: two in an evening, and seven in four evenings.
    #[test]
    fn seven_players_need_an_evening_of_a_small_game_and_four_of_a_large_one() {
        let small = Hours::of(7, 7);
        assert_eq!((small.game, small.round(), small.rounds, small.all()), (15, 35, 7, 240));
        assert_eq!((small.of_an_evening(), small.evenings(), small.begins(3)), (7, 1, 105));
        let large = Hours::of(11, 7);
        assert_eq!((large.game, large.round(), large.of_an_evening(), large.evenings()), (45, 95, 2, 4));
        // A round of the largest game is longer than an evening.
        assert_eq!((Hours::of(19, 3).of_an_evening(), Hours::of(19, 3).evenings()), (1, 3));
    }
}
