//! Finds what can be seen of a drawing.

use crate::scene::{Affine, Art, Item, Rect, Shape};

/// Tells whether something is painted within a drawing's frame, judged by the boxes around its outlines.
pub(super) fn shows_something(art: &Art) -> bool {
    any_within(&art.items, Affine::IDENTITY, art.size.to_rect())
}

fn any_within(items: &[Item], to_art: Affine, frame: Rect) -> bool {
    items.iter().any(|item| match item {
        Item::Path(path) => {
            let painted = (path.fill.is_some() || path.stroke.is_some()) && path.opacity > 0.0;
            let reach = path.stroke.as_ref().map_or(0.0, |stroke| stroke.width / 2.0);
            let outline = path.outline.bounding_box().inflate(reach, reach);
            painted && frame.overlaps(to_art.transform_rect_bbox(outline))
        }
        Item::Group { transform, items, .. } => any_within(items, to_art * *transform, frame),
        Item::Art { art, transform } => any_within(&art.items, to_art * *transform, frame),
        Item::Marked { items, .. } => any_within(items, to_art, frame),
        Item::Bitmap { area, .. } => frame.overlaps(to_art.transform_rect_bbox(*area)),
        Item::Glyphs(_) => true,
    })
}

/// Returns the box around everything that is painted, judged by the boxes around outlines. A clipped outline counts
/// only within its clip.
pub(super) fn reach(art: &Art) -> Option<Rect> {
    around(&art.items, Affine::IDENTITY, None)
}

fn around(items: &[Item], to_art: Affine, window: Option<Rect>) -> Option<Rect> {
    let seen = |area: Rect| match window {
        Some(window) => Some(window.intersect(area)).filter(|area| area.area() > 0.0),
        None => Some(area),
    };
    let boxes = items.iter().filter_map(|item| match item {
        Item::Path(path) => {
            let width = path.stroke.as_ref().map_or(0.0, |stroke| stroke.width / 2.0);
            seen(to_art.transform_rect_bbox(path.outline.bounding_box().inflate(width, width)))
        }
        Item::Group { transform, clip, items, .. } => {
            let inner = to_art * *transform;
            let clip = clip.as_ref().map(|clip| inner.transform_rect_bbox(clip.bounding_box()));
            let window = match (window, clip) {
                (Some(window), Some(clip)) => Some(window.intersect(clip)),
                (window, clip) => window.or(clip),
            };
            around(items, inner, window)
        }
        Item::Art { art, transform } => around(&art.items, to_art * *transform, window),
        Item::Marked { items, .. } => around(items, to_art, window),
        Item::Bitmap { area, .. } => seen(to_art.transform_rect_bbox(*area)),
        Item::Glyphs(_) => None,
    });
    boxes.reduce(|one, other| one.union(other))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::svg::lower;

    fn shows(content: &str) -> bool {
        let source =
            format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{content}</svg>"#);
        shows_something(&lower("king.svg", &source).unwrap_or_else(|faults| panic!("{faults:?}")))
    }

    #[test]
    fn what_lies_in_the_frame_is_seen() {
        for drawn in [
            r#"<circle cx="50" cy="50" r="10"/>"#,
            r#"<circle cx="-5" cy="50" r="10"/>"#,
            r##"<path d="M10 10H90" stroke="#000"/>"##,
            r#"<g transform="translate(5000 0)"><rect x="-4990" width="9" height="9"/></g>"#,
        ] {
            assert!(shows(drawn), "{drawn}");
        }
    }

    #[test]
    fn nothing_is_seen_of_what_is_empty_unpainted_or_outside() {
        for drawn in
            ["", r#"<circle cx="50" cy="50" r="10" fill="none"/>"#, r#"<circle cx="5000" cy="50" r="10"/>"#]
        {
            assert!(!shows(drawn), "{drawn}");
        }
    }
}
