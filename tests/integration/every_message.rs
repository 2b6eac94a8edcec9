//! No sentence that nothing prints.

use crate::library;
use tafl_print::product::design::QUESTIONS;

/// No sentence that nothing prints: every message is named in the source, whole or by the stem that a value completes.
#[test]
fn every_message_is_used() {
    let source = library::source();
    let computed = ["card-alt-", "card-goal-", "card-setup", "figure-"];
    let asked = |(key, answers): (&str, &[(&str, &str)])| -> Vec<String> {
        let answers = answers.iter().map(|(answer, _)| format!("design-{key}-{answer}"));
        answers.chain([format!("design-{key}")]).collect()
    };
    let asked: Vec<String> = QUESTIONS.into_iter().flat_map(asked).collect();
    for id in library::message_ids() {
        // Named by itself, or within a text.
        let named = source.contains(&format!("\"{id}\""))
            || source.contains(&format!("{{ {id} }}"))
            || asked.contains(&id);
        assert!(named || computed.iter().any(|stem| id.starts_with(stem)), "`{id}` is printed nowhere");
    }
}
