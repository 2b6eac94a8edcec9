//! The page to colour in, for two children at a table: each has a half before them, the right way up, with the world's picture
//! and pieces of one side. All drawings are whole, and large enough for crayons.

use super::form::{ComponentWords, Form, HandoutForm, Making, Product};
use super::handout_type::PageWords;
use super::pieces::{Make, Token, TokenShape};
use crate::explain::ExplainError;
use crate::game::Piece;
use crate::layout::compose::Composer;
use crate::layout::{Block, Cell, Content, Frame};
use crate::scene::{Affine, Color, Item, Path, Rect, Shape, Size, Stroke};
use crate::text::{Align, Face, Style, Value};
use crate::theme::{Ink, Slot, Theme};
use crate::units::Length;
use kurbo::Line;

/// The world and its pieces, in outline.
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

/// A half of the page.
struct Half {
    /// Its pieces: each with the number of its face, and with the message of its name.
    pieces: [(Piece, usize, &'static str); 2],
    /// Message of what its pieces show.
    alt: &'static str,
}

/// Half of the king's side, and half of the attackers.
const HALVES: [Half; 2] = [
    Half {
        pieces: [(Piece::King, 0, "colouring-king"), (Piece::Defender, 0, "colouring-defender")],
        alt: "alt-colouring-defenders",
    },
    Half {
        pieces: [(Piece::Attacker, 0, "colouring-attacker"), (Piece::Attacker, 1, "colouring-attacker")],
        alt: "alt-colouring-attackers",
    },
];
/// Room beside the line between the halves, between head and drawings, and between drawings, in millimetres.
const HALFWAY: f64 = 5.0;
const BELOW_HEAD: f64 = 3.0;
const BETWEEN: f64 = 6.0;
/// Greatest diameter of a piece, as a share of the page's width.
const DISC: f64 = 0.29;
/// Size of type in points, and the same on a page of so many millimetres of width or less.
const WORDS: f64 = 12.0;
const SMALL: f64 = 8.5;
const NARROW: f64 = 150.0;
/// Share of the width that the title may take, and room between it and the line for a name.
const TITLE: f64 = 0.56;
const BESIDE: f64 = 0.05;

/// Draws the page: the half of the king's side below, and that of the attackers above it, upside down.
fn page(composer: &mut Composer<'_>, making: Making<'_>) -> Result<Content, ExplainError> {
    let Size { width, height } = making.printable;
    let theme = making.theme.clone().inked(Ink::Outline);
    let room = Size::new(width, height / 2.0 - HALFWAY);
    let [near, far] = HALVES.map(|side| half(composer, making, &theme, room, &side));
    let mut page = Content::empty(making.printable);
    page.add_content(near?, 0.0, height - room.height);
    let far = far?;
    page.items.push(Item::transformed(far.items, Affine::new([-1.0, 0.0, 0.0, -1.0, width, room.height])));
    page.structure.extend(far.structure);
    let between = Line::new((0.0, height / 2.0), (width, height / 2.0)).to_path(0.01);
    let pale = composer.palette.quiet.mix(Color::WHITE, 0.35);
    page.items.push(Path::stroke(between, Stroke::new(pale, 0.3).dashed(&[3.0, 2.0])).into());
    Ok(page.into_section())
}

/// Draws a half: its head, and below it the picture beside the pieces.
fn half(
    composer: &mut Composer<'_>,
    making: Making<'_>,
    theme: &Theme,
    room: Size,
    side: &Half,
) -> Result<Content, ExplainError> {
    let game = [("game", Value::Text(making.variant.name.clone()))];
    let words = PageWords::of(if room.width <= NARROW { SMALL } else { WORDS }, &game);
    let title = TITLE * room.width;
    let head = [
        Block::Row(vec![
            Cell::of(title, words.title(composer, title, "colouring-title")?),
            Cell::room(BESIDE * room.width),
            Cell::of((1.0 - BESIDE) * room.width - title, words.blank(composer, "colouring-name")?),
        ]),
        Block::Gap(1.0),
        words.narrow(composer, room.width, Face::Regular, "colouring-how")?,
    ];
    let mut half = Content::empty(room);
    let top = half.add(composer, &head, Frame::new(0.0, 0.0, room.width))? + BELOW_HEAD;

    // Two pieces below each other, each with its name, are as high as the picture beside them may be.
    let high = room.height - top;
    let step = high / side.pieces.len() as f64;
    let disc = (step - words.lead()).min(DISC * room.width);
    let column = room.width - disc;
    let picture = theme.art.one(Slot::Cover);
    let place = Size::new(column - BETWEEN, high);
    let scale = (place.width / picture.size.width).min(place.height / picture.size.height);
    let size = picture.size * scale;
    let corner = ((place.width - size.width) / 2.0, top + (place.height - size.height) / 2.0);
    let items = vec![Item::stretched(picture, Rect::from_origin_size(corner, size))];
    let alt = composer.say("alt-colouring-picture", &game)?;
    half.add_figure(composer, items, &alt);

    let make = Make {
        shape: TokenShape::Round,
        bleed: Length::ZERO,
        marked: true,
        inset: false,
        back: None,
        ink: Ink::Outline,
    };
    let style = Style { align: Align::Center, ..words.style(composer, Face::Italic, 1.0) };
    let alt = composer.say(side.alt, &game)?;
    let mut discs = Vec::new();
    let mut names = Vec::new();
    for (nth, (piece, face, name)) in (0..).zip(side.pieces) {
        let token = Token::new(piece, Length::mm(disc), &theme.art, &theme.palette, make);
        let y = top + f64::from(nth) * step + (step - disc - words.lead()) / 2.0;
        // A theme may have one face for all men of a kind.
        let drawn = token.faces.get(face).or(token.faces.first());
        discs.extend(drawn.map(|face| Item::art(&face.cut, column, y)));
        names.push((Block::styled(composer.say(name, &[])?, style), y + disc));
    }
    half.add_figure(composer, discs, &alt);
    for (name, y) in names {
        half.add(composer, &[name], Frame::new(column, y, disc))?;
    }
    Ok(half)
}
