//! The `[about]` of a variant: what the leaflet says beside the rules.

use std::ops::Range;

use toml::de::DeTable;

use super::literal::characters;
use super::report::Report;
use super::section::{Section, Text};
use crate::game::About;
use crate::text::{MessageFault, Messages, parse_markup};

/// The lists of the section, in the order of [`About`].
const LISTS: [&str; 8] =
    ["introduction", "setup", "found", "reconstructed", "modern", "uncertain", "advice", "sources"];

/// Reads the section. Every list may be left out.
pub(super) fn about(section: Section<'_>, report: &Report<'_>) -> About {
    let paragraphs = |key: &'static str| -> Vec<String> {
        let texts = section.optional(key).and_then(|value| section.texts(key, value)).unwrap_or_default();
        for text in &texts {
            check(text, key, report);
        }
        texts.into_iter().map(|text| text.value).collect()
    };
    let [introduction, setup, found, reconstructed, modern, uncertain, advice, sources] =
        LISTS.map(paragraphs);
    section.finish();
    About { introduction, setup, found, reconstructed, modern, uncertain, advice, sources }
}

/// What is wrong with a paragraph in itself. Whether the theme has the words it asks for is not known here.
fn check(text: &Text, key: &str, report: &Report<'_>) {
    if text.value.trim().is_empty() {
        report.error(
            text.span.clone(),
            format!("a paragraph of `{key}` is empty"),
            "write it, or take it out",
        );
        return;
    }
    let place = |at: usize| {
        let before = text.value.get(..at).unwrap_or_default().chars().count();
        let places = characters(report.source(), text.span.clone(), &text.value);
        places.into_iter().nth(before).unwrap_or_else(|| text.span.clone())
    };
    if let Err(MessageFault::Syntax { at, what, .. }) = Messages::new("en").pattern(&text.value, &[]) {
        let help = "a word of the theme is written { -king }; for a brace itself write {\"{\"}";
        report.error(place(at.start), what, help);
    } else if let Err(fault) = parse_markup(&without_words(&text.value)) {
        report.error(place(fault.at), fault.what, "write *italic* and **bold**");
    }
}

/// The text with a letter for each byte of what stands in braces: stars in there are not marks.
fn without_words(text: &str) -> String {
    let mut depth = 0_usize;
    let blank = text.chars().map(|c| {
        depth += usize::from(c == '{');
        let inside = depth > 0;
        depth = depth.saturating_sub(usize::from(c == '}'));
        if inside { "x".repeat(c.len_utf8()) } else { c.to_string() }
    });
    blank.collect()
}

/// The name and the paragraphs of a variant's `[about]` with their places, for checks that need the theme's words and
/// the fonts.
#[must_use]
pub fn paragraphs(source: &str) -> Vec<(Range<usize>, String)> {
    let (table, _) = DeTable::parse_recoverable(source);
    let name =
        table.get_ref().get("name").and_then(|name| Some((name.span(), name.get_ref().as_str()?.to_owned())));
    let about = table.get_ref().get("about").and_then(|about| about.get_ref().as_table());
    let lists = LISTS.iter().filter_map(|&key| about?.get(key)?.get_ref().as_array());
    let texts = lists.flat_map(|list| {
        list.iter().filter_map(|item| Some((item.span(), item.get_ref().as_str()?.to_owned())))
    });
    name.into_iter().chain(texts).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const YORK: &str = include_str!("../../templates/variants/york-11.toml");

    /// What the faults of a paragraph are marked at.
    fn marked(paragraph: &str) -> Vec<String> {
        let start = YORK.find("[about]").unwrap();
        let source = format!("{}[about]\nadvice = [ {paragraph} ]\n", &YORK[..start]);
        let found = crate::spec::variant("my.toml", &source).err().unwrap_or_default();
        found.into_iter().map(|fault| source[fault.span.unwrap()].to_owned()).collect()
    }

    #[test]
    fn marks_and_words_are_checked_at_their_place() {
        assert_eq!(marked("\"plain, *leaning*, **fat**, { -king }\""), [""; 0]);
        assert_eq!(marked("\"þ *leaning\""), ["*"]);
        assert_eq!(marked("\"\", \" \""), ["\"\"", "\" \""]);
        assert_eq!(marked("\"the { -king stands\"").len(), 1);
        assert_eq!(marked("\"one*, { -king } two\"").len(), 1);
    }

    #[test]
    fn stars_within_braces_are_no_marks() {
        assert_eq!(marked(r#""{ -man(number: \"other\") } *and* { $n }""#), [""; 0]);
        assert_eq!(without_words("a{þ*}*b"), "axxxxx*b");
    }

    #[test]
    fn every_paragraph_has_a_place() {
        let (york, _) = crate::spec::variant("york.toml", YORK).unwrap();
        let about = york.about;
        let lists = [
            about.introduction,
            about.setup,
            about.found,
            about.reconstructed,
            about.modern,
            about.uncertain,
            about.advice,
            about.sources,
        ];
        let (places, texts): (Vec<_>, Vec<_>) = paragraphs(YORK).into_iter().unzip();
        assert_eq!(texts[0], york.name);
        assert_eq!(texts[1..], lists.concat());
        assert!(places.into_iter().all(|place| YORK[place].starts_with(['"', '\''])));
    }
}
