//! Looks for puzzles in games that the program plays with some sense.

use super::forced::Prover;
use super::puzzle::{Puzzle, PuzzleKind, proved};
use super::selfplay::{SelfPlayed, played};
use crate::executor::{Executor, at_once};
use crate::game::{Board, FastGame, FastPlay, Outcome, Position, Ruleset, Side, Square};
use std::collections::{BTreeMap, BTreeSet};

/// Plays that a player of the games looks at before each that it makes: enough for sense.
const NODES: u64 = 400;
/// Plays that the proofs of one game's puzzles may make.
const PROOFS: u64 = 4_000_000;
/// The widest board on which a win in three turns is looked for.
const THREE: u8 = 9;
/// The most pieces of a puzzle, in tenths of those at the start.
const FEW: usize = 9;
/// Games for each puzzle that is wanted, after which no more are played.
const GAMES: usize = 30;
/// Plays for each puzzle that is wanted, after which no more games are played.
const PLAYS: u64 = 40_000_000;
/// Games that are played at once, if there are so many workers.
const ROUND: usize = 8;
/// The first plays of a game, which are nobody's puzzle.
const OPENING: usize = 6;
/// How many puzzles are found for each that is kept, so that there are all kinds to choose from.
const SPARE: usize = 3;
/// Games for each puzzle that is wanted, after which a sheet with many of one kind is good enough.
const VARIED: usize = 12;

/// What came of the search for puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundPuzzles {
    /// The puzzles, in the order of their grades.
    pub puzzles: Vec<Puzzle>,
    /// How many games were played for them.
    pub games: usize,
    /// How many plays were made, in the players' minds and for the proofs.
    pub nodes: u64,
}

/// Finds puzzles of a game: as many as are wanted, or all that there are in the games and the plays that may be made for so many;
/// or those found until the executor was stopped. The same seed finds the same puzzles with any number of workers.
#[must_use]
pub fn puzzles(
    start: &Position,
    rules: &Ruleset,
    wanted: usize,
    seed: u64,
    executor: &dyn Executor,
) -> FoundPuzzles {
    let mut all = FoundPuzzles { puzzles: Vec::new(), games: 0, nodes: 0 };
    let Some(game) = FastGame::new(start, rules) else { return all };
    let mut seen = BTreeSet::new();
    let (games, nodes) = (GAMES * wanted, PLAYS * wanted as u64);
    let is_enough = |all: &FoundPuzzles| {
        let is_choice = all.games >= VARIED * wanted || is_varied(&all.puzzles, wanted);
        (all.puzzles.len() >= SPARE * wanted && is_choice) || all.games >= games || all.nodes >= nodes
    };
    while !is_enough(&all) && !executor.is_stopped() {
        let round = all.games;
        let one =
            |nth: usize, (): &mut ()| of_game(&game, rules, seed << 32 | (round + nth) as u64, executor);
        for (found, looked) in at_once(ROUND, executor, one, Option::is_none).into_iter().flatten() {
            // What a round has beyond enough is left out, so that the size of rounds has no part in what is found.
            if is_enough(&all) {
                break;
            }
            all.games += 1;
            all.nodes += looked;
            // No two of all games look the same, however they are turned.
            all.puzzles.extend(found.into_iter().filter(|puzzle| seen.insert(turned(&puzzle.board))));
        }
    }
    all.puzzles = chosen(all.puzzles, wanted);
    all
}

/// The puzzles of the game with this seed, and how many plays were made for them. `None`: the executor was stopped.
fn of_game(
    start: &FastGame,
    rules: &Ruleset,
    seed: u64,
    executor: &dyn Executor,
) -> Option<(Vec<Puzzle>, u64)> {
    let is_stopped = || executor.is_stopped();
    let played = played(start, NODES, seed, &is_stopped)?;
    let mut prover = Prover::new(PROOFS);
    let found = PuzzleGame { start, rules, played: &played }.puzzles(&mut prover, &is_stopped);
    Some((found, played.looked + PROOFS - prover.left()))
}

/// Whether there are so many puzzles even if no more than a third of them are of one kind for one side.
fn is_varied(found: &[Puzzle], wanted: usize) -> bool {
    let mut counts = BTreeMap::new();
    for puzzle in found {
        *counts.entry((puzzle.kind, puzzle.side as usize)).or_insert(0) += 1;
    }
    counts.into_values().map(|count: usize| count.min(wanted.div_ceil(3))).sum::<usize>() >= wanted
}

/// Chooses puzzles so that all kinds and both sides have their share, of each those with the fewest pieces; sorted by grade and kind.
fn chosen(mut found: Vec<Puzzle>, wanted: usize) -> Vec<Puzzle> {
    let mut kept: Vec<Puzzle> = Vec::new();
    while kept.len() < wanted {
        let times = |puzzle: &Puzzle| {
            let alike = |other: &&Puzzle| other.kind == puzzle.kind;
            let same = |other: &&Puzzle| other.kind == puzzle.kind && other.side == puzzle.side;
            (kept.iter().filter(alike).count(), kept.iter().filter(same).count())
        };
        let best =
            (0..found.len()).min_by_key(|&nth| (times(&found[nth]), found[nth].board.pieces().count()));
        let Some(best) = best else { break };
        let next = found.remove(best);
        found.retain(|puzzle| !are_alike(&puzzle.board, &next.board));
        kept.push(next);
    }
    kept.sort_by_key(|puzzle| (puzzle.grade(), puzzle.kind));
    kept
}

/// A game in which puzzles are looked for.
struct PuzzleGame<'a> {
    start: &'a FastGame,
    rules: &'a Ruleset,
    played: &'a SelfPlayed,
}

impl PuzzleGame<'_> {
    /// The puzzles of the game, at most one of each kind and side, as many as can be proved or until it `is_stopped`.
    fn puzzles(&self, prover: &mut Prover, is_stopped: &dyn Fn() -> bool) -> Vec<Puzzle> {
        let mut found: Vec<Puzzle> = Vec::new();
        let mut game = self.start.clone();
        let winner = self.played.outcome.and_then(Outcome::winner);
        let all = self.played.plays.len();
        for (nth, &play) in self.played.plays.iter().enumerate() {
            let side = game.to_move();
            if is_stopped() {
                break;
            }
            if nth >= OPENING && !game.is_going_on() && self.has_few(&game) {
                // A win in so many turns is at hand where the game ended so.
                let turns = (winner == Some(side)).then(|| (all - nth).div_ceil(2));
                let position = game.position();
                for kind in PuzzleKind::ALL {
                    let is_known = found.iter().any(|other| other.kind == kind && other.side == side);
                    if is_known || !is_likely(kind, side, turns, &mut game, play) {
                        continue;
                    }
                    // Without the game's history: whoever looks at the page doesn't know it.
                    if let Some(mut alone) = FastGame::new(&position, self.rules)
                        && let Ok(Some(puzzle)) = proved(kind, &mut alone, self.start, prover)
                    {
                        found.push(puzzle);
                        break;
                    }
                }
            }
            game.play(play);
        }
        found
    }

    /// Whether the pieces are few enough to see how they stand.
    fn has_few(&self, game: &FastGame) -> bool {
        let pieces = |game: &FastGame| game.pieces(Side::Attackers) + game.pieces(Side::Defenders);
        10 * pieces(game) <= FEW * pieces(self.start)
    }
}

/// Whether a kind is worth a proof.
fn is_likely(
    kind: PuzzleKind,
    side: Side,
    turns: Option<usize>,
    game: &mut FastGame,
    play: FastPlay,
) -> bool {
    match kind {
        PuzzleKind::Escape => side == Side::Defenders && game.king_ways().in_plays[0] == 1,
        PuzzleKind::StopEscape => side == Side::Attackers && game.king_ways().in_plays[0] > 0,
        PuzzleKind::CaptureTwo => {
            let here = game.moment();
            game.play(play);
            let takes = game.captures().len() > 1;
            game.back_to(&here);
            takes
        }
        PuzzleKind::WinInTwo => turns == Some(2),
        PuzzleKind::WinInThree => turns == Some(3) && game.position().board().size() <= THREE,
    }
}

/// Whether most pieces of two boards are the same on the same squares.
fn are_alike(one: &Board, other: &Board) -> bool {
    let all = one.pieces().count().max(other.pieces().count());
    let same = one.pieces().filter(|&(square, piece)| other.get(square) == Some(piece)).count();
    3 * same > 2 * all
}

/// The pieces of a board, the same however the board is turned or mirrored.
fn turned(board: &Board) -> Vec<(u8, u8, String)> {
    let last = board.size() - 1;
    let ways = (0..8_u8).map(|way| {
        let place = |square: Square| {
            let (mut file, mut rank) = (square.file, square.rank);
            if way & 1 != 0 {
                file = last - file;
            }
            if way & 2 != 0 {
                rank = last - rank;
            }
            if way & 4 != 0 { (rank, file) } else { (file, rank) }
        };
        let mut pieces: Vec<(u8, u8, String)> = board
            .pieces()
            .map(|(square, piece)| {
                let (file, rank) = place(square);
                (file, rank, piece.name().to_owned())
            })
            .collect();
        pieces.sort_unstable();
        pieces
    });
    ways.min().unwrap_or_default()
}
