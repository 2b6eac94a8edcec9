//! Drawings below each other, each drawn only once its place is known.

use super::columns::Slug;
use crate::scene::{Item, Node};

/// Function that draws an item whose top left corner is so many millimetres from the left and from the top.
pub(super) type Draw = Box<dyn FnOnce(f64, f64) -> Vec<Item>>;

/// One drawing of a pile.
struct PilePiece {
    /// Room before it, unless it is the first.
    before: f64,
    /// Room after it, unless it is the last; of this and the next one's `before` the larger is kept.
    after: f64,
    height: f64,
    draw: Draw,
}

/// Drawings below each other, with their structure. Their heights are known before anything is drawn, so a pile can tell
/// its lower edge.
#[derive(Default)]
pub(super) struct Pile {
    pieces: Vec<PilePiece>,
    pub(super) structure: Vec<Node>,
}

impl Pile {
    /// Puts a drawing of this height below all others.
    pub(super) fn push(&mut self, height: f64, draw: impl FnOnce(f64, f64) -> Vec<Item> + 'static) {
        self.pieces.push(PilePiece { before: 0.0, after: 0.0, height, draw: Box::new(draw) });
    }

    /// Puts slugs below all drawings.
    pub(super) fn push_slugs(&mut self, slugs: Vec<Slug>) {
        for Slug { before, after, height, items, .. } in slugs {
            let draw: Draw = Box::new(|x, y| vec![Item::moved(items, x, y)]);
            self.pieces.push(PilePiece { before, after, height, draw });
        }
    }

    /// Returns the top of each drawing, and the bottom of the last one, if the first begins at `top`.
    fn tops(&self, top: f64) -> (Vec<f64>, f64) {
        let (mut tops, mut y) = (Vec::with_capacity(self.pieces.len()), top);
        let mut above: Option<&PilePiece> = None;
        for piece in &self.pieces {
            y += above.map_or(0.0, |above| piece.before.max(above.after));
            tops.push(y);
            y += piece.height;
            above = Some(piece);
        }
        (tops, y)
    }

    /// Returns the lower edge of the pile if it begins at `top`.
    pub(super) fn bottom(&self, top: f64) -> f64 {
        self.tops(top).1
    }

    /// Draws everything from the top left corner on.
    pub(super) fn place(self, left: f64, top: f64) -> Vec<Item> {
        let (tops, _) = self.tops(top);
        self.pieces.into_iter().zip(tops).flat_map(|(piece, top)| (piece.draw)(left, top)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_the_room_after_one_and_before_the_next_the_larger_is_kept() {
        let slug = |before, after| Slug { before, after, height: 4.0, ..Slug::default() };
        let mut pile = Pile::default();
        pile.push_slugs(vec![slug(9.0, 1.0), slug(3.0, 2.0), slug(0.5, 9.0)]);
        assert!((pile.bottom(10.0) - 27.0).abs() < 1e-9);
        let tops = [10.0, 17.0, 23.0].map(|top| Item::moved(Vec::new(), 5.0, top));
        assert_eq!(pile.place(5.0, 10.0), tops);
    }
}
