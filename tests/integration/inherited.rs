//! A game that extends another and changes its rules prints nothing that holds under the old ones only.

use crate::kit::tafl_print;
use crate::reading::Pdf;

/// Brandubh without corners: the file that this is about.
const NO_CORNERS: &str =
    "id = \"my\"\nname = \"My\"\nextends = \"brandubh\"\n[rules]\nescape = \"edge\"\ncorners = \"none\"\n";

/// What Brandubh advises where its corners are marked and the goal.
const OF_CORNERS: [&str; 3] =
    ["counts as a second one", "may serve as one of the two", "with both ways open"];

/// The texts of the kit of a file.
fn texts(file: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("my.toml"), file).expect("a variant");
    let output = tafl_print(
        folder.path(),
        &["--variant", "my.toml", "--parts", "leaflet", "--leaflet", "long", "-o", "my.pdf"],
    );
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let pdf = std::fs::read(folder.path().join("my.pdf")).expect("a kit");
    let texts = Pdf::open(&pdf)
        .read_aloud()
        .into_iter()
        .map(|part| part.text.replace('\u{a0}', " ").replace('\u{ad}', ""));
    texts.map(|text| text.split_whitespace().collect::<Vec<_>>().join(" ")).collect::<Vec<_>>().join("\n")
}

/// The same words are there where the corners are, so the test can fail.
#[test]
fn a_game_without_corners_gives_no_advice_about_them() {
    let brandubh = texts("id = \"my\"\nname = \"My\"\nextends = \"brandubh\"\n");
    let mine = texts(NO_CORNERS);
    for words in OF_CORNERS {
        assert!(brandubh.contains(words), "Brandubh doesn't say “{words}”");
        assert!(!mine.contains(words), "a game without corners says “{words}”");
    }
}

/// `check` names each paragraph that is left out: its list, its place, the answer it was written for and that of now.
#[test]
fn check_names_what_is_left_out() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("my.toml"), NO_CORNERS).expect("a variant");
    let output = tafl_print(folder.path(), &["check", "--variant", "my.toml"]);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{said}");
    let file = include_str!("../../templates/variants/brandubh-7.toml");
    for words in OF_CORNERS {
        let line = file.lines().position(|line| line.contains(words)).expect("a paragraph") + 1;
        let named = format!(
            "note: the paragraph of `advice` at templates/variants/brandubh-7.toml:{line} is left out: it was written for `"
        );
        assert!(said.contains(&named), "{words}, line {line}:\n{said}");
    }
    assert!(said.contains("--> my.toml:"), "{said}");

    // Notes are for the author: who makes the kit is told nothing.
    let output = tafl_print(folder.path(), &["--variant", "my.toml", "--parts", "cards", "-o", "my.pdf"]);
    assert!(output.status.success() && output.stderr.is_empty());
}
