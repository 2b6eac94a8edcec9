//! What the `[rules]` of a variant can say: a text for people in `docs/book/rules.md`, made from the table of questions.
//!
//! With `UPDATE_EXPECTED=1` the text is written instead of compared; then look at what changed:
//! `UPDATE_EXPECTED=1 cargo test --test integration questions`.

use std::fs;
use std::path::PathBuf;

use tafl_print::format::{keys, rules_guide};

#[test]
fn the_guide_to_the_rules_is_as_the_table_has_it() {
    let guide = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs/book/rules.md");
    let text = rules_guide();
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        fs::write(&guide, &text).expect("a guide");
    }
    let written = fs::read_to_string(&guide).unwrap_or_default();
    for (told, written) in text.split("\n### ").zip(written.split("\n### ")) {
        assert_eq!(told, written, "the guide is old: see the head of this file");
    }
    assert_eq!(text.len(), written.len());
    assert_eq!(text.matches("\n### ").count(), keys().count());
}
