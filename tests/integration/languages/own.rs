//! Languages of the caller's own: begun, used, and refused with the places of their faults.

use crate::shell::tafl_print;
use std::fs;
use std::path::Path;

fn begun(folder: &Path) {
    let said = tafl_print(folder, &["new", "language", "nb"], "");
    assert_eq!((said.status, said.err.as_str()), (0, ""));
    assert!(said.out.ends_with("next: tafl-print check --lang ./nb\n"), "{}", said.out);
}

/// Changes a file of the language that was begun.
fn changed(folder: &Path, file: &str, from: &str, to: &str) {
    let path = folder.join("nb").join(file);
    let text = fs::read_to_string(&path).expect("a file");
    assert!(text.contains(from), "{file}: {from}");
    fs::write(&path, text.replacen(from, to, 1)).expect("a file");
}

#[test]
fn a_language_is_begun_checked_and_used() {
    let folder = tempfile::tempdir().expect("a folder");
    begun(folder.path());
    let again = tafl_print(folder.path(), &["new", "language", "nb"], "");
    assert!(again.status == 2 && again.err.contains("nb"), "nothing is replaced: {}", again.err);
    let checked = tafl_print(folder.path(), &["check", "--lang", "nb/"], "");
    assert_eq!(checked.status, 0, "{}", checked.err);
    assert!(
        checked.out.starts_with("nb, nb: ") && checked.err.contains("is still as in English"),
        "{}",
        checked.out
    );
    changed(folder.path(), "terms.ftl", "-king = king\n", "-king = konge\n");
    changed(folder.path(), "rules.ftl", "rule-title-setup = Setting up.", "rule-title-setup = Oppstilling.");
    let made = tafl_print(folder.path(), &["--variant", "york", "--lang", "./nb", "-o", "sett/"], "");
    assert_eq!((made.status, made.out.as_str()), (0, "sett/york-a4-nb.pdf\n"), "{}", made.err);
}

#[test]
fn what_english_says_otherwise_since_is_noticed() {
    let folder = tempfile::tempdir().expect("a folder");
    begun(folder.path());
    let since = folder.path().join("nb/english.txt");
    let text = fs::read_to_string(&since).expect("a file");
    let line = text.lines().find(|line| line.starts_with("rule-title-setup ")).expect("a line");
    fs::write(&since, text.replace(line, "rule-title-setup 00000000")).expect("a file");
    let checked = tafl_print(folder.path(), &["check", "--lang", "nb/"], "");
    assert!(
        checked.err.contains("`rule-title-setup` has changed in English since it was translated"),
        "{}",
        checked.err
    );
    let accepted = tafl_print(folder.path(), &["check", "--lang", "nb/", "--accept"], "");
    assert_eq!((accepted.status, accepted.out.as_str()), (0, "nb/english.txt\n"), "{}", accepted.err);
    assert_eq!(fs::read_to_string(&since).expect("a file"), text, "as it was begun");
    // What an author has written is never replaced.
    fs::write(&since, "my own notes\n").expect("a file");
    let refused = tafl_print(folder.path(), &["check", "--lang", "nb/", "--accept"], "");
    assert!(refused.status == 2 && fs::read_to_string(&since).expect("a file") == "my own notes\n");
}

/// Who has named the pieces in English alone is told once that they have neutral names in another language, and that is so.
#[test]
fn a_theme_that_does_not_know_the_language_has_neutral_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let theme = folder.path().join("bears");
    fs::create_dir(&theme).expect("a folder");
    fs::write(theme.join("theme.toml"), "name = \"Bears\"\nextends = \"ravens-and-wolves\"\n")
        .expect("a file");
    fs::write(theme.join("en.ftl"), "-king = honey pot\n    .gender = neuter\n").expect("a file");
    let words =
        ["--variant", "brandubh", "--variant", "tablut", "--theme", "./bears", "--lang", "de", "-o", "sets/"];
    let said = tafl_print(folder.path(), &words, "");
    assert_eq!(said.status, 0, "{}", said.err);
    assert_eq!(said.err.matches("hat keine Wörter").count(), 1, "{}", said.err);
    let text =
        super::all_text(&fs::read(folder.path().join("sets/brandubh-a4-bears-de.pdf")).expect("a set"));
    // The bear of the theme below would contradict what English says.
    assert!(text.contains("der König") && !text.contains("honey") && !text.contains("Bär"), "neutral");
    let knows = tafl_print(
        folder.path(),
        &["--variant", "brandubh", "--theme", "jorvik", "--lang", "de", "-o", "other/"],
        "",
    );
    assert!(!knows.err.contains("hat keine Wörter"), "{}", knows.err);
}

/// A game whose texts nobody has translated has its rules all the same, and says what is missing.
#[test]
fn a_game_without_translation_has_its_rules() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = "id = \"mine\"\nname = \"Mine\"\nextends = \"brandubh\"\n[about]\nfound = [ { text = \"It was found in a bog.\", speaks-of = [] } ]\n";
    fs::write(folder.path().join("mine.toml"), game).expect("a file");
    let made = |words: &[&str]| {
        let said =
            tafl_print(folder.path(), &[&["--variant", "mine.toml", "--lang", "de"], words].concat(), "");
        assert_eq!(said.status, 0, "{}", said.err);
        super::all_text(&fs::read(folder.path().join("set.pdf")).expect("a set"))
    };
    let text = made(&["-o", "set.pdf"]);
    assert!(text.contains("Es ist noch nicht übersetzt.") && !text.contains("bog"), "it says so");
    assert!(text.contains("So wird gespielt"), "rules");
    fs::write(folder.path().join("mine.de.toml"), "[about]\nfound = [ \"Es lag im Moor.\" ]\n")
        .expect("a file");
    let text = made(&["-o", "set.pdf", "--leaflet", "long"]);
    assert!(text.contains("Es lag im Moor.") && !text.contains("noch nicht übersetzt"), "it is translated");
}

/// Each fault with the line on which it stands, from `check` and from a kit; nothing is written.
#[test]
fn faults_have_their_places() {
    for (file, from, to, expected) in [
        (
            "rules.ftl",
            "rule-title-first = Taking turns.\n",
            "",
            "`rule-title-first` is missing, which English has",
        ),
        ("rules.ftl", "rule-title-first =", "rule-title-frist =", "nothing says `rule-title-frist`"),
        (
            "rules.ftl",
            "{ $defenders } { -defender",
            "{ $defender } { -defender",
            "has no variable `$defender`",
        ),
        (
            "parts.ftl",
            "        [one] 1 reminder card",
            "        [few] 1 reminder card",
            "has a plural form `few` for `$count`",
        ),
        (
            "rules.ftl",
            "rule-title-first = Taking turns.",
            "rule-title-first = Taking 転 turns.",
            "the fonts have no `転` (U+8EE2)",
        ),
        (
            "rules.ftl",
            "rule-title-first = Taking turns.",
            "rule-title-first = { -kong } turns.",
            "there is no term `-kong`",
        ),
        ("rules.ftl", "rule-title-first = Taking turns.", "rule-title-first = Taking { turns.", "rules.ftl:"),
        ("language.toml", "tag = \"nb\"", "tag = \"?\"", "`?` is no tag of a language"),
        ("language.toml", "decimal = \",\"", "decimal = \"\"", "`decimal` is empty"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        begun(folder.path());
        changed(folder.path(), file, from, to);
        for words in
            [&["check", "--lang", "./nb"][..], &["--variant", "york", "--lang", "./nb", "-o", "sett/"][..]]
        {
            let said = tafl_print(folder.path(), words, "");
            assert_eq!(said.status, 1, "{to}: {}", said.err);
            assert!(
                said.err.contains(expected) && said.err.contains(&format!("./nb/{file}:")),
                "{to}: {}",
                said.err
            );
            assert!(!folder.path().join("sett").exists());
        }
    }
    let folder = tempfile::tempdir().expect("a folder");
    let said = tafl_print(folder.path(), &["--variant", "york", "--lang", "./nb"], "");
    assert!(said.status != 0 && said.err.contains("language.toml"), "{}", said.err);
}
