//! Paragraphs that are not printed because they speak of rules that are played otherwise.

use super::omitted::OmittedParagraph;
use super::places::TextPlaces;
use super::questions::question;
use super::spoken::{Answers, LAYOUT, Played};
use super::when::{Circumstances, OwnCondition};

impl TextPlaces<'_> {
    /// Names a paragraph that was left out, at the answer because of which it was.
    pub(super) fn left_out(&self, left_out: &OmittedParagraph, now: &Circumstances<'_>) {
        let (Some(played), Some(written)) = (&now.played, now.written.get(left_out.file)) else { return };
        let differences: Vec<String> =
            left_out.questions.iter().map(|key| difference(key, &played.answers, written)).collect();
        let message = format!(
            "the paragraph of `{}` at {} is left out: it was written for {}",
            left_out.list,
            now.report.spoken(&left_out.place),
            differences.join(", and for ")
        );
        let help = format!(
            "it begins “{}”; if something can be said here, write it into [about]",
            left_out.beginning
        );
        let place = left_out.questions.first().map_or(0..0, |key| {
            let head = question(key).and_then(|question| question.head.as_ref()).map(|head| head.key);
            self.changed(key, head, now.report)
        });
        now.report.warning(place, message, help);
    }
}

/// What a question was answered with, and what it is now.
fn difference(key: &str, played: &Answers, written: &Answers) -> String {
    if key == LAYOUT {
        return "another layout".to_owned();
    }
    let said = |answers: &Answers| match answers.to(key) {
        None => "no answer".to_owned(),
        Some(words) => words.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(", "),
    };
    format!("`{key}` = {}, and here that is {}", said(written), said(played))
}

/// Reports every paragraph of the variant's own file that is printed in none of the ways to play it. Without those ways,
/// for there are too many, nothing is said; nor while anything else is wrong, which may be the reason.
pub(super) fn never_printed(
    own: &[OwnCondition],
    ways: impl Fn(usize) -> Option<Vec<Played>>,
    now: &Circumstances<'_>,
) {
    let Some(written) = now.written.first() else { return };
    let mut asking: Vec<&OwnCondition> = own.iter().filter(|own| own.condition.asks()).collect();
    if asking.is_empty() || now.report.has_errors() {
        return;
    }
    // Nearly every paragraph is printed without an option or with one; the others are many.
    if let Some(few) = ways(1) {
        asking.retain(|own| own.condition.never(&few, written).is_some());
    }
    if asking.is_empty() {
        return;
    }
    let Some(ways) = ways(usize::MAX) else { return };
    for own in asking {
        if let Some(never) = own.condition.never(&ways, written) {
            let message = format!("a paragraph of `{}` can never be printed: {}", own.list, never.why);
            now.report.error(never.place.unwrap_or_else(|| own.place.clone()), message, never.help);
        }
    }
}
