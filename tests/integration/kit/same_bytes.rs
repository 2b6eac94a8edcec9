//! The same input gives the same bytes: on every run, from any folder, in any time zone and locale.

use super::{open, york};
use std::process::Command;
use std::time::Duration;

#[test]
fn folder_time_zone_and_locale_make_no_difference() {
    let first = york("a4");
    // A file that knew the second at which it was made would now be another.
    std::thread::sleep(Duration::from_millis(1100));
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
    assert!(std::fs::read(&target).expect("a kit") == first, "other bytes");
}

/// The only date in the file is the one that is asked for.
#[test]
fn the_date_is_the_one_that_is_given() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = Command::new(env!("CARGO_BIN_EXE_tafl-print"))
        .current_dir(folder.path())
        .args(["--variant", "york", "-o", "kit.pdf"])
        // `date -u -d @951868800` is 1 March 2000.
        .env("SOURCE_DATE_EPOCH", "951868800")
        .output()
        .expect("it starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let kit = open(&std::fs::read(folder.path().join("kit.pdf")).expect("a kit"));
    let date = kit.info("CreationDate").unwrap_or_default();
    assert!(date.starts_with("D:20000301000000"), "{date}");
    assert!(kit.xmp().contains("2000-03-01T00:00:00"), "{}", kit.xmp());
}
