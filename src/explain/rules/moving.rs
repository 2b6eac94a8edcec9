//! The sentences of setup, turns, moves, marked squares and escape.

use super::{Crossing, KingStart, Question, Rule, crossing, somebody_jumps};
use crate::game::{
    CampRight, Camps, CornerShape, Corners, Escape, First, Ruleset, Steps, Throne, ThroneStop,
};

/// How to set up, and what is meant by men.
pub(super) fn setup(rules: &Ruleset, king: KingStart) -> Rule {
    let mut texts = vec!["rule-setup-players"];
    texts.push(match king {
        KingStart::Throne => "rule-setup",
        KingStart::Middle => "rule-setup-no-throne",
        KingStart::Elsewhere => "rule-setup-elsewhere",
    });
    match rules.throne {
        Throne::None => {}
        Throne::Centre { .. } if king == KingStart::Throne => {}
        Throne::Centre { .. } => texts.push("rule-setup-throne"),
    }
    if rules.throne == Throne::None
        && rules.corners == Corners::None
        && rules.camps == Camps::None
        && rules.escape == Escape::Edge
    {
        texts.push("rule-setup-unmarked");
    }
    texts.push("rule-setup-men");
    Rule::new(Question::Setup, "rule-title-setup", texts)
}

/// Who begins.
pub(super) fn first(rules: &Ruleset) -> Rule {
    let text = match rules.first {
        First::Attackers => "rule-first-attackers",
        First::Defenders => "rule-first-defenders",
        First::Lot => "rule-first-lot",
    };
    Rule::new(Question::First, "rule-title-first", vec![text])
}

/// How far pieces go.
pub(super) fn moves(rules: &Ruleset) -> Rule {
    let mut texts = match (rules.man_steps, rules.king_steps) {
        (Steps::Any, Steps::Any) => vec!["rule-move-all-any"],
        (Steps::AtMost(men), Steps::AtMost(king)) if men == king => vec!["rule-move-all-limit"],
        (men, king) => vec![
            match men {
                Steps::Any => "rule-move-men-any",
                Steps::AtMost(_) => "rule-move-men-limit",
            },
            match king {
                Steps::Any => "rule-move-king-any",
                Steps::AtMost(_) => "rule-move-king-limit",
            },
        ],
    };
    let jumps = somebody_jumps(rules);
    texts.push(if jumps { "rule-move-straight-jumps" } else { "rule-move-straight" });
    Rule::new(Question::Move, "rule-title-move", texts)
}

/// Who stops on the throne and crosses it.
pub(super) fn throne(rules: &Ruleset, king: KingStart) -> Option<Rule> {
    let Throne::Centre { stop, .. } = rules.throne else { return None };
    let starts_there = king == KingStart::Throne;
    let mut texts = vec![match (stop, starts_there) {
        (ThroneStop::King, true) => "rule-throne-stop-king",
        (ThroneStop::King, false) => "rule-throne-stop-king-elsewhere",
        (ThroneStop::Nobody, true) => "rule-throne-stop-nobody",
        (ThroneStop::Nobody, false) => "rule-throne-stop-nobody-elsewhere",
        (ThroneStop::Anyone, _) => "rule-throne-stop-anyone",
    }];
    texts.extend(crossing(rules).map(|crossing| match crossing {
        Crossing::Anyone => "rule-throne-pass-anyone",
        Crossing::King => "rule-throne-pass-king",
        Crossing::Men => "rule-throne-pass-men",
        Crossing::Nobody => "rule-throne-pass-nobody",
    }));
    Some(Rule::new(Question::Throne, "rule-title-throne", texts))
}

/// Who enters the corners.
pub(super) fn corners(rules: &Ruleset) -> Option<Rule> {
    let Corners::Marked { shape, .. } = rules.corners else { return None };
    let text = match shape {
        CornerShape::Single => "rule-corners-single",
        CornerShape::Angle => "rule-corners-angle",
        CornerShape::Block => "rule-corners-block",
    };
    Some(Rule::new(Question::Corners, "rule-title-corners", vec![text]))
}

/// Who enters the camps and crosses them.
pub(super) fn camps(rules: &Ruleset) -> Option<Rule> {
    let Camps::Marked { enter, pass, .. } = rules.camps else { return None };
    let mut texts = vec![
        "rule-camps",
        match (enter, pass) {
            (CampRight::Anyone, CampRight::Anyone) => "rule-camps-anyone-anyone",
            (CampRight::Anyone, CampRight::Attackers) => "rule-camps-anyone-attackers",
            (CampRight::Anyone, CampRight::Nobody) => "rule-camps-anyone-nobody",
            (CampRight::Attackers, CampRight::Anyone) => "rule-camps-attackers-anyone",
            (CampRight::Attackers, CampRight::Attackers) => "rule-camps-attackers-attackers",
            (CampRight::Attackers, CampRight::Nobody) => "rule-camps-attackers-nobody",
            (CampRight::Nobody, CampRight::Anyone) => "rule-camps-nobody-anyone",
            (CampRight::Nobody, CampRight::Attackers) => "rule-camps-nobody-attackers",
            (CampRight::Nobody, CampRight::Nobody) => "rule-camps-nobody-nobody",
        },
    ];
    if enter == CampRight::Nobody || pass == CampRight::Nobody {
        texts.push("rule-camps-inside");
    }
    Some(Rule::new(Question::Camps, "rule-title-camps", texts))
}

/// Where the king escapes.
pub(super) fn escape(rules: &Ruleset) -> Rule {
    let mut texts = vec![match (&rules.escape, &rules.corners) {
        (Escape::Edge, _) => "rule-escape-edge",
        (Escape::Corners, Corners::None | Corners::Marked { shape: CornerShape::Single, .. }) => {
            "rule-escape-corners"
        }
        (Escape::Corners, Corners::Marked { shape: CornerShape::Angle | CornerShape::Block, .. }) => {
            "rule-escape-corner-squares"
        }
        (Escape::Squares(_), _) => "rule-escape-squares",
    }];
    let camps_are_closed = match rules.camps {
        Camps::None | Camps::Marked { enter: CampRight::Anyone, .. } => false,
        Camps::Marked { enter: CampRight::Attackers | CampRight::Nobody, .. } => true,
    };
    if rules.escape == Escape::Edge && camps_are_closed {
        texts.push("rule-escape-camps");
    }
    Rule::new(Question::Escape, "rule-title-escape", texts)
}
