//! The help of every task, as it is shown; `help.txt` is renewed on purpose only: `UPDATE_EXPECTED=1 cargo test --test integration
//! help`.

use crate::shell::tafl_print;
use std::fs;
use std::path::Path;

/// Tasks with a word of their own.
const TASKS: [&str; 13] = [
    "list",
    "show",
    "new",
    "schema",
    "plan",
    "check",
    "balance",
    "puzzle",
    "diagram",
    "import",
    "export",
    "completions",
    "man",
];

#[test]
fn help_is_as_before() {
    let folder = tempfile::tempdir().expect("a folder");
    let kit = ["-h", "--help"].map(|help| vec![help]);
    let tasks = TASKS.iter().map(|task| vec![*task, "--help"]);
    let said = kit.into_iter().chain(tasks).map(|words| {
        let said = tafl_print(folder.path(), &words, "");
        assert_eq!(said.status, 0, "{words:?}: {}", said.err);
        format!("=== tafl-print {}\n\n{}\n", words.join(" "), said.out)
    });
    let said: String = said.collect();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/integration/help.txt");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        fs::write(&file, &said).expect("a file");
    }
    let expected = fs::read_to_string(&file).unwrap_or_default();
    let differs = said.lines().zip(expected.lines()).find(|(said, expected)| said != expected);
    assert!(said == expected, "first of all: {differs:?}");
}
