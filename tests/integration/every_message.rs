//! No sentence that nothing prints.

use crate::library;

/// No sentence that nothing prints: every message is named in the source, whole or by the stem that a value completes.
#[test]
fn every_message_is_used() {
    let source = library::source();
    let computed = ["card-alt-", "card-goal-", "card-setup", "figure-"];
    for id in library::message_ids() {
        let named = source.contains(&format!("\"{id}\""));
        assert!(named || computed.iter().any(|stem| id.starts_with(stem)), "`{id}` is printed nowhere");
    }
}
