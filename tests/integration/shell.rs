//! The program run within a test, with its surroundings in the test's hand.

use std::ffi::OsString;
use std::path::Path;

use tafl_print::app::{Env, run};

/// What a run has said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Said {
    pub(crate) status: u8,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs the program in a folder with these words: its exit status, and all that it says.
pub(crate) fn run_in(folder: &Path, words: &[&str]) -> (u8, String) {
    let said = tafl_print(folder, words, "");
    (said.status, said.out + &said.err)
}

/// Runs the program in a folder with these words after its name, and `input` as its standard input.
pub(crate) fn tafl_print(folder: &Path, words: &[&str], input: &str) -> Said {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let status = run(&mut Env {
        args: std::iter::once("tafl-print").chain(words.iter().copied()).map(OsString::from).collect(),
        cwd: folder.to_owned(),
        source_date_epoch: None,
        input: &mut input.as_bytes(),
        out: &mut out,
        color_out: false,
        err: &mut err,
        color_err: false,
        speaks: tafl_print::keyed::FaultSentences::default(),
        terminal: None,
    });
    let text = |bytes| String::from_utf8(bytes).expect("the program says text");
    Said { status, out: text(out), err: text(err) }
}
