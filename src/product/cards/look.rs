//! Look of the cards: their measures, and the paragraphs of each face.

use super::face::{edition_room, style, top};
use super::format::CardFormat;
use crate::explain::figures::Figure;
use crate::explain::reminders::Worth;
use crate::game::{Side, Square, Variant};
use crate::layout::compose::Composer;
use crate::layout::{Block, Cell, Content, LayoutError, Look, Standing, height};
use crate::scene::Size;

/// Most squares across the diagrams of a face that are grown to the same width; those with more have smaller squares.
const WIDEST: u8 = 4;
/// Width that the ends of a diagram's lines take at both sides together, in squares.
pub(super) const BEYOND: f64 = 0.5;
/// Most width and height of a diagram with these ends, in squares of the card's size: a larger one has smaller squares.
const COLUMN: f64 = 4.0;
const TALL: f64 = 5.5;
/// Side of a square that is a sign, as a share of the squares of diagrams: with the ends of its lines it is not quite as high as two
/// lines of words.
const SIGN: f64 = 0.9;
/// Room between a diagram and the words beside it, in millimetres.
const BESIDE: f64 = 1.8;
/// The least room between paragraphs, in millimetres.
pub(super) const GAP: f64 = 1.4;
/// Room between the opening and the line below it, and between this line and the rules, in millimetres.
pub(super) const OPENING_LINE: f64 = 1.8;

/// A paragraph with the diagram that stands beside it.
#[derive(Clone)]
pub(super) struct CardText {
    /// Diagram beside the words.
    pub(super) figure: Option<Figure>,
    /// Square that stands as a sign beside the first lines where there is no diagram.
    pub(super) square: Option<Square>,
    /// What the diagram is worth.
    pub(super) worth: Worth,
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
        self.cell * (f64::from(squares) + BEYOND).min(COLUMN)
    }

    /// Returns the side of a diagram's squares: the card's usual one, or a smaller one if the diagram has more squares than
    /// the card has room for.
    pub(super) fn cell(self, figure: &Figure) -> f64 {
        let room = |most: f64, squares: u8| most / (f64::from(squares) + BEYOND);
        self.cell * room(COLUMN, figure.width()).min(room(TALL, figure.height())).min(1.0)
    }

    /// Returns the side of the square that is a sign, in millimetres.
    pub(super) fn sign(self) -> f64 {
        SIGN * self.cell
    }
}

/// Paragraphs below each other on a face.
pub(super) struct CardFace {
    pub(super) said: Vec<CardText>,
    /// Squares across its diagrams, which all have the same width.
    pub(super) squares: u8,
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

/// What a card has beyond its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CardExtras {
    /// The signs of the squares that a rule without a diagram is about, the pieces beside the opening sentences, and the words about
    /// the starting layout.
    All,
    /// The signs and the pieces.
    Signs,
    /// The pieces alone.
    Pieces,
    None,
}

impl CardExtras {
    /// All of them, in the order in which they are tried.
    pub(super) const ALL: [Self; 4] = [Self::All, Self::Signs, Self::Pieces, Self::None];
}

/// Look of the cards of a game.
#[derive(Clone, Copy)]
pub(super) struct CardLook<'a> {
    pub(super) variant: &'a Variant,
    /// Whether the corners are cut round.
    pub(super) is_round: bool,
    pub(super) format: CardFormat,
    pub(super) extras: CardExtras,
    /// Sizes of type and diagrams on all faces.
    pub(super) scale: CardScale,
}

impl CardLook<'_> {
    /// Returns the upper edge of the room below a face's band, in millimetres.
    pub(super) const fn top(&self) -> f64 {
        top(self.format.margin)
    }

    /// Returns the height of this room in millimetres.
    pub(super) fn room(&self) -> f64 {
        self.format.face.height - self.format.margin - self.top()
    }

    /// Returns the height of this room on the back, which has the edition at its foot.
    pub(super) fn back_room(&self) -> f64 {
        self.room() - edition_room(self.format.margin)
    }

    /// Returns the square whose sign stands beside a paragraph.
    pub(super) fn square(&self, said: &CardText) -> Option<Square> {
        let has_signs = matches!(self.extras, CardExtras::All | CardExtras::Signs);
        said.square.filter(|_| has_signs && said.figure.is_none())
    }

    /// Returns a paragraph: its words beside a diagram of so many squares or the sign of one square, or over all of the width.
    /// `drawn` is the diagram or the sign, and may be `None` if only the height is asked for.
    pub(super) fn row(
        &self,
        composer: &Composer<'_>,
        said: &CardText,
        squares: u8,
        drawn: Option<Content>,
    ) -> Block {
        let (scale, width) = (self.scale, self.measure());
        let (text, style) = (said.words.clone(), style(composer, scale.points));
        if self.square(said).is_some() {
            let side = scale.sign() * (1.0 + BEYOND);
            let drawing = drawn.unwrap_or_else(|| Content::drawing(Size::new(side, side), Vec::new()));
            return Block::Inset { text, look: Look::Styled(style), drawing };
        }
        let words = Block::styled(text, style);
        let Some(figure) = &said.figure else { return Block::Row(vec![Cell::of(width, words)]) };
        let column = scale.column(squares);
        let height = scale.cell(figure) * (f64::from(figure.height()) + BEYOND);
        let block = drawn.map(|diagram| Block::figure(diagram, Standing::Stands));
        let diagram = Cell { width: column, height, block };
        Block::Row(vec![diagram, Cell::room(BESIDE), Cell::of(width - column - BESIDE, words)])
    }

    /// Returns the height of paragraphs on one face, in millimetres.
    pub(super) fn height(&self, composer: &Composer<'_>, said: &[CardText]) -> Result<f64, LayoutError> {
        let squares = widest(said);
        let mut tall = 0.0;
        for said in said {
            tall += height(composer, &[self.row(composer, said, squares, None)], self.measure())? + GAP;
        }
        Ok(tall)
    }

    /// Returns the width of this room in millimetres.
    pub(super) fn measure(&self) -> f64 {
        self.format.face.width - 2.0 * self.format.margin
    }
}

/// The two faces of a card.
pub(super) struct CardFaces {
    /// Front, below the opening.
    pub(super) front: CardFace,
    /// Back, below the starting layout: the paragraphs that the front has no room for.
    pub(super) back: CardFace,
}

/// Layout of the two cards of a set, which have the same words but for how they begin.
pub(super) struct CardLayout<'a> {
    pub(super) look: CardLook<'a>,
    pub(super) attackers: CardFaces,
    pub(super) defenders: CardFaces,
    /// Width of the starting layout in millimetres.
    pub(super) board: f64,
}

impl CardLayout<'_> {
    /// Returns the faces of a side's card.
    pub(super) const fn of(&self, side: Side) -> &CardFaces {
        match side {
            Side::Attackers => &self.attackers,
            Side::Defenders => &self.defenders,
        }
    }
}

/// Returns the squares across the widest diagram of these paragraphs.
fn widest(said: &[CardText]) -> u8 {
    let across = |said: &CardText| said.figure.as_ref().map_or(0, |figure| figure.width().min(WIDEST));
    said.iter().map(across).max().unwrap_or(0)
}
