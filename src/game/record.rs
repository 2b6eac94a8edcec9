//! What a game remembers of its positions and moves, to know a repetition and who started it.
//!
//! Rule books say that the side *in control of the situation*, or *the aggressive player*, has to vary; none says which side that
//! is. Adam Bartley, one of the authors of Copenhagen, does (forum of aagenielsen.dk, 25 January 2015): the player who is the
//! first to bring back a position in an exchange of such moves, "the one who started it". He does not say when that exchange
//! ends. Here it ends with the first turn to a new position. No game is endless: there are only so many positions, so at last
//! all turns bring back earlier ones, in one exchange, and the side that started it has to vary.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher};

use super::{Play, Position, Repetition, Side};

/// A map whose hash is the same on every run. Nothing depends on its order.
type Occurrences<K> = HashMap<K, u32, BuildHasherDefault<DefaultHasher>>;

/// How often positions, or moves of the same player, have occurred: whichever the rules count.
#[derive(Clone, Debug)]
pub(super) struct Record {
    rule: Repetition,
    positions: Occurrences<Position>,
    /// How many positions have occurred twice or more.
    twice: usize,
    /// The side that started the exchange of turns that bring back earlier positions. `None`: the last turn led to a new one.
    started: Option<Side>,
    moves: Occurrences<(Side, Play)>,
    /// Whether a move of the present turn was made for the third time.
    third_move: bool,
}

impl Record {
    /// Returns the record of a game that begins. The position at the start counts as its first occurrence.
    pub(super) fn new(rule: Repetition, start: &Position) -> Self {
        let mut record = Self {
            rule,
            positions: Occurrences::default(),
            twice: 0,
            started: None,
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
        let times = self.positions.entry(position.clone()).or_default();
        *times += 1;
        self.twice += usize::from(*times == 2);
        self.started = if *times >= 2 { self.started.or(side) } else { None };
        *times >= 3
    }

    /// Enters a play of `side` and the position after it. Returns whether the turn has brought the third occurrence of what the
    /// rules count, a position or a move; `false` in the middle of a turn.
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
        let third_position = self.enter_position(Some(side), position);
        std::mem::take(&mut self.third_move) || third_position
    }

    /// The side that started the repetition to which a turn of `side` belongs; `side` itself if nobody has started one.
    pub(super) fn starter(&self, side: Side) -> Side {
        self.started.unwrap_or(side)
    }

    /// Whether the rules forbid the play of `side` that leads to this position, because it would be its third time.
    pub(super) fn forbids(&self, side: Side, position: &Position) -> bool {
        self.may_forbid()
            && self.positions.get(position).is_some_and(|&times| times >= 2)
            && (self.rule != Repetition::ForcerMustVary || self.starter(side) == side)
    }

    /// Whether any play can be forbidden now.
    pub(super) const fn may_forbid(&self) -> bool {
        matches!(self.rule, Repetition::MustVary | Repetition::ForcerMustVary) && self.twice > 0
    }
}
