//! Checks texts that people read, each by itself.

use super::literal::characters;
use super::report::{Report, Text};
use crate::keyed::keyed;
use crate::text::{Language, MessageFault, Messages, check_written, parse_markup};

/// Checks a paragraph by itself. Whether the theme has the words it asks for is checked elsewhere.
pub(crate) fn check_text(text: &Text, key: &str, report: &Report<'_>) {
    if text.value.trim().is_empty() {
        let message = keyed!("paragraph-empty", key);
        report.error(text.span.clone(), message, keyed!("write-or-take-out"));
        return;
    }
    let place = |at: usize| {
        let before = text.value.get(..at).unwrap_or_default().chars().count();
        let places = characters(report.source(), text.span.clone(), &text.value);
        places.into_iter().nth(before).unwrap_or_else(|| text.span.clone())
    };
    if let Err(fault) = check_written(&text.value) {
        report.error(place(fault.at()), fault.message(), fault.help());
        return;
    }
    if let Err(MessageFault::Syntax { at, what, .. }) =
        Messages::new(Language::default()).pattern(&text.value, &[])
    {
        let help = keyed!("write-words-of-theme-so");
        report.error(place(at.start), what, help);
    } else if let Err(fault) = parse_markup(&without_words(&text.value)) {
        report.error(place(fault.at), fault.what, keyed!("write-marks-so"));
    }
}

/// Returns the text with a letter in place of each byte within braces: stars in there are not marks.
pub(crate) fn without_words(text: &str) -> String {
    let mut depth = 0_usize;
    let mut blank = String::with_capacity(text.len());
    for c in text.chars() {
        depth += usize::from(c == '{');
        if depth > 0 {
            blank.extend(std::iter::repeat_n('x', c.len_utf8()));
        } else {
            blank.push(c);
        }
        depth = depth.saturating_sub(usize::from(c == '}'));
    }
    blank
}
