//! Schema of the texts of a variant: `[about]` and `[disputed]`.

use super::part::SchemaPart;
use super::rules::disputable;
use crate::game::AboutList;
use crate::spec::about::{LINES, LISTS, MOST_OF_STORY, RANKS, SOURCES, STORY};

/// Returns the kinds of paragraphs, by their names among the definitions.
pub(super) fn paragraphs() -> [(&'static str, SchemaPart); 3] {
    let said = ["when", "speaks-of"].map(|key| SchemaPart::any().needs([key]));
    let (least, most) = (*RANKS.start(), *RANKS.end());
    let rank = SchemaPart::number(least, Some(most))
        .says("How soon it gives way where there is no room: 1 never, 3 before 2.");
    let told = |others: Vec<(&'static str, SchemaPart)>| {
        let text = SchemaPart::written().says(
            "The paragraph, with *italic*, **bold**, and the theme's words as { -king }, { -defender }, { -attacker }.",
        );
        let conditions = ["when", "speaks-of"].map(|key| (key, SchemaPart::defined(key)));
        SchemaPart::table([("text", text)].into_iter().chain(conditions).chain(others)).needs(["text"])
    };
    let must_say = SchemaPart::one_of(said);
    let plain = SchemaPart::one_of([SchemaPart::written(), told(Vec::new())]);
    [
        ("paragraph", told(Vec::new()).and(must_say.clone())),
        ("ranked-paragraph", told(vec![("rank", rank)]).and(must_say)),
        ("plain-paragraph", plain),
    ]
}

/// Returns the schema of the section `[about]`.
pub(super) fn about() -> SchemaPart {
    let lines = LINES.map(|(key, doc)| (key, SchemaPart::any().all_of([plain()]).says(doc)));
    let lists = LISTS.map(|(key, doc)| {
        let paragraph = match AboutList::from_name(key) {
            Some(_) => SchemaPart::defined("ranked-paragraph"),
            None if [SOURCES, STORY].contains(&key) => plain(),
            None => SchemaPart::defined("paragraph"),
        };
        let list = SchemaPart::list(paragraph);
        let list = if key == STORY { list.with("maxItems", MOST_OF_STORY) } else { list };
        (key, list.says(doc))
    });
    SchemaPart::table(lines.into_iter().chain(lists))
}

/// Returns the schema of the section `[disputed]`.
pub(super) fn disputed() -> SchemaPart {
    SchemaPart::table(disputable().map(|key| (key, plain())))
}

/// Returns the schema of a text, or a text with a condition.
fn plain() -> SchemaPart {
    SchemaPart::defined("plain-paragraph")
}
