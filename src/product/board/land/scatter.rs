//! Small drawings, strewn.

use super::chance::LandChance;
use super::region::LandBoard;
use super::{SQUARE, upright};
use crate::scene::{Art, Item, Point};
use crate::theme::Slot;
use std::sync::Arc;

/// A drawing doesn't come again nearer than this.
pub(super) const APART: f64 = 3.0 * SQUARE;
/// From the middle of a square: pieces stand there, and what is under them would show around them as dirt.
const MIDDLE: f64 = 0.36 * SQUARE;
/// How often a place is looked for.
const TRIES: usize = 12;

/// Drawings of one size at free places of these kinds of squares, none near its like.
pub(super) fn laid(
    arts: &[Arc<Art>],
    each: f64,
    per_square: f64,
    on: &[Slot],
    board: &mut LandBoard,
    mut chance: LandChance,
) -> Vec<Item> {
    let squares = f64::from(board.size()) * f64::from(board.size());
    let wanted = (squares * per_square).round() as usize;
    let mut placed: Vec<(Point, usize)> = Vec::new();
    let mut items = Vec::new();
    for _ in 0..wanted {
        for _ in 0..TRIES {
            let at = Point::new(chance.between(0.0, board.side()), chance.between(0.0, board.side()));
            if !fits(at, each, on, board) {
                continue;
            }
            let first = chance.of(arts.len());
            let near =
                |nth: usize| placed.iter().any(|&(other, kind)| kind == nth && other.distance(at) < APART);
            let free = (0..arts.len()).map(|step| (first + step) % arts.len()).find(|&nth| !near(nth));
            if let Some(nth) = free {
                placed.push((at, nth));
                board.take_round(at, each / 2.0);
                items.push(upright(&arts[nth], at, each));
                break;
            }
        }
    }
    items
}

/// Whether a drawing of this size may lie at a place: free, on the right squares, and not where a piece stands.
fn fits(at: Point, each: f64, on: &[Slot], board: &LandBoard) -> bool {
    let reach = each / 2.0;
    let corners = [(-reach, -reach), (reach, -reach), (-reach, reach), (reach, reach)];
    // As far as it lies on the board; the rim cuts what reaches beyond.
    let inside = |at: f64| at.clamp(1.0, board.side() - 1.0);
    let on_them =
        corners.iter().all(|&(x, y)| board.is_on(on, Point::new(inside(at.x + x), inside(at.y + y))));
    let middle = |at: f64| (at / SQUARE).floor() * SQUARE + SQUARE / 2.0;
    let aside = at.distance(Point::new(middle(at.x), middle(at.y))) >= MIDDLE;
    on_them && aside && board.is_free(at, reach)
}
