//! Small pictures of pages, which a person can open, in `tests/integration/pictures/`: what a kit looked like when it was
//! last looked at. A page that looks another way fails.
//!
//! They are of the PDF, the file that people print, as `hayro` shows it: a reader by other people, which takes fonts,
//! colours, clips and drawings out of the file and not out of the program's memory, in some 0.1 s to a page. The program's
//! own PNG pages would agree with the program about a PDF that is wrong; that they show what the PDF shows is tested in
//! `formats`. Only the diagram is the program's own PNG, for that is the file that people get.
//!
//! Eight by eight dots of the reader make one of a picture, and its letters are neither moved to whole dots nor fitted to
//! them, so that a last digit that is rounded another way on another machine is not seen; see `likeness` for how far apart
//! two pictures may be, and how that was found.
//!
//! With `UPDATE_EXPECTED=1` the pictures that are too far apart are written instead; then look at what changed:
//! `UPDATE_EXPECTED=1 cargo test --test integration -- pictures`.

mod likeness;
mod orders;
mod picture;

use likeness::{Differences, TOLERANCE};
use orders::FINER;
use picture::Picture;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The most bytes of a picture: a repository keeps every one that there ever was.
const MOST_BYTES: u64 = 90_000;

/// Where the pictures are.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/integration/pictures")
}

/// All pictures as they are now, with their names: made once for all tests.
fn all() -> &'static [(&'static str, Picture)] {
    static ALL: OnceLock<Vec<(&str, Picture)>> = OnceLock::new();
    ALL.get_or_init(|| {
        let pages = orders::orders().into_iter().flat_map(|order| order.pictures(FINER));
        pages.chain([(orders::DIAGRAM, orders::diagram(FINER))]).collect()
    })
}

/// A picture as it is now.
fn now(name: &str) -> &'static Picture {
    &all().iter().find(|(known, _)| *known == name).expect("a known picture").1
}

/// The picture of that name in a folder, if there is one.
fn kept(folder: &Path, name: &str) -> Option<Picture> {
    fs::read(folder.join(format!("{name}.png"))).ok().map(|png| Picture::of_png(&png))
}

/// What is wrong with a picture, if anything; then the new picture and one of the differences are in the folder `out`.
fn complaint(folder: &Path, out: &Path, name: &str, new: &Picture) -> Option<String> {
    let path = |folder: &Path, ending: &str| folder.join(format!("{name}{ending}.png"));
    let [old_path, new_path, apart_path] = [path(folder, ""), path(out, ".new"), path(out, ".differences")];
    let Some(old) = kept(folder, name) else {
        fs::write(&new_path, new.to_png()).expect("a picture");
        return Some(format!("there is no {}\n  now: {}", old_path.display(), new_path.display()));
    };
    let differences = Differences::between(&old, new);
    let (most, (column, row)) = differences.most();
    if most <= TOLERANCE {
        return None;
    }
    fs::write(&new_path, new.to_png()).expect("a picture");
    fs::write(&apart_path, differences.picture(&old).to_png()).expect("a picture");
    Some(format!(
        "{name} looks another way: up to {most:.1} levels apart, most at column {column} and row {row}\n  \
         before:      {}\n  now:         {}\n  differences: {}",
        old_path.display(),
        new_path.display(),
        apart_path.display()
    ))
}

#[test]
fn pages_look_as_they_did() {
    let out = Path::new(env!("CARGO_TARGET_TMPDIR"));
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        for (name, new) in all() {
            let is_alike = |old: Picture| Differences::between(&old, new).most().0 <= TOLERANCE;
            if !kept(&folder(), name).is_some_and(is_alike) {
                fs::write(folder().join(format!("{name}.png")), new.to_png()).expect("a picture");
            }
        }
    }
    let complaints: Vec<String> =
        all().iter().filter_map(|(name, new)| complaint(&folder(), out, name, new)).collect();
    assert!(complaints.is_empty(), "see the head of this file:\n{}", complaints.join("\n"));
    check_folder();
}

/// No picture is left of a page that none is made of, and none is too large.
fn check_folder() {
    let entries = fs::read_dir(folder()).expect("a folder").map(|entry| entry.expect("an entry").path());
    let pictures: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|ending| ending == "png")).collect();
    let found: BTreeSet<&str> =
        pictures.iter().filter_map(|path| path.file_stem().and_then(|name| name.to_str())).collect();
    assert_eq!(found, all().iter().map(|(name, _)| *name).collect());
    for path in pictures {
        let bytes = fs::metadata(&path).expect("a file").len();
        assert!(bytes <= MOST_BYTES, "{} has {bytes} bytes", path.display());
    }
}

/// Whoever reads that a page looks another way can open what it was, what it is, and where it differs.
#[test]
fn a_complaint_names_three_pictures_that_can_be_opened() {
    let (folder, out) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let (folder, out) = (folder.path(), out.path());
    let old = Picture { width: 30, height: 20, rgb: vec![250; 30 * 20 * 3] };
    let missing = complaint(folder, out, "page", &old).expect("a complaint");
    assert!(missing.contains("there is no") && out.join("page.new.png").exists(), "{missing}");

    fs::write(folder.join("page.png"), old.to_png()).expect("a picture");
    assert_eq!(complaint(folder, out, "page", &old), None);

    let mut new = old.clone();
    new.paint([10, 5, 6, 4], |_| [0, 0, 90]);
    let said = complaint(folder, out, "page", &new).expect("a complaint");
    let named: Vec<Picture> = [(folder, "page"), (out, "page.new"), (out, "page.differences")]
        .into_iter()
        .map(|(folder, name)| {
            let path = folder.join(format!("{name}.png"));
            assert!(said.contains(&path.display().to_string()), "{said}");
            kept(folder, name).expect("a picture")
        })
        .collect();
    assert_eq!(named[..2], [old, new]);
    // Red where they differ, pale elsewhere.
    assert_eq!(named[2].dot(12, 6), Some([255, 0, 0]));
    assert_eq!(named[2].dot(2, 2), Some([254; 3]));
    assert!(said.contains("up to 250.0 levels") && said.contains("column 11 and row 6"), "{said}");
}
