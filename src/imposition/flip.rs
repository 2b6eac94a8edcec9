//! Turning a sheet over to its second side.
//!
//! Sections draw every second side as if the sheet were turned like the page of a book: over an upright axis, so that what
//! lies at the left of the first side lies at the right of the second, and both are upright. A printer that turns a sheet
//! over the other axis puts the second side on its head; printed upside down, it comes out right.

use crate::imposition::settings::Sides;
use crate::scene::{Affine, Flip, Item, Page, Rect, Size, Vec2};

impl Flip {
    /// Returns the edge over which a page is turned like the page of a book, its left or right one. A second side that is printed
    /// as it is drawn is then upright.
    #[must_use]
    pub fn natural(page: Size) -> Self {
        if page.width > page.height { Self::ShortEdge } else { Self::LongEdge }
    }

    /// Returns the second side of a sheet as this turn needs it, its content moved by `offset` millimetres to the right and
    /// down; the boxes of the page stay where the paper is cut.
    pub(crate) fn second_side(self, mut page: Page, offset: Vec2) -> Page {
        let size = page.size;
        if self != Self::natural(size) {
            page.items = vec![Item::transformed(page.items, half_turn(size))];
            page.trim = page.trim.map(|area| turned(area, size));
            page.bleed = page.bleed.map(|area| turned(area, size));
        }
        if offset != Vec2::ZERO {
            page.items = vec![Item::moved(page.items, offset.x, offset.y)];
        }
        page
    }
}

impl Sides {
    /// Returns the edge over which a sheet with pages of this size is turned. If no printer turns it, it is turned by hand like
    /// the page of a book: [`Flip::natural`].
    #[must_use]
    pub fn flip(self, page: Size) -> Flip {
        match self {
            Self::Printer(flip) => flip,
            Self::Single | Self::Manual => Flip::natural(page),
        }
    }
}

/// Returns the transformation that turns a page upside down.
fn half_turn(page: Size) -> Affine {
    Affine::new([-1.0, 0.0, 0.0, -1.0, page.width, page.height])
}

fn turned(area: Rect, page: Size) -> Rect {
    Rect::new(page.width - area.x1, page.height - area.y1, page.width - area.x0, page.height - area.y0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const UPRIGHT: Size = Size::new(297.0, 420.0);

    fn page(size: Size) -> Page {
        let area = Rect::new(10.0, 20.0, 100.0, 50.0);
        Page { size, trim: Some(area), bleed: Some(area), items: Vec::new() }
    }

    #[test]
    fn a_page_stands_on_its_head_where_the_axis_lies_across() {
        let across = Size::new(UPRIGHT.height, UPRIGHT.width);
        for (flip, size, upright) in [
            (Flip::LongEdge, UPRIGHT, true),
            (Flip::ShortEdge, UPRIGHT, false),
            (Flip::LongEdge, across, false),
            (Flip::ShortEdge, across, true),
        ] {
            let trim = flip.second_side(page(size), Vec2::ZERO).trim.expect("a trim box");
            let left = if upright { 10.0 } else { size.width - 100.0 };
            assert!((trim.x0 - left).abs() < 1e-9, "{flip:?} of {size:?}: {trim:?}");
        }
    }

    #[test]
    fn an_offset_moves_the_content_and_no_box() {
        let moved = Flip::LongEdge.second_side(page(UPRIGHT), Vec2::new(1.0, -2.0));
        assert_eq!(moved.trim, page(UPRIGHT).trim);
        let [Item::Group { transform, .. }] = moved.items.as_slice() else { panic!("one group") };
        assert_eq!(transform.translation(), Vec2::new(1.0, -2.0));
    }

    #[test]
    fn a_hand_turns_a_page_like_that_of_a_book() {
        for sides in [Sides::Single, Sides::Manual] {
            assert_eq!(sides.flip(UPRIGHT), Flip::LongEdge);
            assert_eq!(sides.flip(Size::new(297.0, 210.0)), Flip::ShortEdge);
        }
        assert_eq!(Sides::Printer(Flip::LongEdge).flip(Size::new(297.0, 210.0)), Flip::LongEdge);
    }
}
