//! From a ruleset's values to the sentences that state them: one message a value, by exhaustive matches, so that no
//! rule is without its sentence and no sentence without its rule.

use crate::game::{
    Enclosure, Escape, KingArms, KingCapture, Linnaean, NoMove, Repetition, Ruleset, Side, Throne,
    ThronePass, Variant,
};

/// A numbered rule: the messages of its title and its text, and the figure that shows it, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Message of the words printed in bold before it.
    pub title: &'static str,
    /// Message of its text.
    pub text: &'static str,
    /// Figures that belong to it, by name.
    pub figures: &'static [&'static str],
}

/// The figure of the starting layout; all others are examples from the templates.
pub const SETUP_FIGURE: &str = "setup";

const fn rule(title: &'static str, text: &'static str, figures: &'static [&'static str]) -> Rule {
    Rule { title, text, figures }
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
    let pass = throne_pass(rules);
    let mut list = vec![
        rule(
            "rule-title-setup",
            match king {
                KingStart::Throne => "rule-setup",
                KingStart::Middle => "rule-setup-no-throne",
                KingStart::Elsewhere => "rule-setup-elsewhere",
            },
            &[SETUP_FIGURE],
        ),
        rule(
            "rule-title-first",
            match rules.first {
                Side::Attackers => "rule-first-attackers",
                Side::Defenders => "rule-first-defenders",
            },
            &[],
        ),
        rule("rule-title-move", "rule-move", if pass.is_some() { &["moves"] } else { &["moves-no-throne"] }),
    ];
    if let Some(pass) = pass {
        let text = match pass {
            ThronePass::Anyone => "rule-throne-anyone",
            ThronePass::King => "rule-throne-king",
            ThronePass::Nobody => "rule-throne-nobody",
        };
        list.push(rule("rule-title-throne", text, &[]));
    }
    list.push(rule(
        "rule-title-escape",
        match rules.escape {
            Escape::Edge => "rule-escape-edge",
        },
        &[],
    ));
    list.push(rule("rule-title-capture", "rule-capture", &["captures"]));
    list.push(rule("rule-title-between", "rule-between", &[]));
    list.push(rule(
        "rule-title-arms",
        match rules.arms {
            KingArms::Armed => "rule-arms-armed",
            KingArms::Hammer => "rule-arms-hammer",
            KingArms::Anvil => "rule-arms-anvil",
            KingArms::Unarmed => "rule-arms-unarmed",
        },
        &[],
    ));
    list.push(match rules.king_capture {
        KingCapture::FourSides => {
            rule("rule-title-king-capture", "rule-king-capture-four-sides", &["king-four-sides"])
        }
        KingCapture::FourSidesOrThrone => rule(
            "rule-title-king-capture",
            "rule-king-capture-four-sides-or-throne",
            &["king-four-sides", "king-throne"],
        ),
    });
    match rules.linnaean {
        Linnaean::Never => {}
        Linnaean::InCastle => {
            list.push(rule("rule-title-linnaean", "rule-linnaean-in-castle", &["linnaean"]));
        }
        Linnaean::Anywhere => {
            list.push(rule("rule-title-linnaean", "rule-linnaean-anywhere", &["linnaean-field"]));
        }
    }
    match rules.enclosure {
        Enclosure::NoEffect => {}
        Enclosure::AttackersWin => {
            list.push(rule("rule-title-enclosure", "rule-enclosure-attackers-win", &[]));
        }
    }
    list.push(rule(
        "rule-title-repetition",
        match rules.repetition {
            Repetition::MustVary => "rule-repetition-must-vary",
            Repetition::Draw => "rule-repetition-draw",
            Repetition::NotSaid => "rule-repetition-not-said",
        },
        &[],
    ));
    list.push(rule(
        "rule-title-no-move",
        match rules.no_move {
            NoMove::Loss => "rule-no-move-loss",
            NoMove::Draw => "rule-no-move-draw",
            NoMove::NotSaid => "rule-no-move-not-said",
        },
        &[],
    ));
    list
}

/// A paragraph of a reminder card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reminder {
    /// Message of its title.
    pub title: &'static str,
    /// Message of its text.
    pub text: String,
    /// The small diagram beside it, by name.
    pub figure: &'static str,
    /// Message of that diagram's alternative text.
    pub alt: &'static str,
}

/// The four paragraphs of a reminder card: movement, capture, king, and the throne or, where there is none, safety.
#[must_use]
pub fn reminders(rules: &Ruleset) -> Vec<Reminder> {
    let first = rules.first.name();
    let moves = moves_figure(rules);
    let pass = throne_pass(rules).map_or("none", ThronePass::name);
    let fourth = if throne_pass(rules).is_some() {
        let text = format!("card-throne-{}-{}", rules.king_capture.name(), rules.linnaean.name());
        let (figure, alt) = match rules.king_capture {
            KingCapture::FourSides => ("king-throne-safe", "card-alt-throne-safe"),
            KingCapture::FourSidesOrThrone => ("king-throne", "card-alt-throne"),
        };
        Reminder { title: "card-title-throne", text, figure, alt }
    } else {
        let text = "card-between".to_owned();
        Reminder { title: "card-title-between", text, figure: "between", alt: "card-alt-between" }
    };
    vec![
        Reminder {
            title: "card-title-move",
            text: format!("card-move-{first}-{pass}"),
            figure: moves,
            alt: "card-alt-move",
        },
        Reminder {
            title: "card-title-capture",
            text: format!("card-capture-{}", rules.arms.name()),
            figure: "capture",
            alt: "card-alt-capture",
        },
        Reminder {
            title: "card-title-king",
            text: format!("card-king-{}-{}", rules.escape.name(), rules.enclosure.name()),
            figure: "king-four-sides",
            alt: "card-alt-king",
        },
        fourth,
    ]
}

fn moves_figure(rules: &Ruleset) -> &'static str {
    if throne_pass(rules).is_some() { "moves" } else { "moves-no-throne" }
}

fn throne_pass(rules: &Ruleset) -> Option<ThronePass> {
    match rules.throne {
        Throne::None => None,
        Throne::Centre { pass, .. } => Some(pass),
    }
}
