//! How long a whole kit takes: `cargo bench --bench kit`. Behind the times stand ratios of things measured in the same run,
//! which mean the same on every machine. What they may be is in `docs/book/limits.md`, and `benches/limits` measures it.

mod ratio;

use std::ffi::OsString;
use std::path::Path;
use tafl_print::app::{Env, run};

fn main() {
    divan::main();
    let folder = tempfile::tempdir().expect("a folder");
    let once = |order: &'static str, kits: usize| {
        let folder = folder.path();
        move || {
            told(folder, order);
            kits
        }
    };
    let york = once("--variant york --paper a4 -o kits/", 1);
    let letter = once("--variant york --paper letter -o kits/", 1);
    let plan = once("plan --variant york --paper a4", 1);
    let diagram = once("diagram --variant york --play a8-c8 -o kits/york.svg", 1);
    let sets = once("--variant york --sets 10 -o kits/", 1);
    let preview = once("--variant york --preview -o kits/", 1);
    let four = once("--variant york --variant copenhagen --variant fetlar --variant tawlbwrdd -o kits/", 4);
    ratio::print(
        "a kit of York on A4, and what else is made of it",
        &[
            ("the kit", &york),
            ("on Letter", &letter),
            ("its plan", &plan),
            ("a diagram", &diagram),
            ("ten sets", &sets),
            ("with a preview", &preview),
            ("a kit of four games in one call", &four),
        ],
    );
}

/// Runs a command line in a folder.
fn told(folder: &Path, order: &str) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut env = Env {
        args: std::iter::once("tafl-print").chain(order.split(' ')).map(OsString::from).collect(),
        cwd: folder.to_owned(),
        source_date_epoch: None,
        input: &mut std::io::empty(),
        out: &mut out,
        color_out: false,
        err: &mut err,
        color_err: false,
        speaks: tafl_print::keyed::FaultSentences::default(),
        terminal: None,
    };
    assert_eq!(run(&mut env), 0, "{}", String::from_utf8_lossy(&err));
}

/// From the command line to the PDF on the disk, bundled files, fonts and fitting of the leaflet included.
#[divan::bench(args = ["a4", "letter"], sample_count = 20)]
fn york(bencher: divan::Bencher<'_, '_>, paper: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    bencher.bench_local(|| told(folder.path(), &format!("--variant york --paper {paper}")));
}
