//! The york kit as the program writes it, opened again and measured.

mod leaflet;
mod measures;
mod reading_order;
mod same_bytes;
mod scheme;
pub(crate) mod shapes;
mod told;

use crate::reading::Pdf;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::{Mutex, MutexGuard, OnceLock};

/// Runs the program in a folder.
pub(crate) fn tafl_print(folder: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tafl-print")).current_dir(folder).args(args).output().expect("it starts")
}

/// The york kit on a paper, one-sided: written once for all tests.
pub(crate) fn york(paper: &str) -> &'static [u8] {
    static A4: OnceLock<Vec<u8>> = OnceLock::new();
    static LETTER: OnceLock<Vec<u8>> = OnceLock::new();
    let kit = if paper == "a4" { &A4 } else { &LETTER };
    kit.get_or_init(|| written(&["--variant", "york", "--paper", paper]))
}

/// Writes a kit into a folder of its own and reads it.
pub(crate) fn written(args: &[&str]) -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a folder");
    let target: PathBuf = folder.path().join("kit.pdf");
    let mut all = args.to_vec();
    let name = target.to_str().expect("a name");
    all.extend(["-o", name]);
    let output = tafl_print(folder.path(), &all);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    std::fs::read(&target).expect("a kit")
}

/// The kit, opened by both readers.
pub(crate) fn open(bytes: &[u8]) -> Pdf {
    Pdf::open(bytes)
}

/// Big rasters one at a time: two of 25 million dots on each of many threads would not fit every machine.
pub(crate) fn one_at_a_time() -> MutexGuard<'static, ()> {
    static TURN: Mutex<()> = Mutex::new(());
    TURN.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
