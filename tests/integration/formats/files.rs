//! What the files of a kit are called, and what becomes of those that are there already.

use super::{list, refused, written};
use crate::shell::tafl_print;
use std::fs;

#[test]
fn files_have_the_name_of_the_kit_or_the_one_that_is_given() {
    let folder = tempfile::tempdir().expect("a folder");
    let names = |words: &[&str]| written(folder.path(), &[&["--variant", "brandubh"], words].concat());
    let pages = names(&["--format", "svg"]);
    assert_eq!(pages.first().map(String::as_str), Some("output/brandubh-a4-01.svg"));
    assert!(pages.len() > 3 && pages.len() < 10, "{pages:?}");
    // As many digits for all, so that they sort.
    let mut sorted = pages.clone();
    sorted.sort();
    assert_eq!(pages, sorted);
    assert_eq!(names(&["-o", "kit.pdf"]), ["kit.pdf"]);
    assert_eq!(names(&["-o", "a/kit.PDF"]), ["a/kit.PDF"]);
    assert_eq!(names(&["-o", "b/kit.pdf", "--preview"]), ["b/kit.pdf", "b/kit-preview.png"]);
    assert_eq!(
        names(&["-o", "kits/", "--preview"]),
        ["kits/brandubh-a4.pdf", "kits/brandubh-a4-preview.png"]
    );
    let both = names(&["-o", "c/kit.svg", "--format", "svg,pdf", "--format", "pdf"]);
    assert_eq!(
        (both.first().map(String::as_str), both.last().map(String::as_str)),
        (Some("c/kit-01.svg"), Some("c/kit.pdf"))
    );
    let split = names(&["-o", "d/kit.pdf", "--split"]);
    assert_eq!(split, ["d/kit-paper.pdf", "d/kit-card.pdf"]);
    let split = names(&["-o", "e/", "--split", "--format", "png", "--dpi", "30"]);
    assert!(split.contains(&"e/brandubh-a4-card-01.png".to_owned()), "{split:?}");
    let several = written(folder.path(), &["--variant", "brandubh", "--variant", "tablut", "-o", "f/"]);
    assert_eq!(several, ["f/brandubh-a4.pdf", "f/tablut-a4.pdf"]);
}

#[test]
fn two_runs_give_the_same_bytes() {
    let folder = tempfile::tempdir().expect("a folder");
    for place in ["one/", "two/"] {
        let formats = ["--format", "svg,png", "--dpi", "40", "--preview"];
        written(folder.path(), &[&["--variant", "brandubh", "-o", place], formats.as_slice()].concat());
    }
    let names = list(&folder.path().join("one"));
    assert_eq!(names, list(&folder.path().join("two")));
    for name in names {
        let read = |place: &str| fs::read(folder.path().join(place).join(&name)).expect("a file");
        assert!(read("one") == read("two"), "{name}");
    }
}

#[test]
fn what_can_not_be_named_so_is_refused_before_anything_is_made() {
    let cases: [(&[&str], &str); 9] = [
        (&["-o", "kit.svg"], "`--output kit.svg` ends in .svg, and what is to be written ends in .pdf"),
        (
            &["-o", "kit.pdf", "--format", "svg,png"],
            "ends in .pdf, and what is to be written ends in .png or .svg",
        ),
        (&["-o", "kit.gif", "--preview"], "ends in .gif, and what is to be written ends in .pdf or .png"),
        (
            &["--variant", "tablut", "-o", "kit.pdf"],
            "`--output kit.pdf` names one file, and each of 2 games has its own",
        ),
        (
            &["--variant", "brandubh", "-o", "kits/"],
            "`--variant brandubh` is given twice: name each game once",
        ),
        (&["--dpi", "300"], "`--dpi` is for PNG pages, and none are asked for: add --format png"),
        (&["--outline-text"], "`--outline-text` is for SVG pages"),
        (&["--bed", "300x200mm"], "`--bed` is for a laser cutter"),
        (&["--kerf", "0.1mm", "--format", "png"], "`--kerf` is for a laser cutter"),
    ];
    for (words, why) in cases {
        let folder = tempfile::tempdir().expect("a folder");
        let said = refused(folder.path(), &[&["--variant", "brandubh"], words].concat());
        assert!(said.err.contains(why), "{words:?}: {}", said.err);
        assert_eq!((list(folder.path()), said.out.as_str()), (Vec::new(), ""), "{words:?}");
    }
}

/// What somebody else wrote stays, and then nothing at all is written.
#[test]
fn one_file_in_the_way_keeps_all_from_being_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let mine = folder.path().join("kit-03.svg");
    fs::write(&mine, "my shopping list").expect("a file");
    let said = refused(folder.path(), &["--variant", "brandubh", "--format", "svg", "-o", "kit.svg"]);
    assert!(
        said.err.contains("kit-03.svg` can't be written: the file there is no SVG drawing"),
        "{}",
        said.err
    );
    assert_eq!(list(folder.path()), ["kit-03.svg"]);
    assert_eq!(fs::read(&mine).expect("a file"), b"my shopping list");
    // Pages of an earlier run are replaced.
    fs::remove_file(&mine).expect("it goes");
    let words = ["--variant", "brandubh", "--format", "svg", "-o", "kit.svg"];
    assert_eq!(written(folder.path(), &words), written(folder.path(), &words));
}

/// The same again replaces nothing that anybody would miss; what differs in a measure has the same name, and is told.
#[test]
fn what_is_replaced_by_something_else_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = |more: &[&str]| {
        let said = tafl_print(folder.path(), &[&["--variant", "brandubh"], more].concat(), "");
        assert_eq!(said.status, 0, "{}", said.err);
        said.err
    };
    let replaced = "note: `output/brandubh-a4.pdf` was there, and is replaced by another\n";
    assert_eq!(run(&[]), "");
    assert_eq!(run(&[]), "");
    assert!(run(&["--maker", "Freya Lund"]).ends_with(replaced));
    assert_eq!(run(&["-q"]), "");
    assert_eq!(run(&["--ink", "grey"]), "");
    run(&["--format", "svg"]);
    let told = run(&["--format", "svg", "--maker", "Freya Lund"]);
    assert!(
        told.contains("`output/brandubh-a4-01.svg` and ") && told.contains(" replaced by others"),
        "{told}"
    );
}

/// A name of 250 letters can be written, one of 258 can't.
#[test]
fn who_fails_half_way_says_what_is_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let stem = "k".repeat(246);
    let pdf = format!("{stem}.pdf");
    let said = tafl_print(folder.path(), &["--variant", "brandubh", "--preview", "-o", &pdf], "");
    assert_eq!((said.status, said.out.as_str()), (2, format!("{pdf}\n").as_str()));
    let lines: Vec<&str> = said.err.lines().collect();
    assert!(lines[0].starts_with(&format!("error: `{stem}-preview.png` can't be written: ")), "{}", said.err);
    assert_eq!(lines[1..3], [format!("written: {pdf}"), format!("not written: {stem}-preview.png")]);
    assert_eq!(list(folder.path()), [pdf]);
}
