//! The questions about special squares, and where the king escapes.

use super::answer::{AnswerPlace, OneOf, at};
use super::{Answer, HeadQuestion, Question};
use crate::game::{
    CampRight, Camps, CornerShape, Corners, Escape, EscapeKind, Foes, OccupiedThrone, Throne, ThronePass,
    ThroneStop, words,
};
use crate::keyed::{KeyedMessage, keyed};

words! {
    /// Whether there is a throne.
    enum Seat {
        /// The square in the centre.
        Centre = "centre",
        /// There is none.
        None = "none",
    }
}

words! {
    /// Which squares are camps, if there are any.
    enum Camp {
        /// Those where attackers start.
        AttackersStart = "attackers-start",
    }
}

/// The questions about the board, in the order in which a file is best written.
pub(super) static QUESTIONS: [Question; 13] = [
    Question {
        key: "throne",
        asks: "Is the square in the centre of the board a throne?",
        answer: Answer::Words(&OneOf {
            place: AnswerPlace {
                get: |rules| {
                    Some(match rules.throne {
                        Throne::Centre { .. } => Seat::Centre,
                        Throne::None => Seat::None,
                    })
                },
                set: |rules, seat| {
                    rules.throne = match seat {
                        // These are placeholders: the questions that follow ask for each of them.
                        Seat::Centre => Throne::Centre {
                            stop: ThroneStop::King,
                            pass: ThronePass::Anyone,
                            hostile: Foes::NOBODY,
                            occupied: OccupiedThrone::Nobody,
                        },
                        Seat::None => Throne::None,
                    }
                },
            },
            plain: None,
            means: |seat| match seat {
                Seat::Centre => {
                    "It is. Such a board has an odd number of rows: otherwise it has no centre square."
                }
                Seat::None => "It is a square like any other.",
            },
        }),
        head: None,
    },
    Question {
        key: "throne-stop",
        asks: "Who may end a move on the throne?",
        answer: Answer::Words(&OneOf {
            place: at!(throne, Throne::Centre { stop, .. } => stop),
            plain: None,
            means: |stop| match stop {
                ThroneStop::King => "The king, also when he has left it and comes back.",
                ThroneStop::Nobody => "Nobody: a king who starts there and leaves it can't come back.",
                ThroneStop::Anyone => "Every piece.",
            },
        }),
        head: Some(HeadQuestion { key: "throne", why: no_throne_to_stop_on }),
    },
    Question {
        key: "throne-pass",
        asks: "Who may move across the throne while it is empty? Nobody ever passes a piece that stands there.",
        answer: Answer::Words(&OneOf {
            place: at!(throne, Throne::Centre { pass, .. } => pass),
            plain: None,
            means: |pass| match pass {
                ThronePass::Anyone => "Every piece.",
                ThronePass::King => "The king only.",
                ThronePass::Nobody => "No piece. Who may stop there is another question.",
            },
        }),
        head: Some(HeadQuestion { key: "throne", why: no_throne_to_pass }),
    },
    Question {
        key: "throne-hostile",
        asks: "To whom is the throne hostile while it is empty?",
        answer: Answer::Foes {
            place: at!(throne, Throne::Centre { hostile, .. } => hostile),
            example: "[\"attackers\", \"defenders\", \"king\"]",
        },
        head: Some(HeadQuestion { key: "throne", why: no_throne_to_be_hostile }),
    },
    Question {
        key: "throne-hostile-occupied",
        asks: "To whom is the throne hostile while the king is on it? To his own men it never is.",
        answer: Answer::Words(&OneOf {
            place: at!(throne, Throne::Centre { occupied, .. } => occupied),
            plain: None,
            means: |occupied| match occupied {
                OccupiedThrone::Attackers => {
                    "To the attackers, whatever part the king himself takes in captures."
                }
                OccupiedThrone::Nobody => {
                    "To nobody. A king who takes part in captures does so there as anywhere."
                }
            },
        }),
        head: Some(HeadQuestion { key: "throne", why: no_throne_to_be_hostile }),
    },
    Question {
        key: "corners",
        asks: "Are the corners marked? Only the king may enter or cross the squares of a marked corner.",
        answer: Answer::Words(&OneOf {
            place: AnswerPlace {
                get: |rules| {
                    Some(match rules.corners {
                        Corners::None => None,
                        Corners::Marked { shape, .. } => Some(shape),
                    })
                },
                set: |rules, shape| {
                    rules.corners = match shape {
                        None => Corners::None,
                        Some(shape) => Corners::Marked { shape, hostile: Foes::NOBODY },
                    }
                },
            },
            plain: Some(None),
            means: |shape| match shape {
                None => "They are not: their squares are like any other.",
                Some(CornerShape::Single) => "The corner square is.",
                Some(CornerShape::Angle) => "The corner square is, with its two neighbours on the edge.",
                Some(CornerShape::Block) => "The block of 2 × 2 squares in the corner is.",
            },
        }),
        head: None,
    },
    Question {
        key: "corners-hostile",
        asks: "To whom are the squares of a marked corner hostile while they are empty?",
        answer: Answer::Foes {
            place: at!(corners, Corners::Marked { hostile, .. } => hostile),
            example: "[\"attackers\", \"defenders\"]",
        },
        head: Some(HeadQuestion { key: "corners", why: no_corners }),
    },
    Question {
        key: "camps",
        asks: "Are the squares where attackers start camps? Those that touch along a side are one camp, and an \
               attacker that has not yet left its camp moves within it as on any squares.",
        answer: Answer::Words(&OneOf {
            place: AnswerPlace {
                get: |rules| {
                    Some(match rules.camps {
                        Camps::None => None,
                        Camps::Marked { .. } => Some(Camp::AttackersStart),
                    })
                },
                set: |rules, camp| {
                    rules.camps = match camp {
                        None => Camps::None,
                        // The squares are filled in from the layout once all questions are read, the rest by the
                        // questions that follow.
                        Some(Camp::AttackersStart) => Camps::Marked {
                            squares: Vec::new(),
                            enter: CampRight::Nobody,
                            pass: CampRight::Nobody,
                            hostile: Foes::NOBODY,
                        },
                    }
                },
            },
            plain: Some(None),
            means: |camp| match camp {
                None => "They are not: they are squares like any other.",
                Some(Camp::AttackersStart) => "They are.",
            },
        }),
        head: None,
    },
    Question {
        key: "camps-enter",
        asks: "Who may end a move in a camp, coming from outside it?",
        answer: Answer::Words(&OneOf {
            place: at!(camps, Camps::Marked { enter, .. } => enter),
            plain: None,
            means: camp_right,
        }),
        head: Some(HeadQuestion { key: "camps", why: no_camps }),
    },
    Question {
        key: "camps-pass",
        asks: "Who may move across the squares of a camp, coming from outside it?",
        answer: Answer::Words(&OneOf {
            place: at!(camps, Camps::Marked { pass, .. } => pass),
            plain: None,
            means: camp_right,
        }),
        head: Some(HeadQuestion { key: "camps", why: no_camps }),
    },
    Question {
        key: "camps-hostile",
        asks: "To whom are the squares of a camp hostile while they are empty?",
        answer: Answer::Foes {
            place: at!(camps, Camps::Marked { hostile, .. } => hostile),
            example: "[\"king\"]",
        },
        head: Some(HeadQuestion { key: "camps", why: no_camps }),
    },
    Question {
        key: "escape",
        asks: "Where must the king get to?",
        answer: Answer::Words(&OneOf {
            place: AnswerPlace {
                get: |rules| Some(rules.escape.kind()),
                set: |rules, kind| {
                    rules.escape = match kind {
                        EscapeKind::Edge => Escape::Edge,
                        EscapeKind::Corners => Escape::Corners,
                        EscapeKind::Squares => Escape::Squares(Vec::new()),
                    }
                },
            },
            plain: None,
            means: |kind| match kind {
                EscapeKind::Edge => "To any square of the edge.",
                EscapeKind::Corners => "To any square of a marked corner.",
                EscapeKind::Squares => "To one of certain squares, which `escape-squares` names.",
            },
        }),
        head: None,
    },
    Question {
        key: "escape-squares",
        asks: "Which are the squares where the king escapes?",
        answer: Answer::Squares {
            place: at!(escape, Escape::Squares(squares) => squares),
            example: "[\"a6\", \"k6\"]",
        },
        head: Some(HeadQuestion { key: "escape", why: escape_elsewhere }),
    },
];

/// Describes who has a right to a camp.
fn camp_right(right: CampRight) -> &'static str {
    match right {
        CampRight::Anyone => "Every piece.",
        CampRight::Attackers => "Attackers only.",
        CampRight::Nobody => "Nobody.",
    }
}

/// Returns the message that a question has no meaning without a throne: nobody can stop there.
fn no_throne_to_stop_on(key: &str) -> KeyedMessage {
    keyed!("no-throne-to-stop-on", key)
}

/// Returns the message that a question has no meaning without a throne: nobody can pass it.
fn no_throne_to_pass(key: &str) -> KeyedMessage {
    keyed!("no-throne-to-pass", key)
}

/// Returns the message that a question has no meaning without a throne: it is hostile to nobody.
fn no_throne_to_be_hostile(key: &str) -> KeyedMessage {
    keyed!("no-throne-to-be-hostile", key)
}

/// Returns the message that a question has no meaning without corners.
fn no_corners(key: &str) -> KeyedMessage {
    keyed!("no-marked-corners", key)
}

/// Returns the message that a question has no meaning without camps.
fn no_camps(key: &str) -> KeyedMessage {
    keyed!("no-camps", key)
}

/// Returns the message that a question has no meaning where the king escapes elsewhere.
fn escape_elsewhere(key: &str) -> KeyedMessage {
    keyed!("king-escapes-elsewhere", key)
}
