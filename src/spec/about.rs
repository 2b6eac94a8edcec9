//! The `[about]` of a variant: what the leaflet says beside the rules.

use super::report::Report;
use super::section::Section;
use crate::game::About;

/// Reads the section. Every list may be left out.
pub(super) fn about(section: Section<'_>, report: &Report<'_>) -> About {
    let paragraphs = |key: &'static str| -> Vec<String> {
        let texts = section.optional(key).and_then(|value| section.texts(key, value)).unwrap_or_default();
        for text in texts.iter().filter(|text| text.value.trim().is_empty()) {
            report.error(
                text.span.clone(),
                format!("a paragraph of `{key}` is empty"),
                "write it, or take it out",
            );
        }
        texts.into_iter().map(|text| text.value).collect()
    };
    let about = About {
        introduction: paragraphs("introduction"),
        setup: paragraphs("setup"),
        found: paragraphs("found"),
        reconstructed: paragraphs("reconstructed"),
        modern: paragraphs("modern"),
        uncertain: paragraphs("uncertain"),
        advice: paragraphs("advice"),
        sources: paragraphs("sources"),
    };
    section.finish();
    about
}
