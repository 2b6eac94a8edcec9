//! The paragraphs of moves, captures and ends.

use super::Reminder;
use crate::explain::rules::{
    Crossing, Question, camp_foes, corner_foes, crossing, king_on_edge, somebody_jumps, throne_foes,
};
use crate::game::{
    Berserk, Between, Contest, Corners, ExitFort, First, Foes, Jump, KingArms, NoMove, Repetition, Ruleset,
    Shieldwall, Steps, Throne, ThroneStop,
};

/// Who begins, how pieces move, and the throne's part in it.
pub(super) fn moves(rules: &Ruleset) -> Reminder {
    let mut texts = vec![
        match rules.first {
            First::Attackers => "card-first-attackers",
            First::Defenders => "card-first-defenders",
            First::Lot => "card-first-lot",
        },
        match (rules.man_steps, rules.king_steps) {
            (Steps::Any, Steps::Any) => "card-move-all-any",
            (Steps::AtMost(men), Steps::AtMost(king)) if men == king => "card-move-all-limit",
            (Steps::Any, Steps::AtMost(_)) => "card-move-any-limit",
            (Steps::AtMost(_), Steps::Any) => "card-move-limit-any",
            (Steps::AtMost(_), Steps::AtMost(_)) => "card-move-limit-limit",
        },
    ];
    match rules.throne {
        Throne::None if somebody_jumps(rules) => {}
        Throne::None => texts.push("card-move-no-jumping"),
        Throne::Centre { stop, .. } => texts.push(match stop {
            ThroneStop::King => "card-throne-stop-king",
            ThroneStop::Nobody => "card-throne-stop-nobody",
            ThroneStop::Anyone => "card-throne-stop-anyone",
        }),
    }
    texts.extend(crossing(rules).map(|crossing| match crossing {
        Crossing::Anyone => "card-throne-pass-anyone",
        Crossing::King => "card-throne-pass-king",
        Crossing::Men => "card-throne-pass-men",
        Crossing::Nobody => "card-throne-pass-nobody",
    }));
    Reminder { question: Question::Move, title: "card-title-move", texts }
}

/// How men are captured, and the king's part in it; and that moving in between is safe, unless a paragraph of its own
/// says what holds there.
pub(super) fn capture(rules: &Ruleset, between_follows: bool) -> Reminder {
    let arms = match rules.arms {
        KingArms::Armed => "card-capture-armed",
        KingArms::Hammer => "card-capture-hammer",
        KingArms::Anvil => "card-capture-anvil",
        KingArms::Unarmed => "card-capture-unarmed",
    };
    let mut texts = vec!["card-capture", arms];
    if !between_follows {
        texts.push("card-capture-safe");
    }
    Reminder { question: Question::Capture, title: "card-title-capture", texts }
}

/// Stopping between two enemies: where it is not allowed, or where there is room to say that it is.
pub(super) fn between(rules: &Ruleset, room: bool) -> Option<Reminder> {
    let (title, texts) = match rules.between {
        Between::Safe if room => ("card-title-between", vec!["card-between"]),
        Between::Safe => return None,
        Between::PassOnly => {
            let mut texts = vec!["card-between-pass-only"];
            let foes = [throne_foes(rules), corner_foes(rules), camp_foes(rules)];
            if foes.into_iter().flatten().any(|foes| foes != Foes::NOBODY) {
                texts.push("card-between-squares");
            }
            ("card-title-between-pass-only", texts)
        }
    };
    Some(Reminder { question: Question::Between, title, texts })
}

/// Capture of a row along the edge.
pub(super) fn shieldwall(rules: &Ruleset) -> Option<Reminder> {
    let mut texts = vec!["card-shieldwall"];
    match rules.shieldwall {
        Shieldwall::Never => return None,
        Shieldwall::PiecesClose => {}
        Shieldwall::CornersClose => texts.push("card-shieldwall-corners"),
    }
    if king_on_edge(rules) {
        texts.push("card-shieldwall-king");
    }
    match rules.arms {
        KingArms::Armed => {}
        KingArms::Hammer => texts.push("card-shieldwall-hammer"),
        KingArms::Anvil => texts.push("card-shieldwall-anvil"),
        KingArms::Unarmed => texts.push("card-shieldwall-unarmed"),
    }
    let title = "card-title-shieldwall";
    Some(Reminder { question: Question::Shieldwall, title, texts })
}

/// Who jumps.
pub(super) fn jumps(rules: &Ruleset) -> Option<Reminder> {
    let marked = (rules.throne != Throne::None, rules.corners != Corners::None);
    let king = match (rules.jumps.king, marked) {
        (Jump::Never, _) | (Jump::SpecialSquares, (false, false)) => None,
        (Jump::SpecialSquares, (true, true)) => Some("card-jump-king-throne-corners"),
        (Jump::SpecialSquares, (true, false)) => Some("card-jump-king-throne"),
        (Jump::SpecialSquares, (false, true)) => Some("card-jump-king-corners"),
        (Jump::Over, _) => Some("card-jump-king-over"),
        (Jump::Capturing, _) => Some("card-jump-king-capturing"),
    };
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
    let texts: Vec<&str> = [king, commander, knight].into_iter().flatten().collect();
    let title = "card-title-jumps";
    (!texts.is_empty()).then_some(Reminder { question: Question::Jumps, title, texts })
}

/// Going on after a capture.
pub(super) fn berserk(rules: &Ruleset) -> Option<Reminder> {
    match rules.berserk {
        Berserk::Never => None,
        Berserk::Captures => Some(Reminder {
            question: Question::Berserk,
            title: "card-title-berserk",
            texts: vec!["card-berserk"],
        }),
    }
}

/// A king behind an unbreakable ring on the edge.
pub(super) fn exit_fort(rules: &Ruleset) -> Option<Reminder> {
    match rules.exit_fort {
        ExitFort::DefendersWin if king_on_edge(rules) => Some(Reminder {
            question: Question::ExitFort,
            title: "card-title-exit-fort",
            texts: vec!["card-exit-fort"],
        }),
        ExitFort::DefendersWin | ExitFort::NoEffect => None,
    }
}

/// The third occurrence, and no legal play; nothing where the rules say neither.
pub(super) fn ends(rules: &Ruleset) -> Option<Reminder> {
    let repetition = match rules.repetition {
        Repetition::MustVary => Some("card-repetition-must-vary"),
        Repetition::Draw => Some("card-repetition-draw"),
        Repetition::DefendersLose => Some("card-repetition-defenders-lose"),
        Repetition::RepeaterLoses => Some("card-repetition-repeater-loses"),
        Repetition::SameMoveDraw => Some("card-repetition-same-move-draw"),
        Repetition::NotSaid => None,
    };
    let no_move = match rules.no_move {
        NoMove::Loss => Some("card-no-move-loss"),
        NoMove::Draw => Some("card-no-move-draw"),
        NoMove::NotSaid => None,
    };
    let texts: Vec<&str> = [repetition, no_move].into_iter().flatten().collect();
    let title = "card-title-ends";
    (!texts.is_empty()).then_some(Reminder { question: Question::Repetition, title, texts })
}

/// What makes a match.
pub(super) fn contest(rules: &Ruleset) -> Option<Reminder> {
    let text = match rules.contest {
        Contest::Single => return None,
        Contest::Points => "card-match-points",
        Contest::TwoGames => "card-match-two-games",
    };
    let title = "card-title-match";
    Some(Reminder { question: Question::Match, title, texts: vec![text] })
}
