//! How men are captured.

use super::explained::{EasyPicture, Explained, FigureRoom, Idea, Illustration, Said};
use super::{arms, between, hostile};
use crate::game::{Between, Ruleset, Side};

pub(super) const EXPLAINED: Explained = Explained {
    easy: |_, _| easy(),
    rule: |rules, _| Some(rule(rules)),
    reminder: Some(|rules, room| Some(reminder(rules, room))),
    figures: |rules| vec![figure(rules)],
    small: Some(|_, side| Some(small(side))),
    ..Explained::NOTHING
};

/// Returns the rule how men are captured; and against which marked squares they never are, if no rule about hostile squares
/// follows that could say so.
fn rule(rules: &Ruleset) -> Said {
    let mut texts = vec!["rule-capture"];
    if !hostile::some_square_is_hostile(rules) {
        texts.extend(hostile::harmless_squares(rules));
    }
    Said::new("rule-title-capture", texts)
}

/// Returns the paragraph: how men are captured, the king's part in it, and that moving in between is safe.
fn reminder(rules: &Ruleset, room: FigureRoom) -> Said {
    let mut texts = vec!["card-capture", arms::on_card_of_captures(rules)];
    texts.extend(between::on_card_of_captures(rules, room));
    Said::new("card-title-capture", texts)
}

/// Returns the figure: several men taken at once. Where no man may stop between two enemies, three are never taken at once.
fn figure(rules: &Ruleset) -> Illustration {
    Illustration::one(
        "captures",
        match rules.between {
            Between::Safe => "captures",
            Between::PassOnly => "captures-two",
        },
    )
}

/// Returns the small picture for the card of a side: its own men capture.
const fn small(side: Side) -> &'static str {
    match side {
        Side::Attackers => "capture-by-attackers",
        Side::Defenders => "capture",
    }
}

fn easy() -> Vec<Idea> {
    vec![
        Idea::first("easy-capture", EasyPicture::shown("capture")),
        Idea::then("easy-capture-slant", EasyPicture::capture("capture-slant-not")).explaining(),
        Idea::then("easy-capture-several", EasyPicture::shown("captures-two")).explaining(),
    ]
}
