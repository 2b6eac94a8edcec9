//! Puzzles: positions with exactly one first play that does what is asked, found in games that the program plays with sense, and
//! proved by making every play.

use super::chance::{Chance, mixed};
use super::forced::{Prover, TooFewNodes};
use super::selfplay::{SelfPlayed, played};
use super::value::PositionJudge;
use crate::game::{Board, Ending, FastGame, FastPlay, Outcome, Play, Position, Ruleset, Side, Square};
use std::collections::BTreeSet;

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

/// Plays that a player of the games looks at before each that it makes: enough for sense.
const NODES: u64 = 400;
/// Plays that the proof of one puzzle may make.
const PROOF: u64 = 2_000_000;
/// The widest board on which a win in three turns is looked for.
const THREE: u8 = 9;
/// The most pieces of a puzzle, in tenths of those at the start.
const FEW: usize = 9;
/// Games for each puzzle that is wanted, after which no more are played.
const GAMES: usize = 30;
/// The first plays of a game, which are nobody's puzzle.
const OPENING: usize = 6;
/// A play that looks worse by no more than this looks nearly as good: a man, about.
const NEARLY: i32 = 100;
/// How many puzzles are found for each that is kept, so that there are all kinds to choose from.
const SPARE: usize = 3;

/// Finds puzzles of a game: as many as are wanted, or all that there are in a number of games that follows from this. The same
/// seed finds the same puzzles. They stand in the order of their grades.
#[must_use]
pub fn puzzles(
    start: &Position,
    rules: &Ruleset,
    wanted: usize,
    seed: u64,
    is_stopped: &dyn Fn() -> bool,
) -> Vec<Puzzle> {
    let Some(game) = FastGame::new(start, rules) else { return Vec::new() };
    let mut found: Vec<Puzzle> = Vec::new();
    let mut seen = BTreeSet::new();
    for nth in 0..GAMES * wanted {
        if found.len() >= SPARE * wanted {
            break;
        }
        let Some(played) = played(&game, NODES, seed << 32 | nth as u64, is_stopped) else { break };
        let of_game = PuzzleGame { start: &game, rules, played: &played }.puzzles();
        // No two of a game are of the same kind for the same side, and no two of all games look the same, however they are turned.
        for puzzle in of_game {
            if seen.insert(turned(&puzzle.board)) {
                found.push(puzzle);
            }
        }
    }
    chosen(found, wanted, seed)
}

/// Chooses puzzles so that all kinds and both sides have their share; sorted by grade and kind.
fn chosen(mut found: Vec<Puzzle>, wanted: usize, seed: u64) -> Vec<Puzzle> {
    let mut chance = Chance::new(mixed(seed));
    let mut kept = Vec::new();
    while kept.len() < wanted && !found.is_empty() {
        let times = |puzzle: &Puzzle| {
            let alike = |other: &&Puzzle| other.kind == puzzle.kind;
            let same = |other: &&Puzzle| other.kind == puzzle.kind && other.side == puzzle.side;
            (kept.iter().filter(alike).count(), kept.iter().filter(same).count())
        };
        let least = found.iter().map(times).min();
        let fitting: Vec<usize> = (0..found.len()).filter(|&nth| Some(times(&found[nth])) == least).collect();
        let nth = fitting[chance.below(fitting.len())];
        let next = found.remove(nth);
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
    /// The puzzles of the game, at most one of each kind and side.
    fn puzzles(&self) -> Vec<Puzzle> {
        let mut found: Vec<Puzzle> = Vec::new();
        let mut game = self.start.clone();
        let winner = self.played.outcome.and_then(Outcome::winner);
        let all = self.played.plays.len();
        for (nth, &play) in self.played.plays.iter().enumerate() {
            let side = game.to_move();
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
                        && let Ok(Some(puzzle)) = proved(kind, &mut alone, self.start)
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

/// The puzzle of a position, if exactly one first play does what is asked for. A puzzle with a quicker win than asked for is none.
fn proved(kind: PuzzleKind, game: &mut FastGame, start: &FastGame) -> Result<Option<Puzzle>, TooFewNodes> {
    if game.outcome().is_some() {
        return Ok(None);
    }
    let mut prover = Prover::new(PROOF);
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
        PuzzleKind::CaptureTwo => capturing_two(game, &mut prover)?,
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
