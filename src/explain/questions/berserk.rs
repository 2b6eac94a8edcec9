//! Going on after a capture.

use super::explained::{Explained, Said};
use super::idea::{EasyPicture, Idea};
use super::illustration::Illustration;
use super::jumps::somebody_jumps;
use crate::game::{Berserk, Ruleset};

pub(super) const EXPLAINED: Explained = Explained {
    easy: |rules, _| easy(rules),
    rule: |rules, _| rule(rules),
    reminder: Some(|rules, _| reminder(rules)),
    figures,
    ..Explained::NOTHING
};

fn rule(rules: &Ruleset) -> Option<Said> {
    match rules.berserk {
        Berserk::Never => None,
        Berserk::Captures => {
            let mut texts = vec!["rule-berserk"];
            texts.extend(somebody_jumps(rules).then_some("rule-berserk-jumps"));
            Some(Said::new("rule-title-berserk", texts))
        }
    }
}

fn reminder(rules: &Ruleset) -> Option<Said> {
    match rules.berserk {
        Berserk::Never => None,
        Berserk::Captures => Some(Said::new("card-title-berserk", vec!["card-berserk"])),
    }
}

fn figures(rules: &Ruleset) -> Vec<Illustration> {
    match rules.berserk {
        Berserk::Never => Vec::new(),
        Berserk::Captures => vec![Illustration::one("berserk", "berserk")],
    }
}

fn easy(rules: &Ruleset) -> Vec<Idea> {
    match rules.berserk {
        Berserk::Never => Vec::new(),
        Berserk::Captures => vec![Idea::then("easy-berserk", EasyPicture::shown("berserk"))],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_shown() {
        for &berserk in Berserk::ALL {
            let rules = Ruleset { berserk, ..Ruleset::PLAIN };
            let matters = berserk != Berserk::Never;
            assert_eq!(rule(&rules).is_some(), matters, "{berserk:?}");
            assert_eq!(reminder(&rules).is_some(), matters, "{berserk:?}");
            assert_eq!(!figures(&rules).is_empty(), matters, "{berserk:?}");
        }
    }
}
