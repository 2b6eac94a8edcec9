//! What of a file of sentences is refused before Fluent's parser reads it, which calls itself for each brace within another
//! and compares the arguments of a call with each other.

use super::fault::{MessageFault, advised, syntax};
use super::places::name_of;
use crate::keyed::{KeyedMessage, keyed};
use std::ops::Range;

/// Braces within braces, those of calls among them, beyond which a text is refused.
const DEEPEST: usize = 30;
/// The most bytes of a file, and of the files of a language together: English has a third of it.
pub const MOST_BYTES: usize = 512 * 1024;
/// The most messages and terms of a file.
const MOST_MESSAGES: usize = 2_000;
/// The most bytes of one of them, and of what it says once all is put in.
pub(super) const LONGEST: usize = 32_000;

/// The faults of a language or a theme's words beyond which no more are looked for.
pub const MOST_FAULTS: usize = 200;

/// What is beyond the bounds in a file, if anything is.
pub(super) fn beyond(file: &str, source: &str) -> Option<MessageFault> {
    let fault = |at: Range<usize>, what: KeyedMessage, help: KeyedMessage| {
        Some(advised(syntax(Some(file), source, at, what), help))
    };
    if source.len() > MOST_BYTES {
        return fault(0..0, too_large(), shorten_sentences());
    }
    let (mut start, mut messages, mut id) = (0, 0, 0..0);
    let mut nesting = BraceDepth::default();
    for line in source.split_inclusive('\n') {
        let end = start + line.len();
        let name = name_of(line).map(|name| start..start + name.len());
        if name.is_some() || line.starts_with('#') {
            // Whatever is open, here the parser begins anew.
            nesting = BraceDepth::default();
            messages += usize::from(name.is_some());
            id = name.unwrap_or(start..start);
        }
        if messages > MOST_MESSAGES {
            let what =
                keyed!("messages-too-many", "more than {most} messages in a file", most = MOST_MESSAGES);
            return fault(id, what, keyed!("take-out-unsaid", "take out what no set says"));
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
            let what = keyed!("message-too-long", "a message of more than {most} letters", most = LONGEST);
            return fault(id, what, keyed!("shorten-message", "shorten it, or make two of it"));
        }
        start = end;
    }
    None
}

/// That a file, or all files of a language, are larger than any such.
#[must_use]
pub fn too_large() -> KeyedMessage {
    keyed!("sentences-too-large", "sentences of more than {most} KiB", most = MOST_BYTES / 1024)
}

/// What to do about it.
#[must_use]
pub fn shorten_sentences() -> KeyedMessage {
    keyed!(
        "shorten-sentences",
        "shorten them: a language, and the words of a theme in it, have no more in all their files"
    )
}

/// The fault of a text whose braces are nested deeper than [`DEEPEST`].
pub(super) fn nested() -> KeyedMessage {
    keyed!("braces-too-deep", "braces are nested too deep")
}

/// The braces that are open at a place of a message, and the brackets of calls.
#[derive(Default)]
pub(super) struct BraceDepth {
    /// For each that is open, whether its `->` has been passed: then what follows is text again.
    open: Vec<bool>,
}

impl BraceDepth {
    /// Whether the place is in the message's own text.
    pub(super) const fn is_text(&self) -> bool {
        self.open.is_empty()
    }

    /// Passes a line, and says where in it more are open than may be. A string ends where its line does.
    pub(super) fn pass(&mut self, line: &str) -> Option<usize> {
        let (mut is_string, mut before) = (false, b' ');
        for (at, byte) in line.bytes().enumerate() {
            let in_expression = self.open.last() == Some(&false);
            match byte {
                // What is escaped escapes nothing.
                b'\\' if is_string && before == b'\\' => {
                    before = b' ';
                    continue;
                }
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
        // What is open in one message is not in the next, nor in a comment.
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
