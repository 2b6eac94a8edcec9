//! Puzzles: positions with exactly one first play that does what is asked, proved by making every play.

use super::forced::{Prover, TooFewNodes};
use super::value::PositionJudge;
use crate::game::{Board, Ending, FastGame, FastPlay, Play, Side};

/// What a puzzle asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PuzzleKind {
    /// The king escapes with one play.
    Escape,
    /// One play captures two pieces or more.
    CaptureTwo,
    /// The attackers make the only play after which the king doesn't escape at once.
    StopEscape,
    /// The side to move wins in two turns, whatever the other does.
    WinInTwo,
    /// The same in three.
    WinInThree,
}

impl PuzzleKind {
    /// All kinds, the easiest first.
    pub const ALL: [Self; 5] =
        [Self::Escape, Self::CaptureTwo, Self::StopEscape, Self::WinInTwo, Self::WinInThree];

    /// The word by which messages call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Escape => "escape",
            Self::CaptureTwo => "capture-two",
            Self::StopEscape => "stop-escape",
            Self::WinInTwo => "win-in-two",
            Self::WinInThree => "win-in-three",
        }
    }
}

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Where the pieces stand.
    pub board: Board,
    /// Who is to move.
    pub side: Side,
    /// What is asked for.
    pub kind: PuzzleKind,
    /// The solution: its first play is the only one; of the rest, the replies hold out longest.
    pub solution: Vec<Play>,
    /// How many other first plays look nearly as good at first sight as the right one, or better. All of them fail.
    pub tries: usize,
}

impl Puzzle {
    /// How hard it is, from 1 to 3: by the turns to look ahead, and by the plays that look as good.
    #[must_use]
    pub fn grade(&self) -> u8 {
        let ahead = match self.kind {
            PuzzleKind::Escape | PuzzleKind::CaptureTwo => 0,
            PuzzleKind::StopEscape => 1,
            PuzzleKind::WinInTwo => 2,
            PuzzleKind::WinInThree => 4,
        };
        match ahead + self.tries.min(6) / 2 {
            0..=1 => 1,
            2..=3 => 2,
            _ => 3,
        }
    }
}

/// A play that looks worse by no more than this looks nearly as good: a man, about.
const NEARLY: i32 = 100;

/// The puzzle of a position, if exactly one first play does what is asked for. A puzzle with a quicker win than asked for is none.
pub(super) fn proved(
    kind: PuzzleKind,
    game: &mut FastGame,
    start: &FastGame,
    prover: &mut Prover,
) -> Result<Option<Puzzle>, TooFewNodes> {
    if game.outcome().is_some() {
        return Ok(None);
    }
    let side = game.to_move();
    let at_once = prover.winning(game, 1)?;
    if kind != PuzzleKind::Escape && !at_once.is_empty() {
        return Ok(None);
    }
    let right = match kind {
        PuzzleKind::Escape => {
            let ends_so = |play: &FastPlay| {
                let here = game.moment();
                let outcome = game.play(*play);
                game.back_to(&here);
                outcome.is_some_and(|outcome| outcome.how == Ending::KingEscaped)
            };
            if at_once.iter().all(ends_so) { at_once } else { Vec::new() }
        }
        PuzzleKind::CaptureTwo => capturing_two(game, prover)?,
        PuzzleKind::StopEscape => {
            let mut stopping = Vec::new();
            for play in game.plays() {
                if !prover.loses_by(game, side, play)? {
                    stopping.push(play);
                }
            }
            stopping
        }
        PuzzleKind::WinInTwo => prover.winning(game, 2)?,
        PuzzleKind::WinInThree => {
            if prover.winning(game, 2)?.is_empty() {
                prover.winning(game, 3)?
            } else {
                Vec::new()
            }
        }
    };
    let &[first] = right.as_slice() else { return Ok(None) };
    let solution = match kind {
        PuzzleKind::WinInTwo | PuzzleKind::WinInThree => {
            let turns = if kind == PuzzleKind::WinInTwo { 2 } else { 3 };
            prover.line(game, side, turns)?.map_or_else(|| vec![first], |win| win.plays)
        }
        _ => vec![first],
    };
    let tries = tries(game, first, start);
    let solution = solution.into_iter().map(|play| game.told(play)).collect();
    Ok(Some(Puzzle { board: game.position().board().clone(), side, kind, solution, tries }))
}

/// Every play that captures two pieces or more; none if one of them loses at once.
fn capturing_two(game: &mut FastGame, prover: &mut Prover) -> Result<Vec<FastPlay>, TooFewNodes> {
    let side = game.to_move();
    let here = game.moment();
    let mut capturing = Vec::new();
    for play in game.plays() {
        game.play(play);
        let taken = game.captures().len();
        game.back_to(&here);
        if taken < 2 {
            continue;
        }
        if prover.loses_by(game, side, play)? {
            return Ok(Vec::new());
        }
        capturing.push(play);
    }
    Ok(capturing)
}

/// How many other plays look nearly as good at first sight as the right one, or better.
fn tries(game: &mut FastGame, right: FastPlay, start: &FastGame) -> usize {
    let taste = PositionJudge::new(start, 0);
    let side = game.to_move();
    let here = game.moment();
    let value = |play: FastPlay, game: &mut FastGame| {
        let ended = game.play(play).is_some();
        let value = taste.of(game);
        game.back_to(&here);
        // Whoever sees that a play ends the game sees whether it is right.
        if ended {
            if play == right { i32::MAX } else { i32::MIN }
        } else if side == Side::Defenders {
            value
        } else {
            -value
        }
    };
    let best = value(right, game).saturating_sub(NEARLY);
    let others = game.plays().into_iter().filter(|&play| play != right);
    others.filter(|&play| value(play, game) >= best).count()
}
