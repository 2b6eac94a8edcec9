//! The direction of flow: who may use whom, held against the `crate::` paths of the source.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Each part of the program and the parts that it may use.
const TABLE: [(&str, &[&str]); 14] = [
    ("units", &[]),
    ("game", &[]),
    ("diag", &[]),
    ("record", &["game"]),
    ("scene", &["units"]),
    ("theme", &["scene", "units"]),
    ("text", &["scene", "units"]),
    ("spec", &["diag", "game", "scene", "text", "theme"]),
    ("kit", &["game", "scene", "text", "theme", "units"]),
    ("sheet", &["game", "kit", "scene", "text", "theme", "units"]),
    ("laser", &["game", "kit", "scene", "sheet", "text", "theme", "units"]),
    ("render", &["scene", "units"]),
    ("cli", &["game", "scene", "sheet", "theme", "units"]),
    ("error", &["diag", "laser", "render", "sheet"]),
];

/// Standard modules that reach outside the program, and the only part that may use them.
const IMPURE: [&str; 5] = ["std::fs", "std::env", "std::time", "std::process", "std::net"];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// The files of a part with their code, comments left out.
fn code(part: &str) -> Vec<(PathBuf, String)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    if src.join(part).is_dir() {
        sources(&src.join(part), &mut files);
    }
    let file = src.join(format!("{part}.rs"));
    if file.exists() {
        files.push(file);
    }
    assert!(!files.is_empty(), "src/{part} is gone: mend the table");
    files
        .into_iter()
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a text");
            let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
            (path, code.join("\n"))
        })
        .collect()
}

/// The names after `crate::` in a code.
fn used(code: &str) -> BTreeSet<String> {
    code.match_indices("crate::")
        .map(|(at, found)| code[at + found.len()..].chars().take_while(char::is_ascii_lowercase).collect())
        .filter(|name: &String| !name.is_empty())
        .collect()
}

#[test]
fn every_part_uses_only_what_is_before_it() {
    for (part, allowed) in TABLE {
        for (path, code) in code(part) {
            let grouped = code.contains("crate::{") || code.contains("use std::{");
            assert!(!grouped, "{}: write a `use` for each, so that this test sees them", path.display());
            for name in used(&code).iter().filter(|name| *name != part) {
                assert!(allowed.contains(&name.as_str()), "{}: {part} must not use {name}", path.display());
            }
        }
    }
}

#[test]
fn only_the_shell_touches_the_world() {
    for (part, _) in TABLE {
        for (path, code) in code(part) {
            for module in IMPURE {
                assert!(!code.contains(module), "{}: {part} must not use {module}", path.display());
            }
        }
    }
}

#[test]
fn the_table_names_every_part() {
    let library =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lib.rs")).expect("a text");
    let parts: BTreeSet<&str> = library
        .lines()
        .filter_map(|line| line.strip_prefix("pub mod ").and_then(|rest| rest.strip_suffix(';')))
        .filter(|part| *part != "app")
        .collect();
    assert_eq!(parts, TABLE.iter().map(|(part, _)| *part).collect());
}
