//! What may stand on a square.

use super::Side;
use super::words::words;

words! {
    /// A kind of piece.
    pub enum Piece {
        /// A man of the attackers.
        Attacker = "attacker",
        /// A man of the defenders.
        Defender = "defender",
        /// The king, of the defenders' side. Not a man.
        King = "king",
    }
}

impl Piece {
    /// The side the piece belongs to.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::Attacker => Side::Attackers,
            Self::Defender | Self::King => Side::Defenders,
        }
    }

    /// The letter of a layout: `A`, `D` or `K`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Attacker => 'A',
            Self::Defender => 'D',
            Self::King => 'K',
        }
    }

    /// The piece a layout writes as this letter; `None` for any other character.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'A' => Some(Self::Attacker),
            'D' => Some(Self::Defender),
            'K' => Some(Self::King),
            _ => None,
        }
    }
}
