//! The `[about]` of a variant: what the leaflet says beside the rules; and its `[disputed]`.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::literal::characters;
use super::questions::{keys, question};
use super::report::Report;
use super::section::{FileSection, Text};
use super::suggest::nearest;
use super::value::{read, wrong_type};
use super::when::Circumstances;
use crate::game::{About, Dispute};
use crate::text::{Language, MessageFault, Messages, parse_markup};

/// The lists of the section, in the order of [`About`].
const LISTS: [&str; 8] =
    ["introduction", "setup", "found", "reconstructed", "modern", "uncertain", "advice", "sources"];

/// A text of a variant that people read, with its place: for checks that need the theme's words and the fonts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph {
    /// The file it stands in: the variant's own, or one that it extends.
    pub file: String,
    /// Its literal in that file, in bytes.
    pub span: Range<usize>,
    /// The text.
    pub text: String,
}

impl Paragraph {
    /// A text with its place.
    pub(super) fn new(text: &Text, report: &Report<'_>) -> Self {
        let (file, span) = report.locate(&text.span);
        Self { file, span, text: text.value.clone() }
    }
}

/// Reads the section. Every list may be left out. All paragraphs go to `texts`, those whose condition holds to the
/// result.
pub(super) fn about(section: FileSection<'_>, now: &Circumstances<'_>, texts: &mut Vec<Paragraph>) -> About {
    let mut paragraphs = |key: &'static str| -> Vec<String> {
        let list = section.optional(key).and_then(|value| section.list(key, value)).unwrap_or_default();
        let mut printed = Vec::new();
        for item in list {
            let Some((text, holds)) = paragraph(item, key, now) else { continue };
            check(&text, key, now.report);
            texts.push(Paragraph::new(&text, now.report));
            if holds {
                printed.push(text.value);
            }
        }
        printed
    };
    let [introduction, setup, found, reconstructed, modern, uncertain, advice, sources] =
        LISTS.map(&mut paragraphs);
    section.finish();
    About { introduction, setup, found, reconstructed, modern, uncertain, advice, sources }
}

/// A paragraph, and whether it is to be printed: a text, or a text with a condition.
fn paragraph(item: &Spanned<DeValue<'_>>, key: &str, now: &Circumstances<'_>) -> Option<(Text, bool)> {
    let name = format!("a paragraph of {key}");
    let Some(table) = item.get_ref().as_table() else {
        if item.get_ref().is_str() {
            let value = read::<String>(item, &name, now.report)?;
            return Some((Text { value, span: item.span() }, true));
        }
        wrong_type(
            item,
            &name,
            "a text in quotes, or { text = \"...\", when = { key = \"word\" } }",
            now.report,
        );
        return None;
    };
    let section = FileSection::over(table, "a paragraph", item.span(), now.report);
    let text = section
        .needed("text", "text = \"Run.\"")
        .and_then(|value| Some(Text { value: read(value, "text", now.report)?, span: value.span() }));
    let mut holds = true;
    if let Some(value) = section.optional("when") {
        match value.get_ref().as_table() {
            Some(when) => holds = now.hold(when),
            None => wrong_type(value, "when", "a condition such as { escape = \"edge\" }", now.report),
        }
    }
    section.finish();
    Some((text?, holds))
}

/// Reads the section: under each key of `[rules]`, or under `layout`, a paragraph.
pub(super) fn disputed(
    file: &DeTable<'_>,
    now: &Circumstances<'_>,
    texts: &mut Vec<Paragraph>,
) -> Vec<(Range<usize>, Dispute)> {
    let Some(value) = file.get("disputed") else { return Vec::new() };
    let Some(table) = value.get_ref().as_table() else {
        wrong_type(value, "disputed", "a section that starts with the line [disputed]", now.report);
        return Vec::new();
    };
    let mut disputes = Vec::new();
    for (key, value) in table {
        let word: &str = key.get_ref();
        if word != "layout" && question(word).is_none() {
            let help = match nearest(word, keys().chain(["layout"])) {
                Some(meant) => format!("did you mean `{meant}`?"),
                None => "name a key of [rules], or `layout`".to_owned(),
            };
            now.report.error(key.span(), format!("`{word}` in [disputed] is no question of the rules"), help);
        }
        let Some((text, holds)) = paragraph(value, "disputed", now) else { continue };
        check(&text, "disputed", now.report);
        texts.push(Paragraph::new(&text, now.report));
        if holds {
            disputes.push((key.span(), Dispute { question: word.to_owned(), text: text.value }));
        }
    }
    disputes
}

/// What is wrong with a paragraph in itself. Whether the theme has the words it asks for is not known here.
pub(super) fn check(text: &Text, key: &str, report: &Report<'_>) {
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
    if let Err(MessageFault::Syntax { at, what, .. }) =
        Messages::new(Language::default()).pattern(&text.value, &[])
    {
        let help = "a word of the theme is written { -king }; for a brace itself write {\"{\"}";
        report.error(place(at.start), what, help);
    } else if let Err(fault) = parse_markup(&without_words(&text.value)) {
        report.error(place(fault.at), fault.what, "write *italic* and **bold**");
    }
}

/// The text with a letter for each byte of what stands in braces: stars in there are not marks.
fn without_words(text: &str) -> String {
    let mut depth = 0_usize;
    let mut blank = String::with_capacity(text.len());
    for c in text.chars() {
        depth += usize::from(c == '{');
        if depth > 0 {
            blank.extend(std::iter::repeat_n('x', c.len_utf8()));
        } else {
            blank.push(c);
        }
        depth = depth.saturating_sub(usize::from(c == '}'));
    }
    blank
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
        let york = crate::spec::alone("york-11.toml", YORK, &[]).unwrap();
        assert_eq!(york.paragraphs[0].text, york.variant.name);
        for paragraph in &york.paragraphs {
            assert_eq!(paragraph.file, "york-11.toml");
            let literal = &YORK[paragraph.span.clone()];
            assert!(literal.starts_with(['"', '\'']), "{literal}");
        }
        let about = york.variant.about;
        let printed = [about.introduction, about.found, about.reconstructed, about.sources].concat();
        assert!(printed.iter().all(|text| york.paragraphs.iter().any(|known| known.text == *text)));
    }
}
