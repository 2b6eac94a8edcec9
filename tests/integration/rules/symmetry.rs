//! The rules know no left and right, no top and bottom: a board that is turned or mirrored, with its camps and squares of
//! escape, has turned or mirrored plays, captures and ends. And a game is nothing but its start and its plays.

use proptest::prelude::*;
use proptest::sample::{Index, select};
use tafl_print::game::{Board, Camps, Escape, Game, Play, Position, Ruleset, Side, Square, Turn};

use crate::strategies::{any_board, any_ruleset};

/// One of the eight ways in which a square board covers itself.
#[derive(Clone, Copy, Debug)]
pub(super) struct Image {
    pub(super) size: u8,
    pub(super) mirrored: bool,
    pub(super) quarter_turns: u8,
}

impl Image {
    fn square(self, Square { file, rank }: Square) -> Square {
        let last = self.size - 1;
        let file = if self.mirrored { last - file } else { file };
        let quarter = |square: Square| Square::new(square.rank, last - square.file);
        (0..self.quarter_turns).fold(Square::new(file, rank), |square, _| quarter(square))
    }

    pub(super) fn squares(self, squares: &[Square]) -> Vec<Square> {
        // Squares outside the board mean nothing, and have no image.
        let on_board = squares.iter().filter(|square| square.file.max(square.rank) < self.size);
        let mut images: Vec<Square> = on_board.map(|&square| self.square(square)).collect();
        images.sort_unstable();
        images
    }

    fn play(self, Play { from, to }: Play) -> Play {
        Play { from: self.square(from), to: self.square(to) }
    }

    pub(super) fn board(self, board: &Board) -> Board {
        let mut image = Board::empty(self.size);
        for (square, piece) in board.pieces() {
            image.set(self.square(square), Some(piece));
        }
        image
    }

    pub(super) fn rules(self, rules: &Ruleset) -> Ruleset {
        let camps = match rules.camps.clone() {
            Camps::None => Camps::None,
            Camps::Marked { squares, enter, pass, hostile } => {
                Camps::Marked { squares: self.squares(&squares), enter, pass, hostile }
            }
        };
        let escape = match &rules.escape {
            Escape::Squares(squares) => Escape::Squares(self.squares(squares)),
            Escape::Edge => Escape::Edge,
            Escape::Corners => Escape::Corners,
        };
        Ruleset { camps, escape, ..rules.clone() }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn a_turned_game_is_the_same_game(
        board in any_board(12),
        rules in any_ruleset(8),
        first in select(Side::ALL),
        (mirrored, quarter_turns) in (any::<bool>(), 0..4_u8),
        choices in proptest::collection::vec((any::<bool>(), any::<Index>()), 40),
    ) {
        let image = Image { size: board.size(), mirrored, quarter_turns };
        let mut there = Game::new(Position::new(image.board(&board), first), image.rules(&rules));
        let mut here = Game::new(Position::new(board, first), rules);
        prop_assert_eq!(here.outcome(), there.outcome());
        let mut back = None;
        for (return_home, choice) in choices {
            let plays = here.legal_plays();
            let mut images: Vec<Play> = plays.iter().map(|&play| image.play(play)).collect();
            images.sort_unstable();
            prop_assert_eq!(images, there.legal_plays(), "{}", here.board());
            if plays.is_empty() {
                break;
            }
            // Going back and forth is what repeats positions.
            let play = back.filter(|play| return_home && plays.contains(play));
            let play = play.unwrap_or_else(|| plays[choice.index(plays.len())]);
            back = Some(Play { from: play.to, to: play.from });
            let (turn, turned) = (here.play(play).unwrap(), there.play(image.play(play)).unwrap());
            prop_assert_eq!(image.squares(&turn.captures), turned.captures, "{}", play);
            prop_assert_eq!(turn.outcome, turned.outcome, "{}", play);
            prop_assert_eq!(&image.board(here.board()), there.board());
            prop_assert_eq!(here.to_move(), there.to_move());
            let going_on = here.position().going_on().map(|square| image.square(square));
            prop_assert_eq!(going_on, there.position().going_on());
        }
    }

    #[test]
    fn a_game_is_its_start_and_its_plays(
        board in any_board(12),
        rules in any_ruleset(8),
        first in select(Side::ALL),
        choices in proptest::collection::vec(any::<Index>(), 40),
    ) {
        let start = Position::new(board, first);
        let mut game = Game::new(start.clone(), rules.clone());
        let mut played: Vec<(Game, Play, Turn)> = Vec::new();
        for choice in choices {
            let plays = game.legal_plays();
            if plays.is_empty() {
                break;
            }
            let play = plays[choice.index(plays.len())];
            let before = game.clone();
            // What a position alone says of a play, the game does.
            let (after, captures) = before.position().after(&rules, play).unwrap();
            let turn = game.play(play).unwrap();
            prop_assert_eq!(&after, game.position());
            prop_assert_eq!(&captures, &turn.captures);
            played.push((before, play, turn));
        }
        let mut again = Game::new(start, rules);
        for (before, play, turn) in played {
            // Going back is keeping what was: a game that was played on from a copy has not changed it.
            prop_assert_eq!(again.position(), before.position());
            prop_assert_eq!(again.legal_plays(), before.legal_plays());
            let illegal = Play { from: play.from, to: play.from };
            prop_assert!(again.play(illegal).is_err());
            prop_assert_eq!(again.position(), before.position());
            prop_assert_eq!(again.play(play).unwrap(), turn);
        }
        prop_assert_eq!(again.position(), game.position());
        prop_assert_eq!(again.outcome(), game.outcome());
    }
}
