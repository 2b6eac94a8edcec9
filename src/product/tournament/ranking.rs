//! Ranking of players: by points, then by direct comparison, then by Sonneborn-Berger.
//!
//! Players whom a comparison leaves equal are compared anew among themselves: by the points that they won against each
//! other, then by Sonneborn-Berger, until neither separates them.
//!
//! A game that is won counts 1 point, a draw a half. Nothing here is rounded: points are counted in halves, and products of
//! two of them in quarters.

use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Half points of one match of two games.
pub const OF_A_MATCH: u8 = 4;

/// The results of a tournament, each match once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrossTable {
    /// Half points of each player against each other. `None`: the match is not played, or both are the same player.
    halves: Vec<Vec<Option<u8>>>,
}

/// A player in the order of the final table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// Index of the player among all, counted from 0.
    pub player: usize,
    /// Place, counted from 1; players whom nothing separates share one.
    pub place: usize,
    /// Values that the player is ranked by.
    pub standing: PlayerStanding,
}

/// Values that players are ranked by, in this order. More is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerStanding {
    /// All points, in halves.
    pub points: u32,
    /// Points against the players who have as many in all, in halves: the direct comparison.
    pub direct: u32,
    /// Sum over all opponents of the points against one, times all points of this opponent, in quarters: Sonneborn-Berger.
    pub sonneborn_berger: u32,
}

impl CrossTable {
    /// Returns a table of so many players without results.
    #[must_use]
    pub fn new(players: usize) -> Self {
        Self { halves: vec![vec![None; players]; players] }
    }

    /// Returns the number of players.
    #[must_use]
    pub const fn players(&self) -> usize {
        self.halves.len()
    }

    /// Writes down a match: `one` has won so many half points of it, `other` has the rest. Returns false, and writes nothing, if
    /// a player is unknown, both are the same, or no match has so many half points.
    pub fn enter(&mut self, one: usize, other: usize, halves: u8) -> bool {
        let is_match = one != other && one.max(other) < self.players() && halves <= OF_A_MATCH;
        if is_match {
            self.halves[one][other] = Some(halves);
            self.halves[other][one] = Some(OF_A_MATCH - halves);
        }
        is_match
    }

    /// Returns the half points of one player against another. `None`: they have not met.
    #[must_use]
    pub fn against(&self, one: usize, other: usize) -> Option<u8> {
        *self.halves.get(one)?.get(other)?
    }

    /// Returns all points of a player, in halves.
    #[must_use]
    pub fn points(&self, player: usize) -> u32 {
        self.among(player, &(0..self.players()).collect::<Vec<_>>())
    }

    /// Returns the points of a player against the `others`, in halves.
    fn among(&self, player: usize, others: &[usize]) -> u32 {
        others.iter().filter_map(|&other| self.against(player, other)).map(u32::from).sum()
    }

    /// Returns the players who have as many points as this one, who is among them.
    #[must_use]
    pub fn equals(&self, player: usize) -> Vec<usize> {
        let points = self.points(player);
        (0..self.players()).filter(|&other| self.points(other) == points).collect()
    }

    /// Returns the values that a player is ranked by.
    #[must_use]
    pub fn standing(&self, player: usize) -> PlayerStanding {
        PlayerStanding {
            points: self.points(player),
            direct: self.among(player, &self.equals(player)),
            sonneborn_berger: self.terms(player).map(|[won, points]| won * points).sum(),
        }
    }

    /// Returns for each opponent of a player the points won against him, and all his points, in halves: Sonneborn-Berger adds up
    /// their products.
    pub fn terms(&self, player: usize) -> impl Iterator<Item = [u32; 2]> + '_ {
        let of = move |other| Some([u32::from(self.against(player, other)?), self.points(other)]);
        (0..self.players()).filter_map(of)
    }

    /// Returns all players, the best first; players whom nothing separates stand in the order of their numbers.
    #[must_use]
    pub fn ranking(&self) -> Vec<Ranked> {
        let everybody: Vec<usize> = (0..self.players()).collect();
        let mut ranked = Vec::new();
        for equals in parted(&everybody, |player| self.points(player)) {
            for sharing in self.told_apart(equals) {
                let place = ranked.len() + 1;
                ranked.extend(sharing.into_iter().map(|player| Ranked {
                    player,
                    place,
                    standing: self.standing(player),
                }));
            }
        }
        ranked
    }

    /// Splits players with equal points into groups, the best first; nothing separates the players of a group.
    fn told_apart(&self, equals: Vec<usize>) -> Vec<Vec<usize>> {
        let by_match = parted(&equals, |player| self.among(player, &equals));
        let parts = if by_match.len() > 1 {
            by_match
        } else {
            parted(&equals, |player| self.standing(player).sonneborn_berger)
        };
        if parts.len() > 1 {
            return parts.into_iter().flat_map(|part| self.told_apart(part)).collect();
        }
        vec![equals]
    }
}

/// Groups players by an amount, the largest first; each group keeps their order.
fn parted(players: &[usize], much: impl Fn(usize) -> u32) -> Vec<Vec<usize>> {
    let mut groups: BTreeMap<Reverse<u32>, Vec<usize>> = BTreeMap::new();
    for &player in players {
        groups.entry(Reverse(much(player))).or_default().push(player);
    }
    groups.into_values().collect()
}

/// Formats half points: `0`, `½`, `3`, `3½`.
#[must_use]
pub fn halves(count: u32) -> String {
    quarters(2 * count)
}

/// Formats quarter points: `13¾`.
#[must_use]
pub fn quarters(count: u32) -> String {
    let part = ["", "¼", "½", "¾"][(count % 4) as usize];
    match count / 4 {
        0 if !part.is_empty() => part.to_owned(),
        whole => format!("{whole}{part}"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::rounds::rounds;
    use super::*;
    use proptest::prelude::*;

    /// Returns a table of results: a player, the opponent, the player's half points.
    fn table(players: usize, results: &[(usize, usize, u8)]) -> CrossTable {
        let mut table = CrossTable::new(players);
        for &(one, other, halves) in results {
            assert!(table.enter(one, other, halves));
        }
        table
    }

    fn order(table: &CrossTable) -> Vec<(usize, usize)> {
        table.ranking().iter().map(|ranked| (ranked.player, ranked.place)).collect()
    }

    /// Worked by hand. A beats B 2-0 and loses to C 0-2, draws with D 1-1; B beats C 2-0 and D 1½-½; C beats D 2-0.
    /// Points: A 3, B 3½, C 4, D 1½. Sonneborn-Berger: A 2·3½ + 0·4 + 1·1½ = 8½; B 0·3 + 2·4 + 1½·1½ = 10¼;
    /// C 2·3 + 0·3½ + 2·1½ = 9; D 1·3 + ½·3½ + 0·4 = 4¾.
    #[test]
    fn points_are_added_and_multiplied_as_by_hand() {
        let table = table(4, &[(0, 1, 4), (0, 2, 0), (0, 3, 2), (1, 2, 4), (1, 3, 3), (2, 3, 4)]);
        let said: Vec<(String, String)> = (0..4)
            .map(|player| table.standing(player))
            .map(|standing| (halves(standing.points), quarters(standing.sonneborn_berger)))
            .collect();
        let expected = [("3", "8½"), ("3½", "10¼"), ("4", "9"), ("1½", "4¾")];
        assert_eq!(said, expected.map(|(points, sum)| (points.to_owned(), sum.to_owned())));
        assert_eq!(order(&table), [(2, 1), (1, 2), (0, 3), (3, 4)]);
    }

    /// A, B and C have 4 points each, behind E and before D, and are told apart by the games among them: A 1½-½ against B,
    /// C 1½-½ against A, B 2-0 against C. Among them A has 2, B 2½, C 1½. Sonneborn-Berger would put C before A: by hand
    /// A ¼ · (3·8 + 1·8 + 4·6 + 0·10) = 14, C ¼ · (3·8 + 0·8 + 4·6 + 1·10) = 14½.
    #[test]
    fn three_equal_players_are_compared_by_the_games_among_them() {
        let among = [(0, 1, 3), (2, 0, 3), (1, 2, 4)];
        // The rest of its 4 points each has from D and E: A 2, B 1½, C 2½.
        let others = [(0, 3, 4), (0, 4, 0), (1, 3, 0), (1, 4, 3), (2, 3, 4), (2, 4, 1), (3, 4, 2)];
        let table = table(5, &[&among[..], &others[..]].concat());
        for player in 0..3 {
            assert_eq!(table.points(player), 8, "4 points");
            assert_eq!(table.equals(player), [0, 1, 2]);
        }
        let direct: Vec<u32> = (0..3).map(|player| table.standing(player).direct).collect();
        assert_eq!(direct, [4, 5, 3]);
        let sums: Vec<u32> = (0..3).map(|player| table.standing(player).sonneborn_berger).collect();
        assert_eq!(sums, [56, 70, 58]);
        assert_eq!(order(&table), [(4, 1), (1, 2), (0, 3), (2, 4), (3, 5)]);
    }

    /// A round robin of seven, round by round as `rounds` has it, whose table was filled in with a pencil. Ada, Bo and Cleo have
    /// 7½ each; among them Bo has 2½, Cleo 2, Ada 1½. Finn and Gro have 4 each and drew 1-1: Gro has 1·7½ + 1·7½ + 1·4½ + 1·4
    /// = 23½, Finn 1·7½ + ½·7½ + ½·7 + 1·4½ + 1·4 = 23¼.
    #[test]
    fn seven_players_are_ranked_as_on_paper() {
        let [ada, bo, cleo, dag, eir, finn, gro] = [0, 1, 2, 3, 4, 5, 6];
        let played = [
            [(bo, gro, 2), (finn, cleo, 1), (eir, dag, 2)],
            [(cleo, ada, 2), (gro, dag, 0), (finn, eir, 2)],
            [(dag, bo, 1), (ada, eir, 3), (gro, finn, 2)],
            [(eir, cleo, 1), (bo, finn, 2), (ada, gro, 4)],
            [(finn, dag, 1), (cleo, gro, 2), (bo, ada, 3)],
            [(gro, eir, 2), (dag, ada, 3), (cleo, bo, 2)],
            [(ada, finn, 4), (eir, bo, 1), (dag, cleo, 1)],
        ];
        for (round, played) in rounds(7).iter().zip(&played) {
            let pairs: Vec<_> = round.pairings.iter().map(|pair| (pair.first, pair.second)).collect();
            assert_eq!(pairs, played.map(|(first, second, _)| (first, second)));
        }
        let table = table(7, &played.concat());
        let said: Vec<_> = table
            .ranking()
            .iter()
            .map(|ranked| (ranked.player, halves(ranked.standing.points), ranked.place))
            .collect();
        let points = ["7½", "7½", "7½", "7", "4½", "4", "4"];
        let expected: Vec<_> = [bo, cleo, ada, dag, eir, gro, finn]
            .into_iter()
            .zip(points)
            .zip(1..)
            .map(|((player, points), place)| (player, points.to_owned(), place))
            .collect();
        assert_eq!(said, expected);
        let sums = [gro, finn].map(|player| quarters(table.standing(player).sonneborn_berger));
        assert_eq!(sums, ["23½", "23¼"]);
    }

    /// A, B and C have 5 points each. Among them A has 3: 2-0 against B, 1-1 against C, and is ahead; B has 1½ and C 1½. These
    /// two begin anew, and B beat C 1½-½: B is second, though C has more by Sonneborn-Berger: B 1½·5 + 1½·4½ + 2·½ = 15¼, C 1½·5
    /// + 2·4½ + 1½·½ = 17¼.
    #[test]
    fn those_who_are_still_equal_are_compared_anew_by_their_own_match() {
        let among = [(0, 1, 4), (0, 2, 2), (1, 2, 3)];
        let others = [(0, 3, 0), (0, 4, 4), (1, 3, 3), (1, 4, 4), (2, 3, 4), (2, 4, 3), (3, 4, 4)];
        let table = table(5, &[&among[..], &others[..]].concat());
        assert_eq!([0, 1, 2, 3, 4].map(|player| halves(table.points(player))), ["5", "5", "5", "4½", "½"]);
        assert_eq!([0, 1, 2].map(|player| halves(table.standing(player).direct)), ["3", "1½", "1½"]);
        let sums = [1, 2].map(|player| quarters(table.standing(player).sonneborn_berger));
        assert_eq!(sums, ["15¼", "17¼"]);
        assert_eq!(order(&table), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)]);
    }

    /// All beat each other in a ring: nothing tells them apart, and they share the first place.
    #[test]
    fn those_whom_nothing_tells_apart_share_a_place() {
        let table = table(3, &[(0, 1, 4), (1, 2, 4), (2, 0, 4)]);
        assert_eq!(order(&table), [(0, 1), (1, 1), (2, 1)]);
        assert_eq!(order(&CrossTable::new(4)).iter().map(|(_, place)| *place).collect::<Vec<_>>(), [1; 4]);
    }

    #[test]
    fn what_is_no_match_is_not_written_down() {
        let mut table = CrossTable::new(3);
        for (one, other, halves) in [(0, 0, 2), (0, 3, 2), (0, 1, 5)] {
            assert!(!table.enter(one, other, halves));
        }
        assert_eq!(table, CrossTable::new(3));
    }

    #[test]
    fn halves_and_quarters_are_written_as_by_hand() {
        assert_eq!([0, 1, 2, 7].map(halves), ["0", "½", "1", "3½"]);
        assert_eq!([0, 1, 2, 3, 55].map(quarters), ["0", "¼", "½", "¾", "13¾"]);
    }

    proptest! {
        /// Compares the ranking with a second implementation, which splits all groups of equal players at once.
        #[test]
        fn the_ranking_is_that_of_the_rules(
            players in 3..=12_usize,
            results in prop::collection::vec(0..=4_u8, 66),
        ) {
            let mut table = CrossTable::new(players);
            let mut won = vec![vec![0_i64; players]; players];
            let pairs = (0..players).flat_map(|one| (0..one).map(move |other| (one, other)));
            for ((one, other), halves) in pairs.zip(results) {
                table.enter(one, other, halves);
                won[one][other] = i64::from(halves);
                won[other][one] = 4 - i64::from(halves);
            }
            let points: Vec<i64> = won.iter().map(|row| row.iter().sum()).collect();
            // Groups of equal players, the best first, each split by the first comparison that splits it, until none does.
            let part = |group: &[usize], much: &dyn Fn(usize) -> i64| -> Vec<Vec<usize>> {
                let mut amounts: Vec<i64> = group.iter().map(|&player| much(player)).collect();
                amounts.sort_unstable();
                amounts.dedup();
                let of = |amount: &i64| group.iter().copied().filter(|&at| much(at) == *amount).collect();
                amounts.iter().rev().map(of).collect()
            };
            let mut groups = part(&(0..players).collect::<Vec<_>>(), &|player| points[player]);
            loop {
                let next: Vec<Vec<usize>> = groups
                    .iter()
                    .flat_map(|group| {
                        let direct = part(group, &|player| group.iter().map(|&at| won[player][at]).sum());
                        let sum = |player: usize| (0..players).map(|at| won[player][at] * points[at]).sum();
                        if direct.len() > 1 { direct } else { part(group, &sum) }
                    })
                    .collect();
                if next.len() == groups.len() {
                    break;
                }
                groups = next;
            }
            let mut expected = Vec::new();
            for group in groups {
                let place = expected.len() + 1;
                expected.extend(group.into_iter().map(|player| (player, place)));
            }
            prop_assert_eq!(order(&table), expected);
        }
    }
}
