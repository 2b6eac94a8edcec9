//! The questions about how pieces move, and what captures whom.

use super::answer::{AnswerPlace, OneOf, at};
use super::{Answer, Question};
use crate::game::{
    Berserk, Between, BetweenCommanders, Jump, KingArms, KingCapture, KingEdge, Linnaean, Shieldwall,
};

/// The questions about the pieces, in the order in which a file is best written.
pub(super) static QUESTIONS: [Question; 13] = [
    Question {
        key: "man-steps",
        asks: "How many squares may a piece other than the king go in one move?",
        answer: Answer::Steps { place: at!(man_steps) },
        head: None,
    },
    Question {
        key: "king-steps",
        asks: "How many squares may the king go in one move?",
        answer: Answer::Steps { place: at!(king_steps) },
        head: None,
    },
    Question {
        key: "between",
        asks: "May a piece end its move between two enemies in a row or column, or between an enemy and a square that \
               is hostile to it?",
        answer: Answer::Words(&OneOf {
            place: at!(between),
            plain: Some(Between::Safe),
            means: |between| match between {
                Between::Safe => "It may, and is safe there.",
                Between::PassOnly => "It may move across such a square, but not stop on it.",
            },
        }),
        head: None,
    },
    Question {
        key: "king-arms",
        asks: "What part does the king take in capturing attackers?",
        answer: Answer::Words(&OneOf {
            place: at!(arms),
            plain: None,
            means: |arms| match arms {
                KingArms::Armed => "He captures like a man.",
                KingArms::Hammer => "He captures only as the piece that moved.",
                KingArms::Anvil => {
                    "He captures only as the piece that stands still, when one of his men moved."
                }
                KingArms::Unarmed => "None.",
            },
        }),
        head: None,
    },
    Question {
        key: "king-capture",
        asks: "How is the king captured? A square that is hostile to him stands in for an attacker. On the edge, where he \
               has only three sides, capture on four sides is left to `king-on-edge`.",
        answer: Answer::Words(&OneOf {
            place: at!(king_capture),
            plain: None,
            means: |capture| match capture {
                KingCapture::FourSides => "By attackers on all four sides.",
                KingCapture::TwoSides => {
                    "By attackers on two opposite sides, like a man, also along the edge."
                }
                KingCapture::FourNearThrone => {
                    "By attackers on all four sides while he is on the throne or beside it, elsewhere on two opposite \
                     sides."
                }
            },
        }),
        head: None,
    },
    Question {
        key: "king-on-edge",
        asks: "A king who is captured on four sides has only three of them on the edge. Can he be captured there?",
        answer: Answer::Words(&OneOf {
            place: at!(king_edge),
            plain: Some(KingEdge::Never),
            means: |edge| match edge {
                KingEdge::Never => "He can't.",
                KingEdge::ThreeSides => "By attackers on the three sides.",
                KingEdge::ThreeSidesAlone => "By attackers on the three sides, once no defender is left.",
                KingEdge::AllNeighbours => {
                    "As soon as each square beside him holds an attacker or is hostile to him."
                }
            },
        }),
        head: None,
    },
    Question {
        key: "linnaean",
        asks: "The king has attackers on three sides and a defender on the fourth, and an attacker moves to the far side \
               of that defender. Is the defender captured?",
        answer: Answer::Words(&OneOf {
            place: at!(linnaean),
            plain: Some(Linnaean::Never),
            means: |linnaean| match linnaean {
                Linnaean::Never => "No.",
                Linnaean::InCastle => "Yes, while the king is on the throne.",
                Linnaean::Anywhere => "Yes, wherever the king is.",
            },
        }),
        head: None,
    },
    Question {
        key: "shieldwall",
        asks: "Can a row of men along the edge be captured together? There must be two or more of them without a gap, \
               each faced by an enemy, and both ends of the row closed.",
        answer: Answer::Words(&OneOf {
            place: at!(shieldwall),
            plain: Some(Shieldwall::Never),
            means: |shieldwall| match shieldwall {
                Shieldwall::Never => "No.",
                Shieldwall::PiecesClose => {
                    "Yes: a piece must close each end, the one that moves one of them."
                }
                Shieldwall::CornersClose => {
                    "Yes: the piece that moves must close one end, and an empty square of a marked corner may close \
                     the other."
                }
                Shieldwall::PiecesCloseLast => {
                    "Yes: a piece must close each end, and the piece that moves may close an end or face one of the \
                     row."
                }
                Shieldwall::CornersCloseLast => {
                    "Yes: an empty square of a marked corner may close one end, and the piece that moves may close \
                     an end or face one of the row."
                }
            },
        }),
        head: None,
    },
    Question {
        key: "berserk",
        asks: "Does a piece that has captured go on in the same turn?",
        answer: Answer::Words(&OneOf {
            place: at!(berserk),
            plain: Some(Berserk::Never),
            means: |berserk| match berserk {
                Berserk::Never => "No: a turn is one move.",
                Berserk::Captures => "Yes, as long as it can capture again; then it must.",
            },
        }),
        head: None,
    },
    Question {
        key: "king-jump",
        asks: "May the king jump over an enemy man beside him, not an officer, to the empty square behind?",
        answer: Answer::Words(&OneOf { place: at!(jumps.king), plain: Some(Jump::Never), means: jump }),
        head: None,
    },
    Question {
        key: "commander-jump",
        asks: "May a commander, an officer of the attackers, jump over an enemy man beside it, not an officer, to the empty \
               square behind?",
        answer: Answer::Words(&OneOf { place: at!(jumps.commander), plain: Some(Jump::Never), means: jump }),
        head: None,
    },
    Question {
        key: "knight-jump",
        asks: "May a knight, an officer of the defenders, jump over an enemy man beside it, not an officer, to the empty \
               square behind?",
        answer: Answer::Words(&OneOf { place: at!(jumps.knight), plain: Some(Jump::Never), means: jump }),
        head: None,
    },
    Question {
        key: "king-between-commanders",
        asks: "Is the king also captured between two commanders on opposite sides of him?",
        answer: Answer::Words(&OneOf {
            place: at!(between_commanders),
            plain: Some(BetweenCommanders::Safe),
            means: |between| match between {
                BetweenCommanders::Safe => "No.",
                BetweenCommanders::Captured => "Yes. A hostile square doesn't stand in for a commander.",
            },
        }),
        head: None,
    },
];

/// Describes how a piece may jump.
fn jump(jump: Jump) -> &'static str {
    match jump {
        Jump::Never => "No.",
        Jump::SpecialSquares => {
            "Yes, but only to or from the throne and the marked corners; the jump doesn't capture that man."
        }
        Jump::Over => "Yes, anywhere; the jump doesn't capture that man.",
        Jump::Capturing => "Yes, anywhere, and that man is captured.",
    }
}
