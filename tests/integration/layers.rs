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

/// Each room of `sheet` and the others that it may use. The front door, `sheet/mod.rs`, uses them all.
const ROOMS: [(&str, &[&str]); 20] = [
    ("cutting", &[]),
    ("measures", &[]),
    ("settings", &[]),
    ("error", &["measures", "settings"]),
    ("job", &["measures", "settings"]),
    ("leaf", &["settings"]),
    ("numbering", &["settings"]),
    ("turn", &["settings"]),
    ("plan", &["cutting", "error", "job", "measures", "settings"]),
    ("fit", &["cutting", "error", "measures", "plan", "settings"]),
    ("drawing", &["cutting", "error", "job", "plan", "settings"]),
    ("leaflet", &["drawing", "error", "job", "leaf", "settings", "turn"]),
    ("set", &["job", "leaflet", "plan"]),
    ("cuts", &["plan", "set", "settings"]),
    ("summary", &["cuts", "cutting", "job", "numbering", "plan", "set", "settings", "turn"]),
    (
        "story",
        &[
            "cuts",
            "cutting",
            "drawing",
            "error",
            "job",
            "leaf",
            "leaflet",
            "numbering",
            "plan",
            "set",
            "settings",
            "turn",
        ],
    ),
    ("card", &["cutting", "drawing", "error", "leaf", "numbering", "plan", "set", "settings"]),
    ("label_pages", &["drawing", "error", "job", "leaf", "numbering", "plan", "set", "settings"]),
    ("poster", &["cutting", "drawing", "error", "job", "leaf", "settings"]),
    ("files", &["drawing", "error", "job", "leaf", "settings", "summary"]),
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

/// The names after a path such as `crate::` in a code.
fn used(code: &str, path: &str) -> BTreeSet<String> {
    let in_name = |c: &char| c.is_ascii_alphanumeric() || *c == '_';
    code.match_indices(path)
        .map(|(at, found)| code[at + found.len()..].chars().take_while(in_name).collect())
        .filter(|name: &String| !name.is_empty())
        .collect()
}

/// Holds the code of each row's part, below a folder of the source, against the row: paths that begin with `path`.
fn hold(table: &[(&str, &[&str])], folder: &str, path: &str) {
    for (nth, (part, allowed)) in table.iter().enumerate() {
        for name in *allowed {
            assert!(table[..nth].iter().any(|(before, _)| before == name), "{part} comes before {name}");
        }
        for (file, code) in code(&format!("{folder}{part}")) {
            let grouped = code.contains(&format!("{path}{{"));
            assert!(!grouped, "{}: write a `use` for each, so that this test sees them", file.display());
            for name in used(&code, path).iter().filter(|name| name != part) {
                assert!(allowed.contains(&name.as_str()), "{}: {part} must not use {name}", file.display());
            }
        }
    }
}

#[test]
fn every_part_uses_only_what_is_before_it() {
    hold(&TABLE, "", "crate::");
    for (part, _) in TABLE {
        for (path, code) in code(part) {
            assert!(!code.contains("use std::{"), "{}: write a `use` for each", path.display());
        }
    }
}

/// What is re-exported by the front door is named by its own room here, so that the test sees whose it is.
#[test]
fn every_room_of_the_sheets_uses_only_what_is_before_it() {
    hold(&ROOMS, "sheet/", "crate::sheet::");
    for (room, _) in ROOMS {
        for (path, code) in code(&format!("sheet/{room}")) {
            // From the top of a room `super` is the front door.
            let is_top = path.ends_with(format!("{room}.rs")) || path.ends_with(format!("{room}/mod.rs"));
            let leaves = is_top && code.lines().any(|line| line.starts_with("use super::"));
            let leaves = leaves || code.contains("super::super::");
            assert!(!leaves, "{}: begin with `crate::sheet::`", path.display());
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

/// The modules that a file of the source declares.
fn modules(file: &str) -> BTreeSet<String> {
    let text =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(file)).expect("a text");
    let declared = |line: &str| {
        let line = line.strip_prefix("pub ").unwrap_or(line);
        Some(line.strip_prefix("mod ")?.strip_suffix(';')?.to_owned())
    };
    text.lines().filter_map(declared).collect()
}

#[test]
fn the_tables_name_every_part_and_every_room() {
    let named = |table: &[(&str, &[&str])]| table.iter().map(|(part, _)| (*part).to_owned()).collect();
    let parts: BTreeSet<String> = modules("lib.rs").into_iter().filter(|part| part != "app").collect();
    assert_eq!(parts, named(&TABLE));
    let rooms: BTreeSet<String> = named(&ROOMS);
    assert_eq!(modules("sheet/mod.rs"), rooms);
}
