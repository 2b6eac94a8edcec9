//! The sentences of what captures men, and of what only some pieces can do.

use super::{KingStart, Question, Rule, camp_foes, corner_foes, king_on_edge, somebody_jumps, throne_foes};
use crate::game::{
    Berserk, Between, CornerShape, Corners, FoeMen, Foes, Jump, KingArms, Linnaean, OccupiedThrone, Ruleset,
    Shieldwall, Throne, ThroneStop,
};

/// How men are captured, and against which marked squares they never are.
pub(super) fn capture(rules: &Ruleset) -> Rule {
    let mut texts = vec!["rule-capture"];
    if !some_square_is_hostile(rules) {
        texts.extend(harmless(rules));
    }
    Rule::new(Question::Capture, "rule-title-capture", texts)
}

fn occupied(rules: &Ruleset) -> OccupiedThrone {
    match rules.throne {
        Throne::None => OccupiedThrone::Nobody,
        Throne::Centre { occupied, .. } => occupied,
    }
}

/// Whether any square is hostile to any man at any time.
fn some_square_is_hostile(rules: &Ruleset) -> bool {
    let foes = [throne_foes(rules), corner_foes(rules), camp_foes(rules)];
    foes.into_iter().flatten().any(|foes| foes.men() != FoeMen::Nobody)
        || occupied(rules) == OccupiedThrone::Attackers
}

/// Of which marked squares it must be said that they are hostile to no man.
fn harmless(rules: &Ruleset) -> Vec<&'static str> {
    let harmless = |foes: Option<Foes>| foes.is_some_and(|foes| foes.men() == FoeMen::Nobody);
    let mut texts = Vec::new();
    if harmless(throne_foes(rules)) && occupied(rules) == OccupiedThrone::Nobody {
        texts.push("rule-hostile-throne-nobody");
    }
    if harmless(corner_foes(rules)) {
        texts.push("rule-hostile-corners-nobody");
    }
    if harmless(camp_foes(rules)) {
        texts.push("rule-hostile-camps-nobody");
    }
    texts
}

/// Which squares stand in for a captor of men; `None` where none does.
pub(super) fn hostile(rules: &Ruleset, king: KingStart) -> Option<Rule> {
    if !some_square_is_hostile(rules) {
        return None;
    }
    let mut texts = vec!["rule-hostile"];
    let throne = throne_foes(rules).map(Foes::men);
    let corners = corner_foes(rules).map(Foes::men);
    match (throne, corners) {
        (Some(FoeMen::Both), Some(FoeMen::Both)) => texts.push("rule-hostile-throne-corners-both"),
        (Some(FoeMen::Attackers), Some(FoeMen::Attackers)) => {
            texts.push("rule-hostile-throne-corners-attackers");
        }
        (Some(FoeMen::Defenders), Some(FoeMen::Defenders)) => {
            texts.push("rule-hostile-throne-corners-defenders");
        }
        (throne, corners) => {
            texts.extend(corners.and_then(hostile_corners));
            texts.extend(throne.and_then(|foes| hostile_throne(foes, occupied(rules))));
        }
    }
    texts.extend(occupied_throne(rules, king));
    texts.extend(camp_foes(rules).and_then(|foes| hostile_camps(foes.men())));
    texts.extend(harmless(rules));
    Some(Rule::new(Question::Hostile, "rule-title-hostile", texts))
}

const fn hostile_throne(foes: FoeMen, occupied: OccupiedThrone) -> Option<&'static str> {
    match (foes, occupied) {
        (FoeMen::Both, _) => Some("rule-hostile-throne-both"),
        (FoeMen::Attackers, _) => Some("rule-hostile-throne-attackers"),
        (FoeMen::Defenders, _) => Some("rule-hostile-throne-defenders"),
        (FoeMen::Nobody, OccupiedThrone::Attackers) => Some("rule-hostile-throne-empty-nobody"),
        (FoeMen::Nobody, OccupiedThrone::Nobody) => None,
    }
}

const fn hostile_corners(foes: FoeMen) -> Option<&'static str> {
    match foes {
        FoeMen::Both => Some("rule-hostile-corners-both"),
        FoeMen::Attackers => Some("rule-hostile-corners-attackers"),
        FoeMen::Defenders => Some("rule-hostile-corners-defenders"),
        FoeMen::Nobody => None,
    }
}

const fn hostile_camps(foes: FoeMen) -> Option<&'static str> {
    match foes {
        FoeMen::Both => Some("rule-hostile-camps-both"),
        FoeMen::Attackers => Some("rule-hostile-camps-attackers"),
        FoeMen::Defenders => Some("rule-hostile-camps-defenders"),
        FoeMen::Nobody => None,
    }
}

/// What the throne does while the king is on it, if he can ever be there and more is to say than [`harmless`] does.
fn occupied_throne(rules: &Ruleset, king: KingStart) -> Option<&'static str> {
    let Throne::Centre { stop, hostile, occupied, .. } = rules.throne else { return None };
    if stop == ThroneStop::Nobody && king != KingStart::Throne {
        return None;
    }
    match (occupied, hostile.men()) {
        (OccupiedThrone::Attackers, _) => Some("rule-hostile-occupied-attackers"),
        (OccupiedThrone::Nobody, FoeMen::Nobody) => None,
        (OccupiedThrone::Nobody, FoeMen::Attackers | FoeMen::Defenders | FoeMen::Both) => {
            Some("rule-hostile-occupied-nobody")
        }
    }
}

/// Stopping between two enemies.
pub(super) fn between(rules: &Ruleset) -> Rule {
    match rules.between {
        Between::Safe => Rule::new(Question::Between, "rule-title-between", vec!["rule-between"]),
        Between::PassOnly => {
            let mut texts = vec!["rule-between-pass-only"];
            let foes = [throne_foes(rules), corner_foes(rules), camp_foes(rules)];
            if foes.into_iter().flatten().any(|foes| foes != Foes::NOBODY) {
                texts.push("rule-between-squares");
            }
            Rule::new(Question::Between, "rule-title-between-pass-only", texts)
        }
    }
}

/// The king's part in captures.
pub(super) fn arms(rules: &Ruleset) -> Rule {
    let text = match rules.arms {
        KingArms::Armed => "rule-arms-armed",
        KingArms::Hammer => "rule-arms-hammer",
        KingArms::Anvil => "rule-arms-anvil",
        KingArms::Unarmed => "rule-arms-unarmed",
    };
    Rule::new(Question::Arms, "rule-title-arms", vec![text])
}

/// Capture of a defender against the king.
pub(super) fn linnaean(rules: &Ruleset) -> Option<Rule> {
    let text = match rules.linnaean {
        Linnaean::Never => return None,
        Linnaean::InCastle => "rule-linnaean-in-castle",
        Linnaean::Anywhere => "rule-linnaean-anywhere",
    };
    Some(Rule::new(Question::Linnaean, "rule-title-linnaean", vec![text]))
}

/// Capture of a row along the edge.
pub(super) fn shieldwall(rules: &Ruleset) -> Option<Rule> {
    let corner = match (rules.shieldwall, rules.corners) {
        (Shieldwall::Never, _) => return None,
        (Shieldwall::PiecesClose, _) => "rule-shieldwall-pieces",
        (
            Shieldwall::CornersClose,
            Corners::Marked { shape: CornerShape::Angle | CornerShape::Block, .. },
        ) => "rule-shieldwall-corner-squares",
        (Shieldwall::CornersClose, Corners::Marked { .. } | Corners::None) => "rule-shieldwall-corners",
    };
    let mut texts = vec!["rule-shieldwall", corner];
    if king_on_edge(rules) {
        texts.push("rule-shieldwall-king");
    }
    texts.push(match rules.arms {
        KingArms::Armed => "rule-shieldwall-armed",
        KingArms::Hammer => "rule-shieldwall-hammer",
        KingArms::Anvil => "rule-shieldwall-anvil",
        KingArms::Unarmed => "rule-shieldwall-unarmed",
    });
    Some(Rule::new(Question::Shieldwall, "rule-title-shieldwall", texts))
}

/// The three messages of a jump to or from marked squares, and those of the other two kinds.
struct JumpTexts {
    throne_corners: &'static str,
    throne: &'static str,
    corners: &'static str,
    over: &'static str,
    capturing: &'static str,
}

impl JumpTexts {
    /// The sentence; `None` for a piece that never jumps.
    fn of(&self, jump: Jump, rules: &Ruleset) -> Option<&'static str> {
        match jump {
            Jump::Never => None,
            Jump::Over => Some(self.over),
            Jump::Capturing => Some(self.capturing),
            Jump::SpecialSquares => match (rules.throne != Throne::None, rules.corners != Corners::None) {
                (true, true) => Some(self.throne_corners),
                (true, false) => Some(self.throne),
                (false, true) => Some(self.corners),
                (false, false) => None,
            },
        }
    }
}

const KING_JUMPS: JumpTexts = JumpTexts {
    throne_corners: "rule-jump-king-throne-corners",
    throne: "rule-jump-king-throne",
    corners: "rule-jump-king-corners",
    over: "rule-jump-king-over",
    capturing: "rule-jump-king-capturing",
};

const COMMANDER_JUMPS: JumpTexts = JumpTexts {
    throne_corners: "rule-jump-commander-throne-corners",
    throne: "rule-jump-commander-throne",
    corners: "rule-jump-commander-corners",
    over: "rule-jump-commander-over",
    capturing: "rule-jump-commander-capturing",
};

const KNIGHT_JUMPS: JumpTexts = JumpTexts {
    throne_corners: "rule-jump-knight-throne-corners",
    throne: "rule-jump-knight-throne",
    corners: "rule-jump-knight-corners",
    over: "rule-jump-knight-over",
    capturing: "rule-jump-knight-capturing",
};

/// Who jumps, and how.
pub(super) fn jumps(rules: &Ruleset) -> Option<Rule> {
    if !somebody_jumps(rules) {
        return None;
    }
    let mut texts = vec!["rule-jump"];
    texts.extend(KING_JUMPS.of(rules.jumps.king, rules));
    texts.extend(COMMANDER_JUMPS.of(rules.jumps.commander, rules));
    texts.extend(KNIGHT_JUMPS.of(rules.jumps.knight, rules));
    texts.extend(["rule-jump-never-over", "rule-jump-after"]);
    Some(Rule::new(Question::Jumps, "rule-title-jumps", texts))
}

/// Going on after a capture.
pub(super) fn berserk(rules: &Ruleset) -> Option<Rule> {
    match rules.berserk {
        Berserk::Never => None,
        Berserk::Captures => Some(Rule::new(Question::Berserk, "rule-title-berserk", vec!["rule-berserk"])),
    }
}
