//! The worked example of a ranking: results that are made up, and everything that the program's own arithmetic makes of them.

use super::ranking::{CrossTable, Ranked, halves};

/// The players of the example, as its table and its sentences call them.
pub(super) const NAMES: [&str; 5] = ["A", "B", "C", "D", "E"];
/// Results: who, against whom, half points. Two players are equal whom their own match tells apart, and two whom only
/// Sonneborn-Berger does.
const RESULTS: [(usize, usize, u8); 10] = [
    (0, 1, 3),
    (0, 2, 2),
    (0, 3, 3),
    (0, 4, 3),
    (1, 2, 3),
    (1, 3, 4),
    (1, 4, 3),
    (2, 3, 2),
    (2, 4, 2),
    (3, 4, 4),
];

/// The example.
pub(super) fn table() -> CrossTable {
    let mut table = CrossTable::new(NAMES.len());
    for (one, other, won) in RESULTS {
        table.enter(one, other, won);
    }
    table
}

/// Two of the final table who follow each other with as many points, if `is_told` says whether their match tells them apart.
pub(super) fn equals(table: &CrossTable, is_told: bool) -> Option<[Ranked; 2]> {
    table.ranking().windows(2).find_map(|pair| {
        let [one, other] = [pair[0], pair[1]];
        let is_equal = one.standing.points == other.standing.points;
        let by_match = one.standing.direct != other.standing.direct;
        (is_equal && by_match == is_told).then_some([one, other])
    })
}

/// The sum of Sonneborn-Berger as one writes it, on one line: for each opponent the points won, times his.
pub(super) fn sum(table: &CrossTable, player: usize) -> String {
    let term = |[won, points]: [u32; 2]| format!("{}\u{a0}×\u{a0}{}", halves(won), halves(points));
    table.terms(player).map(term).collect::<Vec<_>>().join("\u{a0}+\u{a0}")
}

#[cfg(test)]
mod tests {
    use super::super::ranking::quarters;
    use super::*;

    /// Worked by hand: A and B have 5½ of 8, C and D 3½, E 2; A beat B 1½-½, and C drew with D. C has 1·5½ + ½·5½ + 1·3½ + 1·2
    /// = 13¾, D ½·5½ + 0·5½ + 1·3½ + 2·2 = 10¼.
    #[test]
    fn the_example_shows_both_ways_to_tell_equals_apart() {
        let table = table();
        let points: Vec<String> = (0..5).map(|player| halves(table.points(player))).collect();
        assert_eq!(points, ["5½", "5½", "3½", "3½", "2"]);
        let [a, b] = equals(&table, true).unwrap();
        assert_eq!((a.player, b.player), (0, 1));
        assert_eq!([a, b].map(|ranked| halves(ranked.standing.direct)), ["1½", "½"]);
        let [c, d] = equals(&table, false).unwrap();
        assert_eq!((c.player, d.player), (2, 3));
        let [first, second] = [c, d].map(|ranked| quarters(ranked.standing.sonneborn_berger));
        assert_eq!((first.as_str(), second.as_str()), ("13¾", "10¼"));
        let plain = |player| sum(&table, player).replace('\u{a0}', " ");
        assert_eq!(plain(2), "1 × 5½ + ½ × 5½ + 1 × 3½ + 1 × 2");
        assert_eq!(plain(3), "½ × 5½ + 0 × 5½ + 1 × 3½ + 2 × 2");
        let places: Vec<usize> = table.ranking().iter().map(|ranked| ranked.place).collect();
        assert_eq!(places, [1, 2, 3, 4, 5]);
    }
}
