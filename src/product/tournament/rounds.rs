//! Pairings of a tournament, round by round: the circle method.
//!
//! The players stand in a circle. In each round one of them is the hub, and players at the same distance to his left and right
//! play each other; in the next round the hub is the player after him. With an odd number of players, the hub has no
//! opponent and sits out. With an even number, the last player stands in the middle and plays the hub.
//!
//! Each match is two games with sides changed, so that all have both sides equally often. The first game's attackers are shared
//! out as well. Of two in the circle, the player who has the other in the half of the circle behind him begins with them, so that
//! everybody begins against as many as begin against him; the player in the middle begins in every second round.

/// Two players who meet, by their index among all, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Player with the attackers in the first game.
    pub first: usize,
    /// Player with the attackers in the second game.
    pub second: usize,
}

/// A round: all matches that are played at the same time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Matches, the first at the first table.
    pub pairings: Vec<Pairing>,
    /// Player without an opponent. `None`: the number of players is even.
    pub sits_out: Option<usize>,
}

/// Returns the rounds of a tournament of so many players, in which each meets each other once.
#[must_use]
pub fn rounds(players: usize) -> Vec<Round> {
    // An odd number of players stands in the circle; one more may stand in the middle.
    let circle = if players.is_multiple_of(2) { players.saturating_sub(1) } else { players };
    (0..circle).map(|hub| round(hub, circle, players > circle)).collect()
}

fn round(hub: usize, circle: usize, has_middle: bool) -> Round {
    let half = circle / 2;
    let mut pairings = Vec::new();
    if has_middle {
        let middle = circle;
        let (first, second) = if hub.is_multiple_of(2) { (middle, hub) } else { (hub, middle) };
        pairings.push(Pairing { first, second });
    }
    for distance in 1..=half {
        let (right, left) = ((hub + distance) % circle, (hub + circle - distance) % circle);
        // Steps around the circle by which the player at the right is before the one at the left.
        let ahead = 2 * distance % circle;
        let (first, second) = if ahead <= half { (right, left) } else { (left, right) };
        pairings.push(Pairing { first, second });
    }
    Round { pairings, sits_out: (!has_middle).then_some(hub) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The conditions of a round robin, for every possible number of players.
    #[test]
    fn each_meets_each_other_once_and_nobody_is_in_two_places() {
        for players in 3..=12_usize {
            let all = rounds(players);
            assert_eq!(all.len(), if players % 2 == 0 { players - 1 } else { players }, "{players}");
            let mut met = BTreeSet::new();
            for round in &all {
                let mut here = BTreeSet::new();
                for Pairing { first, second } in &round.pairings {
                    assert!(here.insert(*first) && here.insert(*second), "{players}: twice in a round");
                    assert!(met.insert((*first.min(second), *first.max(second))), "{players}: met before");
                }
                assert_eq!(round.pairings.len(), players / 2);
                // Whoever does not play sits out, and nobody does of an even number.
                let idle: Vec<usize> = (0..players).filter(|player| !here.contains(player)).collect();
                assert_eq!(round.sits_out.into_iter().collect::<Vec<_>>(), idle, "{players}");
            }
            assert_eq!(met.len(), players * (players - 1) / 2);
        }
    }

    #[test]
    fn each_sits_out_once_of_an_odd_number() {
        for players in [3, 5, 7, 9, 11] {
            let idle: BTreeSet<usize> = rounds(players).iter().filter_map(|round| round.sits_out).collect();
            assert_eq!(idle.len(), players);
        }
    }

    /// Of the first games of his matches each has the attackers in half; where there is no half, in one more or one less.
    #[test]
    fn each_begins_with_the_attackers_about_half_of_the_time() {
        for players in 3..=12 {
            let all: Vec<Pairing> = rounds(players).into_iter().flat_map(|round| round.pairings).collect();
            for player in 0..players {
                let first = all.iter().filter(|pairing| pairing.first == player).count();
                let second = all.iter().filter(|pairing| pairing.second == player).count();
                assert_eq!(first + second, players - 1);
                assert!(first.abs_diff(second) <= 1, "{players}: {player} {first} {second}");
            }
        }
    }

    /// The pairings of four players, with the fourth in the middle, as written by hand.
    #[test]
    fn four_players_are_done_in_three_rounds() {
        let said: Vec<Vec<(usize, usize)>> = rounds(4)
            .iter()
            .map(|round| round.pairings.iter().map(|pair| (pair.first + 1, pair.second + 1)).collect())
            .collect();
        assert_eq!(said, [[(4, 1), (3, 2)], [(2, 4), (1, 3)], [(4, 3), (2, 1)]]);
    }
}
