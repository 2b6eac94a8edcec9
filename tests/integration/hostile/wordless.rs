//! A theme whose `en.ftl` lacks a word that sets need, or all of them.

use super::put;
use crate::kit::tafl_print;
use crate::reading::Pdf;
use std::fs;

/// The text of a set of Brandubh in a copy of Heartwood with other words.
fn text(ftl: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let heartwood = concat!(env!("CARGO_MANIFEST_DIR"), "/templates/themes/heartwood");
    fs::create_dir(folder.path().join("mine")).expect("a folder");
    for file in fs::read_dir(heartwood).expect("a theme") {
        let file = file.expect("a file");
        fs::copy(file.path(), folder.path().join("mine").join(file.file_name())).expect("a copy");
    }
    put(folder.path(), &[("mine/en.ftl".to_owned(), ftl.to_owned())]);
    let output = tafl_print(folder.path(), &["--variant", "brandubh", "--theme", "mine", "-o", "kit.pdf"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let kit = Pdf::open(&fs::read(folder.path().join("kit.pdf")).expect("a kit"));
    let page = |page| kit.page_text(page, true) + "\n" + &kit.page_text(page, false) + "\n";
    (0..kit.page_count()).map(page).collect()
}

/// What the theme doesn't call anything is called what the program calls it.
#[test]
fn a_word_that_is_missing_is_the_program_s() {
    let none = text("");
    assert!(none.contains("king") && none.contains("attackers") && none.contains("defenders"), "{none}");
    let wolf = text("-king = wolf\n");
    assert!(wolf.contains("wolf") && wolf.contains("attackers") && wolf.contains("defenders"), "{wolf}");
    for text in [none, wolf] {
        assert!(!text.contains('{') && !text.contains("-attacker"), "{text}");
    }
}

/// A theme that extends none says its words itself.
#[test]
fn a_theme_without_words_is_told_which_file_it_lacks() {
    let folder = tempfile::tempdir().expect("a folder");
    put(folder.path(), &[("mine/theme.toml".to_owned(), "name = \"Mine\"\n".to_owned())]);
    let output = tafl_print(folder.path(), &["check", "--variant", "brandubh", "--theme", "mine"]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.code() == Some(1)
            && said.contains("mine/en.ftl")
            && said.contains("there is no such file"),
        "{said}"
    );
}
