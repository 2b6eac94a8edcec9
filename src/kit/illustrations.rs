//! Which figures show a rule: chosen by the ruleset's values, so that no rule that shows on a board is without one.

use super::rules::{Question, throne_pass};
use crate::game::{Linnaean, Ruleset};

/// A figure of the leaflet: its caption is the message `figure-ID`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illustration {
    /// Its name.
    pub id: &'static str,
    /// What it shows side by side: each an example of that name in the templates.
    pub panels: Vec<&'static str>,
}

impl Illustration {
    fn one(id: &'static str) -> Self {
        Self { id, panels: vec![id] }
    }
}

/// The figure of the starting layout; all others are examples from the templates.
pub const SETUP: &str = "setup";

/// The figures of a rule, in their order.
#[must_use]
pub fn illustrations(question: Question, rules: &Ruleset) -> Vec<Illustration> {
    match question {
        Question::Setup => vec![Illustration { id: SETUP, panels: Vec::new() }],
        Question::Move => vec![Illustration::one(moves(rules))],
        Question::Capture => vec![Illustration::one("captures")],
        Question::KingCapture if rules.throne_takes_king() => {
            vec![Illustration::one("king-four-sides"), Illustration::one("king-throne")]
        }
        Question::KingCapture => vec![Illustration::one("king-four-sides")],
        Question::Linnaean if rules.linnaean == Linnaean::InCastle => vec![Illustration::one("linnaean")],
        Question::Linnaean => vec![Illustration::one("linnaean-field")],
        _ => Vec::new(),
    }
}

/// The small diagram beside the paragraph of a reminder card.
#[must_use]
pub fn small(question: Question, rules: &Ruleset) -> &'static str {
    match question {
        Question::Capture => "capture",
        Question::KingCapture => "king-four-sides",
        Question::Throne if rules.throne_takes_king() => "king-throne",
        Question::Throne => "king-throne-safe",
        Question::Between => "between",
        _ => moves(rules),
    }
}

fn moves(rules: &Ruleset) -> &'static str {
    if throne_pass(rules).is_some() { "moves" } else { "moves-no-throne" }
}
