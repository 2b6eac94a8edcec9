//! Advice that names squares, tried out by the engine.

use std::collections::BTreeSet;

use crate::library;
use tafl_print::game::{Board, Piece, Position, Side, Square, Variant};

/// The squares that a text names in a row of three, such as “on a9, b10 and c11”.
fn three_squares(text: &str) -> Option<Vec<Square>> {
    let words: Vec<&str> = text.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    words.windows(4).find_map(|words| {
        let [one, other, "and", last] = words else { return None };
        [one, other, last].iter().map(|word| word.trim_end_matches('.').parse().ok()).collect()
    })
}

/// An empty board with these attackers.
fn board(variant: &Variant, men: &[Square]) -> Board {
    let mut board = Board::empty(variant.setup.board.size());
    for &man in men {
        board.set(man, Some(Piece::Attacker));
    }
    board
}

/// Where a piece gets to from a square, in as many moves as it likes, while nothing else moves.
fn reached(variant: &Variant, bare: &Board, piece: Piece, from: Square) -> BTreeSet<Square> {
    let mut found = BTreeSet::from([from]);
    let mut open = vec![from];
    while let Some(at) = open.pop() {
        let mut board = bare.clone();
        board.set(at, Some(piece));
        let position = Position::new(board, piece.side());
        for next in position.reach(&variant.ruleset, at) {
            // Captured men would open the way: the men who are there are looked at one by one below.
            if found.insert(next) {
                open.push(next);
            }
        }
    }
    found
}

/// Whether somebody beside the men can capture one of them: one defender, or the king, beside a man, and another that moves.
fn can_capture(
    variant: &Variant,
    bare: &Board,
    men: &[Square],
    outside: &BTreeSet<Square>,
) -> Option<String> {
    let near: BTreeSet<Square> =
        outside.iter().copied().filter(|at| men.iter().any(|man| beside(*man, *at))).collect();
    for &waiting in &near {
        for &moving in outside.iter().filter(|at| **at != waiting) {
            for (one, other) in [
                (Piece::Defender, Piece::Defender),
                (Piece::King, Piece::Defender),
                (Piece::Defender, Piece::King),
            ] {
                let mut board = bare.clone();
                board.set(waiting, Some(one));
                board.set(moving, Some(other));
                let position = Position::new(board, Side::Defenders);
                for play in position.plays(&variant.ruleset) {
                    let (_, taken) = position.after(&variant.ruleset, play).expect("a legal play");
                    if !taken.is_empty() {
                        return Some(format!("{play} with {one:?} on {waiting}"));
                    }
                }
            }
        }
    }
    None
}

fn beside(one: Square, other: Square) -> bool {
    one.file.abs_diff(other.file) + one.rank.abs_diff(other.rank) == 1
}

/// “Three of you on a slant” lock a corner: the king gets to three corners and not to that one, and nobody in front of the
/// slant can capture a man of it. With one man less he gets there, so this can fail.
#[test]
fn a_slant_of_three_locks_a_corner() {
    let mut games = BTreeSet::new();
    let all = library::variant_ids();
    let played = all.iter().map(|id| (id.as_str(), &[][..])).chain([("york-11", &["b"][..])]);
    for (id, options) in played {
        let variant = library::variant(id, options);
        for men in variant.about.advice.iter().filter_map(|text| three_squares(text)) {
            let bare = board(&variant, &men);
            let last = variant.setup.board.size() - 1;
            let corners =
                [(0, 0), (0, last), (last, 0), (last, last)].map(|(file, rank)| Square::new(file, rank));
            let middle = Square::new(last / 2, last / 2);
            let king = reached(&variant, &bare, Piece::King, middle);
            let open = corners.iter().filter(|corner| king.contains(corner)).count();
            assert_eq!(open, 3, "{id}: {men:?}");
            let from = Square::new(last / 2, last / 2 + 1);
            let mut outside = reached(&variant, &bare, Piece::Defender, from);
            outside.extend(king.iter().filter(|at| !corners.contains(at)));
            assert_eq!(can_capture(&variant, &bare, &men, &outside), None, "{id}: {men:?}");
            let gap = board(&variant, &men[1..]);
            let king = reached(&variant, &gap, Piece::King, middle);
            assert!(corners.iter().all(|corner| king.contains(corner)), "{id}: two are not enough");
            games.insert(id);
        }
    }
    assert!(games.len() >= 5, "{games:?}");
}
