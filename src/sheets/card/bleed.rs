//! Bleed of cards whose frame is coloured up to the edge: its colour beyond the edge, as far as there is room.

use crate::imposition::Settings;
use crate::imposition::cut_plan::{Element, Placed};
use crate::scene::{Affine, Art, Color, Item, Paint, Path, Rect, Shape, Size};

/// Blank gap between the bleed and the card's neighbour, in millimetres.
const CLEAR: f64 = 0.3;
/// Least reach of a drawing beyond its frame that gives cards a bleed, as a share of its width.
const BEYOND: f64 = 0.005;

/// Returns a card with the bleed that it has room for on its sheet: up to the middle of the gap between two cards, short of a
/// neighbour with a bleed of its own, and within the printable area.
pub(super) fn bled(card: &Placed, placed: &[Placed], settings: &Settings) -> Rect {
    let (own, most) = (card.area, settings.bleed.to_mm());
    let mut bled = own.inset(most).intersect(settings.paper.printable(settings.margin)).union(own);
    for other in placed.iter().filter(|other| *other != card) {
        let taken = match other.element {
            Element::Insert { .. } => other.area,
            _ => other.outer(settings),
        };
        // Two cards share the gap between them.
        let share = if matches!(other.element, Element::Insert { .. }) { 0.5 } else { 1.0 };
        let room = |gap: f64| (gap * share - CLEAR).clamp(0.0, most);
        // At the side where the two are farthest apart.
        let gaps = [own.x0 - taken.x1, taken.x0 - own.x1, own.y0 - taken.y1, taken.y0 - own.y1];
        let widest = gaps.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let [left, right, above, below] =
            gaps.map(|gap| if gap < widest { f64::INFINITY } else { room(gap) });
        bled = Rect::new(
            bled.x0.max(own.x0 - left),
            bled.y0.max(own.y0 - above),
            bled.x1.min(own.x1 + right),
            bled.y1.min(own.y1 + below),
        );
    }
    bled
}

/// Returns the colour that a theme's frame of cards shows beyond their edge, given the drawing of its corner. `None`: it ends there.
pub(super) fn color(corner: &Art) -> Option<Color> {
    beyond(&corner.items, Affine::IDENTITY, -BEYOND * corner.size.width)
}

/// Returns the colour of the first filled outline among some items that reaches beyond a point to the left of the frame and
/// above it.
fn beyond(items: &[Item], transform: Affine, limit: f64) -> Option<Color> {
    items.iter().find_map(|item| match item {
        Item::Path(path) => {
            let area = transform.transform_rect_bbox(path.outline.control_box());
            match path.fill {
                Some(Paint::Solid(color)) if area.x0 < limit && area.y0 < limit => Some(color),
                _ => None,
            }
        }
        Item::Group { transform: own, items, .. } => beyond(items, transform * *own, limit),
        Item::Marked { items, .. } => beyond(items, transform, limit),
        Item::Art { .. } | Item::Glyphs(_) | Item::Bitmap { .. } => None,
    })
}

/// Draws the bleed around a card of this size, as far as `bled`. The inside of the card is left out: it has its own frames.
pub(super) fn around(color: Color, card: Size, bled: Rect) -> Item {
    let mut ring = bled.to_path(0.01);
    ring.extend(card.to_rect().to_path(0.01).reverse_subpaths());
    Path::fill(ring, color).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::units::Length;

    fn lies(element: Element, area: Rect) -> Placed {
        Placed { element, area, turned: false }
    }

    fn card(x: f64, y: f64) -> Placed {
        lies(Element::Insert { index: 0, set: Some(1), is_card: true }, Rect::new(x, y, x + 63.0, y + 88.0))
    }

    #[test]
    fn cards_alone_have_all_of_the_bleed_but_for_the_margin() {
        let settings = Settings { bleed: Length::mm(3.0), ..Settings::default() };
        let inside = card(50.0, 50.0);
        assert_eq!(bled(&inside, &[inside], &settings), inside.area.inset(3.0));
        let corner = card(5.0, 6.0);
        assert_eq!(bled(&corner, &[corner], &settings), Rect::new(5.0, 5.0, 71.0, 97.0));
    }

    /// Cards 4 mm apart have 2 mm each, of which 0.3 stay white; beside the bleed of a board, 3 mm away with 2 mm of it, 0.7.
    #[test]
    fn what_is_between_two_things_is_shared() {
        let settings = Settings::default();
        let (left, right) = (card(20.0, 50.0), card(87.0, 50.0));
        let board = lies(Element::Board { part: 0, set: 1 }, Rect::new(20.0, 141.0, 150.0, 250.0));
        let all = [left, right, board];
        let found = bled(&left, &all, &settings);
        for (found, expected) in [(found.x0, 18.0), (found.y0, 48.0), (found.x1, 84.7), (found.y1, 138.7)] {
            assert!((found - expected).abs() < 1e-9, "{found} for {expected}");
        }
    }
}
