//! The paragraphs of the king and of the marked squares.

use super::Reminder;
use crate::explain::rules::{Question, camp_foes, corner_foes, corners_reach_king, king_on_edge};
use crate::game::{
    BetweenCommanders, CampRight, Camps, Corners, Enclosure, Escape, FoeMen, Foes, KingCapture, KingEdge,
    Linnaean, OccupiedThrone, Ruleset, Throne, ThroneStop,
};

/// Where he wins, and how he loses.
pub(super) fn king(rules: &Ruleset) -> Reminder {
    let camps_are_closed = match rules.camps {
        Camps::None | Camps::Marked { enter: CampRight::Anyone, .. } => false,
        Camps::Marked { enter: CampRight::Attackers | CampRight::Nobody, .. } => true,
    };
    let mut texts = vec![
        match (&rules.escape, camps_are_closed) {
            (Escape::Edge, false) => "card-king-escape-edge",
            (Escape::Edge, true) => "card-king-escape-edge-camps",
            (Escape::Corners, _) => "card-king-escape-corners",
            (Escape::Squares(_), _) => "card-king-escape-squares",
        },
        match (rules.king_capture, rules.enclosure) {
            (KingCapture::FourSides, Enclosure::NoEffect) => "card-king-four-sides",
            (KingCapture::FourSides, Enclosure::AttackersWin) => "card-king-four-sides-ring",
            (KingCapture::TwoSides, Enclosure::NoEffect) => "card-king-two-sides",
            (KingCapture::TwoSides, Enclosure::AttackersWin) => "card-king-two-sides-ring",
            (KingCapture::FourNearThrone, Enclosure::NoEffect) => "card-king-near-throne",
            (KingCapture::FourNearThrone, Enclosure::AttackersWin) => "card-king-near-throne-ring",
        },
    ];
    match rules.between_commanders {
        BetweenCommanders::Safe => {}
        BetweenCommanders::Captured => texts.push("card-king-commanders"),
    }
    texts.extend(edge(rules));
    Reminder { question: Question::KingCapture, title: "card-title-king", texts }
}

/// How he is captured on the edge, where he needs four sides elsewhere.
fn edge(rules: &Ruleset) -> Option<&'static str> {
    match rules.king_capture {
        KingCapture::FourSides if king_on_edge(rules) => {}
        KingCapture::FourSides | KingCapture::TwoSides | KingCapture::FourNearThrone => return None,
    }
    Some(match (rules.king_edge, rules.between_commanders) {
        (KingEdge::Never, BetweenCommanders::Safe) => "card-edge-never",
        (KingEdge::Never, BetweenCommanders::Captured) => "card-edge-never-commanders",
        (KingEdge::ThreeSides, _) => "card-edge-three-sides",
        (KingEdge::ThreeSidesAlone, _) => "card-edge-three-sides-alone",
        (KingEdge::AllNeighbours, _) => "card-edge-all-neighbours",
    })
}

/// What the throne does to the king and to men.
pub(super) fn throne(rules: &Ruleset) -> Option<Reminder> {
    let Throne::Centre { stop, hostile, occupied, .. } = rules.throne else { return None };
    let near = match rules.king_capture {
        KingCapture::FourSides | KingCapture::FourNearThrone => true,
        KingCapture::TwoSides => false,
    };
    let text = match (near, hostile.king, stop) {
        (true, true, _) => "card-throne-closes",
        (true, false, ThroneStop::King | ThroneStop::Nobody) => "card-throne-shelters",
        (true, false, ThroneStop::Anyone) | (false, false, _) => "card-throne-open",
        (false, true, _) => "card-throne-second",
    };
    let mut texts = vec![text];
    if throne_tells_linnaean(rules) {
        texts.extend(match rules.linnaean {
            Linnaean::Never => None,
            Linnaean::InCastle => Some("card-throne-linnaean-in-castle"),
            Linnaean::Anywhere => Some("card-throne-linnaean-anywhere"),
        });
    }
    texts.extend(match hostile.men() {
        FoeMen::Nobody => None,
        FoeMen::Both => Some("card-throne-both"),
        FoeMen::Attackers => Some("card-throne-attackers"),
        FoeMen::Defenders => Some("card-throne-defenders"),
    });
    texts.extend(match occupied {
        OccupiedThrone::Attackers => Some("card-throne-occupied"),
        OccupiedThrone::Nobody => None,
    });
    Some(Reminder { question: Question::Throne, title: "card-title-throne", texts })
}

/// Whether the throne's paragraph has room for the capture of a defender against the king: where the throne itself
/// captures no man.
fn throne_tells_linnaean(rules: &Ruleset) -> bool {
    match rules.throne {
        Throne::None | Throne::Centre { occupied: OccupiedThrone::Attackers, .. } => false,
        Throne::Centre { hostile, occupied: OccupiedThrone::Nobody, .. } => hostile.men() == FoeMen::Nobody,
    }
}

/// The capture of a defender against the king, where the throne's paragraph does not tell it.
pub(super) fn linnaean(rules: &Ruleset) -> Option<Reminder> {
    let text = match rules.linnaean {
        Linnaean::InCastle if !throne_tells_linnaean(rules) => "card-linnaean-in-castle",
        Linnaean::Anywhere if !throne_tells_linnaean(rules) => "card-linnaean-anywhere",
        Linnaean::Never | Linnaean::InCastle | Linnaean::Anywhere => return None,
    };
    let title = "card-title-linnaean";
    Some(Reminder { question: Question::Linnaean, title, texts: vec![text] })
}

/// Who enters the corners, and whom they capture.
pub(super) fn corners(rules: &Ruleset) -> Option<Reminder> {
    let Corners::Marked { hostile, .. } = rules.corners else { return None };
    let men = match hostile.men() {
        FoeMen::Nobody => "card-corners-nobody",
        FoeMen::Attackers => "card-corners-attackers",
        FoeMen::Defenders => "card-corners-defenders",
        FoeMen::Both => "card-corners-both",
    };
    let mut texts = vec!["card-corners-enter", men];
    if corners_reach_king(rules) && corner_foes(rules).is_some_and(|Foes { king, .. }| king) {
        texts.push("card-corners-king");
    }
    let title = "card-title-corners";
    Some(Reminder { question: Question::Corners, title, texts })
}

/// Who enters the camps and crosses them, and whom they capture.
pub(super) fn camps(rules: &Ruleset) -> Option<Reminder> {
    let Camps::Marked { enter, pass, .. } = rules.camps else { return None };
    let mut texts = vec![match (enter, pass) {
        (CampRight::Anyone, CampRight::Anyone) => "card-camps-anyone-anyone",
        (CampRight::Anyone, CampRight::Attackers) => "card-camps-anyone-attackers",
        (CampRight::Anyone, CampRight::Nobody) => "card-camps-anyone-nobody",
        (CampRight::Attackers, CampRight::Anyone) => "card-camps-attackers-anyone",
        (CampRight::Attackers, CampRight::Attackers) => "card-camps-attackers-attackers",
        (CampRight::Attackers, CampRight::Nobody) => "card-camps-attackers-nobody",
        (CampRight::Nobody, CampRight::Anyone) => "card-camps-nobody-anyone",
        (CampRight::Nobody, CampRight::Attackers) => "card-camps-nobody-attackers",
        (CampRight::Nobody, CampRight::Nobody) => "card-camps-nobody-nobody",
    }];
    if enter == CampRight::Nobody || pass == CampRight::Nobody {
        texts.push("card-camps-inside");
    }
    let hostile = camp_foes(rules).unwrap_or_default();
    texts.extend(match hostile.men() {
        FoeMen::Nobody => None,
        FoeMen::Attackers => Some("card-camps-attackers"),
        FoeMen::Defenders => Some("card-camps-defenders"),
        FoeMen::Both => Some("card-camps-both"),
    });
    if hostile.king {
        texts.push("card-camps-king");
    }
    let title = "card-title-camps";
    Some(Reminder { question: Question::Camps, title, texts })
}
