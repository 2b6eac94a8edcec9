//! What somebody sees who waits at a terminal, with a clock in the test's hand.

use std::cell::Cell;
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::time::Duration;
use tafl_print::app::{Env, ErrorTerminal, run};

/// Runs the program in a folder; what comes to its two outputs.
fn seen(folder: &Path, words: &[&str], terminal: Option<ErrorTerminal<'_>>) -> (u8, String, String) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let status = run(&mut Env {
        args: std::iter::once("tafl-print").chain(words.iter().copied()).map(OsString::from).collect(),
        cwd: folder.to_owned(),
        source_date_epoch: None,
        input: &mut std::io::empty(),
        out: &mut out,
        color_out: false,
        err: &mut err,
        color_err: false,
        speaks: tafl_print::keyed::FaultSentences::default(),
        terminal,
    });
    let text = |bytes| String::from_utf8(bytes).expect("the program says text");
    (status, text(out), text(err))
}

/// The lines of a terminal after all this was written to it: a return goes back to its first column.
fn screen(written: &str) -> Vec<String> {
    let mut lines = vec![Vec::new()];
    let mut column = 0;
    for c in written.chars() {
        let line = lines.last_mut().expect("a line");
        match c {
            '\n' => lines.push(Vec::new()),
            '\r' => {}
            c if column < line.len() => line[column] = c,
            c => line.push(c),
        }
        column = if matches!(c, '\n' | '\r') { 0 } else { column + 1 };
    }
    lines.into_iter().map(|line| line.into_iter().collect::<String>().trim_end().to_owned()).collect()
}

/// A clock that goes on by a quarter of a second each time that it is looked at.
fn ticking(now: &Cell<u64>) -> Duration {
    now.set(now.get() + 250);
    Duration::from_millis(now.get())
}

const WORDS: [&str; 8] = ["--variant", "brandubh", "--variant", "ard-ri", "--parts", "board", "-o", "kits/"];

fn pictures() -> Vec<&'static str> {
    [&WORDS[..], &["--format", "png,pdf", "--dpi", "30"]].concat()
}

#[test]
fn what_lasts_is_told_and_taken_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let now = Cell::new(1000);
    let clock = || ticking(&now);
    let terminal = ErrorTerminal { columns: 60, clock: &clock };
    let (status, out, err) = seen(folder.path(), &pictures(), Some(terminal));
    assert_eq!(status, 0, "{err}");
    assert!(err.starts_with("\rmaking kit 1 of 2: brandubh-a4"), "{err:?}");
    assert!(err.contains("\rmaking kit 2 of 2, page 1 of ") && err.contains(": ard-ri-a4"), "{err:?}");
    assert_eq!(screen(&err), [""], "nothing is left of it");
    assert!(err.split('\r').all(|drawn| drawn.chars().count() < 60), "{err:?}");
    // The same files as where nobody looks on.
    let alone = tempfile::tempdir().expect("a folder");
    assert_eq!(seen(alone.path(), &pictures(), None), (0, out.clone(), String::new()));
    for path in out.lines() {
        let read = |folder: &Path| fs::read(folder.join(path)).expect("a file");
        assert!(read(folder.path()) == read(alone.path()), "{path}");
    }
}

#[test]
fn a_fault_stands_where_the_line_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let late = || Duration::from_secs(9);
    let terminal = Some(ErrorTerminal { columns: 80, clock: &late });
    let words = [&WORDS[..], &["--cut", "whole", "--cell", "60mm"]].concat();
    let (status, out, err) = seen(folder.path(), &words, terminal);
    assert_eq!((status, out.as_str()), (2, ""), "{err}");
    // Two are made at once, and either may begin first.
    assert!(err.starts_with("\rmaking kit "), "{err:?}");
    assert!(screen(&err)[0].starts_with("error: "), "{err:?}");
    let (_, _, without) = seen(folder.path(), &words, None);
    assert_eq!(screen(&err), screen(&without));
}

#[test]
fn nothing_is_told_to_who_asked_for_quiet_or_does_not_wait() {
    let folder = tempfile::tempdir().expect("a folder");
    let late = || Duration::from_secs(9);
    let early = || Duration::from_millis(999);
    let at = |columns, clock| Some(ErrorTerminal { columns, clock });
    let quiet = [&WORDS[..], &["-q"]].concat();
    for (words, terminal) in [
        (&WORDS[..], at(80, &early as &dyn Fn() -> Duration)),
        (&quiet, at(80, &late)),
        (&WORDS, None),
        // There is no room for it.
        (&WORDS, at(12, &late)),
    ] {
        let columns = terminal.map(|terminal| terminal.columns);
        let (status, _, err) = seen(folder.path(), words, terminal);
        assert_eq!((status, err.as_str()), (0, ""), "{words:?} on {columns:?} columns");
    }
}

/// A file may be called anything; nothing of it steers the terminal, and no line is wider than that.
#[test]
fn a_name_can_t_steer_the_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let late = || Duration::from_secs(9);
    let name = format!("\u{1b}[31m\u{202e}{}.pdf", "long".repeat(30));
    let words = ["plan", "--variant", "brandubh", "--parts", "board", "-o", &name];
    let (status, out, err) = seen(folder.path(), &words, Some(ErrorTerminal { columns: 40, clock: &late }));
    assert!(status == 0 && out.contains("Brandubh"), "{err}");
    let drawn = err.split('\r').nth(1).expect("a line");
    assert!(drawn.starts_with("planning ?[31m?longlong") && drawn.ends_with("..."), "{drawn:?}");
    assert_eq!(drawn.chars().count(), 39);
    assert_eq!(screen(&err), [""]);
}
