//! The whole of the defenders' side is hemmed in. The cards say it together with the king's capture: see the messages that
//! end in `-ring` in `king_capture`.

use super::explained::{Explained, Said};
use super::idea::{EasyPicture, Idea};
use super::illustration::{Asks, Illustration};
use crate::game::{Enclosure, Ruleset};

pub(super) const EXPLAINED: Explained =
    Explained { easy: |rules, _| easy(rules), rule: |rules, _| rule(rules), figures, ..Explained::NOTHING };

fn rule(rules: &Ruleset) -> Option<Said> {
    match rules.enclosure {
        Enclosure::NoEffect => None,
        Enclosure::AttackersWin => {
            Some(Said::new("rule-title-enclosure", vec!["rule-enclosure-attackers-win"]))
        }
    }
}

/// Returns the figure: a ring around all, and one with a defender outside it.
fn figures(rules: &Ruleset) -> Vec<Illustration> {
    match rules.enclosure {
        Enclosure::NoEffect => Vec::new(),
        Enclosure::AttackersWin => {
            let panels = vec!["enclosure", "enclosure-outside"];
            vec![Illustration::asking("enclosure", Asks::Result, panels)]
        }
    }
}

fn easy(rules: &Ruleset) -> Vec<Idea> {
    match rules.enclosure {
        Enclosure::NoEffect => Vec::new(),
        Enclosure::AttackersWin => vec![
            Idea::then("easy-enclosure", EasyPicture::result("enclosure")),
            Idea::then("easy-enclosure-outside", EasyPicture::result("enclosure-outside")),
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_shown() {
        for &enclosure in Enclosure::ALL {
            let rules = Ruleset { enclosure, ..Ruleset::PLAIN };
            let matters = enclosure != Enclosure::NoEffect;
            assert_eq!(rule(&rules).is_some(), matters, "{enclosure:?}");
            assert_eq!(!figures(&rules).is_empty(), matters, "{enclosure:?}");
        }
    }
}
