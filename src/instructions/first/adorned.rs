//! Adornment of the story on the first pages by a theme: an ornament behind its first letter, a picture above it, an ornament
//! below its last line.
//!
//! The words are set without adornment first; each drawing is added only if the words keep the size of their type and their
//! pages. The first page's picture of the set may get smaller for the first two drawings, but not for the ornament below.

use crate::instructions::{GuideBlocks, GuideFigure};
use crate::layout::Block;
use crate::layout::columns::Slug;
use crate::product::tailpiece::Tailpiece;
use crate::scene::{Affine, Art, Item, Point, Rect, Size};
use crate::theme::{Artwork, Slot};
use std::sync::Arc;

/// Widths of the picture above the story to try, as shares of the page's width, the preferred one first.
const WIDTHS: [f64; 3] = [1.0, 0.75, 0.5];
/// Greatest height of the picture above the story, as a share of its width: it is a strip.
const TALLEST: f64 = 0.25;
/// Room below the picture above the story, in millimetres.
const BELOW: f64 = 5.0;

/// Function that adds one drawing to an adornment.
pub(in crate::instructions) type Adorn = fn(Adornment) -> Adornment;

/// Adornment of the story.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(in crate::instructions) struct Adornment {
    /// Width of the picture above it as a share of the page's width. `None`: no picture.
    head: Option<f64>,
    /// Whether its first letter stands on an ornament.
    initial: bool,
    /// Whether an ornament stands below it.
    tail: bool,
}

impl Adornment {
    /// Returns groups of additions to try with the theme's drawings, in order: of each group the first one with room is used.
    pub(in crate::instructions) fn groups(art: &Artwork) -> Vec<Vec<Adorn>> {
        let mut groups: Vec<Vec<Adorn>> = Vec::new();
        if !art[Slot::Initial].is_empty() {
            groups.push(vec![|other| Self { initial: true, ..other }]);
        }
        if !art[Slot::StoryHead].is_empty() {
            groups.push(vec![
                |other| Self { head: Some(WIDTHS[0]), ..other },
                |other| Self { head: Some(WIDTHS[1]), ..other },
                |other| Self { head: Some(WIDTHS[2]), ..other },
            ]);
        }
        if !art[Slot::Tailpiece].is_empty() {
            groups.push(vec![|other| Self { tail: true, ..other }]);
        }
        groups
    }

    /// Returns whether the picture of the set must keep its size: an ornament below the story is added last, and only into free
    /// room.
    pub(in crate::instructions) const fn keeps_picture(self) -> bool {
        self.tail
    }

    /// Returns the picture above the story, and its size on a page of this width. `None`: there is no picture.
    fn strip(self, art: &Artwork, width: f64) -> Option<(Arc<Art>, Size)> {
        let drawing = art[Slot::StoryHead].first()?;
        let width = self.head? * width;
        let size = drawing.size * (width / drawing.size.width);
        // A drawing too tall for a strip gets narrower.
        let size = size * (TALLEST * width / size.height).min(1.0);
        Some((Arc::clone(drawing), size))
    }

    /// Returns the height that the picture above the story and the room below it take, in millimetres.
    pub(in crate::instructions) fn above(self, art: &Artwork, width: f64) -> f64 {
        self.strip(art, width).map_or(0.0, |(_, size)| size.height + BELOW)
    }

    /// Draws the picture above the story with its upper edge at `top`, in the middle of `width` millimetres from `left` on.
    pub(in crate::instructions) fn head(
        self,
        art: &Artwork,
        left: f64,
        top: f64,
        width: f64,
    ) -> Option<Item> {
        let (drawing, size) = self.strip(art, width)?;
        let corner = Point::new(left + (width - size.width) / 2.0, top);
        let transform = Affine::translate(corner.to_vec2()) * Affine::scale(size.width / drawing.size.width);
        let area = Rect::from_origin_size(corner, size);
        Some(Item::clipped(vec![Item::Art { art: drawing, transform }], area))
    }

    /// Returns the story, with its first letter on an ornament if `initial` is set.
    pub(in crate::instructions) fn opened(self, art: &Artwork, tale: &GuideBlocks) -> GuideBlocks {
        let mut tale = tale.clone();
        let first = tale.iter_mut().find(|block| matches!(block, Block::Paragraph { .. }));
        if let (true, Some(initial), Some(first)) = (self.initial, art[Slot::Initial].first(), first)
            && let Block::<GuideFigure>::Paragraph { text, .. } = first
        {
            *first = Block::Opening { text: std::mem::take(text), initial: Arc::clone(initial) };
        }
        tale
    }

    /// Returns the ornament below the story, which never begins a column, for this width and leading. `None`: no ornament.
    pub(in crate::instructions) fn tail(self, art: &Artwork, measure: f64, leading: f64) -> Option<Slug> {
        let piece = Tailpiece::of(art, 0, measure).filter(|_| self.tail)?;
        let height = (piece.room(leading) / leading - 1e-6).ceil() * leading;
        let items = vec![piece.placed(0.0, 0.0, measure, leading)];
        Some(Slug { height, tied: true, items, ..Slug::default() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(slot: Slot, size: (f64, f64)) -> Artwork {
        let mut art = Artwork::default();
        art[slot] = vec![Arc::new(Art { size: size.into(), items: Vec::new() })];
        art
    }

    #[test]
    fn a_strip_keeps_its_shape_and_is_never_high() {
        let head = |share| Adornment { head: Some(share), ..Adornment::default() };
        let art = drawn(Slot::StoryHead, (600.0, 100.0));
        assert!((head(1.0).above(&art, 180.0) - 35.0).abs() < 1e-9, "a sixth of the width, and room below");
        assert!((head(0.5).above(&art, 180.0) - 20.0).abs() < 1e-9);
        let art = drawn(Slot::StoryHead, (100.0, 100.0));
        assert!((head(1.0).above(&art, 180.0) - 50.0).abs() < 1e-9, "a quarter of the width at most");
        assert!(Adornment::default().above(&art, 180.0).abs() < 1e-9);
        assert!(head(1.0).above(&Artwork::default(), 180.0).abs() < 1e-9);
    }

    #[test]
    fn only_what_a_theme_has_drawn_is_tried() {
        let tried =
            |slot| Adornment::groups(&drawn(slot, (1.0, 1.0))).iter().map(Vec::len).collect::<Vec<_>>();
        assert_eq!(tried(Slot::StoryHead), [3]);
        assert_eq!(tried(Slot::Initial), [1]);
        assert_eq!(tried(Slot::Tailpiece), [1]);
        assert_eq!(tried(Slot::Cover), [0; 0]);
    }
}
