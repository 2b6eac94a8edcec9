//! What a theme tells of its drawings, and pictures of its pieces, where a theme that extends it has others: nothing of it
//! contradicts what is printed.

use super::all_text;
use crate::library::{Folder, own_theme, read_theme, theme};
use crate::shell::run_in;
use std::fs;
use std::path::Path;
use tafl_print::theme::Slot;

/// The text of a kit of Brandubh in a theme `mine` of these files.
fn text(files: &[(&str, &str)], more: &[&str]) -> String {
    let folder = own_theme(files);
    let args = ["--variant", "brandubh", "--theme", "./mine", "-o", "k.pdf"];
    let (status, said) = run_in(folder.path(), &[&args[..], more].concat());
    assert_eq!(status, 0, "{said}");
    all_text(&fs::read(folder.path().join("k.pdf")).expect("a kit"))
}

const CATS: &str = "-defender =\n    { $number ->\n       *[one] Katze\n        [other] Katzen\n    }\n    .gender = feminine\n";
const ANIMALS: &str = "extends = \"ravens-and-wolves\"\n";

/// “Ein schwarzer Vogel: Katzen” was printed.
#[test]
fn nothing_calls_a_bird_a_cat() {
    let said = text(&[("theme.toml", ANIMALS), ("de.ftl", CATS)], &["--lang", "de"]);
    assert!(said.contains("Katzen") && !said.contains("Vogel") && !said.contains("Vögel"), "{said}");
    assert!(said.contains("Der Bär ist am größten"), "{said}");
    // Where nobody is called otherwise it is told, so the test can fail.
    let said = text(&[("theme.toml", ANIMALS)], &["--lang", "de"]);
    assert!(said.contains("ein schwarzer Vogel: Raben") && said.contains("Schwarze Vögel"), "{said}");
    let folder = own_theme(&[("theme.toml", ANIMALS), ("de.ftl", CATS)]);
    let check = ["check", "--variant", "brandubh", "--theme", "./mine", "--lang", "de"];
    let (status, said) = run_in(folder.path(), &check);
    assert!(status == 0 && said.contains("`-defender`") && said.contains("Warnung"), "{said}");
    assert!(said.contains("mine/de.ftl:1:1") && said.contains("1 Warnung"), "{said}");
}

/// Letters on discs don't look like what they stand for: whoever is called a cat there, has D on his disc.
#[test]
fn letters_are_told_whatever_they_stand_for() {
    let said = text(&[("theme.toml", "extends = \"plain\"\n"), ("de.ftl", CATS)], &["--lang", "de"]);
    assert!(said.contains("D: Katzen"), "{said}");
}

/// “The wolves dark grey” was said of green discs; and of a bird on white what was on a dark disc.
#[test]
fn nothing_is_told_of_colours_that_are_others() {
    let green = "extends = \"ravens-and-wolves\"\n[palette]\nattackers = \"#2f6f3a\"\n";
    let said = text(&[("theme.toml", green)], &[]);
    for gone in ["grey beasts", "on a dark disc", "light discs with a blue rim"] {
        assert!(!said.contains(gone), "{gone}: {said}");
    }
    let said = text(&[("theme.toml", ANIMALS)], &[]);
    assert!(said.contains("grey beasts") && said.contains("on a dark disc"), "{said}");
}

/// A word for a colour is wrong where a set is printed in grey or in outline; light and dark are right in every ink.
#[test]
fn symbols_are_told_without_colours() {
    let hues = [
        "gold", "golden", "yellow", "red", "blue", "green", "brown", "goldene", "gelb", "rot", "rotes",
        "rote", "blau", "grün", "braun", "ouro", "dourado", "dourada", "amarelo", "amarela", "vermelho",
        "vermelha", "azul", "azuis", "verde", "marrom",
    ];
    let themes = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/themes");
    let mut told = 0;
    for entry in fs::read_dir(themes).expect("themes") {
        for tag in ["en", "de", "pt-BR"] {
            let path = entry.as_ref().expect("a theme").path().join(format!("{tag}.ftl"));
            for line in
                fs::read_to_string(&path).expect("words").lines().filter(|line| line.starts_with("figure-"))
            {
                told += 1;
                let words: Vec<String> =
                    line.split(|c: char| !c.is_alphabetic()).map(str::to_lowercase).collect();
                let hue = hues.iter().find(|hue| words.iter().any(|word| word == *hue));
                assert!(hue.is_none(), "{}: {hue:?} in {line}", path.display());
            }
        }
    }
    assert!(told >= 72, "{told}");
}

/// A cover with discs that are not in the set was printed where two of three pieces were drawn anew.
#[test]
fn pictures_of_pieces_that_are_drawn_anew_are_left_out() {
    // The drawings are those of Romanesque.
    let read = |parent: &str, art: &str| {
        let toml = format!("extends = \"{parent}\"\n[art]\n{art}");
        read_theme(&Folder::with("romanesque", "theme.toml", &toml)).expect("a theme")
    };
    let (one, plain) = (read("plain", "attacker = \"attacker-1.svg\"\n"), theme("plain"));
    for slot in [Slot::Vignette, Slot::Cover, Slot::Tailpiece] {
        assert!(one.art[slot] != plain.art[slot], "{}", slot.key());
    }
    let king = read("plain", "king = \"king.svg\"\n");
    assert!(king.art[Slot::BoxFace] != plain.art[Slot::BoxFace]);
    // A town, a ship and a sky are no pieces.
    let (king, jorvik) = (read("jorvik", "king = \"king.svg\"\n"), theme("jorvik"));
    assert!(king.art[Slot::Cover] == jorvik.art[Slot::Cover]);
}
