//! A king behind an unbreakable ring on the edge. Where any edge is an escape, he has won before the ring is closed, and
//! nothing is said.

use super::explained::{Asks, EasyPicture, Explained, Idea, Illustration, Said};
use super::facts::king_on_edge;
use crate::game::ExitFort;

pub(super) const EXPLAINED: Explained = Explained {
    is_asked: |rules| rules.exit_fort != ExitFort::NoEffect && king_on_edge(rules),
    easy: |_, _| easy(),
    rule: |_, _| Some(Said::new("rule-title-exit-fort", vec!["rule-exit-fort"])),
    reminder: Some(|_, _| Some(Said::new("card-title-exit-fort", vec!["card-exit-fort"]))),
    figures: |_| vec![figure()],
    ..Explained::NOTHING
};

/// Returns the figure: a ring that holds, and one that can be broken.
fn figure() -> Illustration {
    Illustration::asking("exit-fort", Asks::Result, vec!["exit-fort", "exit-fort-broken"])
}

fn easy() -> Vec<Idea> {
    vec![
        Idea::then("easy-exit-fort", EasyPicture::result("exit-fort")),
        Idea::then("easy-exit-fort-broken", EasyPicture::result("exit-fort-broken")).explaining(),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Escape, Ruleset};

    #[test]
    fn a_king_who_wins_at_the_edge_needs_no_fort() {
        for (escape, said) in [(Escape::Edge, false), (Escape::Corners, true)] {
            let rules = Ruleset { escape, exit_fort: ExitFort::DefendersWin, ..Ruleset::PLAIN };
            assert_eq!((EXPLAINED.is_asked)(&rules), said);
        }
    }
}
