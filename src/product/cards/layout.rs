//! Chooses the sizes of cards, words and diagrams, and the paragraphs of each face.

use super::face::BAND;
use super::format::CardFormat;
use super::look::{
    CardExtras, CardFace, CardFaces, CardLayout, CardLook, CardScale, CardText, GAP, OPENING_LINE,
};
use super::{opening, setup};
use crate::explain::ExplainError;
use crate::explain::counts::counts;
use crate::explain::diagram::Diagram;
use crate::explain::figures::{Examples, Figure};
use crate::explain::in_play::in_play;
use crate::explain::reminders::{Reminder, reminders, small, square};
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
/// Share of a face's height that is to be filled.
const FULL: f64 = 0.74;
/// Least number of diagrams on a card: how pieces move, how men and how the king are captured.
pub(super) const FEW: usize = 3;
/// Least width of the board on the back, as a share of the width that it could have.
const BOARD: f64 = 0.6;
/// Least side of the squares of this board, in millimetres.
const BOARD_SQUARE: f64 = 3.6;

impl<'a> CardLayout<'a> {
    /// Chooses the smallest card on which all paragraphs have room in type that is easy to read, with the largest type that it
    /// has room for. Before a card grows, it goes without some of the diagrams of special rules.
    pub(super) fn choose(
        composer: &Composer<'_>,
        variant: &'a Variant,
        examples: &Examples,
        printable: Size,
        is_round: bool,
    ) -> Result<Self, ExplainError> {
        // Pictures of the other side are equally large.
        let whole = said(composer, variant, examples, Side::Attackers)?;
        let formats = CardFormat::on(printable);
        let largest = formats.last().map(|format| format.face);
        let page = |format: CardFormat, scale, extras| {
            let look = CardLook { variant, is_round, format, extras, scale };
            CardPage { composer, look, is_largest: Some(format.face) == largest }
        };
        let most = pictures(&whole);
        let least = most.min(FEW);
        let mut found = None;
        // Before a card grows, some rules go without diagrams; before that, it has fewer extras or a close margin.
        'formats: for formats in formats.chunk_by(CardFormat::is_like) {
            let is_largest = formats.iter().all(|format| Some(format.face) == largest);
            let is_small = !is_largest && formats.iter().all(CardFormat::is_small);
            // Small cards are for rules that they can show, with the pieces beside how they win. The others go without two diagrams,
            // or half of the special ones.
            let spared = match (is_small, is_largest) {
                (_, true) => most,
                (true, false) => 0,
                (false, false) => (most - least).div_ceil(2).max(2),
            };
            let least = least.max(most.saturating_sub(spared));
            let scales = if is_largest { &ALL_SCALES[..] } else { &ALL_SCALES[..USUAL] };
            for shown in (least..=most).rev() {
                let said = with_pictures(&whole, shown);
                for (extras, &format) in CardExtras::ALL
                    .into_iter()
                    .flat_map(|extras| formats.iter().map(move |format| (extras, format)))
                {
                    if is_small && extras == CardExtras::None {
                        continue;
                    }
                    let pages = scales.iter().map(|&scale| page(format, scale, extras));
                    found = fullest(pages, &said)?.map(|(look, shared)| (look, shown, shared));
                    if found.is_some() {
                        break 'formats;
                    }
                }
            }
        }
        let Some((look, shown, CardShare { front, board, .. })) = found else {
            return Err(LayoutError::Overflow { what: "cards" }.into());
        };
        let faces = |mut all: Vec<CardText>| {
            let rest = all.split_off(front);
            CardFaces { front: CardFace::of(all), back: CardFace::of(rest) }
        };
        let others = with_pictures(&said(composer, variant, examples, Side::Defenders)?, shown);
        let own = with_pictures(&whole, shown);
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

/// Returns the look and the division of the first page that is full, or of the fullest. The pages have ever smaller type; `None`:
/// not even the last has room.
fn fullest<'a, 'b, 'c: 'b>(
    pages: impl DoubleEndedIterator<Item = CardPage<'b, 'a, 'c>> + Clone,
    said: &[CardText],
) -> Result<Option<(CardLook<'a>, CardShare)>, LayoutError> {
    let mut found: Option<(CardLook<'a>, CardShare)> = None;
    // A text that has no room in the smallest type has none in any.
    match pages.clone().next_back() {
        Some(smallest) if smallest.shared(said)?.is_some() => {}
        _ => return Ok(None),
    }
    for page in pages {
        let Some(shared) = page.shared(said)? else { continue };
        let is_full = shared.filled >= FULL;
        if found.as_ref().is_none_or(|(_, best)| shared.filled > best.filled) {
            found = Some((page.look, shared));
        }
        if is_full {
            break;
        }
    }
    Ok(found)
}

/// Returns the number of paragraphs with a diagram.
fn pictures(said: &[CardText]) -> usize {
    said.iter().filter(|one| one.figure.is_some()).count()
}

/// Returns the paragraphs with only so many of their diagrams, those that are worth most; of two that are worth as much, the
/// earlier one.
fn with_pictures(said: &[CardText], most: usize) -> Vec<CardText> {
    let mut said = said.to_vec();
    while pictures(&said) > most {
        let shown = said.iter_mut().rev().filter(|one| one.figure.is_some());
        let Some(least) = shown.min_by_key(|one| one.worth) else { break };
        least.figure = None;
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
        let words = words(composer, variant, &reminder)?;
        let square = square(reminder.question, &rules, &variant.setup.board);
        said.push(CardText { figure, square, worth: reminder.worth, words });
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
