//! A game being played: a position and how it came about.

use std::sync::Arc;

use super::ground::SquareGround;
use super::record::Record;
use super::{Board, Illegal, NoMove, Outcome, Play, Position, Ruleset, Side, Square};

/// What a play has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The squares of the captured pieces, sorted. A captured king is among them.
    pub captures: Vec<Square>,
    /// How the play ended the game; `None` if the game goes on.
    pub outcome: Option<Outcome>,
}

/// A game. The position it starts from counts as the first occurrence of that position.
#[derive(Clone, Debug)]
pub struct Game {
    ground: Arc<SquareGround>,
    position: Position,
    outcome: Option<Outcome>,
    record: Record,
    shown: ShownPosition,
}

/// How much of a game's board is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ShownPosition {
    /// All of it.
    Whole,
    /// A section; other pieces may stand elsewhere. So a side without a play here may have one elsewhere.
    Section,
    /// The whole board, with the king or a whole side left out. So a side without a piece here is not out of plays.
    Part,
}

impl Game {
    /// A game that goes on from any position; the outcome may already be seen on its board.
    #[must_use]
    pub fn new(position: Position, ruleset: Ruleset) -> Self {
        Self::shown(position, ruleset, ShownPosition::Whole)
    }

    /// A game to look at plays from any placement, as a diagram does.
    ///
    /// The first play is never refused because the game is over: outcomes are judged after each play only.
    /// If the king is missing from the placement, or a whole side, a side to move without a piece is taken to have been
    /// left out: it doesn't lose because it can't move.
    #[must_use]
    pub fn study(position: Position, ruleset: Ruleset) -> Self {
        let has = |side| position.board().pieces().any(|(_, piece)| piece.side() == side);
        let whole = position.board().king().is_some() && has(Side::Attackers) && has(Side::Defenders);
        Self::unjudged(position, ruleset, if whole { ShownPosition::Whole } else { ShownPosition::Part })
    }

    pub(super) fn shown(position: Position, ruleset: Ruleset, shown: ShownPosition) -> Self {
        let mut game = Self::unjudged(position, ruleset, shown);
        game.outcome = Outcome::before_the_first_play(game.board(), &game.ground).or_else(|| game.stuck());
        game
    }

    fn unjudged(position: Position, ruleset: Ruleset, shown: ShownPosition) -> Self {
        let record = Record::new(ruleset.repetition, &position);
        let ground = Arc::new(SquareGround::new(ruleset, position.board().size()));
        Self { ground, position, outcome: None, record, shown }
    }

    /// The position on the board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The pieces on the board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        self.position.board()
    }

    /// Whose turn it is; of no meaning once the game has ended.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.position.to_move()
    }

    /// The rules of this game.
    #[must_use]
    pub fn ruleset(&self) -> &Ruleset {
        self.ground.rules()
    }

    /// How the game has ended; `None` while it goes on.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Every legal play, sorted; none once the game has ended.
    #[must_use]
    pub fn legal_plays(&self) -> Vec<Play> {
        if self.outcome.is_some() { Vec::new() } else { self.plays() }
    }

    /// Whether a play is legal.
    ///
    /// # Errors
    ///
    /// The reason why not.
    pub fn is_legal(&self, play: Play) -> Result<(), Illegal> {
        self.after(play).map(|_| ())
    }

    /// Makes a play. Each leg of a turn in which a piece goes on capturing is a play.
    ///
    /// # Errors
    ///
    /// The reason why the play is illegal; the game is then as it was.
    pub fn play(&mut self, play: Play) -> Result<Turn, Illegal> {
        let (position, captures) = self.after(play)?;
        let side = self.to_move();
        let king_lost = self.board().king().is_some() && position.board().king().is_none();
        let third = self.record.enter(side, play, !captures.is_empty(), &position);
        self.position = position;
        // The order of `Ending`. The last two are judged when the turn has ended.
        self.outcome = if king_lost {
            Some(Outcome::CAPTURED)
        } else {
            Outcome::on(self.board(), &self.ground)
                .or_else(|| self.last_attacker(&captures))
                .or_else(|| {
                    let repeated = || Outcome::repeated(self.ruleset(), side, self.record.starter(side));
                    third.then(repeated).flatten()
                })
                .or_else(|| self.stuck())
        };
        Ok(Turn { captures, outcome: self.outcome })
    }

    /// Returns the outcome if these captures left no attacker. `None`: one is left; or pieces that are not shown may be left; or
    /// the rules make a side without a play draw, which holds for a side without pieces, too.
    fn last_attacker(&self, captures: &[Square]) -> Option<Outcome> {
        if self.ruleset().no_move == NoMove::Draw {
            return None;
        }
        let is_left = || self.board().pieces().any(|(_, piece)| piece.side() == Side::Attackers);
        let is_last = self.shown == ShownPosition::Whole && !captures.is_empty() && !is_left();
        is_last.then_some(Outcome::LAST_ATTACKER)
    }

    /// The position after a legal play, and what the play captures.
    fn after(&self, play: Play) -> Result<(Position, Vec<Square>), Illegal> {
        if self.outcome.is_some() {
            return Err(Illegal::GameOver);
        }
        let (position, captures) = self.position.after_on(&self.ground, play)?;
        if self.record.forbids(self.to_move(), &position) {
            return Err(Illegal::Repeats);
        }
        Ok((position, captures))
    }

    /// Every play of the side to move that is legal if the game goes on.
    fn plays(&self) -> Vec<Play> {
        let mut plays = self.position.plays_on(&self.ground);
        if self.record.may_forbid() {
            plays.retain(|&play| {
                let after = self.position.after_on(&self.ground, play);
                after.is_ok_and(|(position, _)| !self.record.forbids(self.to_move(), &position))
            });
        }
        plays
    }

    /// The outcome if the side to move has no legal play. A side whose every play would repeat a position
    /// that must not be repeated has none either.
    fn stuck(&self) -> Option<Outcome> {
        let here = || self.board().pieces().any(|(_, piece)| piece.side() == self.to_move());
        let judged = match self.shown {
            ShownPosition::Whole => true,
            ShownPosition::Section => false,
            ShownPosition::Part => here(),
        };
        if !judged || self.position.going_on().is_some() {
            return None;
        }
        let stuck = if self.record.may_forbid() {
            self.plays().is_empty()
        } else {
            !self.position.has_play_on(&self.ground)
        };
        stuck.then(|| Outcome::no_move(self.ruleset(), self.to_move()))
    }
}
