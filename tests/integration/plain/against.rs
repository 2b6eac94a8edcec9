//! The engine against the plain rules.

use std::collections::BTreeMap;

use proptest::prelude::*;
use proptest::sample::{Index, select};
use tafl_print::game::{
    Berserk, Enclosure, Ending, Game, GameResult, NoMove, Outcome, Play, Position, Repetition, Side, Square,
};

use super::strategy::board_and_rules;
use super::{Letters, Plain, as_square, letters, place, side_of};

/// Every pair of squares of a board, and of one row and column outside it.
fn every_play(size: u8) -> impl Iterator<Item = Play> {
    let squares = move || (0..=size).flat_map(move |file| (0..=size).map(move |rank| Square { file, rank }));
    squares().flat_map(move |from| squares().map(move |to| Play { from, to }))
}

fn inside(play: Play, size: u8) -> bool {
    [play.from, play.to].iter().all(|square| square.file < size && square.rank < size)
}

/// The pieces after a play, its captures taken off.
fn played(plain: &Plain<'_>, pieces: &Letters, play: Play) -> (Letters, Vec<Square>) {
    let (from, to) = (place(play.from), place(play.to));
    let captured = plain.captured(pieces, from, to);
    let mut after = pieces.clone();
    let letter = after.remove(&from).unwrap();
    after.insert(to, letter);
    after.retain(|at, _| !captured.contains(at));
    (after, captured.into_iter().map(as_square).collect())
}

/// Who has started the repetition that the last turn goes on with: going back from it, the first turn behind the last position
/// that had not been there. The story has who played and what stood then, and begins with the start.
fn starter(story: &[(Side, (Letters, Side))]) -> Side {
    let is_new = |index: &usize| story[..*index].iter().all(|(_, before)| *before != story[*index].1);
    let new = (0..story.len()).rev().find(is_new).unwrap();
    story[new + 1].0
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(500) })]

    #[test]
    fn plays_are_generated_if_and_only_if_they_are_legal(
        (board, rules) in board_and_rules(5..=9, 4),
        side in select(Side::ALL),
    ) {
        let (pieces, size) = (letters(&board), board.size());
        let plain = Plain { rules: &rules, size: i32::from(size) };
        let position = Position::new(board, side);
        let generated = position.plays(&rules);
        prop_assert!(generated.is_sorted());
        prop_assert_eq!(position.has_play(&rules), !generated.is_empty());
        let mut expected = 0;
        for play in every_play(size) {
            let legal = inside(play, size) && plain.may_move(&pieces, side, place(play.from), place(play.to));
            expected += usize::from(legal);
            prop_assert_eq!(legal, position.check(&rules, play).is_ok(), "{}\n{}", play, position.board());
            prop_assert_eq!(legal, generated.binary_search(&play).is_ok(), "{}", play);
        }
        prop_assert_eq!(generated.len(), expected);
    }

    #[test]
    fn captures_agree((board, rules) in board_and_rules(5..=7, 6), side in select(Side::ALL)) {
        let plain = Plain { rules: &rules, size: i32::from(board.size()) };
        let pieces = letters(&board);
        let position = Position::new(board, side);
        for play in position.plays(&rules) {
            let (after, captures) = position.after(&rules, play).unwrap();
            let (expected, captured) = played(&plain, &pieces, play);
            prop_assert_eq!(&captures, &captured, "{}\n{}", play, position.board());
            prop_assert_eq!(letters(after.board()), expected);
        }
    }

    #[test]
    fn games_go_on_and_end_as_the_rules_say(
        (start, rules) in board_and_rules(5..=7, 2),
        first in select(Side::ALL),
        choices in proptest::collection::vec((any::<bool>(), any::<Index>()), 60),
    ) {
        let plain = Plain { rules: &rules, size: i32::from(start.size()) };
        let mut game = Game::new(Position::new(start, first), rules.clone());
        let mut seen: BTreeMap<(Letters, Side), usize> = BTreeMap::new();
        seen.insert((letters(game.board()), first), 1);
        // Who played and what stood then, from the start.
        let mut story: Vec<(Side, (Letters, Side))> = vec![(first.other(), (letters(game.board()), first))];
        let mut backs: BTreeMap<Side, Play> = BTreeMap::new();
        let mut made: BTreeMap<(Side, Play), usize> = BTreeMap::new();
        // The square of a piece that must go on capturing.
        let mut raging: Option<Square> = None;
        for (return_home, choice) in choices {
            let (pieces, size, side) = (letters(game.board()), game.board().size(), game.to_move());
            let plays = game.legal_plays();
            prop_assert_eq!(plays.is_empty(), game.outcome().is_some());
            for play in every_play(size) {
                let legal = game.is_legal(play).is_ok();
                prop_assert_eq!(plays.binary_search(&play).is_ok(), legal, "{}", play);
                let moves = inside(play, size)
                    && plain.may_move(&pieces, side, place(play.from), place(play.to))
                    && raging.is_none_or(|square| {
                        play.from == square && !plain.captured(&pieces, place(play.from), place(play.to)).is_empty()
                    });
                // What else can forbid a play is the end of the game, and the third occurrence.
                prop_assert!(!legal || moves, "{}", play);
                if moves && !legal && game.outcome().is_none() {
                    prop_assert!(
                        matches!(rules.repetition, Repetition::MustVary | Repetition::ForcerMustVary),
                        "{}", play
                    );
                }
            }
            if plays.is_empty() {
                break;
            }
            // Going back and forth is what repeats positions.
            let back = backs.get(&side).copied().filter(|back| return_home && plays.contains(back));
            let play = back.unwrap_or_else(|| plays[choice.index(plays.len())]);
            backs.insert(side, Play { from: play.to, to: play.from });

            let (after, captured) = played(&plain, &pieces, play);
            let turn = game.play(play).unwrap();
            prop_assert_eq!(&turn.captures, &captured, "{}", play);
            prop_assert_eq!(letters(game.board()), after.clone());
            let ending = turn.outcome.map(|outcome| outcome.how);
            let winner = turn.outcome.and_then(Outcome::winner);
            if let Some(outcome) = turn.outcome {
                let silent = outcome.how == Ending::NoMove && rules.no_move == NoMove::NotSaid;
                prop_assert_eq!(outcome.result == GameResult::NotSaid, silent);
            }
            let king = after.iter().find(|&(_, &letter)| letter == 'K').map(|(&at, _)| at);

            // Whether the same piece must go on.
            let goes_on = rules.berserk == Berserk::Captures
                && !captured.is_empty()
                && king.is_some()
                && every_play(size).any(|next| {
                    inside(next, size)
                        && next.from == play.to
                        && plain.may_move(&after, side, place(next.from), place(next.to))
                        && !plain.captured(&after, place(next.from), place(next.to)).is_empty()
                });
            raging = goes_on.then_some(play.to);
            if ending.is_none() {
                prop_assert_eq!(game.to_move(), if goes_on { side } else { side.other() });
            }
            let times = if goes_on { 0 } else {
                let times = seen.entry((after.clone(), game.to_move())).or_default();
                *times += 1;
                *times
            };
            if !goes_on {
                story.push((side, (after.clone(), game.to_move())));
            }
            let starter = || starter(&story);
            let same = made.entry((side, play)).or_default();
            *same += 1;
            let same = *same;

            let cut_off = rules.enclosure == Enclosure::AttackersWin && plain.enclosed(&after);
            match king {
                None => {
                    prop_assert_eq!((ending, winner), (Some(Ending::KingCaptured), Some(Side::Attackers)));
                }
                Some(king) if plain.has_escaped(king) => {
                    prop_assert_eq!((ending, winner), (Some(Ending::KingEscaped), Some(Side::Defenders)));
                }
                Some(_) if cut_off => {
                    prop_assert_eq!((ending, winner), (Some(Ending::Enclosed), Some(Side::Attackers)));
                }
                Some(_) if goes_on => prop_assert_eq!(ending, None),
                Some(_)
                    if rules.no_move != NoMove::Draw
                        && !captured.is_empty()
                        && !after.values().any(|&letter| "AC".contains(letter)) =>
                {
                    prop_assert_eq!((ending, winner), (Some(Ending::LastAttacker), Some(Side::Defenders)));
                }
                Some(_) if times >= 3 && rules.repetition == Repetition::ForcerMustVary => {
                    prop_assert_eq!(starter(), side.other(), "whoever didn't start it may repeat");
                    prop_assert!(matches!(ending, None | Some(Ending::NoMove)), "{:?}", ending);
                }
                Some(_) if times == 3 && rules.repetition == Repetition::ForcerLoses => {
                    prop_assert_eq!((ending, winner), (Some(Ending::Repetition), Some(starter().other())));
                }
                Some(_) if times == 3 && rules.repetition == Repetition::Draw => {
                    prop_assert_eq!((ending, winner), (Some(Ending::Repetition), None));
                }
                Some(_) if times == 3 && rules.repetition == Repetition::DefendersLose => {
                    prop_assert_eq!((ending, winner), (Some(Ending::Repetition), Some(Side::Attackers)));
                }
                Some(_) if times == 3 && rules.repetition == Repetition::RepeaterLoses => {
                    prop_assert_eq!((ending, winner), (Some(Ending::Repetition), Some(side.other())));
                }
                Some(_) if same == 3 && rules.repetition == Repetition::SameMoveDraw => {
                    prop_assert_eq!((ending, winner), (Some(Ending::Repetition), None));
                }
                Some(_) => prop_assert!(matches!(ending, None | Some(Ending::NoMove)), "{:?}", ending),
            }
            if ending == Some(Ending::NoMove) {
                let to_move = side.other();
                prop_assert_eq!(winner, (rules.no_move == NoMove::Loss).then_some(side));
                let free = every_play(size).find(|play| {
                    inside(*play, size) && plain.may_move(&after, to_move, place(play.from), place(play.to))
                });
                let may_forbid = matches!(rules.repetition, Repetition::MustVary | Repetition::ForcerMustVary);
                prop_assert!(free.is_none() || may_forbid, "{:?}", free);
            }
            prop_assert!(times < 3 || rules.repetition != Repetition::MustVary, "a third occurrence");
        }
    }

    /// A board of which half is mirrored has mirrored plays and captures: no direction is treated apart.
    #[test]
    fn all_directions_are_alike((start, rules) in board_and_rules(5..=7, 5), side in select(Side::ALL)) {
        // Rules with squares of their own would have to be mirrored, too.
        let rules = tafl_print::game::Ruleset {
            camps: tafl_print::game::Camps::None,
            escape: tafl_print::game::Escape::Edge,
            ..rules
        };
        let turned = |square: Square| Square::new(square.rank, start.size() - 1 - square.file);
        let mut other = tafl_print::game::Board::empty(start.size());
        for (square, piece) in start.pieces() {
            other.set(turned(square), Some(piece));
        }
        let (here, there) = (Position::new(start.clone(), side), Position::new(other, side));
        for play in here.plays(&rules) {
            let image = Play { from: turned(play.from), to: turned(play.to) };
            let (_, captures) = here.after(&rules, play).unwrap();
            let (_, images) = there.after(&rules, image).unwrap();
            let mut expected: Vec<Square> = captures.into_iter().map(turned).collect();
            expected.sort_unstable();
            prop_assert_eq!(images, expected, "{}", play);
        }
    }
}

/// The comparison is worth something only if random boards have captures of every kind.
#[test]
fn random_boards_have_many_captures() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let mut captured = BTreeMap::new();
    for _ in 0..200 {
        let tree = board_and_rules(5..=7, 6).new_tree(&mut runner).expect("a tree");
        let (board, rules) = proptest::strategy::ValueTree::current(&tree);
        for &side in Side::ALL {
            let position = Position::new(board.clone(), side);
            for play in position.plays(&rules) {
                for square in position.after(&rules, play).expect("legal").1 {
                    let piece = position.board().get(square).expect("a piece");
                    *captured.entry(piece).or_insert(0) += 1;
                    assert_ne!(side_of(piece.letter()), side);
                }
            }
        }
    }
    for &piece in tafl_print::game::Piece::ALL {
        assert!(captured.get(&piece).is_some_and(|&count| count > 10), "{captured:?}");
    }
}
