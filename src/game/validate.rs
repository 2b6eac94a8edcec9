//! What may be wrong with a setup.

use std::fmt;
use std::ops::RangeInclusive;

use super::enclosure::is_enclosed;
use super::king::king_is_surrounded;
use super::{Counts, Enclosure, Piece, Ruleset, Setup, Side, Square, Throne, plays};

/// The sizes of boards the program makes kits for.
pub const SIZES: RangeInclusive<u8> = 5..=25;

/// One thing that is wrong with a setup under its rules. It names what the author must look at: squares of
/// the layout, or counts.
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
    /// There is no king.
    NoKing,
    /// There is more than one king.
    ManyKings {
        /// Where they stand, in the order of the layout.
        squares: Vec<Square>,
    },
    /// There are no attackers.
    NoAttackers,
    /// There are not as many pieces as the author says.
    CountDiffers {
        /// Attackers or defenders.
        piece: Piece,
        /// How many the author says there are.
        declared: usize,
        /// How many the layout has.
        found: usize,
    },
    /// A man stands on the throne, where only the king may stand.
    ManOnThrone {
        /// The throne.
        square: Square,
        /// Who stands on it.
        piece: Piece,
    },
    /// A king stands where he has already escaped.
    KingOnEdge {
        /// The king.
        square: Square,
    },
    /// The king is already captured.
    KingCaptured {
        /// The king.
        square: Square,
        /// The attackers beside him, in the order of the layout.
        captors: Vec<Square>,
    },
    /// The king and all defenders are already cut off from the edge.
    Enclosed {
        /// The king.
        square: Square,
    },
    /// A side has pieces but no legal play, whoever has the first move.
    NoPlay {
        /// The side.
        side: Side,
        /// Its pieces, in the order of the layout.
        squares: Vec<Square>,
    },
}

impl SetupFault {
    /// The squares of the layout to point at, in the order of the layout; none for a fault of the whole.
    #[must_use]
    pub fn squares(&self) -> Vec<Square> {
        match self {
            Self::ManyKings { squares } | Self::NoPlay { squares, .. } => squares.clone(),
            Self::ManOnThrone { square, .. }
            | Self::KingOnEdge { square }
            | Self::KingCaptured { square, .. }
            | Self::Enclosed { square } => vec![*square],
            Self::Size { .. }
            | Self::ThroneWithoutCentre { .. }
            | Self::NoKing
            | Self::NoAttackers
            | Self::CountDiffers { .. } => Vec::new(),
        }
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size { size } => write!(
                f,
                "a board of {size}x{size} can't be made: the size must be from {} to {}",
                SIZES.start(),
                SIZES.end()
            ),
            Self::ThroneWithoutCentre { size } => {
                write!(
                    f,
                    "the rules have a throne in the centre, but a board of {size}x{size} has no centre square"
                )
            }
            Self::NoKing => write!(f, "the layout has no king"),
            Self::ManyKings { squares } => {
                write!(f, "the layout has {} kings instead of one: {}", squares.len(), list(squares))
            }
            Self::NoAttackers => write!(f, "the layout has no attackers"),
            Self::CountDiffers { piece, declared, found } => {
                write!(f, "the layout has {found} {piece}s, but the variant says {declared}")
            }
            Self::ManOnThrone { square, piece } => {
                write!(f, "the {piece} on {square} stands on the throne, where only the king may stand")
            }
            Self::KingOnEdge { square } => {
                write!(
                    f,
                    "the king on {square} already stands on the edge, so he has won before the game starts"
                )
            }
            Self::KingCaptured { square, captors } => write!(
                f,
                "the king on {square} is already captured (attackers on {}), so the game is over before it starts",
                list(captors)
            ),
            Self::Enclosed { square } => write!(
                f,
                "the king on {square} and all defenders are already cut off from the edge, so the game is over before it starts"
            ),
            Self::NoPlay { side, .. } => write!(f, "the {side} have no legal play"),
        }
    }
}

/// Squares as a sentence lists them.
fn list(squares: &[Square]) -> String {
    squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Everything that is wrong with a setup under its rules, in the order of [`SetupFault`]; nothing if a game
/// can start from it.
///
/// Faults that would only repeat another one are left out: a size that can't be made hides the end of the
/// game and plays, and a king too many or too few hides his capture and the enclosure.
#[must_use]
pub fn validate(setup: &Setup, ruleset: &Ruleset) -> Vec<SetupFault> {
    let board = &setup.board;
    let size = board.size();
    let standing = |wanted: fn(Piece) -> bool| -> Vec<Square> {
        board.pieces().filter(|&(_, piece)| wanted(piece)).map(|(square, _)| square).collect()
    };
    let kings = standing(|piece| piece == Piece::King);
    let mut faults = Vec::new();

    if !SIZES.contains(&size) {
        faults.push(SetupFault::Size { size });
    }
    if matches!(ruleset.throne, Throne::Centre { .. }) && board.centre().is_none() {
        faults.push(SetupFault::ThroneWithoutCentre { size });
    }
    match kings.len() {
        0 => faults.push(SetupFault::NoKing),
        1 => {}
        _ => faults.push(SetupFault::ManyKings { squares: kings.clone() }),
    }
    if board.count(Piece::Attacker) == 0 {
        faults.push(SetupFault::NoAttackers);
    }
    if let Some(Counts { attackers, defenders }) = setup.declared {
        for (piece, declared) in [(Piece::Attacker, attackers), (Piece::Defender, defenders)] {
            let found = board.count(piece);
            if found != declared {
                faults.push(SetupFault::CountDiffers { piece, declared, found });
            }
        }
    }
    if let Some(square) = ruleset.throne_on(board) {
        let man = board.get(square).filter(|&piece| piece != Piece::King);
        faults.extend(man.map(|piece| SetupFault::ManOnThrone { square, piece }));
    }
    if !SIZES.contains(&size) {
        return faults;
    }
    let escaped = kings.iter().filter(|&&king| ruleset.is_escape(size, king));
    faults.extend(escaped.map(|&square| SetupFault::KingOnEdge { square }));
    if let &[square] = kings.as_slice() {
        if king_is_surrounded(board, ruleset, square) {
            let beside = |&other: &Square| board.neighbours(square).any(|side| side == other);
            let captors = standing(|piece| piece == Piece::Attacker).into_iter().filter(beside).collect();
            faults.push(SetupFault::KingCaptured { square, captors });
        }
        if ruleset.enclosure == Enclosure::AttackersWin && is_enclosed(board) {
            faults.push(SetupFault::Enclosed { square });
        }
    }
    for (side, of_side) in [
        (Side::Attackers, (|piece| piece.side() == Side::Attackers) as fn(Piece) -> bool),
        (Side::Defenders, |piece| piece.side() == Side::Defenders),
    ] {
        let squares = standing(of_side);
        if !squares.is_empty() && !plays::any(board, ruleset, side) {
            faults.push(SetupFault::NoPlay { side, squares });
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Side;

    const RULES: Ruleset = crate::game::YORK;

    const GOOD: &str = "..A..\n..D..\nADKDA\n..D..\n..A..";

    fn faults_of(rows: &str, declared: Option<Counts>, rules: &Ruleset) -> Vec<SetupFault> {
        validate(&Setup { board: rows.parse().unwrap(), declared }, rules)
    }

    fn messages(rows: &str) -> Vec<String> {
        faults_of(rows, None, &RULES).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_good_setup_has_no_fault() {
        let declared = Some(Counts { attackers: 4, defenders: 4 });
        assert_eq!(faults_of(GOOD, declared, &RULES), []);
        let setup = Setup { board: GOOD.parse().unwrap(), declared };
        assert_eq!(setup.position(&RULES).unwrap().to_move(), Side::Attackers);
    }

    #[test]
    fn every_fault_is_found_at_once() {
        // No king, a man on the throne, no attackers, wrong counts.
        let declared = Some(Counts { attackers: 2, defenders: 2 });
        let faults = faults_of(".....\n.....\n..D..\n.....\n.....", declared, &RULES);
        let square = Square::new(2, 2);
        assert_eq!(
            faults,
            [
                SetupFault::NoKing,
                SetupFault::NoAttackers,
                SetupFault::CountDiffers { piece: Piece::Attacker, declared: 2, found: 0 },
                SetupFault::CountDiffers { piece: Piece::Defender, declared: 2, found: 1 },
                SetupFault::ManOnThrone { square, piece: Piece::Defender },
            ]
        );
        assert_eq!(faults[4].squares(), [square]);
    }

    #[test]
    fn sizes_from_5_to_25_can_be_made() {
        for (size, good) in [(4_u8, false), (5, true), (25, true), (26, false), (99, false)] {
            let mut board = crate::game::Board::empty(size);
            board.set(Square::new(1, 1), Some(Piece::King));
            board.set(Square::new(3, 3), Some(Piece::Attacker));
            let rules = Ruleset { throne: Throne::None, ..RULES };
            let faults = validate(&Setup { board, declared: None }, &rules);
            assert_eq!(faults.contains(&SetupFault::Size { size }), !good, "{size}");
            assert_eq!(faults.is_empty(), good, "{size}");
        }
        assert_eq!(faults_of("", None, &RULES)[0], SetupFault::Size { size: 0 });
    }

    #[test]
    fn an_even_board_has_no_throne() {
        let rows = "......\n..K...\n......\nA.....\n......\n......";
        assert_eq!(
            messages(rows),
            ["the rules have a throne in the centre, but a board of 6x6 has no centre square"]
        );
        assert_eq!(faults_of(rows, None, &Ruleset { throne: Throne::None, ..RULES }), []);
    }

    #[test]
    fn two_kings_are_both_named() {
        let faults = faults_of("..A..\n..K..\nA.K.A\n.....\n..A..", None, &RULES);
        assert_eq!(faults[0].to_string(), "the layout has 2 kings instead of one: c4, c3");
        assert_eq!(faults[0].squares(), [Square::new(2, 3), Square::new(2, 2)]);
    }

    #[test]
    fn a_game_that_is_over_does_not_start() {
        assert_eq!(
            messages("..K..\n.....\nA....\n.....\n....."),
            ["the king on c5 already stands on the edge, so he has won before the game starts"]
        );
        assert_eq!(
            messages("....D\n..A..\n.AKA.\n..A..\n....."),
            [
                "the king on c3 is already captured (attackers on c4, b3, d3, c2), so the game is over before it starts"
            ]
        );
        let ring = "..A..\n.ADA.\nA.K.A\n.A.A.\n..A..";
        assert_eq!(
            messages(ring),
            [
                "the king on c3 and all defenders are already cut off from the edge, so the game is over before it starts"
            ]
        );
        let open = Ruleset { enclosure: Enclosure::NoEffect, ..RULES };
        assert_eq!(faults_of(ring, None, &open), []);
    }

    #[test]
    fn each_side_needs_a_play() {
        let faults = faults_of("A....\nD....\n..K..\n.....\n.....", None, &RULES);
        assert!(faults.is_empty(), "{faults:?}");
        let faults = faults_of("AD...\nD....\n..K..\n.....\n.....", None, &RULES);
        assert_eq!(faults[0].to_string(), "the attackers have no legal play");
        assert_eq!(faults[0].squares(), [Square::new(0, 4)]);
        assert_eq!(faults.len(), 1);
    }
}
