//! What the program says when it can't print what is asked for: a table for people in `tests/integration/refusals.txt`.
//!
//! With `UPDATE_EXPECTED=1` the table is written instead of compared; then look at what changed:
//! `UPDATE_EXPECTED=1 cargo test --test integration refusals`.

use crate::shell::{Said, tafl_print};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

const HEAD: &str = "\
# Refusals and notes

What the program says when paper, squares and discs don't go together. Nothing is written after an error; a note comes with
the files. Every command starts with `tafl-print --variant`; `plain-25.toml` is a board of 25 × 25 squares. Made by the tests;
see `tests/integration/refusals.rs`.
";

/// Headings and the command lines under them.
pub(crate) const CASES: &[(&str, &[&str])] = &[
    (
        "A cut that is too large for the paper",
        &[
            "york --paper letter --cut halves --cell 25mm",
            "york --paper letter --cut halves --cell 24.5mm",
            "york --cut whole --cell 25mm",
            "york --cut pinwheel --cell 40mm",
            "york --paper a5 --cut halves --cell 20mm",
            "york --paper a5 --cut quarters --cell 25mm --margin 15mm",
            "alea-evangelii --cut quarters --cell 20.1mm",
            "alea-evangelii --paper a5 --cut whole",
            "plain-25.toml --paper a3 --cut halves --cell 25mm",
            "plain-25.toml --paper a5 --cut halves",
        ],
    ),
    (
        "Squares that are too large for the paper",
        &[
            "york --paper 130x130mm --margin 25mm --cell 60mm",
            "york --paper 130x130mm --margin 25mm --cell 60mm --cut grid",
        ],
    ),
    (
        "Frames and margins that leave no room",
        &[
            "york --cut halves --frame 8mm",
            "york --cut whole --cell 18mm --frame 2mm",
            "york --paper letter --cut halves --frame 5mm",
            "york --paper 130x130mm --margin 14mm --cell 60mm --frame 15mm --parts board",
            "york --cut halves --cell 25mm --margin 12mm",
            "york --cut pinwheel --cell 33mm --margin 8mm --paper letter",
            "york --poster a2 --cell 35mm --frame 15mm",
            "york --format laser-svg --bed 300x350mm --cut whole --frame 12mm",
        ],
    ),
    (
        "Boxes from a laser cutter",
        &[
            "york --format laser-svg --thickness 1mm",
            "york --format laser-svg --thickness 8mm",
            "york --format laser-svg --thickness 2mm --kerf 0.8mm",
            "york --format laser-svg --thickness 3mm --bed 100x100mm",
            "york --format laser-svg --thickness 3mm --parts board",
        ],
    ),
    (
        "Packs",
        &[
            "alea-evangelii --pack class",
            "york --pack class --cell 25mm",
            "york --pack class --paper a5 --margin 20mm",
            "brandubh --pack class --token round",
            "brandubh --pack class --two-sided",
            "brandubh --pack class --parts pieces,cards",
            "brandubh --pack class --label-sheet LP117/19R",
        ],
    ),
    (
        "Paper that is too small",
        &[
            "york --paper 130x130mm",
            "york --paper a5 --margin 20mm",
            "vikings-chess --paper 130x130mm --margin 25mm --parts leaflet",
            "york --paper a5 --parts box",
        ],
    ),
    (
        "Notes: what was changed to fit",
        &[
            "york --paper letter --cut halves --parts board",
            "york --paper letter --cut halves --cell 24.4mm --parts board,pieces",
            "york --paper letter --cut halves --parts board,pieces",
            "alea-evangelii --cut quarters --parts board,pieces",
            "york --cell 20mm --parts board,pieces",
            "york --king-disc 36mm --parts board,pieces",
            "york --pack class",
        ],
    ),
    (
        "Discs",
        &[
            "york --king-disc 40mm --piece-disc 19mm",
            "york --king-disc 30mm --piece-disc 30mm",
            "york --piece-disc 26mm",
            "york --king-disc 18mm --piece-disc 19mm",
            "york --king-disc 25mm --cell 15mm",
            "york --paper letter --cut halves --king-disc 30mm --piece-disc 20mm",
        ],
    ),
    (
        "Posters",
        &[
            "alea-evangelii --poster a2",
            "plain-25.toml --poster a2",
            "plain-25.toml --poster a1 --cell 30mm",
            "york --poster a2 --cell 60mm --margin 25mm",
            "york --poster a2 --parts pieces",
        ],
    ),
    (
        "Values that are no measures or names",
        &[
            "york --paper a9",
            "york --paper 100x100mm",
            "york --paper 2000x1000mm",
            "york --margin 4mm",
            "york --margin 30mm",
            "york --frame 20mm",
            "york --cell 9mm",
            "york --cell 25",
            "york --bleed 4mm",
            "york --king-disc 50mm",
            "york --nudge 1mm",
            "york --back-offset 30mm,0",
            "york --label-sheet Avery",
            "york --parts board,lid",
            "york --sets 0",
        ],
    ),
];

fn table() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/integration/refusals.txt")
}

/// A folder with a board of 25 by 25 squares.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("plain-25.toml"), large()).expect("a variant");
    folder
}

/// York's rules and pieces in the middle of a board of 25 by 25 squares.
fn large() -> String {
    let york = [
        "...AAAAA...",
        ".....A.....",
        "...........",
        "A....D....A",
        "A...DDD...A",
        "AA.DDKDD.AA",
        "A...DDD...A",
        "A....D....A",
        "...........",
        ".....A.....",
        "...AAAAA...",
    ];
    let wide = |row: &str| format!("  \"{0}{row}{0}\",\n", ".".repeat(7));
    let empty = wide("...........").repeat(7);
    let middle: String = york.into_iter().map(wide).collect();
    format!(
        "id = \"plain-25\"\nname = \"Plain\"\nextends = \"york\"\nlayout = [\n{empty}{middle}{empty}]\n{ABOUT}"
    )
}

/// Nothing is told of a board that no source has.
const ABOUT: &str = "disputed = {}
[about]
introduction = []
setup = []
found = []
reconstructed = []
modern = []
uncertain = []
advice = []
";

fn said(folder: &Path, line: &str) -> Said {
    let words: Vec<&str> = std::iter::once("--variant").chain(line.split(' ')).collect();
    tafl_print(folder, &words, "")
}

/// What is said of the case, without the hint that every usage error ends with.
fn message(folder: &Path, line: &str) -> String {
    // Each is told as if it were the first.
    let _ = fs::remove_dir_all(folder.join("output"));
    let Said { status, err, .. } = said(folder, line);
    let text = err.split("\n\nFor more information").next().unwrap_or_default().trim_end();
    format!("\n```text\n$ tafl-print --variant {line}\n{text}\n(exit status {status})\n```\n")
}

#[test]
fn the_table_of_refusals_is_true() {
    let folder = folder();
    let mut text = HEAD.to_owned();
    for (heading, lines) in CASES {
        let _ = writeln!(text, "\n## {heading}");
        for line in *lines {
            text += &message(folder.path(), line);
        }
    }
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        fs::write(table(), &text).expect("a table");
    }
    let written = fs::read_to_string(table()).unwrap_or_default();
    for (said, written) in text.split("\n```\n").zip(written.split("\n```\n")) {
        assert_eq!(said, written, "the table is old: see the head of this file");
    }
    assert_eq!(text.len(), written.len());
}

/// Whatever the command line can mend is status 2, says it in millimetres, and leaves no file.
#[test]
fn refusals_name_millimetres_and_write_nothing() {
    let folder = folder();
    for (heading, lines) in CASES.iter().filter(|(heading, _)| !heading.starts_with("Notes")) {
        for line in *lines {
            let Said { status, out, err } = said(folder.path(), line);
            assert_eq!((status, out.as_str()), (2, ""), "{line}: {err}");
            assert!(err.starts_with("error: "), "{err}");
            let named =
                ["board among the parts", "no part of", "no sheet of", "--sets", "--pack", "--thickness"];
            assert!(
                err.contains(" mm") || err.contains("mm") || named.iter().any(|word| err.contains(word)),
                "{err}"
            );
            assert!(!folder.path().join("output").exists(), "{heading}: {line}");
        }
    }
}
