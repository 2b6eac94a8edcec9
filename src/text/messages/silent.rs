//! Finds parts of a file that Fluent would silently ignore: a message that is written twice, attributes that nothing asks
//! for, forms that no term has, empty terms.

use super::bounds::MOST_FAULTS;
use super::fault::{MessageFault, advised};
use super::gender::{GENDER, gender};
use super::places::MessagePlaces;
use crate::keyed::{KeyedMessage, all_of, keyed};
use crate::text::Language;
use fluent_bundle::FluentResource;
use fluent_syntax::ast::{
    Attribute, Entry, Expression, Identifier, InlineExpression, Pattern, PatternElement, VariantKey,
};
use std::collections::BTreeMap;
use std::ops::Range;

/// Returns all ignored parts of a source as faults, in its order.
pub(super) fn silent(
    file: &str,
    source: &str,
    resource: &FluentResource,
    language: &Language,
) -> Vec<MessageFault> {
    let facts = language.facts();
    let mut found: Vec<(Range<usize>, KeyedMessage, KeyedMessage)> = Vec::new();
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let places = MessagePlaces::of(source);
    for entry in resource.entries() {
        if found.len() >= MOST_FAULTS {
            break;
        }
        let (id, attributes, value) = match entry {
            Entry::Message(message) => (message.id.name.to_owned(), &message.attributes, None),
            Entry::Term(term) => (format!("-{}", term.id.name), &term.attributes, Some(&term.value)),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {
                continue;
            }
        };
        let nth = seen.entry(id.clone()).or_default();
        let place = places.nth(&id, *nth);
        *nth += 1;
        if *nth > 1 {
            let message = keyed!("sentence-written-twice", id);
            found.push((place.clone(), message, keyed!("keep-one-sentence")));
        }
        let is_noun = value.is_some() && !facts.genders.is_empty();
        for attribute in attributes.iter().filter(|attribute| is_noun && attribute.id.name == GENDER) {
            let said = gender(attribute);
            if !said.is_some_and(|said| facts.genders.iter().any(|gender| gender == said)) {
                let gender = said.map_or_else(|| keyed!("what-it-says"), KeyedMessage::own);
                let message = keyed!("gender-unknown", gender);
                let help = keyed!("genders-are", genders = facts.genders.join(", "));
                found.push((attributed(source, &place, GENDER), message, help));
            }
        }
        let others = attributes.iter().filter(|attribute| !(is_noun && attribute.id.name == GENDER));
        for Attribute { id: attribute, .. } in others {
            let message = keyed!("attribute-unsaid", id, attribute = attribute.name);
            let help = keyed!("take-attribute-out");
            found.push((attributed(source, &place, attribute.name), message, help));
        }
        let strange = value.into_iter().flat_map(|value| strange_forms(value, &facts.forms));
        for (form, known) in strange.take(MOST_FAULTS - found.len().min(MOST_FAULTS)) {
            let at = source[place.end..].find(&format!("[{form}]")).map_or(place.clone(), |at| {
                let start = place.end + at;
                start..start + form.len() + 2
            });
            let message = keyed!("form-unknown", form, id);
            let known: Vec<String> = known.iter().map(|form| format!("`{form}`")).collect();
            let help = keyed!("write-known-forms", known => all_of(known));
            found.push((at, message, help));
        }
        if value.is_some_and(is_empty) {
            let message = keyed!("word-says-nothing", id);
            let help = keyed!("write-word-or-leave-out");
            found.push((place, message, help));
        }
    }
    found.sort_by_key(|(place, ..)| place.start);
    let fault = |(place, what, help)| advised(file, source, place, what, help);
    found.into_iter().map(fault).collect()
}

/// Returns the forms of a term that nothing asks for, by number or by another variable of the language's terms, each
/// with the forms that there are.
fn strange_forms<'a, 'f>(
    pattern: &Pattern<&'a str>,
    forms: &'f [(String, Vec<String>)],
) -> Vec<(&'a str, &'f [String])> {
    let mut strange = Vec::new();
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = element
        else {
            continue;
        };
        let known = match selector {
            InlineExpression::VariableReference { id: Identifier { name } } => {
                forms.iter().find(|(asked, _)| asked == name).map(|(_, known)| known.as_slice())
            }
            _ => None,
        };
        for variant in variants {
            if let (VariantKey::Identifier { name }, Some(known)) = (&variant.key, known)
                && !known.iter().any(|form| form == name)
            {
                strange.push((*name, known));
            }
            strange.extend(strange_forms(&variant.value, forms));
        }
    }
    strange
}

/// Tells whether a text has nothing readable in it.
fn is_empty(pattern: &Pattern<&str>) -> bool {
    pattern.elements.iter().all(|element| match element {
        PatternElement::TextElement { value }
        | PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } => value.trim().is_empty(),
        PatternElement::Placeable { .. } => false,
    })
}

/// Returns the place of an attribute behind its message's name.
fn attributed(source: &str, of: &Range<usize>, name: &str) -> Range<usize> {
    let mark = format!(".{name}");
    source[of.end..].find(&mark).map_or(of.clone(), |at| of.end + at..of.end + at + mark.len())
}
