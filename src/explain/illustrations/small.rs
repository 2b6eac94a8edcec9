//! The small diagrams beside the paragraphs of a reminder card: of each question the one picture that says most.

use super::illustrations;
use crate::explain::rules::Question;
use crate::game::{KingCapture, Ruleset};

/// The small diagram beside the paragraph of a reminder card: an example's name, for
/// [`Figure::small`](crate::explain::figures::Figure::small); the message `card-alt-NAME` says what it shows. Nothing for rules
/// that do not show on a board.
#[must_use]
pub fn small(question: Question, rules: &Ruleset) -> Option<&'static str> {
    let nth = |question, nth: usize| {
        let first = illustrations(question, rules).into_iter().next();
        first.and_then(|figure| Some(figure.panels.get(nth).or(figure.panels.first())?.example))
    };
    match question {
        // One man is easier to see than three, and a small board than a large one.
        Question::Move if nth(question, 0) == Some("moves-throne") => Some("moves-one-throne"),
        Question::Move => Some("moves-one"),
        Question::Capture => Some("capture"),
        Question::KingCapture if rules.king_capture == KingCapture::FourSides => Some("king-closed-in"),
        // The one thing about the throne that is easily forgotten is whether it helps against the king.
        Question::Throne if super::throne_foes(rules).is_some() => Some(beside_throne(rules)),
        Question::Corners if nth(question, 0).is_none() => nth(Question::Escape, 1),
        _ => nth(question, 0),
    }
}

/// The king beside the empty throne.
fn beside_throne(rules: &Ruleset) -> &'static str {
    match (rules.king_capture, rules.throne_takes_king()) {
        (KingCapture::FourSides | KingCapture::FourNearThrone, true) => "king-throne",
        (KingCapture::FourSides | KingCapture::FourNearThrone, false) => "king-throne-not",
        (KingCapture::TwoSides, true) => "king-against-throne",
        (KingCapture::TwoSides, false) => "king-against-throne-not",
    }
}
