//! What captures whom, and what only some pieces can do.

use crate::game::words::words;

words! {
    /// The king's part in captures of attackers.
    pub enum KingArms {
        /// He captures like a man.
        Armed = "armed",
        /// He captures only as the piece that moved.
        Hammer = "hammer",
        /// He captures only as the standing partner of a man that moved.
        Anvil = "anvil",
        /// He takes no part.
        Unarmed = "unarmed",
    }
}

words! {
    /// How the king is captured away from the edge. A square that is hostile to the king
    /// ([`Foes::king`](super::Foes)) stands in for an attacker in each of them.
    pub enum KingCapture {
        /// On all four sides.
        FourSides = "four-sides",
        /// On two opposite sides, like a man.
        TwoSides = "two-sides",
        /// On all four sides while he is on the throne or beside it, elsewhere on two opposite sides.
        FourNearThrone = "four-near-throne",
    }
}

words! {
    /// Whether a king who is captured on four sides can be captured on the edge, where he has only three.
    pub enum KingEdge {
        /// Never.
        Never = "never",
        /// By attackers on the three other sides.
        ThreeSides = "three-sides",
        /// By attackers on the three other sides once no defender is left.
        ThreeSidesAlone = "three-sides-alone",
        /// When each square beside him holds an attacker or is hostile to him.
        AllNeighbours = "all-neighbours",
    }
}

words! {
    /// Whether a defender can be captured between an attacker and his own king: the king has attackers on
    /// three sides and the defender on the fourth, and an attacker moves to the far side of the defender.
    pub enum Linnaean {
        /// Never.
        Never = "never",
        /// While the king stands on the throne.
        InCastle = "in-castle",
        /// Wherever the king stands.
        Anywhere = "anywhere",
    }
}

words! {
    /// Whether a row of men along the edge can be captured together: two or more enemies in an unbroken row,
    /// each faced by an own piece, both ends closed, one of them by the piece that moved.
    pub enum Shieldwall {
        /// Never.
        Never = "never",
        /// Both ends must be closed by pieces.
        PiecesClose = "pieces-close",
        /// A corner may close one of the ends.
        CornersClose = "corners-close",
    }
}

words! {
    /// Whether a piece may end its move between two enemies in a row or column, or between an enemy and a
    /// hostile square.
    pub enum Between {
        /// It may, and is safe there.
        Safe = "safe",
        /// It may pass, but not stop there.
        PassOnly = "pass-only",
    }
}

words! {
    /// Whether a piece that has captured goes on.
    pub enum Berserk {
        /// Never: one move a turn.
        Never = "never",
        /// The same piece goes on as long as it can capture again.
        Captures = "captures",
    }
}

words! {
    /// Whether a piece may jump over one enemy man beside it (no officer) to the empty square behind.
    pub enum Jump {
        /// It may not.
        Never = "never",
        /// Only to or from the throne and the corners, without capturing the man.
        SpecialSquares = "special-squares",
        /// It may, without capturing the man.
        Over = "over",
        /// It may, and captures the man.
        Capturing = "capturing",
    }
}

/// Who may jump.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Jumps {
    /// The king.
    pub king: Jump,
    /// Commanders, the attackers' officers.
    pub commander: Jump,
    /// Knights, the defenders' officers.
    pub knight: Jump,
}

impl Jumps {
    /// Nobody jumps.
    pub const NOBODY: Self = Self { king: Jump::Never, commander: Jump::Never, knight: Jump::Never };
}

words! {
    /// Whether the king is also captured between two commanders on opposite sides.
    pub enum BetweenCommanders {
        /// He is not.
        Safe = "safe",
        /// He is. No hostile square stands in for a commander.
        Captured = "captured",
    }
}
