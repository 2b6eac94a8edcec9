//! Backs of pieces that are folded over and glued to their fronts, and the line to fold along.

use crate::imposition::cut_plan::Placed;
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, at, fitted};
use crate::product::picture::Masters;
use crate::scene::{BezPath, Color, Item, Path, Rect, Stroke};
use crate::sheets::drawing::slug_line::small;
use crate::sheets::drawing::tokens::man;

/// Room between the line to fold along and the words in it, in millimetres.
const BESIDE: f64 = 2.0;

/// Draws the backs of all pieces of a sheet, mirrored at the fold, which is the upper edge of `room`.
pub(crate) fn draw(masters: &Masters, placed: &[Placed], room: Rect) -> Vec<Item> {
    let mut items = Vec::new();
    for (placed, man) in placed.iter().filter_map(man) {
        let front = placed.area.center();
        let y = 2.0 * room.y0 - front.y;
        let is_there = front.y < room.y0 && y < room.y1 && front.x > room.x0 && front.x < room.x1;
        if let Some(back) = masters.token(man.piece).back.as_ref().filter(|_| is_there) {
            let half = back.size.width / 2.0;
            items.push(Item::art(back, front.x - half, y - half));
        }
    }
    items
}

/// Draws the line to fold along, dashed, with its instruction in the middle.
pub(crate) fn fold(composer: &Composer<'_>, room: Rect) -> Result<Vec<Item>, LayoutError> {
    let text = composer.say("fold-glue-cut", &[])?;
    let style =
        fitted(composer, &text, small(composer, 7.0), (room.width() - 2.0 * (BESIDE + 1.5)).max(1.0))?;
    let height = composer.typesetter.fonts().metrics(style.face).x_height * style.size.to_mm();
    let words = composer.label(&text, &style)?;
    let left = room.center().x - words.width / 2.0;
    let right = left + words.width;
    let mut path = BezPath::new();
    // Both halves of the line from the words outwards: they mirror each other.
    for (from, to) in [(left - BESIDE, room.x0), (right + BESIDE, room.x1)] {
        path.move_to((from, room.y0));
        path.line_to((to, room.y0));
    }
    let mut items = vec![Path::stroke(path, Stroke::new(Color::BLACK, 0.2).dashed(&[2.0, 1.2])).into()];
    items.extend(at(words, left, room.y0 + height / 2.0));
    Ok(items)
}
