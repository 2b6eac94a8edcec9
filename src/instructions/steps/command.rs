//! Commands as they are printed: exact, and broken at spaces only.

use crate::layout::compose::Composer;
use crate::text::{Style, TextError, escape_markup};

/// Most characters of a word that stay on one line.
const LONGEST_WORD: usize = 60;

/// Returns a command with a `?` in place of every character that the fonts lack: it may name a file in any script.
pub(in crate::instructions) fn printable(composer: &Composer<'_>, command: &str, style: &Style) -> String {
    let mut text = command.to_owned();
    while let Err(TextError::MissingGlyph { character, .. }) =
        composer.typesetter.check(&escape_markup(&text), style)
    {
        if character == '?' {
            break;
        }
        text = text.replace(character, "?");
    }
    text
}

/// Returns a text that breaks at spaces only, not after hyphens; but a word may break after every [`LONGEST_WORD`] letters.
pub(in crate::instructions) fn unbroken(text: &str) -> String {
    let mut whole = String::new();
    let mut word = 0;
    for c in text.chars() {
        whole.push(c);
        word = if c == ' ' { 0 } else { word + 1 };
        if word == LONGEST_WORD {
            whole.push('\u{200b}');
            word = 0;
        } else if matches!(c, '-' | '/') {
            whole.push('\u{2060}');
        }
    }
    whole
}
