//! Proof of all figures of a rule.

use super::{Examples, Figure, Verdict};
use crate::explain::ExplainError;
use crate::explain::in_play::in_play;
use crate::explain::questions::{Question, SETUP, illustrations};
use crate::game::Variant;

/// A figure with its proved panels.
#[derive(Clone, Debug)]
pub struct Proved {
    /// Name of the figure; its caption is the message `figure-ID`.
    pub id: &'static str,
    /// Panels that have a place on the board, each with the word under it.
    pub panels: Vec<(Figure, Option<Verdict>)>,
}

/// Returns the proved figures of a rule for a variant. A panel without a place on the variant's board is left out: the board is
/// too small for the position that it shows, or marked squares leave no room for it. So is a figure that has no panel left.
///
/// # Errors
/// If a figure is missing or claims what the engine denies.
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
