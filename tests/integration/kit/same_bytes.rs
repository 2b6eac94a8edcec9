//! The same input gives the same bytes: on every run, from any folder, in any time zone and locale.

use super::york;
use std::process::Command;

#[test]
fn folder_time_zone_and_locale_make_no_difference() {
    let folder = tempfile::tempdir().expect("a folder");
    let target = folder.path().join("elsewhere.pdf");
    let output = Command::new(env!("CARGO_BIN_EXE_tafl-print"))
        .current_dir(folder.path())
        .args(["--variant", "york", "--paper", "a4", "-o"])
        .arg(&target)
        .env("TZ", "Pacific/Kiritimati")
        .env("LC_ALL", "tr_TR.UTF-8")
        .env("LANG", "tr_TR.UTF-8")
        .env("HOME", folder.path())
        .output()
        .expect("it starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(std::fs::read(&target).expect("a kit") == york("a4"), "other bytes");
}
