//! The rules once more, written without the engine and as plainly as possible, and compared with it on random
//! boards, rules and games.

use std::collections::BTreeMap;

use proptest::prelude::*;
use tafl_print::game::{
    Board, Enclosure, Ending, Foes, Game, KingArms, Linnaean, NoMove, OccupiedThrone, Piece, Play, Position,
    Repetition, Ruleset, Side, Square, Throne, ThronePass, ThroneStop,
};

use super::YORK;

/// Letters on (file, rank); a missing square is empty.
type Letters = BTreeMap<(i32, i32), char>;

fn letters(board: &Board) -> Letters {
    let place = |square: Square| (i32::from(square.file), i32::from(square.rank));
    board.pieces().map(|(square, piece)| (place(square), piece.letter())).collect()
}

fn throne(size: i32, rules: &Ruleset) -> Option<(i32, i32)> {
    (rules.throne != Throne::None && size % 2 == 1).then_some((size / 2, size / 2))
}

fn is_of(letter: char, side: Side) -> bool {
    (letter == 'A') == (side == Side::Attackers)
}

/// Whether the rules of movement allow a play, square by square.
fn may_move(
    pieces: &Letters,
    size: i32,
    rules: &Ruleset,
    mover: Side,
    from: (i32, i32),
    to: (i32, i32),
) -> bool {
    let Some(&letter) = pieces.get(&from) else { return false };
    if !is_of(letter, mover) || from == to || (from.0 != to.0 && from.1 != to.1) {
        return false;
    }
    let throne = throne(size, rules);
    let within = |low: i32, value: i32, high: i32| low.min(high) <= value && value <= low.max(high);
    for file in 0..size {
        for rank in 0..size {
            let at = (file, rank);
            if at == from || !within(from.0, file, to.0) || !within(from.1, rank, to.1) {
                continue;
            }
            if pieces.contains_key(&at) {
                return false;
            }
            if throne == Some(at) {
                let allowed = match rules.throne {
                    Throne::Centre { .. } if at == to => letter == 'K',
                    Throne::None | Throne::Centre { pass: ThronePass::Anyone, .. } => true,
                    Throne::Centre { pass: ThronePass::King, .. } => letter == 'K',
                    Throne::Centre { pass: ThronePass::Nobody, .. } => false,
                };
                if !allowed {
                    return false;
                }
            }
        }
    }
    true
}

/// The squares of the pieces that are captured once a piece has moved to `to`: looks at every piece on the
/// board, asks who stands around it, and whether the one that moved is needed.
fn captured(pieces: &Letters, size: i32, rules: &Ruleset, to: (i32, i32)) -> Vec<(i32, i32)> {
    let mover = pieces[&to];
    let armed_mover = mover != 'K' || rules.arms == KingArms::Armed || rules.arms == KingArms::Hammer;
    let armed_partner = rules.arms == KingArms::Armed || rules.arms == KingArms::Anvil;
    let castle = throne(size, rules);
    let mut found = Vec::new();
    for (&(file, rank), &victim) in pieces {
        let sides = [(file - 1, rank), (file + 1, rank), (file, rank - 1), (file, rank + 1)];
        if !sides.contains(&to) || (victim == 'A') == (mover == 'A') {
            continue;
        }
        let holds = |at: &(i32, i32)| pieces.get(at) == Some(&'A');
        if victim == 'K' {
            let empty_castle = |at: &(i32, i32)| {
                rules.throne_takes_king() && castle == Some(*at) && !pieces.contains_key(at)
            };
            if sides.iter().all(|at| holds(at) || empty_castle(at)) {
                found.push((file, rank));
            }
            continue;
        }
        let beyond = (2 * file - to.0, 2 * rank - to.1);
        let taken = match pieces.get(&beyond) {
            None => false,
            Some('K') if victim == 'A' => armed_mover && armed_partner,
            Some('K') => {
                let around = [
                    (beyond.0 - 1, beyond.1),
                    (beyond.0 + 1, beyond.1),
                    (beyond.0, beyond.1 - 1),
                    (beyond.0, beyond.1 + 1),
                ];
                let allowed = match rules.linnaean {
                    Linnaean::Never => false,
                    Linnaean::InCastle => castle == Some(beyond),
                    Linnaean::Anywhere => true,
                };
                allowed && around.iter().all(|at| *at == (file, rank) || holds(at))
            }
            Some(&partner) => armed_mover && (partner == 'A') == (mover == 'A'),
        };
        if taken {
            found.push((file, rank));
        }
    }
    found
}

/// Whether king and defenders are cut off: spreads from the edge until nothing changes.
fn enclosed(pieces: &Letters, size: i32) -> bool {
    let mut open = std::collections::BTreeSet::new();
    loop {
        let before = open.len();
        for file in 0..size {
            for rank in 0..size {
                let edge = file == 0 || rank == 0 || file == size - 1 || rank == size - 1;
                let near = [(file - 1, rank), (file + 1, rank), (file, rank - 1), (file, rank + 1)];
                let reached = edge || near.iter().any(|at| open.contains(at));
                if reached && pieces.get(&(file, rank)) != Some(&'A') {
                    open.insert((file, rank));
                }
            }
        }
        if open.len() == before {
            break;
        }
    }
    pieces.values().any(|&letter| letter == 'K')
        && pieces.iter().all(|(at, &letter)| letter == 'A' || !open.contains(at))
}

fn as_square((file, rank): (i32, i32)) -> Square {
    Square::new(u8::try_from(file).unwrap(), u8::try_from(rank).unwrap())
}

/// Every pair of squares of a board, and of one row and column outside it.
fn every_play(size: u8) -> impl Iterator<Item = Play> {
    let squares = move || (0..=size).flat_map(move |file| (0..=size).map(move |rank| Square { file, rank }));
    squares().flat_map(move |from| squares().map(move |to| Play { from, to }))
}

fn any_rules() -> impl Strategy<Value = Ruleset> {
    let throne = prop_oneof![
        Just(Throne::None),
        (proptest::sample::select(ThronePass::ALL), any::<bool>()).prop_map(|(pass, king)| Throne::Centre {
            stop: ThroneStop::King,
            pass,
            hostile: Foes::new(false, false, king),
            occupied: OccupiedThrone::Nobody,
        }),
    ];
    (
        throne,
        proptest::sample::select(KingArms::ALL),
        proptest::sample::select(Linnaean::ALL),
        proptest::sample::select(Enclosure::ALL),
        proptest::sample::select(vec![Repetition::MustVary, Repetition::Draw, Repetition::NotSaid]),
        proptest::sample::select(NoMove::ALL),
    )
        .prop_map(|(throne, arms, linnaean, enclosure, repetition, no_move)| Ruleset {
            throne,
            arms,
            linnaean,
            enclosure,
            repetition,
            no_move,
            ..YORK
        })
}

/// A board with one king, and no man on the centre. `crowd` of 10 other squares hold a man.
fn any_board(sizes: std::ops::RangeInclusive<u8>, crowd: u32) -> impl Strategy<Value = Board> {
    sizes.prop_flat_map(move |size| {
        let squares = usize::from(size) * usize::from(size);
        let cell = prop_oneof![
            10 - crowd => Just(None),
            crowd => prop_oneof![2 => Just(Piece::Attacker), 1 => Just(Piece::Defender)].prop_map(Some),
        ];
        // The king is often on or beside the centre, where the rules differ.
        let middle = i32::from(size) / 2;
        let king = prop_oneof![
            3 => (middle - 1..=middle + 1, middle - 1..=middle + 1),
            1 => (1..i32::from(size) - 1, 1..i32::from(size) - 1),
        ];
        (proptest::collection::vec(cell, squares), king).prop_map(move |(cells, king)| {
            let mut board = Board::empty(size);
            let squares: Vec<Square> = board.squares().collect();
            for (square, cell) in squares.into_iter().zip(cells) {
                board.set(square, cell);
            }
            if let Some(centre) = board.centre() {
                board.set(centre, None);
            }
            board.set(as_square(king), Some(Piece::King));
            board
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn plays_are_generated_if_and_only_if_they_are_legal(
        board in any_board(5..=9, 4),
        rules in any_rules(),
        side in proptest::sample::select(Side::ALL),
    ) {
        let (pieces, size) = (letters(&board), board.size());
        let position = Position::new(board, side);
        let generated = position.plays(&rules);
        prop_assert!(generated.is_sorted());
        prop_assert_eq!(position.has_play(&rules), !generated.is_empty());
        let place = |square: Square| (i32::from(square.file), i32::from(square.rank));
        let mut expected = 0;
        for play in every_play(size) {
            let inside = play.from.file.max(play.from.rank).max(play.to.file).max(play.to.rank) < size;
            let legal = inside
                && may_move(&pieces, i32::from(size), &rules, side, place(play.from), place(play.to));
            expected += usize::from(legal);
            prop_assert_eq!(legal, position.check(&rules, play).is_ok(), "{}", play);
            prop_assert_eq!(legal, generated.binary_search(&play).is_ok(), "{}", play);
        }
        prop_assert_eq!(generated.len(), expected);
    }

    #[test]
    fn captures_agree(
        board in any_board(5..=7, 6),
        rules in any_rules(),
        side in proptest::sample::select(Side::ALL),
    ) {
        let size = i32::from(board.size());
        let position = Position::new(board, side);
        for play in position.plays(&rules) {
            let (after, captures) = position.after(&rules, play).unwrap();
            let mut pieces = letters(position.board());
            let place = |square: Square| (i32::from(square.file), i32::from(square.rank));
            let letter = pieces.remove(&place(play.from)).unwrap();
            pieces.insert(place(play.to), letter);
            let expected = captured(&pieces, size, &rules, place(play.to));
            let squares: Vec<Square> = expected.iter().map(|&at| as_square(at)).collect();
            prop_assert_eq!(&captures, &squares, "{}", play);
            pieces.retain(|at, _| !expected.contains(at));
            prop_assert_eq!(letters(after.board()), pieces);
            prop_assert_eq!(after.to_move(), side.other());
        }
    }

    #[test]
    fn games_repeat_and_end_as_the_rules_say(
        board in any_board(5..=6, 2),
        rules in any_rules(),
        first in proptest::sample::select(Side::ALL),
        choices in proptest::collection::vec((any::<bool>(), any::<proptest::sample::Index>()), 60),
    ) {
        let size = i32::from(board.size());
        let mut game = Game::new(Position::new(board, first), rules.clone());
        let mut seen: BTreeMap<(Letters, Side), usize> = BTreeMap::new();
        seen.insert((letters(game.board()), first), 1);
        let mut backs: BTreeMap<Side, Play> = BTreeMap::new();
        for (return_home, choice) in choices {
            let plays = game.legal_plays();
            prop_assert_eq!(plays.is_empty(), game.outcome().is_some());
            for play in every_play(game.board().size()) {
                prop_assert_eq!(plays.binary_search(&play).is_ok(), game.is_legal(play).is_ok(), "{}", play);
            }
            if plays.is_empty() {
                break;
            }
            // Going back and forth is what repeats positions.
            let side = game.to_move();
            let back = backs.get(&side).copied().filter(|back| return_home && plays.contains(back));
            let play = back.unwrap_or_else(|| plays[choice.index(plays.len())]);
            backs.insert(side, Play { from: play.to, to: play.from });

            let turn = game.play(play).unwrap();
            let pieces = letters(game.board());
            let times = seen.entry((pieces.clone(), game.to_move())).or_default();
            *times += 1;
            let king = pieces.iter().find(|&(_, &letter)| letter == 'K').map(|(&at, _)| at);
            let ending = turn.outcome.map(|outcome| outcome.how);
            let escaped = king.is_some_and(|(file, rank)| file % (size - 1) == 0 || rank % (size - 1) == 0);
            let cut_off = rules.enclosure == Enclosure::AttackersWin && enclosed(&pieces, size);
            match king {
                None => prop_assert_eq!(ending, Some(Ending::KingCaptured)),
                Some(_) if escaped => prop_assert_eq!(ending, Some(Ending::KingEscaped)),
                Some(_) if cut_off => prop_assert_eq!(ending, Some(Ending::Enclosed)),
                Some(_) if *times == 3 && rules.repetition == Repetition::Draw => {
                    prop_assert_eq!(ending, Some(Ending::Repetition));
                }
                Some(_) => prop_assert!(matches!(ending, None | Some(Ending::NoMove)), "{:?}", ending),
            }
            if ending == Some(Ending::NoMove) {
                let to_move = game.to_move();
                let winner = (rules.no_move == NoMove::Loss).then_some(side);
                prop_assert_eq!(turn.outcome.unwrap().winner, winner);
                let place = |square: Square| (i32::from(square.file), i32::from(square.rank));
                let free = every_play(game.board().size()).find(|play| {
                    may_move(&pieces, size, &rules, to_move, place(play.from), place(play.to))
                        && i32::from(play.to.file) < size
                        && i32::from(play.to.rank) < size
                });
                prop_assert!(free.is_none() || rules.repetition == Repetition::MustVary, "{:?}", free);
            }
            prop_assert!(*times < 3 || rules.repetition != Repetition::MustVary, "a third occurrence");
        }
    }
}
