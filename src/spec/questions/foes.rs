//! Pieces to whom a square can be hostile, by the words of a list.

use crate::game::{Foes, words};

words! {
    /// Pieces to whom a square can be hostile.
    pub(crate) enum Foe {
        /// The attackers' men.
        Attackers = "attackers",
        /// The defenders' men, not the king.
        Defenders = "defenders",
        /// The king.
        King = "king",
    }
}

/// Word for an empty list, where a word is needed.
pub(crate) const NOBODY: &str = "nobody";

impl Foe {
    /// Tells whether a square is hostile to these pieces.
    const fn is_among(self, foes: Foes) -> bool {
        match self {
            Self::Attackers => foes.attackers,
            Self::Defenders => foes.defenders,
            Self::King => foes.king,
        }
    }

    /// Adds these pieces to the foes of a square.
    pub(crate) const fn add_to(self, foes: &mut Foes) {
        match self {
            Self::Attackers => foes.attackers = true,
            Self::Defenders => foes.defenders = true,
            Self::King => foes.king = true,
        }
    }

    /// Returns the words for all pieces to whom a square is hostile.
    pub(crate) fn names(foes: Foes) -> Vec<String> {
        let some = Self::ALL.iter().filter(|foe| foe.is_among(foes));
        some.map(Self::to_string).collect()
    }
}
