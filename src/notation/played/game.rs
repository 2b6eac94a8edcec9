//! A game as the engine has played it.

use crate::game::{Board, GameResult, Outcome, Play, Side, Turn};

/// A game that was played by the rules, from its start to where its record ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedGame {
    /// Who moved first.
    pub first: Side,
    /// The turns, in their order.
    pub turns: Vec<PlayedTurn>,
    /// The pieces before each turn, and after the last.
    pub positions: Vec<Board>,
    /// How it ended; `None` if it was not played to its end.
    pub end: Option<PlayedEnd>,
}

/// A turn of one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTurn {
    /// Its number, from 1; the turns of both sides share a number.
    pub number: usize,
    /// The side that moved.
    pub side: Side,
    /// Its plays, each with what it did; several if the piece went on capturing.
    pub plays: Vec<(Play, Turn)>,
    /// The comment on it.
    pub comment: Option<String>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedEnd {
    /// The result.
    pub result: GameResult,
    /// The end that the board shows. `None`: it shows none, as after a resignation.
    pub outcome: Option<Outcome>,
    /// The reason that the record gives.
    pub reason: Option<String>,
}

impl PlayedTurn {
    /// How many pieces it captured.
    #[must_use]
    pub fn captured(&self) -> usize {
        self.plays.iter().map(|(_, turn)| turn.captures.len()).sum()
    }
}

impl PlayedGame {
    /// The number of the last turn.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.turns.last().map_or(0, |turn| turn.number)
    }

    /// Number of turns made once both sides have made their turn of this number, or with `first_only` once the side that moved
    /// first has. If the game ended with the first turn of a number, that one counts for both. `None`: the game has no such
    /// turn.
    #[must_use]
    pub fn turns_until(&self, number: usize, first_only: bool) -> Option<usize> {
        if number == 0 {
            return (!first_only).then_some(0);
        }
        if number > self.moves() {
            return None;
        }
        let made = 2 * number - usize::from(first_only);
        Some(made.min(self.turns.len()))
    }

    /// How many pieces of a side were captured in all.
    #[must_use]
    pub fn lost(&self, side: Side) -> usize {
        let by = side.other();
        self.turns.iter().filter(|turn| turn.side == by).map(PlayedTurn::captured).sum()
    }
}
