//! The paragraphs of a reminder card, chosen by the ruleset's values.

use super::rules::{Question, throne_pass};
use crate::game::{Ruleset, ThronePass};

/// A paragraph of a reminder card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reminder {
    /// What it answers; [`illustrations::small`](super::illustrations::small) has the diagram beside it.
    pub question: Question,
    /// Message of its title.
    pub title: &'static str,
    /// Message of its text.
    pub text: String,
    /// Message of its diagram's alternative text.
    pub alt: &'static str,
}

/// The paragraphs of a reminder card: movement, capture, king, and the throne or, where there is none, safety.
#[must_use]
pub fn reminders(rules: &Ruleset) -> Vec<Reminder> {
    let first = rules.first.side().name();
    let pass = throne_pass(rules).map_or("none", ThronePass::name);
    let fourth = if throne_pass(rules).is_some() {
        let capture = if rules.throne_takes_king() { "four-sides-or-throne" } else { "four-sides" };
        let text = format!("card-throne-{capture}-{}", rules.linnaean.name());
        let alt = if rules.throne_takes_king() { "card-alt-throne" } else { "card-alt-throne-safe" };
        Reminder { question: Question::Throne, title: "card-title-throne", text, alt }
    } else {
        let text = "card-between".to_owned();
        Reminder { question: Question::Between, title: "card-title-between", text, alt: "card-alt-between" }
    };
    vec![
        Reminder {
            question: Question::Move,
            title: "card-title-move",
            text: format!("card-move-{first}-{pass}"),
            alt: "card-alt-move",
        },
        Reminder {
            question: Question::Capture,
            title: "card-title-capture",
            text: format!("card-capture-{}", rules.arms.name()),
            alt: "card-alt-capture",
        },
        Reminder {
            question: Question::KingCapture,
            title: "card-title-king",
            text: format!("card-king-{}-{}", rules.escape.name(), rules.enclosure.name()),
            alt: "card-alt-king",
        },
        fourth,
    ]
}
