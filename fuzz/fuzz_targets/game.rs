//! Any bytes as the record of a game, in our notation or in OpenTafl's: a game that is written and read again as it was, or
//! faults that lie within the text. Never a panic.
//!
//! `cargo +nightly fuzz run game fuzz/corpus/game -- -dict=fuzz/dictionaries/game.dict`
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use tafl_print::game::Variant;
use tafl_print::notation::{play_game, read_game, write_game};
use tafl_print::format;

static BRANDUBH: LazyLock<Variant> = LazyLock::new(|| {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../templates/variants/brandubh-7.toml");
    let text = std::fs::read_to_string(file).expect("a text");
    format::variant("bundled.toml", &text).expect("a variant").0
});

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = format::decode("game.txt", bytes) else { return };
    let (board, rules) = (&BRANDUBH.setup.board, &BRANDUBH.ruleset);
    let found = read_game(text).and_then(|(record, _)| Ok((play_game(&record, board, rules)?, record)));
    match found {
        Ok((game, record)) => {
            let written = write_game(&record.headings, &game);
            let (again, _) = read_game(&written).unwrap_or_else(|faults| panic!("{written}: {faults:?}"));
            let again = play_game(&again, board, rules).unwrap_or_else(|faults| panic!("{written}: {faults:?}"));
            assert_eq!(again.positions, game.positions, "{written}");
        }
        Err(faults) => {
            assert!(!faults.is_empty());
            for fault in faults {
                assert!(fault.at.is_none_or(|at| text.get(at).is_some()));
            }
        }
    }
});
