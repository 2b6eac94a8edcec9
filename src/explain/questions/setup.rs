//! How to set up, and who is called a man.

use super::explained::{EasyPicture, Explained, Idea, Illustration, Said};
use crate::explain::in_play::KingStart;
use crate::game::{Camps, Corners, Escape, Ruleset, Throne};

pub(super) const EXPLAINED: Explained = Explained {
    easy: |rules, king| easy(rules, king),
    rule: |rules, king| Some(rule(rules, king)),
    figures: |_| vec![Illustration { id: SETUP, panels: Vec::new() }],
    ..Explained::NOTHING
};

/// Name of the figure of the starting layout. It alone has no panels, for the variant has all that is drawn.
pub const SETUP: &str = "setup";

fn rule(rules: &Ruleset, king: KingStart) -> Said {
    let mut texts = vec!["rule-setup-players"];
    texts.push(match king {
        KingStart::Throne => "rule-setup",
        KingStart::Middle => "rule-setup-no-throne",
        KingStart::Elsewhere => "rule-setup-elsewhere",
    });
    match rules.throne {
        Throne::None => {}
        Throne::Centre { .. } if king == KingStart::Throne => {}
        Throne::Centre { .. } => texts.push("rule-setup-throne"),
    }
    if rules.throne == Throne::None
        && rules.corners == Corners::None
        && rules.camps == Camps::None
        && rules.escape == Escape::Edge
    {
        texts.push("rule-setup-unmarked");
    }
    // Camps have a meaning, so the sentence about meaningless signs is left out.
    if rules.camps == Camps::None {
        texts.push("rule-setup-signs");
    }
    texts.push("rule-setup-men");
    Said::new("rule-title-setup", texts)
}

fn easy(rules: &Ruleset, king: KingStart) -> Vec<Idea> {
    let mut ideas = vec![Idea::first("easy-setup", EasyPicture::Setup).explaining()];
    if rules.throne != Throne::None && king != KingStart::Throne {
        ideas.push(Idea::then("easy-setup-throne", EasyPicture::Setup));
    }
    if rules.camps == Camps::None {
        ideas.push(Idea::spare("easy-setup-signs", EasyPicture::Setup).explaining());
    }
    ideas
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_without_marks_is_said_to_have_none() {
        let unmarked =
            |rules: &Ruleset| rule(rules, KingStart::Middle).texts.contains(&"rule-setup-unmarked");
        assert!(unmarked(&Ruleset::PLAIN));
        assert!(!unmarked(&Ruleset { escape: Escape::Corners, ..Ruleset::PLAIN }));
    }
}
