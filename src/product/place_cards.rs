//! Place cards: a tent for each player of a tournament, with a piece of the game, and with the name on both sides, or a line to
//! write it on. The first guest has the king; the others have men of both sides in turn, each with a face of its own as far as
//! the theme has them.

use super::cards::{depth, folded, framed};
use super::form::{Blank, ComponentWords, Copies, Form, InsertForm, Product};
use super::pieces::{Make, Token, TokenShape};
use crate::game::Piece;
use crate::layout::compose::{Composer, at, fitted, plain};
use crate::layout::{Content, LayoutError};
use crate::scene::{Item, Node, Path, Point, Rect, Shape, Size, Stroke, Tag};
use crate::text::{Face, Value, escape_markup};
use crate::theme::{Slot, Theme};
use crate::units::Length;
use kurbo::Line;

/// Size of a face, in millimetres: two cards go beside each other on a sheet, three below each other on A4 and on Letter.
const FACE: Size = Size::new(90.0, 40.0);
/// Diameter of the piece, its distance from the left edge, and room between it and the words, in millimetres.
const DISC: f64 = 22.0;
const BEFORE: f64 = 7.5;
const AFTER: f64 = 3.0;
/// Left edge of words and picture, in millimetres.
const LEFT: f64 = BEFORE + DISC + AFTER;
/// Distance of all words from the right edge, in millimetres.
const INSET: f64 = 7.5;
/// Greatest height of the picture at the foot, in millimetres.
const SCENE: f64 = 11.0;
/// Room below this picture, in millimetres.
const BELOW: f64 = 2.0;
/// Size of type of the name, and of the words before the line on which a name is written by hand, in points.
const NAME: f64 = 27.0;
const NUMBER: f64 = 12.0;
/// Leading as a share of the size of type.
const LEADING: f64 = 1.25;
/// Distance of the line for a name from the picture, room between it and the words before it, and its width, in millimetres.
const ABOVE: f64 = 3.5;
const BESIDE: f64 = 3.0;
const STROKE: f64 = 0.3;

/// Card for each player of a tournament.
pub(super) const COMPONENT: Product = Product {
    name: "place-cards",
    comes_with: None,
    form: Form::Insert(InsertForm {
        copies: Copies::Tournament,
        ..InsertForm::of(|composer, making| {
            let mut cards = Vec::new();
            for (number, name) in (1..).zip(making.players.names()) {
                // Both faces are read, so each has the name in its own structure.
                let shown = disc(making.theme, number);
                let front = face(composer, number, name, shown.clone())?;
                let back = face(composer, number, name, shown)?;
                let card = folded(composer, front, back);
                cards.push((Blank::two_faces(card.size), card));
            }
            Ok(cards)
        })
    }),
    words: ComponentWords {
        one: "place-card",
        plan: ["place card", "place cards"],
        variable: Some("place-cards"),
        label: Some("part-place-cards"),
        tally: Some("tally-place-cards"),
        total: Some("total-place-cards"),
        cut: Some("thing-the-place-cards"),
        thin: Some("thing-the-place-cards"),
        kept_out: Some("thing-place-cards"),
        step: Some("assembly-place-cards"),
        ..ComponentWords::NONE
    },
};

/// Returns the piece on the card of the guest with this number, from 1 on.
fn disc(theme: &Theme, number: usize) -> Option<Item> {
    let (piece, nth) = match number {
        ..=1 => (Piece::King, 0),
        _ if number.is_multiple_of(2) => (Piece::Attacker, number / 2 - 1),
        _ => (Piece::Defender, number / 2 - 1),
    };
    let make = Make {
        shape: TokenShape::Round,
        bleed: Length::ZERO,
        marked: false,
        inset: false,
        back: None,
        ink: theme.ink(),
    };
    let token = Token::new(piece, Length::mm(DISC), &theme.art, &theme.palette, make);
    let face = token.faces.get(nth % token.faces.len().max(1))?;
    Some(Item::art(&face.cut, BEFORE, (FACE.height - DISC) / 2.0))
}

/// Draws a face: the piece, beside it the name, and below the name the wide picture that the world has for the head of its story.
fn face(
    composer: &mut Composer<'_>,
    number: usize,
    name: Option<&str>,
    disc: Option<Item>,
) -> Result<Content, LayoutError> {
    let mut items = framed(composer, FACE, false);
    items.extend(disc);
    let (scene, foot) = scene(composer);
    items.splice(1..1, scene);
    let mark = composer.marks.fresh();
    let text = match name {
        Some(name) => escape_markup(name),
        None => composer.say("place-card-player", &[("number", Value::from(number))])?,
    };
    if name.is_some() {
        let room = FACE.width - INSET - LEFT;
        let style = fitted(composer, &text, composer.title_style(&text, NAME, LEADING), room)?;
        let line = composer.label(&text, &style)?;
        let width = line.width;
        let cap = composer.typesetter.fonts().metrics(style.face).cap_height * style.size.to_mm();
        let middle = f64::midpoint(depth(composer), FACE.height - foot);
        items.push(Item::marked(mark, at(line, LEFT + (room - width) / 2.0, middle + cap / 2.0)));
    } else {
        let line = composer.label(&text, &composer.style(NUMBER, LEADING, Face::Italic))?;
        let baseline = FACE.height - foot - ABOVE;
        let from = LEFT + line.width + BESIDE;
        let rule = Line::new((from, baseline), (FACE.width - INSET, baseline)).to_path(0.01);
        items.push(Path::stroke(rule, Stroke::new(composer.palette.quiet, STROKE)).into());
        items.push(Item::marked(mark, at(line, LEFT, baseline)));
    }
    let heading = Tag::Heading { level: 2, title: plain(&text) };
    Ok(Content { size: FACE, items, structure: vec![Node::leaf(heading, mark)] })
}

/// Draws the picture at the foot of a face, below the words, and returns how far it reaches up from the lower edge, in
/// millimetres. Without a picture that is the frame alone.
fn scene(composer: &Composer<'_>) -> (Option<Item>, f64) {
    let depth = depth(composer);
    let Some(drawing) = composer.art[Slot::StoryHead].first() else { return (None, depth) };
    let room = FACE.width - INSET - LEFT;
    let scale = (room / drawing.size.width).min(SCENE / drawing.size.height);
    let size = drawing.size * scale;
    let foot = FACE.height - depth - BELOW;
    let area = Rect::from_origin_size(Point::new(LEFT + (room - size.width) / 2.0, foot - size.height), size);
    (Some(Item::clipped(vec![Item::stretched(drawing, area)], area)), depth + BELOW + size.height)
}
