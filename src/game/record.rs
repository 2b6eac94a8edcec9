//! What a game remembers of its positions and moves, to know a repetition.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher};

use super::{Play, Position, Repetition, Side};

/// A map whose hash is the same on every run. Nothing depends on its order.
type Occurrences<K> = HashMap<K, u32, BuildHasherDefault<DefaultHasher>>;

/// What has occurred how often: positions, or moves of the same player, whichever the rules ask for.
#[derive(Clone, Debug)]
pub(super) struct Record {
    rule: Repetition,
    positions: Occurrences<Position>,
    /// How many positions have occurred twice or more.
    twice: usize,
    moves: Occurrences<(Side, Play)>,
    /// Whether a move of the present turn was made for the third time.
    third_move: bool,
}

impl Record {
    /// The position at the start is its first occurrence.
    pub(super) fn new(rule: Repetition, start: &Position) -> Self {
        let mut record = Self {
            rule,
            positions: Occurrences::default(),
            twice: 0,
            moves: Occurrences::default(),
            third_move: false,
        };
        record.enter_position(start);
        record
    }

    fn enter_position(&mut self, position: &Position) -> bool {
        let counts = match self.rule {
            Repetition::MustVary
            | Repetition::Draw
            | Repetition::DefendersLose
            | Repetition::RepeaterLoses => true,
            Repetition::SameMoveDraw | Repetition::NotSaid => false,
        };
        if !counts {
            return false;
        }
        let times = self.positions.entry(position.clone()).or_default();
        *times += 1;
        self.twice += usize::from(*times == 2);
        *times >= 3
    }

    /// Enters a play of `side` and the position after it. Whether the turn it ends has repeated what the rules count for
    /// the third time; never in the middle of a turn.
    pub(super) fn enter(&mut self, side: Side, play: Play, captured: bool, position: &Position) -> bool {
        if self.rule == Repetition::SameMoveDraw {
            let times = self.moves.entry((side, play)).or_default();
            *times += 1;
            self.third_move |= *times >= 3;
        }
        if captured {
            // Pieces never come back, so no position from before can occur again.
            self.positions.clear();
            self.twice = 0;
        }
        if position.going_on().is_some() {
            return false;
        }
        let third_position = self.enter_position(position);
        std::mem::take(&mut self.third_move) || third_position
    }

    /// Whether the rules forbid the play that leads to this position, because it would be its third time.
    /// The player in control, who must find another play, is taken to be the one whose play repeats.
    pub(super) fn forbids(&self, position: &Position) -> bool {
        self.may_forbid() && self.positions.get(position).is_some_and(|&times| times >= 2)
    }

    /// Whether any play can be forbidden now.
    pub(super) const fn may_forbid(&self) -> bool {
        matches!(self.rule, Repetition::MustVary) && self.twice > 0
    }
}
