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
        /// An officer of the attackers: a man that may have the right to jump.
        Commander = "commander",
        /// An officer of the defenders: a man that may have the right to jump.
        Knight = "knight",
    }
}

impl Piece {
    /// Any piece but the king.
    #[must_use]
    pub const fn is_man(self) -> bool {
        !matches!(self, Self::King)
    }

    /// A commander or a knight.
    #[must_use]
    pub const fn is_officer(self) -> bool {
        matches!(self, Self::Commander | Self::Knight)
    }

    /// The side the piece belongs to.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::Attacker | Self::Commander => Side::Attackers,
            Self::Defender | Self::King | Self::Knight => Side::Defenders,
        }
    }

    /// The letter of a layout: `A`, `D`, `K`, `C` or `N`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Attacker => 'A',
            Self::Defender => 'D',
            Self::King => 'K',
            Self::Commander => 'C',
            Self::Knight => 'N',
        }
    }

    /// The piece a layout writes as this letter; `None` for any other character.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'A' => Some(Self::Attacker),
            'D' => Some(Self::Defender),
            'K' => Some(Self::King),
            'C' => Some(Self::Commander),
            'N' => Some(Self::Knight),
            _ => None,
        }
    }
}
