//! The story of a game: whole or not there, and no longer than a first page has room for.

use super::{STORY, STORY_TITLE};
use crate::spec::report::Report;
use crate::spec::section::FileSection;

/// The most paragraphs of a story.
pub(in crate::spec) const MOST: usize = 6;

/// What is wrong with a story as a whole: half of one is never printed, and a long one has no room. A file that writes an
/// empty list has the theme's story in place of that of the file which it extends.
pub(super) fn check(section: &FileSection<'_>, report: &Report<'_>) {
    let (title, story) = (section.optional(STORY_TITLE), section.optional(STORY));
    let written = story.and_then(|value| value.get_ref().as_array());
    match (title, story) {
        (None, Some(story)) if written.is_some_and(|list| !list.is_empty()) => {
            let help = format!("add a line such as {STORY_TITLE} = \"The long evening\"");
            report.error(story.span(), "the story is never printed: it has no title", help);
        }
        (Some(title), None) => {
            let help = format!("write the story as {STORY} = [\"...\"], or take the title out");
            report.error(
                title.span(),
                format!("`{STORY_TITLE}` stands over nothing: there is no story"),
                help,
            );
        }
        (Some(title), Some(story)) if written.is_some_and(|list| list.is_empty()) => {
            if report.file(&title.span()) == report.file(&story.span()) {
                let help = format!("write its paragraphs, or take `{STORY_TITLE}` out too");
                report.error(story.span(), "the story has a title and no paragraphs", help);
            }
        }
        _ => {}
    }
    if let Some(first) = written.and_then(|list| list.get(MOST)) {
        let message = format!("with this paragraph the story has more than {MOST}");
        report.error(first.span(), message, "shorten it: it shares the first page with what is in the set");
    }
}
