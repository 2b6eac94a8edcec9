//! Dates: those that a clock may show, and those that none does. The clock itself is never asked (`clippy.toml` forbids it), so a
//! machine whose clock stands at 1970 or has run past 2038 makes the same files.

use crate::reading::Pdf;
use tafl_print::imposition::{Component, Settings};
use tafl_print::make::{Format, Library, Request, Writing, make};

/// The files of a small kit with a date in them.
fn dated(date: i64) -> Result<Vec<u8>, String> {
    let settings = Settings { parts: [Component::Pieces].into(), ..Settings::default() };
    let writing = Writing { formats: vec![Format::Pdf], ..Writing::default() };
    let made = make(&Request { date, settings, writing, ..Request::of("brandubh") }, &Library::bundled());
    made.map(|made| made.files[0].bytes.clone()).map_err(|refused| refused.to_string())
}

#[test]
fn every_second_of_four_digit_years_can_be_written() {
    // Counted by `date -u -d @...`.
    for (seconds, written) in [
        (0, "D:19700101000000"),
        (951_782_400, "D:20000229000000"),
        (2_147_483_647, "D:20380119031407"),
        (2_147_483_648, "D:20380119031408"),
        (4_294_967_296, "D:21060207062816"),
        (253_402_300_799, "D:99991231235959"),
    ] {
        let kit = dated(seconds).expect("a kit");
        let date = Pdf::open(&kit).info("CreationDate").unwrap_or_default();
        assert!(date.starts_with(written), "{seconds}: {date}");
    }
}

#[test]
fn other_dates_are_refused() {
    for seconds in [-1, i64::MIN, 253_402_300_800, i64::MAX] {
        let why = dated(seconds).expect_err("no kit");
        assert!(why.contains(&seconds.to_string()) && why.contains("1970"), "{why}");
    }
}
