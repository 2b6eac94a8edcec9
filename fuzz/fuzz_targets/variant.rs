//! Any bytes as a variant's file: a variant that starts a game, or faults that all lie within the
//! text. One sound file in 8 is said in words, one in 64 is made into a board and cards. Never a panic.
//!
//! `cargo +nightly fuzz run variant fuzz/corpus/variant templates/variants`
#![no_main]

use libfuzzer_sys::fuzz_target;
use tafl_print::diag::Sources;
use tafl_print::game::Game;
use tafl_print::imposition::Component;
use tafl_print::make::{Choice, Format, Library, in_words};
use tafl_print::format;
use tafl_print::text::Language;
use tafl_print_fuzz::{faults_hold, is_one_in, is_told, makes};

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = format::decode("my.toml", bytes) else { return };
    let mut sources = Sources::new();
    sources.add("my.toml", text);
    let sound = match format::variant("my.toml", text) {
        Ok((variant, warnings)) => {
            let game = Game::start(&variant.setup, &variant.ruleset).expect("what is read is sound");
            assert!(game.outcome().is_none() && !game.legal_plays().is_empty());
            assert!(warnings.iter().all(|warning| warning.span.is_some()));
            true
        }
        Err(faults) => {
            faults_hold(&faults, &sources);
            // It may extend a bundled one, which is nowhere when a text is read alone.
            text.contains("extends")
        }
    };
    // That takes its time, so not of every one.
    if !sound || !is_one_in(8, bytes) {
        return;
    }
    let library = Library::bundled().with("my.toml", bytes);
    let choice = Choice { variant: "my.toml".to_owned(), options: Vec::new(), theme: None };
    match in_words(&choice, &library, Language::ENGLISH) {
        Ok(_) if is_one_in(64, bytes) => {
            makes("my.toml", None, &[Component::Board, Component::Cards], &[Format::Pdf], &library);
        }
        Ok(_) => {}
        Err(fault) => is_told(&fault),
    }
});
