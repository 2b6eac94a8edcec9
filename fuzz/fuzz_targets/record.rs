//! Any bytes as a rules record of OpenTafl: a game that is written and read again as it was, and a variant's file that is
//! sound, or faults that lie within the text. Never a panic.
//!
//! `cargo +nightly fuzz run record fuzz/corpus/record -- -dict=fuzz/dictionaries/record.dict`
#![no_main]

use libfuzzer_sys::fuzz_target;
use tafl_print::{format, make, notation};
use tafl_print_fuzz::is_told;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = format::decode("record.txt", bytes) else { return };
    match notation::read(text) {
        Ok((game, _)) => {
            let (written, _) = notation::write(&game);
            let (again, _) = notation::read(&written).unwrap_or_else(|faults| panic!("{written}: {faults:?}"));
            assert_eq!(again.board, game.board, "{written}");
        }
        Err(faults) => {
            assert!(!faults.is_empty());
            for fault in faults {
                assert!(fault.at.is_none_or(|at| text.get(at).is_some()));
            }
        }
    }
    match make::import("record.txt", bytes) {
        Ok(written) => assert!(format::variant("imported.toml", &written.text).is_ok(), "{}", written.text),
        Err(refused) => is_told(&refused.fault),
    }
});
