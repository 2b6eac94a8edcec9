//! The cards of a match for points: the attacker lays one face down beside each edge of the board, and the king who leaves
//! there scores it. Their backs are all alike.

use super::cards::{folded, framed, title};
use super::form::{Blank, ComponentWords, Form, InsertForm, Product};
use super::ornament::BorderColors;
use super::ornament::interlace::{knot, strip};
use crate::game::Contest;
use crate::layout::compose::{Composer, at, plain};
use crate::layout::{Content, Frame, LayoutError};
use crate::scene::{Affine, Color, Item, Node, Size, Tag};
use crate::text::{Align, Face, Style, Value};
use crate::units::Length;

/// Size of a folded card in millimetres: the size of small playing cards.
const CARD: Size = Size::new(44.0, 63.0);
/// Signs on the cards and their points, as in the rules of York's match.
const VALUES: [(&str, u8); 4] = [("A", 1), ("2", 2), ("3", 3), ("4", 4)];

/// Left end and baseline of the small sign, and distance of the strips on the back from the card's ends, in millimetres: within
/// the frame.
const SIGN: (f64, f64) = (6.2, 10.4);
const STRIP: f64 = 7.2;

/// The cards of a match for points.
pub(super) const COMPONENT: Product = Product {
    name: "points",
    comes_with: None,
    form: Form::Insert(InsertForm {
        laminated: true,
        is_usual: true,
        is_of: |variant| variant.ruleset.contest == Contest::Points,
        ..InsertForm::of(|composer, making| {
            let cards = cards(composer, making.is_round)?;
            Ok(cards.into_iter().map(|card| (Blank::two_faces(card.size), card)).collect())
        })
    }),
    words: ComponentWords {
        one: "points",
        plan: ["point card", "point cards"],
        variable: Some("points"),
        label: Some("part-points"),
        tally: Some("tally-points"),
        total: Some("total-points"),
        thin: Some("thing-the-cards"),
        ..ComponentWords::NONE
    },
};

/// Draws the four cards, unfolded. `is_round` tells whether their corners are cut round.
///
/// # Errors
/// A message or a glyph that is missing.
pub(super) fn cards(composer: &mut Composer<'_>, is_round: bool) -> Result<Vec<Content>, LayoutError> {
    let mut cards = Vec::new();
    for (sign, points) in VALUES {
        let front = front(composer, sign, points, is_round)?;
        let back = back(composer, is_round);
        cards.push(folded(composer, front, back));
    }
    Ok(cards)
}

fn style(color: Color, points: f64) -> Style {
    Style {
        face: Face::SemiBold,
        align: Align::Center,
        ..Style::plain(Length::pt(points), Length::pt(points * 1.2), color)
    }
}

/// Draws the front: the sign large on a pale knot and small in two corners, and its points below.
fn front(
    composer: &mut Composer<'_>,
    sign: &str,
    points: u8,
    is_round: bool,
) -> Result<Content, LayoutError> {
    let palette = composer.palette;
    let mut card = Content::drawing(CARD, framed(composer, CARD, is_round));
    let pale = |color: Color| color.mix(palette.paper, 0.72);
    let colors = BorderColors {
        ground: palette.paper,
        ribbon: pale(palette.border_ribbon),
        // A white ribbon shows by its edges alone, so they get a colour that shows on white.
        edge: pale(if palette.border_ribbon == Color::WHITE { palette.rule } else { palette.border }),
    };
    let side = 33.0;
    let (middle, top) = (CARD.width / 2.0, 9.5);
    card.items.push(Item::moved(knot(side, &colors), middle - side / 2.0, top));
    let number = [("points", Value::Number(f64::from(points)))];

    let mark = composer.marks.fresh();
    let large = style(palette.accent, 60.0);
    let line = composer.label(sign, &large)?;
    let cap = composer.typesetter.fonts().metrics(Face::SemiBold).cap_height * large.size.to_mm();
    let x = middle - line.width / 2.0;
    let alt = composer.say("points-alt", &[("sign", Value::from(sign)), number[0].clone()])?;
    let mut drawn = at(line, x, top + side / 2.0 + cap / 2.0);
    let small = style(palette.accent, 13.0);
    let corner = at(composer.label(sign, &small)?, SIGN.0, SIGN.1);
    // The small sign again in the opposite corner, turned by half, as on playing cards.
    let turn = Affine::new([-1.0, 0.0, 0.0, -1.0, CARD.width, CARD.height]);
    drawn.push(Item::transformed(corner.clone(), turn));
    drawn.extend(corner);
    card.items.push(Item::marked(mark, drawn));
    let worth = composer.say("points-worth", &number)?;
    let worth = title(composer, worth, 11.5, CARD.width, 50.6);
    card.add(composer, &[worth], Frame::new(0.0, 0.0, CARD.width))?;
    card.structure.push(Node::leaf(Tag::Figure { alt: plain(&alt) }, mark));
    Ok(card)
}

/// Draws the back: alike on all cards, and not changed by half a turn, so that nobody can tell cards by it. It has the frame of
/// the front, so that a stray cut doesn't give a card away.
fn back(composer: &Composer<'_>, is_round: bool) -> Content {
    let palette = composer.palette;
    let mut items = framed(composer, CARD, is_round);
    let colors = BorderColors::on(palette.paper, palette);
    let (side, band, length) = (28.0, 4.5, 28.0);
    let middle = CARD.to_rect().center();
    items.push(Item::moved(knot(side, &colors), middle.x - side / 2.0, middle.y - side / 2.0));
    for y in [STRIP, CARD.height - STRIP - band] {
        items.push(Item::moved(strip(length, band, 8, &colors), middle.x - length / 2.0, y));
    }
    Content::drawing(CARD, items)
}
