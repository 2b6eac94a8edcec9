//! Wrong files: every fault is shown, exactly as in the text beside the file, and no PDF is touched.
//!
//! `faults/<case>.toml` is a wrong variant and `faults/themes/<case>/` a wrong theme; `<case>.txt` beside it
//! is what the program says. With `UPDATE_EXPECTED=1` the texts are written instead of compared; then look
//! at what changed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tafl_print::diag::{self, Sources};
use tafl_print::format::{self, Asked, Parent, Parents, Unfound};
use tafl_print::keyed::Voice;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/integration/faults")
}

fn program(cwd: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tafl-print"));
    command.current_dir(cwd).env_remove("SOURCE_DATE_EPOCH").args(args).output().unwrap()
}

/// Runs the program in the folder of faults, with a PDF in the way that must stay as it is. Returns its exit
/// status and what it said.
fn run(args: &[&str]) -> (Option<i32>, String) {
    let target = tempfile::tempdir().unwrap();
    let pdf = target.path().join("kit.pdf");
    fs::write(&pdf, "as before").unwrap();
    let output = program(&folder(), &[args, &["-o", pdf.to_str().unwrap()]].concat());
    assert_eq!(fs::read(&pdf).unwrap(), b"as before", "{args:?} replaced the PDF");
    assert_eq!(fs::read_dir(target.path()).unwrap().count(), 1, "{args:?} left something behind");
    assert!(output.stdout.is_empty(), "{args:?} wrote to standard output");
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

/// Compares what was said with the text of the case; `None` if they agree.
fn difference(case: &Path, status: Option<i32>, said: &str) -> Option<String> {
    let expected_file = case.with_extension("txt");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        fs::write(&expected_file, said).unwrap();
    }
    let expected = fs::read_to_string(&expected_file).unwrap_or_default();
    let sound = status == Some(1) && said == expected;
    (!sound)
        .then(|| format!("{}: status {status:?}\n--- expected\n{expected}\n--- said\n{said}", case.display()))
}

fn cases(folder: &Path, is_case: impl Fn(&Path) -> bool) -> Vec<PathBuf> {
    let mut cases: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| is_case(path))
        .collect();
    cases.sort();
    cases
}

#[test]
fn wrong_variants_get_every_fault() {
    let files = cases(&folder(), |path| path.extension().is_some_and(|ending| ending == "toml"));
    assert!(files.len() >= 25, "{} cases", files.len());
    let wrong: Vec<String> = files
        .iter()
        .filter_map(|file| {
            let (status, said) = run(&["--variant", file.file_name().unwrap().to_str().unwrap()]);
            difference(file, status, &said)
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// A file that is sound but unusual gets its warnings, which stop no kit.
#[test]
fn unusual_variants_get_every_warning() {
    let files =
        cases(&folder().join("unusual"), |path| path.extension().is_some_and(|ending| ending == "toml"));
    assert!(files.len() >= 8, "{} cases", files.len());
    let mut wrong = Vec::new();
    for file in files {
        let name = file.file_name().unwrap().to_str().unwrap();
        let mut sources = Sources::new();
        let request = Asked { chosen: &[], parents: &Beside };
        let reading = format::reading(name, &fs::read_to_string(&file).unwrap(), request, &mut sources);
        let warnings = reading
            .unwrap_or_else(|faults| panic!("{}", diag::render(&faults, &sources, Voice::default(), false)))
            .warnings;
        assert!(!warnings.is_empty(), "{name}");
        wrong.extend(difference(&file, Some(1), &diag::render(&warnings, &sources, Voice::default(), false)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// The sound files by their names, whatever folder leads to them.
struct Beside;

impl Parents for Beside {
    fn find(&self, name: &str, _: &str) -> Result<Parent, Unfound> {
        let file = Path::new(name).file_name().unwrap().to_str().unwrap().to_owned();
        let text = fs::read_to_string(folder().join("sound").join(&file)).unwrap();
        Ok(Parent { file, text })
    }
}

/// A person's own file is told what is unusual about it, and the kit is made; a bundled one is not.
#[test]
fn a_kit_of_ones_own_comes_with_its_warnings() {
    let place = tempfile::tempdir().unwrap();
    let own = "id = \"mine\"\nname = \"Mine\"\nextends = \"york\"\n[rules]\nno-move = \"not-said\"\n";
    fs::write(place.path().join("my.toml"), own).unwrap();
    let output = program(place.path(), &["--variant", "my.toml"]);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{said}");
    assert!(said.starts_with("warning: the rules don't say what happens when a side can't move\n"), "{said}");
    assert!(said.contains("--> my.toml:5:11\n"), "{said}");
    assert!(place.path().join("output/my-a4.pdf").is_file());
    let output = program(place.path(), &["--variant", "york-11"]);
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert!(place.path().join("output/york-11-a4.pdf").is_file());
}

#[test]
fn wrong_themes_get_every_fault() {
    let themes = cases(&folder().join("themes"), Path::is_dir);
    assert!(themes.len() >= 8, "{} cases", themes.len());
    let wrong: Vec<String> = themes
        .iter()
        .filter_map(|theme| {
            let name = format!("themes/{}", theme.file_name().unwrap().to_str().unwrap());
            let (status, said) = run(&["--variant", "york", "--theme", &name]);
            difference(theme, status, &said)
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// Half a board of York on A4 has room for 4 mm around squares of 25 mm.
#[test]
fn a_frame_without_room_is_told_at_its_line() {
    let theme = folder().join("frame-too-wide");
    let (status, said) = run(&["--variant", "york", "--theme", "./frame-too-wide", "--cut", "halves"]);
    assert_eq!(difference(&theme, status, &said), None);
    // Who asks for another frame gets that.
    let target = tempfile::tempdir().unwrap();
    let pdf = target.path().join("kit.pdf");
    let args =
        ["--variant", "york", "--theme", "./frame-too-wide", "--cut", "halves", "--frame", "3mm", "-o"];
    let output = program(&folder(), &[&args[..], &[pdf.to_str().unwrap()]].concat());
    assert!(output.status.success() && pdf.is_file(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// What the wrong variants are made from is sound, so each of them fails for its own reason.
#[test]
fn the_file_they_are_made_from_is_sound() {
    let file = folder().join("sound/small.toml");
    let source = fs::read_to_string(&file).unwrap();
    let (variant, warnings) = tafl_print::format::variant("small.toml", &source).unwrap();
    assert_eq!(variant.setup.board.size(), 7);
    let told: Vec<String> = warnings.iter().map(|warning| warning.message.text()).collect();
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].starts_with("16 attackers against 4 defenders"), "{told:?}");
    let usual = fs::read_to_string(folder().join("sound/usual.toml")).unwrap();
    let request = Asked { chosen: &[], parents: &Beside };
    assert_eq!(format::reading("usual.toml", &usual, request, &mut Sources::new()).unwrap().warnings, []);
}

#[test]
fn unknown_names_list_the_known_ones() {
    let (status, said) = run(&["--variant", "yorck"]);
    assert_eq!(status, Some(1));
    let expected = "error: there is no bundled variant `yorck`; did you mean `york`?\n  `tafl-print list`";
    assert!(said.starts_with(expected) && said.lines().count() == 2, "{said}");
    let (status, said) = run(&["--variant", "chess960"]);
    assert_eq!(status, Some(1));
    let expected = "error: there is no bundled variant `chess960`\n  the bundled variants are: ";
    assert!(said.starts_with(expected) && said.contains(" york;"), "{said}");
    let (status, said) = run(&["--variant", "york", "--theme", "klingon"]);
    assert_eq!(status, Some(1));
    assert!(
        said.starts_with("error: there is no bundled theme `klingon`\n  the bundled themes are: "),
        "{said}"
    );
    assert!(said.contains("jorvik"), "{said}");
}

#[test]
fn missing_files_are_named() {
    for args in [["--variant", "absent.toml"].as_slice(), &["--variant", "york", "--theme", "./absent"]] {
        let (status, said) = run(args);
        assert_eq!(status, Some(1), "{said}");
        assert!(said.contains("absent") && said.contains("there is no such"), "{said}");
    }
}

#[test]
fn wrong_options_and_places_are_status_2() {
    let (status, said) = run(&["--variant", "york", "--paper", "a9"]);
    assert_eq!(status, Some(2));
    assert!(said.contains("a9") && said.contains("letter"), "{said}");

    let place = tempfile::tempdir().unwrap();
    fs::write(place.path().join("plain"), "kept").unwrap();
    let output = program(place.path(), &["--variant", "york", "-o", "plain/kit.pdf"]);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("`plain/kit.pdf` can't be written") && said.contains("is a file"), "{said}");
    assert_eq!(fs::read(place.path().join("plain")).unwrap(), b"kept");
}

#[test]
fn a_date_that_is_none_is_status_2() {
    let place = tempfile::tempdir().unwrap();
    for date in ["yesterday", "-1", "253402300800"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tafl-print"));
        let command = command.current_dir(place.path()).args(["--variant", "york"]);
        let output = command.env("SOURCE_DATE_EPOCH", date).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{date}");
        assert!(String::from_utf8(output.stderr).unwrap().contains(date));
        assert!(!place.path().join("output").exists());
    }
}

/// The book shows what a person sees who forgets the king, and misspells a word.
#[test]
fn the_book_shows_a_true_report() {
    let chapter = "docs/book/own-game.md";
    let (folder, _) = crate::book::walked(chapter);
    let at = |name: &str| folder.path().join(name);
    let fen = std::fs::read_to_string(at("fen.toml")).expect("a variant");
    let bad = fen.replace("AADDKDDAA", "AADD.DDAA").replace("escape = \"edge\"", "escape = \"egde\"");
    std::fs::write(at("bad.toml"), bad).expect("a variant");
    let output = crate::kit::tafl_print(folder.path(), &["--variant", "bad.toml"]);
    assert_eq!(
        String::from_utf8_lossy(&output.stderr),
        crate::book::shown(chapter, "text", "the layout has no king")
    );
    assert_eq!(output.status.code(), Some(1));
}

/// A device, or the variant itself, is never replaced by a PDF.
#[test]
fn only_a_pdf_is_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("notes.txt");
    std::fs::write(&file, "mine").expect("a file");
    for target in ["notes.txt", "/dev/null"] {
        let output = crate::kit::tafl_print(folder.path(), &["--variant", "york", "-o", target]);
        assert_eq!(output.status.code(), Some(2), "{target}");
    }
    assert_eq!(std::fs::read_to_string(&file).expect("a file"), "mine");
    assert!(!std::fs::metadata("/dev/null").expect("a device").is_file());
}

#[test]
fn discs_that_could_not_stand_side_by_side_are_status_2() {
    let folder = tempfile::tempdir().expect("a folder");
    for discs in [["30mm", "30mm"], ["25mm", "26mm"], ["18mm", "19mm"], ["40mm", "19mm"]] {
        let args = ["--variant", "york", "--king-disc", discs[0], "--piece-disc", discs[1]];
        let output = crate::kit::tafl_print(folder.path(), &args);
        assert_eq!(output.status.code(), Some(2), "{discs:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("neighbouring squares of 25 mm"));
    }
}
