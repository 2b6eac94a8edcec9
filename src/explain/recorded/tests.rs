use super::moments::spread;
use crate::game::{Board, Play, Side, Square, Turn};
use crate::notation::{PlayedGame, PlayedTurn};

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

/// Of a stretch of eight numbers the turn that takes two is shown, not the one that takes
/// one; where nothing is taken, the end of the stretch.
#[test]
fn a_diagram_is_where_most_is_captured() {
    let square = |name: &str| name.parse::<Square>().expect("square");
    let mut game = game(80);
    let mut takes = |nth: usize, captures: &[&str]| {
        let play = Play { from: square("a1"), to: square("a2") };
        let captures = captures.iter().map(|name| square(name)).collect();
        game.turns[nth].plays = vec![(play, Turn { captures, outcome: None })];
    };
    takes(4, &["b2", "c3"]);
    takes(9, &["b2"]);
    takes(20, &["b2"]);
    takes(29, &["b2"]);
    assert_eq!(spread(&game, 6, 99), [0, 5, 30, 48, 64, 80]);
    // From turn 5 to the end of the next stretch, number 16, there are the numbers 3 to 16: 14 lines.
    assert_eq!(spread(&game, 6, 14), [0, 5, 30, 48, 64, 80]);
    // In 13 lines only turn 10 has room: from number 6 to 16.
    assert_eq!(spread(&game, 6, 13), [0, 10, 30, 48, 64, 80]);
}
