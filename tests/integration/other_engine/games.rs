//! Random games and random boards, side by side.

use std::collections::BTreeMap;

use hnefatafl::game::{GameOutcome, GameStatus, WinReason};
use hnefatafl::play::Play as OtherPlay;
use proptest::prelude::*;
use proptest::sample::Index;
use tafl_print::game::{
    Ending, Game, NoMove, Outcome, Play, Position, Repetition, Ruleset, Side, Square, Variant,
};

use super::{Cells, Logic, games, plays, square, state, tile, translated};

/// The games that the crate can express, without their rule of repetition.
fn variants() -> Vec<(Variant, hnefatafl::rules::Ruleset)> {
    games()
        .into_iter()
        .filter_map(|variant| {
            let ruleset = Ruleset { repetition: Repetition::NotSaid, ..variant.ruleset.clone() };
            let other = translated(&ruleset, &variant.setup.board)?;
            Some((Variant { ruleset, ..variant }, other))
        })
        .collect()
}

/// What the crate has taken off the board, sorted.
fn captures(record: &hnefatafl::play::PlayRecord<Cells>) -> Vec<Square> {
    use hnefatafl::collections::piecemap::PieceMap;
    let mut squares: Vec<Square> = record.effects.captures.occupied().into_iter().map(square).collect();
    squares.sort_unstable();
    squares
}

/// Whether the two ends are the same, by the known differences.
fn agree(ours: Option<Outcome>, theirs: Option<GameOutcome>, mover: Side, rules: &Ruleset) -> bool {
    let how = ours.map(|outcome| outcome.how);
    let Some(theirs) = theirs else {
        // Known differences 1 and 2.
        return matches!(how, None | Some(Ending::Enclosed | Ending::ExitFort));
    };
    let draws = rules.no_move != NoMove::Loss;
    match (how, theirs) {
        (
            Some(Ending::Enclosed),
            GameOutcome::Win(WinReason::Enclosed | WinReason::NoPlays, _) | GameOutcome::Draw(_),
        )
        | (Some(Ending::ExitFort), GameOutcome::Win(WinReason::ExitFort, _))
        | (Some(Ending::KingEscaped), GameOutcome::Win(WinReason::KingEscaped, _)) => true,
        (
            Some(Ending::KingCaptured),
            GameOutcome::Win(WinReason::KingCaptured | WinReason::AllCaptured, side),
        ) => side == super::other_side(Side::Attackers),
        // Known difference 3.
        (Some(Ending::NoMove), GameOutcome::Win(WinReason::AllCaptured | WinReason::NoPlays, side)) => {
            side == super::other_side(mover) || draws
        }
        (Some(Ending::NoMove), GameOutcome::Draw(_)) => draws,
        (Some(Ending::LastAttacker), GameOutcome::Win(WinReason::AllCaptured, side)) => {
            side == super::other_side(Side::Defenders)
        }
        // The crate looks for the last piece before the king's escape.
        (Some(Ending::KingEscaped), GameOutcome::Win(WinReason::AllCaptured, _)) => mover == Side::Defenders,
        _ => false,
    }
}

/// Plays a game on both boards and compares plays, captures and ends. Returns the ends that were met.
fn side_by_side(
    start: Position,
    rules: &Ruleset,
    other: hnefatafl::rules::Ruleset,
    choices: impl Iterator<Item = usize>,
) -> Result<Option<Ending>, TestCaseError> {
    let mut theirs = state(start.board(), start.to_move());
    let logic = Logic::new(other, start.board().size());
    let mut ours = Game::new(start, rules.clone());
    if ours.outcome().is_some() {
        return Ok(None);
    }
    for choice in choices {
        let legal = ours.legal_plays();
        prop_assert_eq!(&legal, &plays(&logic, &theirs), "\n{}", ours.board());
        let play: Play = legal[choice % legal.len()];
        let before = ours.board().clone();
        let mover = ours.to_move();
        let turn = ours.play(play).expect("a legal play");
        let other_play = OtherPlay::from_tiles(tile(play.from), tile(play.to)).expect("a straight play");
        let result = logic.do_play(other_play, theirs).expect("a legal play");
        theirs = result.new_state;
        let taken = captures(&result.record);
        // Two shieldwalls closed by one move: the crate takes the first only.
        if turn.captures.len() >= 4 && turn.captures.len() > taken.len() {
            return Ok(None);
        }
        prop_assert_eq!(&turn.captures, &taken, "{} on\n{}", play, before);
        let status = match theirs.status {
            GameStatus::Ongoing => None,
            GameStatus::Over(outcome) => Some(outcome),
        };
        prop_assert!(
            agree(turn.outcome, status, mover, rules),
            "{:?} and {:?} after {} on\n{}",
            turn.outcome,
            status,
            play,
            before
        );
        if let Some(outcome) = turn.outcome {
            return Ok(Some(outcome.how));
        }
        if status.is_some() {
            return Ok(None);
        }
    }
    Ok(None)
}

/// Most of the family can be compared; if the list shrinks, the test has lost its worth.
#[test]
fn enough_variants_can_be_compared() {
    let names: Vec<String> = variants().into_iter().map(|(variant, _)| variant.id).collect();
    assert!(names.len() >= 16, "{names:?}");
    for id in ["york-11+a", "york-11+a-hammer+b", "copenhagen-11", "brandubh-7", "tablut-9", "ocastudios-11"]
    {
        assert!(names.iter().any(|name| name == id), "{id} is not among {names:?}");
    }
}

/// Games from the start of each, most of them played to their end.
#[test]
fn random_games_are_played_alike() {
    let mut ends: BTreeMap<String, usize> = BTreeMap::new();
    for (variant, other) in variants() {
        let size = variant.setup.board.size();
        let games = if size > 11 { 2 } else { 30 };
        for game in 0..games {
            // Numbers without rhythm: a linear congruence is enough to choose plays by.
            let mut seed: u64 = 0x9E37_79B9_7F4A_7C15 ^ (game << 32) ^ u64::from(size);
            let choices = std::iter::from_fn(|| {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                Some((seed >> 33) as usize)
            });
            let start = Position::new(variant.setup.board.clone(), Side::Attackers);
            let end = side_by_side(start, &variant.ruleset, other, choices.take(250))
                .unwrap_or_else(|difference| panic!("{}, game {game}: {difference}", variant.id));
            *ends.entry(end.map_or_else(|| "none".to_owned(), |end| end.to_string())).or_default() += 1;
        }
    }
    for end in ["king-captured", "king-escaped"] {
        assert!(ends.contains_key(end), "random games met only {ends:?}");
    }
}

/// A board to go on from under the rules of a variant.
#[derive(Clone)]
struct Start {
    variant: Variant,
    other: hnefatafl::rules::Ruleset,
    position: Position,
}

/// What a person needs to see the case again.
impl std::fmt::Debug for Start {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}, {} to move\n{}", self.variant.id, self.position.to_move(), self.position.board())
    }
}

/// Crowded boards have captures of every kind far more often than games have.
fn random_board() -> impl Strategy<Value = Start> {
    let variants = variants();
    (0..variants.len()).prop_flat_map(move |choice| {
        let (variant, other) = variants[choice].clone();
        let size = variant.setup.board.size();
        let cell = prop_oneof![
            6 => Just(None),
            4 => prop_oneof![
                2 => Just(tafl_print::game::Piece::Attacker),
                1 => Just(tafl_print::game::Piece::Defender),
            ].prop_map(Some),
        ];
        let cells = proptest::collection::vec(cell, usize::from(size) * usize::from(size));
        let king = (0..size, 0..size);
        let side = proptest::sample::select(Side::ALL);
        (cells, king, side).prop_map(move |(cells, king, side)| {
            let mut board = tafl_print::game::Board::empty(size);
            let squares: Vec<Square> = board.squares().collect();
            for (at, cell) in squares.into_iter().zip(cells) {
                let special =
                    variant.ruleset.throne_on(&board) == Some(at) || variant.ruleset.is_corner(size, at);
                board.set(at, cell.filter(|_| !special));
            }
            board.set(Square::new(king.0, king.1), Some(tafl_print::game::Piece::King));
            Start { variant: variant.clone(), other, position: Position::new(board, side) }
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(600) })]

    #[test]
    fn crowded_boards_are_played_alike(
        start in random_board(),
        choices in proptest::collection::vec(any::<Index>(), 6),
    ) {
        let choices = choices.into_iter().map(|choice| choice.index(1 << 20));
        if let Err(difference) = side_by_side(start.position, &start.variant.ruleset, start.other, choices) {
            return Err(TestCaseError::fail(format!("{}: {difference}", start.variant.id)));
        }
    }
}
