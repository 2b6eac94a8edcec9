//! Frames of nine parts: a corner that keeps its shape, and an edge that repeats along each side, both drawn once for the upper
//! side and turned for the others. So a frame fits any rectangle.

use crate::scene::{Affine, Art, Item, Rect, Shape, Size};
use crate::theme::{Artwork, Slot};
use std::sync::Arc;

/// Draws an edge a number of times in a row, so that all together fill `area`, whose unit is a millimetre.
pub(super) fn row(edge: &Arc<Art>, area: Rect, count: usize) -> impl Iterator<Item = Item> {
    let long = area.width() / count as f64;
    (0..count).map(move |nth| {
        let left = area.x0 + nth as f64 * long;
        Item::stretched(edge, Rect::new(left, area.y0, left + long, area.y1))
    })
}

/// Returns how far the frame that a theme draws for cards reaches in from their edge, in millimetres. `None`: it draws none.
pub(super) fn depth(art: &Artwork) -> Option<f64> {
    Some(art[Slot::CardEdge].first()?.size.height)
}

/// Draws the frame that a theme has for cards around a card of this size. `None`: it has none.
pub(super) fn frame(art: &Artwork, card: Size) -> Option<Item> {
    let edge = art[Slot::CardEdge].first()?;
    let corner = art[Slot::CardCorner].first();
    let inset = corner.map_or(edge.size.height, |corner| corner.size.width);
    let mut items = Vec::new();
    for (length, turn) in sides(card) {
        let area = Rect::new(inset, 0.0, length - inset, edge.size.height);
        let count = (area.width() / edge.size.width).round().max(1.0) as usize;
        items.push(Item::transformed(row(edge, area, count).collect(), turn));
    }
    // Over the ends of the edges.
    if let Some(corner) = corner {
        items.extend(sides(card).map(|(_, turn)| Item::transformed(vec![Item::art(corner, 0.0, 0.0)], turn)));
    }
    Some(Item::within(items, card.to_rect().to_path(0.01)))
}

/// Returns the four sides of a card, clockwise from the upper one: the length of each in millimetres, and the turn that takes
/// the upper side of a card so wide to its place. Whole turns, so that the sides meet exactly.
fn sides(card: Size) -> [(f64, Affine); 4] {
    let Size { width, height } = card;
    [
        (width, Affine::IDENTITY),
        (height, Affine::new([0.0, 1.0, -1.0, 0.0, width, 0.0])),
        (width, Affine::new([-1.0, 0.0, 0.0, -1.0, width, height])),
        (height, Affine::new([0.0, -1.0, 1.0, 0.0, 0.0, height])),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Color, Path};

    fn filled(width: f64, height: f64) -> Arc<Art> {
        let size = Size::new(width, height);
        Arc::new(Art { size, items: vec![Path::fill(size.to_rect().to_path(0.01), Color::BLACK).into()] })
    }

    /// Returns the areas of all drawings used within some items, in millimetres.
    fn areas(items: &[Item], transform: Affine) -> Vec<Rect> {
        items
            .iter()
            .flat_map(|item| match item {
                Item::Art { art, transform: own } => {
                    vec![(transform * *own).transform_rect_bbox(art.size.to_rect())]
                }
                Item::Group { transform: own, items, .. } => areas(items, transform * *own),
                _ => Vec::new(),
            })
            .collect()
    }

    /// On 60 by 90 mm with corners of 5 mm there are 50 and 80 mm for edges of 7 mm: 7 of 7.14 and 11 of 7.27.
    #[test]
    fn corners_keep_their_shape_and_whole_edges_fill_the_sides() {
        let mut art = Artwork::default();
        art[Slot::CardEdge] = vec![filled(7.0, 3.0)];
        art[Slot::CardCorner] = vec![filled(5.0, 5.0)];
        let card = Size::new(60.0, 90.0);
        let frame = frame(&art, card).expect("a frame");
        let found = areas(&[frame], Affine::IDENTITY);
        let (corners, edges): (Vec<_>, Vec<_>) = found
            .into_iter()
            .partition(|area| (area.width() - 5.0).abs() < 1e-9 && (area.height() - 5.0).abs() < 1e-9);
        assert_eq!((corners.len(), edges.len()), (4, 2 * (7 + 11)));
        let all = edges.iter().fold(corners[0], |all, edge| all.union(*edge));
        assert!((all.width() - 60.0).abs() < 1e-9 && (all.height() - 90.0).abs() < 1e-9);
        for edge in edges {
            let (long, deep) = (edge.width().max(edge.height()), edge.width().min(edge.height()));
            assert!((deep - 3.0).abs() < 1e-9 && (long / 7.0 - 1.0).abs() < 0.05, "{edge:?}");
        }
    }
}
