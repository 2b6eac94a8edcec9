//! Figures of captures of men, of stopping between enemies, and of jumps.

use super::{Asks, Illustration, Panel, corner_foes, men_go_far, throne_foes};
use crate::game::{
    Between, Camps, CornerShape, Corners, Escape, FoeMen, Foes, Jump, KingArms, Linnaean, OccupiedThrone,
    Ruleset, Throne, ThroneStop,
};

/// Several men taken at once. Where no man may stop between two enemies, three are never taken at once.
pub(super) fn several(rules: &Ruleset) -> Illustration {
    Illustration::one(
        "captures",
        match rules.between {
            Between::Safe => "captures",
            Between::PassOnly => "captures-two",
        },
    )
}

/// Men beside an empty marked square, and beside the throne with the king on it.
pub(super) fn hostile(rules: &Ruleset) -> Vec<Illustration> {
    let mut panels = Vec::new();
    if let Throne::Centre { hostile, occupied, .. } = rules.throne {
        let throne = ["hostile-throne-attacker", "hostile-throne-attacker-not"];
        let defender = ["hostile-throne-defender", "hostile-throne-defender-not"];
        panels.extend(against(hostile, throne, defender));
        let king_helps = matches!(rules.arms, KingArms::Armed | KingArms::Anvil);
        if hostile.attackers || occupied == OccupiedThrone::Attackers {
            panels.push(if king_helps || occupied == OccupiedThrone::Attackers {
                "hostile-occupied-attacker"
            } else {
                "hostile-occupied-attacker-not"
            });
        }
        if hostile.defenders {
            panels.push("hostile-occupied-defender-not");
        }
    }
    if let Some((fort, hostile)) = corner_foes(rules) {
        let [attacker, defender] = if fort {
            [
                ["hostile-fort-attacker", "hostile-fort-attacker-not"],
                ["hostile-fort-defender", "hostile-fort-defender-not"],
            ]
        } else {
            [
                ["hostile-corner-attacker", "hostile-corner-attacker-not"],
                ["hostile-corner-defender", "hostile-corner-defender-not"],
            ]
        };
        panels.extend(against(hostile, attacker, defender));
    }
    if let Camps::Marked { hostile, .. } = rules.camps {
        let attacker = ["hostile-camp-attacker", "hostile-camp-attacker-not"];
        let defender = ["hostile-camp-defender", "hostile-camp-defender-not"];
        panels.extend(against(hostile, attacker, defender));
    }
    if panels.is_empty() {
        return Vec::new();
    }
    vec![Illustration::asking("hostile", Asks::Capture, panels)]
}

/// The panels that show to which men a square is hostile: one where it is the same for both sides. Of each two names the
/// first is of the panel in which the man is captured.
fn against(foes: Foes, attacker: [&'static str; 2], defender: [&'static str; 2]) -> Vec<&'static str> {
    match foes.men() {
        FoeMen::Nobody => vec![attacker[1]],
        FoeMen::Attackers => vec![attacker[0], defender[1]],
        FoeMen::Defenders => vec![defender[0], attacker[1]],
        FoeMen::Both => vec![attacker[0]],
    }
}

/// Stopping between two enemies.
pub(super) fn between(rules: &Ruleset) -> Illustration {
    match rules.between {
        Between::Safe => Illustration::asking("between", Asks::Capture, vec!["between"]),
        Between::PassOnly => {
            let mut panels = vec!["between-stop-not"];
            if men_go_far(rules) {
                panels.push("between-pass");
            }
            // Beside a marked square that stands in for one of the enemies.
            let first = |foes: Foes, attacker, defender| match foes.men() {
                FoeMen::Nobody => None,
                FoeMen::Attackers => Some(attacker),
                FoeMen::Defenders | FoeMen::Both => Some(defender),
            };
            panels.extend(
                throne_foes(rules).and_then(|foes| {
                    first(foes, "between-throne-attacker-not", "between-throne-defender-not")
                }),
            );
            panels.extend(corner_foes(rules).and_then(|(fort, foes)| {
                if fort {
                    first(foes, "between-fort-attacker-not", "between-fort-defender-not")
                } else {
                    first(foes, "between-corner-attacker-not", "between-corner-defender-not")
                }
            }));
            Illustration::asking("between-pass-only", Asks::Permission, panels)
        }
    }
}

/// The king as the piece that moves, and as the standing partner.
pub(super) fn arms(rules: &Ruleset) -> Illustration {
    let panels = match rules.arms {
        KingArms::Armed => vec!["arms-mover", "arms-partner"],
        KingArms::Hammer => vec!["arms-mover", "arms-partner-not"],
        KingArms::Anvil => vec!["arms-mover-not", "arms-partner"],
        KingArms::Unarmed => vec!["arms-mover-not", "arms-partner-not"],
    };
    Illustration::asking("arms", Asks::Capture, panels)
}

/// The defender beside a king who has attackers on three sides.
pub(super) fn linnaean(rules: &Ruleset) -> Vec<Illustration> {
    match rules.linnaean {
        Linnaean::Never => Vec::new(),
        Linnaean::InCastle => {
            vec![Illustration::asking("linnaean", Asks::Capture, vec!["linnaean", "linnaean-field-not"])]
        }
        Linnaean::Anywhere => vec![Illustration::one("linnaean-field", "linnaean-field")],
    }
}

/// Jumps of the officers and of the king.
pub(super) fn jumps(rules: &Ruleset) -> Vec<Illustration> {
    let men_on_throne = matches!(rules.throne, Throne::Centre { stop: ThroneStop::Anyone, .. });
    let permission = |example| Panel { example, asks: Some(Asks::Permission) };
    let capture = |example| Panel { example, asks: Some(Asks::Capture) };
    let mut panels = Vec::new();
    panels.extend(match rules.jumps.commander {
        Jump::Never => Vec::new(),
        Jump::Over => vec![capture("jump-commander")],
        Jump::Capturing => vec![capture("jump-commander-captures")],
        Jump::SpecialSquares if men_on_throne => {
            vec![permission("jump-commander-throne"), permission("jump-commander-not")]
        }
        Jump::SpecialSquares => vec![permission("jump-commander-not")],
    });
    panels.extend(match rules.jumps.knight {
        Jump::Never => Vec::new(),
        Jump::Over => vec![capture("jump-knight")],
        Jump::Capturing => vec![capture("jump-knight-captures")],
        Jump::SpecialSquares if men_on_throne => {
            vec![permission("jump-knight-throne"), permission("jump-knight-not")]
        }
        Jump::SpecialSquares => vec![permission("jump-knight-not")],
    });
    panels.extend(match rules.jumps.king {
        Jump::Never => Vec::new(),
        Jump::Over => vec![capture("jump-king")],
        Jump::Capturing => vec![capture("jump-king-captures")],
        Jump::SpecialSquares => {
            let corner = matches!(rules.corners, Corners::Marked { shape: CornerShape::Single, .. });
            let from = match (&rules.throne, &rules.escape) {
                // He can only leave it; the square behind the man is then the empty throne.
                (Throne::Centre { stop: ThroneStop::Nobody, hostile, .. }, _) => {
                    let taken = hostile.attackers && matches!(rules.arms, KingArms::Armed | KingArms::Hammer);
                    Some(if taken { "jump-king-from-throne-captures" } else { "jump-king-from-throne" })
                }
                (Throne::Centre { .. }, _) => Some("jump-king-throne"),
                (Throne::None, Escape::Corners) if corner => Some("jump-king-corner-wins"),
                (Throne::None, Escape::Squares(_)) if corner => Some("jump-king-corner"),
                (Throne::None, _) => None,
            };
            from.into_iter().chain(["jump-king-not"]).map(permission).collect()
        }
    });
    if panels.is_empty() { Vec::new() } else { vec![Illustration { id: "jumps", panels }] }
}
