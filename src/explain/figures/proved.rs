//! All figures of a rule, proved.

use super::{Examples, Figure, Verdict};
use crate::explain::ExplainError;
use crate::explain::in_play::in_play;
use crate::explain::questions::{Question, SETUP, illustrations};
use crate::game::Variant;

/// A figure with its proved panels.
#[derive(Clone, Debug)]
pub struct Proved {
    /// Its name; its caption is the message `figure-ID`.
    pub id: &'static str,
    /// Its panels that have a place on the board, each with the word that goes under it.
    pub panels: Vec<(Figure, Option<Verdict>)>,
}

/// The figures of a rule for a variant, proved. A panel that finds no place on the variant's board is left out: the board
/// is too small for what the panel shows to come about, or marked squares leave no room for it. So is a figure that has no
/// panel left.
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
