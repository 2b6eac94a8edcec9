//! What may be wrong with a setup, one thing at a time.

use super::{Contradiction, SIZES};
use crate::game::words::words;
use crate::game::{Ending, Outcome, Piece, Side, Square};
use crate::keyed::{KeyedMessage, keyed, shown_by_message};

words! {
    /// Squares that are not like the others.
    pub enum Special {
        /// The throne.
        Throne = "throne",
        /// A marked corner or a square of a corner fort.
        Corner = "corner",
        /// A square of a camp.
        Camp = "camp",
    }
}

/// One thing that is wrong with a setup under its rules. It names what the author must look at: squares of
/// the layout, counts, or answers of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// The size of the board is outside [`SIZES`].
    Size {
        /// Squares along one side.
        size: u8,
    },
    /// The rules give the board a throne, but a board of even size has no centre for it.
    ThroneWithoutCentre {
        /// Squares along one side.
        size: u8,
    },
    /// Two answers of the rules contradict each other.
    Contradiction(Contradiction),
    /// There is no king.
    NoKing,
    /// There is more than one king.
    ManyKings {
        /// Where they stand, in the order of the layout.
        squares: Vec<Square>,
    },
    /// There are no attackers. (No defenders are needed: a king may play alone.)
    NoAttackers,
    /// There are not as many pieces as the author says, officers counted with their side.
    CountDiffers {
        /// Whose men, the king not counted.
        side: Side,
        /// How many the author says there are.
        declared: usize,
        /// How many the layout has.
        found: usize,
    },
    /// A man stands on the throne or in a corner, where the rules let no man stand.
    ManOn {
        /// What the square is.
        special: Special,
        /// Which one.
        square: Square,
        /// Who stands on it.
        piece: Piece,
    },
    /// A square is two special ones at once.
    Overlap {
        /// Which one.
        square: Square,
        /// What it is.
        special: Special,
        /// The other special square that it is.
        other: Special,
    },
    /// A square where the king is to escape is not on the board.
    EscapeOffBoard {
        /// The square.
        square: Square,
        /// Squares along one side.
        size: u8,
    },
    /// A square where the king is to escape is one that he may not enter.
    EscapeBarred {
        /// The square.
        square: Square,
        /// What it is.
        special: Special,
    },
    /// A rule is about officers of which the layout has too few.
    OfficersMissing {
        /// Which officers.
        piece: Piece,
        /// Which rule.
        rule: OfficerRule,
    },
    /// A king stands where he has already escaped.
    KingEscaped {
        /// The king.
        square: Square,
    },
    /// The king is already captured.
    KingCaptured {
        /// The king.
        square: Square,
        /// The attackers that close him in, in the order of the layout.
        captors: Vec<Square>,
    },
    /// The king and all defenders are already cut off from the edge.
    Enclosed {
        /// The king.
        square: Square,
    },
    /// The game is over for another reason.
    Over {
        /// The king.
        square: Square,
        /// How it has ended.
        outcome: Outcome,
    },
    /// The king can never get to a square where he escapes, even with nobody else on the board.
    NoWayOut {
        /// The king.
        square: Square,
    },
    /// There are too few attackers ever to capture the king.
    KingSafe {
        /// Attackers needed on the square where fewest are needed.
        needed: usize,
        /// Attackers there are.
        found: usize,
    },
    /// A side has pieces but no legal play, whoever has the first move.
    NoPlay {
        /// The side.
        side: Side,
        /// Its pieces, in the order of the layout.
        squares: Vec<Square>,
    },
}

words! {
    /// A rule that means nothing without officers, by its key in a variant file.
    pub enum OfficerRule {
        /// How commanders jump.
        CommanderJump = "commander-jump",
        /// How knights jump.
        KnightJump = "knight-jump",
        /// The king between two commanders.
        BetweenCommanders = "king-between-commanders",
    }
}

impl SetupFault {
    /// The squares of the layout to point at, in the order of the layout; none for a fault of the whole or of
    /// the rules.
    #[must_use]
    pub fn squares(&self) -> Vec<Square> {
        match self {
            Self::ManyKings { squares } | Self::NoPlay { squares, .. } => squares.clone(),
            Self::ManOn { square, .. }
            | Self::Overlap { square, .. }
            | Self::KingEscaped { square }
            | Self::KingCaptured { square, .. }
            | Self::Enclosed { square }
            | Self::Over { square, .. } => vec![*square],
            Self::Size { .. }
            | Self::ThroneWithoutCentre { .. }
            | Self::Contradiction(_)
            | Self::NoKing
            | Self::NoAttackers
            | Self::CountDiffers { .. }
            | Self::EscapeOffBoard { .. }
            | Self::EscapeBarred { .. }
            | Self::OfficersMissing { .. }
            | Self::NoWayOut { .. }
            | Self::KingSafe { .. } => Vec::new(),
        }
    }
}

impl SetupFault {
    /// The message, with its key.
    #[must_use]
    pub fn message(&self) -> KeyedMessage {
        match self {
            Self::Size { size } => {
                keyed!("board-size-wrong", size, least = SIZES.start(), most = SIZES.end())
            }
            Self::ThroneWithoutCentre { size } => keyed!("throne-without-centre", size),
            Self::Contradiction(contradiction) => contradiction.message(),
            Self::NoKing => keyed!("layout-without-king"),
            Self::ManyKings { squares } => {
                keyed!("layout-with-kings", count = squares.len(), squares = list(squares))
            }
            Self::NoAttackers => keyed!("layout-without-attackers"),
            Self::CountDiffers { side, declared, found } => keyed!("count-differs", found, side, declared),
            Self::ManOn { special, square, piece } => man_on(*special, *square, *piece),
            Self::Overlap { square, special, other } => {
                keyed!("special-squares-overlap", square, special, other)
            }
            Self::EscapeOffBoard { square, size } => keyed!("escape-off-board", square, size),
            Self::EscapeBarred { square, special } => escape_barred(*square, *special),
            Self::OfficersMissing { piece, rule: OfficerRule::BetweenCommanders } => {
                keyed!("fewer-than-two-officers", piece)
            }
            Self::OfficersMissing { piece, .. } => keyed!("jump-without-officers", piece),
            Self::KingEscaped { square } => keyed!("king-already-escaped", square),
            Self::KingCaptured { square, captors } => {
                keyed!("king-already-captured", square, captors = list(captors))
            }
            Self::Enclosed { square } => keyed!("king-already-enclosed", square),
            Self::Over { outcome, .. } => over(*outcome),
            Self::NoWayOut { square } => keyed!("king-without-way-out", square),
            Self::KingSafe { needed, found } => king_safe(*needed, *found),
            Self::NoPlay { side, .. } => keyed!("side-without-play", side),
        }
    }
}

shown_by_message!(SetupFault);

/// Message that a man stands where none may stand.
fn man_on(special: Special, square: Square, piece: Piece) -> KeyedMessage {
    match special {
        Special::Throne => keyed!("man-on-throne", piece, square),
        Special::Corner | Special::Camp => keyed!("man-on-special-square", piece, square, special),
    }
}

/// Message that the king is to escape where he may not go.
fn escape_barred(square: Square, special: Special) -> KeyedMessage {
    match special {
        Special::Camp => keyed!("escape-in-barred-camp", square),
        Special::Throne | Special::Corner => keyed!("escape-on-barred-square", square, special),
    }
}

/// Message that there are too few attackers to capture the king.
fn king_safe(needed: usize, found: usize) -> KeyedMessage {
    match found {
        1 => keyed!("king-safe-from-one", needed),
        _ => keyed!("king-safe", needed, found),
    }
}

/// Message that a game is over before it starts. A layout can show two ends that are no faults of their own; each has a whole
/// sentence, for translators.
fn over(outcome: Outcome) -> KeyedMessage {
    match (outcome.how, outcome.winner()) {
        (Ending::ExitFort, Some(winner)) => keyed!("over-by-exit-fort", winner),
        (Ending::LastAttacker, Some(winner)) => keyed!("over-by-last-attacker", winner),
        _ => keyed!("already-over", outcome),
    }
}

/// Squares as a sentence lists them.
fn list(squares: &[Square]) -> String {
    squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
