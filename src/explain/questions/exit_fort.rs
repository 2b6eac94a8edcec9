//! A king behind an unbreakable ring on the edge. Where any edge is an escape, he has won before the ring is closed, and
//! nothing is said.

use super::explained::{Explained, Said};
use super::facts::king_on_edge;
use super::idea::{EasyPicture, Idea};
use super::illustration::{Asks, Illustration};
use crate::game::{ExitFort, Ruleset};

pub(super) const EXPLAINED: Explained = Explained {
    easy: |rules, _| easy(rules),
    rule: |rules, _| rule(rules),
    reminder: Some(|rules, _| reminder(rules)),
    figures,
    ..Explained::NOTHING
};

/// Returns whether the question comes up under these rules.
fn is_asked(rules: &Ruleset) -> bool {
    match rules.exit_fort {
        ExitFort::DefendersWin => king_on_edge(rules),
        ExitFort::NoEffect => false,
    }
}

fn rule(rules: &Ruleset) -> Option<Said> {
    is_asked(rules).then(|| Said::new("rule-title-exit-fort", vec!["rule-exit-fort"]))
}

fn reminder(rules: &Ruleset) -> Option<Said> {
    is_asked(rules).then(|| Said::new("card-title-exit-fort", vec!["card-exit-fort"]))
}

/// Returns the figure: a ring that holds, and one that can be broken.
fn figures(rules: &Ruleset) -> Vec<Illustration> {
    if !is_asked(rules) {
        return Vec::new();
    }
    vec![Illustration::asking("exit-fort", Asks::Result, vec!["exit-fort", "exit-fort-broken"])]
}

fn easy(rules: &Ruleset) -> Vec<Idea> {
    if !is_asked(rules) {
        return Vec::new();
    }
    vec![
        Idea::then("easy-exit-fort", EasyPicture::result("exit-fort")),
        Idea::then("easy-exit-fort-broken", EasyPicture::result("exit-fort-broken")),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Escape;

    #[test]
    fn a_king_who_wins_at_the_edge_needs_no_fort() {
        for (escape, said) in [(Escape::Edge, false), (Escape::Corners, true)] {
            let rules = Ruleset { escape, exit_fort: ExitFort::DefendersWin, ..Ruleset::PLAIN };
            assert_eq!(rule(&rules).is_some(), said);
            assert_eq!(reminder(&rules).is_some(), said);
            assert_eq!(!figures(&rules).is_empty(), said);
        }
    }
}
