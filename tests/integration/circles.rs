//! No two modules of a folder use each other, directly or by way of others: whoever reads one can stop at what is below.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Every folder of the source that holds modules, at whatever depth; of the whole, `layers` tells more than circles.
fn folders(folder: &Path) -> Vec<PathBuf> {
    let inside = sorted(folder).into_iter().filter(|path| path.is_dir() && !is_tests(path));
    inside.flat_map(|path| std::iter::once(path.clone()).chain(folders(&path))).collect()
}

/// Whether a file or folder holds unit tests alone.
fn is_tests(path: &Path) -> bool {
    path.file_stem().and_then(|stem| stem.to_str()).is_some_and(|stem| stem.starts_with("tests"))
}

/// The modules of a folder with all their code, that of modules inside them included. Tests are left out.
fn modules(folder: &Path) -> BTreeMap<String, Vec<(usize, String)>> {
    fn read(path: &Path, depth: usize, found: &mut Vec<(usize, String)>) {
        if path.is_dir() {
            for entry in sorted(path) {
                if !is_tests(&entry) {
                    read(&entry, if entry.ends_with("mod.rs") { depth } else { depth + 1 }, found);
                }
            }
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(path).expect("a text");
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
            found.push((depth, lines.collect::<Vec<_>>().join("\n")));
        }
    }
    let mut all: BTreeMap<String, Vec<(usize, String)>> = BTreeMap::new();
    for entry in sorted(folder) {
        let stem = entry.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().to_owned();
        if stem != "mod" && !is_tests(&entry) {
            read(&entry, 0, all.entry(stem).or_default());
        }
    }
    all
}

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

/// The paths that a `use` or a path in code names after a beginning such as `super::`, each as its parts; groups in braces
/// are taken apart.
fn paths(code: &str, beginning: &str) -> Vec<Vec<String>> {
    code.match_indices(beginning)
        .filter(|(at, _)| !code[..*at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':'))
        .flat_map(|(at, found)| tree(&code[at + found.len()..]).0)
        .collect()
}

/// The paths of a tree of names, and what follows it.
fn tree(text: &str) -> (Vec<Vec<String>>, &str) {
    let text = text.trim_start();
    if let Some(mut rest) = text.strip_prefix('{') {
        let mut all = Vec::new();
        loop {
            rest = rest.trim_start();
            if let Some(after) = rest.strip_prefix('}') {
                return (all, after);
            }
            if let Some(after) = rest.strip_prefix(',') {
                rest = after;
                continue;
            }
            let (found, after) = tree(rest);
            if after.len() == rest.len() {
                return (all, after);
            }
            all.extend(found);
            rest = after;
        }
    }
    let end = text.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(text.len());
    let (name, rest) = text.split_at(end);
    if let Some(after) = rest.strip_prefix("::") {
        let (found, after) = tree(after);
        let under = |path: Vec<String>| std::iter::once(name.to_owned()).chain(path).collect();
        return (found.into_iter().map(under).collect(), after);
    }
    (vec![vec![name.to_owned()]], rest)
}

/// Which modules of a folder each of them uses: by their names, or by what the folder's front re-exports of them.
fn uses(place: &Path) -> BTreeMap<String, BTreeSet<String>> {
    let modules = modules(place);
    // The front of a folder stands in it, or beside it by the same name.
    let front = [place.join("mod.rs"), place.with_extension("rs")];
    let front = front.iter().find_map(|front| fs::read_to_string(front).ok()).expect("a front");
    let named_in_src =
        place.strip_prefix(source()).expect("a folder of the source").to_str().expect("a name");
    let from_the_crate = format!("crate::{}::", named_in_src.replace('/', "::"));
    let mut whose: BTreeMap<String, String> = BTreeMap::new();
    for statement in front.split(';').filter_map(|statement| statement.split_once("use ")) {
        for path in tree(statement.1).0 {
            if let [module, .., name] = path.as_slice()
                && modules.contains_key(module)
            {
                whose.insert(name.clone(), module.clone());
            }
        }
    }
    let named = |path: &[String]| {
        let first = path.first()?;
        // A module may be named by itself, to call what is in it.
        let module = modules.get_key_value(first).map(|(module, _)| module);
        module.or_else(|| whose.get(first)).cloned()
    };
    let of = |(name, files): (&String, &Vec<(usize, String)>)| {
        let mut used = BTreeSet::new();
        for (depth, code) in files {
            let up = "super::".repeat(depth + 1);
            for path in [&up, &from_the_crate].into_iter().flat_map(|beginning| paths(code, beginning)) {
                used.extend(named(&path).filter(|other| other != name));
            }
        }
        (name.clone(), used)
    };
    modules.iter().map(of).collect()
}

/// A way from a module back to itself, if there is one.
fn circle(uses: &BTreeMap<String, BTreeSet<String>>) -> Option<Vec<String>> {
    fn walk(
        at: &str,
        uses: &BTreeMap<String, BTreeSet<String>>,
        way: &mut Vec<String>,
        done: &mut BTreeSet<String>,
    ) -> bool {
        if let Some(first) = way.iter().position(|other| other == at) {
            way.drain(..first);
            return true;
        }
        if !done.insert(at.to_owned()) {
            return false;
        }
        way.push(at.to_owned());
        if uses.get(at).is_some_and(|next| next.iter().any(|next| walk(next, uses, way, done))) {
            return true;
        }
        way.pop();
        false
    }
    let mut done = BTreeSet::new();
    uses.keys().find_map(|name| {
        let mut way = Vec::new();
        walk(name, uses, &mut way, &mut done).then_some(way)
    })
}

#[test]
fn no_modules_use_each_other_in_a_circle() {
    let folders = folders(&source());
    let (mut used, mut circles) = (0, Vec::new());
    for folder in &folders {
        let uses = uses(folder);
        used += uses.values().map(BTreeSet::len).sum::<usize>();
        let name = folder.strip_prefix(source()).expect("a folder of the source").to_str().expect("a name");
        circles.extend(circle(&uses).map(|way| (name.to_owned(), way.join(" -> "))));
    }
    assert!(used > folders.len(), "hardly anything was read: {used} uses in {} folders", folders.len());
    assert!(circles.is_empty(), "{circles:?}");
}

#[test]
fn a_circle_is_found() {
    let uses = |all: &[(&str, &[&str])]| -> BTreeMap<String, BTreeSet<String>> {
        let set = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        all.iter().map(|(name, used)| ((*name).to_owned(), set(used))).collect()
    };
    assert_eq!(circle(&uses(&[("a", &["b", "c"]), ("b", &["c"]), ("c", &[])])), None);
    let round = circle(&uses(&[("a", &["b"]), ("b", &["c"]), ("c", &["d", "b"]), ("d", &[])]));
    assert_eq!(round.expect("a circle"), ["b", "c"]);
    let found = paths("use super::{a::B, c::{self, D}, E};\nlet x = super::f::g();", "super::");
    let flat: Vec<String> = found.iter().map(|path| path.join("::")).collect();
    assert_eq!(flat, ["a::B", "c::self", "c::D", "E", "f::g"]);
}
