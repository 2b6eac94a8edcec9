//! The direction of flow: who may use whom, held against the `crate::` paths of the source.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Each part of the program and the parts that it may use.
const TABLE: [(&str, &[&str]); 24] = [
    ("units", &[]),
    ("bundle", &[]),
    ("executor", &[]),
    ("field", &[]),
    ("keyed", &["field", "units"]),
    ("game", &["keyed"]),
    ("search", &["executor", "game"]),
    ("diag", &["keyed"]),
    ("notation", &["diag", "game", "keyed"]),
    ("scene", &["keyed", "units"]),
    ("theme", &["keyed", "scene", "units"]),
    ("text", &["bundle", "diag", "keyed", "scene", "units"]),
    ("format", &["diag", "game", "keyed", "scene", "text", "theme"]),
    ("layout", &["keyed", "scene", "text", "theme", "units"]),
    ("explain", &["game", "keyed", "layout", "notation", "scene", "text", "theme", "units"]),
    ("product", &["explain", "game", "keyed", "layout", "scene", "search", "text", "theme", "units"]),
    (
        "imposition",
        &[
            "explain", "field", "game", "keyed", "product", "layout", "scene", "search", "text", "theme",
            "units",
        ],
    ),
    ("sheets", &["explain", "game", "imposition", "product", "layout", "scene", "text", "theme", "units"]),
    (
        "instructions",
        &["game", "imposition", "product", "layout", "scene", "sheets", "text", "theme", "units"],
    ),
    (
        "laser",
        &["field", "game", "imposition", "keyed", "product", "layout", "scene", "text", "theme", "units"],
    ),
    ("render", &["keyed", "scene", "units"]),
    (
        "request",
        &[
            "diag",
            "field",
            "game",
            "imposition",
            "keyed",
            "product",
            "laser",
            "notation",
            "scene",
            "text",
            "theme",
            "units",
        ],
    ),
    (
        "make",
        &[
            "bundle",
            "diag",
            "executor",
            "explain",
            "field",
            "game",
            "instructions",
            "imposition",
            "keyed",
            "product",
            "laser",
            "layout",
            "notation",
            "render",
            "request",
            "scene",
            "search",
            "sheets",
            "format",
            "text",
            "theme",
            "units",
        ],
    ),
    (
        "cli",
        &[
            "field",
            "game",
            "imposition",
            "keyed",
            "make",
            "notation",
            "request",
            "scene",
            "search",
            "search",
            "text",
            "theme",
            "units",
        ],
    ),
];

/// Standard modules that reach outside the program, and the only part that may use them.
const IMPURE: [&str; 6] = ["std::fs", "std::env", "std::time", "std::process", "std::net", "std::thread"];

/// Where threads may be started: one for its stack alone, which is waited for, so that nothing is done at once with anything
/// else.
const ROOMS: [(&str, &str); 1] = [("src/theme/svg/nesting.rs", "std::thread")];

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

#[test]
fn every_part_uses_only_what_is_before_it() {
    for (nth, (part, allowed)) in TABLE.iter().enumerate() {
        for name in *allowed {
            assert!(TABLE[..nth].iter().any(|(before, _)| before == name), "{part} comes before {name}");
        }
        for (file, code) in code(part) {
            let grouped = code.contains("crate::{");
            assert!(!grouped, "{}: write a `use` for each, so that this test sees them", file.display());
            for name in used(&code, "crate::").iter().filter(|name| name != part) {
                assert!(allowed.contains(&name.as_str()), "{}: {part} must not use {name}", file.display());
            }
        }
    }
    for (part, _) in TABLE {
        for (path, code) in code(part) {
            assert!(!code.contains("use std::{"), "{}: write a `use` for each", path.display());
        }
    }
}

#[test]
fn only_the_shell_touches_the_world() {
    for (part, _) in TABLE {
        for (path, code) in code(part) {
            for module in IMPURE {
                if ROOMS.iter().any(|(file, allowed)| path.ends_with(file) && module == *allowed) {
                    continue;
                }
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
fn the_table_names_every_part() {
    let named: BTreeSet<String> = TABLE.iter().map(|(part, _)| (*part).to_owned()).collect();
    let parts: BTreeSet<String> = modules("lib.rs").into_iter().filter(|part| part != "app").collect();
    assert_eq!(parts, named);
}
