//! A text of an author, outside any Fluent file, read as Fluent would read it behind a `=`.

use std::ops::Range;

use super::fault::{MessageFault, syntax};
use crate::keyed::{KeyedMessage, keyed};

/// The id of the one message that a free pattern is turned into.
pub(super) const ID: &str = "free-pattern";

/// A free pattern as the only message of a Fluent file.
pub(super) struct Wrapped {
    pub(super) source: String,
    /// For each stretch of `source` that is text of the pattern: where it starts in `source`, and where in the pattern.
    stretches: Vec<(usize, usize)>,
}

impl Wrapped {
    pub(super) fn new(pattern: &str) -> Self {
        let mut wrapped = Self { source: format!("{ID} = "), stretches: Vec::new() };
        let mut depth = Depth::default();
        let mut at = 0;
        for (number, line) in pattern.split('\n').enumerate() {
            let indent = line.len() - line.trim_start_matches([' ', '\t']).len();
            let text = line[indent..].trim_end_matches('\r');
            if number > 0 {
                // Text goes on where lines are indented, and may not start like an attribute or a variant.
                wrapped.source.push_str("\n    ");
            }
            if number > 0 && depth.is_text() && text.starts_with(['.', '*', '[']) {
                wrapped.source.push_str("{\"\"}");
            }
            wrapped.stretches.push((wrapped.source.len(), at + indent));
            wrapped.source.push_str(text);
            depth.pass(text);
            at += line.len() + 1;
        }
        wrapped.source.push('\n');
        wrapped
    }

    /// The first fault of the file, at its place in the pattern.
    pub(super) fn fault(&self, pattern: &str, first: Option<(Range<usize>, KeyedMessage)>) -> MessageFault {
        let (range, what) =
            first.unwrap_or_else(|| (0..0, keyed!("text-unreadable", "the text can't be read")));
        let home = |byte: usize| {
            let (there, here) =
                self.stretches.iter().rev().find(|(there, _)| *there <= byte).copied().unwrap_or((byte, 0));
            (here + byte - there).min(pattern.len())
        };
        syntax(None, pattern, home(range.start)..home(range.end), what)
    }
}

/// Whether a place in a pattern is in its own text or within braces, where `[` and `*` start variants.
#[derive(Default)]
struct Depth {
    /// For each open brace, whether its `->` has been passed: then what follows is text again.
    braces: Vec<bool>,
    quoted: bool,
}

impl Depth {
    fn is_text(&self) -> bool {
        self.braces.is_empty()
    }

    fn pass(&mut self, line: &str) {
        let mut before = ' ';
        for c in line.chars() {
            let in_expression = self.braces.last() == Some(&false);
            match c {
                '"' if in_expression && (before != '\\' || !self.quoted) => self.quoted = !self.quoted,
                _ if self.quoted => {}
                '{' => self.braces.push(false),
                '}' => {
                    self.braces.pop();
                }
                '>' if in_expression && before == '-' => {
                    if let Some(passed) = self.braces.last_mut() {
                        *passed = true;
                    }
                }
                _ => {}
            }
            before = c;
        }
        self.quoted = false;
    }
}
