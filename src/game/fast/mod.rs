//! The fast engine: the same games as [`Game`], many times as fast, for whoever plays thousands of them.
//!
//! Its contract: from the same position under the same rules a [`FastGame`] allows the same plays as a [`Game`], takes the same
//! pieces and ends in the same way after the same play. The plain engine is easy to read beside a rule book, and is what this one
//! is held against in the tests, under every rule; nothing is decided here that isn't told there.
//!
//! What makes it fast:
//!
//! - what the rules say of squares and lines is in tables ([`ground`]);
//! - a board keeps the number of plays along each line, and counts only those lines anew that plays have changed, once somebody asks
//!   ([`board`]);
//! - rings, walls and forts are looked for only after plays that can have made them ([`ends`], [`taken`]);
//! - a position is known by a key of 64 bits alone: two different positions of a game with the same key, which is less likely
//!   than a fault of the machine, would count as a repetition ([`history`]);
//! - to take plays back is to copy: [`FastGame::moment`] and [`FastGame::back_to`].

mod board;
mod ends;
mod ground;
mod history;
mod mixed;
mod taken;
mod ways;

use std::sync::Arc;

use super::{
    Berserk, Enclosure, Ending, ExitFort, Game, NoMove, Outcome, Play, Position, Ruleset, Side, Square,
};
use board::{FastBoard, share};
use ground::{FastGround, Tenant};
use history::{History, Memory};
pub(crate) use mixed::{GOLDEN, mixed};
pub use ways::KingWays;

/// A play of the fast engine: two cells of its board. [`FastGame::told`] says which squares these are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FastPlay {
    from: u16,
    to: u16,
}

impl FastPlay {
    const fn new(from: usize, to: usize) -> Self {
        Self { from: from as u16, to: to as u16 }
    }

    /// A number below `kinds` that tells this play from most others.
    #[must_use]
    pub const fn kind(self, kinds: usize) -> usize {
        (self.from as usize * 31 + self.to as usize) % kinds
    }

    const fn from(self) -> usize {
        self.from as usize
    }

    const fn to(self) -> usize {
        self.to as usize
    }
}

/// A game, played fast.
#[derive(Clone, Debug)]
pub struct FastGame {
    ground: Arc<FastGround>,
    now: Now,
    history: History,
    /// What the last play has taken, by its cells.
    taken: Vec<u16>,
}

/// All of a game but its history.
#[derive(Clone, Copy, Debug)]
struct Now {
    board: FastBoard,
    to_move: Side,
    /// In the middle of a turn: the cell of the piece that goes on capturing.
    going_on: Option<u16>,
    outcome: Option<Outcome>,
}

/// A moment of a game, to come back to.
#[derive(Clone, Copy, Debug)]
pub struct FastMoment {
    now: Now,
    memory: Memory,
}

impl FastGame {
    /// A game that goes on from a position, as [`Game::new`] starts it. `None`: no game has a board of this size
    /// ([`SIZES`](super::SIZES)), or the position is in the middle of a turn.
    #[must_use]
    pub fn new(position: &Position, ruleset: &Ruleset) -> Option<Self> {
        if !FastGround::has_room_for(position) || position.going_on().is_some() {
            return None;
        }
        let ground = FastGround::new(ruleset, position.board().size());
        let board = FastBoard::new(position.board(), &ground);
        let outcome = Game::new(position.clone(), ruleset.clone()).outcome();
        let now = Now { board, to_move: position.to_move(), going_on: None, outcome };
        let history = History::new(ruleset.repetition, now.key());
        Some(Self { ground: Arc::new(ground), now, history, taken: Vec::with_capacity(16) })
    }

    /// Whose turn it is; of no meaning once the game has ended.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.now.to_move
    }

    /// How the game has ended; `None` while it goes on.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.now.outcome
    }

    /// Whether a turn is under way, in which a piece that has captured goes on.
    #[must_use]
    pub const fn is_going_on(&self) -> bool {
        self.now.going_on.is_some()
    }

    /// A number that positions with the same pieces and the same side to move share, and others nearly never.
    #[must_use]
    pub fn key(&self) -> u64 {
        self.now.key() ^ self.now.going_on.map_or(0, |cell| share(usize::from(cell), Tenant::OUTSIDE))
    }

    /// How many pieces a side has.
    #[must_use]
    pub const fn pieces(&self, side: Side) -> usize {
        self.now.board.men[side as usize] as usize
    }

    /// How many squares the board has, and on how many of them the king escapes.
    #[must_use]
    pub fn squares(&self) -> (usize, usize) {
        let exits = self.ground.escapes.iter().map(|row| row.count_ones() as usize).sum();
        (self.ground.size * self.ground.size, exits)
    }

    /// The king's square.
    #[must_use]
    pub fn king(&self) -> Option<Square> {
        self.now.board.king.map(|cell| self.ground.square(usize::from(cell)))
    }

    /// The position for the plain engine, without history.
    #[must_use]
    pub fn position(&self) -> Position {
        let going_on = self.now.going_on.map(|cell| self.ground.square(usize::from(cell)));
        Position::in_turn(self.now.board.plain(&self.ground), self.now.to_move, going_on)
    }

    /// The squares of a play.
    #[must_use]
    pub fn told(&self, play: FastPlay) -> Play {
        Play { from: self.ground.square(play.from()), to: self.ground.square(play.to()) }
    }

    /// The play between two squares of the board. Whether it is legal is for [`FastGame::plays`] to say.
    #[must_use]
    pub fn meant(&self, play: Play) -> FastPlay {
        FastPlay::new(self.ground.cell(play.from), self.ground.cell(play.to))
    }

    /// The squares of what the last play has taken, sorted.
    #[must_use]
    pub fn captures(&self) -> Vec<Square> {
        let mut squares: Vec<Square> =
            self.taken.iter().map(|&cell| self.ground.square(usize::from(cell))).collect();
        squares.sort_unstable();
        squares.dedup();
        squares
    }

    /// Whether the last play has taken anything.
    #[must_use]
    pub const fn has_captured(&self) -> bool {
        !self.taken.is_empty()
    }

    /// This moment, to come back to.
    #[must_use]
    pub const fn moment(&self) -> FastMoment {
        FastMoment { now: self.now, memory: self.history.memory() }
    }

    /// Takes back all plays since a moment of this game.
    pub fn back_to(&mut self, moment: &FastMoment) {
        self.now = moment.now;
        self.history.back_to(moment.memory);
        self.taken.clear();
    }

    /// How many legal plays there are; none once the game has ended.
    #[must_use]
    pub fn count(&mut self) -> usize {
        if self.now.outcome.is_some() {
            0
        } else if self.now.going_on.is_some() || self.history.may_forbid() {
            self.listed().len()
        } else {
            self.now.board.total(&self.ground, self.now.to_move)
        }
    }

    /// The legal play of this index, in an order of its own; `None` beyond [`FastGame::count`].
    #[must_use]
    pub fn nth(&mut self, nth: usize) -> Option<FastPlay> {
        if self.now.outcome.is_some() {
            None
        } else if self.now.going_on.is_some() || self.history.may_forbid() {
            self.listed().get(nth).copied()
        } else {
            self.now.board.nth(&self.ground, self.now.to_move, nth)
        }
    }

    /// Every legal play, in the order of [`FastGame::nth`]; none once the game has ended.
    #[must_use]
    pub fn plays(&mut self) -> Vec<FastPlay> {
        if self.now.outcome.is_some() { Vec::new() } else { self.listed() }
    }

    /// Every play that is legal if the game goes on.
    fn listed(&mut self) -> Vec<FastPlay> {
        let mut plays = Vec::with_capacity(128);
        if let Some(from) = self.now.going_on {
            self.now.board.each_from(&self.ground, usize::from(from), |play| plays.push(play));
            plays.retain(|&play| self.takes(play));
            return plays;
        }
        self.now.board.each(&self.ground, self.now.to_move, |play| plays.push(play));
        if self.history.may_forbid() {
            plays.retain(|&play| {
                let piece = self.now.board.cells[play.from()];
                let moved = share(play.from(), piece) ^ share(play.to(), piece);
                let key = self.now.key() ^ moved ^ TURN;
                !self.history.forbids(self.now.to_move, key) || self.takes(play)
            });
        }
        plays
    }

    /// Whether a play captures anything.
    #[must_use]
    pub fn takes(&mut self, play: FastPlay) -> bool {
        let piece = std::mem::replace(&mut self.now.board.cells[play.from()], Tenant::EMPTY);
        self.now.board.cells[play.to()] = piece;
        let mut taken = Vec::new();
        taken::captures(&self.now.board, &self.ground, play, &mut taken);
        self.now.board.cells[play.to()] = Tenant::EMPTY;
        self.now.board.cells[play.from()] = piece;
        !taken.is_empty()
    }

    /// Makes a legal play, such as one of [`FastGame::plays`], and returns how the game has ended, if it has. What follows from
    /// a play that isn't legal has no meaning.
    pub fn play(&mut self, play: FastPlay) -> Option<Outcome> {
        let ground = &*self.ground;
        let now = &mut self.now;
        let side = now.to_move;
        let had_king = now.board.king.is_some();
        now.board.shift(ground, play);
        taken::captures(&now.board, ground, play, &mut self.taken);
        for &cell in &self.taken {
            now.board.take(ground, usize::from(cell));
        }
        let king_lost = had_king && now.board.king.is_none();
        let captured = !self.taken.is_empty();
        let goes_on = captured
            && !king_lost
            && self.ground.rules().berserk == Berserk::Captures
            && self.can_go_on(play.to());
        let now = &mut self.now;
        if goes_on {
            now.going_on = Some(play.to);
        } else {
            now.going_on = None;
            now.to_move = side.other();
        }
        let moved = u64::from(play.from) << 17 | u64::from(play.to) << 1 | side as u64;
        let third = self.history.enter(
            side,
            moved.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(20),
            captured,
            if goes_on { None } else { Some(now.key()) },
        );
        // The order of `Ending`, as in the plain engine.
        self.now.outcome = if king_lost {
            Some(Outcome::CAPTURED)
        } else {
            self.shown(side, play)
                .or_else(|| self.last_attacker())
                .or_else(|| {
                    let repeated =
                        || Outcome::repeated(self.ground.rules(), side, self.history.starter(side));
                    third.then(repeated).flatten()
                })
                .or_else(|| self.stuck())
        };
        self.now.outcome
    }

    /// Whether the piece on a cell has a play that captures.
    fn can_go_on(&mut self, cell: usize) -> bool {
        let mut plays = Vec::new();
        self.now.board.each_from(&self.ground, cell, |play| plays.push(play));
        plays.into_iter().any(|play| self.takes(play))
    }

    /// The outcome that the board shows after a play of `side`.
    fn shown(&self, side: Side, play: FastPlay) -> Option<Outcome> {
        let (board, ground) = (&self.now.board, &*self.ground);
        let rules = ground.rules();
        if board.king.is_some_and(|king| ground.escape[usize::from(king)]) {
            return Some(Outcome::won(Side::Defenders, Ending::KingEscaped));
        }
        if rules.exit_fort == ExitFort::DefendersWin && ends::is_in_fort(board, ground) {
            return Some(Outcome::won(Side::Defenders, Ending::ExitFort));
        }
        // A defender's move can close no ring: it doesn't leave its region of squares without attackers, unless by a jump.
        let can_close = match side {
            Side::Attackers => !self.taken.is_empty() || ends::may_close(board, ground, play.to()),
            Side::Defenders => ground.kings_side_jumps,
        };
        let enclosed =
            rules.enclosure == Enclosure::AttackersWin && can_close && ends::is_enclosed(board, ground);
        enclosed.then_some(Outcome::won(Side::Attackers, Ending::Enclosed))
    }

    /// The outcome if the last play left no attacker.
    fn last_attacker(&self) -> Option<Outcome> {
        let is_last = !self.taken.is_empty() && self.now.board.men[Side::Attackers as usize] == 0;
        (is_last && self.ground.rules().no_move != NoMove::Draw).then_some(Outcome::LAST_ATTACKER)
    }

    /// The outcome if the side to move has no legal play.
    fn stuck(&mut self) -> Option<Outcome> {
        let side = self.now.to_move;
        if self.now.going_on.is_some() || !self.history.may_forbid() && self.now.board.any(&self.ground, side)
        {
            return None;
        }
        self.listed().is_empty().then(|| Outcome::no_move(self.ground.rules(), side))
    }
}

/// What tells apart, in the key of a position, whose turn it is.
const TURN: u64 = share(0, Tenant::OUTSIDE);

impl Now {
    fn key(&self) -> u64 {
        self.board.key ^ if self.to_move == Side::Defenders { TURN } else { 0 }
    }
}
