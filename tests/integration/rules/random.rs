//! Properties that hold under every ruleset, on boards of every kind: what is generated is what is legal.

use proptest::prelude::*;
use proptest::sample::select;
use tafl_print::game::{
    Berserk, Between, BetweenCommanders, Board, CampRight, Camps, CornerShape, Corners, Enclosure, Ending,
    Escape, ExitFort, Foes, Game, Illegal, Jump, Jumps, KingArms, KingCapture, KingEdge, Linnaean, NoMove,
    OccupiedThrone, Piece, Play, Position, Repetition, Ruleset, Shieldwall, Side, Square, Steps, Throne,
    ThronePass, ThroneStop,
};

fn any_foes() -> impl Strategy<Value = Foes> {
    any::<(bool, bool, bool)>().prop_map(|(attackers, defenders, king)| Foes::new(attackers, defenders, king))
}

fn any_throne() -> impl Strategy<Value = Throne> {
    let centre = (select(ThroneStop::ALL), select(ThronePass::ALL), any_foes(), select(OccupiedThrone::ALL))
        .prop_map(|(stop, pass, hostile, occupied)| Throne::Centre { stop, pass, hostile, occupied });
    prop_oneof![1 => Just(Throne::None), 3 => centre]
}

fn any_corners() -> impl Strategy<Value = Corners> {
    let marked = (select(CornerShape::ALL), any_foes())
        .prop_map(|(shape, hostile)| Corners::Marked { shape, hostile });
    prop_oneof![Just(Corners::None), marked]
}

fn any_squares() -> impl Strategy<Value = Vec<Square>> {
    proptest::collection::btree_set((0..8_u8, 0..8_u8), 0..12)
        .prop_map(|set| set.into_iter().map(|(file, rank)| Square { file, rank }).collect())
}

fn any_camps() -> impl Strategy<Value = Camps> {
    let marked = (any_squares(), select(CampRight::ALL), select(CampRight::ALL), any_foes())
        .prop_map(|(squares, enter, pass, hostile)| Camps::Marked { squares, enter, pass, hostile });
    prop_oneof![Just(Camps::None), marked]
}

fn any_escape() -> impl Strategy<Value = Escape> {
    prop_oneof![Just(Escape::Edge), Just(Escape::Corners), any_squares().prop_map(Escape::Squares)]
}

fn any_steps() -> impl Strategy<Value = Steps> {
    prop_oneof![2 => Just(Steps::Any), 1 => (1..4_u8).prop_map(Steps::AtMost)]
}

/// Any ruleset at all, with squares that may lie outside the board.
fn any_ruleset() -> impl Strategy<Value = Ruleset> {
    let squares = (
        any_throne(),
        any_corners(),
        any_camps(),
        any_escape(),
        any_steps(),
        any_steps(),
        select(Between::ALL),
    );
    let captures = (
        select(KingArms::ALL),
        select(KingCapture::ALL),
        select(KingEdge::ALL),
        select(Linnaean::ALL),
        select(Shieldwall::ALL),
        select(Berserk::ALL),
        (select(Jump::ALL), select(Jump::ALL), select(Jump::ALL)),
        select(BetweenCommanders::ALL),
    );
    let endings =
        (select(Enclosure::ALL), select(ExitFort::ALL), select(Repetition::ALL), select(NoMove::ALL));
    (squares, captures, endings).prop_map(|(squares, captures, endings)| {
        let (throne, corners, camps, escape, man_steps, king_steps, between) = squares;
        let (arms, king_capture, king_edge, linnaean, shieldwall, berserk, jumps, between_commanders) =
            captures;
        let (enclosure, exit_fort, repetition, no_move) = endings;
        let (king, commander, knight) = jumps;
        let jumps = Jumps { king, commander, knight };
        Ruleset {
            throne,
            corners,
            camps,
            escape,
            man_steps,
            king_steps,
            between,
            arms,
            king_capture,
            king_edge,
            linnaean,
            shieldwall,
            berserk,
            jumps,
            between_commanders,
            enclosure,
            exit_fort,
            repetition,
            no_move,
            ..Ruleset::PLAIN
        }
    })
}

/// Any placement: also without a king or a side, men on the throne, kings on the edge.
fn any_board(empty: u32) -> impl Strategy<Value = Board> {
    (2..=9_u8).prop_flat_map(move |size| {
        let piece = prop_oneof![
            5 => Just(Piece::Attacker),
            4 => Just(Piece::Defender),
            1 => Just(Piece::Commander),
            1 => Just(Piece::Knight),
        ];
        let cell = prop_oneof![empty => Just(None), 4 => piece.prop_map(Some)];
        let squares = usize::from(size) * usize::from(size);
        let king = proptest::option::weighted(0.9, 0..squares);
        (proptest::collection::vec(cell, squares), king).prop_map(move |(mut cells, king)| {
            if let Some(king) = king {
                cells[king] = Some(Piece::King);
            }
            let mut board = Board::empty(size);
            let squares: Vec<Square> = board.squares().collect();
            for (square, cell) in squares.into_iter().zip(cells) {
                board.set(square, cell);
            }
            board
        })
    })
}

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
        rules in any_ruleset(),
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
        rules in any_ruleset(),
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
            match game.position().going_on() {
                Some(square) => {
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
                }
                None => prop_assert_eq!(game.to_move(), side.other()),
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
                    prop_assert!(pieces(game.board(), Side::Attackers) > 0);
                }
                Some(Ending::Enclosed) => {
                    let edge = |&(at, piece): &(Square, Piece)| {
                        piece.side() == Side::Defenders && game.board().is_edge(at)
                    };
                    prop_assert!(!game.board().pieces().any(|piece| edge(&piece)));
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
        men in proptest::collection::vec((0..9_u8, 0..4_u8), 5..16),
        attackers in proptest::collection::vec((0..9_u8, 0..9_u8), 6..16),
        king in 0..9_u8,
        rules in any_ruleset(),
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
        for (file, rank) in attackers {
            board.set(Square { file, rank }, Some(Piece::Attacker));
        }
        for (file, rank) in men {
            board.set(Square { file, rank }, Some(Piece::Defender));
        }
        let king = Square { file: king, rank: 0 };
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
