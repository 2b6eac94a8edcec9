//! Text of others in a message, without what would steer the terminal that shows it or turn the order of its letters.

use std::borrow::Cow;

/// The text with a `\u{fffd}` for each character that is not seen and does something: control characters with line ends and
/// the escape of terminals, marks that change the direction of writing, separators of lines, and letters without width.
#[must_use]
pub fn visible(text: &str) -> Cow<'_, str> {
    if text.chars().any(steers) {
        Cow::Owned(text.chars().map(|c| if steers(c) { '\u{fffd}' } else { c }).collect())
    } else {
        Cow::Borrowed(text)
    }
}

/// As [`visible`], of a text of several lines.
#[must_use]
pub fn visible_lines(text: &str) -> String {
    text.split('\n').map(visible).collect::<Vec<_>>().join("\n")
}

/// As [`visible`], of the text of a file as it stands: its line ends and tabs are no harm. Each character stays one.
pub(super) fn visible_source(text: &str) -> Cow<'_, str> {
    let does_harm = |c: char| steers(c) && !matches!(c, '\n' | '\r' | '\t');
    if text.chars().any(does_harm) {
        Cow::Owned(text.chars().map(|c| if does_harm(c) { '\u{fffd}' } else { c }).collect())
    } else {
        Cow::Borrowed(text)
    }
}

/// Whether a character does something that isn't seen. Soft hyphens and joiners are letters' own affair.
fn steers(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}'
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
