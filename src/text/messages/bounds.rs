//! Refuses files of sentences that would overload Fluent's parser, which calls itself for each nested brace and
//! compares the arguments of a call with each other.

use super::fault::{MessageFault, advised, syntax};
use super::places::name_of;
use crate::keyed::{KeyedMessage, keyed};
use std::ops::Range;

/// Deepest nesting of braces, and of calls' brackets, in an accepted text.
const DEEPEST: usize = 30;
/// Largest size in bytes of a file, and of all files of a language together. English has a third of it.
pub const MOST_BYTES: usize = 512 * 1024;
/// Largest number of messages and terms of a file.
const MOST_MESSAGES: usize = 2_000;
/// Largest size in bytes of one message or term, and of its text with all terms filled in.
pub(super) const LONGEST: usize = 32_000;

/// Largest number of faults that are reported for a language or a theme's words.
pub const MOST_FAULTS: usize = 200;

/// Returns a fault if a file is beyond the bounds.
pub(super) fn beyond(file: &str, source: &str) -> Option<MessageFault> {
    let fault = |at: Range<usize>, what, help| Some(advised(file, source, at, what, help));
    if source.len() > MOST_BYTES {
        return fault(0..0, too_large(), shorten_sentences());
    }
    let (mut start, mut messages, mut id) = (0, 0, 0..0);
    let mut nesting = BraceDepth::default();
    for line in source.split_inclusive('\n') {
        let end = start + line.len();
        let name = name_of(line).map(|name| start..start + name.len());
        if name.is_some() || line.starts_with('#') {
            // At a new entry the parser begins anew, whatever is still open.
            nesting = BraceDepth::default();
            messages += usize::from(name.is_some());
            id = name.unwrap_or(start..start);
        }
        if messages > MOST_MESSAGES {
            let what = keyed!("messages-too-many", most = MOST_MESSAGES);
            return fault(id, what, keyed!("take-out-unsaid"));
        }
        let is_plain = nesting.is_text() && !line.contains('{');
        if !is_plain
            && !line.starts_with('#')
            && let Some(at) = nesting.pass(line)
        {
            let at = start + at;
            return Some(syntax(Some(file), source, at..at + 1, nested()));
        }
        if end - id.start > LONGEST {
            let what = keyed!("message-too-long", most = LONGEST);
            return fault(id, what, keyed!("shorten-message"));
        }
        start = end;
    }
    None
}

/// Returns the message that a file, or all files of a language, are too large.
#[must_use]
pub fn too_large() -> KeyedMessage {
    keyed!("sentences-too-large", most = MOST_BYTES / 1024)
}

/// Returns the advice for `too_large`.
#[must_use]
pub fn shorten_sentences() -> KeyedMessage {
    keyed!("shorten-sentences")
}

/// Returns the message for a text whose braces are nested deeper than [`DEEPEST`].
pub(super) fn nested() -> KeyedMessage {
    keyed!("braces-too-deep")
}

/// Braces, and brackets of calls, that are open at a place of a message.
#[derive(Default)]
pub(super) struct BraceDepth {
    /// Open braces and brackets: for each, whether its `->` has been passed. After it, text follows again.
    open: Vec<bool>,
}

impl BraceDepth {
    /// Tells whether the place is in the message's own text.
    pub(super) const fn is_text(&self) -> bool {
        self.open.is_empty()
    }

    /// Reads a line; returns the place where more are open than allowed, if any. A string ends with its line.
    pub(super) fn pass(&mut self, line: &str) -> Option<usize> {
        let (mut is_string, mut before, mut at) = (false, b' ', 0);
        while at < line.len() {
            let in_expression = self.open.last() == Some(&false);
            if !in_expression {
                // Nothing else counts in text.
                at += memchr::memchr2(b'{', b'}', &line.as_bytes()[at..])?;
            }
            let mut byte = line.as_bytes()[at];
            match byte {
                // An escaped backslash escapes nothing.
                b'\\' if is_string && before == b'\\' => byte = b' ',
                b'"' if is_string => is_string = before == b'\\',
                _ if is_string => {}
                b'"' if in_expression => is_string = true,
                b'{' => self.open.push(false),
                b'(' if in_expression => self.open.push(false),
                b'}' => drop(self.open.pop()),
                b')' if in_expression => drop(self.open.pop()),
                b'>' if in_expression && before == b'-' => {
                    self.open.pop();
                    self.open.push(true);
                }
                _ => {}
            }
            if self.open.len() > DEEPEST {
                return Some(at);
            }
            before = byte;
            at += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn depth_is_refused(message: &str) -> bool {
        beyond("a.ftl", &format!("a = {message}\n")).is_some_and(|fault| fault.to_string().contains("nested"))
    }

    #[test]
    fn what_the_parser_calls_itself_for_is_counted() {
        let nested = |open: &str| (depth_is_refused(&open.repeat(30)), depth_is_refused(&open.repeat(31)));
        assert_eq!(nested("{ "), (false, true));
        // Select expressions, whose selector may hide a brace that closes nothing.
        assert_eq!(nested("{ $n ->\n *[a] "), (false, true));
        assert_eq!(nested("{ \"}\" ->\n *[a] "), (false, true));
        assert_eq!(nested("{ \"\\\"}\\\\\" ->\n *[a] "), (false, true));
        assert_eq!(nested("{ -t.a ->\n*[a] \" "), (false, true));
        // Calls within calls have one brace.
        assert!(!depth_is_refused(&format!("{{ {}", "F(".repeat(29))));
        assert!(depth_is_refused(&format!("{{ {}", "F(".repeat(30))));
        assert!(depth_is_refused(&format!("{{ {}", "F(\")}\", ".repeat(30))));
    }

    #[test]
    fn what_is_closed_or_only_text_is_not_counted() {
        let select = "{ $n ->\n   [one] (a man\n  *[other] \" { -men(number: \"other\") }\n }\n";
        assert!(!depth_is_refused(&select.repeat(200)));
        assert!(!depth_is_refused(&"{ \"{\" } { \"}\" } ( ) ".repeat(200)));
        // Braces that are open in one message are not open in the next, nor in a comment.
        assert!(beyond("a.ftl", &"a = { b\n# { ( {\n-c = { d\n".repeat(40)).is_none());
        assert!(beyond("a.ftl", &format!("# {}\n", "{".repeat(100))).is_none());
    }

    #[test]
    fn sizes_are_bounded() {
        let refused = |source: &str| beyond("a.ftl", source).map(|fault| fault.to_string());
        assert_eq!(refused(&"a = b\n".repeat(2000)), None);
        assert_eq!(
            refused(&"a = b\n".repeat(2001)).as_deref(),
            Some("a.ftl:2001:1: more than 2000 messages in a file")
        );
        assert_eq!(refused(&format!("x = y\na = {}", "b".repeat(31_996))), None);
        assert_eq!(
            refused(&format!("x = y\na = {}", "b".repeat(31_997))).as_deref(),
            Some("a.ftl:2:1: a message of more than 32000 letters")
        );
        let large = "# a comment of a line\n".repeat(24_000);
        assert_eq!(refused(&large).as_deref(), Some("a.ftl:1:1: sentences of more than 512 KiB"));
    }
}
