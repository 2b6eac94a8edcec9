//! Editions: a set says on page 1, in its leaflet and on its cards which rules it was made by, and how it is made again.

use crate::reading::Pdf;
use crate::shell::tafl_print;
use std::fs;
use std::path::Path;
use std::process::Command;

/// A member of a plan for programs: a text, without its escapes.
fn member(told: &str, name: &str) -> String {
    let rest = told.split(&format!("\"{name}\":\"")).nth(1).expect("a member");
    let (mut text, mut letters) = (String::new(), rest.chars());
    loop {
        match letters.next().expect("the end of a text") {
            '"' => return text,
            '\\' => text.extend(letters.next()),
            c => text.push(c),
        }
    }
}

/// What a plan says of a kit under a name.
fn planned(folder: &Path, words: &[&str], name: &str) -> String {
    let said = tafl_print(folder, &[&["plan", "--json"], words].concat(), "");
    assert_eq!(said.status, 0, "{}", said.err);
    member(&said.out, name)
}

/// Makes a kit and reads each of its pages, without the spaces.
fn pages(folder: &Path, words: &[&str]) -> Vec<String> {
    let file = folder.join("kit.pdf");
    let said = tafl_print(folder, &[words, &["-o", "kit.pdf"]].concat(), "");
    assert_eq!(said.status, 0, "{}", said.err);
    let pdf = Pdf::open(&fs::read(file).expect("a kit"));
    let text = |page| pdf.letters(page).into_iter().map(|letter| letter.text).collect::<String>();
    (0..pdf.page_count()).map(text).map(|text| bare(&text)).collect()
}

/// A text without its spaces, which a page need not have.
fn bare(text: &str) -> String {
    text.split_whitespace().collect()
}

/// A first edition that nothing is said of, the third of a bundled game with an option, and a file of somebody's own, which
/// counts from one.
#[test]
fn page_1_leaflet_cards_check_and_plan_say_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let mine = "id = \"mine\"\nname = \"Mine\"\nextends = \"york\"\n[rules]\nman-steps = 4\n";
    fs::write(folder.path().join("mine.toml"), mine).expect("a file");
    for (words, name, edition) in [
        (&["--variant", "ard-ri"][..], "Ard Ri", "first edition"),
        (&["--variant", "york", "--option", "b"], "York Hnefatafl", "third edition"),
        (&["--variant", "mine.toml"], "Mine", "first edition"),
    ] {
        let fingerprint = planned(folder.path(), words, "fingerprint");
        assert!(
            fingerprint.len() == 6 && fingerprint.chars().all(|c| c.is_ascii_hexdigit()),
            "{fingerprint}"
        );
        let short = format!("{edition}, {fingerprint}");
        let whole = format!("{name}, {short}");
        for task in ["check", "plan"] {
            let said = tafl_print(folder.path(), &[&[task], words].concat(), "");
            assert!(said.out.contains(&whole), "{whole} is not in {}", said.out);
        }
        let pages = pages(folder.path(), words);
        let with = |text: &str| pages.iter().map(|page| page.matches(text).count()).collect::<Vec<_>>();
        // Page 1 and the last page of the leaflet, which is on its outer side; beside them the backs of two cards.
        let (whole, short) = (with(&bare(&whole)), with(&bare(&short)));
        assert_eq!((whole[0], whole[pages.len() - 2], whole.iter().sum::<usize>()), (1, 1, 2), "{name}");
        assert_eq!(short.iter().sum::<usize>(), 4, "{name}");
    }
}

/// Rules make the fingerprint, and nothing else that a file says.
#[test]
fn a_change_of_rules_is_seen_and_a_change_of_texts_is_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let of = |more: &str| {
        let text = format!("id = \"mine\"\nname = \"Mine\"\nextends = \"york\"\n{more}");
        fs::write(folder.path().join("mine.toml"), text).expect("a file");
        let said = tafl_print(folder.path(), &["check", "--variant", "mine.toml"], "");
        assert_eq!(said.status, 0, "{}", said.err);
        let line = said.out.lines().nth(1).expect("the edition").to_owned();
        line.rsplit(' ').next().expect("the fingerprint").to_owned()
    };
    let york = planned(folder.path(), &["--variant", "york"], "fingerprint");
    assert_eq!(of(""), york);
    assert_eq!(
        of("theme = \"heartwood\"\n[about]\nadvice = [{ text = \"Think.\", speaks-of = [] }]\n"),
        york
    );
    assert_eq!(of("[edition]\nnumber = 2\nchanges = [\"The texts.\"]\n"), york);
    assert_ne!(of("[rules]\nman-steps = 4\n"), york);
    assert_ne!(planned(folder.path(), &["--variant", "york", "--option", "a"], "fingerprint"), york);
    // What is played is one thing, who dresses it up another.
    let dressed = ["--variant", "york", "--theme", "heartwood", "--paper", "letter", "--maker", "Olaf"];
    assert_eq!(planned(folder.path(), &dressed, "fingerprint"), york);
}

#[test]
fn check_says_what_each_edition_changed() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = "id = \"mine\"\nname = \"Mine\"\nextends = \"york\"\n\
                [edition]\nnumber = 3\nchanges = [\"Men go four squares.\", \"Men go as far as they like.\"]\n";
    fs::write(folder.path().join("mine.toml"), text).expect("a file");
    let said = tafl_print(folder.path(), &["check", "--variant", "mine.toml"], "");
    let lines: Vec<&str> = said.out.lines().skip(1).collect();
    assert!(lines[0].starts_with("Mine, third edition, "), "{}", said.out);
    assert_eq!(
        lines[1..],
        [
            "  changed in edition 2: Men go four squares.",
            "  changed in edition 3: Men go as far as they like."
        ]
    );
}

/// A shell takes the command of page 1 apart; what it asks for is made again, byte by byte.
#[test]
fn the_printed_command_makes_the_same_bytes_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mine = "id = \"mine\"\nname = \"Mine\"\nextends = \"brandubh\"\n";
    fs::write(folder.path().join("my game.toml"), mine).expect("a file");
    for words in [
        &["--variant", "york", "--option", "a-hammer", "--paper", "letter"][..],
        &[
            "--variant",
            "brandubh",
            "--maker",
            "Olaf \"O'Neill\" & $ons, York",
            "--sets",
            "2",
            "--frame",
            "1/8in",
        ],
        &["--variant", "my game.toml", "--split", "--back-offset", "-1mm,0.5mm", "--ink", "grey"],
    ] {
        let command = planned(folder.path(), words, "command");
        let rest = command.strip_prefix("tafl-print ").expect("the program's name");
        let split =
            Command::new("sh").args(["-c", &format!("printf '%s\\n' {rest}")]).output().expect("a shell");
        let again = String::from_utf8(split.stdout).expect("text");
        let again: Vec<&str> = again.lines().collect();
        let made = |words: &[&str]| {
            let said = tafl_print(folder.path(), &[words, &["-o", "new/"]].concat(), "");
            assert_eq!(said.status, 0, "{}", said.err);
            let mut files: Vec<_> = said
                .out
                .lines()
                .map(|file| (file.to_owned(), fs::read(folder.path().join(file)).expect("a file")))
                .collect();
            files.sort();
            assert!(!files.is_empty());
            fs::remove_dir_all(folder.path().join("new")).expect("a folder");
            files
        };
        assert!(made(&again) == made(words), "{command}");
        if !words.contains(&"--split") {
            let first = pages(folder.path(), words).swap_remove(0);
            assert!(first.contains(&bare(&command)), "{command} is not on {first}");
        }
    }
}
