//! How a game ends.

use crate::keyed::{KeyedMessage, keyed, shown_by_message};

use super::enclosure::is_enclosed;
use super::exit_fort::is_in_fort;
use super::ground::SquareGround;
use super::king::is_shut_in;
use super::words::words;
use super::{Board, Enclosure, ExitFort, NoMove, Repetition, Ruleset, Side};

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who has won, if anybody has.
    pub result: GameResult,
    /// What ended the game.
    pub how: Ending,
}

words! {
    /// The result of a game that is over.
    pub enum GameResult {
        /// The attackers have won.
        Attackers = "attackers",
        /// The king's side has won.
        Defenders = "defenders",
        /// Nobody has won, as the rules say.
        Draw = "draw",
        /// The rules are silent: the players have to agree.
        NotSaid = "not-said",
    }
}

impl GameResult {
    /// Who has won, if anybody has.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Attackers => Some(Side::Attackers),
            Self::Defenders => Some(Side::Defenders),
            Self::Draw | Self::NotSaid => None,
        }
    }
}

words! {
    /// What ended a game. After a play they are looked for in this order, and the first that holds counts.
    pub enum Ending {
        /// The king has been captured.
        KingCaptured = "king-captured",
        /// The king has reached a square where he escapes.
        KingEscaped = "king-escaped",
        /// The king is on the edge behind a ring of his men that can't be broken.
        ExitFort = "exit-fort",
        /// The king and every defender are cut off from the edge.
        Enclosed = "enclosed",
        /// The last attacker has been captured: nobody is left to stop the king. No rule book of a bundled game has this as
        /// a rule of its own. Where a side without a play loses, the win follows from that; where it draws, the game is drawn
        /// as [`Ending::NoMove`]; where the rules don't say, the win is this program's addition, and leaflets say so.
        LastAttacker = "last-attacker",
        /// The position has occurred for the third time, or the same move of one player has been made.
        Repetition = "repetition",
        /// The side to move has no legal play, or no piece left.
        NoMove = "no-move",
    }
}

impl Outcome {
    /// A win.
    pub(super) const fn won(winner: Side, how: Ending) -> Self {
        let result = match winner {
            Side::Attackers => GameResult::Attackers,
            Side::Defenders => GameResult::Defenders,
        };
        Self { result, how }
    }

    /// Who has won, if anybody has.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        self.result.winner()
    }

    /// The king has been captured.
    pub(super) const CAPTURED: Self = Self::won(Side::Attackers, Ending::KingCaptured);

    /// The last attacker has been captured.
    pub(super) const LAST_ATTACKER: Self = Self::won(Side::Defenders, Ending::LastAttacker);

    /// The outcome of a third occurrence. A play of `side` has brought it about, and `starter` has started the repetition.
    /// `None`: the game goes on.
    pub(super) fn repeated(ruleset: &Ruleset, side: Side, starter: Side) -> Option<Self> {
        let how = Ending::Repetition;
        match ruleset.repetition {
            Repetition::Draw | Repetition::SameMoveDraw => Some(Self { result: GameResult::Draw, how }),
            Repetition::DefendersLose => Some(Self::won(Side::Attackers, how)),
            Repetition::RepeaterLoses => Some(Self::won(side.other(), how)),
            Repetition::ForcerLoses => Some(Self::won(starter.other(), how)),
            Repetition::MustVary | Repetition::ForcerMustVary | Repetition::NotSaid => None,
        }
    }

    /// The outcome if `side` is to move and has no legal play.
    pub(super) const fn no_move(ruleset: &Ruleset, side: Side) -> Self {
        match ruleset.no_move {
            NoMove::Loss => Self::won(side.other(), Ending::NoMove),
            NoMove::Draw => Self { result: GameResult::Draw, how: Ending::NoMove },
            NoMove::NotSaid => Self { result: GameResult::NotSaid, how: Ending::NoMove },
        }
    }

    /// The outcome that the board shows: the king has escaped, has an exit fort, or is enclosed. `None`: none of these.
    pub(super) fn on(board: &Board, ground: &SquareGround) -> Option<Self> {
        let rules = ground.rules();
        let escaped = board.king().is_some_and(|king| ground.mark(king).escape);
        let fort = || rules.exit_fort == ExitFort::DefendersWin && is_in_fort(board, ground);
        let enclosed = || rules.enclosure == Enclosure::AttackersWin && is_enclosed(board);
        if escaped {
            Some(Self::won(Side::Defenders, Ending::KingEscaped))
        } else if fort() {
            Some(Self::won(Side::Defenders, Ending::ExitFort))
        } else if enclosed() {
            Some(Self::won(Side::Attackers, Ending::Enclosed))
        } else {
            None
        }
    }

    /// As [`Outcome::on`], for a board on which nobody has moved yet: a king whose four sides are closed
    /// counts as captured too. One who stands between two attackers may have stepped there and is safe.
    pub(super) fn before_the_first_play(board: &Board, ground: &SquareGround) -> Option<Self> {
        let captured = board.king().is_some_and(|king| is_shut_in(board, ground, king));
        if captured { Some(Self::CAPTURED) } else { Self::on(board, ground) }
    }
}

impl Ending {
    /// The message, with its key.
    #[must_use]
    pub fn message(self) -> KeyedMessage {
        match self {
            Self::KingCaptured => keyed!("end-king-captured"),
            Self::KingEscaped => keyed!("end-king-escaped"),
            Self::ExitFort => keyed!("end-exit-fort"),
            Self::Enclosed => keyed!("end-enclosed"),
            Self::LastAttacker => keyed!("end-last-attacker"),
            Self::Repetition => keyed!("end-repetition"),
            Self::NoMove => keyed!("end-no-move"),
        }
    }
}

impl GameResult {
    /// Returns who wins, as a part of a sentence.
    pub(super) fn message(self) -> KeyedMessage {
        match self {
            Self::Attackers => keyed!("attackers-win"),
            Self::Defenders => keyed!("defenders-win"),
            Self::Draw => keyed!("nobody-wins"),
            Self::NotSaid => keyed!("winner-not-said"),
        }
    }
}

impl Outcome {
    /// Returns the message: who wins, and how.
    #[must_use]
    pub fn message(&self) -> KeyedMessage {
        keyed!("outcome", result => self.result.message(), how => self.how.message())
    }
}

shown_by_message!(Outcome);
