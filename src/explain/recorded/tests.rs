use super::moments::spread;
use crate::game::{Board, Side};
use crate::record::{PlayedGame, PlayedTurn};

/// A game of so many turns, in which nothing happens.
fn game(turns: usize) -> PlayedGame {
    let side = |nth: usize| if nth.is_multiple_of(2) { Side::Attackers } else { Side::Defenders };
    let turn =
        |nth: usize| PlayedTurn { number: nth / 2 + 1, side: side(nth), plays: Vec::new(), comment: None };
    PlayedGame {
        first: Side::Attackers,
        turns: (0..turns).map(turn).collect(),
        positions: vec![Board::empty(7); turns + 1],
        end: None,
    }
}

#[test]
fn diagrams_are_spread_from_start_to_end() {
    assert_eq!(spread(&game(80), 6, 99), [0, 16, 32, 48, 64, 80]);
    // The last turn stands alone.
    assert_eq!(spread(&game(79), 6, 99), [0, 16, 32, 48, 64, 79]);
    assert_eq!(spread(&game(5), 3, 99), [0, 4, 5]);
    assert_eq!(spread(&game(1), 9, 99), [0, 1]);
    for turns in 1..200 {
        for count in 2..12 {
            let found = spread(&game(turns), count, 99);
            assert!(found.len() <= count && found.windows(2).all(|pair| pair[0] < pair[1]));
            assert_eq!((found[0], found.last()), (0, Some(&turns)));
        }
    }
}
