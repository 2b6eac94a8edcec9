//! Word under a panel, from the engine's findings.

use super::Figure;
use crate::explain::questions::Asks;
use crate::game::GameResult;

/// Outcome of the last play of a figure, in one word, whose message is [`Verdict::message`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It captures.
    Captured,
    /// It captures nothing.
    NotCaptured,
    /// It is allowed.
    Allowed,
    /// It is not allowed.
    NotAllowed,
    /// The king's side has won.
    KingWins,
    /// The attackers have won.
    AttackersWin,
    /// Nobody has won.
    Draw,
    /// The game goes on.
    GoesOn,
}

impl Verdict {
    /// Returns the message of the word.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            Self::Captured => "verdict-captured",
            Self::NotCaptured => "verdict-captured-not",
            Self::Allowed => "verdict-allowed",
            Self::NotAllowed => "verdict-allowed-not",
            Self::KingWins => "verdict-king-wins",
            Self::AttackersWin => "verdict-attackers-win",
            Self::Draw => "verdict-draw",
            Self::GoesOn => "verdict-goes-on",
        }
    }
}

impl Figure {
    /// Returns the engine's finding on the last play.
    #[must_use]
    pub fn verdict(&self, asks: Asks) -> Verdict {
        let turn = self.proof.turns.last().map(|(_, turn)| turn);
        match asks {
            Asks::Capture if turn.is_some_and(|turn| !turn.captures.is_empty()) => Verdict::Captured,
            Asks::Capture => Verdict::NotCaptured,
            Asks::Permission if self.proof.illegal.is_empty() => Verdict::Allowed,
            Asks::Permission => Verdict::NotAllowed,
            Asks::Result => match turn.and_then(|turn| turn.outcome).map(|outcome| outcome.result) {
                Some(GameResult::Defenders) => Verdict::KingWins,
                Some(GameResult::Attackers) => Verdict::AttackersWin,
                Some(GameResult::Draw | GameResult::NotSaid) => Verdict::Draw,
                None => Verdict::GoesOn,
            },
        }
    }
}
