//! Reads a paragraph of a variant: its text, the rules under which it is printed, and how soon it gives way.

use std::ops::{Range, RangeInclusive};

use super::left_out::{OmittedParagraph, beginning};
use super::when::{Circumstances, Condition, OwnCondition};
use crate::format::file::{EntryPart, Expected, FileEntry, FileSection, Report, Text, check_text};
use crate::keyed::keyed;

/// Text of a variant that people read, with its place: for checks that need the theme's words and the fonts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph {
    /// File that the text is in: the variant's own, or one that it extends.
    pub file: String,
    /// Place of the text's literal in that file, in bytes.
    pub span: Range<usize>,
    /// The text.
    pub text: String,
}

impl Paragraph {
    /// Creates a paragraph from a text and its place.
    pub(in crate::format) fn new(text: &Text, report: &Report<'_>) -> Self {
        let (file, span) = report.locate(&text.span);
        Self { file, span, text: text.value.clone() }
    }
}

/// Range of ranks: the first is always printed, the last gives way first.
pub(crate) const RANKS: RangeInclusive<usize> = 1..=3;

/// Paragraph of a list.
pub(crate) struct ReadParagraph {
    pub(crate) text: Text,
    pub(crate) condition: Condition,
    /// Rank, in a list whose paragraphs may give way.
    pub(crate) rank: Option<usize>,
}

/// Reads a paragraph: a text, or a text with a condition, a rank or both. `usual` is the default rank; without it, a
/// rank is not allowed.
pub(crate) fn paragraph(
    item: &FileEntry<'_>,
    now: &Circumstances<'_>,
    usual: Option<usize>,
) -> Option<ReadParagraph> {
    if let Some(text) = item.value.as_str() {
        let text = Text { value: text.to_owned(), span: item.span.clone() };
        return Some(ReadParagraph { text, condition: Condition::unsaid(), rank: usual });
    }
    let item =
        FileEntry { name: item.name.clone(), part: EntryPart::Paragraph, span: item.span.clone(), ..*item };
    let section = FileSection::of(&item, keyed!("section-of-paragraph"), Expected::Paragraph)?;
    let text = section.needed("text", "text = \"Run.\"").and_then(|value| value.text());
    let condition = Condition::read(&section, now);
    let rank = usual.and_then(|usual| rank(&section, usual));
    section.finish();
    Some(ReadParagraph { text: text?, condition, rank })
}

/// Reads the rank of a paragraph; without one, returns the usual rank of its list.
fn rank(section: &FileSection<'_>, usual: usize) -> Option<usize> {
    let Some(value) = section.optional("rank") else { return Some(usual) };
    let said = value.read::<usize>()?;
    if RANKS.contains(&said) {
        return Some(said);
    }
    let (first, last) = (RANKS.start(), RANKS.end());
    let message = keyed!("rank-wrong", said, first, last);
    let help = keyed!("what-ranks-mean", first, last);
    value.fault(message, help);
    Some(usual)
}

/// Most letters of all texts of a variant and of the files it extends: a hundred pages of a leaflet.
const MOST_LETTERS: usize = 200_000;

/// Paragraphs of a file while they are read.
pub(crate) struct Paragraphs<'t> {
    pub(crate) now: &'t Circumstances<'t>,
    /// All texts, printed or not.
    pub(crate) texts: Vec<Paragraph>,
    /// Number of letters in all texts.
    letters: usize,
    /// Paragraphs whose `when` holds, but which speak of rules that are answered otherwise now.
    pub(crate) left_out: Vec<OmittedParagraph>,
    /// Conditions of the paragraphs in the variant's own file.
    pub(crate) own: Vec<OwnCondition>,
}

impl<'t> Paragraphs<'t> {
    pub(crate) const fn new(now: &'t Circumstances<'t>, texts: Vec<Paragraph>) -> Self {
        Self { now, texts, letters: 0, left_out: Vec::new(), own: Vec::new() }
    }

    /// Returns the text of a paragraph if it is to be printed; `key` is its list. Checks the text, printed or not.
    pub(crate) fn printed(&mut self, read: ReadParagraph, key: &str) -> Option<Text> {
        let ReadParagraph { text, condition, .. } = read;
        let report = self.now.report;
        if !self.now.is_sound {
            check_text(&text, key, report);
        }
        self.texts.push(Paragraph::new(&text, report));
        let before = self.letters;
        self.letters += text.value.chars().count();
        if before <= MOST_LETTERS && self.letters > MOST_LETTERS {
            let message = keyed!("too-many-letters", most = MOST_LETTERS);
            let help = keyed!("keep-what-has-room");
            report.error(text.span.clone(), message, help);
        }
        let file = report.file(&text.span);
        let mut is_printed = true;
        if let (Some(played), Some(written)) = (&self.now.played, self.now.written.get(file))
            && condition.is_sound
        {
            is_printed = condition.holds(played);
            let differing = condition.differing(&played.answers, written);
            if is_printed && !differing.is_empty() {
                is_printed = false;
                let questions = differing.into_iter().map(str::to_owned).collect();
                let (list, place) = (key.to_owned(), text.span.clone());
                self.left_out.push(OmittedParagraph {
                    list,
                    place,
                    file,
                    questions,
                    beginning: beginning(&text.value),
                });
            }
        }
        if file == 0 {
            self.own.push(OwnCondition { condition, list: key.to_owned(), place: text.span.clone() });
        }
        is_printed.then_some(text)
    }
}
