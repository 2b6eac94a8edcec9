//! Stopping between two enemies: safe, or not allowed.

use super::explained::{Asks, EasyPicture, Explained, FigureRoom, Idea, Illustration, Said};
use super::facts::{corner_foes, has_forts, marked_foes, men_go_far, throne_foes};
use crate::game::{Between, FoeMen, Foes, Ruleset};

pub(super) const EXPLAINED: Explained = Explained {
    easy: |rules, _| easy(rules),
    rule: |rules, _| Some(rule(rules)),
    reminder: Some(reminder),
    figures: |rules| vec![figure(rules)],
    ..Explained::NOTHING
};

fn rule(rules: &Ruleset) -> Said {
    match rules.between {
        Between::Safe => Said::new("rule-title-between", vec!["rule-between"]),
        Between::PassOnly => {
            let mut texts = vec!["rule-between-pass-only"];
            if squares_count(rules) {
                texts.push("rule-between-squares");
            }
            Said::new("rule-title-between-pass-only", texts)
        }
    }
}

/// Returns whether a marked square can be one of the two enemies.
fn squares_count(rules: &Ruleset) -> bool {
    marked_foes(rules).any(|foes| foes != Foes::NOBODY)
}

/// Returns the paragraph: where stopping is not allowed, or where there is room to say that it is.
fn reminder(rules: &Ruleset, room: FigureRoom) -> Option<Said> {
    match (rules.between, room) {
        (Between::Safe, FigureRoom::Spare) => Some(Said::new("card-title-between", vec!["card-between"])),
        (Between::Safe, FigureRoom::Taken) => None,
        (Between::PassOnly, _) => {
            let mut texts = vec!["card-between-pass-only"];
            if squares_count(rules) {
                texts.push("card-between-squares");
            }
            Some(Said::new("card-title-between-pass-only", texts))
        }
    }
}

/// Returns the sentence that it is safe, for the card's paragraph of captures. `None`: this question has its own paragraph.
pub(super) fn on_card_of_captures(rules: &Ruleset, room: FigureRoom) -> Option<&'static str> {
    reminder(rules, room).is_none().then_some("card-capture-safe")
}

fn figure(rules: &Ruleset) -> Illustration {
    match rules.between {
        Between::Safe => Illustration::asking("between", Asks::Capture, vec!["between"]),
        Between::PassOnly => {
            let mut panels = vec!["between-stop-not"];
            if men_go_far(rules) {
                panels.push("between-pass");
            }
            panels.extend(throne_foes(rules).and_then(|foes| {
                against(foes, "between-throne-attacker-not", "between-throne-defender-not")
            }));
            let [attacker, defender] = if has_forts(rules) {
                ["between-fort-attacker-not", "between-fort-defender-not"]
            } else {
                ["between-corner-attacker-not", "between-corner-defender-not"]
            };
            panels.extend(corner_foes(rules).and_then(|foes| against(foes, attacker, defender)));
            Illustration::asking("between-pass-only", Asks::Permission, panels)
        }
    }
}

/// Returns the panel for a marked square as one of the two enemies: with a defender, where it is hostile to defenders.
const fn against(foes: Foes, attacker: &'static str, defender: &'static str) -> Option<&'static str> {
    match foes.men() {
        FoeMen::Nobody => None,
        FoeMen::Attackers => Some(attacker),
        FoeMen::Defenders | FoeMen::Both => Some(defender),
    }
}

fn easy(rules: &Ruleset) -> Vec<Idea> {
    match rules.between {
        Between::Safe => vec![Idea::early("easy-between", EasyPicture::capture("between"))],
        Between::PassOnly => {
            let mut ideas =
                vec![Idea::first("easy-between-stop", EasyPicture::permission("between-stop-not"))];
            if men_go_far(rules) {
                ideas.push(
                    Idea::then("easy-between-pass", EasyPicture::permission("between-pass")).explaining(),
                );
            }
            if squares_count(rules) {
                ideas.push(Idea::then("easy-between-squares", EasyPicture::Setup));
            }
            ideas
        }
    }
}
