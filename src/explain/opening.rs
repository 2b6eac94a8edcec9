//! The two sentences with which the card of a side begins: how its player wins, and how the other one does.

use super::questions::escape_of_card;
use crate::game::{Enclosure, Ruleset, Side};

/// Returns the two sentences in their order on the card of a side: for each the side that wins in it, and the id of its message.
/// The card's own side comes first.
#[must_use]
pub const fn opening(rules: &Ruleset, side: Side) -> [(Side, &'static str); 2] {
    let captures = match (side, rules.enclosure) {
        (Side::Attackers, Enclosure::NoEffect) => "card-you-capture",
        (Side::Attackers, Enclosure::AttackersWin) => "card-you-capture-ring",
        (Side::Defenders, Enclosure::NoEffect) => "card-they-capture",
        (Side::Defenders, Enclosure::AttackersWin) => "card-they-capture-ring",
    };
    let escapes = escape_of_card(rules, side);
    match side {
        Side::Attackers => [(Side::Attackers, captures), (Side::Defenders, escapes)],
        Side::Defenders => [(Side::Defenders, escapes), (Side::Attackers, captures)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_player_reads_first_how_he_wins() {
        for side in [Side::Attackers, Side::Defenders] {
            let [(own, first), (other, second)] = opening(&Ruleset::PLAIN, side);
            assert!(own == side && other != side);
            assert!(first.starts_with("card-you-") && second.starts_with("card-they-"), "{side:?}");
        }
    }
}
