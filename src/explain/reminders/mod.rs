//! The paragraphs of the reminder cards, chosen by the ruleset's values: what a player forgets at the table, the
//! things needed most often first. What is asked once before a game, or once in a hundred games, is for the leaflet.
//!
//! `play` has moves and captures, `squares` the king and the marked squares.

mod play;
mod squares;

use super::rules::Question;
use crate::game::Ruleset;

/// A paragraph of a reminder card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reminder {
    /// What it answers; [`illustrations::small`](super::illustrations::small) has the diagram beside it, if it shows on a board.
    pub question: Question,
    /// Message of its title.
    pub title: &'static str,
    /// Messages of its sentences, in order; never none.
    pub texts: Vec<&'static str>,
}

/// How many paragraphs the front of one card holds.
const ON_ONE_CARD: usize = 4;

/// The paragraphs of the reminder cards, the one needed most first: moving, capturing, the king, and what else the rules
/// have. Take the rules from [`in_play`](super::rules::in_play).
#[must_use]
pub fn reminders(rules: &Ruleset) -> Vec<Reminder> {
    let special: Vec<Reminder> = [
        squares::throne(rules),
        squares::corners(rules),
        squares::camps(rules),
        play::shieldwall(rules),
        play::jumps(rules),
        play::berserk(rules),
        squares::linnaean(rules),
        play::exit_fort(rules),
    ]
    .into_iter()
    .flatten()
    .collect();
    let between = play::between(rules, special.is_empty());
    let mut list = vec![play::moves(rules), play::capture(rules, between.is_some()), squares::king(rules)];
    list.extend(special);
    list.extend(between);
    // A single card is for what comes up in every game; where there is a second one, there is room for the rest.
    if list.len() > ON_ONE_CARD {
        list.extend(play::ends(rules));
    }
    list.extend(play::contest(rules));
    list
}
