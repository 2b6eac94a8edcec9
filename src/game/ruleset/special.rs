//! Squares that are not like the others, and where the king escapes.

use crate::game::Square;
use crate::game::words::words;

/// The marked square in the centre of the board: throne, castle or hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Throne {
    /// The centre is a square like any other, or there is no centre. As in Sea Battle.
    None,
    /// The centre is the throne.
    Centre {
        /// Who may end a move on it.
        stop: ThroneStop,
        /// Who may move across it when it is empty. Nobody ever passes a piece that stands on it.
        pass: ThronePass,
        /// To whom it is hostile when it is empty: it stands in for one of their captors.
        hostile: Foes,
        /// To whom it is hostile while the king is on it.
        occupied: OccupiedThrone,
    },
}

words! {
    /// Who may end a move on the throne.
    pub enum ThroneStop {
        /// The king, also again after he has left it. As in York and Copenhagen.
        King = "king",
        /// Nobody: a king who starts there and leaves it can't come back. As in Tablut.
        Nobody = "nobody",
        /// Every piece. As in OpenTafl's `cens` with every kind of piece.
        Anyone = "anyone",
    }
}

words! {
    /// Who may move across the empty throne. Nobody ever passes it when a piece is on it.
    pub enum ThronePass {
        /// Every piece. As in York and Copenhagen.
        Anyone = "anyone",
        /// The king only. As in OpenTafl's `cenp:K`.
        King = "king",
        /// No piece. The king may still stop on it, if the rules allow that. As in Ard Ri and Ashton Tablut.
        Nobody = "nobody",
    }
}

words! {
    /// To whom the throne is hostile while the king is on it. It never is to his own men.
    pub enum OccupiedThrone {
        /// To the attackers, whatever the king's own part in captures. As in Copenhagen.
        Attackers = "attackers",
        /// To nobody. A king who captures ([`KingArms`](super::KingArms)) is a captor there as anywhere. As in York.
        Nobody = "nobody",
    }
}

/// To whom a square is hostile: for these pieces it counts as an enemy that stands on it, as long as it is empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Foes {
    /// The attackers' men.
    pub attackers: bool,
    /// The defenders' men, not the king.
    pub defenders: bool,
    /// The king.
    pub king: bool,
}

impl Foes {
    /// Hostile to nobody.
    pub const NOBODY: Self = Self::new(false, false, false);
    /// Hostile to the men of both sides, not to the king.
    pub const MEN: Self = Self::new(true, true, false);
    /// Hostile to every piece.
    pub const ALL: Self = Self::new(true, true, true);
    /// Hostile to the king alone.
    pub const KING: Self = Self::new(false, false, true);

    /// Hostile to the pieces whose value is `true`.
    #[must_use]
    pub const fn new(attackers: bool, defenders: bool, king: bool) -> Self {
        Self { attackers, defenders, king }
    }

    /// The men that the square is hostile to, without the king.
    #[must_use]
    pub const fn men(self) -> FoeMen {
        match (self.attackers, self.defenders) {
            (false, false) => FoeMen::Nobody,
            (true, false) => FoeMen::Attackers,
            (false, true) => FoeMen::Defenders,
            (true, true) => FoeMen::Both,
        }
    }
}

words! {
    /// The men a square is hostile to, for the sentences: [`Foes`] without the king.
    pub enum FoeMen {
        /// No men.
        Nobody = "nobody",
        /// The attackers' men.
        Attackers = "attackers",
        /// The defenders' men.
        Defenders = "defenders",
        /// All men.
        Both = "both",
    }
}

/// The corners of the board, or the forts that stand there. Only the king may enter or cross their squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Corners {
    /// The corners are squares like any other. As in York.
    None,
    /// They are marked.
    Marked {
        /// How many squares each corner has.
        shape: CornerShape,
        /// To whom their squares are hostile.
        hostile: Foes,
    },
}

words! {
    /// The squares of one corner.
    pub enum CornerShape {
        /// The corner square. As in Copenhagen.
        Single = "single",
        /// The corner square and its two neighbours on the edge. As OpenTafl's `cor` may list them.
        Angle = "angle",
        /// The block of 2x2 squares in the corner. As in Alea Evangelii.
        Block = "block",
    }
}

/// The attackers' starting squares, where the rules treat them as camps. An attacker that has not left the
/// camp it stands in moves in it as on any squares; a camp is a group of such squares joined along their sides.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Camps {
    /// They are squares like any other.
    None,
    /// They are camps.
    Marked {
        /// The squares, sorted.
        squares: Vec<Square>,
        /// Who may end a move on one of them, coming from outside that camp.
        enter: CampRight,
        /// Who may move across them, coming from outside that camp.
        pass: CampRight,
        /// To whom they are hostile when they are empty.
        hostile: Foes,
    },
}

words! {
    /// Who has a right to the squares of a camp.
    pub enum CampRight {
        /// Every piece.
        Anyone = "anyone",
        /// The attackers. As in OpenTafl's `aforre:tcnkm`.
        Attackers = "attackers",
        /// Nobody who comes from outside it. As in Ashton Tablut.
        Nobody = "nobody",
    }
}

/// Where the king must get to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Escape {
    /// Any square of the edge. As in York.
    Edge,
    /// Any of the marked corner squares. As in Copenhagen.
    Corners,
    /// One of these squares, sorted.
    Squares(Vec<Square>),
}

impl Escape {
    /// The kind of squares on which the king escapes, without their names.
    #[must_use]
    pub const fn kind(&self) -> EscapeKind {
        match self {
            Self::Edge => EscapeKind::Edge,
            Self::Corners => EscapeKind::Corners,
            Self::Squares(_) => EscapeKind::Squares,
        }
    }

    /// The word a variant file has for it.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.kind().name()
    }
}

words! {
    /// The kind of squares on which the king escapes: [`Escape`] without the names of squares.
    pub enum EscapeKind {
        /// On any square of the edge.
        Edge = "edge",
        /// On the marked corner squares.
        Corners = "corners",
        /// On squares that the rules name.
        Squares = "squares",
    }
}

/// How far a piece may go in one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Steps {
    /// Any number of squares. As in nearly every game.
    Any,
    /// At most this many, 1 or more. As 1 in Ard Ri.
    AtMost(u8),
}
