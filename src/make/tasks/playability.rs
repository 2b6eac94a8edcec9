//! Plays a little with a game of somebody's own, to see whether it can be played.

use crate::diag::Diagnostic;
use crate::format::Reading;
use crate::game::{Ending, FastGame, Side, Square};
use crate::keyed::{KeyedMessage, keyed};
use crate::make::finding::library::Library;
use crate::search::{Prover, SelfPlayed, played};
use std::collections::BTreeSet;

/// Plays that a proof may make: enough for two turns on the largest board, and over before anybody waits.
const PROOF: u64 = 400_000;
/// The turns in which a win is looked for.
const TURNS: usize = 2;
/// Plays that a player of the games looks at before each that it makes.
const QUICK: u64 = 60;
/// Plays that may be looked at for all games together, and the most games.
const PLAYED: u64 = 500_000;
const GAMES: usize = 30;
/// The part of the board on which nothing stands before that is told: one square of so many.
const UNUSED: usize = 3;
/// Fewer games tell nothing of what was not seen.
const TELLING: usize = 5;

/// Warns of a win that nothing prevents, and notes what quick games never showed. Nothing of this is said of a game that the rules
/// can't begin.
pub(in crate::make) fn remarks(own: &str, reading: &Reading, library: &Library<'_>) -> Vec<Diagnostic> {
    let variant = &reading.variant;
    let start = variant.setup.position(&variant.ruleset).ok();
    let Some(mut start) = start.and_then(|start| FastGame::new(&start, &variant.ruleset)) else {
        return Vec::new();
    };
    let (file, span) = &reading.layout;
    // A layout that the game has from one of the program's is nothing to look at.
    let is_own = !library.is_bundled_variant(file);
    let at = |message: KeyedMessage| {
        if is_own {
            Diagnostic::error(file, message).at(span.clone())
        } else {
            Diagnostic::error(own, message)
        }
    };
    if let Some(message) = forced(&mut start) {
        return vec![at(message).help(keyed!("move-piece-or-change-first")).warning()];
    }
    let games = quick_games(&start);
    if games.len() < TELLING {
        return Vec::new();
    }
    unseen(reading, &start, &games).into_iter().map(|message| at(message).note()).collect()
}

/// The message that one side wins within two turns whatever the other does, with the line of play. A win with the very first play
/// is told already, of the layout.
fn forced(start: &mut FastGame) -> Option<KeyedMessage> {
    let first = start.to_move();
    let mut prover = Prover::new(PROOF);
    for side in [first, first.other()] {
        let Ok(found) = prover.line(start, side, TURNS) else { continue };
        let Some(win) = found.filter(|win| side != first || win.turns > 1) else { continue };
        let plays: Vec<String> = win.plays.iter().map(|&play| start.told(play).to_string()).collect();
        return Some(keyed!("win-is-forced", side, turns = win.turns, plays = plays.join(" ")));
    }
    None
}

/// Quick games, as many as the plays that may be looked at allow.
fn quick_games(start: &FastGame) -> Vec<SelfPlayed> {
    let mut games = Vec::new();
    let mut looked = 0;
    while games.len() < GAMES && looked < PLAYED {
        let Some(game) = played(start, QUICK, games.len() as u64, &|| false) else { break };
        looked += game.looked;
        games.push(game);
    }
    games
}

/// Messages about what the games never showed.
fn unseen(reading: &Reading, start: &FastGame, games: &[SelfPlayed]) -> Vec<KeyedMessage> {
    let variant = &reading.variant;
    let count = games.len();
    let mut found = Vec::new();
    for &side in Side::ALL {
        if games.iter().all(|game| game.lost[side as usize] == 0) {
            found.push(keyed!("never-captured", games = count, side));
        }
    }
    // Rings and forts are rare among quick games of any game.
    for ending in [Ending::KingCaptured, Ending::KingEscaped] {
        if !games.iter().any(|game| game.outcome.is_some_and(|outcome| outcome.how == ending)) {
            found.push(keyed!("never-ended", games = count, how => ending.message()));
        }
    }
    let board = &variant.setup.board;
    let mut stood: BTreeSet<Square> = board.pieces().map(|(square, _)| square).collect();
    stood.extend(games.iter().flat_map(|game| &game.plays).map(|&play| start.told(play).to));
    let empty: Vec<Square> = board.squares().filter(|square| !stood.contains(square)).collect();
    // Some squares of any board are seldom stood on, such as corners.
    if let Some(square) = empty.first().filter(|_| UNUSED * empty.len() > board.squares().count()) {
        found.push(keyed!("never-stood-on", games = count, squares = empty.len(), square));
    }
    found
}
