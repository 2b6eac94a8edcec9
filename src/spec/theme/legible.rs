//! Whether text can be read in the colours of a theme.

use super::layer::{Layer, SaidColor};
use crate::diag::Diagnostic;
use crate::scene::Color;
use crate::theme::ink::tone::contrast;

/// The colours of text, and what it is.
const TEXTS: [(&str, &str); 3] = [("ink", "text"), ("quiet", "labels and footers"), ("accent", "headings")];
/// The least contrast of text that can be read at all, and of text that reads well (WCAG 2.1, 1.4.3).
const LEAST: f64 = 3.0;
const GOOD: f64 = 4.5;

/// Text that can't be read is a fault, and weak text a warning: at the colour of it, or of its ground, that `file` says.
pub(super) fn legible(layer: &Layer, file: &str) -> Vec<Diagnostic> {
    let said = |key: &str| layer.palette.iter().find(|said| said.key == key);
    let paper = said("paper");
    let mut found = Vec::new();
    for (key, what) in TEXTS {
        let Some(text) = said(key) else { continue };
        let grounds =
            [paper.map(|paper| (paper.color, "the colour `paper`")), Some((Color::WHITE, "white paper"))];
        let weakest = grounds
            .into_iter()
            .flatten()
            .map(|(ground, name)| (contrast(text.color, ground), ground, name))
            .min_by(|a, b| a.0.total_cmp(&b.0));
        let Some((ratio, ground, name)) = weakest else { continue };
        let is_own = |said: &&SaidColor| said.file == file;
        let Some(at) = Some(text).filter(is_own).or(paper.filter(is_own)) else { continue };
        if ratio >= GOOD {
            continue;
        }
        let on = if ground == Color::WHITE && name == "white paper" {
            name.to_owned()
        } else {
            format!("{ground}, {name}")
        };
        let message = format!("{what} in {} on {on}: the contrast is {ratio:.1} to 1", text.color);
        let help = format!(
            "at least {LEAST} to 1 can be read, and {GOOD} to 1 is read well: make `{key}` darker, or `paper` lighter"
        );
        let diagnostic = Diagnostic::error(file, message).at(at.span.clone()).help(help);
        found.push(if ratio < LEAST { diagnostic } else { diagnostic.warning() });
    }
    found
}
