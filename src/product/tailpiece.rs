//! Tailpieces: small ornaments that a theme has drawn for the ends of texts.

use crate::scene::{Affine, Art, Item, Point, Rect, Size};
use crate::theme::{Artwork, Slot};
use std::sync::Arc;

/// Their width as a share of the column's, and their greatest width and height, in millimetres.
const SHARE: f64 = 0.45;
const LARGEST: Size = Size::new(42.0, 16.0);
/// Room above them and below them, in lines.
const ABOVE: f64 = 1.0;
const BELOW: f64 = 0.5;

/// A tailpiece, as large as it is printed.
#[derive(Clone, Debug)]
pub(crate) struct Tailpiece {
    art: Arc<Art>,
    size: Size,
}

impl Tailpiece {
    /// The one that has such a number in a text, counted from 0, in columns of a width; none if the theme has not drawn any.
    #[must_use]
    pub(crate) fn of(art: &Artwork, nth: usize, measure: f64) -> Option<Self> {
        let drawn = &art[Slot::Tailpiece];
        let art = Arc::clone(drawn.get(nth % drawn.len().max(1))?);
        let natural = art.size;
        let width = (SHARE * measure).min(LARGEST.width);
        let scale = (width / natural.width).min(LARGEST.height / natural.height);
        Some(Self { size: natural * scale, art })
    }

    /// How much room it needs below words whose lines are so high: a line above it and half a line below, in millimetres.
    #[must_use]
    pub(crate) fn room(&self, leading: f64) -> f64 {
        self.size.height + (ABOVE + BELOW) * leading
    }

    /// In the middle of a column that begins at `left`, a line below words that end at `top`.
    #[must_use]
    pub(crate) fn placed(&self, left: f64, top: f64, measure: f64, leading: f64) -> Item {
        let x = left + (measure - self.size.width) / 2.0;
        let scale = self.size.width / self.art.size.width;
        let corner = Point::new(x, top + ABOVE * leading);
        let transform = Affine::translate(corner.to_vec2()) * Affine::scale(scale);
        let art = Item::Art { art: Arc::clone(&self.art), transform };
        Item::clipped(vec![art], Rect::from_origin_size(corner, self.size))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(sizes: &[(f64, f64)]) -> Artwork {
        let mut art = Artwork::default();
        art[Slot::Tailpiece] =
            sizes.iter().map(|&size| Arc::new(Art { size: size.into(), items: Vec::new() })).collect();
        art
    }

    #[test]
    fn they_are_used_in_turn_and_keep_their_shape() {
        let art = drawn(&[(30.0, 10.0), (10.0, 10.0)]);
        for nth in 0..4 {
            let piece = Tailpiece::of(&art, nth, 80.0).expect("a tailpiece");
            let (width, height) = if nth % 2 == 0 { (36.0, 12.0) } else { (16.0, 16.0) };
            assert!((piece.size.width - width).abs() < 1e-9, "{:?}", piece.size);
            assert!((piece.size.height - height).abs() < 1e-9, "{:?}", piece.size);
            assert!((piece.room(5.0) - height - 7.5).abs() < 1e-9);
        }
        assert!(Tailpiece::of(&Artwork::default(), 0, 80.0).is_none());
    }
}
