//! What there is to choose from, and names as people type them.

use crate::shell::tafl_print;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

/// Every variant of the source has its line: the name that people ask for it by, with the rows of its board and a time;
/// none is longer than a terminal.
#[test]
fn every_game_has_its_line() {
    let folder = folder();
    let said = tafl_print(folder.path(), &["list"], "");
    assert_eq!((said.status, said.err.as_str()), (0, ""));
    let mut sizes = BTreeMap::new();
    assert!(said.out.lines().all(|line| line.chars().count() <= 100), "{}", said.out);
    // A line that is too long goes on below its last column.
    for line in said.out.lines().filter(|line| !line.starts_with(' ')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [name, board, minutes, "min", rest @ ..] = words.as_slice() else { panic!("{line}") };
        let (size, again) = board.split_once('×').expect("a board");
        assert!(size == again && !rest.is_empty() && minutes.contains('–'), "{line}");
        assert_eq!(
            sizes.insert((*name).to_owned(), size.parse::<usize>().expect("a number")),
            None,
            "{line}"
        );
    }
    let variants = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/variants");
    let mut games = BTreeMap::new();
    for entry in fs::read_dir(variants).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.file_stem().is_some_and(|stem| stem.to_string_lossy().contains('.')) {
            continue; // a translation
        }
        let text = fs::read_to_string(path).expect("a game");
        let after = |start: &str| text.lines().find_map(|line| line.strip_prefix(start)?.split('"').next());
        let name = after("aliases = [\"").or(after("id = \"")).expect("a name").to_owned();
        let rows = text.lines().skip_while(|line| *line != "layout = [").skip(1);
        games.insert(name, rows.take_while(|line| *line != "]").count());
    }
    assert_eq!(sizes, games);
}

/// The options of York, by the ids of its file.
#[test]
fn options_themes_papers_and_labels_are_listed() {
    let folder = folder();
    let list = |words: &[&str]| {
        let said = tafl_print(folder.path(), &[&["list"], words].concat(), "");
        assert_eq!((said.status, said.err.as_str()), (0, ""), "{words:?}");
        let first = |line: &str| line.split_whitespace().next().unwrap_or_default().to_owned();
        said.out.lines().map(first).collect::<Vec<_>>()
    };
    let file = include_str!("../../templates/variants/york-11.toml");
    let ids = file.lines().filter_map(|line| line.strip_prefix("[options.")?.strip_suffix(']'));
    assert_eq!(list(&["options", "York"]), ids.collect::<Vec<_>>());
    let themes =
        fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/themes")).expect("themes");
    assert_eq!(list(&["themes"]).len(), themes.count());
    assert!(list(&["papers"]).contains(&"tabloid".to_owned()));
    assert!(list(&["labels"]).contains(&"LP117/19R".to_owned()));
    // Options are those of a game.
    let said = tafl_print(folder.path(), &["list", "options"], "");
    assert_eq!(said.status, 2, "{}", said.err);
}

/// What is shown are the rows of the file, the rules that the leaflet prints, and the sources; no mark of the files is left.
#[test]
fn a_game_is_shown_in_words() {
    let folder = folder();
    let said = tafl_print(folder.path(), &["show", "York", "--option", "b"], "");
    assert_eq!((said.status, said.err.as_str()), (0, ""));
    let file = include_str!("../../templates/variants/york-11.toml");
    let rows = file.lines().skip_while(|line| *line != "layout = [").skip(1).take_while(|line| *line != "]");
    for (nth, row) in rows.enumerate() {
        let letters: Vec<String> = row.trim().trim_matches([',', '"']).chars().map(String::from).collect();
        let line = format!("{:>4}  {}\n", 11 - nth, letters.join(" "));
        assert!(said.out.contains(&line), "{line} is not in {}", said.out);
    }
    for part in
        ["Rules\n  1. Setting up. ", "reaches one of the four", "Hervarar saga ok Heiðreks", "a-hammer  "]
    {
        assert!(said.out.contains(part), "{part} is not in {}", said.out);
    }
    assert!(!said.out.contains(['*', '{', '\u{a0}']), "{}", said.out);
    assert!(said.out.lines().all(|line| line.chars().count() <= 100), "{}", said.out);
    let wrong = tafl_print(folder.path(), &["show", "yorck"], "");
    assert!(wrong.status == 1 && wrong.err.contains("did you mean `york`?"), "{}", wrong.err);
}

/// JSON has every name of a game, and the options that a person would see.
#[test]
fn a_list_is_there_for_programs_too() {
    let folder = folder();
    let said = tafl_print(folder.path(), &["list", "--json"], "").out;
    for part in [
        "\"id\":\"york-11\",\"aliases\":[\"york\"],\"name\":\"York Hnefatafl\",\"size\":11,\"minutes\":[30,60]",
        "\"options\":[\"a\",\"a-hammer\",\"b\",\"c\",\"d\",\"anywhere\"]",
    ] {
        assert!(said.contains(part), "{part} is not in {said}");
    }
    assert_eq!(said.lines().count(), 1);
}

/// What people type for a game is the game, and its files are called by its own name.
#[test]
fn games_go_by_names_in_any_letters() {
    let folder = folder();
    let plan = |name: &str| tafl_print(folder.path(), &["plan", "--variant", name], "");
    for (typed, name) in [
        ("York", "york"),
        ("YORK-11", "york-11"),
        ("sea battle", "sea-battle"),
        ("Sea Battle Tafl", "sea-battle-9"),
        ("Brandub, Damian Walker's Rules", "brandub-7-walker"),
    ] {
        let (one, other) = (plan(typed), plan(name));
        assert_eq!((one.status, one.out), (0, other.out), "{typed}");
    }
}

/// A variant comes from the standard input, and a kit goes to the standard output, with the bytes of the file.
#[test]
fn input_and_output_may_be_a_pipe() {
    let folder = folder();
    let mine = "id = \"mine\"\nname = \"Mine\"\nextends = \"ard-ri\"\n[rules]\nman-steps = 2\n";
    fs::write(folder.path().join("stdin.toml"), mine).expect("a variant");
    let parts = ["--parts", "points,leaflet", "--ink", "outline"];
    let piped =
        tafl_print(folder.path(), &[&["--variant", "-"], parts.as_slice(), &["-o", "a.pdf"]].concat(), mine);
    assert_eq!((piped.status, piped.out.as_str()), (0, "a.pdf\n"), "{}", piped.err);
    let check = tafl_print(folder.path(), &["check", "--variant", "-"], mine);
    assert!(check.status == 0 && check.out.starts_with("mine: no faults"), "{}{}", check.out, check.err);
    let faulty = tafl_print(folder.path(), &["check", "--variant", "-"], "name = 3\n");
    assert!(faulty.status == 1 && faulty.err.contains("stdin.toml:1:8"), "{}", faulty.err);

    let several = tafl_print(folder.path(), &["--variant", "york", "--format", "pdf,svg", "-o", "-"], "");
    assert!(several.status == 2 && several.err.contains("several"), "{}", several.err);
    let pages = tafl_print(folder.path(), &["--variant", "york", "--format", "svg", "-o", "-"], "");
    assert!(pages.status == 2 && pages.err.contains("one file"), "{}", pages.err);
}

/// `-o kit` is kit.pdf; quiet says nothing, and the file is there.
#[test]
fn a_file_gets_its_ending_and_quiet_is_quiet() {
    let folder = folder();
    let words = ["--variant", "ard-ri", "--parts", "cards"];
    let said = tafl_print(folder.path(), &[words.as_slice(), &["-o", "kit"]].concat(), "");
    assert_eq!((said.status, said.out.as_str()), (0, "kit.pdf\n"));
    let said = tafl_print(folder.path(), &[words.as_slice(), &["-q", "-o", "quiet.pdf"]].concat(), "");
    assert_eq!((said.status, said.out.as_str(), said.err.as_str()), (0, "", ""));
    assert!(folder.path().join("kit.pdf").is_file() && folder.path().join("quiet.pdf").is_file());
}

/// What is begun is sound as it is, says what to do next, and replaces nothing.
#[test]
fn a_game_and_a_theme_can_be_begun() {
    let folder = folder();
    let run = |words: &[&str]| tafl_print(folder.path(), words, "");
    for (words, name, size) in [
        (&["new", "variant", "my-game"][..], "My Game", 11),
        (&["new", "variant", "small.toml", "--from", "Brandubh"], "Small", 7),
        (&["new", "variant", "own", "--size", "9"], "Own", 9),
    ] {
        let said = run(words);
        assert_eq!((said.status, said.err.as_str()), (0, ""), "{words:?}");
        let next =
            said.out.lines().last().and_then(|line| line.strip_prefix("next: tafl-print ")).expect("a line");
        let check = run(&next.split(' ').collect::<Vec<_>>());
        assert!(
            check.status == 0 && check.out.contains(&format!("{name}, first edition")),
            "{}{}",
            check.out,
            check.err
        );
        let file = next.split(' ').next_back().expect("a file");
        let list = run(&["show", file]);
        assert!(list.out.contains(&format!("\n{size:>4}  ")), "{}", list.out);
        // Once more, it is there.
        let before = fs::read(folder.path().join(file)).expect("a file");
        let again = run(words);
        assert!(again.status == 2 && again.err.contains("there already"), "{}", again.err);
        assert_eq!(fs::read(folder.path().join(file)).expect("a file"), before);
    }
    let said = run(&["new", "theme", "my-art", "--from", "Heartwood"]);
    assert_eq!((said.status, said.err.as_str()), (0, ""));
    let next =
        said.out.lines().last().and_then(|line| line.strip_prefix("next: tafl-print ")).expect("a line");
    let check = run(&next.split(' ').collect::<Vec<_>>());
    assert!(check.status == 0, "{}{}", check.out, check.err);
    assert!(folder.path().join("my-art/theme.toml").is_file());
    assert_eq!(run(&["new", "theme", "my-art"]).status, 2);
    for (wrong, part) in [
        (&["new", "variant", "a", "--size", "8"][..], "odd number"),
        (&["new", "variant", "a", "--from", "yorck"], "did you mean `york`?"),
        (&["new", "theme", "a", "--from", "jorvick"], "did you mean `jorvik`?"),
    ] {
        let said = run(wrong);
        assert!(said.status > 0 && said.err.contains(part), "{wrong:?}: {}", said.err);
    }
    assert!(!folder.path().join("a.toml").exists() && !folder.path().join("a").exists());
}

/// A checkout's own files are those on the disk, not those inside the program.
#[test]
fn a_path_is_the_file_on_the_disk() {
    let folder = folder();
    let path = folder.path().join("templates/variants");
    fs::create_dir_all(&path).expect("a folder");
    fs::write(path.join("york-11.toml"), "id = \"york-11\"\nname = \"Other\"\nextends = \"york\"\n")
        .expect("a file");
    let said = tafl_print(folder.path(), &["check", "--variant", "templates/variants/york-11.toml"], "");
    assert!(said.status == 0 && said.out.contains("Other, first edition"), "{}{}", said.out, said.err);
}

/// Shells and readers of manuals know every task and option.
#[test]
fn completions_and_the_manual_know_every_task() {
    let folder = folder();
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let said = tafl_print(folder.path(), &["completions", shell], "");
        assert_eq!((said.status, said.err.as_str()), (0, ""), "{shell}");
        for word in ["diagram", "label-sheet", "king-disc", "list"] {
            assert!(said.out.contains(word), "{shell} doesn't know {word}");
        }
    }
    let said = tafl_print(folder.path(), &["man"], "");
    assert_eq!(said.status, 0);
    for part in [".TH tafl", "check", "king\\-disc", "Exit status"] {
        assert!(said.out.contains(part), "{part}");
    }
}
