//! Reads the `[about]` of a variant, what the leaflet tells besides the rules; and its `[disputed]`.

mod left_out;
mod paragraph;
mod tale;
mod when;

pub(crate) use left_out::{OmittedParagraph, never_printed};
pub use paragraph::Paragraph;
pub(crate) use paragraph::Paragraphs;
pub(super) use paragraph::RANKS;
pub(crate) use when::Circumstances;
pub(super) use when::OPTION;

use std::cmp::Reverse;
use std::ops::Range;

use crate::format::answers::LAYOUT;
use crate::format::file::{FileEntry, FileSection, Text, did_you_mean, nearest, without_words};
use crate::format::questions::{keys, question};
use crate::game::{About, AboutList, Dispute, Tale, Told};
use crate::keyed::keyed;
use paragraph::paragraph;
use tale::STORY_TITLE;
pub(super) use tale::{MOST as MOST_OF_STORY, STORY};

/// Lists of the section, each with what it tells, in the order of [`About`].
pub(super) const LISTS: [(&str, &str); 9] = [
    (STORY, "The story of the game, in place of the theme's: up to six paragraphs."),
    ("introduction", "What the game is and where it comes from."),
    ("setup", "What is said in the caption of the starting layout."),
    ("found", "What has been found."),
    ("reconstructed", "What is pieced together from that."),
    ("modern", "What is modern in these rules."),
    ("uncertain", "What nobody has confirmed."),
    ("advice", "How to play well."),
    ("sources", "Books and pages."),
];

/// Keys of the lines below titles, each with where the line is printed.
pub(super) const LINES: [(&str, &str); 3] = [
    ("subtitle", "A line below the title, in place of the theme's."),
    ("tagline", "A line on the cover of the leaflet, in place of the theme's."),
    (STORY_TITLE, "The title of the story."),
];

/// List whose texts need not say which rules they speak of: they name books and pages.
pub(super) const SOURCES: &str = "sources";

/// Returns the default rank of a paragraph in a list: what nobody has confirmed and the sources of a set's rules must
/// be told, old finds are told at greater length elsewhere.
const fn usual_rank(list: AboutList) -> usize {
    match list {
        AboutList::Modern | AboutList::Uncertain => 1,
        AboutList::Advice => 2,
        AboutList::Found | AboutList::Reconstructed => 3,
    }
}

/// Reads the section. Every list may be left out. All paragraphs go to `paragraphs`, the printed ones to the result.
pub(super) fn about(section: FileSection<'_>, paragraphs: &mut Paragraphs<'_>) -> About {
    let [subtitle, tagline, title] = LINES.map(|(key, _)| line(&section, key, paragraphs));
    tale::check(&section);
    let mut ranked: Vec<(usize, Told)> = Vec::new();
    let lists = LISTS.map(|(key, _)| -> Vec<String> {
        let mut printed = Vec::new();
        for item in section.optional(key).and_then(|value| value.items()).unwrap_or_default() {
            let gives_way = AboutList::from_name(key);
            let Some(read) = paragraph(&item, paragraphs.now, gives_way.map(usual_rank)) else {
                continue;
            };
            if ![SOURCES, STORY].contains(&key) && !read.condition.is_said {
                untold(&item);
            }
            let rank = read.rank;
            if let Some(text) = paragraphs.printed(read, key) {
                if let (Some(list), Some(rank)) = (gives_way, rank) {
                    ranked.push((rank, Told { list, nth: printed.len() }));
                }
                printed.push(text.value);
            }
        }
        printed
    });
    let [story, introduction, setup, found, reconstructed, modern, uncertain, advice, sources] = lists;
    section.finish();
    About {
        subtitle,
        tagline,
        tale: title.filter(|_| !story.is_empty()).map(|title| Tale { title, paragraphs: story }),
        introduction,
        setup,
        found,
        reconstructed,
        modern,
        uncertain,
        advice,
        sources,
        giving_way: giving_way(ranked),
        untranslated: false,
    }
}

/// Reports a paragraph that doesn't say which questions it speaks of: a file that extends this one, or an option,
/// could make it untrue unnoticed.
fn untold(paragraph: &FileEntry<'_>) {
    let message = keyed!("paragraph-without-speaks-of", key = paragraph.name);
    let help = keyed!("write-speaks-of", layout = LAYOUT);
    paragraph.fault(message, help);
}

/// Most letters of a line below a title: more would be too small on the cover.
const LONGEST_LINE: usize = 64;

/// Reads a line that may be left out: a text, or a text with a condition.
fn line(section: &FileSection<'_>, key: &'static str, paragraphs: &mut Paragraphs<'_>) -> Option<String> {
    let read = paragraph(&section.optional(key)?, paragraphs.now, None)?;
    let length = without_words(&read.text.value).chars().count();
    if length > LONGEST_LINE {
        let message = keyed!("about-line-too-long", key, length, most = LONGEST_LINE);
        let help = if key == STORY_TITLE {
            keyed!("shorten-story-title")
        } else {
            keyed!("shorten-line-below-title")
        };
        return paragraphs.now.report.refuse(read.text.span, message, help);
    }
    Some(paragraphs.printed(read, key)?.value)
}

/// Returns the paragraphs that may be left out, in the order of leaving out: highest rank first, within a rank the last first.
fn giving_way(mut ranked: Vec<(usize, Told)>) -> Vec<Told> {
    ranked.retain(|(rank, _)| rank > RANKS.start());
    ranked.reverse();
    ranked.sort_by_key(|(rank, _)| Reverse(*rank));
    ranked.into_iter().map(|(_, told)| told).collect()
}

/// Reads the section `[disputed]` of a file: under each key of `[rules]`, or under `layout`, a paragraph that speaks of
/// that question. It is printed as long as the question is answered as in the paragraph's own file.
pub(super) fn disputed(
    root: &FileSection<'_>,
    paragraphs: &mut Paragraphs<'_>,
) -> Vec<(Range<usize>, Dispute)> {
    let Some(section) = root.section("disputed") else { return Vec::new() };
    let mut disputes = Vec::new();
    for (Text { value: word, span }, value) in section.pairs() {
        if word != LAYOUT && question(&word).is_none() {
            let help = match nearest(&word, keys().chain([LAYOUT])) {
                Some(meant) => did_you_mean(meant),
                None => keyed!("name-question-or-layout"),
            };
            let message = keyed!("disputed-no-question", word);
            root.report.error(span.clone(), message, help);
        }
        let value = FileEntry { name: "disputed".into(), ..value };
        let Some(mut read) = paragraph(&value, paragraphs.now, None) else { continue };
        read.condition.also_about(&word);
        if let Some(text) = paragraphs.printed(read, "disputed") {
            disputes.push((span, Dispute { question: word, text: text.value }));
        }
    }
    disputes
}

#[cfg(test)]
mod tests {
    use super::*;

    const YORK: &str = include_str!("../../../templates/variants/york-11.toml");

    /// Returns the marked text of each fault of a paragraph.
    fn marked(paragraph: &str) -> Vec<String> {
        let start = YORK.find("[about]").unwrap();
        let source = format!("{}[about]\nsources = [ {paragraph} ]\n", &YORK[..start]);
        let found = crate::format::variant("my.toml", &source).err().unwrap_or_default();
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
found = [{ text = "a", speaks-of = [] }, { text = "b", rank = 1, speaks-of = [] }, { text = "c", speaks-of = [] }]
modern = [{ text = "d", speaks-of = [] }, { text = "e", rank = 3, speaks-of = [] }]
advice = [{ text = "f", speaks-of = [] }, { text = "g", speaks-of = [] }]
"#;
        let source = format!("{}{about}", &YORK[..start]);
        let variant = crate::format::variant("my.toml", &source).unwrap().0;
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
            crate::format::variant("my.toml", &source).map(|(variant, _)| variant.about.subtitle)
        };
        assert_eq!(read("A { -king } far away"), Ok(Some("A { -king } far away".to_owned())));
        let fault = read(&"w".repeat(65)).expect_err("too long");
        let said = fault[0].message.text();
        assert!(said.contains("65 letters, and 64 are the most"), "{said}");
    }

    #[test]
    fn a_rank_is_said_where_there_are_ranks_and_no_higher() {
        let ranked = |rank: &str| {
            let start = YORK.find("[about]").unwrap();
            let paragraph = format!("{{ text = \"a\", speaks-of = [], rank = {rank} }}");
            let source = format!("{}[about]\nadvice = [ {paragraph} ]\n", &YORK[..start]);
            let found = crate::format::variant("my.toml", &source).err().unwrap_or_default();
            found.into_iter().map(|fault| source[fault.span.unwrap()].to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(ranked("3"), [""; 0]);
        assert_eq!(ranked("4"), ["4"]);
        assert_eq!(ranked("\"last\""), ["\"last\""]);
        // Sources never give way.
        assert_eq!(marked("{ text = \"a\", rank = 3 }"), ["rank"]);
    }

    #[test]
    fn stars_within_braces_are_no_marks() {
        assert_eq!(marked(r#""{ -man(number: \"other\") } *and* { $n }""#), [""; 0]);
        assert_eq!(without_words("a{þ*}*b"), "axxxxx*b");
    }

    #[test]
    fn every_paragraph_has_a_place() {
        let york = crate::format::alone("york-11.toml", YORK, &[]).unwrap();
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
