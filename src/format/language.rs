//! Reads the facts of a language, its `language.toml`.

use crate::diag::Diagnostic;
use crate::format::file::{Expected, FileEntry, FileSection, Text, read_file};
use crate::keyed::keyed;
use crate::text::{LanguageFacts, NounRule};

/// Reads the facts of a language.
///
/// # Errors
///
/// Every fault of the file.
pub fn language_facts(file: &str, source: &str) -> Result<LanguageFacts, Vec<Diagnostic>> {
    read_file(file, source, facts)
}

fn facts(root: FileSection<'_>) -> Option<LanguageFacts> {
    let report = root.report;
    let tag = root.text("tag", "tag = \"nb\"");
    let tag = tag.filter(|tag| {
        let is_one = LanguageFacts::is_tag(&tag.value);
        if !is_one {
            let message = keyed!("not-a-language-tag", tag = tag.value);
            let help = keyed!("write-language-tag");
            report.error(tag.span.clone(), message, help);
        }
        is_one
    });
    let name = root.text("name", "name = \"Norsk bokmål\"");
    let english_name = root.text("english-name", "english-name = \"Norwegian Bokmål\"");
    let decimal = root.text("decimal", "decimal = \",\"").and_then(|text| {
        let mut letters = text.value.chars();
        let first = letters.next().filter(|_| letters.next().is_none());
        if first.is_none() {
            let message = keyed!("decimal-too-long");
            report.error(text.span, message, keyed!("write-comma-or-point"));
        }
        first
    });
    let closing = root.text("closing", "closing = \"”’\"");
    let genders = words(&root, "genders");
    let whole = words(&root, "whole");
    let forms = root.section("forms").as_ref().map(forms).unwrap_or_default();
    let capital_nouns = root.value("capital-nouns").unwrap_or(false);
    let noun_rules = root.sections("noun").into_iter().map(|section| noun(section, &forms)).collect();
    root.finish();
    Some(LanguageFacts {
        tag: tag?.value,
        name: name?.value,
        english_name: english_name?.value,
        decimal: decimal?,
        closing: closing?.value.chars().collect(),
        whole,
        genders,
        forms,
        capital_nouns,
        noun_rules,
    })
}

/// Reads a rule by which forms of a noun follow from another form.
fn noun(section: FileSection<'_>, forms: &[(String, Vec<String>)]) -> NounRule {
    let form = |Text { value, span }: Text| -> Vec<String> {
        let words: Vec<String> = value.split_whitespace().map(str::to_owned).collect();
        let known = || forms.iter().flat_map(|(_, words)| words);
        if let Some(word) = words.iter().find(|word| !known().any(|known| known == *word)) {
            let message = keyed!("noun-form-unknown", word);
            let known = known().map(String::as_str).collect::<Vec<_>>().join(", ");
            section.report.error(span, message, keyed!("noun-forms-are", known));
        }
        words
    };
    let of = |key| section.optional(key).and_then(|_| section.text(key, "of = \"nominative\"")).map(form);
    let _ = section.needed("forms", "forms = [\"accusative\", \"dative\"]");
    let rule = NounRule {
        forms: section.texts("forms").into_iter().map(form).collect(),
        of: of("of").unwrap_or_default(),
        adds: section.value("adds").unwrap_or_default(),
        genders: section.words("genders"),
        ends: section.words("ends"),
        if_form: of("if-form").map(|form| (form, section.words("if-adds"))),
        is_sure: section.value("sure").unwrap_or(true),
    };
    section.finish();
    rule
}

/// Returns the words of a list; none if the file leaves the list out.
fn words(root: &FileSection<'_>, key: &'static str) -> Vec<String> {
    root.optional(key).map(|value| list(&value)).unwrap_or_default()
}

fn list(value: &FileEntry<'_>) -> Vec<String> {
    value.texts_of(Expected::Words).into_iter().flatten().map(|text| text.value).collect()
}

/// Reads the variables that terms choose by, with the words of each, in the order of the file.
fn forms(section: &FileSection<'_>) -> Vec<(String, Vec<String>)> {
    section.pairs().map(|(key, value)| (key.value, list(&value))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const GERMAN: &str = include_str!("../../templates/text/de/language.toml");

    #[test]
    fn a_language_says_what_is_its_own() {
        let german = language_facts("language.toml", GERMAN).expect("no faults");
        assert_eq!((german.tag.as_str(), german.name.as_str(), german.decimal), ("de", "Deutsch", ','));
        assert!(german.closing.contains(&'“') && german.genders.len() == 3);
        let case = german.forms.iter().find(|(name, _)| name == "case").expect("cases");
        assert_eq!(case.1, ["nominative", "accusative", "dative", "genitive"]);
    }

    #[test]
    fn faults_have_their_places() {
        let shown = |from: &str, to: &str| {
            let source = GERMAN.replacen(&format!("\n{from}"), &format!("\n{to}"), 1);
            let found = language_facts("language.toml", &source).expect_err("a fault");
            source[found[0].span.clone().expect("a place")].to_owned()
        };
        assert_eq!(shown("tag = \"de\"", "tag = \"!\""), "\"!\"");
        assert_eq!(shown("decimal = \",\"", "decimal = \",,\""), "\",,\"");
        assert_eq!(shown("genders =", "gendres ="), "gendres");
        assert_eq!(shown("of = \"other\"", "of = \"others\""), "\"others\"");
        assert_eq!(shown("if-form =", "if-from ="), "if-from");
    }
}
