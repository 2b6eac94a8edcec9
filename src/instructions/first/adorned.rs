//! Adornment of the story on the first pages by a theme: an ornament behind its first letter, an ornament below its last line.
//!
//! The words are set without adornment first; each drawing is added only if the words keep the size of their type and their
//! pages. The first page's picture of the set may get smaller for the first letter, but not for the ornament below.

use crate::instructions::{GuideBlocks, GuideFigure};
use crate::layout::Block;
use crate::layout::columns::Slug;
use crate::product::tailpiece::Tailpiece;
use crate::theme::{Artwork, Slot};
use std::sync::Arc;

/// Function that adds one drawing to an adornment.
pub(in crate::instructions) type Adorn = fn(Adornment) -> Adornment;

/// Adornment of the story.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(in crate::instructions) struct Adornment {
    /// Whether its first letter stands on an ornament.
    initial: bool,
    /// Whether an ornament stands below it.
    tail: bool,
}

impl Adornment {
    /// Returns the additions to try with the theme's drawings, in order.
    pub(in crate::instructions) fn additions(art: &Artwork) -> Vec<Adorn> {
        let mut additions: Vec<Adorn> = Vec::new();
        if !art[Slot::Initial].is_empty() {
            additions.push(|other| Self { initial: true, ..other });
        }
        if !art[Slot::Tailpiece].is_empty() {
            additions.push(|other| Self { tail: true, ..other });
        }
        additions
    }

    /// Returns whether the picture of the set must keep its size: an ornament below the story is added last, and only into free
    /// room.
    pub(in crate::instructions) const fn keeps_picture(self) -> bool {
        self.tail
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
    use crate::scene::Art;
    use std::sync::Arc;

    fn drawn(slot: Slot, size: (f64, f64)) -> Artwork {
        let mut art = Artwork::default();
        art[slot] = vec![Arc::new(Art { size: size.into(), items: Vec::new() })];
        art
    }

    #[test]
    fn only_what_a_theme_has_drawn_is_tried() {
        let tried = |slot| Adornment::additions(&drawn(slot, (1.0, 1.0))).len();
        assert_eq!(tried(Slot::Initial), 1);
        assert_eq!(tried(Slot::Tailpiece), 1);
        assert_eq!(tried(Slot::StoryHead), 0);
    }
}
