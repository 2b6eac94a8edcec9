//! Sentences that ask for much: of a language of the caller's own, and of a theme in a further language.

use super::bounded::{Answer, Fault, Kit, answers};
use super::{Files, each, theme};
use std::fs;
use std::path::Path;

/// A language of the caller's own: the German of the program, with more in one of its files.
fn language(file: &str, more: &str) -> Files {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/text/de");
    let mut files: Files = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| {
            let path = entry.expect("a file").path();
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (format!("mine/{name}"), fs::read_to_string(path).expect("a text"))
        })
        // Its faults are told in English.
        .filter(|(name, _)| name != "mine/faults.ftl")
        .collect();
    files.sort_unstable();
    let name = format!("mine/{file}");
    let text = files.iter_mut().find(|(known, _)| *known == name).expect("the file");
    text.1.push_str(more);
    files
}

const LANGUAGE: &[&str] = &["--variant", "brandubh", "--lang", "./mine"];
/// Jorvik with words of its own.
const WORDS: &[&str] = &["--variant", "brandubh", "--theme", "mine"];

/// What is nested, in ways that Fluent's parser calls itself for.
fn nested(times: usize) -> [(&'static str, String); 4] {
    [
        ("braces", "{ ".repeat(times)),
        ("selectors", "{ $n ->\n *[a] ".repeat(times)),
        ("selectors with braces in strings", "{ \"}\" ->\n *[a] ".repeat(times)),
        ("calls", format!("{{ {}", "F(".repeat(times))),
    ]
}

/// What grows, and what is said of it.
fn grown() -> Vec<(&'static str, String, Answer)> {
    let arguments = each(0..3_500, |nth| format!("a{nth}:1, "));
    vec![
        (
            "many messages",
            each(0..20_000, |nth| format!("a{nth} = b\n")),
            Fault("more than 2000 messages", ""),
        ),
        ("junk", "a\n".repeat(100_000), Fault("more than 32000 letters", "")),
        ("a large file", "# a comment\n".repeat(50_000), Fault("sentences of more than 512 KiB", "")),
        ("arguments", each(0..8, |nth| format!("-x{nth} = {{ F({arguments}) }}\n")), Fault("F", "")),
        (
            "a long message",
            format!("-x = {}\n", "word ".repeat(10_000)),
            Fault("more than 32000 letters", ""),
        ),
    ]
}

#[test]
fn nested_sentences_are_refused_at_their_line() {
    for (name, text) in nested(10_000) {
        let message = format!("deep = {text}\n");
        let refused = Fault("braces are nested too deep", "box.ftl:");
        answers(name, &language("box.ftl", &message), LANGUAGE, &refused);
        let files = vec![theme(""), ("mine/en.ftl".to_owned(), format!("-king = {text}\n"))];
        answers(name, &files, WORDS, &Fault("braces are nested too deep", "en.ftl:"));
    }
    // As many as anybody needs are read.
    let few = "-deep = { { { { $x -> \n *[a] { $x -> \n *[b] c\n } \n } } } }\n";
    answers("few braces", &language("terms.ftl", few), LANGUAGE, &Kit);
}

#[test]
fn sentences_that_grow_are_read_or_refused_in_time() {
    for (name, text, answer) in grown() {
        answers(name, &language("box.ftl", &text), LANGUAGE, &answer);
        let files = vec![theme(""), ("mine/en.ftl".to_owned(), text)];
        answers(name, &files, WORDS, &answer);
    }
    let many =
        |name: &str| language(name, &each(0..1_500, |nth| format!("{}-x{nth} = b {{ $c }}\n", &name[..1])));
    answers("unsaid sentences", &many("rules.ftl"), LANGUAGE, &Fault("nothing says", "rules.ftl:"));
    let word = format!("-word = {}\n", "a".repeat(31_000));
    let refused = Fault("a word of 31000 letters", "terms.ftl:");
    answers("a long word", &language("terms.ftl", &word), LANGUAGE, &refused);
    // Terms that grow when they are put in.
    let long = format!("-long = {}\n", "word ".repeat(6_000));
    let grows = format!("{long}extra = {}\n", "{ -long }".repeat(90));
    answers(
        "a term that grows",
        &language("terms.ftl", &grows),
        LANGUAGE,
        &Fault("nothing says `extra`", ""),
    );
}
