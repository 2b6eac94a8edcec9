//! Edits of a drawing's text before the parser reads it: values that the parser would pass over in silence are spelled so that
//! it can read them.

use std::ops::Range;
use usvg::roxmltree::{Attribute, Document, Node};

/// Parts of a text with the text that takes their place.
#[derive(Default)]
pub(super) struct Edits(Vec<(Range<usize>, String)>);

impl Edits {
    /// Notes that a part of the text is replaced.
    pub(super) fn replace(&mut self, part: Range<usize>, text: String) {
        self.0.push((part, text));
    }

    /// Notes that an attribute has another value.
    pub(super) fn set(&mut self, attribute: Attribute<'_, '_>, value: &str) {
        self.replace(attribute.range_value(), escaped(value));
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the text with these edits and some more: edits within a part that is replaced are dropped with it.
    pub(super) fn applied(&self, source: &str, more: &[(Range<usize>, String)]) -> Option<String> {
        let mut all: Vec<&(Range<usize>, String)> = self.0.iter().chain(more).collect();
        all.sort_by_key(|(part, _)| (part.start, usize::MAX - part.end));
        let mut text = String::with_capacity(source.len() + all.len() * 16);
        let mut done = 0;
        for (part, new) in all {
            if part.start >= done {
                text.push_str(source.get(done..part.start)?);
                text.push_str(new);
                done = part.end;
            }
        }
        text.push_str(source.get(done..)?);
        Some(text)
    }
}

/// Returns whether an element stands in the text where the document says, and not in an entity that is used there.
pub(super) fn is_in_place(document: &Document<'_>, node: Node<'_, '_>) -> bool {
    node.range().start >= document.root_element().range().start
}

/// Returns text escaped as the value of an attribute.
pub(super) fn escaped(text: &str) -> String {
    let signs = [("&", "&amp;"), ("<", "&lt;"), ("\"", "&quot;"), ("'", "&apos;")];
    signs.into_iter().fold(text.to_owned(), |text, (sign, said)| text.replace(sign, said))
}
