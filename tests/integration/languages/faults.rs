//! Faults in the language of who asks: on the command line with `--lang`, sentence by sentence.

use crate::shell::tafl_print;
use std::fs;
use tafl_print::make::{Library, check_language};

/// Faults of every kind: options that contradict each other, a value, an unknown name, a file, a kit that doesn't fit, a laser, a note.
const SAID: [(&str, &str, &str); 8] = [
    (
        "--variant yorck",
        "Fehler: es gibt keine mitgelieferte Variante `yorck`",
        "erro: o programa não tem a variante `yorck`",
    ),
    ("--variant york --cell 5mm", "Fehler: ", "erro: "),
    ("--variant york --paper 130x130mm", "Fehler: ", "erro: "),
    ("--variant york --pack class --two-sided", "Fehler: ", "erro: "),
    ("--variant york --format laser-svg --thickness 1mm", "Fehler: ", "erro: "),
    ("--variant no.toml", "Fehler: ", "erro: "),
    ("--variant wrong.toml", "Fehler: ", "erro: "),
    ("--variant york --king-disc 36mm --parts pieces", "Hinweis: ", "nota: "),
];

#[test]
fn the_program_says_faults_in_german_and_portuguese() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("wrong.toml"), "extends = \"york\"\nid = 7\n").expect("a file");
    for (line, german, portuguese) in SAID {
        let english = tafl_print(folder.path(), &line.split(' ').collect::<Vec<_>>(), "");
        for (tag, start) in [("de", german), ("pt-BR", portuguese)] {
            let words: Vec<&str> = line.split(' ').chain(["--lang", tag]).collect();
            let said = tafl_print(folder.path(), &words, "");
            assert_eq!(said.status, english.status, "{line}");
            assert!(said.err.starts_with(start), "{line}: {}", said.err);
            assert_ne!(said.err, english.err);
        }
    }
}

#[test]
fn every_fault_has_a_sentence_in_every_language() {
    for tag in super::LANGUAGES {
        let checked = check_language(tag, &Library::bundled()).expect("no faults");
        let unsaid = checked.warnings.iter().find(|warning| warning.file.ends_with("faults.ftl"));
        assert!(unsaid.is_none(), "{tag}: {unsaid:?}");
    }
}

/// Begins a language of one's own with these faults, and returns what a set in it and the check of it say.
fn own(faults: &str) -> [String; 2] {
    let folder = tempfile::tempdir().expect("a folder");
    let begun = tafl_print(folder.path(), &["new", "language", "nb"], "");
    assert_eq!(begun.status, 0, "{}", begun.err);
    fs::write(folder.path().join("nb/faults.ftl"), faults).expect("a file");
    let run = |line: &str| tafl_print(folder.path(), &line.split(' ').collect::<Vec<_>>(), "").err;
    [run("--variant york --lang nb/ --paper 130x130mm"), run("check --lang nb/")]
}

#[test]
fn what_a_language_does_not_say_is_said_in_english() {
    let [said, checked] = own("label-error = feil\n");
    assert!(said.contains("\nfeil: "), "{said}");
    assert!(said.contains("has no room on 130 × 130 mm"), "{said}");
    assert!(
        checked.contains("faults have no sentences in this language, and are said in English"),
        "{checked}"
    );
    assert!(checked.contains("--> nb/faults.ftl"), "{checked}");
}

#[test]
fn wrong_sentences_of_faults_are_refused_at_their_place() {
    for (faults, place, message) in [
        ("label-error = feil\nlabel-note = { $count ->\n", "nb/faults.ftl:", ""),
        ("label-error = { -nothing }\n", "nb/faults.ftl:1:1", "there is no term `-nothing`"),
        ("label-error = { $strange }\n", "nb/faults.ftl:1:1", "`label-error` has no variable `$strange`"),
        ("label-eror = feil\n", "nb/faults.ftl:1:1", "English has no such sentence"),
        (
            "label-error = { -feil(case: \"odd\") }\n-feil = feil\n",
            "nb/faults.ftl:1:1",
            "`-feil` can't be asked for by `case`",
        ),
    ] {
        for said in own(faults) {
            assert!(said.contains(place) && said.contains(message), "{faults}: {said}");
        }
    }
}
