//! What a game remembers of its positions and moves, to know a repetition.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher};

use super::ground::SquareGround;
use super::threat::forcer;
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
    /// Where it matters who forces: the turns since the last capture, as who played and the position after it. The one at
    /// the start has nobody.
    turns: Vec<(Option<Side>, Position)>,
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
            turns: Vec::new(),
            moves: Occurrences::default(),
            third_move: false,
        };
        record.enter_position(None, start);
        record
    }

    fn enter_position(&mut self, side: Option<Side>, position: &Position) -> bool {
        let counts = match self.rule {
            Repetition::MustVary
            | Repetition::ForcerMustVary
            | Repetition::Draw
            | Repetition::DefendersLose
            | Repetition::RepeaterLoses
            | Repetition::ForcerLoses => true,
            Repetition::SameMoveDraw | Repetition::NotSaid => false,
        };
        if !counts {
            return false;
        }
        if self.asks_who_forces() {
            self.turns.push((side, position.clone()));
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
            self.turns.clear();
        }
        if position.going_on().is_some() {
            return false;
        }
        let third_position = self.enter_position(Some(side), position);
        std::mem::take(&mut self.third_move) || third_position
    }

    const fn asks_who_forces(&self) -> bool {
        matches!(self.rule, Repetition::ForcerMustVary | Repetition::ForcerLoses)
    }

    /// Which side has forced the turns since this position first occurred, and the one that leads to it again, if that is
    /// still to be made.
    pub(super) fn forcer(
        &self,
        position: &Position,
        next: Option<Side>,
        ground: &SquareGround,
    ) -> Option<Side> {
        let first = self.turns.iter().position(|(_, known)| known == position)?;
        let turns = self.turns[first + 1..].iter().filter_map(|(side, after)| Some(((*side)?, after)));
        forcer(turns.chain(next.map(|side| (side, position))), ground)
    }

    /// Whether the rules forbid the play of `side` that leads to this position, because it would be its third time.
    pub(super) fn forbids(&self, side: Side, position: &Position, ground: &SquareGround) -> bool {
        self.may_forbid()
            && self.positions.get(position).is_some_and(|&times| times >= 2)
            && match self.rule {
                // If nobody forces, or both do, the rule books are silent: no result is made up, and the one who would
                // complete the repetition has to vary.
                Repetition::ForcerMustVary => {
                    self.forcer(position, Some(side), ground).is_none_or(|forcer| forcer == side)
                }
                _ => true,
            }
    }

    /// Whether any play can be forbidden now.
    pub(super) const fn may_forbid(&self) -> bool {
        matches!(self.rule, Repetition::MustVary | Repetition::ForcerMustVary) && self.twice > 0
    }
}
