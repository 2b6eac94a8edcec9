//! Which figures show a rule: chosen by the ruleset's values, so that no rule that shows on a board is without one.
//!
//! Each panel names an example whose claims say what the rules mean; the engine confirms them before anything is drawn, and
//! the word under the panel is read from the engine's answer. So neither a wrong choice here nor a wrong engine can go
//! unnoticed.

mod captures;
mod king;
mod marked;
mod small;

pub use super::figures::Asks;
pub use small::small;

use super::figures::{Examples, Figure, Verdict};
use super::rules::{Question, in_play};
use crate::explain::ExplainError;
use crate::game::{
    Berserk, CornerShape, Corners, Enclosure, Escape, ExitFort, Foes, Ruleset, Shieldwall, Steps, Throne,
    Variant,
};

/// A figure of the leaflet: its caption is the message `figure-ID`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illustration {
    /// Its name.
    pub id: &'static str,
    /// What it shows side by side.
    pub panels: Vec<Panel>,
}

/// One picture of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Panel {
    /// The example of that name in the templates, or one of those made from the layout
    /// (`from_layout`).
    pub example: &'static str,
    /// What the word under it answers; there is none if it asks nothing.
    pub asks: Option<Asks>,
}

impl Illustration {
    /// A figure of one picture, whose caption says it all.
    fn one(id: &'static str, example: &'static str) -> Self {
        Self { id, panels: vec![Panel { example, asks: None }] }
    }

    /// A figure whose panels all ask the same.
    fn asking(id: &'static str, asks: Asks, examples: Vec<&'static str>) -> Self {
        let panels = examples.into_iter().map(|example| Panel { example, asks: Some(asks) }).collect();
        Self { id, panels }
    }
}

/// The figure of the starting layout; all others have panels.
pub const SETUP: &str = "setup";

/// The figures of a rule, in their order. What the rules ask for may find no place on a small board: see [`proved`].
#[must_use]
pub fn illustrations(question: Question, rules: &Ruleset) -> Vec<Illustration> {
    match question {
        Question::Setup => vec![Illustration { id: SETUP, panels: Vec::new() }],
        Question::Move => vec![marked::moves(rules)],
        Question::Throne => marked::throne(rules),
        Question::Corners => marked::corners(rules),
        Question::Camps => marked::camps(rules),
        Question::Escape => vec![marked::escape(rules)],
        Question::Capture => vec![captures::several(rules)],
        Question::Hostile => captures::hostile(rules),
        Question::Between => vec![captures::between(rules)],
        Question::Arms => vec![captures::arms(rules)],
        Question::KingCapture => vec![king::capture(rules)],
        Question::KingEdge => king::edge(rules),
        Question::Linnaean => captures::linnaean(rules),
        Question::Shieldwall => shieldwall(rules),
        Question::Jumps => captures::jumps(rules),
        Question::Commanders => king::commanders(rules),
        Question::Berserk => match rules.berserk {
            Berserk::Never => Vec::new(),
            Berserk::Captures => vec![Illustration::one("berserk", "berserk")],
        },
        Question::Enclosure => match rules.enclosure {
            Enclosure::NoEffect => Vec::new(),
            Enclosure::AttackersWin => {
                let panels = vec!["enclosure", "enclosure-outside"];
                vec![Illustration::asking("enclosure", Asks::Result, panels)]
            }
        },
        Question::ExitFort => match rules.exit_fort {
            // Where any edge is an escape, he has won before the ring is closed.
            ExitFort::DefendersWin if rules.escape == Escape::Edge => Vec::new(),
            ExitFort::NoEffect => Vec::new(),
            ExitFort::DefendersWin => {
                let panels = vec!["exit-fort", "exit-fort-broken"];
                vec![Illustration::asking("exit-fort", Asks::Result, panels)]
            }
        },
        Question::First | Question::Repetition | Question::NoMove | Question::Match => Vec::new(),
    }
}

/// A figure with its proved panels.
#[derive(Clone, Debug)]
pub struct Proved {
    /// Its name; its caption is the message `figure-ID`.
    pub id: &'static str,
    /// Its panels that have a place on the board, each with the word that goes under it.
    pub panels: Vec<(Figure, Option<Verdict>)>,
}

/// The figures of a rule for a variant, proved. A panel that finds no place on its board is left out: the board is too
/// small for what it shows to come about, or its marked squares leave no room for it. So is a figure without panels.
///
/// # Errors
/// A figure that is missing or claims what the engine denies.
pub fn proved(
    question: Question,
    variant: &Variant,
    examples: &Examples,
) -> Result<Vec<Proved>, ExplainError> {
    let mut all = Vec::new();
    for illustration in illustrations(question, &in_play(variant)) {
        let mut panels = Vec::new();
        for panel in &illustration.panels {
            if let Some(figure) = Figure::find(panel.example, examples, variant)? {
                let verdict = panel.asks.map(|asks| figure.verdict(asks));
                panels.push((figure, verdict));
            }
        }
        if illustration.id == SETUP || !panels.is_empty() {
            all.push(Proved { id: illustration.id, panels });
        }
    }
    Ok(all)
}

/// Captures of a row along the edge.
fn shieldwall(rules: &Ruleset) -> Vec<Illustration> {
    let [corner, fort] = match rules.shieldwall {
        Shieldwall::Never => return Vec::new(),
        Shieldwall::PiecesClose => ["shieldwall-corner-not", "shieldwall-fort-not"],
        Shieldwall::CornersClose => ["shieldwall-corner", "shieldwall-fort"],
    };
    let mut panels = vec!["shieldwall", "shieldwall-open-not"];
    if let Some((larger, _)) = corner_foes(rules) {
        panels.insert(1, if larger { fort } else { corner });
    }
    vec![Illustration::asking("shieldwall", Asks::Capture, panels)]
}

/// To whom the empty throne is hostile; nobody if there is none.
fn throne_foes(rules: &Ruleset) -> Option<Foes> {
    match rules.throne {
        Throne::None => None,
        Throne::Centre { hostile, .. } => Some(hostile),
    }
}

/// The examples for a corner of one square and for a larger one.
fn corner_foes(rules: &Ruleset) -> Option<(bool, Foes)> {
    match rules.corners {
        Corners::None => None,
        Corners::Marked { shape, hostile } => Some((is_fort(shape), hostile)),
    }
}

/// Whether a corner has more than one square.
const fn is_fort(shape: CornerShape) -> bool {
    match shape {
        CornerShape::Single => false,
        CornerShape::Angle | CornerShape::Block => true,
    }
}

/// Whether men go more than one square in a move.
const fn men_go_far(rules: &Ruleset) -> bool {
    !matches!(rules.man_steps, Steps::AtMost(0 | 1))
}

/// Whether the king goes more than one square in a move.
const fn king_goes_far(rules: &Ruleset) -> bool {
    !matches!(rules.king_steps, Steps::AtMost(0 | 1))
}
