//! Gender of nouns: articles, pronouns and adjectives beside a noun follow it. A term gives it as `.gender`.

use super::fault::MessageFault;
use super::places::{at_term, entries};
use crate::keyed::{KeyedMessage, keyed};
use crate::text::Language;
use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Attribute, Entry, PatternElement, Term};
use std::fmt::Write as _;

/// Name of the attribute that gives the gender.
pub(super) const GENDER: &str = "gender";

/// Returns the gender that a term gives in its attribute.
pub(super) fn gender_of<'s>(term: &Term<&'s str>) -> Option<&'s str> {
    term.attributes.iter().find(|attribute| attribute.id.name == GENDER).and_then(gender)
}

/// Returns the gender that an attribute gives.
pub(super) fn gender<'s>(attribute: &Attribute<&'s str>) -> Option<&'s str> {
    match attribute.value.elements.as_slice() {
        [PatternElement::TextElement { value }] => Some(value.trim()),
        _ => None,
    }
}

/// Returns the nouns of a file that give their gender: id and gender.
pub(super) fn genders(source: &str, resource: &FluentResource) -> Vec<(String, String)> {
    if !source.contains(".gender") {
        return Vec::new();
    }
    let said = |term: &Term<&str>| Some((term.id.name.to_owned(), gender_of(term)?.to_owned()));
    terms(resource).filter_map(said).collect()
}

/// Returns the nouns of a file that give no gender but replace nouns that do, each with the replaced noun's gender.
pub(super) fn without(resource: &FluentResource, known: &[(String, String)]) -> Vec<(String, String)> {
    let silent = |term: &&Term<&str>| !term.attributes.iter().any(|attribute| attribute.id.name == GENDER);
    let replaced = |term: &Term<&str>| known.iter().find(|(id, _)| id == term.id.name).cloned();
    terms(resource).filter(silent).filter_map(replaced).collect()
}

/// Returns the terms of a file.
pub(super) fn terms(resource: &FluentResource) -> impl Iterator<Item = &Term<&str>> {
    resource.entries().filter_map(|entry| match entry {
        Entry::Term(term) => Some(term),
        _ => None,
    })
}

/// Returns the fault that a noun gives no gender.
pub(super) fn missing(file: &str, source: &str, id: &str, language: &Language) -> MessageFault {
    at_term(file, source, id, keyed!("noun-without-gender", id), written(language))
}

/// Returns the doubt about a noun that gives no gender and keeps `kept`, that of the noun it replaces.
pub(super) fn kept(file: &str, source: &str, id: &str, kept: &str, language: &Language) -> MessageFault {
    at_term(file, source, id, keyed!("noun-keeps-gender", id, gender = kept), written(language))
}

/// Returns the advice how a noun gives its gender.
fn written(language: &Language) -> KeyedMessage {
    keyed!("write-the-gender", attribute = GENDER, genders = language.facts().genders.join(", "))
}

/// Adds genders to nouns of a source: each on a line of its own behind the noun.
pub(super) fn with_genders(source: &str, genders: &[(String, String)]) -> String {
    let mut written = String::with_capacity(source.len() + 32 * genders.len());
    for entry in entries(source) {
        written.push_str(entry);
        let id = entry.split('=').next().unwrap_or_default().trim_end();
        if let Some((_, gender)) = genders.iter().find(|(noun, _)| id.strip_prefix('-') == Some(noun)) {
            // Blank lines behind the noun go behind its gender. Writing to a `String` never fails.
            written.truncate(written.trim_end().len());
            let _ = write!(written, "\n    .{GENDER} = {gender}\n\n");
        }
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gender_stands_behind_its_noun() {
        let source = "-king =\n    { $number ->\n       *[one] jarl\n    }\n\n# hall\n-throne = hall\nx = y";
        let genders =
            [("king".to_owned(), "masculine".to_owned()), ("throne".to_owned(), "neuter".to_owned())];
        assert_eq!(
            with_genders(source, &genders),
            "-king =\n    { $number ->\n       *[one] jarl\n    }\n    .gender = masculine\n\n# hall\n-throne = hall\n    \
             .gender = neuter\n\nx = y"
        );
        let open = "-king = { $number ->\n   *[one] jarl\n}\n-hall = x\n";
        assert_eq!(
            with_genders(open, &genders),
            "-king = { $number ->\n   *[one] jarl\n}\n    .gender = masculine\n\n-hall = x\n"
        );
    }
}
