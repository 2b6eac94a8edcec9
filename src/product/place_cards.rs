//! Place cards: a tent for each player of a tournament, with the name on both sides, or a line to write it on.

use super::cards::{disc, folded, frame};
use super::form::{Blank, ComponentWords, Copies, Form, InsertForm, Product};
use crate::layout::compose::{Composer, at, fitted, plain};
use crate::layout::{Content, LayoutError};
use crate::scene::{Item, Node, Path, Shape, Size, Stroke, Tag};
use crate::text::{Face, Value, escape_markup};
use crate::theme::Slot;
use kurbo::Line;

/// Size of a face, in millimetres: two cards go beside each other on a sheet, three below each other on A4 and on Letter.
const FACE: Size = Size::new(90.0, 40.0);
/// Distance of all words from the edges, in millimetres.
const INSET: f64 = 6.0;
/// Diameter of the emblem at the left, and room beside it, in millimetres.
const EMBLEM: f64 = 17.0;
const BESIDE: f64 = 4.0;
/// Size of type of the name, and of the words below the line on which a name is written by hand, in points.
const NAME: f64 = 27.0;
const NUMBER: f64 = 11.0;
/// Leading as a share of the size of type.
const LEADING: f64 = 1.25;
/// Distance of the line for a name from the upper edge, and width of this line, in millimetres.
const LINE: f64 = 27.0;
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
                let front = face(composer, number, name)?;
                let back = face(composer, number, name)?;
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

/// Draws a face: the emblem of the king at the left, the name beside it.
fn face(composer: &mut Composer<'_>, number: usize, name: Option<&str>) -> Result<Content, LayoutError> {
    let mut items = frame(composer, FACE, false);
    let middle = FACE.height / 2.0;
    items.extend(disc(composer.art.one(Slot::KingSymbol), EMBLEM, INSET, middle - EMBLEM / 2.0));
    let left = INSET + EMBLEM + BESIDE;
    let room = FACE.width - left - INSET;
    let mark = composer.marks.fresh();
    if let Some(name) = name.map(escape_markup) {
        let style = fitted(composer, &name, composer.style(NAME, LEADING, Face::SemiBold), room)?;
        let line = composer.label(&name, &style)?;
        let cap = composer.typesetter.fonts().metrics(Face::SemiBold).cap_height * style.size.to_mm();
        let x = left + (room - line.width) / 2.0;
        items.push(Item::marked(mark, at(line, x, middle + cap / 2.0)));
    } else {
        let text = composer.say("place-card-player", &[("number", Value::from(number))])?;
        let style = composer.style(NUMBER, LEADING, Face::Italic);
        let line = composer.label(&text, &style)?;
        let rule = Line::new((left, LINE), (left + room, LINE)).to_path(0.01);
        items.push(Path::stroke(rule, Stroke::new(composer.palette.quiet, STROKE)).into());
        items.push(Item::marked(mark, at(line, left, LINE + style.leading.to_mm())));
    }
    let title = match name {
        Some(name) => plain(&escape_markup(name)),
        None => plain(&composer.say("place-card-player", &[("number", Value::from(number))])?),
    };
    Ok(Content { size: FACE, items, structure: vec![Node::leaf(Tag::Heading { level: 2, title }, mark)] })
}
