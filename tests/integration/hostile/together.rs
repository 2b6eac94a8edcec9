//! Two runs that write into the same folder at the same time.

use std::collections::BTreeSet;
use std::fs;
use std::process::{Command, Stdio};

#[test]
fn two_runs_into_one_folder_leave_whole_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = |paper: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tafl-print"));
        command.current_dir(folder.path()).stdout(Stdio::null()).stderr(Stdio::piped());
        // The same name for two different kits.
        let words =
            ["--variant", "brandubh", "--parts", "board", "--paper", paper, "-o", "deep/kits/kit.pdf"];
        command.args(words).spawn().expect("it starts")
    };
    let target = folder.path().join("deep/kits/kit.pdf");
    let alone: BTreeSet<Vec<u8>> = ["a4", "letter"]
        .map(|paper| {
            assert!(run(paper).wait().expect("it ends").success());
            fs::read(&target).expect("a kit")
        })
        .into();
    assert_eq!(alone.len(), 2);
    for turn in 0..20 {
        // Every other time the folders are there already.
        if turn % 2 == 0 {
            fs::remove_dir_all(folder.path().join("deep")).expect("a folder");
        }
        let runs = ["a4", "letter", "a4", "letter"].map(run);
        for run in runs {
            let output = run.wait_with_output().expect("it ends");
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        }
        assert!(alone.contains(&fs::read(&target).expect("a kit")), "turn {turn}");
        let names: Vec<_> = fs::read_dir(target.parent().expect("a folder")).expect("a folder").collect();
        assert_eq!(names.len(), 1, "{names:?}");
    }
}
