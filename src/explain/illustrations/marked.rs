//! Figures of movement and of the marked squares: throne, corners, camps, and where the king escapes.

use super::{Asks, Illustration, Panel, is_fort, king_goes_far, men_go_far};
use crate::game::{CampRight, Camps, Corners, Escape, Ruleset, Throne, ThronePass, ThroneStop};

/// How pieces move; around the throne unless that has a figure of its own.
pub(super) fn moves(rules: &Ruleset) -> Illustration {
    match rules.throne {
        Throne::Centre { .. } if throne(rules).is_empty() => {
            Illustration::one("moves-throne", "moves-throne")
        }
        Throne::Centre { .. } | Throne::None => Illustration::one("moves", "moves"),
    }
}

/// Who may stop on the throne and cross it. Where it is as almost everywhere, the figure of the moves shows it.
pub(super) fn throne(rules: &Ruleset) -> Vec<Illustration> {
    let Throne::Centre { stop, pass, .. } = rules.throne else { return Vec::new() };
    if (stop, pass) == (ThroneStop::King, ThronePass::Anyone) {
        return Vec::new();
    }
    let (man_stops, king_stops) = match stop {
        ThroneStop::King => ("throne-man-stops-not", "throne-king-stops"),
        ThroneStop::Nobody => ("throne-man-stops-not", "throne-king-stops-not"),
        ThroneStop::Anyone => ("throne-man-stops", "throne-king-stops"),
    };
    let (man_passes, king_passes) = match pass {
        ThronePass::Anyone => ("throne-man-passes", "throne-king-passes"),
        ThronePass::King => ("throne-man-passes-not", "throne-king-passes"),
        ThronePass::Nobody => ("throne-man-passes-not", "throne-king-passes-not"),
    };
    let mut panels = vec![man_stops];
    if men_go_far(rules) {
        panels.push(man_passes);
    }
    panels.push(king_stops);
    if king_goes_far(rules) {
        panels.push(king_passes);
    }
    vec![Illustration::asking("throne", Asks::Permission, panels)]
}

/// Who may enter the corners. Where the king escapes there, the figure of his escape shows it.
pub(super) fn corners(rules: &Ruleset) -> Vec<Illustration> {
    let Corners::Marked { shape, .. } = rules.corners else { return Vec::new() };
    let king = if is_fort(shape) { "fort-king" } else { "corner-king" };
    let man = man_kept_out(rules, is_fort(shape));
    let panels = match rules.escape {
        // Beside the corner he has won.
        Escape::Edge => vec![man],
        Escape::Corners => return Vec::new(),
        Escape::Squares(_) => vec![man, king],
    };
    vec![Illustration::asking("corners", Asks::Permission, panels)]
}

/// A man that may not enter the corner: from afar, if men go that far.
const fn man_kept_out(rules: &Ruleset, fort: bool) -> &'static str {
    match (fort, men_go_far(rules)) {
        (true, _) => "fort-man-not",
        (false, true) => "corner-man-not",
        (false, false) => "corner-man-step-not",
    }
}

/// Who may enter and cross the camps; the pictures are made from the layout.
pub(super) fn camps(rules: &Ruleset) -> Vec<Illustration> {
    let Camps::Marked { enter, pass, .. } = rules.camps else { return Vec::new() };
    let mut panels = vec!["camp-inside"];
    panels.extend(match enter {
        CampRight::Anyone => vec!["camp-enter-defender"],
        CampRight::Attackers => vec!["camp-enter-attacker", "camp-enter-defender-not"],
        CampRight::Nobody => vec!["camp-enter-attacker-not"],
    });
    if men_go_far(rules) {
        panels.extend(match pass {
            CampRight::Anyone => vec!["camp-pass-defender"],
            CampRight::Attackers => vec!["camp-pass-attacker", "camp-pass-defender-not"],
            CampRight::Nobody => vec!["camp-pass-attacker-not"],
        });
    }
    vec![Illustration::asking("camps", Asks::Permission, panels)]
}

/// Where the king escapes.
pub(super) fn escape(rules: &Ruleset) -> Illustration {
    match &rules.escape {
        Escape::Edge => Illustration::one("escape-edge", "escape-edge"),
        Escape::Squares(_) => Illustration::one("escape-squares", "escape-squares"),
        Escape::Corners => {
            let fort = matches!(rules.corners, Corners::Marked { shape, .. } if is_fort(shape));
            let king = if fort { "fort-king-wins" } else { "corner-king-wins" };
            let panels = [(king, Asks::Result), (man_kept_out(rules, fort), Asks::Permission)];
            let panels = panels.map(|(example, asks)| Panel { example, asks: Some(asks) });
            Illustration { id: "escape-corners", panels: panels.to_vec() }
        }
    }
}
