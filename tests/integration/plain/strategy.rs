//! Random rules and boards.

use std::ops::RangeInclusive;

use proptest::prelude::*;
use tafl_print::game::{Board, Camps, ExitFort, Piece, Ruleset, Square, Throne};

use crate::strategies::any_ruleset;

/// Rules for a board of one size, every value of every question but the exit fort, of which the plain rules know nothing.
fn rules(size: u8) -> impl Strategy<Value = Ruleset> {
    any_ruleset(size).prop_map(move |rules| {
        // No square is of two kinds: the setup's validation refuses it.
        let centre = Board::empty(size).centre().filter(|_| rules.throne != Throne::None);
        let plain = |at: &Square| Some(*at) != centre && !rules.is_corner(size, *at);
        let camps = match rules.camps.clone() {
            Camps::Marked { squares, enter, pass, hostile } => {
                let squares = squares.into_iter().filter(plain).collect();
                Camps::Marked { squares, enter, pass, hostile }
            }
            Camps::None => Camps::None,
        };
        Ruleset { camps, exit_fort: ExitFort::NoEffect, ..rules }
    })
}

/// A board of one size with one king; `crowd` of 10 other squares hold a man, one in eight of them an officer.
/// Often the king stands near the centre or on the edge, where the rules differ.
fn board(size: u8, crowd: u32) -> impl Strategy<Value = Board> {
    let cell = prop_oneof![
        10 - crowd => Just(None),
        crowd => prop_oneof![
            9 => Just(Piece::Attacker),
            5 => Just(Piece::Defender),
            1 => Just(Piece::Commander),
            1 => Just(Piece::Knight),
        ].prop_map(Some),
    ];
    let middle = size / 2;
    let king = prop_oneof![
        3 => (middle - 1..=middle + 1, middle - 1..=middle + 1),
        1 => (0..size, 0..size),
        1 => (0..size, Just(0)),
    ];
    let count = usize::from(size) * usize::from(size);
    (proptest::collection::vec(cell, count), king).prop_map(move |(cells, king)| {
        let mut board = Board::empty(size);
        let squares: Vec<Square> = board.squares().collect();
        for (square, cell) in squares.into_iter().zip(cells) {
            board.set(square, cell);
        }
        board.set(Square::new(king.0, king.1), Some(Piece::King));
        board
    })
}

/// A board and rules for it.
pub(super) fn board_and_rules(
    sizes: RangeInclusive<u8>,
    crowd: u32,
) -> impl Strategy<Value = (Board, Ruleset)> {
    sizes.prop_flat_map(move |size| (board(size, crowd), rules(size)))
}
