//! Finds the places of messages and terms in a file.

use super::fault::{MessageFault, advised};
use crate::keyed::KeyedMessage;
use std::collections::BTreeMap;
use std::ops::Range;

/// Returns the name of the message, or of the term with its hyphen, that a line begins. To Fluent, a name at the
/// start of a line with a `=` behind it always begins one, whatever stands before it.
pub(super) fn name_of(line: &str) -> Option<&str> {
    let bare = line.strip_prefix('-').unwrap_or(line);
    if !bare.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return None;
    }
    let is_end = |c: char| !(c.is_ascii_alphanumeric() || matches!(c, '-' | '_'));
    let rest = &bare[bare.find(is_end)?..];
    let name = &line[..line.len() - rest.len()];
    rest.trim_start_matches(' ').starts_with('=').then_some(name)
}

/// Returns the names that a source defines, in their order, each with its place in bytes.
pub fn names(source: &str) -> impl Iterator<Item = (Range<usize>, &str)> {
    source
        .split_inclusive('\n')
        .scan(0, |start, line| {
            let at = *start;
            *start += line.len();
            Some(name_of(line).map(|name| (at..at + name.len(), name)))
        })
        .flatten()
}

/// Takes a source apart where an entry or a line of a comment begins; what stands before the first is a part, too. A closing
/// brace may stand at the start of a line of an entry.
pub(super) fn entries(source: &str) -> impl Iterator<Item = &str> {
    let begins = |line: &str| line.starts_with(|c: char| matches!(c, '-' | '#') || c.is_ascii_alphabetic());
    let mut rest = source;
    std::iter::from_fn(move || {
        let lines = rest.split_inclusive('\n').enumerate();
        let own = lines.take_while(|(nth, line)| *nth == 0 || !begins(line));
        let (entry, others) = rest.split_at(own.map(|(_, line)| line.len()).sum());
        rest = others;
        (!entry.is_empty()).then_some(entry)
    })
}

/// Returns the terms of a source, each with its name and all its lines.
pub fn terms_of(source: &str) -> impl Iterator<Item = (&str, &str)> {
    let term = |entry| Some((name_of(entry).filter(|name| name.starts_with('-'))?, str::trim_end(entry)));
    entries(source).filter_map(term)
}

/// Places of all names of a file.
pub(super) struct MessagePlaces<'s>(BTreeMap<&'s str, Vec<Range<usize>>>);

impl<'s> MessagePlaces<'s> {
    pub(super) fn of(source: &'s str) -> Self {
        let mut places: BTreeMap<&str, Vec<Range<usize>>> = BTreeMap::new();
        for (at, name) in names(source) {
            places.entry(name).or_default().push(at);
        }
        Self(places)
    }

    /// Returns the place where a name is defined for the `nth` time, counted from 0; `0..0` if it isn't.
    pub(super) fn nth(&self, name: &str, nth: usize) -> Range<usize> {
        self.0.get(name).and_then(|places| places.get(nth)).cloned().unwrap_or(0..0)
    }
}

/// Creates a fault of a term, by its id without the hyphen: what is wrong and what to do.
pub(super) fn at_term(
    file: &str,
    source: &str,
    id: &str,
    what: KeyedMessage,
    help: KeyedMessage,
) -> MessageFault {
    advised(file, source, MessagePlaces::of(source).nth(&format!("-{id}"), 0), what, help)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_starts_a_line() {
        for (line, name) in [
            ("-king = jarl", Some("-king")),
            ("theme-title=A = b\r\n", Some("theme-title")),
            ("a_b1  = x", Some("a_b1")),
            ("a", None),
            ("a b = c", None),
            (" a = b", None),
            ("# a = b", None),
            ("--a = b", None),
            ("-t.a = b", None),
            ("1a = b", None),
            ("é = b", None),
            ("", None),
        ] {
            assert_eq!(name_of(line), name, "{line}");
        }
    }

    #[test]
    fn names_have_their_places() {
        let source = "# no = name\n-king = wolf\r\ntheme-title=A = b\n  [one] = x\n-king = bear";
        let found: Vec<(usize, &str)> = names(source).map(|(at, name)| (at.start, name)).collect();
        assert_eq!(found, [(12, "-king"), (26, "theme-title"), (56, "-king")]);
        let places = MessagePlaces::of(source);
        assert_eq!((places.nth("-king", 1), places.nth("-king", 2)), (56..61, 0..0));
    }
}
