//! Reads an author's text from outside any Fluent file as Fluent would read it behind a `=`.

use std::ops::Range;

use super::bounds::BraceDepth;
use super::fault::{MessageFault, syntax};
use crate::keyed::{KeyedMessage, keyed};

/// Id of the one message that a free pattern is turned into.
pub(super) const ID: &str = "free-pattern";

/// Free pattern as the only message of a Fluent file.
pub(super) struct Wrapped {
    pub(super) source: String,
    /// Start of each stretch of the pattern's text: in `source`, and in the pattern.
    stretches: Vec<(usize, usize)>,
    /// Place in the pattern where braces are nested too deep, if they are.
    pub(super) too_deep: Option<usize>,
}

impl Wrapped {
    pub(super) fn new(pattern: &str) -> Self {
        let mut wrapped = Self { source: format!("{ID} = "), stretches: Vec::new(), too_deep: None };
        let mut nesting = BraceDepth::default();
        let mut at = 0;
        for (number, line) in pattern.split('\n').enumerate() {
            let indent = line.len() - line.trim_start_matches([' ', '\t']).len();
            let text = line[indent..].trim_end_matches('\r');
            if number > 0 {
                // Text continues on indented lines, and a line may not start like an attribute or a variant.
                wrapped.source.push_str("\n    ");
            }
            if number > 0 && nesting.is_text() && text.starts_with(['.', '*', '[']) {
                wrapped.source.push_str("{\"\"}");
            }
            wrapped.stretches.push((wrapped.source.len(), at + indent));
            wrapped.source.push_str(text);
            if let Some(deep) = nesting.pass(text) {
                wrapped.too_deep = Some(at + indent + deep);
                break;
            }
            at += line.len() + 1;
        }
        wrapped.source.push('\n');
        wrapped
    }

    /// Returns the first fault of the file, at its place in the pattern.
    pub(super) fn fault(&self, pattern: &str, first: Option<(Range<usize>, KeyedMessage)>) -> MessageFault {
        let (range, what) = first.unwrap_or_else(|| (0..0, keyed!("text-unreadable")));
        let home = |byte: usize| {
            let (there, here) =
                self.stretches.iter().rev().find(|(there, _)| *there <= byte).copied().unwrap_or((byte, 0));
            (here + byte - there).min(pattern.len())
        };
        syntax(None, pattern, home(range.start)..home(range.end), what)
    }
}
