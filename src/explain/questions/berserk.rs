//! Going on after a capture.

use super::explained::{EasyPicture, Explained, Idea, Illustration, Said};
use super::jumps::somebody_jumps;
use crate::game::{Berserk, Ruleset};

pub(super) const EXPLAINED: Explained = Explained {
    is_asked: |rules| rules.berserk != Berserk::Never,
    easy: |_, _| vec![Idea::then("easy-berserk", EasyPicture::shown("berserk"))],
    rule: |rules, _| Some(rule(rules)),
    reminder: Some(|_, _| Some(Said::new("card-title-berserk", vec!["card-berserk"]))),
    figures: |_| vec![Illustration::one("berserk", "berserk")],
    ..Explained::NOTHING
};

fn rule(rules: &Ruleset) -> Said {
    let mut texts = vec!["rule-berserk"];
    texts.extend(somebody_jumps(rules).then_some("rule-berserk-jumps"));
    Said::new("rule-title-berserk", texts)
}
