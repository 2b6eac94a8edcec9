//! The page to colour in: the board as large as the sheet allows, and below it the king, a defender and an attacker, each with
//! its name.

use super::board;
use super::form::{ComponentWords, Form, HandoutForm, Making, Product};
use super::handout_type::PageWords;
use super::pieces::{Make, Token, TokenShape};
use crate::explain::ExplainError;
use crate::game::Piece;
use crate::layout::compose::Composer;
use crate::layout::{Block, Cell, Content, Frame};
use crate::scene::{Item, Size};
use crate::text::{Align, Face, Style, Value};
use crate::theme::{Foremost, Ink, Turning};
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
const FRAME: f64 = 0.45;
/// Room above the board and above the discs, in millimetres.
const ROOM: f64 = 4.0;
/// Size of type in points, and the same on a page of so many millimetres of width or less.
const WORDS: f64 = 12.0;
const SMALL: f64 = 9.0;
const NARROW: f64 = 150.0;
/// Room between the words and the line for a name, as a share of the width.
const BESIDE: f64 = 0.05;
/// Pieces below the board, with the message of the name.
const PIECES: [(Piece, &str); 3] = [
    (Piece::King, "colouring-king"),
    (Piece::Defender, "colouring-defender"),
    (Piece::Attacker, "colouring-attacker"),
];

fn page(composer: &mut Composer<'_>, making: Making<'_>) -> Result<Content, ExplainError> {
    let Size { width, height } = making.printable;
    let mut theme = making.theme.clone().inked(Ink::Full);
    // Two children sit on opposite sides of the page: whatever is drawn stands for one of them, and nothing lies on its side.
    theme.board.turning = Turning::Halves;
    // The page is for the crayon: the squares stand back, and the drawing has larger and fewer parts.
    theme.board.foremost = Foremost::Drawing;
    let theme = theme.inked(Ink::Outline);
    let game = [("game", Value::Text(making.variant.name.clone()))];
    let words = PageWords::of(if width <= NARROW { SMALL } else { WORDS }, &game);
    let measure = words.measure(0.62 * width);
    let head = [
        words.title(composer, width, "colouring-title")?,
        Block::Gap(1.0),
        Block::Row(vec![
            Cell::of(measure, words.text(composer, Face::Regular, "colouring-how")?),
            Cell::room(BESIDE * width),
            Cell::of((1.0 - BESIDE) * width - measure, words.blank(composer, "colouring-name")?),
        ]),
    ];
    let mut page = Content::empty(making.printable);
    let top = page.add(composer, &head, Frame::new(0.0, 0.0, width))? + ROOM;

    // The board takes the width of the sheet, unless that leaves no room for discs.
    let squares = f64::from(making.variant.setup.board.size());
    let named = words.lead();
    let side = width.min(height - top - ROOM - DISC.1 - named);
    let cell = side / (squares + 2.0 * FRAME);
    let frame = FRAME * cell;
    let picture = board::draw(making.variant, &theme, Length::mm(cell), Length::mm(frame), Length::ZERO);
    let board = vec![Item::moved(picture.items, (width - side) / 2.0 + frame, top + frame)];
    let alt = composer.say("alt-colouring-board", &game)?;
    page.add_figure(composer, board, &alt);

    let below = top + side + ROOM;
    let disc = (height - below - named).min((width - 2.0 * BETWEEN) / 3.0).min(DISC.0);
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
    for (nth, (piece, _)) in PIECES.into_iter().enumerate() {
        let token = Token::new(piece, Length::mm(disc), &theme.art, &theme.palette, make);
        let x = left + nth as f64 * (disc + BETWEEN);
        discs.extend(token.faces.first().map(|face| Item::art(&face.cut, x, below)));
    }
    let alt = composer.say("alt-colouring-pieces", &[])?;
    page.add_figure(composer, discs, &alt);
    let style = Style { align: Align::Center, ..words.style(composer, Face::Italic, 1.0) };
    let mut names = Vec::new();
    for (_, id) in PIECES {
        names.push(vec![Block::styled(composer.say(id, &[])?, style)]);
    }
    let frame = Frame::new(left, below + disc, width - 2.0 * left);
    page.add_columns(composer, &names, frame, BETWEEN)?;
    Ok(page.into_section())
}
