//! Paragraphs of the reminder cards: rules that a player forgets at the table, the ones needed most often first, and every rule
//! whose ignorance loses a game. Questions asked once before a game are for the leaflet alone.
//!
//! The text of a paragraph is in the file of its question; the order on the cards is `ORDER`.

use super::questions::{FigureRoom, Question};
use crate::game::{Board, Ruleset, Side, Square};

/// A paragraph of a reminder card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reminder {
    /// Question that it answers; [`small`] has the diagram beside it, if it shows on a board.
    pub question: Question,
    /// Message of its title.
    pub title: &'static str,
    /// Messages of its sentences, in order; never none.
    pub texts: Vec<&'static str>,
    /// What the diagram beside it is worth.
    pub worth: Worth,
}

/// What the small diagram beside a paragraph is worth where not all of them have room: the greatest are kept longest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Worth {
    /// The words say as much.
    Helps,
    /// It shows a shape that words alone leave in the dark.
    Shows,
    /// No card goes without it.
    Needed,
}

/// Condition for a paragraph on a card, provided that the rules give it a text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    /// Always.
    Always,
    /// Always; and the paragraphs that can be shorter are, where a paragraph of this kind is present.
    Special,
}

/// Paragraphs in the order of the cards, each with its condition and the worth of its diagram. All questions with a reminder are
/// here.
const ORDER: [(Question, When, Worth); 15] = [
    (Question::Move, When::Always, Worth::Needed),
    (Question::Capture, When::Always, Worth::Needed),
    (Question::KingCapture, When::Always, Worth::Needed),
    (Question::Throne, When::Special, Worth::Helps),
    (Question::Corners, When::Special, Worth::Helps),
    (Question::Camps, When::Special, Worth::Helps),
    (Question::Shieldwall, When::Special, Worth::Shows),
    (Question::Jumps, When::Special, Worth::Helps),
    (Question::Berserk, When::Special, Worth::Helps),
    (Question::Linnaean, When::Special, Worth::Helps),
    (Question::ExitFort, When::Special, Worth::Shows),
    (Question::Enclosure, When::Special, Worth::Shows),
    (Question::Between, When::Always, Worth::Helps),
    (Question::Repetition, When::Always, Worth::Helps),
    (Question::Match, When::Always, Worth::Helps),
];

/// Returns the paragraphs of the reminder cards, the one needed most first: moving, capturing, the king, then the other rules.
/// Take `rules` from [`in_play`](super::in_play::in_play).
#[must_use]
pub fn reminders(rules: &Ruleset) -> Vec<Reminder> {
    let mut special = ORDER.iter().filter(|(_, when, _)| *when == When::Special);
    let taken =
        special.any(|(question, _, worth)| reminder(*question, rules, FigureRoom::Taken, *worth).is_some());
    let room = if taken { FigureRoom::Taken } else { FigureRoom::Spare };
    let of = |(question, _, worth)| reminder(question, rules, room, worth);
    ORDER.into_iter().filter_map(of).collect()
}

/// Returns the paragraph of one question. `None`: the rules give it nothing to say.
fn reminder(question: Question, rules: &Ruleset, room: FigureRoom, worth: Worth) -> Option<Reminder> {
    let said = question.explained().reminder(rules, room)?;
    Some(Reminder { question, title: said.title, texts: said.texts, worth })
}

/// Returns the name of the small diagram beside a question's paragraph on a side's card, the one picture that says most: an example for
/// [`Figure::small`](super::figures::Figure::small), described by the message `card-alt-NAME`. `None`: the rule does not show on
/// a board.
#[must_use]
pub fn small(question: Question, rules: &Ruleset, side: Side) -> Option<&'static str> {
    let explained = question.explained();
    match explained.small {
        Some(small) => small(rules, side),
        None => Some(explained.figures(rules).first()?.panels.first()?.example),
    }
}

/// Returns the marked square of the board that a question is about, for a sign beside its paragraph where the small diagram has no
/// room. `None`: it is about no square, or none of this board.
#[must_use]
pub fn square(question: Question, rules: &Ruleset, board: &Board) -> Option<Square> {
    (question.explained().square)(rules, board)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{
        CornerShape, Corners, Foes, OccupiedThrone, Repetition, Throne, ThronePass, ThroneStop,
    };

    #[test]
    fn every_reminder_has_its_place_on_the_cards() {
        for question in Question::ALL {
            let places = ORDER.iter().filter(|(placed, ..)| placed == question).count();
            let expected = usize::from(question.explained().reminder.is_some());
            assert_eq!(places, expected, "{question:?}");
        }
    }

    #[test]
    fn throne_and_corners_are_known_by_their_squares() {
        let board = Board::empty(11);
        let corners = Corners::Marked { shape: CornerShape::Single, hostile: Foes::NOBODY };
        let throne = Throne::Centre {
            stop: ThroneStop::King,
            pass: ThronePass::Anyone,
            hostile: Foes::NOBODY,
            occupied: OccupiedThrone::Nobody,
        };
        let rules = Ruleset { throne, corners, ..Ruleset::PLAIN };
        let of = |question, rules| square(question, rules, &board).map(|square| square.to_string());
        assert_eq!(of(Question::Throne, &rules).as_deref(), Some("f6"));
        assert_eq!(of(Question::Corners, &rules).as_deref(), Some("a1"));
        assert_eq!([Question::Camps, Question::Capture].map(|question| of(question, &rules)), [None, None]);
        assert_eq!(of(Question::Corners, &Ruleset::PLAIN), None);
    }

    #[test]
    fn what_comes_up_in_every_game_and_what_ends_one_is_on_the_cards() {
        let on_cards = |rules: &Ruleset| -> Vec<Question> {
            reminders(rules).into_iter().map(|reminder| reminder.question).collect()
        };
        let plain = [Question::Move, Question::Capture, Question::KingCapture, Question::Between];
        assert_eq!(on_cards(&Ruleset::PLAIN), plain);
        let ending = Ruleset { repetition: Repetition::RepeaterLoses, ..Ruleset::PLAIN };
        assert_eq!(on_cards(&ending).last(), Some(&Question::Repetition));
    }
}
