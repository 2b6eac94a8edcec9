//! A game being played: a position and how it came about.

use super::{Board, Illegal, Outcome, Play, Position, Repetition, Ruleset, Setup, SetupFault, Side, Square};

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
    ruleset: Ruleset,
    position: Position,
    outcome: Option<Outcome>,
    /// Every position so far, the present one last.
    history: Vec<Position>,
    /// The positions that have occurred twice: the next time is the third.
    twice: Vec<Position>,
    shown: Shown,
}

/// How much of a game's board is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shown {
    /// All of it.
    Whole,
    /// A section; other pieces may stand elsewhere. So a side without a play here may have one elsewhere.
    Section,
    /// All of it, but the king or a whole side is left out: the ends that need them can't be judged.
    Part,
}

impl Game {
    /// A game from the start of a variant.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the setup.
    pub fn start(setup: &Setup, ruleset: &Ruleset) -> Result<Self, Vec<SetupFault>> {
        Ok(Self::new(setup.position(ruleset)?, ruleset.clone()))
    }

    /// A game that goes on from any position; the outcome may already be seen on its board.
    #[must_use]
    pub fn new(position: Position, ruleset: Ruleset) -> Self {
        Self::shown(position, ruleset, Shown::Whole)
    }

    /// A game to look at plays from any placement, as a diagram does.
    ///
    /// The first play is never refused because the game is over: outcomes are judged after each play only.
    /// If the king is missing from the placement, or a whole side, the ends that need the whole board are not
    /// judged: no move left, enclosure and the exit fort.
    #[must_use]
    pub fn study(position: Position, ruleset: Ruleset) -> Self {
        let has = |side| position.board().pieces().any(|(_, piece)| piece.side() == side);
        let whole = position.board().king().is_some() && has(Side::Attackers) && has(Side::Defenders);
        let shown = if whole { Shown::Whole } else { Shown::Part };
        let history = vec![position.clone()];
        Self { ruleset, position, outcome: None, history, twice: Vec::new(), shown }
    }

    pub(super) fn shown(position: Position, ruleset: Ruleset, shown: Shown) -> Self {
        let outcome = Outcome::before_the_first_play(position.board(), &ruleset);
        let history = vec![position.clone()];
        let mut game = Self { ruleset, position, outcome, history, twice: Vec::new(), shown };
        game.outcome = outcome.or_else(|| game.stuck());
        game
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
    pub const fn ruleset(&self) -> &Ruleset {
        &self.ruleset
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

    /// Makes a play.
    ///
    /// # Errors
    ///
    /// The reason why the play is illegal; the game is then as it was.
    pub fn play(&mut self, play: Play) -> Result<Turn, Illegal> {
        let (position, captures) = self.after(play)?;
        let king_lost = self.board().king().is_some() && position.board().king().is_none();
        let third = self.twice.contains(&position);
        if !third && self.history.contains(&position) {
            self.twice.push(position.clone());
        }
        self.history.push(position.clone());
        self.position = position;
        // The order of `Ending`.
        self.outcome = if king_lost {
            Some(Outcome::CAPTURED)
        } else if let Some(seen) = Outcome::on(self.board(), &self.ruleset) {
            Some(seen)
        } else if third && self.ruleset.repetition == Repetition::Draw {
            Some(Outcome::REPEATED)
        } else {
            self.stuck()
        };
        Ok(Turn { captures, outcome: self.outcome })
    }

    /// The position after a legal play, and what the play captures.
    fn after(&self, play: Play) -> Result<(Position, Vec<Square>), Illegal> {
        if self.outcome.is_some() {
            return Err(Illegal::GameOver);
        }
        let (position, captures) = self.position.after(&self.ruleset, play)?;
        if self.must_not_arise(&position) {
            return Err(Illegal::Repeats);
        }
        Ok((position, captures))
    }

    /// Whether the rules forbid the play that leads to this position, because it would be its third time.
    /// The player in control, who must find another play, is taken to be the one whose play repeats.
    fn must_not_arise(&self, position: &Position) -> bool {
        self.ruleset.repetition == Repetition::MustVary && self.twice.contains(position)
    }

    /// Every play of the side to move that is legal if the game goes on.
    fn plays(&self) -> Vec<Play> {
        let mut plays = self.position.plays(&self.ruleset);
        if self.ruleset.repetition == Repetition::MustVary && !self.twice.is_empty() {
            plays.retain(|&play| {
                self.position.after(&self.ruleset, play).is_ok_and(|(after, _)| !self.must_not_arise(&after))
            });
        }
        plays
    }

    /// The outcome if the side to move has no legal play. A side whose every play would repeat a position
    /// that must not be repeated has none either.
    fn stuck(&self) -> Option<Outcome> {
        let side = self.to_move();
        if self.shown != Shown::Whole {
            return None;
        }
        let stuck = if self.twice.is_empty() {
            !self.position.has_play(&self.ruleset)
        } else {
            self.plays().is_empty()
        };
        stuck.then(|| Outcome::no_move(&self.ruleset, side))
    }
}
