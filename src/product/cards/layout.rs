//! Chooses the sizes of cards, words and diagrams, and the paragraphs of each face.

use super::face::BAND;
use super::format::CardFormat;
use super::look::{CardFace, CardFaces, CardLayout, CardLook, CardScale, CardText, GAP, OPENING_LINE};
use super::{opening, setup};
use crate::explain::ExplainError;
use crate::explain::counts::counts;
use crate::explain::diagram::Diagram;
use crate::explain::figures::{Examples, Figure};
use crate::explain::in_play::in_play;
use crate::explain::reminders::{Reminder, reminders, small};
use crate::game::{Side, Variant};
use crate::layout::compose::Composer;
use crate::layout::{LayoutError, height};
use crate::scene::Size;

/// Sizes of type and diagrams, in the order in which they are tried: a child can read all of them at arm's length.
const ALL_SCALES: [CardScale; 12] = [
    CardScale::new(10.5, 5.6),
    CardScale::new(10.0, 5.4),
    CardScale::new(9.75, 5.2),
    CardScale::new(9.5, 5.0),
    CardScale::new(9.25, 4.8),
    CardScale::new(9.0, 4.6),
    CardScale::new(8.75, 4.4),
    CardScale::new(8.5, 4.2),
    CardScale::new(8.25, 4.1),
    CardScale::new(8.0, 4.1),
    CardScale::new(7.75, 4.0),
    CardScale::new(7.5, 4.0),
];
/// Number of these sizes for all formats; the others are only for rules that find no room on the largest card otherwise.
const USUAL: usize = 10;
/// Ways to fill a card, the preferred first: whether all rules have their diagrams, and whether the card is terse.
const WAYS: [(bool, bool); 3] = [(true, false), (false, false), (false, true)];
/// Share of a face's height that is to be filled.
const FULL: f64 = 0.74;
/// Number of diagrams on the cards of a game of many rules: how pieces move, how men and how the king are captured.
pub(super) const FEW: usize = 3;
/// Least width of the board on the back, as a share of the width that it could have.
const BOARD: f64 = 0.6;
/// Least side of the squares of this board, in millimetres.
const BOARD_SQUARE: f64 = 3.8;

impl<'a> CardLayout<'a> {
    /// Chooses the smallest card on which all paragraphs have room in type that is easy to read, with the largest type that it
    /// has room for. Before a card grows, it goes without the diagrams of special rules.
    pub(super) fn choose(
        composer: &Composer<'_>,
        variant: &'a Variant,
        examples: &Examples,
        printable: Size,
        is_round: bool,
    ) -> Result<Self, ExplainError> {
        // Pictures of the other side are equally large.
        let whole = said(composer, variant, examples, Side::Attackers)?;
        let few = with_pictures(&whole, FEW);
        let formats = CardFormat::on(printable);
        let largest = formats.last().map(|format| format.face);
        let page = |format: CardFormat, scale, is_terse| {
            let look = CardLook { variant, is_round, format, is_terse, scale };
            CardPage { composer, look, is_largest: Some(format.face) == largest }
        };
        let mut found = None;
        for &format in &formats {
            let scales = if Some(format.face) == largest { &ALL_SCALES[..] } else { &ALL_SCALES[..USUAL] };
            for (is_whole, is_terse) in WAYS {
                let said = if is_whole { &whole } else { &few };
                // A text that has no room in the smallest type has none in any.
                let Some(smallest) = scales.last() else { continue };
                if page(format, *smallest, is_terse).shared(said)?.is_none() {
                    continue;
                }
                let mut fullest: f64 = 0.0;
                for &scale in scales {
                    let page = page(format, scale, is_terse);
                    let Some(shared) = page.shared(said)? else { continue };
                    if shared.filled.min(FULL) > fullest {
                        fullest = shared.filled;
                        found = Some((page.look, is_whole, shared));
                    }
                    if fullest >= FULL {
                        break;
                    }
                }
                break;
            }
            if found.is_some() {
                break;
            }
        }
        let Some((look, is_whole, CardShare { front, board, .. })) = found else {
            return Err(LayoutError::Overflow { what: "cards" }.into());
        };
        let faces = |mut all: Vec<CardText>| {
            let rest = all.split_off(front);
            CardFaces { front: CardFace::of(all), back: CardFace::of(rest) }
        };
        let others = said(composer, variant, examples, Side::Defenders)?;
        let others = if is_whole { others } else { with_pictures(&others, FEW) };
        let own = if is_whole { whole } else { few };
        Ok(Self { look, attackers: faces(own), defenders: faces(others), board })
    }
}

/// Division of the paragraphs between front and back.
struct CardShare {
    /// Number of paragraphs on the front.
    front: usize,
    /// Width of the starting layout on the back, in millimetres.
    board: f64,
    /// Share of the front's height that is filled.
    filled: f64,
}

/// Card in one look, to be tried.
struct CardPage<'a, 'b, 'c> {
    composer: &'a Composer<'c>,
    look: CardLook<'b>,
    /// Whether no format is larger.
    is_largest: bool,
}

impl CardPage<'_, '_, '_> {
    /// Puts as many paragraphs on the front as it has room for, and the others on the back below a board as large as they
    /// allow. `None`: there is no room.
    fn shared(&self, said: &[CardText]) -> Result<Option<CardShare>, LayoutError> {
        let (room, measure) = (self.look.room(), self.look.measure());
        let mut opening: f64 = 0.0;
        for side in [Side::Attackers, Side::Defenders] {
            let blocks = opening::blocks(self.composer, &self.look, side)?;
            opening = opening.max(height(self.composer, &blocks, measure)?);
        }
        let room_for_rules = room - opening - 2.0 * OPENING_LINE;
        let mut front = said.len();
        while self.look.height(self.composer, &said[..front])? > room_for_rules {
            if front == 0 {
                return Ok(None);
            }
            front -= 1;
        }
        // Players ask most how pieces move, and how men and the king are captured: the front has to say it.
        if front < said.len().min(FEW) {
            return Ok(None);
        }
        let used = BAND + opening + self.look.height(self.composer, &said[..front])? - front as f64 * GAP;
        let words = setup::words(self.composer, &self.look)?;
        let words = height(self.composer, &words, measure)? + setup::BELOW;
        let rest =
            if front < said.len() { self.look.height(self.composer, &said[front..])? + GAP } else { 0.0 };
        let board = measure.min(self.look.back_room() - words - rest);
        let variant = self.look.variant;
        let squares = Diagram::of(&variant.setup.board, &variant.ruleset).squares_across().0;
        let wanted = squares * BOARD_SQUARE;
        // The largest boards have smaller squares where no card is wide enough for them.
        let wanted = if self.is_largest { wanted.min(measure) } else { wanted };
        let has_room = board >= measure * BOARD && board >= wanted;
        Ok(has_room.then_some(CardShare { front, board, filled: used / self.look.format.face.height }))
    }
}

/// Returns the paragraphs with only their first `most` diagrams.
fn with_pictures(said: &[CardText], most: usize) -> Vec<CardText> {
    let mut said = said.to_vec();
    for one in said.iter_mut().filter(|one| one.figure.is_some()).skip(most) {
        one.figure = None;
    }
    said
}

/// Returns all paragraphs of a side's card, with diagrams that are proved.
fn said(
    composer: &Composer<'_>,
    variant: &Variant,
    examples: &Examples,
    side: Side,
) -> Result<Vec<CardText>, ExplainError> {
    let rules = in_play(variant);
    let mut said = Vec::new();
    for reminder in reminders(&rules) {
        let figure = match small(reminder.question, &rules, side) {
            Some(example) => Some(Figure::small(example, examples, variant)?),
            None => None,
        };
        said.push(CardText { figure, words: words(composer, variant, &reminder)? });
    }
    Ok(said)
}

/// Returns a reminder's sentences with its title in bold before them.
fn words(composer: &Composer<'_>, variant: &Variant, reminder: &Reminder) -> Result<String, ExplainError> {
    let mut words = format!("**{}.**", capitalised(&composer.say(reminder.title, &[])?));
    let counts = counts(variant);
    for text in &reminder.texts {
        words.push(' ');
        words.push_str(&composer.say(text, &counts)?);
    }
    Ok(words)
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
