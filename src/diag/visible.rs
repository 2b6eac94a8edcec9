//! Text of others in a message, without what would steer the terminal that shows it or turn the order of its letters.

use std::borrow::Cow;

/// The text with a `\u{fffd}` for each character that is not seen: control characters with line ends and the escape of
/// terminals, marks that change the direction of writing, separators of lines, and letters without width.
#[must_use]
pub fn visible(text: &str) -> Cow<'_, str> {
    without(text, is_unseen)
}

/// As [`visible`], of a text of several lines.
#[must_use]
pub fn visible_lines(text: &str) -> String {
    without(text, |c| is_unseen(c) && c != '\n').into_owned()
}

/// As [`visible`], of the text of a file as it stands: its line ends and tabs are no harm.
pub(super) fn visible_source(text: &str) -> Cow<'_, str> {
    without(text, |c| is_unseen(c) && !matches!(c, '\n' | '\r' | '\t'))
}

/// A text with other characters in the place of some; each stays one.
fn without(text: &str, does_harm: impl Fn(char) -> bool) -> Cow<'_, str> {
    if text.chars().any(&does_harm) {
        Cow::Owned(text.chars().map(|c| if does_harm(c) { '\u{fffd}' } else { c }).collect())
    } else {
        Cow::Borrowed(text)
    }
}

/// Whether a character isn't seen where it stands in a line: controls, marks that turn the direction of writing, fillers,
/// joiners, variants, tags, and what else Unicode calls ignorable (`Default_Ignorable_Code_Point`).
#[must_use]
pub fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
                | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
                | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
                | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_steers_a_terminal() {
        for c in
            ['\u{1b}', '\u{9b}', '\u{85}', '\n', '\r', '\t', '\u{202e}', '\u{2066}', '\u{200b}', '\u{2028}']
        {
            assert_eq!(visible(&format!("a{c}b")), "a\u{fffd}b", "{}", c.escape_unicode());
        }
        assert_eq!(visible("þorn “ᚠ” 王 e\u{301}"), "þorn “ᚠ” 王 e\u{301}");
        assert_eq!(visible_lines("a\nb\u{1b}"), "a\nb\u{fffd}");
    }
}
