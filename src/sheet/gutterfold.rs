//! Pieces with backs: the sheet is folded along a line between fronts and backs, glued, and cut.
//!
//! Both are on one side of the paper, so that no printer has to meet its own other side. Folding may still be a little
//! off; the backs have a pattern without a middle and reach so far beyond the cut that nothing shows.

use super::furniture::small;
use super::plan::{Placed, Thing};
use super::tokens::piece;
use crate::kit::KitError;
use crate::kit::compose::{Composer, at};
use crate::kit::front::fitted;
use crate::kit::picture::Stock;
use crate::scene::{BezPath, Color, Item, Path, Rect, Stroke};
use crate::units::Length;

/// How far a back goes on beyond the cut: the fold may be 2 mm off.
pub(super) const REACH: Length = Length::mm(2.5);
/// Room on either side of the fold, in millimetres.
const FOLD: f64 = 1.5;
/// Room between the line to fold along and the words in it, in millimetres.
const BESIDE: f64 = 2.0;

/// The part of a region that fronts may take, so that their backs have room in it, too.
pub(super) fn fronts(region: Rect) -> Rect {
    Rect { y1: region.y0 + (region.height() / 2.0 - FOLD).max(0.0), ..region }
}

/// The room for the backs of the pieces among `placed`, which take `around` millimetres more on all sides; its upper edge
/// is the fold.
pub(super) fn backs(placed: &[(Thing, Rect)], around: f64) -> Option<(Thing, Rect)> {
    let pieces = placed.iter().filter(|(thing, _)| matches!(thing, Thing::Disc { .. }));
    let all = pieces.map(|(_, area)| area.inset(around)).reduce(|one, other| one.union(other))?;
    let fold = all.y1 + FOLD;
    Some((Thing::Backs, Rect::new(all.x0, fold, all.x1, 2.0 * fold - all.y0)))
}

/// The backs of all pieces of a sheet, mirrored at the fold, which is the upper edge of `room`.
pub(super) fn draw(stock: &Stock, placed: &[Placed], room: Rect) -> Vec<Item> {
    let mut items = Vec::new();
    for (placed, piece, _) in placed.iter().filter_map(piece) {
        let front = placed.area.center();
        let y = 2.0 * room.y0 - front.y;
        let is_there = front.y < room.y0 && y < room.y1 && front.x > room.x0 && front.x < room.x1;
        if let Some(back) = stock.token(piece).back.as_ref().filter(|_| is_there) {
            let half = back.size.width / 2.0;
            items.push(Item::art(back, front.x - half, y - half));
        }
    }
    items
}

/// The line to fold along, dashed, with what to do in its middle.
pub(super) fn fold(composer: &Composer<'_>, room: Rect) -> Result<Vec<Item>, KitError> {
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
