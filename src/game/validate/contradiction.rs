//! Answers of the rules that contradict each other.

use crate::game::words::words;
use crate::game::{
    Contest, Corners, Escape, ExitFort, Jump, KingArms, KingCapture, KingEdge, Linnaean, Ruleset, Throne,
};
use crate::keyed::{KeyedMessage, keyed};

words! {
    /// Two answers of the rules that can't both be meant: with one of them, the other would never apply.
    pub enum Contradiction {
        /// The king escapes by the corners, and none are marked.
        EscapeWithoutCorners = "escape-without-corners",
        /// A man is captured against the king on the throne, and there is no throne.
        LinnaeanWithoutThrone = "linnaean-without-throne",
        /// The king is captured in another way near the throne, and there is no throne.
        NearThroneWithoutThrone = "near-throne-without-throne",
        /// The king is captured on the edge, where he has already escaped.
        CaptureOnEdgeOfEscape = "capture-on-edge-of-escape",
        /// The king is captured on the edge in a way of its own, and is not captured on four sides elsewhere.
        EdgeWithoutFourSides = "edge-without-four-sides",
        /// A corner closes a row along the edge, and none are marked.
        ShieldwallWithoutCorners = "shieldwall-without-corners",
        /// The king wins by a fort on the edge, where he has already escaped.
        FortOnEdgeOfEscape = "fort-on-edge-of-escape",
        /// A match is played for cards beside the edges, and the king doesn't leave by an edge.
        PointsWithoutEdge = "points-without-edge",
        /// The king jumps to and from special squares, and there are none.
        KingJumpWithoutSquares = "king-jump-without-squares",
        /// Commanders jump to and from special squares, and there are none.
        CommanderJumpWithoutSquares = "commander-jump-without-squares",
        /// Knights jump to and from special squares, and there are none.
        KnightJumpWithoutSquares = "knight-jump-without-squares",
        /// The king captures by jumping, and takes no part in captures as the piece that moves.
        JumpOfUnarmedKing = "jump-of-unarmed-king",
    }
}

impl Contradiction {
    /// Whether the rules contradict themselves in this way.
    fn holds(self, rules: &Ruleset) -> bool {
        let (no_throne, no_corners) = (rules.throne == Throne::None, rules.corners == Corners::None);
        let nowhere = |jump| jump == Jump::SpecialSquares && no_throne && no_corners;
        match self {
            Self::EscapeWithoutCorners => no_corners && rules.escape == Escape::Corners,
            Self::LinnaeanWithoutThrone => no_throne && rules.linnaean == Linnaean::InCastle,
            Self::NearThroneWithoutThrone => no_throne && rules.king_capture == KingCapture::FourNearThrone,
            Self::CaptureOnEdgeOfEscape => rules.king_edge != KingEdge::Never && rules.escape == Escape::Edge,
            Self::EdgeWithoutFourSides => {
                rules.king_edge != KingEdge::Never && rules.king_capture != KingCapture::FourSides
            }
            Self::ShieldwallWithoutCorners => no_corners && rules.shieldwall.corners_close(),
            Self::FortOnEdgeOfEscape => {
                rules.exit_fort == ExitFort::DefendersWin && rules.escape == Escape::Edge
            }
            Self::PointsWithoutEdge => rules.contest == Contest::Points && rules.escape != Escape::Edge,
            Self::KingJumpWithoutSquares => nowhere(rules.jumps.king),
            Self::CommanderJumpWithoutSquares => nowhere(rules.jumps.commander),
            Self::KnightJumpWithoutSquares => nowhere(rules.jumps.knight),
            Self::JumpOfUnarmedKing => {
                rules.jumps.king == Jump::Capturing
                    && matches!(rules.arms, KingArms::Unarmed | KingArms::Anvil)
            }
        }
    }

    /// What contradicts what, as a sentence with its key.
    #[must_use]
    pub fn message(self) -> KeyedMessage {
        match self {
            Self::EscapeWithoutCorners => {
                keyed!("escape-without-corners")
            }
            Self::LinnaeanWithoutThrone => keyed!("linnaean-without-throne"),
            Self::NearThroneWithoutThrone => keyed!("near-throne-without-throne"),
            Self::CaptureOnEdgeOfEscape => keyed!("capture-on-edge-of-escape"),
            Self::EdgeWithoutFourSides => keyed!("edge-without-four-sides"),
            Self::ShieldwallWithoutCorners => keyed!("shieldwall-without-corners"),
            Self::FortOnEdgeOfEscape => keyed!("fort-on-edge-of-escape"),
            Self::PointsWithoutEdge => keyed!("points-without-edge"),
            Self::KingJumpWithoutSquares => keyed!("king-jump-without-squares"),
            Self::CommanderJumpWithoutSquares => keyed!("commander-jump-without-squares"),
            Self::KnightJumpWithoutSquares => keyed!("knight-jump-without-squares"),
            Self::JumpOfUnarmedKing => keyed!("jump-of-unarmed-king"),
        }
    }

    /// The keys of the two answers in a variant file, the one that has no effect first.
    #[must_use]
    pub const fn keys(self) -> [&'static str; 2] {
        match self {
            Self::EscapeWithoutCorners => ["escape", "corners"],
            Self::LinnaeanWithoutThrone => ["linnaean", "throne"],
            Self::NearThroneWithoutThrone => ["king-capture", "throne"],
            Self::CaptureOnEdgeOfEscape => ["king-on-edge", "escape"],
            Self::EdgeWithoutFourSides => ["king-on-edge", "king-capture"],
            Self::ShieldwallWithoutCorners => ["shieldwall", "corners"],
            Self::FortOnEdgeOfEscape => ["exit-fort", "escape"],
            Self::PointsWithoutEdge => ["match", "escape"],
            Self::KingJumpWithoutSquares => ["king-jump", "throne"],
            Self::CommanderJumpWithoutSquares => ["commander-jump", "throne"],
            Self::KnightJumpWithoutSquares => ["knight-jump", "throne"],
            Self::JumpOfUnarmedKing => ["king-jump", "king-arms"],
        }
    }
}

/// Every way in which the rules contradict themselves, in the order of [`Contradiction`]. It is part of
/// [`validate`](super::validate), and here for rules without a setup.
#[must_use]
pub fn contradictions(rules: &Ruleset) -> Vec<Contradiction> {
    Contradiction::ALL.iter().copied().filter(|contradiction| contradiction.holds(rules)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{CornerShape, Foes, Jumps, Shieldwall, YORK};

    #[test]
    fn york_and_the_plain_rules_agree_with_themselves() {
        assert_eq!(contradictions(&YORK), []);
        assert_eq!(contradictions(&Ruleset::PLAIN), []);
    }

    #[test]
    fn each_is_found_and_goes_when_one_answer_changes() {
        use Contradiction::*;
        let plain = Ruleset::PLAIN;
        let corners = Corners::Marked { shape: CornerShape::Single, hostile: Foes::NOBODY };
        let jumps = |king, commander, knight| Jumps { king, commander, knight };
        let (special, never) = (Jump::SpecialSquares, Jump::Never);
        let corner_escape = Ruleset { corners, escape: Escape::Corners, ..YORK };
        let cases: [(Contradiction, Ruleset, Ruleset); 12] = [
            (
                EscapeWithoutCorners,
                Ruleset { escape: Escape::Corners, ..plain.clone() },
                Ruleset { escape: Escape::Corners, corners, ..plain.clone() },
            ),
            (LinnaeanWithoutThrone, Ruleset { throne: Throne::None, ..YORK }, YORK),
            (
                NearThroneWithoutThrone,
                Ruleset { king_capture: KingCapture::FourNearThrone, ..plain.clone() },
                Ruleset { king_capture: KingCapture::FourNearThrone, ..YORK },
            ),
            (
                CaptureOnEdgeOfEscape,
                Ruleset { king_edge: KingEdge::ThreeSides, ..YORK },
                Ruleset { king_edge: KingEdge::ThreeSides, ..corner_escape.clone() },
            ),
            (
                EdgeWithoutFourSides,
                Ruleset {
                    king_edge: KingEdge::AllNeighbours,
                    king_capture: KingCapture::TwoSides,
                    ..corner_escape.clone()
                },
                Ruleset { king_edge: KingEdge::AllNeighbours, ..corner_escape.clone() },
            ),
            (
                ShieldwallWithoutCorners,
                Ruleset { shieldwall: Shieldwall::CornersClose, ..YORK },
                Ruleset { shieldwall: Shieldwall::CornersClose, corners, ..YORK },
            ),
            (
                FortOnEdgeOfEscape,
                Ruleset { exit_fort: ExitFort::DefendersWin, ..YORK },
                Ruleset { exit_fort: ExitFort::DefendersWin, ..corner_escape.clone() },
            ),
            (
                PointsWithoutEdge,
                Ruleset { contest: Contest::Points, ..corner_escape },
                Ruleset { contest: Contest::Points, ..YORK },
            ),
            (
                KingJumpWithoutSquares,
                Ruleset { jumps: jumps(special, never, never), ..plain.clone() },
                Ruleset { jumps: jumps(special, never, never), corners, ..plain.clone() },
            ),
            (
                CommanderJumpWithoutSquares,
                Ruleset { jumps: jumps(never, special, never), ..plain.clone() },
                Ruleset { jumps: jumps(never, special, never), ..YORK },
            ),
            (
                KnightJumpWithoutSquares,
                Ruleset { jumps: jumps(never, never, special), ..plain.clone() },
                Ruleset { jumps: jumps(never, never, Jump::Over), ..plain.clone() },
            ),
            (
                JumpOfUnarmedKing,
                Ruleset { jumps: jumps(Jump::Capturing, never, never), ..YORK },
                Ruleset { jumps: jumps(Jump::Capturing, never, never), ..plain },
            ),
        ];
        for (contradiction, wrong, right) in &cases {
            assert_eq!(contradictions(wrong), [*contradiction], "{contradiction}");
            assert_eq!(contradictions(right), [], "{contradiction}");
        }
        let tried: Vec<Contradiction> = cases.iter().map(|(contradiction, ..)| *contradiction).collect();
        assert_eq!(tried, Contradiction::ALL);
    }
}
