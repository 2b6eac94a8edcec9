//! The words of a record for the answers of a ruleset: reader and writer share them. Of two words for one answer the first
//! is written.

use crate::game::{
    Berserk, CampRight, Enclosure, Escape, ExitFort, First, Foes, Jump, KingArms, KingCapture, KingEdge,
    Linnaean, OccupiedThrone, Repetition, Shieldwall, ThronePass, ThroneStop,
};

/// Words of a key, or the pieces that its list names, each with the answer that it stands for.
pub(super) type AnswersOf<'w, W, T> = &'w [(W, T)];

pub(super) const ESCAPE: AnswersOf<'_, &str, Escape> = &[("c", Escape::Corners), ("e", Escape::Edge)];
pub(super) const FIRST: AnswersOf<'_, &str, First> = &[("y", First::Attackers), ("n", First::Defenders)];
pub(super) const ARMS: AnswersOf<'_, &str, KingArms> =
    &[("y", KingArms::Armed), ("n", KingArms::Unarmed), ("h", KingArms::Hammer), ("a", KingArms::Anvil)];
/// How the king is captured. `y` and `n` are older words for `s` and `w`.
pub(super) const KING: AnswersOf<'_, &str, (KingCapture, KingEdge)> = &[
    ("s", (KingCapture::FourSides, KingEdge::Never)),
    ("y", (KingCapture::FourSides, KingEdge::Never)),
    ("c", (KingCapture::FourNearThrone, KingEdge::Never)),
    ("m", (KingCapture::FourSides, KingEdge::AllNeighbours)),
    ("w", (KingCapture::TwoSides, KingEdge::Never)),
    ("n", (KingCapture::TwoSides, KingEdge::Never)),
];
pub(super) const LINNAEAN: AnswersOf<'_, &str, Linnaean> =
    &[("y", Linnaean::InCastle), ("n", Linnaean::Never)];
pub(super) const SHIELDWALL: AnswersOf<'_, &str, Shieldwall> =
    &[("n", Shieldwall::Never), ("w", Shieldwall::PiecesClose), ("s", Shieldwall::CornersClose)];
/// Whether the piece that moves must close an end of the shieldwall.
pub(super) const FLANKING: AnswersOf<'_, &str, bool> = &[("y", true), ("n", false)];
pub(super) const EXIT_FORT: AnswersOf<'_, &str, ExitFort> =
    &[("y", ExitFort::DefendersWin), ("n", ExitFort::NoEffect)];
/// Going on after a capture. `None`: the piece goes on even if it can't capture again, which this program does not know.
pub(super) const BERSERK: AnswersOf<'_, &str, Option<Berserk>> =
    &[("n", Some(Berserk::Never)), ("c", Some(Berserk::Captures)), ("m", None)];
pub(super) const REPETITION: AnswersOf<'_, &str, Repetition> = &[
    ("i", Repetition::NotSaid),
    ("d", Repetition::Draw),
    ("w", Repetition::ForcerLoses),
    ("l", Repetition::ForcerLoses),
];
pub(super) const JUMP: AnswersOf<'_, &str, Jump> =
    &[("n", Jump::Never), ("r", Jump::SpecialSquares), ("j", Jump::Over), ("c", Jump::Capturing)];
pub(super) const ENCLOSURE: AnswersOf<'_, &str, Enclosure> =
    &[("y", Enclosure::AttackersWin), ("n", Enclosure::NoEffect)];

/// The attackers alone.
const ATTACKERS: Foes = Foes { attackers: true, defenders: false, king: false };

pub(super) const STOP: AnswersOf<'_, Foes, ThroneStop> =
    &[(Foes::KING, ThroneStop::King), (Foes::NOBODY, ThroneStop::Nobody), (Foes::ALL, ThroneStop::Anyone)];
pub(super) const PASS: AnswersOf<'_, Foes, ThronePass> =
    &[(Foes::ALL, ThronePass::Anyone), (Foes::KING, ThronePass::King), (Foes::NOBODY, ThronePass::Nobody)];
pub(super) const OCCUPIED: AnswersOf<'_, Foes, OccupiedThrone> =
    &[(ATTACKERS, OccupiedThrone::Attackers), (Foes::NOBODY, OccupiedThrone::Nobody)];
pub(super) const RIGHT: AnswersOf<'_, Foes, CampRight> =
    &[(Foes::ALL, CampRight::Anyone), (ATTACKERS, CampRight::Attackers), (Foes::NOBODY, CampRight::Nobody)];
