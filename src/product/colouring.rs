//! The page to colour in: the board as large as the sheet allows, and below it the king and a piece of either side.

use super::board;
use super::form::{ComponentWords, Form, HandoutForm, Making, Product};
use super::handout_type::{PageWords, style};
use super::pieces::{Make, Token, TokenShape};
use crate::explain::ExplainError;
use crate::game::Piece;
use crate::layout::compose::Composer;
use crate::layout::{Block, Content, Frame};
use crate::scene::{Item, Size};
use crate::text::{Align, Face, Style, Value};
use crate::theme::Ink;
use crate::units::Length;

/// The board and its pieces, in outline.
pub(super) const COMPONENT: Product = Product {
    name: "colouring",
    comes_with: None,
    form: Form::Handout(HandoutForm {
        inks: &[Ink::Outline],
        ..HandoutForm::of(|composer, making| Ok(vec![page(composer, making)?]))
    }),
    words: ComponentWords {
        one: "colouring",
        plan: ["colouring page", "colouring pages"],
        variable: Some("colouring-pages"),
        label: Some("part-colouring"),
        named: Some("outline-colouring"),
        tally: Some("tally-colouring"),
        total: Some("total-colouring"),
        ..ComponentWords::NONE
    },
};

/// Diameters of the largest and the smallest disc, and room between discs, in millimetres.
const DISC: (f64, f64) = (62.0, 19.0);
const BETWEEN: f64 = 7.0;
/// Width of the frame around the squares, as a share of a square.
const FRAME: f64 = 0.32;
/// Room below the title and the line for a name, above the board, above and below the discs, in millimetres.
const ROOM: f64 = 4.0;
/// Sizes of type in points: the title, the words, the line for a name.
const TITLE: f64 = 22.0;
const WORDS: f64 = 11.0;

fn page(composer: &mut Composer<'_>, making: Making<'_>) -> Result<Content, ExplainError> {
    let Size { width, height } = making.printable;
    let theme = making.theme.clone().inked(Ink::Outline);
    let game = [("game", Value::Text(making.variant.name.clone()))];
    let style = |points: f64, face| Style { align: Align::Center, ..style(composer, points, face) };
    let head = [
        Block::title(1, composer.say("colouring-title", &game)?, style(TITLE, Face::SemiBold)),
        Block::Gap(1.0),
        Block::styled(composer.say("colouring-how", &[])?, style(WORDS, Face::Regular)),
        Block::Gap(ROOM),
        PageWords::of(WORDS, &[]).blank(composer, "colouring-name")?,
    ];
    let mut page = Content::empty(making.printable);
    let top = page.add(composer, &head, Frame::new(0.0, 0.0, width))? + ROOM;

    // The board takes the width of the sheet, unless that leaves no room for discs.
    let squares = f64::from(making.variant.setup.board.size());
    let side = width.min(height - top - ROOM - DISC.1);
    let cell = side / (squares + 2.0 * FRAME);
    let frame = FRAME * cell;
    let picture = board::draw(making.variant, &theme, Length::mm(cell), Length::mm(frame), Length::ZERO);
    let board = vec![Item::moved(picture.items, (width - side) / 2.0 + frame, top + frame)];
    let alt = composer.say("alt-colouring-board", &game)?;
    page.add_figure(composer, board, &alt);

    let below = top + side + ROOM;
    let kinds = [Piece::Attacker, Piece::King, Piece::Defender];
    let disc = (height - below).min((width - 2.0 * BETWEEN) / 3.0).min(DISC.0);
    let make = Make {
        shape: TokenShape::Round,
        bleed: Length::ZERO,
        marked: true,
        inset: false,
        back: None,
        ink: Ink::Outline,
    };
    let left = (width - 3.0 * disc - 2.0 * BETWEEN) / 2.0;
    let mut discs = Vec::new();
    for (nth, piece) in kinds.into_iter().enumerate() {
        let token = Token::new(piece, Length::mm(disc), &theme.art, &theme.palette, make);
        let x = left + nth as f64 * (disc + BETWEEN);
        discs.extend(token.faces.first().map(|face| Item::art(&face.cut, x, below)));
    }
    let alt = composer.say("alt-colouring-pieces", &[])?;
    page.add_figure(composer, discs, &alt);
    Ok(page.into_section())
}
