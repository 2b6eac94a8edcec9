//! How long a whole kit takes: `cargo bench`.

use std::ffi::OsString;
use tafl_print::app::{Env, run};

fn main() {
    divan::main();
}

/// From the command line to the PDF on the disk, bundled files, fonts and fitting of the leaflet included.
#[divan::bench(args = ["a4", "letter"], sample_count = 20)]
fn york(bencher: divan::Bencher<'_, '_>, paper: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    bencher.bench_local(|| {
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let mut env = Env {
            args: ["tafl-print", "--variant", "york", "--paper", paper].map(OsString::from).to_vec(),
            cwd: folder.path().to_owned(),
            source_date_epoch: None,
            input: &mut std::io::empty(),
            out: &mut out,
            color_out: false,
            err: &mut err,
            color_err: false,
        };
        assert_eq!(run(&mut env), 0, "{}", String::from_utf8_lossy(&err));
    });
}
