//! How pieces move, and how far.

use super::explained::{EasyPicture, Explained, Idea, Illustration, Said};
use super::{first, jumps, throne};
use crate::game::{Ruleset, Steps, Throne};

pub(super) const EXPLAINED: Explained = Explained {
    easy: |rules, _| easy(rules),
    rule: |rules, _| Some(rule(rules)),
    reminder: Some(|rules, _| Some(reminder(rules))),
    figures: |rules| vec![figure(rules)],
    small: Some(|rules, _| Some(small(rules))),
    ..Explained::NOTHING
};

fn rule(rules: &Ruleset) -> Said {
    let mut texts = match (rules.man_steps, rules.king_steps) {
        (Steps::Any, Steps::Any) => vec!["rule-move-all-any"],
        (Steps::AtMost(men), Steps::AtMost(king)) if men == king => vec!["rule-move-all-limit"],
        (men, king) => vec![
            match men {
                Steps::Any => "rule-move-men-any",
                Steps::AtMost(_) => "rule-move-men-limit",
            },
            match king {
                Steps::Any => "rule-move-king-any",
                Steps::AtMost(_) => "rule-move-king-limit",
            },
        ],
    };
    let jumps = jumps::somebody_jumps(rules);
    texts.push(if jumps { "rule-move-straight-jumps" } else { "rule-move-straight" });
    Said::new("rule-title-move", texts)
}

/// Returns the paragraph who begins, how pieces move, and how the throne limits them.
fn reminder(rules: &Ruleset) -> Said {
    let mut texts = vec![
        first::on_card_of_moves(rules),
        match (rules.man_steps, rules.king_steps) {
            (Steps::Any, Steps::Any) => "card-move-all-any",
            (Steps::AtMost(men), Steps::AtMost(king)) if men == king => "card-move-all-limit",
            (Steps::Any, Steps::AtMost(_)) => "card-move-any-limit",
            (Steps::AtMost(_), Steps::Any) => "card-move-limit-any",
            (Steps::AtMost(_), Steps::AtMost(_)) => "card-move-limit-limit",
        },
    ];
    // Where there is a throne, its sentences take the room of this one.
    if rules.throne == Throne::None && !jumps::somebody_jumps(rules) {
        texts.push("card-move-no-jumping");
    }
    texts.extend(throne::on_card_of_moves(rules));
    Said::new("card-title-move", texts)
}

fn figure(rules: &Ruleset) -> Illustration {
    let id = if shows_throne(rules) { "moves-throne" } else { "moves" };
    Illustration::one(id, id)
}

/// Returns whether the figure shows moves around the throne: it does unless the throne has a figure of its own.
fn shows_throne(rules: &Ruleset) -> bool {
    rules.throne != Throne::None && throne::figures(rules).is_empty()
}

/// One man is easier to see than three, and a small board than a large one.
fn small(rules: &Ruleset) -> &'static str {
    if shows_throne(rules) { "moves-one-throne" } else { "moves-one" }
}

fn easy(rules: &Ruleset) -> Vec<Idea> {
    let one = EasyPicture::shown(small(rules));
    let all = EasyPicture::shown(if shows_throne(rules) { "moves-throne" } else { "moves" });
    let mut ideas = match (rules.man_steps, rules.king_steps) {
        (Steps::Any, Steps::Any) => vec![Idea::first("easy-move-all-any", one)],
        (Steps::AtMost(men), Steps::AtMost(king)) if men == king => {
            vec![Idea::first("easy-move-all-limit", one)]
        }
        (men, king) => vec![
            Idea::first(
                match men {
                    Steps::Any => "easy-move-men-any",
                    Steps::AtMost(_) => "easy-move-men-limit",
                },
                one,
            ),
            Idea::first(
                match king {
                    Steps::Any => "easy-move-king-any",
                    Steps::AtMost(_) => "easy-move-king-limit",
                },
                all,
            ),
        ],
    };
    let straight =
        if jumps::somebody_jumps(rules) { "easy-move-straight-jumps" } else { "easy-move-straight" };
    ideas.push(Idea::first(straight, EasyPicture::permission("moves-not")).explaining());
    ideas
}
