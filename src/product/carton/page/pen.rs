//! Common parts of the page's drawings: sketches in millimetres of the box whose lines, arrows and names have fixed sizes on
//! the page.

use crate::explain::ExplainError;
use crate::layout::compose::{Composer, at, fitted, plain};
use crate::scene::{Affine, BezPath, Color, Item, Path, Point, Rect, Stroke, Vec2, polygon, quarter_turn};
use crate::text::{Face, Style};
use crate::units::Length;

/// Widths of the lines of drawings and of arrows, in millimetres.
pub(super) const LINE: f64 = 0.22;
const ARROW: f64 = 0.55;
/// Length of an arrow's head, in millimetres.
const HEAD: f64 = 2.4;
/// Size of the names in drawings, and of the names of the two sheets, in points.
const NAME: f64 = 7.5;
const TITLE: f64 = 14.0;
/// Free room beside a name that fills its panel, in millimetres.
const ROOM: f64 = 1.0;

/// Drawing of the box, in millimetres of the box.
pub(super) struct Sketch<'a> {
    /// Bounding box of the drawing.
    pub(super) bounds: Rect,
    /// Function that draws its items, at so many millimetres of the page to one of the box.
    pub(super) draw: Box<dyn Fn(f64) -> Vec<Item> + 'a>,
    /// Words in it.
    pub(super) names: Vec<SketchName>,
}

/// Word in a drawing.
#[derive(Clone, Copy, Debug)]
pub(super) struct SketchName {
    /// Its message.
    pub(super) id: &'static str,
    /// Its middle.
    pub(super) at: Point,
    /// How it stands.
    pub(super) manner: NameManner,
    /// Greatest length, in millimetres of the box: a longer word is set smaller. `None`: no limit.
    pub(super) room: Option<f64>,
}

/// How a word stands in a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NameManner {
    /// Large, a line above its place: it names a sheet.
    Title,
    /// Below its place.
    Small,
    /// In the middle of its place.
    Middle,
    /// In the middle of its place, read from the right.
    Turned,
}

impl Sketch<'_> {
    /// In the middle of an area, as large as it can be, but no larger than this part of what it shows.
    ///
    /// # Errors
    /// A message or a glyph that is missing.
    pub(super) fn placed(
        &self,
        composer: &Composer<'_>,
        area: Rect,
        most: f64,
    ) -> Result<Vec<Item>, ExplainError> {
        let bounds = self.bounds;
        let scale = (area.width() / bounds.width()).min(area.height() / bounds.height()).min(most);
        let place = Affine::translate(area.center().to_vec2())
            * Affine::scale(scale)
            * Affine::translate(-bounds.center().to_vec2());
        let mut items = vec![Item::transformed((self.draw)(scale), place)];
        for name in &self.names {
            let room = name.room.map(|room| room * scale - ROOM);
            items.push(word(composer, name, place * name.at, room)?);
        }
        Ok(items)
    }
}

/// A word at a place of the page.
fn word(
    composer: &Composer<'_>,
    name: &SketchName,
    place: Point,
    room: Option<f64>,
) -> Result<Item, ExplainError> {
    let palette = composer.palette;
    let (points, face, color) = match name.manner {
        NameManner::Title => (TITLE, Face::SemiBold, palette.accent),
        NameManner::Small | NameManner::Middle | NameManner::Turned => (NAME, Face::Italic, palette.ink),
    };
    let size = Length::pt(points);
    let text = plain(&composer.say(name.id, &[])?);
    let mut style = Style { face, ..Style::plain(size, size, color) };
    if let Some(room) = room {
        style = fitted(composer, &text, style, room)?;
    }
    let line = composer.label(&text, &style)?;
    let (left, tall) = (-line.width / 2.0, style.size.to_mm());
    let (quarter, down) = match name.manner {
        NameManner::Title => (Affine::IDENTITY, -0.15 * tall),
        NameManner::Small => (Affine::IDENTITY, 1.1 * tall),
        NameManner::Middle => (Affine::IDENTITY, 0.27 * tall),
        NameManner::Turned => (quarter_turn(3), 0.27 * tall),
    };
    Ok(Item::transformed(at(line, left, down), Affine::translate(place.to_vec2()) * quarter))
}

/// An arrow along three points.
pub(super) fn arrow([from, over, to]: [Point; 3], color: Color, scale: f64) -> Vec<Item> {
    let control = over + (over - from.midpoint(to));
    let mut path = BezPath::new();
    path.move_to(from);
    path.quad_to(control, to);
    let along = to - control;
    let length = along.hypot();
    if length < f64::EPSILON {
        return Vec::new();
    }
    let (along, across) = (along / length, Vec2::new(-along.y, along.x) / length);
    let size = HEAD / scale;
    let head = polygon([
        to + along * size * 0.4,
        to - along * size * 0.6 + across * size * 0.4,
        to - along * size * 0.6 - across * size * 0.4,
    ]);
    vec![
        Path::stroke(path, Stroke::new(color, ARROW / scale).rounded()).into(),
        Path::fill(head, color).into(),
    ]
}

/// Colours of panels.
pub(super) struct Tints {
    /// The printed side.
    pub(super) print: Color,
    /// The printed side of what moves.
    pub(super) print_moved: Color,
    /// The inside of what moves.
    pub(super) inside_moved: Color,
}

/// Those of a theme.
pub(super) fn tints(accent: Color) -> Tints {
    let pale = |share: f64| accent.mix(Color::WHITE, share);
    Tints { print: pale(0.78), print_moved: pale(0.5), inside_moved: pale(0.72) }
}
