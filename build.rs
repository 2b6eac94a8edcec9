//! Packs what the program carries inside: everything under `templates` and `fonts`. `src/bundle.rs` has the other half. And asks
//! the linker for a smaller program.
//!
//! What a kit reads together is packed together, in a block: the texts of a folder in one language, the small drawings of a
//! theme. A large drawing is a block by itself, for a kit reads few of them. Fonts, which hardly become smaller and are read
//! whole by every kit, are carried as they are. The same files give the same bytes on every machine.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fmt::Write as _;
use std::num::NonZeroU64;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

/// The folders that are carried.
const FOLDERS: [&str; 2] = ["fonts", "templates"];
/// How the names of files end that are carried as they are.
const PLAIN: [&str; 2] = [".otf", ".ttf"];
/// How the names of drawings end, and how many bytes a large one has at least.
const LARGE: (&str, usize) = (".svg", 4096);
/// What is not carried: what translators have beside the sentences of a language, and no set asks for; and the sentences of
/// faults that the library has in any case.
const LEFT_OUT: [&str; 2] = ["/english.txt", "/en/faults.ftl"];
/// What makes a smaller program, where the linker knows it: functions that are alike are one, and the table of addresses is
/// packed.
const LINKED: [&str; 2] = ["-Wl,--icf=all", "-Wl,-z,pack-relative-relocs"];

fn main() -> io::Result<()> {
    if env::var_os("CARGO_FEATURE_BUNDLE").is_none() {
        return Ok(());
    }
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the package is"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    link(&out)?;
    let (mut blocks, mut files) = (BTreeMap::<String, Vec<u8>>::new(), Vec::new());
    for folder in FOLDERS {
        println!("cargo::rerun-if-changed={folder}");
        for name in names(&root, folder)? {
            if LEFT_OUT.iter().any(|end| name.ends_with(end)) {
                continue;
            }
            let contents = fs::read(root.join(&name))?;
            let block = block(&name, contents.len());
            let together = blocks.entry(block.clone()).or_default();
            files.push((name, block, together.len(), together.len() + contents.len()));
            together.extend(contents);
        }
    }
    let (mut store, mut packed_at, mut carried) = (Vec::new(), String::new(), String::new());
    for (name, contents) in &blocks {
        let start = store.len();
        let is_plain = PLAIN.iter().any(|end| name.ends_with(end));
        store.extend(if is_plain { contents.clone() } else { packed(contents)? });
        let (kind, end) = (if is_plain { "plain" } else { "packed" }, store.len());
        writeln!(packed_at, "PackedBlock::{kind}({start}, {end}, {}),", contents.len()).expect("a string");
    }
    for (name, block, start, end) in &files {
        let nth = blocks.range::<String, _>(..block).count();
        writeln!(carried, "CarriedFile {{ name: {name:?}, block: {nth}, start: {start}, end: {end} }},")
            .expect("a string");
    }
    fs::write(out.join("bundle.bin"), store)?;
    fs::write(
        out.join("bundle.rs"),
        format!(
            "#[allow(clippy::unreadable_literal, reason = \"written by build.rs and read by no one\")]\n\
             static BLOCKS: [PackedBlock; {}] = [\n{packed_at}];\n\
             /// By their names, sorted.\n\
             #[allow(clippy::unreadable_literal, reason = \"written by build.rs and read by no one\")]\n\
             static FILES: [CarriedFile; {}] = [\n{carried}];\n",
            blocks.len(),
            files.len()
        ),
    )
}

/// The name of the block that a file of so many bytes is in: its own, or one of its folder.
fn block(name: &str, length: usize) -> String {
    let (folder, file) = name.rsplit_once('/').unwrap_or_default();
    if PLAIN.iter().any(|end| name.ends_with(end)) || name.ends_with(LARGE.0) && length >= LARGE.1 {
        return name.to_owned();
    }
    if name.ends_with(LARGE.0) {
        return format!("{folder}{}", LARGE.0);
    }
    // A game's file and a theme's words name the language, if it isn't English.
    let inside = folder.split('/').nth(1).unwrap_or_default();
    let language = match file.split('.').collect::<Vec<_>>()[..] {
        [_, tag, _] if inside == "variants" => tag,
        [tag, "ftl"] if inside == "themes" && tag != "en" => tag,
        _ => "",
    };
    format!("{folder}/{language}")
}

/// Asks for what makes a smaller program, if a program that is linked so can be started on this machine.
fn link(out: &Path) -> io::Result<()> {
    let linux = env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "linux");
    if !linux || env::var_os("HOST") != env::var_os("TARGET") {
        return Ok(());
    }
    let (source, program) = (out.join("linked.rs"), out.join("linked"));
    fs::write(&source, "fn main() {}")?;
    let own = env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default();
    let linker = env::var("RUSTC_LINKER").map(|linker| format!("-Clinker={linker}"));
    for flag in LINKED {
        let mut rustc = Command::new(env::var_os("RUSTC").as_deref().unwrap_or(OsStr::new("rustc")));
        rustc.args(own.split('\x1f').filter(|own| !own.is_empty())).args(&linker);
        rustc.arg(format!("-Clink-arg={flag}")).arg(&source).arg("-o").arg(&program);
        let is_linked = rustc.output().is_ok_and(|told| told.status.success() && told.stderr.is_empty());
        if is_linked && Command::new(&program).status().is_ok_and(|status| status.success()) {
            println!("cargo::rustc-link-arg-bins={flag}");
        }
    }
    Ok(())
}

/// The names of all files below a folder, sorted, with the slashes of the web.
fn names(root: &Path, folder: &str) -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(root.join(folder))? {
        let entry = entry?;
        let name = entry.file_name().into_string().expect("files of the project have names in ASCII");
        let name = format!("{folder}/{name}");
        if entry.file_type()?.is_dir() {
            found.extend(names(root, &name)?);
        } else {
            found.push(name);
        }
    }
    found.sort();
    Ok(found)
}

/// Rounds of packing: each finds a little more, the first nearly all.
const ROUNDS: NonZeroU64 = NonZeroU64::new(5).unwrap();

/// Packs contents by deflate.
fn packed(contents: &[u8]) -> io::Result<Vec<u8>> {
    let options = zopfli::Options { iteration_count: ROUNDS, maximum_block_splits: 0, ..Default::default() };
    let mut packed = Vec::new();
    zopfli::compress(options, zopfli::Format::Deflate, contents, &mut packed)?;
    Ok(packed)
}
