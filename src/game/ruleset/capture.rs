//! What captures whom, and what only some pieces can do.

use crate::game::words::words;

words! {
    /// The king's part in captures of attackers.
    pub enum KingArms {
        /// He captures like a man. As in Copenhagen.
        Armed = "armed",
        /// He captures only as the piece that moved. As in York's option a-hammer.
        Hammer = "hammer",
        /// He captures only as the standing partner of a man that moved. As in OpenTafl's `ka:a`.
        Anvil = "anvil",
        /// He takes no part. As in York and Sea Battle.
        Unarmed = "unarmed",
    }
}

words! {
    /// How the king is captured away from the edge. A square that is hostile to the king
    /// ([`Foes::king`](super::Foes)) stands in for an attacker in each of them.
    pub enum KingCapture {
        /// On all four sides. As in York and Copenhagen.
        FourSides = "four-sides",
        /// On two opposite sides, like a man. As in Tawlbwrdd.
        TwoSides = "two-sides",
        /// On all four sides while he is on the throne or beside it, elsewhere on two opposite sides. As in Tablut.
        FourNearThrone = "four-near-throne",
    }
}

words! {
    /// Whether a king who is captured on four sides can be captured on the edge, where he has only three.
    pub enum KingEdge {
        /// Never. As in Copenhagen.
        Never = "never",
        /// By attackers on the three other sides. As in Alea Evangelii, Cyningstan rules.
        ThreeSides = "three-sides",
        /// By attackers on the three other sides once no defender is left. As in Fetlar and Vikings Chess.
        ThreeSidesAlone = "three-sides-alone",
        /// When each square beside him holds an attacker or is hostile to him. As in Magpie.
        AllNeighbours = "all-neighbours",
    }
}

words! {
    /// Whether a defender can be captured between an attacker and his own king: the king has attackers on
    /// three sides and the defender on the fourth, and an attacker moves to the far side of the defender.
    pub enum Linnaean {
        /// Never. As in Copenhagen.
        Never = "never",
        /// While the king stands on the throne. As in York and Tablut.
        InCastle = "in-castle",
        /// Wherever the king stands. As a web page gives the rules of York.
        Anywhere = "anywhere",
    }
}

words! {
    /// Whether a row of men along the edge can be captured together: two or more enemies in an unbroken row,
    /// each faced by an own piece, both ends closed, one of them by the piece that moved.
    pub enum Shieldwall {
        /// Never. As in York.
        Never = "never",
        /// Both ends must be closed by pieces. As in OpenTafl's `sw:w`.
        PiecesClose = "pieces-close",
        /// An empty square of a marked corner may close one of the ends. As in Copenhagen.
        CornersClose = "corners-close",
        /// Both ends must be closed by pieces; the piece that moved may close an end or face one of the row. As in
        /// OpenTafl's `sw:w swf:n`.
        PiecesCloseLast = "pieces-close-any-last",
        /// An empty square of a marked corner may close one of the ends; the piece that moved may close an end or face
        /// one of the row. As in OpenTafl's relaxed Copenhagen, `sw:s swf:n`.
        CornersCloseLast = "corners-close-any-last",
    }
}

impl Shieldwall {
    /// Whether an empty square of a marked corner may close one of the ends.
    #[must_use]
    pub const fn corners_close(self) -> bool {
        matches!(self, Self::CornersClose | Self::CornersCloseLast)
    }

    /// Whether any piece of the wall may be the last to come, not only one at an end.
    #[must_use]
    pub const fn any_last(self) -> bool {
        matches!(self, Self::PiecesCloseLast | Self::CornersCloseLast)
    }
}

words! {
    /// Whether a piece may end its move between two enemies in a row or column, or between an enemy and a
    /// hostile square.
    pub enum Between {
        /// It may, and is safe there. As in nearly every game.
        Safe = "safe",
        /// It may pass, but not stop there. As in a variation of Vikings Chess.
        PassOnly = "pass-only",
    }
}

words! {
    /// Whether a piece that has captured goes on.
    pub enum Berserk {
        /// Never: one move a turn. As in nearly every game.
        Never = "never",
        /// The same piece goes on as long as it can capture again. As in Berserk Hnefatafl.
        Captures = "captures",
    }
}

words! {
    /// Whether a piece may jump over one enemy man beside it (no officer) to the empty square behind.
    pub enum Jump {
        /// It may not. As in nearly every game.
        Never = "never",
        /// Only to or from the throne and the corners, without capturing the man. As the king in Berserk Hnefatafl.
        SpecialSquares = "special-squares",
        /// It may, without capturing the man. As the commander in Berserk Hnefatafl.
        Over = "over",
        /// It may, and captures the man. As the knight in Berserk Hnefatafl.
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
        /// He is not. As in nearly every game.
        Safe = "safe",
        /// He is. No hostile square stands in for a commander. As in Berserk Hnefatafl.
        Captured = "captured",
    }
}
