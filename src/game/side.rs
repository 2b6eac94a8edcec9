//! The two sides.

use super::words::words;

words! {
    /// One of the two players and their pieces.
    pub enum Side {
        /// The side that hems the king in.
        Attackers = "attackers",
        /// The king and his men.
        Defenders = "defenders",
    }
}

impl Side {
    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Attackers => Self::Defenders,
            Self::Defenders => Self::Attackers,
        }
    }
}
