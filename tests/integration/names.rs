//! Names are used once: no two types of the program have the same, so that whoever reads one knows which is meant.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The types that a file declares at its top, tests left out.
fn types(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).expect("a text");
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let declared = |line: &str| {
        let line = line.strip_prefix("pub").map_or(line, |rest| {
            rest.strip_prefix('(').and_then(|rest| rest.split_once(')')).map_or(rest, |(_, rest)| rest)
        });
        let line = line.trim_start();
        let rest =
            ["struct ", "enum ", "trait ", "type "].into_iter().find_map(|word| line.strip_prefix(word))?;
        Some(rest.chars().take_while(|c| c.is_alphanumeric()).collect::<String>())
    };
    code.lines().filter(|line| !line.starts_with(' ')).filter_map(declared).collect()
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let is_test = path.file_stem().is_some_and(|stem| stem == "tests");
        if path.is_dir() && !is_test {
            sources(&path, found);
        } else if !is_test && path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn no_two_types_have_one_name() {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    let mut places: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for file in files {
        for name in types(&file) {
            places.entry(name).or_default().push(file.clone());
        }
    }
    assert!(places.len() > 400, "only {} types were read", places.len());
    places.retain(|_, files| files.len() > 1);
    assert!(places.is_empty(), "{places:#?}");
}
