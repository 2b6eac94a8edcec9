//! Duration of a tournament: rounds and hours.

use super::rounds::rounds;
use crate::product::front;

/// Minutes between two rounds, to write down results and set up again.
const BETWEEN: u32 = 5;
/// Minutes of a club's evening.
const EVENING: u32 = 4 * 60;

/// Duration of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hours {
    /// Minutes of a game: between the least and the most that one on this board usually takes, which the leaflet names.
    pub(crate) game: u32,
    /// Number of rounds.
    pub(crate) rounds: u32,
}

impl Hours {
    /// Returns the duration for a game on a board of so many squares a side, and so many players; a game takes `minutes` if they are
    /// given.
    pub(crate) fn of(squares: u8, players: usize, minutes: Option<u16>) -> Self {
        // The most is twice the least.
        let usual = || u32::from(front::minutes(squares)) * 3 / 2;
        let game = minutes.map_or_else(usual, u32::from);
        Self { game, rounds: rounds(players).len() as u32 }
    }

    /// Returns the minutes from the beginning of a round to the beginning of the next: two games, and the pause.
    pub(crate) const fn round(self) -> u32 {
        2 * self.game + BETWEEN
    }

    /// Returns the minutes after which a round begins, counted from 0.
    pub(crate) const fn begins(self, round: u32) -> u32 {
        round * self.round()
    }

    /// Returns the minutes of all rounds, without a pause after the last.
    pub(crate) const fn all(self) -> u32 {
        self.rounds * self.round() - BETWEEN
    }

    /// Returns the number of rounds that an evening holds, at least one.
    pub(crate) const fn of_an_evening(self) -> u32 {
        let some = (EVENING + BETWEEN) / self.round();
        if some == 0 { 1 } else { some }
    }

    /// Returns the number of evenings that all rounds take.
    pub(crate) const fn evenings(self) -> u32 {
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
        let small = Hours::of(7, 7, None);
        assert_eq!((small.game, small.round(), small.rounds, small.all()), (15, 35, 7, 240));
        assert_eq!((small.of_an_evening(), small.evenings(), small.begins(3)), (7, 1, 105));
        let large = Hours::of(11, 7, None);
        assert_eq!((large.game, large.round(), large.of_an_evening(), large.evenings()), (45, 95, 2, 4));
        // A round of the largest game is longer than an evening.
        let largest = Hours::of(19, 3, None);
        assert_eq!((largest.of_an_evening(), largest.evenings()), (1, 3));
        // Four players of 11 by 11 who agree on 35 minutes: three rounds of 75 without the last pause.
        let agreed = Hours::of(11, 4, Some(35));
        assert_eq!((agreed.game, agreed.round(), agreed.all(), agreed.evenings()), (35, 75, 220, 1));
    }
}
