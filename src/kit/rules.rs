//! From a ruleset's values to the sentences that state them: one message a value, by exhaustive matches, so that no
//! rule is without its sentence and no sentence without its rule.

use crate::game::{
    Enclosure, Escape, First, KingArms, Linnaean, NoMove, Repetition, Ruleset, Throne, ThronePass, Variant,
};

/// A question that a rule book must answer, in the order in which a reader needs the answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Question {
    /// How to set up.
    Setup,
    /// Who begins.
    First,
    /// How pieces move, and how far.
    Move,
    /// Who may stop on the throne, and cross it.
    Throne,
    /// Who may enter the corners.
    Corners,
    /// Who may enter and cross the camps.
    Camps,
    /// Where the king escapes.
    Escape,
    /// How men are captured.
    Capture,
    /// Which squares stand in for a captor of men.
    Hostile,
    /// Stopping between two enemies.
    Between,
    /// The king's part in captures.
    Arms,
    /// How the king is captured.
    KingCapture,
    /// How he is captured on the edge.
    KingEdge,
    /// Capture of a defender against the king.
    Linnaean,
    /// Capture of a row along the edge.
    Shieldwall,
    /// Officers and jumps.
    Jumps,
    /// A king between two commanders.
    Commanders,
    /// Going on after a capture.
    Berserk,
    /// All are hemmed in.
    Enclosure,
    /// A king behind an unbreakable ring on the edge.
    ExitFort,
    /// The third occurrence.
    Repetition,
    /// No legal play.
    NoMove,
    /// What makes a match.
    Match,
}

/// A numbered rule: the question, and the messages of its title and of its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// What it answers; [`illustrations`](super::illustrations) shows it.
    pub question: Question,
    /// Message of the words printed in bold before it.
    pub title: &'static str,
    /// Message of its text.
    pub text: &'static str,
}

const fn rule(question: Question, title: &'static str, text: &'static str) -> Rule {
    Rule { question, title, text }
}

/// Where the king starts, as far as the words of the setup go. Other words would contradict the picture beside them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KingStart {
    /// On the throne.
    Throne,
    /// In the middle of a board without a throne.
    Middle,
    /// Anywhere else.
    Elsewhere,
}

impl KingStart {
    /// Looks at the layout.
    #[must_use]
    pub fn of(variant: &Variant) -> Self {
        let board = &variant.setup.board;
        match (board.king(), variant.ruleset.throne_on(board), board.centre()) {
            (Some(king), Some(throne), _) if king == throne => Self::Throne,
            (Some(king), None, Some(centre)) if king == centre => Self::Middle,
            _ => Self::Elsewhere,
        }
    }

    /// The message for it, of those whose names start with `stem`.
    #[must_use]
    pub fn message(self, stem: &str) -> String {
        match self {
            Self::Throne => stem.to_owned(),
            Self::Middle => format!("{stem}-no-throne"),
            Self::Elsewhere => format!("{stem}-elsewhere"),
        }
    }
}

/// The rules in the order in which a reader needs them.
#[must_use]
pub fn numbered(rules: &Ruleset, king: KingStart) -> Vec<Rule> {
    let setup = match king {
        KingStart::Throne => "rule-setup",
        KingStart::Middle => "rule-setup-no-throne",
        KingStart::Elsewhere => "rule-setup-elsewhere",
    };
    let first = match rules.first {
        First::Attackers | First::Lot => "rule-first-attackers",
        First::Defenders => "rule-first-defenders",
    };
    let mut list = vec![
        rule(Question::Setup, "rule-title-setup", setup),
        rule(Question::First, "rule-title-first", first),
        rule(Question::Move, "rule-title-move", "rule-move"),
    ];
    if let Some(pass) = throne_pass(rules) {
        let text = match pass {
            ThronePass::Anyone => "rule-throne-anyone",
            ThronePass::King => "rule-throne-king",
            ThronePass::Nobody => "rule-throne-nobody",
        };
        list.push(rule(Question::Throne, "rule-title-throne", text));
    }
    let escape = match rules.escape {
        Escape::Edge | Escape::Corners | Escape::Squares(_) => "rule-escape-edge",
    };
    list.push(rule(Question::Escape, "rule-title-escape", escape));
    list.push(rule(Question::Capture, "rule-title-capture", "rule-capture"));
    list.push(rule(Question::Between, "rule-title-between", "rule-between"));
    let arms = match rules.arms {
        KingArms::Armed => "rule-arms-armed",
        KingArms::Hammer => "rule-arms-hammer",
        KingArms::Anvil => "rule-arms-anvil",
        KingArms::Unarmed => "rule-arms-unarmed",
    };
    list.push(rule(Question::Arms, "rule-title-arms", arms));
    let capture = if rules.throne_takes_king() {
        "rule-king-capture-four-sides-or-throne"
    } else {
        "rule-king-capture-four-sides"
    };
    list.push(rule(Question::KingCapture, "rule-title-king-capture", capture));
    match rules.linnaean {
        Linnaean::Never => {}
        Linnaean::InCastle => {
            list.push(rule(Question::Linnaean, "rule-title-linnaean", "rule-linnaean-in-castle"));
        }
        Linnaean::Anywhere => {
            list.push(rule(Question::Linnaean, "rule-title-linnaean", "rule-linnaean-anywhere"));
        }
    }
    match rules.enclosure {
        Enclosure::NoEffect => {}
        Enclosure::AttackersWin => {
            list.push(rule(Question::Enclosure, "rule-title-enclosure", "rule-enclosure-attackers-win"));
        }
    }
    let repetition = match rules.repetition {
        Repetition::MustVary => "rule-repetition-must-vary",
        Repetition::Draw => "rule-repetition-draw",
        Repetition::DefendersLose
        | Repetition::RepeaterLoses
        | Repetition::SameMoveDraw
        | Repetition::NotSaid => "rule-repetition-not-said",
    };
    list.push(rule(Question::Repetition, "rule-title-repetition", repetition));
    let no_move = match rules.no_move {
        NoMove::Loss => "rule-no-move-loss",
        NoMove::Draw => "rule-no-move-draw",
        NoMove::NotSaid => "rule-no-move-not-said",
    };
    list.push(rule(Question::NoMove, "rule-title-no-move", no_move));
    list
}

pub(super) fn throne_pass(rules: &Ruleset) -> Option<ThronePass> {
    match rules.throne {
        Throne::None => None,
        Throne::Centre { pass, .. } => Some(pass),
    }
}
