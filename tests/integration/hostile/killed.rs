//! A run that is killed: what was there before is there still, or what was to be written is, whole.

use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

/// What the system ends a program with that writes more than it may.
const SIGXFSZ: i32 = 25;
const SIGKILL: i32 = 9;

/// Another kit than the one that is then written over it.
fn first(folder: &Path) -> Vec<u8> {
    let run = command(folder, &["--variant", "brandubh", "--parts", "board", "-o", "kit.pdf"]).status();
    assert!(run.expect("it starts").success());
    fs::read(folder.join("kit.pdf")).expect("a kit")
}

fn command(folder: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tafl-print"));
    command.current_dir(folder).args(words).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

/// The kit that is written over it.
fn second() -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a folder");
    assert!(command(folder.path(), SECOND).status().expect("it starts").success());
    fs::read(folder.path().join("kit.pdf")).expect("a kit")
}

/// Of more than a hundred blocks, and quickly made.
const SECOND: &[&str] = &["--variant", "brandubh", "--parts", "board,pieces", "-o", "kit.pdf"];

/// The system kills the run when its file is so many kilobytes long: at a hundred places of a file, from the first to the last.
#[test]
fn a_run_killed_while_it_writes_leaves_what_was_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let old = first(folder.path());
    let new = second();
    // In blocks of 512 bytes.
    let blocks = new.len() / 512;
    assert!(blocks > 100, "{blocks} places");
    let mut killed = 0;
    for nth in 0..100 {
        let limit = format!("ulimit -c 0; ulimit -f {} && exec \"$0\" \"$@\"", blocks * nth / 100);
        let mut shell = Command::new("sh");
        shell.args(["-c", &limit, env!("CARGO_BIN_EXE_tafl-print")]).args(SECOND);
        let status = shell.current_dir(folder.path()).stdout(Stdio::null()).stderr(Stdio::null()).status();
        killed += usize::from(status.expect("it starts").signal() == Some(SIGXFSZ));
        assert!(fs::read(folder.path().join("kit.pdf")).expect("a kit") == old, "block {nth}");
    }
    assert_eq!(killed, 100);
    assert!(command(folder.path(), SECOND).status().expect("it starts").success());
    assert!(fs::read(folder.path().join("kit.pdf")).expect("a kit") == new);
}

/// Killed from outside, at whatever it is doing: two or three milliseconds later each time.
#[test]
fn a_run_killed_at_any_time_leaves_one_whole_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let old = first(folder.path());
    let new = second();
    let (mut killed, mut done) = (0, 0);
    for nth in 0..60 {
        let mut run = command(folder.path(), SECOND).spawn().expect("it starts");
        sleep(Duration::from_millis(nth * 5 / 2));
        // It may have ended by itself.
        let _ = run.kill();
        let status = run.wait().expect("it ends");
        let there = fs::read(folder.path().join("kit.pdf")).expect("a kit");
        assert!(there == old || there == new, "run {nth}");
        if status.signal() == Some(SIGKILL) {
            killed += 1;
        } else {
            done += 1;
        }
        if there != old {
            fs::write(folder.path().join("kit.pdf"), &old).expect("a kit");
        }
    }
    assert_eq!(killed + done, 60);
    assert!(killed > 0);
}
