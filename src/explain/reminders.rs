//! The paragraphs of the reminder cards: what a player forgets at the table, the things needed most often first, and every
//! rule by which one can lose who doesn't know it. What is asked once before a game is for the leaflet alone.
//!
//! What a paragraph says is in the file of its question; their order on the cards is `ORDER`.

use super::questions::{FigureRoom, Question};
use crate::game::Ruleset;

/// A paragraph of a reminder card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reminder {
    /// What it answers; [`small`] has the diagram beside it, if it shows on a board.
    pub question: Question,
    /// Message of its title.
    pub title: &'static str,
    /// Messages of its sentences, in order; never none.
    pub texts: Vec<&'static str>,
}

/// When a card has a paragraph, provided that the rules give it anything to say.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    /// Always.
    Always,
    /// Always, too; and where there is a paragraph of this kind, those that can do with less say less.
    Special,
}

/// The paragraphs in the order of the cards, each with when it is there. All questions with a reminder are here.
const ORDER: [(Question, When); 14] = [
    (Question::Move, When::Always),
    (Question::Capture, When::Always),
    (Question::KingCapture, When::Always),
    (Question::Throne, When::Special),
    (Question::Corners, When::Special),
    (Question::Camps, When::Special),
    (Question::Shieldwall, When::Special),
    (Question::Jumps, When::Special),
    (Question::Berserk, When::Special),
    (Question::Linnaean, When::Special),
    (Question::ExitFort, When::Special),
    (Question::Between, When::Always),
    (Question::Repetition, When::Always),
    (Question::Match, When::Always),
];

/// The paragraphs of the reminder cards, the one needed most first: moving, capturing, the king, and what else the rules
/// have. Take `rules` from [`in_play`](super::in_play::in_play).
#[must_use]
pub fn reminders(rules: &Ruleset) -> Vec<Reminder> {
    let mut special = ORDER.iter().filter(|(_, when)| *when == When::Special);
    let taken = special.any(|(question, _)| reminder(*question, rules, FigureRoom::Taken).is_some());
    let room = if taken { FigureRoom::Taken } else { FigureRoom::Spare };
    ORDER.into_iter().filter_map(|(question, _)| reminder(question, rules, room)).collect()
}

/// The paragraph of one question; nothing if the rules give it nothing to say.
fn reminder(question: Question, rules: &Ruleset, room: FigureRoom) -> Option<Reminder> {
    let said = (question.explained().reminder?)(rules, room)?;
    Some(Reminder { question, title: said.title, texts: said.texts })
}

/// The small diagram beside the paragraph of a reminder card, of each question the one picture that says most: an
/// example's name, for [`Figure::small`](super::figures::Figure::small); the message `card-alt-NAME` says what it shows.
/// Nothing for rules that do not show on a board.
#[must_use]
pub fn small(question: Question, rules: &Ruleset) -> Option<&'static str> {
    let explained = question.explained();
    match explained.small {
        Some(small) => small(rules),
        None => Some((explained.figures)(rules).first()?.panels.first()?.example),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Repetition;

    #[test]
    fn every_reminder_has_its_place_on_the_cards() {
        for question in Question::ALL {
            let places = ORDER.iter().filter(|(placed, _)| placed == question).count();
            let expected = usize::from(question.explained().reminder.is_some());
            assert_eq!(places, expected, "{question:?}");
        }
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
