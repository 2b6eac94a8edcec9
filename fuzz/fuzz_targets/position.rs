//! Any bytes as a position: the first chooses the game and whose turn it is, the second how many plays are made, the others
//! are the rows. A board on which plays can be listed and made, or faults that lie within the text; one in 32 is drawn.
//! Never a panic.
//!
//! `cargo +nightly fuzz run position fuzz/corpus/position`
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use tafl_print::diag::Sources;
use tafl_print::game::{Game, Position, Side, Variant};
use tafl_print::make::{self, Choice, Drawing, Format, Library, RELEASED, Request};
use tafl_print::format;
use tafl_print::text::Language;
use tafl_print_fuzz::{faults_hold, is_one_in, is_told};

const GAMES: [&str; 8] =
    ["brandubh", "tablut", "york", "copenhagen", "sea-battle", "berserk", "alea-evangelii", "walker-15"];

static VARIANTS: LazyLock<Vec<Variant>> = LazyLock::new(|| {
    let read = |game: &str| make::order(&Request::of(game), &Library::bundled()).expect("a bundled game").variant.as_ref().clone();
    GAMES.iter().map(|game| read(game)).collect()
});

fuzz_target!(|bytes: &[u8]| {
    let [choice, plays, rows @ ..] = bytes else { return };
    let Ok(text) = format::decode("rows.txt", rows) else { return };
    let nth = usize::from(choice / 2) % VARIANTS.len();
    let variant = &VARIANTS[nth];
    let to_move = if choice % 2 == 0 { Side::Attackers } else { Side::Defenders };
    let mut sources = Sources::new();
    sources.add("rows.txt", text);
    let board = match format::position("rows.txt", text, variant.setup.board.size()) {
        Ok(board) => board,
        Err(faults) => return faults_hold(&faults, &sources),
    };
    let mut game = Game::study(Position::new(board, to_move), variant.ruleset.clone());
    for turn in 0..usize::from(*plays) % 24 {
        let legal = game.legal_plays();
        let Some(&play) = legal.get(turn * 31 % legal.len().max(1)) else { break };
        game.play(play).expect("a listed play is legal");
    }
    if is_one_in(32, bytes) {
        let drawing = Drawing {
            choice: Choice { variant: GAMES[nth].to_owned(), options: Vec::new(), theme: None },
            position: Some("rows.txt".to_owned()),
            to_move: Some(to_move),
            plays: Vec::new(),
            format: Some(Format::Svg),
            width: 200,
            language: Language::ENGLISH.to_owned(),
            date: RELEASED,
        };
        if let Err(fault) = make::draw(&drawing, &Library::bundled().with("rows.txt", rows)) {
            is_told(&fault);
        }
    }
});
