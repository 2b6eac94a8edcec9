//! The rules: one value for each question a rule book must answer.
//!
//! The values are the words of a variant file. Each brings a behaviour of the engine and a sentence of the leaflet; some bring
//! a figure, too.
//!
//! "As in York" beside a value names a bundled game that has it; that game's file in `templates/variants` names the
//! publications which its rules come from, and what they leave open. Most values that no bundled game has are from the
//! notation of the program OpenTafl, so that its records can be read.

mod capture;
mod ending;
mod special;

pub use capture::{
    Berserk, Between, BetweenCommanders, Jump, Jumps, KingArms, KingCapture, KingEdge, Linnaean, Shieldwall,
};
pub use ending::{Contest, Enclosure, ExitFort, First, NoMove, Repetition};
pub use special::{
    CampRight, Camps, CornerShape, Corners, Escape, EscapeKind, FoeMen, Foes, OccupiedThrone, Steps, Throne,
    ThronePass, ThroneStop,
};

use super::{Board, Square};

/// A complete answer to every question. Not `Copy`: it grows with every question, and is handed on by
/// reference.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// Who makes the first play.
    pub first: First,
    /// The marked square in the centre.
    pub throne: Throne,
    /// The marked squares in the corners.
    pub corners: Corners,
    /// The attackers' camps.
    pub camps: Camps,
    /// Where the king escapes.
    pub escape: Escape,
    /// How far a man goes in one move.
    pub man_steps: Steps,
    /// How far the king goes in one move.
    pub king_steps: Steps,
    /// Stopping between two enemies.
    pub between: Between,
    /// The king's part in captures of attackers.
    pub arms: KingArms,
    /// How the king himself is captured.
    pub king_capture: KingCapture,
    /// How he is captured on the edge; [`KingEdge::Never`] unless he is captured on four sides.
    pub king_edge: KingEdge,
    /// Capture of a defender between an attacker and the king.
    pub linnaean: Linnaean,
    /// Capture of a row along the edge.
    pub shieldwall: Shieldwall,
    /// Going on after a capture.
    pub berserk: Berserk,
    /// Jumping over an enemy man.
    pub jumps: Jumps,
    /// A king between two commanders.
    pub between_commanders: BetweenCommanders,
    /// What it means to hem in the whole of the defenders' side.
    pub enclosure: Enclosure,
    /// A king behind an unbreakable ring on the edge.
    pub exit_fort: ExitFort,
    /// What happens when a position occurs for the third time.
    pub repetition: Repetition,
    /// What happens when the side to move has no legal play.
    pub no_move: NoMove,
    /// What makes a match.
    pub contest: Contest,
}

impl Ruleset {
    /// The rules that say least: no square is marked, no special rule holds, and every question that may be left open is. A
    /// base to build on; also the rules by which a layout is checked when a file's own rules can't be read.
    pub const PLAIN: Self = Self {
        first: First::Attackers,
        throne: Throne::None,
        corners: Corners::None,
        camps: Camps::None,
        escape: Escape::Edge,
        man_steps: Steps::Any,
        king_steps: Steps::Any,
        between: Between::Safe,
        arms: KingArms::Armed,
        king_capture: KingCapture::FourSides,
        king_edge: KingEdge::Never,
        linnaean: Linnaean::Never,
        shieldwall: Shieldwall::Never,
        berserk: Berserk::Never,
        jumps: Jumps::NOBODY,
        between_commanders: BetweenCommanders::Safe,
        enclosure: Enclosure::NoEffect,
        exit_fort: ExitFort::NoEffect,
        repetition: Repetition::NotSaid,
        no_move: NoMove::NotSaid,
        contest: Contest::Single,
    };

    /// The throne's square on a board: its centre, if the rules know a throne and the board has a centre.
    #[must_use]
    pub fn throne_on(&self, board: &Board) -> Option<Square> {
        match self.throne {
            Throne::None => None,
            Throne::Centre { .. } => board.centre(),
        }
    }

    /// Whether the empty throne stands in for an attacker against the king.
    #[must_use]
    pub const fn throne_takes_king(&self) -> bool {
        matches!(self.throne, Throne::Centre { hostile: Foes { king: true, .. }, .. })
    }

    /// Whether a square of a board of `size` x `size` belongs to a marked corner.
    #[must_use]
    pub fn is_corner(&self, size: u8, square: Square) -> bool {
        let Corners::Marked { shape, .. } = self.corners else { return false };
        // Distances from the nearest edges.
        let (Some(right), Some(top)) = (size.checked_sub(square.file + 1), size.checked_sub(square.rank + 1))
        else {
            return false;
        };
        let (across, up) = (square.file.min(right), square.rank.min(top));
        match shape {
            CornerShape::Single => across + up == 0,
            CornerShape::Angle => across + up <= 1,
            CornerShape::Block => across <= 1 && up <= 1,
        }
    }

    /// Whether a square belongs to an attackers' camp.
    #[must_use]
    pub fn is_camp(&self, square: Square) -> bool {
        matches!(&self.camps, Camps::Marked { squares, .. } if squares.binary_search(&square).is_ok())
    }

    /// Whether a king on this square of a board of `size` x `size` has escaped.
    #[must_use]
    pub fn is_escape(&self, size: u8, square: Square) -> bool {
        match &self.escape {
            Escape::Edge => {
                square.file == 0 || square.rank == 0 || square.file + 1 == size || square.rank + 1 == size
            }
            Escape::Corners => self.is_corner(size, square),
            Escape::Squares(squares) => squares.binary_search(&square).is_ok(),
        }
    }
}

/// York's rules, for the tests of this module's neighbours.
#[cfg(test)]
pub(crate) const YORK: Ruleset = Ruleset {
    first: First::Attackers,
    throne: Throne::Centre {
        stop: ThroneStop::King,
        pass: ThronePass::Anyone,
        hostile: Foes::KING,
        occupied: OccupiedThrone::Nobody,
    },
    corners: Corners::None,
    camps: Camps::None,
    escape: Escape::Edge,
    man_steps: Steps::Any,
    king_steps: Steps::Any,
    between: Between::Safe,
    arms: KingArms::Unarmed,
    king_capture: KingCapture::FourSides,
    king_edge: KingEdge::Never,
    linnaean: Linnaean::InCastle,
    shieldwall: Shieldwall::Never,
    berserk: Berserk::Never,
    jumps: Jumps::NOBODY,
    between_commanders: BetweenCommanders::Safe,
    enclosure: Enclosure::AttackersWin,
    exit_fort: ExitFort::NoEffect,
    repetition: Repetition::ForcerMustVary,
    no_move: NoMove::Loss,
    contest: Contest::Single,
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_has_a_word_of_its_own() {
        macro_rules! check {
            ($($name:ident),+) => {$(
                for &value in $name::ALL {
                    assert_eq!($name::from_name(value.name()), Some(value));
                    let kebab = value.name().bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
                    assert!(kebab, "{value}");
                }
                assert_eq!($name::from_name("no such word"), None);
            )+};
        }
        check!(
            First,
            ThroneStop,
            ThronePass,
            OccupiedThrone,
            FoeMen,
            CornerShape,
            CampRight,
            EscapeKind,
            Between,
            KingArms,
            KingCapture,
            KingEdge,
            Linnaean,
            Shieldwall,
            Berserk,
            Jump,
            BetweenCommanders,
            Enclosure,
            ExitFort,
            Repetition,
            NoMove,
            Contest
        );
    }
}
