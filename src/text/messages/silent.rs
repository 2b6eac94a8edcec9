//! What Fluent would pass over in silence: a message that is written twice, attributes of messages, terms that say nothing.

use super::fault::{MessageFault, advised, syntax};
use fluent_bundle::FluentResource;
use fluent_syntax::ast::{
    Attribute, Entry, Expression, Identifier, InlineExpression, Pattern, PatternElement, VariantKey,
};
use std::collections::BTreeMap;
use std::ops::Range;

/// All of these in a source, in its order.
pub(super) fn silent(file: &str, source: &str, resource: &FluentResource) -> Vec<MessageFault> {
    let mut found: Vec<(Range<usize>, String, &'static str)> = Vec::new();
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for entry in resource.entries() {
        let (id, attributes, value) = match entry {
            Entry::Message(message) => (message.id.name.to_owned(), &message.attributes, None),
            Entry::Term(term) => (format!("-{}", term.id.name), &term.attributes, Some(&term.value)),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {
                continue;
            }
        };
        let nth = seen.entry(id.clone()).or_default();
        let place = defined(source, &id, *nth);
        *nth += 1;
        if *nth > 1 {
            let message = format!("`{id}` is written twice, and only one of the two would be said");
            found.push((place.clone(), message, "keep one of them"));
        }
        for Attribute { id: attribute, .. } in attributes {
            let message = format!("`{id}` has an attribute, `.{}`, which nothing says", attribute.name);
            let help =
                "take it out; forms of a word are written as in the other terms: { $number -> *[one] ... }";
            found.push((attributed(source, &place, attribute.name), message, help));
        }
        for form in value.into_iter().flat_map(strange_forms) {
            let at = source[place.end..].find(&format!("[{form}]")).map_or(place.clone(), |at| {
                let start = place.end + at;
                start..start + form.len() + 2
            });
            let message = format!("`{form}` is no form of `{id}`");
            found.push((at, message, "the forms are `one` and `other`: *[one] raven, [other] ravens"));
        }
        if value.is_some_and(is_empty) {
            let help = "write a word, or leave the line out: then the neutral word is said";
            found.push((place, format!("`{id}` says nothing"), help));
        }
    }
    found.sort_by_key(|(place, ..)| place.start);
    let fault = |(place, what, help)| advised(syntax(Some(file), source, place, what), help);
    found.into_iter().map(fault).collect()
}

/// The forms by number that a term has and nothing asks for.
fn strange_forms<'a>(pattern: &Pattern<&'a str>) -> Vec<&'a str> {
    let by_number = |element: &PatternElement<&'a str>| match element {
        PatternElement::Placeable {
            expression:
                Expression::Select {
                    selector: InlineExpression::VariableReference { id: Identifier { name: "number" } },
                    variants,
                },
        } => variants.iter().map(|variant| variant.key.clone()).collect(),
        _ => Vec::new(),
    };
    let named = |key| match key {
        VariantKey::Identifier { name } if !matches!(name, "one" | "other") => Some(name),
        VariantKey::Identifier { .. } | VariantKey::NumberLiteral { .. } => None,
    };
    pattern.elements.iter().flat_map(by_number).filter_map(named).collect()
}

/// Whether a text has nothing in it that can be read.
fn is_empty(pattern: &Pattern<&str>) -> bool {
    pattern.elements.iter().all(|element| match element {
        PatternElement::TextElement { value }
        | PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } => value.trim().is_empty(),
        PatternElement::Placeable { .. } => false,
    })
}

/// Where a message is defined for the `nth` time, from 0 on: its name at the start of a line.
fn defined(source: &str, id: &str, nth: usize) -> Range<usize> {
    let starts = source.match_indices(id).map(|(at, _)| at);
    let is_start = |at: &usize| {
        let before = source[..*at].ends_with('\n') || *at == 0;
        before && source[at + id.len()..].trim_start_matches(' ').starts_with('=')
    };
    starts.filter(is_start).nth(nth).map_or(0..0, |at| at..at + id.len())
}

/// Where an attribute of a message stands behind the message's name.
fn attributed(source: &str, of: &Range<usize>, name: &str) -> Range<usize> {
    let mark = format!(".{name}");
    source[of.end..].find(&mark).map_or(of.clone(), |at| of.end + at..of.end + at + mark.len())
}
