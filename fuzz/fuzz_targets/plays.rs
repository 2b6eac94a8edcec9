//! A bundled game played by bytes: the first chooses the variant, the others the plays, legal or not. What is listed is
//! legal and nothing else, captured pieces are gone and belong to the other side, an ended game has no plays.
//!
//! `cargo +nightly fuzz run plays`
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use tafl_print::game::{Game, Piece, Play, Square, Variant};
use tafl_print::format;

static VARIANTS: LazyLock<Vec<Variant>> = LazyLock::new(|| {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../templates/variants");
    let mut files: Vec<_> = std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path()).collect();
    files.sort();
    let read = |file: std::path::PathBuf| {
        let text = std::fs::read_to_string(&file).expect("a text");
        format::variant("bundled.toml", &text).ok()
    };
    // Those that extend another need that one beside them, and play by the same code.
    files.into_iter().filter_map(read).map(|(variant, _)| variant).collect()
});

fuzz_target!(|bytes: &[u8]| {
    let Some((&choice, moves)) = bytes.split_first() else { return };
    let variant = &VARIANTS[usize::from(choice) % VARIANTS.len()];
    let mut game = Game::start(&variant.setup, &variant.ruleset).expect("bundled variants are sound");
    for pair in moves.chunks_exact(2).take(200) {
        let plays = game.legal_plays();
        assert_eq!(plays.is_empty(), game.outcome().is_some());
        // A large byte tries any squares, a small one takes a listed play.
        let play = if pair[0] >= 200 || plays.is_empty() {
            let square = |byte: u8| Square::new(byte % 27, byte / 27);
            Play { from: square(pair[0]), to: square(pair[1]) }
        } else {
            plays[(usize::from(pair[0]) * 256 + usize::from(pair[1])) % plays.len()]
        };
        let before = game.board().clone();
        let mover = before.get(play.from).map(Piece::side);
        match game.play(play) {
            Err(_) => assert!(plays.binary_search(&play).is_err(), "{play}"),
            Ok(turn) => {
                assert!(plays.binary_search(&play).is_ok(), "{play}");
                for &square in &turn.captures {
                    assert_ne!(before.get(square).map(Piece::side), mover);
                    assert_eq!(game.board().get(square), None);
                }
                let gone = before.pieces().count() - game.board().pieces().count();
                assert_eq!(gone, turn.captures.len());
            }
        }
    }
});
