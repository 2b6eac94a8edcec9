//! Themes that extend another: two colours and two names are a theme, and nothing of the other is told that no longer holds.

use crate::contrast::{contrast, luminance};
use crate::library::{self, Folder, add_theme, own_theme, read_theme};
use crate::reading::Pdf;
use crate::shell::run_in;
use std::fs;
use std::path::Path;
use tafl_print::theme::{Ink, Palette, Slot};

/// The text of a kit.
fn text(folder: &Path, args: &[&str]) -> String {
    let (status, said) = run_in(folder, &[args, &["-o", "kit.pdf"]].concat());
    assert_eq!(status, 0, "{said}");
    let kit = Pdf::open(&fs::read(folder.join("kit.pdf")).expect("a kit"));
    let page = |page| kit.page_text(page, true) + "\n" + &kit.page_text(page, false);
    (0..kit.page_count()).map(page).collect::<Vec<_>>().join("\n")
}

const COLOURS: &str = "extends = \"jorvik\"\n[palette]\nattackers = \"#4a4f57\"\ndefenders = \"#2f6f3a\"\n";
const NAMES: &str = "-attacker =\n    { $number ->\n       *[one] wolf\n        [other] wolves\n    }\n-defender =\n    \
                     { $number ->\n       *[one] raven\n        [other] ravens\n    }\n";

#[test]
fn two_colours_and_two_names_are_a_theme_in_every_ink() {
    let mine = own_theme(&[("theme.toml", COLOURS), ("en.ftl", NAMES)]);
    for ink in Ink::ALL {
        let said = text(mine.path(), &["--variant", "york", "--theme", "mine", "--ink", ink.name()]);
        assert!(said.contains("24 wolves") && said.contains("12 ravens"), "{}: {said}", ink.name());
        // Terms that it doesn't say are the other's; its story, its subtitle and what it says of its colours are not.
        assert!(said.contains("hall"), "{said}");
        for gone in ["Eirik", "A.D. 954", "One king, one city", "dark blue", "red cross"] {
            assert!(!said.contains(gone), "{}: {gone}", ink.name());
        }
    }
}

/// The drawings of the other have its colours, and those of the palette are anew: measured in the theme itself.
#[test]
fn drawings_follow_the_palette() {
    let mine = own_theme(&[("theme.toml", COLOURS)]);
    let picture = |theme: &str| {
        let args = ["diagram", "--variant", "york", "--theme", theme, "-o", "d.svg"];
        let (status, said) = run_in(mine.path(), &args);
        assert_eq!(status, 0, "{said}");
        fs::read_to_string(mine.path().join("d.svg")).expect("a drawing")
    };
    let (own, other) = (picture("mine"), picture("jorvik"));
    let palette = library::theme("jorvik").palette;
    let dark = palette.attackers.to_string();
    assert!(other.contains(&dark) && !own.contains(&dark), "the dark of the attackers is gone");
    assert!(own.contains("#4a4f57"));
    // Of the king's drawing nothing was said: the gold of its symbol is as before.
    let gold = "#f6d983";
    assert!(other.contains(gold) && own.contains(gold));
}

/// Of another theme's folder only the words are read here.
#[test]
fn a_theme_that_says_nothing_looks_as_the_other() {
    let folder = Folder::with("jorvik", "theme.toml", "extends = \"heartwood\"\n");
    let (own, other) = (read_theme(&folder).expect("a theme"), library::theme("heartwood"));
    assert!(own.palette == other.palette && own.art == other.art && own.board == other.board);
    assert!(own.inks == other.inks);
    for ink in Ink::SPARING {
        assert!(own.clone().inked(ink).art == other.clone().inked(ink).art, "{}", ink.name());
    }
}

/// Folders extend each other; what goes in circles or leads nowhere is told at its line.
#[test]
fn themes_are_found_from_where_they_are() {
    let mine = own_theme(&[("theme.toml", "extends = \"../other\"\n"), ("en.ftl", "-king = chief\n")]);
    add_theme(mine.path(), "other", &[("theme.toml", COLOURS), ("en.ftl", NAMES)]);
    let said = text(mine.path(), &["--variant", "york", "--theme", "mine"]);
    assert!(said.contains("1 chief") && said.contains("24 wolves"), "{said}");
    for (extends, wanted) in [
        ("../mine", "a theme can't extend itself: mine/theme.toml, which extends"),
        ("jorvick", "did you mean \"jorvik\"?"),
        ("../nowhere", "there is no such folder"),
        ("", "there is no theme ``"),
    ] {
        fs::write(mine.path().join("mine/theme.toml"), format!("extends = \"{extends}\"\n")).expect("a file");
        let (status, said) = run_in(mine.path(), &["check", "--variant", "york", "--theme", "mine"]);
        assert!(
            status == 1 && said.contains(wanted) && said.contains("mine/theme.toml:1:"),
            "{extends}: {said}"
        );
    }
}

/// Three drawings of one's own bring their symbols; sentences about those of the other fall.
#[test]
fn drawings_of_ones_own_bring_their_symbols() {
    let svg = |fill: &str| {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">\
             <rect x=\"-12\" y=\"-12\" width=\"124\" height=\"124\" fill=\"{fill}\"/></svg>"
        )
    };
    let said = "extends = \"jorvik\"\n[art]\nking = \"king.svg\"\ndefender = \"defender.svg\"\nattacker = \"attacker.svg\"\n";
    let mine = own_theme(&[
        ("theme.toml", said),
        ("king.svg", &svg("#800080")),
        ("defender.svg", &svg("#ffee88")),
        ("attacker.svg", &svg("#103010")),
    ]);
    let args = ["diagram", "--variant", "york", "--theme", "mine", "-o", "d.svg"];
    let (status, said) = run_in(mine.path(), &args);
    assert_eq!(status, 0, "{said}");
    let drawing = fs::read_to_string(mine.path().join("d.svg")).expect("a drawing");
    for color in ["#800080", "#ffee88", "#103010"] {
        assert!(drawing.contains(color), "{color}");
    }
    assert!(!drawing.contains("#f6d983"), "no crown of the other");
    let said = text(mine.path(), &["--variant", "york", "--theme", "mine"]);
    assert!(!said.contains("three ravens") && !said.contains("A crown:"), "{said}");
}

/// The least contrasts, each told with its number at the line that can be changed; text that can't be read is a fault.
#[test]
fn weak_colours_are_told_with_their_numbers() {
    let check = |files: &[(&str, &str)]| {
        run_in(own_theme(files).path(), &["check", "--variant", "york", "--theme", "mine"])
    };
    let (status, said) = check(&[("theme.toml", "extends = \"jorvik\"\n[palette]\nink = \"#bbb\"\n")]);
    let of = |grey: u8| luminance([grey; 3]);
    // Of #bbbbbb on the theme's paper, #fbf7ec: by the guidelines' formula.
    let ratio = contrast(of(0xbb), luminance([0xfb, 0xf7, 0xec]));
    assert!(status == 1 && said.contains(&format!("the contrast is {ratio:.1} to 1")), "{ratio}: {said}");
    assert!(said.contains("mine/theme.toml:3:"), "{said}");
    let (status, said) = check(&[("theme.toml", "extends = \"jorvik\"\n[palette]\nquiet = \"#888\"\n")]);
    assert!(status == 0 && said.contains("labels and footers") && said.contains("1 warning"), "{said}");
    // Red and green of the same lightness.
    let alike = "extends = \"jorvik\"\n[palette]\nattackers = \"#c33\"\ndefenders = \"#3a3\"\n";
    let (status, said) = check(&[("theme.toml", alike)]);
    assert!(
        status == 0 && said.contains("the discs of `defender` and `attacker` are hard to tell apart"),
        "{said}"
    );
    let (status, said) = check(&[("theme.toml", "extends = \"jorvik\"\n")]);
    assert!(status == 0 && said.contains("theme mine: no faults, 0 warnings"), "{said}");
    let narrow = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 80\"><circle cx=\"50\" cy=\"40\" r=\"20\"/></svg>";
    let files = [("theme.toml", "extends = \"jorvik\"\n[art]\nking = \"king.svg\"\n"), ("king.svg", narrow)];
    let (status, said) = check(&files);
    // It lies in the middle of its disc, which it leaves free above and below.
    assert!(status == 0 && said.contains("leaves the edge of its disc free: 100 of 100 parts"), "{said}");
}

/// The wolves and ravens of the book.
#[test]
fn the_recipe_of_the_book_comes_out_right() {
    let (folder, said) = crate::book::walked("docs/book/own-theme.md");
    let checks = said.iter().filter(|(line, _)| line.contains(" check ")).skip(1);
    for (line, said) in checks {
        assert!(said.out.contains("no faults, 0 warnings"), "{line}: {}{}", said.out, said.err);
    }
    for ink in Ink::ALL {
        let made = ["--variant", "york", "--theme", "./my-theme", "--ink", ink.name()];
        let said = text(folder.path(), &made);
        assert!(said.contains("24 wolves") && said.contains("Ravens against wolves"), "{said}");
        assert!(!said.contains("Eirik") && !said.contains("954."), "{}", ink.name());
    }
}

/// What a theme takes is by the tables: each slot that goes with others stands behind them.
#[test]
fn tables_are_in_order() {
    assert!(Palette::SWATCHES.iter().all(|swatch| swatch.example.starts_with('#')));
    assert_eq!(Slot::ALL.first(), Some(&Slot::King));
}

/// One theme, two games: each has its colours, drawings and words, and a set of both has each as if it were alone.
#[test]
fn a_game_has_a_look_of_its_own_in_its_theme() {
    let look = "extends = \"jorvik\"\n[game.tablut-9.palette]\naccent = \"#123456\"\n[game.tablut-9.art]\nking-symbol = \"king.svg\"\n";
    let king = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\"><circle cx=\"50\" cy=\"50\" r=\"40\" fill=\"#800080\"/></svg>";
    let words = "theme-subtitle = { $look ->\n    [tablut-9] By the lake\n   *[other] By the sea\n  }\n";
    let mine = own_theme(&[("theme.toml", look), ("king.svg", king), ("en.ftl", words)]);
    let picture = |game: &str| {
        let args = ["diagram", "--variant", game, "--theme", "mine", "-o", "d.svg"];
        let (status, said) = run_in(mine.path(), &args);
        assert_eq!(status, 0, "{said}");
        fs::read_to_string(mine.path().join("d.svg")).expect("a drawing")
    };
    assert!(picture("tablut").contains("#800080") && !picture("york").contains("#800080"));
    let said = text(mine.path(), &["--variant", "tablut", "--theme", "mine"]);
    assert!(said.contains("By the lake") && !said.contains("By the sea"), "{said}");
    let said = text(mine.path(), &["--variant", "york", "--theme", "mine"]);
    assert!(said.contains("By the sea") && !said.contains("By the lake"), "{said}");
    let kits = |folder: &str, games: &[&str]| -> Vec<Vec<u8>> {
        let chosen = games.iter().flat_map(|game| ["--variant", game]);
        let args: Vec<&str> = chosen.chain(["--theme", "mine", "-o", folder]).collect();
        let (status, said) = run_in(mine.path(), &args);
        assert_eq!(status, 0, "{said}");
        let mut files: Vec<_> = fs::read_dir(mine.path().join(folder))
            .expect("a folder")
            .map(|file| file.expect("a file").path())
            .collect();
        files.sort();
        files.into_iter().map(|file| fs::read(file).expect("a kit")).collect()
    };
    let together = kits("all/", &["brandubh", "tablut", "york"]);
    assert_eq!(together.len(), 3);
    let games =
        |theme: &str| read_theme(&Folder::with("jorvik", "theme.toml", theme)).expect("a theme").games;
    assert_eq!(
        games("extends = \"heartwood\"\n[game.tablut-9.palette]\naccent = \"#123456\"\n"),
        ["tablut-9"]
    );
    // What is wrong in a look is told, whichever game is checked.
    let wrong = look.replace("king-symbol", "king-symbl");
    fs::write(mine.path().join("mine/theme.toml"), wrong).expect("a file");
    let (status, said) = run_in(mine.path(), &["check", "--variant", "york", "--theme", "mine"]);
    assert!(
        status == 1 && said.contains("[game.tablut-9.art]") && said.contains("did you mean `king-symbol`"),
        "{said}"
    );
}

/// The look for a game has inks of its own: they are for that game alone, and their colours may be those of the look.
#[test]
fn a_look_for_a_game_has_inks_of_its_own() {
    let circle = |color: &str| {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\"><circle cx=\"50\" cy=\"50\" r=\"40\" fill=\"{color}\"/></svg>"
        )
    };
    let look = "extends = \"jorvik\"\n[game.tablut-9.art]\nking = \"king.svg\"\n";
    let (king, low) = (circle("#800080"), circle("#c0a0c0"));
    let mine = own_theme(&[("theme.toml", look), ("king.svg", &king), ("low.svg", &low)]);
    let pieces = |theme: &str, game: &str, ink: &str| {
        fs::write(mine.path().join("mine/theme.toml"), format!("{look}{theme}")).expect("a file");
        let args = ["--variant", game, "--theme", "mine", "--parts", "pieces", "--ink", ink, "-o", "p.pdf"];
        let (status, said) = run_in(mine.path(), &args);
        assert_eq!(status, 0, "{said}");
        fs::read(mine.path().join("p.pdf")).expect("pieces")
    };
    let drawn = "[game.tablut-9.ink.low.art]\nking = \"low.svg\"\n";
    let changed = "[game.tablut-9.ink.low.recolour]\n\"#800080\" = \"#c0a0c0\"\n";
    for theme in [drawn, changed] {
        assert_ne!(pieces(theme, "tablut", "low"), pieces("", "tablut", "low"), "{theme}");
        assert_eq!(pieces(theme, "york", "low"), pieces("", "york", "low"), "{theme}");
        assert_eq!(pieces(theme, "tablut", "full"), pieces("", "tablut", "full"), "{theme}");
    }
    // What is wrong in it is told, whichever game is checked.
    let wrong = format!(
        "{look}[game.tablut-9.ink.grey]\naccent = \"#123456\"\n[game.tablut-9.ink.low.art]\nkng = \"low.svg\"\n"
    );
    fs::write(mine.path().join("mine/theme.toml"), wrong).expect("a file");
    let (status, said) = run_in(mine.path(), &["check", "--variant", "york", "--theme", "mine"]);
    assert!(
        status == 1 && said.contains("[game.tablut-9.ink.low.art]") && said.contains("#123456"),
        "{said}"
    );
}

/// Who calls a piece otherwise and keeps its drawing reads of dark and light pieces, and `check` says why.
#[test]
fn pieces_renamed_over_kept_drawings_are_told_by_their_tone() {
    let mine = own_theme(&[("theme.toml", "extends = \"heartwood\"\n"), ("en.ftl", NAMES)]);
    for (ink, told) in [("full", true), ("low", true), ("grey", true), ("outline", false)] {
        let said = text(mine.path(), &["--variant", "york", "--theme", "mine", "--ink", ink]);
        assert!(!said.contains("drawn with compasses") && !said.contains("patterns"), "{ink}: {said}");
        let words = said.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(
            words.contains("The dark pieces are the wolves, the light ones the ravens"),
            told,
            "{ink}: {said}"
        );
    }
    let (status, said) = run_in(mine.path(), &["check", "--variant", "york", "--theme", "mine"]);
    assert!(status == 0 && said.contains("`-attacker` has another name here"), "{said}");
    // Drawings of one tone: nothing is said of dark and light ones.
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\"><rect x=\"-12\" y=\"-12\" width=\"124\" height=\"124\" fill=\"#777\"/></svg>";
    let toml = "extends = \"heartwood\"\n[art]\ndefender = \"one.svg\"\nattacker = \"one.svg\"\n";
    let mine = own_theme(&[("theme.toml", toml), ("one.svg", svg)]);
    let said = text(mine.path(), &["--variant", "york", "--theme", "mine"]);
    assert!(!said.contains("dark pieces"), "{said}");
}
