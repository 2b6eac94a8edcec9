//! Schema of a variant's file.

use super::part::{ID, SchemaPart};
use super::rules::{agreeing, answers, disputable, speaks_of, when, whole};
use crate::format::about::{LINES, LISTS, MOST_OF_STORY, RANKS, SOURCES, STORY};
use crate::format::variant::{KEYS, LONGEST_ID, LONGEST_NAME, MOST_EDITIONS};
use crate::game::{AboutList, Cut, Piece, SIZES};

/// Pattern of a name: plain, visible text.
const NAME: &str = r"^[^{}*\\]*[^{}*\\\s][^{}*\\]*$";

/// Pattern of a text on one line, with something in it.
const LINE: &str = r"^.*\S.*$";

/// Keys that a file must have even if it extends another.
const OWN: [&str; 2] = ["id", "name"];

/// Keys that a file must have if it extends no other.
const ALONE: [&str; 6] = ["id", "name", "theme", "cuts", "layout", "rules"];

const COUNTS: [&str; 2] = ["attackers", "defenders"];

/// Returns the definitions that the parts of the file refer to by name.
pub(super) fn definitions() -> Vec<(&'static str, SchemaPart)> {
    let answers = [("answers", answers()), ("agreeing", agreeing()), ("whole", whole())];
    let conditions = [("when", when()), ("speaks-of", speaks_of())];
    answers.into_iter().chain(conditions).chain(paragraphs()).collect()
}

/// Returns the schema of the file.
pub(super) fn file() -> SchemaPart {
    let extends = SchemaPart::any().needs(["extends"]);
    let one = SchemaPart::any().with("minItems", 1);
    // A chosen option may answer what [rules] doesn't, and take an answer's meaning away or bring it back.
    let chosen = SchemaPart::any().keys([("chosen", one)]).needs(["chosen"]);
    let rules = |name| SchemaPart::any().keys([("rules", SchemaPart::defined(name))]);
    let counts = SchemaPart::any().keys([("counts", SchemaPart::any().needs(COUNTS))]);
    SchemaPart::table(KEYS.map(|(key, doc)| (key, value(key).says(doc)))).needs(OWN).all_of([
        SchemaPart::unless(extends.clone(), counts.needs(ALONE)),
        SchemaPart::unless(chosen.clone(), rules("agreeing")),
        SchemaPart::unless(SchemaPart::one_of([extends, chosen]), rules("whole")),
    ])
}

/// Returns the schema of the value of a key.
fn value(key: &str) -> SchemaPart {
    match key {
        "id" => SchemaPart::matching(ID).with("maxLength", LONGEST_ID),
        "aliases" => SchemaPart::list(SchemaPart::matching(ID)),
        "name" => SchemaPart::matching(NAME).with("maxLength", LONGEST_NAME),
        "extends" | "theme" => SchemaPart::written(),
        "cuts" => SchemaPart::some(SchemaPart::word(Cut::ALL.iter().map(|cut| cut.name()))),
        "layout" => layout(),
        "edition" => edition(),
        "counts" => SchemaPart::table(COUNTS.map(|key| (key, SchemaPart::number(0, None)))),
        "rules" => SchemaPart::any().all_of([SchemaPart::defined("answers")]),
        "options" => SchemaPart::named(ID, option()),
        "chosen" => SchemaPart::list(SchemaPart::text()),
        "disputed" => disputed(),
        "about" => about(),
        // The key is in the table but not in this function; a test finds it.
        _ => SchemaPart::any(),
    }
}

fn layout() -> SchemaPart {
    let letters: String = Piece::ALL.iter().map(|piece| piece.letter()).chain(['.']).collect();
    let (least, most) = (*SIZES.start(), *SIZES.end());
    // Blanks may stand between the letters.
    let row = SchemaPart::matching(&format!("^( *[{letters}]){{{least},{most}}} *$"));
    SchemaPart::list(row).with("minItems", usize::from(least)).with("maxItems", usize::from(most))
}

fn edition() -> SchemaPart {
    let changes = SchemaPart::list(SchemaPart::matching(LINE))
        .says("What each edition after the first has changed, a sentence each, the oldest first.");
    let number =
        SchemaPart::number(1, Some(MOST_EDITIONS)).says("Counted on when rules change after sets were made.");
    SchemaPart::table([("number", number), ("changes", changes)]).needs(["number"])
}

fn option() -> SchemaPart {
    let title = SchemaPart::written().says("What changes, for readers; it follows a colon.");
    let rules = SchemaPart::any()
        .all_of([SchemaPart::defined("answers")])
        .says("The answers that it changes: { king-arms = \"armed\" }.");
    SchemaPart::table([("title", title), ("rules", rules)]).needs(["title", "rules"])
}

/// Returns the kinds of paragraphs, by their names among the definitions.
fn paragraphs() -> [(&'static str, SchemaPart); 3] {
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
fn about() -> SchemaPart {
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
fn disputed() -> SchemaPart {
    SchemaPart::table(disputable().map(|key| (key, plain())))
}

/// Returns the schema of a text, or a text with a condition.
fn plain() -> SchemaPart {
    SchemaPart::defined("plain-paragraph")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_of_the_file_has_a_shape() {
        for (key, _) in KEYS {
            assert_ne!(value(key), SchemaPart::any(), "{key}");
        }
        assert!(ALONE.iter().chain(&OWN).all(|key| KEYS.iter().any(|(known, _)| known == key)));
    }
}
