//! Checks whether text can be read in the colours of a theme.

use super::layer::{Layer, SaidColor};
use crate::diag::Diagnostic;
use crate::keyed::{KeyedMessage, keyed};
use crate::scene::Color;
use crate::theme::ink::tone::contrast;

/// Colours of text: of the text itself, of labels and footers, and of headings.
const TEXTS: [&str; 3] = ["ink", "quiet", "accent"];
/// Least contrast of text that can be read at all, and of text that reads well (WCAG 2.1, 1.4.3).
const LEAST: f64 = 3.0;
const GOOD: f64 = 4.5;

/// Returns an error for unreadable text and a warning for weak text, at the colour of the text or the paper in `file`.
pub(super) fn legible(layer: &Layer, file: &str) -> Vec<Diagnostic> {
    let said = |key: &str| layer.palette.iter().find(|said| said.key == key);
    let paper = said("paper");
    let mut found = Vec::new();
    for key in TEXTS {
        let Some(text) = said(key) else { continue };
        // White paper has no colour to name in the message.
        let grounds = [paper.map(|paper| Some(paper.color)), Some(None)];
        let weakest = grounds
            .into_iter()
            .flatten()
            .map(|ground| (contrast(text.color, ground.unwrap_or(Color::WHITE)), ground))
            .min_by(|a, b| a.0.total_cmp(&b.0));
        let Some((ratio, ground)) = weakest else { continue };
        let is_own = |said: &&SaidColor| said.file == file;
        let Some(at) = Some(text).filter(is_own).or(paper.filter(is_own)) else { continue };
        if ratio >= GOOD {
            continue;
        }
        let message = weak(key, text.color, ground, ratio);
        let help = keyed!("darken-text-or-lighten-paper", least = LEAST, good = GOOD, key);
        let diagnostic = Diagnostic::error(file, message).at(at.span.clone()).help(help);
        found.push(if ratio < LEAST { diagnostic } else { diagnostic.warning() });
    }
    found
}

/// Returns the message that text in the colour of `key` reads badly on the colour `paper`, or on white paper.
fn weak(key: &str, color: Color, paper: Option<Color>, ratio: f64) -> KeyedMessage {
    let ratio = format!("{ratio:.1}");
    match (key, paper) {
        ("quiet", Some(paper)) => keyed!("labels-weak-on-colour", color, paper, ratio),
        ("quiet", None) => keyed!("labels-weak-on-white", color, ratio),
        ("accent", Some(paper)) => keyed!("headings-weak-on-colour", color, paper, ratio),
        ("accent", None) => keyed!("headings-weak-on-white", color, ratio),
        (_, Some(paper)) => keyed!("text-weak-on-colour", color, paper, ratio),
        (_, None) => keyed!("text-weak-on-white", color, ratio),
    }
}
