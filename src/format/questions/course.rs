//! The questions about the course of a game: who begins, what ends it, and what makes a match.

use super::answer::{AnswerPlace, OneOf, at};
use super::{Answer, Question};
use crate::game::{Contest, Enclosure, ExitFort, First, NoMove, Repetition};

/// Questions about how a game begins.
pub(super) static BEGIN: [Question; 1] = [Question {
    key: "first",
    asks: "Which side makes the first move?",
    answer: Answer::Words(&OneOf {
        place: at!(first),
        plain: None,
        means: |first| match first {
            First::Attackers => "The attackers.",
            First::Defenders => "The defenders.",
            First::Lot => "It is drawn by lot.",
        },
    }),
    head: None,
}];

/// Questions about how a game ends, besides the king's escape and his capture.
pub(super) static END: [Question; 5] = [
    Question {
        key: "enclosure",
        asks: "What follows when neither the king nor any defender has a way left to the edge over squares without \
               attackers? Whether the ring of attackers could be broken by captures makes no difference.",
        answer: Answer::Words(&OneOf {
            place: at!(enclosure),
            plain: None,
            means: |enclosure| match enclosure {
                Enclosure::NoEffect => "Nothing: the game goes on.",
                Enclosure::AttackersWin => "The attackers win.",
            },
        }),
        head: None,
    },
    Question {
        key: "exit-fort",
        asks: "What follows when the king is on the edge and can move, and the ring of his men that joins him to the \
               edge can never be broken by a capture?",
        answer: Answer::Words(&OneOf {
            place: at!(exit_fort),
            plain: Some(ExitFort::NoEffect),
            means: |fort| match fort {
                ExitFort::NoEffect => "Nothing: the game goes on.",
                ExitFort::DefendersWin => "The defenders win.",
            },
        }),
        head: None,
    },
    Question {
        key: "repetition",
        asks: "What follows when a position, with the same side to move, is about to come up for the third time?",
        answer: Answer::Words(&OneOf {
            place: at!(repetition),
            plain: None,
            means: |repetition| match repetition {
                Repetition::MustVary => "The move that would bring it about is not allowed.",
                Repetition::ForcerMustVary => {
                    "The move that would bring it about is not allowed to the side that started it: the one whose move was \
                     the first to bring back an earlier position since one was last new. The other side may make it."
                }
                Repetition::Draw => "The game is drawn.",
                Repetition::DefendersLose => "The defenders lose, whoever brings it about.",
                Repetition::RepeaterLoses => "The side whose move brings it about loses.",
                Repetition::ForcerLoses => {
                    "The side that started it loses: the one whose move was the first to bring back an earlier position \
                     since one was last new."
                }
                Repetition::SameMoveDraw => {
                    "Moves are counted, not positions: when a player makes the same move for the third time, the game is \
                     drawn."
                }
                Repetition::NotSaid => "The rules don't say, and the game goes on.",
            },
        }),
        head: None,
    },
    Question {
        key: "no-move",
        asks: "What follows when the side to move can't make any move?",
        answer: Answer::Words(&OneOf {
            place: at!(no_move),
            plain: None,
            means: |no_move| match no_move {
                NoMove::Loss => "That side loses.",
                NoMove::Draw => "The game is drawn.",
                NoMove::NotSaid => "The rules don't say, and the game stops without a winner.",
            },
        }),
        head: None,
    },
    Question {
        key: "match",
        asks: "What makes a match? The kit brings what it needs beside the board.",
        answer: Answer::Words(&OneOf {
            place: at!(contest),
            plain: Some(Contest::Single),
            means: |contest| match contest {
                Contest::Single => "One game.",
                Contest::Points => {
                    "Several games for points: cards hidden beside the four edges say what an escape there is worth, and \
                     five points win."
                }
                Contest::TwoGames => {
                    "Two games with sides changed. If each player wins one, the number of moves or of pieces captured \
                     decides."
                }
            },
        }),
        head: None,
    },
];
