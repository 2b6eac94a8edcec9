//! Properties that hold under every ruleset, on boards of every kind: what is generated is what is legal.

use proptest::prelude::*;
use proptest::sample::select;
use tafl_print::game::{
    Berserk, Board, Enclosure, Ending, Escape, ExitFort, Game, Illegal, NoMove, Piece, Play, Position,
    Repetition, Ruleset, Side, Square, Steps,
};

use crate::strategies::{any_board, any_ring, any_ruleset};

/// Every pair of squares of a board, and of one row and column outside it.
fn every_play(size: u8) -> impl Iterator<Item = Play> {
    let squares = move || (0..=size).flat_map(move |file| (0..=size).map(move |rank| Square { file, rank }));
    squares().flat_map(move |from| squares().map(move |to| Play { from, to }))
}

fn pieces(board: &Board, side: Side) -> usize {
    board.pieces().filter(|(_, piece)| piece.side() == side).count()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn what_is_generated_is_legal_and_the_reverse_in_any_position(
        board in any_board(8),
        rules in any_ruleset(8),
        side in select(Side::ALL),
    ) {
        let size = board.size();
        let position = Position::new(board, side);
        let generated = position.plays(&rules);
        prop_assert!(generated.is_sorted() && generated.windows(2).all(|pair| pair[0] != pair[1]));
        prop_assert_eq!(position.has_play(&rules), !generated.is_empty());
        let legal: Vec<Play> =
            every_play(size).filter(|&play| position.check(&rules, play).is_ok()).collect();
        prop_assert_eq!(&generated, &legal);
        let reached: Vec<Play> = position
            .board()
            .pieces()
            .filter(|(_, piece)| piece.side() == side)
            .flat_map(|(from, _)| position.reach(&rules, from).into_iter().map(move |to| Play { from, to }))
            .collect();
        prop_assert_eq!(reached.len(), legal.len());
        prop_assert!(reached.iter().all(|play| legal.contains(play)));
    }

    #[test]
    fn games_under_any_rules_keep_their_promises(
        board in any_board(12),
        rules in any_ruleset(8),
        first in select(Side::ALL),
        studied in any::<bool>(),
        choices in proptest::collection::vec((any::<bool>(), any::<proptest::sample::Index>()), 40),
    ) {
        let start = Position::new(board, first);
        let mut game =
            if studied { Game::study(start, rules.clone()) } else { Game::new(start, rules.clone()) };
        prop_assert!(!studied || game.outcome().is_none());
        let mut back = None;
        for (return_home, choice) in choices {
            let plays = game.legal_plays();
            for play in every_play(game.board().size()) {
                prop_assert_eq!(plays.binary_search(&play).is_ok(), game.is_legal(play).is_ok(), "{}", play);
            }
            if game.outcome().is_some() {
                prop_assert!(plays.is_empty());
                break;
            }
            if plays.is_empty() {
                // Only where the whole board is not shown may a game go on without a play.
                prop_assert!(studied);
                break;
            }
            let play = back.filter(|play| return_home && plays.contains(play));
            let play = play.unwrap_or_else(|| plays[choice.index(plays.len())]);
            back = Some(Play { from: play.to, to: play.from });

            let (before, side) = (game.board().clone(), game.to_move());
            let turn = game.play(play).unwrap();
            prop_assert!(turn.captures.is_sorted());
            let mut expected = before.clone();
            expected.set(play.from, None);
            expected.set(play.to, before.get(play.from));
            for &square in &turn.captures {
                prop_assert!(expected.get(square).is_some_and(|piece| piece.side() != side), "{}", square);
                expected.set(square, None);
            }
            prop_assert_eq!(game.board(), &expected);
            prop_assert_eq!(turn.outcome, game.outcome());

            // A turn goes on with the same piece, only after a capture, and only to capture.
            if let Some(square) = game.position().going_on() {
                    prop_assert_eq!(rules.berserk, Berserk::Captures);
                    prop_assert_eq!((square, game.to_move()), (play.to, side));
                    prop_assert!(!turn.captures.is_empty());
                    for next in game.legal_plays() {
                        let (_, captures) = game.position().after(&rules, next).unwrap();
                        prop_assert!(next.from == square && !captures.is_empty());
                    }
                    let other = game.position().board().pieces()
                        .find(|&(at, piece)| at != square && piece.side() == side);
                    if let (Some((from, _)), None) = (other, game.outcome()) {
                        let why = game.is_legal(Play { from, to: square });
                        prop_assert_eq!(why, Err(Illegal::OtherPiece(square)));
                    }
            } else {
                prop_assert_eq!(game.to_move(), side.other());
            }

            let king = before.king().map(|_| game.board().king());
            match turn.outcome.map(|outcome| outcome.how) {
                Some(Ending::KingCaptured) => prop_assert_eq!(king, Some(None)),
                Some(Ending::KingEscaped) => {
                    let king = game.board().king().unwrap();
                    prop_assert!(rules.is_escape(game.board().size(), king));
                }
                Some(Ending::ExitFort) => {
                    let king = game.board().king().unwrap();
                    prop_assert!(game.board().is_edge(king));
                    prop_assert!(!game.position().reach(&rules, king).is_empty());
                }
                Some(Ending::Enclosed) => {
                    let edge = |&(at, piece): &(Square, Piece)| {
                        piece.side() == Side::Defenders && game.board().is_edge(at)
                    };
                    prop_assert!(!game.board().pieces().any(|piece| edge(&piece)));
                }
                Some(Ending::LastAttacker) => {
                    prop_assert_eq!((pieces(game.board(), Side::Attackers), side), (0, Side::Defenders));
                }
                Some(Ending::Repetition | Ending::NoMove) => {
                    prop_assert!(game.position().going_on().is_none());
                }
                None => prop_assert!(king != Some(None)),
            }
        }
    }

    /// A fort that is claimed holds: whatever attackers do from then on, while the king alone moves inside, nothing of
    /// the ring is captured and nobody gets to stand beside him.
    #[test]
    fn a_fort_is_never_broken(
        (king, ring) in any_ring(),
        men in proptest::collection::vec((0..9_u8, 0..5_u8), 0..8),
        attackers in proptest::collection::vec((0..9_u8, 0..9_u8), 6..24),
        rules in any_ruleset(8),
        choices in proptest::collection::vec(any::<proptest::sample::Index>(), 120),
    ) {
        let rules = Ruleset {
            exit_fort: ExitFort::DefendersWin,
            enclosure: Enclosure::NoEffect,
            escape: Escape::Squares(Vec::new()),
            repetition: Repetition::NotSaid,
            no_move: NoMove::NotSaid,
            king_steps: Steps::Any,
            ..rules
        };
        let mut board = Board::empty(9);
        for (file, rank) in attackers.into_iter().filter(|&(_, rank)| rank > 2) {
            board.set(Square { file, rank }, Some(Piece::Attacker));
        }
        for (file, rank) in men.into_iter().filter(|&(_, rank)| rank > 1).chain(ring) {
            board.set(Square { file, rank }, Some(Piece::Defender));
        }
        board.set(king, Some(Piece::King));
        // The first play of an attacker after which there is a fort.
        let start = Position::new(board, Side::Attackers);
        let fort = start.plays(&rules).into_iter().find_map(|play| {
            let mut game = Game::study(start.clone(), rules.clone());
            let turn = game.play(play).unwrap();
            let fort = turn.outcome.is_some_and(|outcome| outcome.how == Ending::ExitFort);
            fort.then(|| game.board().clone())
        });
        let Some(board) = fort else { return Ok(()) };
        let mut position = Position::new(board, Side::Attackers);
        for choice in choices {
            let plays = position.plays(&rules);
            // Captures first: they are what could break it.
            let capture = plays.iter().find(|&&play| !position.after(&rules, play).unwrap().1.is_empty());
            let Some(&play) = capture.or_else(|| (!plays.is_empty()).then(|| &plays[choice.index(plays.len())])) else {
                break;
            };
            let (after, _) = position.after(&rules, play).unwrap();
            prop_assert_eq!(after.board().king(), Some(king));
            let beside = [(-1_i8, 0_i8), (1, 0), (0, 1)].iter().filter_map(|&(file, rank)| {
                let (file, rank) = (king.file.checked_add_signed(file)?, king.rank.checked_add_signed(rank)?);
                Some(Square { file, rank })
            });
            for square in beside {
                let stands = after.board().get(square);
                prop_assert!(stands.is_none_or(|piece| piece.side() == Side::Defenders), "{}", square);
            }
            // The attackers move again: the king goes inside and back.
            position = Position::new(after.board().clone(), Side::Attackers);
        }
    }
}
