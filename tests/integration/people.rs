//! What people hand the program, in forms that were found outside: records, pictures, texts, names and words of the command line.
//! The files in `people/` are made for this, of the same structure as those.

use crate::library::variant;
use crate::shell::tafl_print;
use std::fs;
use std::path::{Path, PathBuf};
use tafl_print::notation::{PlayedGame, play_game, read_game};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/integration/people").join(name)
}

/// A message on one line, as it would be on a wide terminal.
fn plain(said: &str) -> String {
    said.split_whitespace().filter(|word| *word != "|").collect::<Vec<_>>().join(" ")
}

fn played(text: &str) -> PlayedGame {
    let brandubh = variant("brandubh", &[]);
    let (record, _) = read_game(text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
    play_game(&record, &brandubh.setup.board, &brandubh.ruleset).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// All these records hold the same game; what can't be read is told with what to write.
#[test]
fn records_are_read_or_their_lines_shown_as_they_must_be() {
    let folder = folder("records");
    let base = played(&fs::read_to_string(folder.join("base.txt")).expect("a record"));
    let told = [
        ("res01.txt", "`0-1` is no result", "write `attackers win` or `defenders win`"),
        ("res10.txt", "`1-0` is no result", "write `attackers win` or `defenders win`"),
        ("semicomment.txt", "`a` is no play", "in braces: `{a}`"),
        ("utf16.txt", "the byte 0xff is not text", "save it as plain text in UTF-8"),
    ];
    let mut seen = 0;
    for entry in fs::read_dir(&folder).expect("records") {
        let path = entry.expect("a record").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
        if name.starts_with("pos_") {
            continue;
        }
        seen += 1;
        let said = tafl_print(&folder, &["diagram", "--record", name, "--report"], "");
        if let Some((_, message, help)) = told.iter().find(|(refused, ..)| *refused == name) {
            let err = plain(&said.err);
            assert!(said.status == 1 && err.contains(message) && err.contains(help), "{name}: {}", said.err);
        } else {
            assert_eq!((said.status, said.err.as_str()), (0, ""), "{name}");
            let game = played(&fs::read_to_string(&path).expect("a record"));
            assert_eq!((&game.turns, &game.positions), (&base.turns, &base.positions), "{name}");
        }
    }
    assert_eq!(seen, 25);
    let base = fs::read_to_string(folder.join("base.txt")).expect("a record");
    let base = base.trim_end().strip_suffix("defenders win").expect("a result");
    for (line, help) in [
        ("Black resigns", "write `defenders win: Black resigns` if Black had the attackers, and"),
        ("White wins", "write `attackers win: White wins` if White had the attackers, and"),
        ("King escapes", "write `defenders win: King escapes`"),
        ("*", "write `unfinished`"),
    ] {
        let said = tafl_print(&folder, &["diagram", "--record", "-", "--report"], &format!("{base}{line}\n"));
        assert!(said.status == 1 && plain(&said.err).contains(help), "{line}: {}", said.err);
    }
}

/// A position says what an empty square is; OpenTafl's letters are read.
#[test]
fn positions_are_read_or_told() {
    let folder = folder("records");
    let said = |name: &str| {
        tafl_print(
            &folder,
            &["diagram", "--variant", "brandubh", "--position", name, "--play", "d1-c1", "--report"],
            "",
        )
    };
    let from_theirs = said("pos_otn.txt");
    assert_eq!((from_theirs.status, from_theirs.err.as_str()), (0, ""));
    assert!(from_theirs.out.contains("\"legal\":true"), "{}", from_theirs.out);
    for (name, help) in [
        ("pos_spaces.txt", "write `.` for an empty square: blanks are passed over"),
        ("pos_lower.txt", "did you mean `A`? Capitals only"),
        ("pos_pipes.txt", "write A, D, K, C or N for a piece, and `.` for an empty square"),
    ] {
        let said = said(name);
        assert!(said.status == 1 && plain(&said.err).contains(help), "{name}: {}", said.err);
    }
}

/// A game begins where OpenTafl's heading says: its diagrams show that, and it is written again so.
#[test]
fn a_record_begins_at_its_position() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = "[rules:dim:7 tfr:w ks:c start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n[position:/7/7/2t4/t2K3/7/7/7/]\n\n\
                1. a4-a6 Kd4-a4\n[|]\n\n2. a6-a5 Ka4-a1--\n";
    let said = tafl_print(folder.path(), &["diagram", "--record", "-", "-o", "ours.txt"], text);
    assert_eq!(said.status, 0, "{}", said.err);
    let ours = fs::read_to_string(folder.path().join("ours.txt")).expect("a record");
    assert!(ours.contains("Position: /7/7/2t4/t2K3/7/7/7/\n") && ours.ends_with("defenders win\n"), "{ours}");
    let said = tafl_print(folder.path(), &["diagram", "--record", "-", "--at", "0", "-o", "game.svg"], &ours);
    assert_eq!(said.status, 0, "{}", said.err);
    let svg = fs::read_to_string(folder.path().join("game.svg")).expect("a drawing");
    assert!(svg.contains("2 attackers stand on a4, c3."), "what the diagram says of itself");
    let wrong = text.replace("/7/7/2t4/", "/7/2t4/");
    let said = tafl_print(folder.path(), &["diagram", "--record", "-", "--report"], &wrong);
    assert!(said.status == 1 && said.err.contains("standard input:2:11"), "{}", said.err);
    assert!(said.err.contains("the position has 6 ranks, and the board 7"), "{}", said.err);
}

/// A folder with a theme whose king is a picture.
fn theme_of(picture: &Path, called: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let theme = folder.path().join("ours");
    fs::create_dir(&theme).expect("a folder");
    let toml = format!("name = \"Ours\"\nextends = \"plain\"\n[art]\nking = \"{called}\"\n");
    fs::write(theme.join("theme.toml"), toml).expect("a theme");
    fs::copy(picture, theme.join(called)).expect("a picture");
    folder
}

/// Pictures that viewers show are printed, perhaps with a warning; of the others it is said what they are.
#[test]
fn pictures_are_printed_or_named() {
    for (name, is_printed, says) in [
        ("no-eoi.jpg", true, "has no mark at its end"),
        ("icc-garbage.jpg", true, "the colour profile of the picture can't be read"),
        ("rgb-with-grey-icc.png", true, "or is of another kind than its colours, and is passed over"),
        ("sampling-3x1.jpg", false, "packed in a way that few programs read"),
        ("bad-crc.png", false, "some of its bytes were changed on the way"),
        ("jp2-named.jpg", false, "this is a JPEG 2000 picture"),
        ("heic-named.jpg", false, "this is a HEIC picture"),
    ] {
        let folder = theme_of(&folder("pictures").join(name), name);
        let said = tafl_print(folder.path(), &["check", "--variant", "brandubh", "--theme", "ours/"], "");
        let told = plain(&format!("{}{}", said.out, said.err));
        assert_eq!(said.status, u8::from(!is_printed), "{name}: {told}");
        let kit = ["--variant", "brandubh", "--theme", "ours/", "--parts", "pieces", "-o", "kit.pdf"];
        let kit = tafl_print(folder.path(), &kit, "");
        assert_eq!(kit.status, u8::from(!is_printed), "{name}: {}", kit.err);
        assert!(told.contains(says), "{name}: {told}");
        assert!(!told.contains(['{', '}']), "{name}: {told}");
    }
    // Windows saves JPEGs under this name; a photograph is larger than any text.
    let folder = theme_of(&folder("pictures").join("no-eoi.jpg"), "IMG_0001.jfif");
    let file = folder.path().join("ours/IMG_0001.jfif");
    let mut bytes = fs::read(&file).expect("a picture");
    bytes.extend(b"\xff\xd9");
    bytes.resize(5 << 20, 0);
    fs::write(&file, bytes).expect("a picture");
    let said = tafl_print(folder.path(), &["check", "--variant", "brandubh", "--theme", "ours/"], "");
    assert_eq!(said.status, 0, "{}{}", said.out, said.err);
}

/// Texts are read with what editors and old systems leave in them; a letter that only looks right is named.
#[test]
fn texts_are_read_or_told() {
    let folder = folder("texts");
    for name in ["bom.toml", "ctrlz.toml", "layoutspaces.toml"] {
        let said = tafl_print(&folder, &["check", "--variant", name], "");
        assert_eq!(said.status, 0, "{name}: {}{}", said.out, said.err);
    }
    for (name, says) in [
        ("layoutcyr.toml", "this is the Cyrillic letter, which only looks the same: write the Latin `A`"),
        ("cr.toml", "carriage return must be followed by newline"),
        ("utf16le.toml", "the file is text in UTF-16"),
        ("smart.toml", "\u{201c}"),
    ] {
        let said = tafl_print(&folder, &["check", "--variant", name], "");
        let told = plain(&format!("{}{}", said.out, said.err));
        assert!(said.status == 1 && told.contains(says), "{name}: {told}");
    }
}

/// A name that the disk has in other capitals or other letters is told, not only that there is no such file.
#[test]
fn names_that_only_look_the_same_are_told() {
    let art = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><path d=\"M0 0h9v9z\"/></svg>";
    for (called, there, says) in [
        ("king.svg", "King.SVG", "the file is called \"King.SVG\", and capitals count"),
        ("k\u{f6}n.svg", "ko\u{308}n.svg", "a file there has a name that looks the same"),
        ("knig.svg", "king.svg", "did you mean \"king.svg\"?"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("art.svg"), art).expect("a drawing");
        let made = theme_of(&folder.path().join("art.svg"), there);
        let toml = made.path().join("ours/theme.toml");
        let text = fs::read_to_string(&toml).expect("a theme").replace(there, called);
        fs::write(&toml, text).expect("a theme");
        let said = tafl_print(made.path(), &["--variant", "brandubh", "--theme", "ours/"], "");
        let told = plain(&said.err);
        assert!(
            said.status == 1 && told.contains("there is no such file") && told.contains(says),
            "{called}: {told}"
        );
    }
}

/// Sizes are typed as they stand on rulers and packets.
#[test]
fn papers_are_typed_as_on_a_ruler() {
    let folder = tempfile::tempdir().expect("a folder");
    let plan =
        |paper: &str| tafl_print(folder.path(), &["plan", "--variant", "brandubh", "--paper", paper], "");
    for (typed, usual) in [("210×297mm", "a4"), ("8.5\"x11\"", "letter"), ("8.5 × 11 in", "letter")] {
        let (typed, usual) = (plan(typed), plan(usual));
        assert_eq!((typed.status, typed.err.as_str()), (0, ""));
        assert_eq!(typed.out, usual.out);
    }
    let small = plan("4x6in");
    assert!(small.status == 2 && small.err.contains("each side must be from"), "{}", small.err);
}

#[cfg(unix)]
mod unix {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    use std::path::Path;
    use std::process::{Command, Stdio};

    fn run(folder: &Path, words: &[&[u8]]) -> (Option<i32>, String) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tafl-print"));
        command.current_dir(folder).args(words.iter().map(|word| OsStr::from_bytes(word)));
        let output = command.stdin(Stdio::null()).output().expect("the program");
        (output.status.code(), super::plain(&String::from_utf8_lossy(&output.stderr)))
    }

    /// The argument is named that is not in UTF-8; files that are only read or written may be called so.
    #[test]
    fn arguments_that_are_no_text_are_named() {
        let folder = tempfile::tempdir().expect("a folder");
        for (words, says) in [
            (
                &[&b"--variant"[..], b"sp\xe9cial.toml"][..],
                "`sp\u{fffd}cial.toml` behind `--variant` is not text in UTF-8",
            ),
            (&[b"--variant", b"brandubh", b"--label=caf\xe9"], "`--label=caf\u{fffd}` is not text in UTF-8"),
            (&[b"diagram", b"--variant", b"brandubh", b"--theme", b"\xff"], "behind `--theme` is not text"),
        ] {
            let (status, told) = run(folder.path(), words);
            assert!(status == Some(2) && told.contains(says), "{told}");
        }
        let at = |name: &[u8]| folder.path().join(OsStr::from_bytes(name));
        std::fs::copy(super::folder("records").join("base.txt"), at(b"sp\xe9l.txt")).expect("a record");
        let (status, told) =
            run(folder.path(), &[b"diagram", b"--record", b"sp\xe9l.txt", b"-o", b"bild\xe9r.pdf"]);
        assert_eq!((status, told.as_str()), (Some(0), ""));
        assert!(at(b"bild\xe9r.pdf").exists());
        std::fs::copy(super::folder("records").join("pos_otn.txt"), at(b"p\xe9.txt")).expect("a position");
        let words: &[&[u8]] =
            &[b"diagram", b"--variant", b"brandubh", b"--position", b"p\xe9.txt", b"-o", b"a.svg"];
        assert_eq!(run(folder.path(), words), (Some(0), String::new()));
    }

    /// The name that the system has for the standard output is one for it here, too.
    #[test]
    fn a_set_goes_to_the_standard_output_by_its_systems_name() {
        let folder = tempfile::tempdir().expect("a folder");
        let words = ["--variant", "brandubh", "--parts", "board", "-o", "/dev/stdout"];
        let output = crate::kit::tafl_print(folder.path(), &words);
        assert!(output.status.success() && output.stdout.starts_with(b"%PDF"));
        assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 0);
    }
}
