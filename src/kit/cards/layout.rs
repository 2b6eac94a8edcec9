//! How large cards, words and diagrams are, and which paragraphs stand on which face.

use super::face::{INSET, TOP, style};
use crate::explain::ExplainError;
use crate::explain::counts::counts;
use crate::explain::figures::{Examples, Figure};
use crate::explain::in_play::in_play;
use crate::explain::reminders::{Reminder, reminders, small};
use crate::game::Variant;
use crate::layout::compose::Composer;
use crate::layout::{Block, Cell, Content, LayoutError, Look, Standing, fit, height};
use crate::scene::Size;
use std::ops::Range;

/// Sizes of a folded card in millimetres, the one liked best first: what goes into the sleeves that collectors of card
/// games have, and is as wide as there is room beside half a board of eleven squares on A4; then what is a little larger
/// and still goes three times on a sheet.
const SIZES: [Size; 2] = [Size::new(63.0, 88.0), Size::new(68.0, 94.0)];
/// The most cards for one player.
const MOST: usize = 4;
/// Type and diagrams, to try in this order: all of them large enough for a child who holds the card at arm's length.
const SCALES: [CardScale; 9] = [
    CardScale::new(10.0, 5.6),
    CardScale::new(9.75, 5.4),
    CardScale::new(9.5, 5.2),
    CardScale::new(9.25, 5.0),
    CardScale::new(9.0, 4.8),
    CardScale::new(8.75, 4.6),
    CardScale::new(8.5, 4.3),
    CardScale::new(8.25, 4.3),
    CardScale::new(8.0, 4.3),
];
/// Smaller type and diagrams, for rules that find no room on [`MOST`] cards otherwise.
const TIGHT: [CardScale; 2] = [CardScale::new(7.75, 4.2), CardScale::new(7.5, 4.0)];
/// The most squares across a diagram that keeps the card's size of squares.
const WIDEST: u8 = 5;
/// How far the lines of a diagram run on at both sides together, in squares.
const BEYOND: f64 = 0.5;
/// Room between a diagram and the words beside it, in millimetres.
const BESIDE: f64 = 1.8;
/// The least room between paragraphs, in millimetres.
const GAP: f64 = 1.4;

/// A paragraph with the diagram that stands beside it.
pub(super) struct CardText {
    /// The diagram, of rules that show on a board.
    pub(super) figure: Option<Figure>,
    /// Its title in bold and its sentences.
    pub(super) words: String,
}

/// How large words and diagrams are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct CardScale {
    /// Type size in points.
    pub(super) points: f64,
    /// Side of the diagrams' squares in millimetres.
    cell: f64,
}

impl CardScale {
    const fn new(points: f64, cell: f64) -> Self {
        Self { points, cell }
    }

    /// Width of diagrams of so many squares with the ends of their lines, in millimetres.
    fn column(self, squares: u8) -> f64 {
        self.cell * (f64::from(squares) + BEYOND)
    }

    /// Side of a diagram's squares: the card's usual one, or a smaller one if the diagram shows more of a board than
    /// the card has room for.
    pub(super) fn cell(self, figure: &Figure) -> f64 {
        let most = figure.width().max(figure.height()).max(WIDEST);
        self.column(WIDEST) / (f64::from(most) + BEYOND)
    }

    /// A paragraph on a card of this `width`: its words beside diagrams of so many squares, or without any across the
    /// card. The diagram may be missing where only the height is asked for.
    pub(super) fn row(
        self,
        composer: &Composer<'_>,
        said: &CardText,
        width: f64,
        squares: u8,
        diagram: Option<Content>,
    ) -> Block {
        let left = said.figure.as_ref().map_or(INSET + 1.0, |_| INSET + self.column(squares) + BESIDE);
        let mut cells = if let Some(figure) = &said.figure {
            let height = self.cell(figure) * (f64::from(figure.height()) + BEYOND);
            let block = diagram.map(|diagram| Block::figure(diagram, Standing::Stands));
            vec![Cell { width: self.column(squares), height, block }, Cell::room(BESIDE)]
        } else {
            vec![Cell::room(1.0)]
        };
        let look = Look::Styled(style(composer, self.points));
        let words = Block::Paragraph { text: said.words.clone(), look };
        cells.push(Cell { width: width - INSET - left, height: 0.0, block: Some(words) });
        Block::Row(cells)
    }
}

/// The paragraphs of a face, the first at the top.
pub(super) struct CardFace {
    pub(super) said: Vec<CardText>,
    /// Squares across its diagrams, all of which have the same width.
    pub(super) squares: u8,
    /// How large they are: as large as this face has room for.
    pub(super) scale: CardScale,
}

/// How the paragraphs are laid on cards.
pub(super) struct CardLayout {
    /// A folded card in millimetres.
    pub(super) card: Size,
    /// All faces but the last, which shows the starting layout.
    pub(super) faces: Vec<CardFace>,
}

impl CardLayout {
    /// The fewest cards that hold all paragraphs at a size that is easy to read; of those the smallest cards, then the
    /// largest type on the fullest face.
    pub(super) fn choose(
        composer: &Composer<'_>,
        variant: &Variant,
        examples: &Examples,
    ) -> Result<Self, ExplainError> {
        let said = said(composer, variant, examples)?;
        let sizes = |scales: &'static [CardScale], cards: usize| {
            SIZES.into_iter().flat_map(move |card| scales.iter().map(move |&scale| (cards, card, scale)))
        };
        let ladder = [&SCALES[..], &TIGHT]
            .into_iter()
            .flat_map(|scales| (1..=MOST).flat_map(move |cards| sizes(scales, cards)));
        let found = fit::first(ladder, |&(cards, card, scale)| {
            shares_at(composer, &said, (card, scale), 2 * cards - 1)
        })?;
        let Some(((_, card, scale), counts)) = found else {
            return Err(LayoutError::Overflow { what: "the rules on the reminder cards" }.into());
        };
        Ok(Self { card, faces: faces(composer, said, counts, (card, scale))? })
    }

    /// How many cards each player has.
    pub(super) const fn cards(&self) -> usize {
        self.faces.len().div_ceil(2)
    }
}

/// Room for the paragraphs of a face, from top to bottom, in millimetres.
pub(super) fn room(card: Size) -> f64 {
    card.height - INSET - 0.2 - TOP
}

/// How many paragraphs go on each face, if they all have room.
fn shares_at(
    composer: &Composer<'_>,
    all: &[CardText],
    (card, scale): (Size, CardScale),
    faces: usize,
) -> Result<Option<Vec<usize>>, LayoutError> {
    // The heights of all paragraphs, by how many squares the widest diagram of their face has across: the wider it is,
    // the narrower are all words of the face.
    let mut heights = Vec::new();
    for squares in 0..=WIDEST {
        let mut column = Vec::new();
        if all.iter().any(|said| across(said) == squares) {
            for said in all {
                let row = scale.row(composer, said, card.width, squares, None);
                column.push(height(composer, &[row], card.width - 2.0 * INSET)? + GAP);
            }
        }
        heights.push(column);
    }
    let height = |part: Range<usize>| {
        let squares = all[part.clone()].iter().map(across).max().unwrap_or(0);
        heights[usize::from(squares)][part].iter().sum()
    };
    Ok(shares(0..all.len(), faces, room(card), &height))
}

/// Squares across the room for a paragraph's diagram.
fn across(said: &CardText) -> u8 {
    said.figure.as_ref().map_or(0, |figure| figure.width().min(WIDEST))
}

/// All paragraphs, their diagrams proved.
fn said(
    composer: &Composer<'_>,
    variant: &Variant,
    examples: &Examples,
) -> Result<Vec<CardText>, ExplainError> {
    let rules = in_play(variant);
    let mut said = Vec::new();
    for reminder in reminders(&rules) {
        let figure = match small(reminder.question, &rules) {
            Some(example) => Some(Figure::small(example, examples, variant)?),
            None => None,
        };
        said.push(CardText { figure, words: words(composer, variant, &reminder)? });
    }
    Ok(said)
}

/// A paragraph with its title in bold before it.
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

/// The paragraphs on their faces, `counts` of them on each, with diagrams of one width; at least as large as `scale`.
fn faces(
    composer: &Composer<'_>,
    said: Vec<CardText>,
    counts: Vec<usize>,
    (card, scale): (Size, CardScale),
) -> Result<Vec<CardFace>, LayoutError> {
    let mut rest = said.into_iter();
    let mut faces = Vec::new();
    for count in counts {
        let mut said: Vec<CardText> = rest.by_ref().take(count).collect();
        let squares = said.iter().map(across).max().unwrap_or(0);
        let larger = SCALES.into_iter().filter(|larger| larger.points > scale.points);
        let larger = fit::first(larger, |larger| shares_at(composer, &said, (card, *larger), 1))?;
        let scale = larger.map_or(scale, |(larger, _)| larger);
        for one in &mut said {
            if let Some(figure) = one.figure.take() {
                let height = figure.height();
                one.figure = Some(figure.grown(squares, height));
            }
        }
        faces.push(CardFace { said, squares, scale });
    }
    Ok(faces)
}

/// How many of some paragraphs in a row go on each of `faces` faces, so that the fullest is as empty as can be; nothing if
/// they have no room or are fewer than the faces. `height` is that of some of them on one face.
pub(super) fn shares(
    all: Range<usize>,
    faces: usize,
    room: f64,
    height: &dyn Fn(Range<usize>) -> f64,
) -> Option<Vec<usize>> {
    if faces == 0 || all.len() < faces {
        return None;
    }
    if faces == 1 {
        return (height(all.clone()) <= room).then(|| vec![all.len()]);
    }
    let fullest = |counts: &[usize]| {
        let mut from = all.start;
        let heights = counts.iter().map(|&count| {
            from += count;
            height(from - count..from)
        });
        heights.fold(0.0, f64::max)
    };
    (1..=all.len() + 1 - faces)
        .filter(|&first| height(all.start..all.start + first) <= room)
        .filter_map(|first| {
            let mut counts = vec![first];
            counts.extend(shares(all.start + first..all.end, faces - 1, room, height)?);
            Some(counts)
        })
        .min_by(|a, b| fullest(a).total_cmp(&fullest(b)))
}
