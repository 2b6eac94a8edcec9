//! Packs what the program carries inside: everything under `templates` and `fonts`. `src/bundle.rs` has the other half.
//!
//! Large drawings are packed, one by one, for a kit reads few of them, and so are texts in other languages than English. Small
//! drawings, games and English texts, and fonts, which hardly become smaller and are read whole by every kit, are carried as
//! they are. The same files give the same bytes on every machine.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The folders that are carried.
const FOLDERS: [&str; 2] = ["fonts", "templates"];
/// How the names of files end that are packed, and how many bytes they have at least: to unpack a small one takes more work
/// than it is worth.
const PACKED: (&str, usize) = (".svg", 4096);
/// What translators have beside the sentences of a language, and no set asks for.
const LEFT_OUT: &str = "/english.txt";

fn main() -> io::Result<()> {
    if env::var_os("CARGO_FEATURE_BUNDLE").is_none() {
        return Ok(());
    }
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the package is"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    let (mut store, mut table) = (Vec::new(), String::new());
    for folder in FOLDERS {
        println!("cargo::rerun-if-changed={folder}");
        for name in files(&root, folder)?.into_iter().filter(|name| !name.ends_with(LEFT_OUT)) {
            let contents = fs::read(root.join(&name))?;
            let start = store.len();
            let is_packed = name.ends_with(PACKED.0) && contents.len() >= PACKED.1 || is_translated(&name);
            if is_packed {
                store.extend(packed(&contents)?);
            } else {
                store.extend(&contents);
            }
            let length = if is_packed { contents.len() } else { 0 };
            let (kind, end) = (if is_packed { "packed" } else { "plain" }, store.len());
            writeln!(table, "CarriedFile::{kind}({name:?}, {start}, {end}, {length}),").expect("a string");
        }
    }
    let count = table.lines().count();
    fs::write(out.join("bundle.bin"), store)?;
    fs::write(
        out.join("bundle.rs"),
        format!(
            "/// By their names, sorted.\n\
             #[allow(clippy::unreadable_literal, reason = \"written by build.rs and read by no one\")]\n\
             static FILES: [CarriedFile; {count}] = [\n{table}];\n"
        ),
    )
}

/// Whether a file has texts in another language than English: they are read by few.
fn is_translated(name: &str) -> bool {
    let (folder, file) = name.rsplit_once('/').unwrap_or_default();
    match folder.split('/').collect::<Vec<_>>()[..] {
        ["templates", "text", tag] => tag != "en",
        ["templates", "themes", _] => {
            file.split_once('.').is_some_and(|(tag, ending)| ending == "ftl" && tag != "en")
        }
        ["templates", "variants"] => file.matches('.').count() > 1,
        _ => false,
    }
}

/// The names of all files below a folder, sorted, with the slashes of the web.
fn files(root: &Path, folder: &str) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(root.join(folder))? {
        let entry = entry?;
        let name = entry.file_name().into_string().expect("files of the project have names in ASCII");
        let name = format!("{folder}/{name}");
        if entry.file_type()?.is_dir() {
            names.extend(files(root, &name)?);
        } else {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}

fn packed(contents: &[u8]) -> io::Result<Vec<u8>> {
    let mut packer = flate2::write::DeflateEncoder::new(Vec::new(), flate2::Compression::best());
    packer.write_all(contents)?;
    packer.finish()
}
