//! Reads the facts of a language, its `language.toml`.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::report::Report;
use super::section::{FileSection, Text};
use super::value::{read, wrong_type};
use crate::diag::Diagnostic;
use crate::keyed::keyed;
use crate::text::{LanguageFacts, NounRule};

/// Reads the facts of a language.
///
/// # Errors
///
/// Every fault of the file.
pub fn language_facts(file: &str, source: &str) -> Result<LanguageFacts, Vec<Diagnostic>> {
    let (report, table) = Report::parse(file, source);
    let facts = facts(FileSection::root(&table, &report), &report);
    let faulty = report.has_errors();
    match facts {
        Some(facts) if !faulty => Ok(facts),
        _ => Err(report.finish()),
    }
}

fn facts(root: FileSection<'_>, report: &Report<'_>) -> Option<LanguageFacts> {
    let tag = root.text("tag", "tag = \"nb\"");
    let tag = tag.filter(|tag| {
        let is_one = LanguageFacts::is_tag(&tag.value);
        if !is_one {
            let message = keyed!("not-a-language-tag", "`{tag}` is no tag of a language", tag = tag.value);
            let help = keyed!("write-language-tag", "write one of RFC 5646, such as \"nb\" or \"pt-BR\"");
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
            let message = keyed!("decimal-too-long", "`decimal` is more than one character");
            report.error(text.span, message, keyed!("write-comma-or-point", "write \",\" or \".\""));
        }
        first
    });
    let closing = root.text("closing", "closing = \"”’\"");
    let genders = words(&root, "genders", report);
    let whole = words(&root, "whole", report);
    let forms = root.optional("forms").map(|value| forms(value, report)).unwrap_or_default();
    let capital_nouns = root.value("capital-nouns").unwrap_or(false);
    let noun_rules = root.sections("noun").into_iter().map(|section| noun(section, &forms, report)).collect();
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
fn noun(section: FileSection<'_>, forms: &[(String, Vec<String>)], report: &Report<'_>) -> NounRule {
    let form = |Text { value, span }: Text| -> Vec<String> {
        let words: Vec<String> = value.split_whitespace().map(str::to_owned).collect();
        let known = || forms.iter().flat_map(|(_, words)| words);
        if let Some(word) = words.iter().find(|word| !known().any(|known| known == *word)) {
            let message = keyed!("noun-form-unknown", "`{word}` is none of the words of [forms]", word);
            let known = known().map(String::as_str).collect::<Vec<_>>().join(", ");
            report.error(span, message, keyed!("noun-forms-are", "they are {known}", known));
        }
        words
    };
    let texts = |key| {
        let value = section.optional(key)?;
        section.texts(key, value)
    };
    let words =
        |key| -> Vec<String> { texts(key).unwrap_or_default().into_iter().map(|text| text.value).collect() };
    let of = |key| section.optional(key).and_then(|_| section.text(key, "of = \"nominative\"")).map(form);
    let _ = section.needed("forms", "forms = [\"accusative\", \"dative\"]");
    let rule = NounRule {
        forms: texts("forms").unwrap_or_default().into_iter().map(form).collect(),
        of: of("of").unwrap_or_default(),
        adds: section.value("adds").unwrap_or_default(),
        genders: words("genders"),
        ends: words("ends"),
        if_form: of("if-form").map(|form| (form, words("if-adds"))),
        is_sure: section.value("sure").unwrap_or(true),
    };
    section.finish();
    rule
}

/// Reads a list of words that may be left out.
fn words(root: &FileSection<'_>, key: &'static str, report: &Report<'_>) -> Vec<String> {
    root.optional(key).map(|value| list(value, key, report)).unwrap_or_default()
}

fn list(value: &Spanned<DeValue<'_>>, key: &str, report: &Report<'_>) -> Vec<String> {
    let Some(items) = value.get_ref().as_array() else {
        wrong_type(value, key, "a list of words in brackets", report);
        return Vec::new();
    };
    items.iter().filter_map(|item| read::<String>(item, &format!("a value of {key}"), report)).collect()
}

/// Reads the variables that terms choose by, with the words of each, in the order of the file.
fn forms(value: &Spanned<DeValue<'_>>, report: &Report<'_>) -> Vec<(String, Vec<String>)> {
    let Some(table) = value.get_ref().as_table() else {
        wrong_type(value, "forms", "a section that starts with the line [forms]", report);
        return Vec::new();
    };
    let table: &DeTable<'_> = table;
    let form = |(key, value): (&Spanned<std::borrow::Cow<'_, str>>, &Spanned<DeValue<'_>>)| {
        (key.get_ref().to_string(), list(value, key.get_ref(), report))
    };
    table.iter().map(form).collect()
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
