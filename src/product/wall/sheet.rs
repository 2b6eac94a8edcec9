//! What is around the rules: the frame along the sheet's margin, the title on it, and the board with its pieces.

use crate::explain::{ExplainError, described};
use crate::game::{Piece, Variant};
use crate::layout::compose::{Composer, at, fitted, plain};
use crate::layout::{Content, LayoutError};
use crate::product::board::{self, FrameMeasures, frame_around};
use crate::product::cards::disc;
use crate::product::form::Making;
use crate::product::picture::Masters;
use crate::product::pieces::{Make, Token, TokenShape};
use crate::scene::{Art, Color, Item, Node, Path, Rect, Shape, Size, Stroke, Tag, circle};
use crate::text::Value;
use crate::theme::{Ink, Slot};
use crate::units::Length;
use std::sync::Arc;

/// Measures of the sheet in millimetres on A3.
///
/// Width of the frame.
const FRAME: f64 = 7.0;
/// Width of the board.
const BOARD: f64 = 260.0;
/// Height of the title, which stands on the upper side of the frame, and the room below it.
const HEAD: f64 = 16.0;
const BELOW_HEAD: f64 = 1.2;
/// Least room between the frame and the board or the rules.
const WITHIN: f64 = 1.5;
/// Room between the board and the rules, and between these and the frame, the preferred ones first.
pub(super) const AROUND_RULES: [(f64, f64); 3] = [(7.0, 6.0), (5.0, 5.0), (2.5, WITHIN)];
/// Room above the rules on a sheet without a board, beside that below the title.
const BELOW_TITLE: f64 = 4.0;
/// Width of the line around the board.
const LINE: f64 = 0.9;
/// Room at the sides of the rules.
const BESIDE: f64 = 3.0;
/// Room between the title and the emblems beside it, and the white rim of an emblem.
const BESIDE_TITLE: f64 = 4.0;
const RIM: f64 = 1.0;
/// Size of the title in points on A3, and the most of the sheet's width that it may have.
const TITLE: f64 = 44.0;
const TITLE_SHARE: f64 = 0.66;

/// A sheet with all that is the same on each.
pub(super) struct WallSheet {
    /// Its printable size in millimetres.
    size: Size,
    /// Its size as a share of A3.
    scale: f64,
    /// The board with its pieces.
    board: Rect,
    /// Drawings of the set.
    masters: Masters,
}

impl WallSheet {
    /// Returns the sheets of a game on paper of this scale.
    pub(super) fn of(making: Making<'_>, scale: f64) -> Self {
        let size = making.printable;
        let top = (HEAD + BELOW_HEAD) * scale;
        let across = size.width - 2.0 * (FRAME + WITHIN) * scale;
        let down = size.height - top - (FRAME + WITHIN) * scale;
        let side = (BOARD * scale).min(across).min(down);
        let left = (size.width - side) / 2.0;
        let board = Rect::new(left, top, left + side, top + side);
        Self { size, scale, board, masters: masters(making) }
    }

    /// Returns the area for rules on the sheet with this number, counted from 0, so far away from board and frame; the board is
    /// on the first one.
    pub(super) fn room(&self, nth: usize, around: (f64, f64)) -> Rect {
        let beside = (FRAME + BESIDE) * self.scale;
        let (above, below) = if nth == 0 { (self.board.y1, around.0) } else { (self.board.y0, BELOW_TITLE) };
        let top = above + below * self.scale;
        let bottom = self.size.height - (FRAME + around.1) * self.scale;
        Rect::new(beside, top, self.size.width - beside, bottom.max(top))
    }

    /// Draws the sheet with this number.
    ///
    /// # Errors
    /// A message or a glyph that is missing.
    pub(super) fn page(
        &self,
        composer: &mut Composer<'_>,
        making: Making<'_>,
        nth: usize,
    ) -> Result<Content, ExplainError> {
        let mut page = Content::empty(self.size);
        self.frame(composer, &mut page);
        self.title(composer, making.variant, &mut page)?;
        if nth == 0 {
            let start = &making.variant.setup.board;
            let edge = Stroke::new(making.theme.palette.border, LINE * self.scale);
            let drawn = vec![
                Item::moved(self.masters.set_up(start, self.board.width()), self.board.x0, self.board.y0),
                Path::stroke(self.board.to_path(0.01), edge).into(),
            ];
            let alt = described::standing(start, composer.messages)?.join(" ");
            page.add_figure(composer, drawn, &alt);
        }
        Ok(page)
    }
}

impl WallSheet {
    /// Draws the frame. Its upper side runs through the middle of the title.
    fn frame(&self, composer: &Composer<'_>, page: &mut Content) {
        let width = FRAME * self.scale;
        let top = (HEAD - FRAME) / 2.0 * self.scale;
        let inner = Rect::new(width, top + width, self.size.width - width, self.size.height - width);
        let frame = FrameMeasures { inner: inner.size(), parts: [1, 1], width, bleed: 0.0 };
        let drawn = frame_around(frame, composer.art, composer.palette);
        page.items.push(Item::moved(drawn, inner.x0, inner.y0));
    }

    /// Sets the game's name between the emblems of both sides, on white that breaks the frame.
    fn title(
        &self,
        composer: &mut Composer<'_>,
        variant: &Variant,
        page: &mut Content,
    ) -> Result<(), LayoutError> {
        let name = &variant.name;
        let text = composer.say("wall-title", &[("game", Value::Text(name.clone()))])?;
        let style = composer.title_style(&text, TITLE * self.scale, 1.0);
        let style = fitted(composer, &text, style, TITLE_SHARE * self.size.width)?;
        let line = composer.label(&text, &style)?;
        // The rim goes on beyond the emblem.
        let (tall, rim) = (HEAD * self.scale, RIM * self.scale);
        let high = tall - 2.0 * rim;
        let (left, right) =
            ((self.size.width - line.width) / 2.0, f64::midpoint(self.size.width, line.width));
        let beside = BESIDE_TITLE * self.scale;
        let emblems = [(Slot::KingSymbol, left - beside - high), (Slot::AttackerSymbol, right + beside)];
        let white = Rect::new(emblems[0].1 + high / 2.0, 0.0, emblems[1].1 + high / 2.0, tall);
        page.items.push(Path::fill(white.to_path(0.01), Color::WHITE).into());
        for (slot, x) in emblems {
            let ground = circle((x + high / 2.0, tall / 2.0), tall / 2.0);
            page.items.push(Path::fill(ground, Color::WHITE).into());
            page.items.extend(disc(composer.art.one(slot), high, x, rim));
        }
        let mark = composer.marks.fresh();
        // The middle of letters without descenders is about a third of their size above the baseline.
        let baseline = tall / 2.0 + style.size.to_mm() * 0.31;
        page.items.push(Item::marked(mark, at(line, left, baseline)));
        page.structure.push(Node::leaf(Tag::Heading { level: 1, title: plain(&text) }, mark));
        Ok(())
    }
}

/// Draws the board without a frame, and a piece of each kind.
fn masters(making: Making<'_>) -> Masters {
    let Making { variant, theme, sizes: [cell, piece_disc], king, .. } = making;
    let picture = board::draw(variant, theme, cell, Length::ZERO, Length::ZERO);
    let side = picture.measures.side();
    let make = Make {
        shape: TokenShape::Round,
        bleed: Length::ZERO,
        marked: false,
        inset: false,
        back: None,
        ink: theme.drawn.as_ref().map_or(Ink::Full, |(ink, _)| *ink),
    };
    let token = |&piece: &Piece| {
        let disc = if piece == Piece::King { king } else { piece_disc };
        Token::new(piece, disc, &theme.art, &theme.palette, make)
    };
    Masters {
        board: Arc::new(Art { size: Size::new(side, side), items: picture.items }),
        back: None,
        frame: 0.0,
        tokens: Piece::ALL.iter().map(token).collect(),
        plates: Vec::new(),
    }
}
