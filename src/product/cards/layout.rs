//! Chooses the sizes of cards, words and diagrams, and the paragraphs of each face.

use super::face::{BAND, INSET, TOP, style};
use super::format::CardFormat;
use super::{opening, setup};
use crate::explain::ExplainError;
use crate::explain::counts::counts;
use crate::explain::diagram::Diagram;
use crate::explain::figures::{Examples, Figure};
use crate::explain::in_play::in_play;
use crate::explain::reminders::{Reminder, reminders, small};
use crate::game::{Side, Variant};
use crate::layout::compose::Composer;
use crate::layout::{Block, Cell, Content, LayoutError, Standing, height};
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
/// Most squares across a diagram that keeps the card's size of squares.
const WIDEST: u8 = 5;
/// Width that the ends of a diagram's lines take at both sides together, in squares.
const BEYOND: f64 = 0.5;
/// Room between a diagram and the words beside it, in millimetres.
const BESIDE: f64 = 1.8;
/// Ways to fill a card, the preferred first: whether all rules have their diagrams, and whether the card is terse.
const WAYS: [(bool, bool); 3] = [(true, false), (false, false), (false, true)];
/// Share of a face's height that is to be filled.
const FULL: f64 = 0.74;
/// Number of diagrams on the cards of a game of many rules: how pieces move, how men and how the king are captured.
pub(super) const FEW: usize = 3;
/// The least room between paragraphs, in millimetres.
pub(super) const GAP: f64 = 1.4;
/// Room between the opening and the line below it, and between this line and the rules, in millimetres.
pub(super) const OPENING_LINE: f64 = 1.8;
/// Least width of the board on the back, as a share of the width that it could have.
const BOARD: f64 = 0.6;
/// Least side of the squares of this board, in millimetres.
const BOARD_SQUARE: f64 = 3.8;

/// A paragraph with the diagram that stands beside it.
#[derive(Clone)]
pub(super) struct CardText {
    /// Diagram beside the words. `None`: the words stand alone.
    pub(super) figure: Option<Figure>,
    /// Title in bold and sentences.
    pub(super) words: String,
}

/// Sizes of words and diagrams.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct CardScale {
    /// Type size in points.
    pub(super) points: f64,
    /// Side of the diagrams' squares in millimetres.
    cell: f64,
}

impl CardScale {
    pub(super) const fn new(points: f64, cell: f64) -> Self {
        Self { points, cell }
    }

    /// Returns the width of a diagram of so many squares with the ends of its lines, in millimetres.
    fn column(self, squares: u8) -> f64 {
        self.cell * (f64::from(squares) + BEYOND)
    }

    /// Returns the side of a diagram's squares: the card's usual one, or a smaller one if the diagram has more squares than
    /// the card has room for.
    pub(super) fn cell(self, figure: &Figure) -> f64 {
        let most = figure.width().max(figure.height()).max(WIDEST);
        self.column(WIDEST) / (f64::from(most) + BEYOND)
    }

    /// Returns a paragraph `width` wide: its words beside a diagram of so many squares, or over all of the width without one.
    /// `diagram` may be `None` if only the height is asked for.
    pub(super) fn row(
        self,
        composer: &Composer<'_>,
        said: &CardText,
        width: f64,
        squares: u8,
        diagram: Option<Content>,
    ) -> Block {
        let left = said.figure.as_ref().map_or(0.0, |_| self.column(squares) + BESIDE);
        let mut cells = if let Some(figure) = &said.figure {
            let height = self.cell(figure) * (f64::from(figure.height()) + BEYOND);
            let block = diagram.map(|diagram| Block::figure(diagram, Standing::Stands));
            vec![Cell { width: self.column(squares), height, block }, Cell::room(BESIDE)]
        } else {
            Vec::new()
        };
        let words = Block::styled(said.words.clone(), style(composer, self.points));
        cells.push(Cell::of(width - left, words));
        Block::Row(cells)
    }
}

/// Paragraphs below each other on a face.
pub(super) struct CardFace {
    pub(super) said: Vec<CardText>,
    /// Squares across its diagrams, which all have the same width.
    pub(super) squares: u8,
}

/// Look of the cards of a game.
#[derive(Clone, Copy)]
pub(super) struct CardLook<'a> {
    pub(super) variant: &'a Variant,
    /// Whether the corners are cut round.
    pub(super) is_round: bool,
    pub(super) format: CardFormat,
    /// Whether the pieces beside the opening sentences and the words about the starting layout are left out.
    pub(super) is_terse: bool,
    /// Sizes of type and diagrams on all faces.
    pub(super) scale: CardScale,
}

impl CardLook<'_> {
    /// Returns the height of the room below a face's band, in millimetres.
    pub(super) fn room(&self) -> f64 {
        self.format.face.height - INSET - TOP
    }

    /// Returns the width of the room below a face's band, in millimetres.
    pub(super) fn measure(&self) -> f64 {
        self.format.face.width - 2.0 * INSET
    }
}

/// Layout of the two cards of a set, which differ only in how they begin.
pub(super) struct CardLayout<'a> {
    pub(super) look: CardLook<'a>,
    /// Front, below the opening.
    pub(super) front: CardFace,
    /// Back, below the starting layout: the paragraphs that the front has no room for.
    pub(super) back: CardFace,
    /// Width of the starting layout in millimetres.
    pub(super) board: f64,
}

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
        let whole = said(composer, variant, examples)?;
        let few = with_pictures(&whole, FEW);
        let formats = CardFormat::on(printable);
        let page = |format, scale, is_terse| {
            let look = CardLook { variant, is_round, format, is_terse, scale };
            CardPage { composer, look, is_largest: Some(&format) == formats.last() }
        };
        let mut found = None;
        for &format in &formats {
            let scales = if Some(&format) == formats.last() { &ALL_SCALES[..] } else { &ALL_SCALES[..USUAL] };
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
        let mut said = if is_whole { whole } else { few };
        let rest = said.split_off(front);
        Ok(Self { look, front: CardFace::of(said), back: CardFace::of(rest), board })
    }
}

impl CardFace {
    /// Makes a face of paragraphs, with their diagrams made equally wide.
    pub(super) fn of(mut said: Vec<CardText>) -> Self {
        let squares = widest(&said);
        for one in &mut said {
            if let Some(figure) = one.figure.take() {
                let height = figure.height();
                one.figure = Some(figure.grown(squares, height));
            }
        }
        Self { said, squares }
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
        while self.height(&said[..front])? > room_for_rules {
            if front == 0 {
                return Ok(None);
            }
            front -= 1;
        }
        // Players ask most how pieces move, and how men and the king are captured: the front has to say it.
        if front < said.len().min(FEW) {
            return Ok(None);
        }
        let used = BAND + opening + self.height(&said[..front])? - front as f64 * GAP;
        let words = setup::words(self.composer, &self.look)?;
        let words = height(self.composer, &words, measure)? + setup::BELOW;
        let rest = if front < said.len() { self.height(&said[front..])? + GAP } else { 0.0 };
        let board = measure.min(room - words - rest);
        let variant = self.look.variant;
        let squares = Diagram::of(&variant.setup.board, &variant.ruleset).squares_across().0;
        let wanted = squares * BOARD_SQUARE;
        // The largest boards have smaller squares where no card is wide enough for them.
        let wanted = if self.is_largest { wanted.min(measure) } else { wanted };
        let has_room = board >= measure * BOARD && board >= wanted;
        Ok(has_room.then_some(CardShare { front, board, filled: used / self.look.format.face.height }))
    }

    /// Returns the height of paragraphs on one face, in millimetres.
    fn height(&self, said: &[CardText]) -> Result<f64, LayoutError> {
        let (measure, squares) = (self.look.measure(), widest(said));
        let mut tall = 0.0;
        for said in said {
            let row = self.look.scale.row(self.composer, said, measure, squares, None);
            tall += height(self.composer, &[row], measure)? + GAP;
        }
        Ok(tall)
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

/// Returns the squares across the widest diagram of these paragraphs.
fn widest(said: &[CardText]) -> u8 {
    let across = |said: &CardText| said.figure.as_ref().map_or(0, |figure| figure.width().min(WIDEST));
    said.iter().map(across).max().unwrap_or(0)
}

/// Returns all paragraphs, with diagrams that are proved.
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
