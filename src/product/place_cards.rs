//! Place cards: a tent for each player of a tournament, with the name on both sides, or a line to write it on.

use super::cards::{depth, folded, framed};
use super::form::{Blank, ComponentWords, Copies, Form, InsertForm, Product};
use crate::layout::compose::{Composer, at, fitted, plain};
use crate::layout::{Content, LayoutError};
use crate::scene::{Item, Node, Path, Point, Rect, Shape, Size, Stroke, Tag};
use crate::text::{Face, Value, escape_markup};
use crate::theme::Slot;
use kurbo::Line;

/// Size of a face, in millimetres: two cards go beside each other on a sheet, three below each other on A4 and on Letter.
const FACE: Size = Size::new(90.0, 40.0);
/// Distance of all words from the edges, in millimetres.
const INSET: f64 = 9.0;
/// Greatest height of the picture at the foot, in millimetres.
const SCENE: f64 = 14.0;
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

/// Draws a face: the name, and below it the wide picture that the world has for the head of its story.
fn face(composer: &mut Composer<'_>, number: usize, name: Option<&str>) -> Result<Content, LayoutError> {
    let mut items = framed(composer, FACE, false);
    let (scene, foot) = scene(composer);
    items.splice(1..1, scene);
    let mark = composer.marks.fresh();
    let text = match name {
        Some(name) => escape_markup(name),
        None => composer.say("place-card-player", &[("number", Value::from(number))])?,
    };
    if name.is_some() {
        let room = FACE.width - 2.0 * INSET;
        let style = fitted(composer, &text, composer.title_style(&text, NAME, LEADING), room)?;
        let line = composer.label(&text, &style)?;
        let width = line.width;
        let cap = composer.typesetter.fonts().metrics(style.face).cap_height * style.size.to_mm();
        let middle = f64::midpoint(depth(composer), FACE.height - foot);
        items.push(Item::marked(mark, at(line, (FACE.width - width) / 2.0, middle + cap / 2.0)));
    } else {
        let line = composer.label(&text, &composer.style(NUMBER, LEADING, Face::Italic))?;
        let baseline = FACE.height - foot - ABOVE;
        let from = INSET + line.width + BESIDE;
        let rule = Line::new((from, baseline), (FACE.width - INSET, baseline)).to_path(0.01);
        items.push(Path::stroke(rule, Stroke::new(composer.palette.quiet, STROKE)).into());
        items.push(Item::marked(mark, at(line, INSET, baseline)));
    }
    let heading = Tag::Heading { level: 2, title: plain(&text) };
    Ok(Content { size: FACE, items, structure: vec![Node::leaf(heading, mark)] })
}

/// Draws the picture at the foot of a face, within its frame, and returns how far it and the frame reach up from the lower
/// edge, in millimetres. Without a picture that is the frame alone.
fn scene(composer: &Composer<'_>) -> (Option<Item>, f64) {
    let depth = depth(composer);
    let Some(drawing) = composer.art[Slot::StoryHead].first() else { return (None, depth) };
    let inner = FACE.to_rect().inset(-depth);
    let scale = (inner.width() / drawing.size.width).min(SCENE / drawing.size.height);
    let size = drawing.size * scale;
    let corner = Point::new((FACE.width - size.width) / 2.0, inner.y1 - size.height);
    let area = Rect::from_origin_size(corner, size);
    (Some(Item::clipped(vec![Item::stretched(drawing, area)], area)), depth + size.height)
}
