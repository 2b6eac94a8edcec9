//! What the fast engine remembers of a game: the same as [`Record`](super::super::record::Record), which says where the rules
//! are from, kept so that plays can be taken back.

use super::super::{Repetition, Side};

/// How many kinds of keys are told apart before any are compared.
const BUCKETS: usize = 1024;

/// Keys in the order in which they came, and how often each has come.
#[derive(Clone, Debug)]
struct CountedKeys {
    keys: Vec<u64>,
    /// How many of the keys end alike: where there is none, none is looked for.
    buckets: Box<[u16; BUCKETS]>,
}

impl CountedKeys {
    fn new() -> Self {
        Self { keys: Vec::with_capacity(128), buckets: Box::new([0; BUCKETS]) }
    }

    /// How often a key has come since the key of an index.
    #[inline]
    fn times(&self, key: u64, since: usize) -> usize {
        if self.buckets[key as usize % BUCKETS] == 0 {
            return 0;
        }
        self.keys[since..].iter().filter(|&&other| other == key).count()
    }

    #[inline]
    fn push(&mut self, key: u64) {
        self.keys.push(key);
        self.buckets[key as usize % BUCKETS] += 1;
    }

    fn shorten(&mut self, length: usize) {
        for key in self.keys.drain(length..) {
            self.buckets[key as usize % BUCKETS] -= 1;
        }
    }
}

/// What a game remembers of its positions and moves.
#[derive(Clone, Debug)]
pub(super) struct History {
    rule: Repetition,
    positions: CountedKeys,
    moves: CountedKeys,
    now: Memory,
}

/// The part of it that is copied to take plays back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Memory {
    /// The first position since the last capture: none from before can come again.
    since: usize,
    /// How many positions have occurred twice or more since then.
    twice: usize,
    started: Option<Side>,
    third_move: bool,
    positions: usize,
    moves: usize,
}

impl History {
    pub(super) fn new(rule: Repetition, start: u64) -> Self {
        let now = Memory { since: 0, twice: 0, started: None, third_move: false, positions: 0, moves: 0 };
        let mut history = Self { rule, positions: CountedKeys::new(), moves: CountedKeys::new(), now };
        history.enter_position(None, start);
        history
    }

    pub(super) const fn memory(&self) -> Memory {
        self.now
    }

    /// Forgets all that came after.
    pub(super) fn back_to(&mut self, memory: Memory) {
        self.positions.shorten(memory.positions);
        self.moves.shorten(memory.moves);
        self.now = memory;
    }

    #[inline]
    fn enter_position(&mut self, side: Option<Side>, key: u64) -> bool {
        if matches!(self.rule, Repetition::SameMoveDraw | Repetition::NotSaid) {
            return false;
        }
        let times = self.positions.times(key, self.now.since) + 1;
        self.positions.push(key);
        self.now.positions += 1;
        self.now.twice += usize::from(times == 2);
        self.now.started = if times >= 2 { self.now.started.or(side) } else { None };
        times >= 3
    }

    /// Enters a play of `side`, with a key of the play alone and one of the position after it; `None` in the middle of a turn.
    /// Returns whether the turn has brought the third occurrence of what the rules count.
    #[inline]
    pub(super) fn enter(&mut self, side: Side, play: u64, captured: bool, position: Option<u64>) -> bool {
        if self.rule == Repetition::SameMoveDraw {
            self.now.third_move |= self.moves.times(play, 0) >= 2;
            self.moves.push(play);
            self.now.moves += 1;
        }
        if captured {
            self.now.since = self.now.positions;
            self.now.twice = 0;
        }
        let Some(key) = position else { return false };
        let third = self.enter_position(Some(side), key);
        std::mem::take(&mut self.now.third_move) || third
    }

    pub(super) fn starter(&self, side: Side) -> Side {
        self.now.started.unwrap_or(side)
    }

    /// Whether the rules forbid a play of `side` that leads to a position, as long as it captures nothing.
    pub(super) fn forbids(&self, side: Side, position: u64) -> bool {
        self.may_forbid()
            && self.positions.times(position, self.now.since) >= 2
            && (self.rule != Repetition::ForcerMustVary || self.starter(side) == side)
    }

    /// Whether any play can be forbidden now.
    #[inline]
    pub(super) const fn may_forbid(&self) -> bool {
        matches!(self.rule, Repetition::MustVary | Repetition::ForcerMustVary) && self.now.twice > 0
    }
}
