//! Kits in other formats than PDF, and in several files: what is on the pages, what the files are called, what is never
//! replaced.

mod bitmaps;
mod dots;
mod files;
mod pages;
mod preview;

use crate::shell::{Said, tafl_print};
use std::fs;
use std::path::Path;

/// Runs the program, which must succeed, and returns the names of the files it has written, as it said.
fn written(folder: &Path, words: &[&str]) -> Vec<String> {
    let said = tafl_print(folder, words, "");
    assert_eq!((said.status, said.err.as_str()), (0, ""), "{words:?}");
    let names: Vec<String> = said.out.lines().map(str::to_owned).collect();
    for name in &names {
        assert!(folder.join(name).is_file(), "{name} is not there");
    }
    names
}

/// Runs the program, which must refuse, and returns what it says.
fn refused(folder: &Path, words: &[&str]) -> Said {
    let said = tafl_print(folder, words, "");
    assert_eq!(said.status, 2, "{words:?}: {said:?}");
    said
}

/// The names of all files in a folder, sorted.
fn list(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("a name")).collect();
    names.sort();
    names
}
