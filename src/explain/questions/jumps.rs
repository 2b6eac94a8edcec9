//! Jumps: which pieces jump, and how.

use super::explained::{Asks, EasyPicture, Explained, Idea, Illustration, Panel, Said};
use super::hostile::some_square_is_hostile;
use crate::game::{CornerShape, Corners, Escape, Jump, Jumps, KingArms, Piece, Ruleset, Throne, ThroneStop};

pub(super) const EXPLAINED: Explained = Explained {
    easy: |rules, _| easy(rules),
    rule: |rules, _| rule(rules),
    reminder: Some(|rules, _| reminder(rules)),
    figures,
    ..Explained::NOTHING
};

/// Returns whether any piece jumps.
pub(super) fn somebody_jumps(rules: &Ruleset) -> bool {
    rules.jumps != Jumps::NOBODY
}

fn rule(rules: &Ruleset) -> Option<Said> {
    if !somebody_jumps(rules) {
        return None;
    }
    let mut texts = vec!["rule-jump"];
    texts.extend(KING_JUMPS.of(rules.jumps.king, rules));
    texts.extend(COMMANDER_JUMPS.of(rules.jumps.commander, rules));
    texts.extend(KNIGHT_JUMPS.of(rules.jumps.knight, rules));
    texts.extend(["rule-jump-never-over", "rule-jump-after"]);
    let Jumps { king, commander, knight } = rules.jumps;
    let captures_nothing = |jump: Jump| matches!(jump, Jump::SpecialSquares | Jump::Over);
    if some_square_is_hostile(rules) && [king, commander, knight].into_iter().any(captures_nothing) {
        texts.push("rule-jump-after-hostile");
    }
    Some(Said::new("rule-title-jumps", texts))
}

/// The messages of one kind of piece: three for jumps to or from marked squares, by the kinds of these that there are,
/// and one for each of the other two kinds of jump.
struct JumpTexts {
    throne_corners: &'static str,
    throne: &'static str,
    corners: &'static str,
    over: &'static str,
    capturing: &'static str,
}

impl JumpTexts {
    /// Returns the sentence. `None`: the piece never jumps.
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

const KING_CARD: JumpTexts = JumpTexts {
    throne_corners: "card-jump-king-throne-corners",
    throne: "card-jump-king-throne",
    corners: "card-jump-king-corners",
    over: "card-jump-king-over",
    capturing: "card-jump-king-capturing",
};

fn reminder(rules: &Ruleset) -> Option<Said> {
    let commander = match rules.jumps.commander {
        Jump::Never => None,
        Jump::SpecialSquares => Some("card-jump-commander-special"),
        Jump::Over => Some("card-jump-commander-over"),
        Jump::Capturing => Some("card-jump-commander-capturing"),
    };
    let knight = match rules.jumps.knight {
        Jump::Never => None,
        Jump::SpecialSquares => Some("card-jump-knight-special"),
        Jump::Over => Some("card-jump-knight-over"),
        Jump::Capturing => Some("card-jump-knight-capturing"),
    };
    let king = KING_CARD.of(rules.jumps.king, rules);
    let texts: Vec<&str> = [king, commander, knight].into_iter().flatten().collect();
    (!texts.is_empty()).then(|| Said::new("card-title-jumps", texts))
}

fn figures(rules: &Ruleset) -> Vec<Illustration> {
    let mut panels = officer(rules.jumps.commander, rules, &COMMANDER_PANELS);
    panels.extend(officer(rules.jumps.knight, rules, &KNIGHT_PANELS));
    panels.extend(king(rules));
    if panels.is_empty() { Vec::new() } else { vec![Illustration { id: "jumps", panels }] }
}

const COMMANDER_PANELS: OfficerPanels = OfficerPanels {
    over: "jump-commander",
    capturing: "jump-commander-captures",
    to_throne: "jump-commander-throne",
    barred: "jump-commander-not",
};

const KNIGHT_PANELS: OfficerPanels = OfficerPanels {
    over: "jump-knight",
    capturing: "jump-knight-captures",
    to_throne: "jump-knight-throne",
    barred: "jump-knight-not",
};

const fn permission(example: &'static str) -> Panel {
    Panel { example, asks: Some(Asks::Permission) }
}

const fn capture(example: &'static str) -> Panel {
    Panel { example, asks: Some(Asks::Capture) }
}

/// The examples for one kind of officer.
struct OfficerPanels {
    over: &'static str,
    capturing: &'static str,
    /// A jump that ends on the throne.
    to_throne: &'static str,
    /// A jump between plain squares that is not allowed.
    barred: &'static str,
}

fn officer(jump: Jump, rules: &Ruleset, panels: &OfficerPanels) -> Vec<Panel> {
    let men_on_throne = matches!(rules.throne, Throne::Centre { stop: ThroneStop::Anyone, .. });
    match jump {
        Jump::Never => Vec::new(),
        Jump::Over => vec![capture(panels.over)],
        Jump::Capturing => vec![capture(panels.capturing)],
        Jump::SpecialSquares if men_on_throne => {
            vec![permission(panels.to_throne), permission(panels.barred)]
        }
        Jump::SpecialSquares => vec![permission(panels.barred)],
    }
}

fn king(rules: &Ruleset) -> Vec<Panel> {
    match rules.jumps.king {
        Jump::Never => Vec::new(),
        Jump::Over => vec![capture("jump-king")],
        Jump::Capturing => vec![capture("jump-king-captures")],
        Jump::SpecialSquares => {
            let corner = matches!(rules.corners, Corners::Marked { shape: CornerShape::Single, .. });
            let special = match (&rules.throne, &rules.escape) {
                // He can't jump to a throne on which he may not stop, only from it. It is then empty and behind the man
                // he jumps over, who is captured if the throne is hostile to him and the king captures by moving.
                (Throne::Centre { stop: ThroneStop::Nobody, hostile, .. }, _) => {
                    let taken = hostile.attackers && matches!(rules.arms, KingArms::Armed | KingArms::Hammer);
                    Some(if taken { "jump-king-from-throne-captures" } else { "jump-king-from-throne" })
                }
                (Throne::Centre { .. }, _) => Some("jump-king-throne"),
                (Throne::None, Escape::Corners) if corner => Some("jump-king-corner-wins"),
                (Throne::None, Escape::Squares(_)) if corner => Some("jump-king-corner"),
                (Throne::None, _) => None,
            };
            special.into_iter().chain(["jump-king-not"]).map(permission).collect()
        }
    }
}

fn easy(rules: &Ruleset) -> Vec<Idea> {
    let Jumps { king, commander, knight } = rules.jumps;
    let ways = [
        (
            king,
            ["easy-jump-king-special", "easy-jump-king-over", "easy-jump-king-capturing"],
            self::king(rules),
        ),
        (
            commander,
            ["easy-jump-commander-special", "easy-jump-commander-over", "easy-jump-commander-capturing"],
            officer(commander, rules, &COMMANDER_PANELS),
        ),
        (
            knight,
            ["easy-jump-knight-special", "easy-jump-knight-over", "easy-jump-knight-capturing"],
            officer(knight, rules, &KNIGHT_PANELS),
        ),
    ];
    let mut ideas = Vec::new();
    for (jump, [special, over, capturing], panels) in ways {
        let text = match jump {
            Jump::Never => continue,
            Jump::SpecialSquares => special,
            Jump::Over => over,
            Jump::Capturing => capturing,
        };
        let shown = panels.first().map(|panel| EasyPicture::Example(panel.example, panel.asks));
        ideas.extend(shown.map(|shown| Idea::then(text, shown)));
    }
    if let Some(shown) = ideas.first().map(|idea| idea.picture) {
        ideas.push(Idea::then("easy-jump-behind", shown));
        ideas.push(Idea::then("easy-jump-never-over", EasyPicture::Alone(Piece::King)));
    }
    ideas
}
