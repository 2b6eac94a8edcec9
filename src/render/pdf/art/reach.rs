//! Where the parts of a drawing lie.

use super::pen;
use crate::scene::{Item, Point, Rect};

/// A box that holds all that is painted; none if nothing is.
pub(in crate::render) fn reach(items: &[Item]) -> Option<Rect> {
    items.iter().filter_map(of).reduce(|one, other| one.union(other))
}

fn of(item: &Item) -> Option<Rect> {
    match item {
        Item::Path(path) => {
            let beyond = path.stroke.as_ref().map_or(0.0, pen::reach);
            let bounds = path.outline.control_box();
            path.outline.is_finite().then(|| bounds.inflate(beyond, beyond))
        }
        // Letters stay near their line.
        Item::Glyphs(run) => {
            let Point { x, y } = run.origin;
            let size = 2.0 * run.size.to_mm();
            Some(Rect::new(x - size, y - size, x + run.width() + size, y + size))
        }
        Item::Group { transform, items, .. } => {
            reach(items).map(|inner| transform.transform_rect_bbox(inner))
        }
        Item::Art { art, transform } => reach(&art.items).map(|inner| transform.transform_rect_bbox(inner)),
        Item::Bitmap { area, .. } => Some(*area),
        Item::Marked { items, .. } => reach(items),
    }
}
