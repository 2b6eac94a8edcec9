//! Records of games that ask for much.

use super::bounded::{Answer, Fault, Kit, answers, limited};
use super::{Files, each, put};

const DRAWN: &[&str] = &["diagram", "--record", "game.txt", "-o", "output/game.pdf"];

/// A record of Brandubh with more in its head, behind its first move and behind its last.
fn record(head: &str, comment: &str, more: &str) -> Files {
    let text =
        format!("Game: brandubh\n{head}\n1. d2-f2 {comment} d3-d2\n2. b4-b3 d4-d3 {more}\nunfinished\n");
    vec![("game.txt".to_owned(), text)]
}

fn is_read(name: &str, files: &Files, answer: &Answer) {
    answers(name, files, DRAWN, answer);
}

#[test]
fn records_that_ask_for_much() {
    let long = "word ".repeat(300_000);
    for (name, files, answer) in [
        ("many comments", record("", &"{a} ".repeat(400_000), ""), Kit),
        ("a long comment", record("", &format!("{{{long}}}"), ""), Kit),
        ("a long heading", record(&format!("Event: {long}"), "", ""), Fault("letters", "game.txt:2:8")),
        (
            "a long word",
            record(&format!("Event: {}", "a".repeat(1_500_000)), "", ""),
            Fault("letters", "game.txt:2:8"),
        ),
        ("unknown headings", record(&"a:\n".repeat(500_000), "", ""), Kit),
        ("open headings", record(&"[a\n".repeat(500_000), "", ""), Fault("not closed", "game.txt:2:1")),
        ("judgements", record("", "", &"! ".repeat(700_000)), Kit),
        ("words", record("", "", &"y ".repeat(700_000)), Fault("is no play", "game.txt:4:")),
        ("a long play", record("", "", &"y".repeat(1_500_000)), Fault("is no play", "game.txt:4:")),
        ("points", record("", "", &".. ".repeat(500_000)), Fault("", "game.txt:4:")),
        (
            "captures",
            record("", "", &format!("3. f4-f3{}", "xa1".repeat(500_000))),
            Fault("does not capture on a1", "game.txt:4:"),
        ),
        (
            "plays of a turn",
            record("", "", &format!("3. f4{}", "-f3".repeat(500_000))),
            Fault("illegal", "game.txt:4:"),
        ),
        ("numbers", record("", "", &each(0..200_000, |nth| format!("{nth}. "))), Fault("", "game.txt:4:")),
    ] {
        is_read(name, &files, &answer);
    }
}

/// The diagrams that somebody asks for are theirs, up to a number.
#[test]
fn too_many_diagrams_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    put(folder.path(), &record("", "", ""));
    let at = vec!["1"; 1_001].join(",");
    let output = limited(folder.path(), &[DRAWN, &["--at", &at]].concat());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("1001 diagrams are asked for, and 1000 are the most"), "{said}");
    assert_eq!(output.status.code(), Some(2), "{said}");
    let at = vec!["1"; 1_000].join(",");
    assert_eq!(limited(folder.path(), &[DRAWN, &["--at", &at]].concat()).status.code(), Some(0));
}
