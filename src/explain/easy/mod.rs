//! Rules in easy words: one idea in each sentence, and a picture beside it.
//!
//! The ideas of a game come from its rules: each file of [`questions`](super::questions) chooses its sentences by the values of
//! the ruleset, as it does for the leaflet, and most pictures are examples that the engine has proved. Here they are
//! distributed over pages: ideas needed for the first game, then the others.

mod picture;

pub(crate) use picture::{PictureRoom, draw};

pub use super::questions::{EasyPicture, Idea, Need};

use super::in_play::KingStart;
use super::questions::Question;
use crate::game::Ruleset;

/// Most ideas on the first page.
pub const PAGE: usize = 12;
/// Most ideas on each later page.
pub const LATER_PAGE: usize = 24;
/// Most ideas on a last page that leave room for large pictures.
const ROOMY: usize = 20;

/// Returns all ideas of a game, in the order of the leaflet. Take `rules` from [`in_play`](super::in_play::in_play).
#[must_use]
pub fn ideas(rules: &Ruleset, king: KingStart) -> Vec<Idea> {
    Question::ALL.iter().flat_map(|&question| of_question(question, rules, king)).collect()
}

/// Returns the ideas of one question.
#[must_use]
pub fn of_question(question: Question, rules: &Ruleset, king: KingStart) -> Vec<Idea> {
    question.explained().easy(rules, king)
}

/// Returns the ideas page by page, at most [`PAGE`] on the first and [`LATER_PAGE`] on each later page, none empty: first the
/// ideas needed before the first game with as many others as there is room for, then the rest. On each page they have the order
/// of the leaflet.
#[must_use]
pub fn pages(rules: &Ruleset, king: KingStart) -> Vec<Vec<Idea>> {
    let mut all = ideas(rules, king);
    let last = all.len().saturating_sub(PAGE) % LATER_PAGE;
    if last == 0 || last > ROOMY {
        all.retain(|idea| idea.need != Need::Spare);
    }
    // Places of the ideas of the first page: needed ones, then early ones, then the others in order.
    let rank = |idea: &Idea| (idea.need != Need::First, idea.need != Need::Early);
    let mut places: Vec<usize> = (0..all.len()).collect();
    places.sort_by_key(|&place| rank(&all[place]));
    places.truncate(PAGE);
    let (mut first, mut rest) = (Vec::new(), Vec::new());
    for (place, idea) in all.into_iter().enumerate() {
        if places.contains(&place) { first.push(idea) } else { rest.push(idea) }
    }
    // Two pages of thirteen are easier than one of twenty-four and one of two.
    let pages = rest.len().div_ceil(LATER_PAGE).max(1);
    let each = rest.len().div_ceil(pages).max(1);
    let rest: Vec<Vec<Idea>> = rest.chunks(each).map(<[Idea]>::to_vec).collect();
    std::iter::once(first).chain(rest).collect()
}

/// Sentences that decide games, and the picture that shows most of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decisive {
    /// Question that they answer.
    pub question: Question,
    /// Messages of the sentences, in order; never none.
    pub texts: Vec<&'static str>,
    /// Picture beside them.
    pub picture: EasyPicture,
}

/// Returns what decides a game in the order of the leaflet: all ideas but those that explain. Those of one question are
/// together, or, if pictures may be many, those of one picture. Take `rules` from [`in_play`](super::in_play::in_play).
#[must_use]
pub fn decisive(rules: &Ruleset, king: KingStart, is_pictured: bool) -> Vec<Decisive> {
    // The whole board shows less than any example.
    let is_board = |picture: EasyPicture| picture == EasyPicture::Setup;
    let mut all = Vec::new();
    for &question in Question::ALL {
        let mut of_question: Vec<Decisive> = Vec::new();
        for Idea { text, picture, .. } in
            self::of_question(question, rules, king).into_iter().filter(|idea| !idea.is_explanation)
        {
            match of_question.last_mut() {
                Some(last)
                    if !is_pictured
                        || is_board(picture)
                        || is_board(last.picture)
                        || last.picture == picture =>
                {
                    last.texts.push(text);
                    if is_board(last.picture) {
                        last.picture = picture;
                    }
                }
                _ => of_question.push(Decisive { question, texts: vec![text], picture }),
            }
        }
        all.extend(of_question);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{CornerShape, Corners, Escape, Foes, Repetition, Shieldwall};

    #[test]
    fn a_plain_game_has_one_page_and_each_page_keeps_the_order() {
        let plain = pages(&Ruleset::PLAIN, KingStart::Middle);
        assert!(plain[0].len() <= PAGE && !plain[0].is_empty());
        let corners = Corners::Marked { shape: CornerShape::Single, hostile: Foes::ALL };
        let rich = Ruleset {
            corners,
            escape: Escape::Corners,
            shieldwall: Shieldwall::CornersClose,
            repetition: Repetition::ForcerLoses,
            ..Ruleset::PLAIN
        };
        let all = ideas(&rich, KingStart::Middle);
        let made = pages(&rich, KingStart::Middle);
        assert!(made.len() > 1 && (1..=PAGE).contains(&made[0].len()));
        assert!(made.iter().all(|page| (1..=LATER_PAGE).contains(&page.len())));
        assert_eq!(made.iter().map(Vec::len).sum::<usize>(), all.len(), "none is lost");
        let place = |idea: &Idea| all.iter().position(|other| other == idea);
        assert!(made.iter().all(|page| page.is_sorted_by_key(place)));
        assert!(made[1..].iter().flatten().all(|idea| idea.need != Need::First));
    }

    /// A question with a rule in the leaflet has a sentence here.
    #[test]
    fn every_question_with_a_rule_has_an_idea() {
        for question in Question::ALL {
            let explained = question.explained();
            let rule = explained.rule(&Ruleset::PLAIN, KingStart::Middle).is_some();
            let easy = !explained.easy(&Ruleset::PLAIN, KingStart::Middle).is_empty();
            assert!(easy || !rule, "{question:?}");
        }
    }
}
