//! The word under a panel.

/// What became of the last play of a figure, in one word; the message of each is its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It captures.
    Captured,
    /// It captures nothing.
    NotCaptured,
    /// It is allowed.
    Allowed,
    /// It is not.
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
    /// The message of the words.
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
