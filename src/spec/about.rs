//! The `[about]` of a variant: what the leaflet says beside the rules; and its `[disputed]`.

use std::cmp::Reverse;
use std::ops::{Range, RangeInclusive};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::literal::characters;
use super::questions::{keys, question};
use super::report::Report;
use super::section::{FileSection, Text};
use super::suggest::nearest;
use super::value::{read, wrong_type};
use super::when::Circumstances;
use crate::game::{About, AboutList, Dispute, Told};
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

/// The rank of a paragraph that is always printed, and the last to which a paragraph can be set.
const RANKS: RangeInclusive<usize> = 1..=3;

/// The rank that a paragraph of a list has unless its author says another: what nobody has confirmed and where a set has
/// its rules from must be told, what was found long ago is told at greater length elsewhere.
const fn usual_rank(list: AboutList) -> usize {
    match list {
        AboutList::Modern | AboutList::Uncertain => 1,
        AboutList::Advice => 2,
        AboutList::Found | AboutList::Reconstructed => 3,
    }
}

/// Reads the section. Every list may be left out. All paragraphs go to `texts`, those whose condition holds to the
/// result.
pub(super) fn about(section: FileSection<'_>, now: &Circumstances<'_>, texts: &mut Vec<Paragraph>) -> About {
    let [subtitle, tagline] = ["subtitle", "tagline"].map(|key| {
        let text = line(&section, key, now.report)?;
        texts.push(Paragraph::new(&text, now.report));
        Some(text.value)
    });
    let mut ranked: Vec<(usize, Told)> = Vec::new();
    let mut paragraphs = |key: &'static str| -> Vec<String> {
        let list = section.optional(key).and_then(|value| section.list(key, value)).unwrap_or_default();
        let mut printed = Vec::new();
        for item in list {
            let gives_way = AboutList::from_name(key);
            let Some(read) = paragraph(item, key, now, gives_way.map(usual_rank)) else { continue };
            check(&read.text, key, now.report);
            texts.push(Paragraph::new(&read.text, now.report));
            if read.holds {
                if let (Some(list), Some(rank)) = (gives_way, read.rank) {
                    ranked.push((rank, Told { list, nth: printed.len() }));
                }
                printed.push(read.text.value);
            }
        }
        printed
    };
    let [introduction, setup, found, reconstructed, modern, uncertain, advice, sources] =
        LISTS.map(&mut paragraphs);
    section.finish();
    About {
        subtitle,
        tagline,
        introduction,
        setup,
        found,
        reconstructed,
        modern,
        uncertain,
        advice,
        sources,
        giving_way: giving_way(ranked),
    }
}

/// The most letters of a line below a title: more would be too small on the cover.
const LONGEST_LINE: usize = 64;

/// A line that may be left out.
fn line(section: &FileSection<'_>, key: &'static str, report: &Report<'_>) -> Option<Text> {
    let value = section.optional(key)?;
    let text = Text { value: read(value, key, report)?, span: value.span() };
    let length = without_words(&text.value).chars().count();
    if length > LONGEST_LINE {
        let message = format!("`{key}` has {length} letters, and {LONGEST_LINE} are the most");
        report.error(text.span.clone(), message, "shorten it: it is one line below the title");
        return None;
    }
    check(&text, key, report);
    Some(text)
}

/// The paragraphs that may be left out, the one that gives way first at the head: the highest rank, and of one rank the last.
fn giving_way(mut ranked: Vec<(usize, Told)>) -> Vec<Told> {
    ranked.retain(|(rank, _)| rank > RANKS.start());
    ranked.reverse();
    ranked.sort_by_key(|(rank, _)| Reverse(*rank));
    ranked.into_iter().map(|(_, told)| told).collect()
}

/// A paragraph of a list.
struct ReadParagraph {
    text: Text,
    /// Whether it is to be printed.
    holds: bool,
    /// Its rank, in a list whose paragraphs may give way.
    rank: Option<usize>,
}

/// A paragraph: a text, or a text with a condition, a rank or both. `usual` is the rank that it has unless it says another;
/// without one it may not say any.
fn paragraph(
    item: &Spanned<DeValue<'_>>,
    key: &str,
    now: &Circumstances<'_>,
    usual: Option<usize>,
) -> Option<ReadParagraph> {
    let name = format!("a paragraph of {key}");
    let Some(table) = item.get_ref().as_table() else {
        if item.get_ref().is_str() {
            let value = read::<String>(item, &name, now.report)?;
            return Some(ReadParagraph { text: Text { value, span: item.span() }, holds: true, rank: usual });
        }
        wrong_type(
            item,
            &name,
            "a text in quotes, or { text = \"...\", when = { key = \"word\" }, rank = 2 }",
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
    let mut rank = usual;
    if usual.is_some()
        && let Some(value) = section.optional("rank")
    {
        rank = read::<usize>(value, "rank", now.report);
        if let Some(said) = rank.filter(|said| !RANKS.contains(said)) {
            let (first, last) = (RANKS.start(), RANKS.end());
            now.report.error(
                value.span(),
                format!("`rank` is {said}, and ranks go from {first} to {last}"),
                format!("{first} is always printed; of the others those of rank {last} give way first"),
            );
            rank = usual;
        }
    }
    section.finish();
    Some(ReadParagraph { text: text?, holds, rank })
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
        let Some(ReadParagraph { text, holds, .. }) = paragraph(value, "disputed", now, None) else {
            continue;
        };
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
    fn paragraphs_give_way_by_rank_and_the_last_of_a_rank_first() {
        let start = YORK.find("[about]").unwrap();
        let about = r#"[about]
found = ["a", { text = "b", rank = 1 }, "c"]
modern = ["d", { text = "e", rank = 3 }]
advice = ["f", "g"]
"#;
        let source = format!("{}{about}", &YORK[..start]);
        let variant = crate::spec::variant("my.toml", &source).unwrap().0;
        let texts: Vec<&str> = variant
            .about
            .giving_way
            .iter()
            .map(|told| variant.about.list(told.list)[told.nth].as_str())
            .collect();
        assert_eq!(texts, ["e", "c", "a", "g", "f"]);
    }

    #[test]
    fn a_line_below_the_title_is_short() {
        let start = YORK.find("[about]").unwrap();
        let read = |subtitle: &str| {
            let source = format!("{}[about]\nsubtitle = \"{subtitle}\"\n", &YORK[..start]);
            crate::spec::variant("my.toml", &source).map(|(variant, _)| variant.about.subtitle)
        };
        assert_eq!(read("A { -king } far away"), Ok(Some("A { -king } far away".to_owned())));
        let fault = read(&"w".repeat(65)).expect_err("too long");
        assert!(fault[0].message.contains("65 letters, and 64 are the most"), "{:?}", fault[0].message);
    }

    #[test]
    fn a_rank_is_said_where_there_are_ranks_and_no_higher() {
        assert_eq!(marked(r#"{ text = "a", rank = 3 }"#), [""; 0]);
        assert_eq!(marked(r#"{ text = "a", rank = 4 }"#), ["4"]);
        assert_eq!(marked(r#"{ text = "a", rank = "last" }"#), ["\"last\""]);
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
