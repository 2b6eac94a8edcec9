//! Any bytes as a variant's file: a variant that starts a game, or faults that all lie within the text. Never a panic.
//!
//! `cargo +nightly fuzz run variant fuzz/corpus/variant templates/variants`
#![no_main]

use libfuzzer_sys::fuzz_target;
use tafl_print::diag::{Sources, render};
use tafl_print::game::Game;
use tafl_print::spec;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = spec::decode("my.toml", bytes) else { return };
    match spec::variant("my.toml", text) {
        Ok((variant, _)) => {
            let game = Game::start(&variant.setup, &variant.ruleset).expect("what is read is sound");
            assert!(game.outcome().is_none() && !game.legal_plays().is_empty());
        }
        Err(faults) => {
            assert!(!faults.is_empty());
            let mut sources = Sources::new();
            sources.add("my.toml", text);
            for fault in &faults {
                let span = fault.span.clone().expect("a place");
                assert!(text.get(span).is_some(), "{fault:?}");
            }
            let _ = render(&faults, &sources, false);
        }
    }
});
