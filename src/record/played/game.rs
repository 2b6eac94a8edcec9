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
    /// Its number, from 1: a turn of each side have the same.
    pub number: usize,
    /// Who.
    pub side: Side,
    /// Its plays with what they did; several if the piece went on.
    pub plays: Vec<(Play, Turn)>,
    /// What is said of it.
    pub comment: Option<String>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedEnd {
    /// With what.
    pub result: GameResult,
    /// How the board shows it; `None` if it doesn't, as after a resignation.
    pub outcome: Option<Outcome>,
    /// The record's reason.
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

    /// How many turns have been made when both sides have made their turn of this number, and with `first_only` when only
    /// the side that moved first has; `None` if the game has no such turn. The last turn stands for both where the game
    /// ended with it.
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
