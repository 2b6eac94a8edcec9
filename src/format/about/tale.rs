//! Checks the story of a game: it must be whole or missing, and fit on a first page.

use crate::format::file::FileSection;
use crate::keyed::keyed;

/// List of the story's paragraphs. They need not say which rules they speak of: in a story anything may happen.
pub(in crate::format) const STORY: &str = "story";
/// Key of the story's title.
pub(super) const STORY_TITLE: &str = "story-title";
/// Most paragraphs of a story.
pub(in crate::format) const MOST: usize = 6;

/// Reports what is wrong with a story as a whole: half of one is never printed, and a long one has no room. A file
/// with an empty list has the theme's story instead of the extended file's.
pub(super) fn check(section: &FileSection<'_>) {
    let report = section.report;
    let (title, story) = (section.optional(STORY_TITLE), section.optional(STORY));
    let written = story.as_ref().and_then(|value| value.value.as_array());
    match (title, story) {
        (None, Some(story)) if written.is_some_and(|list| !list.is_empty()) => {
            let message = keyed!("story-without-title");
            let help = keyed!("add-story-title", key = STORY_TITLE);
            story.fault(message, help);
        }
        (Some(title), None) => {
            let message = keyed!("title-without-story", key = STORY_TITLE);
            let help = keyed!("write-story", key = STORY);
            title.fault(message, help);
        }
        (Some(title), Some(story))
            if written.is_some_and(|list| list.is_empty())
                && report.file(&title.span) == report.file(&story.span) =>
        {
            let message = keyed!("story-without-paragraphs");
            let help = keyed!("write-paragraphs-of-story", key = STORY_TITLE);
            story.fault(message, help);
        }
        _ => {}
    }
    if let Some(first) = written.and_then(|list| list.get(MOST)) {
        let message = keyed!("story-too-long", most = MOST);
        let help = keyed!("shorten-story");
        report.error(first.span(), message, help);
    }
}

#[cfg(test)]
mod tests {
    use crate::game::Tale;

    const YORK: &str = include_str!("../../../templates/variants/york-11.toml");

    fn read(about: &str) -> Result<Option<Tale>, Vec<(String, String)>> {
        let start = YORK.find("[about]").expect("the section");
        let source = format!("{}[about]\n{about}", &YORK[..start]);
        let found = crate::format::variant("my.toml", &source);
        found.map(|(variant, _)| variant.about.tale).map_err(|faults| {
            let told = |fault: crate::diag::Diagnostic| {
                let span = fault.span.expect("a place");
                (source[span].to_owned(), fault.message.text())
            };
            faults.into_iter().map(told).collect()
        })
    }

    #[test]
    fn a_story_has_a_title_and_paragraphs() {
        let tale = read("story-title = \"The tide\"\nstory = [\"One { -king }.\", \"And *no* ship.\"]\n");
        let expected = Tale {
            title: "The tide".to_owned(),
            paragraphs: vec!["One { -king }.".to_owned(), "And *no* ship.".to_owned()],
        };
        assert_eq!(tale, Ok(Some(expected)));
        assert_eq!(read(""), Ok(None));
        assert_eq!(read("story = []\n"), Ok(None), "that of the theme");
    }

    #[test]
    fn half_a_story_is_a_fault_at_its_place() {
        for (about, at, what) in [
            ("story-title = \"The tide\"\n", "\"The tide\"", "stands over nothing"),
            ("story-title = \"The tide\"\nstory = []\n", "[]", "no paragraphs"),
            ("story = [\"One.\"]\n", "[\"One.\"]", "no title"),
            (
                "story-title = \"T\"\nstory = [\"1\", \"2\", \"3\", \"4\", \"5\", \"6\", \"7\"]\n",
                "\"7\"",
                "more than 6",
            ),
            ("story-title = \"T\"\nstory = [\"One { -king\"]\n", "", ""),
            ("story-title = \"T\"\nstory = [\"a\\u200bb\"]\n", "", ""),
            ("story-title = \"T\"\nstory = [\" \"]\n", "\" \"", "is empty"),
        ] {
            let faults = read(about).expect_err(about);
            assert_eq!(faults.len(), 1, "{faults:?}");
            let (place, message) = &faults[0];
            assert!(at.is_empty() || place == at, "{place} in {about}");
            assert!(message.contains(what), "{message}");
        }
        let long = format!("story-title = \"{}\"\nstory = [\"One.\"]\n", "w".repeat(65));
        assert!(read(&long).expect_err("too long")[0].1.contains("64 are the most"));
    }
}
