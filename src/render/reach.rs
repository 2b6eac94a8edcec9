//! Boxes around the parts of a drawing.

use crate::scene::{Item, Join, Point, Rect, Stroke};

/// Returns a box that holds all that is painted; `None`: nothing is painted.
pub(super) fn reach(items: &[Item]) -> Option<Rect> {
    items.iter().filter_map(of).reduce(|one, other| one.union(other))
}

fn of(item: &Item) -> Option<Rect> {
    match item {
        Item::Path(path) => {
            let beyond = path.stroke.as_ref().map_or(0.0, of_line);
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

/// Returns how far a stroke reaches beyond its outline; with mitred corners, as far as the miter limit lets them.
pub(super) fn of_line(stroke: &Stroke) -> f64 {
    let half = stroke.width / 2.0;
    if stroke.join == Join::Miter { stroke.miter_limit.max(1.5) * half } else { 1.5 * half }
}
