//! The picture that fills the lid: the theme's cover without its frame.

use crate::scene::{Affine, Art, Item, Rect, Shape, Vec2};
use crate::theme::TitlePlace;
use std::sync::Arc;

/// Least share of a drawing's area that its picture takes, if a frame is drawn around it.
const MOST_OF_IT: f64 = 0.6;

/// Picture that can fill any area.
pub(super) struct LidPicture {
    items: Vec<Item>,
    /// Part of it that is seen inside the frame, in the units of the drawing.
    window: Rect,
}

impl LidPicture {
    /// Returns the picture of a cover. What the cover clips to the inside of its frame is the picture: it goes on beneath the
    /// frame. A cover that clips nothing is a picture as it is.
    pub(super) fn of(cover: &Arc<Art>) -> Self {
        let frame = cover.size.to_rect();
        let (items, window) = within(&cover.items, Affine::IDENTITY, frame).unwrap_or_else(|| {
            (vec![Item::Art { art: Arc::clone(cover), transform: Affine::IDENTITY }], frame)
        });
        Self { items, window }
    }

    /// Returns the transform by which it fills an area, as small as it can be. Where it is higher than the area, it loses less on the
    /// side of the title, which hides enough there.
    pub(super) fn filling(&self, area: Rect, title: TitlePlace) -> Affine {
        let window = self.window;
        let scale = (area.width() / window.width()).max(area.height() / window.height());
        let higher = (window.height() * scale - area.height()) / 4.0;
        let down = match title {
            TitlePlace::Above => higher,
            TitlePlace::Below => -higher,
        };
        Affine::translate(area.center().to_vec2() + Vec2::new(0.0, down))
            * Affine::scale(scale)
            * Affine::translate(-window.center().to_vec2())
    }

    /// Draws it under a transform, as far as `seen`.
    pub(super) fn placed(self, transform: Affine, seen: Rect) -> Item {
        Item::clipped(vec![Item::transformed(self.items, transform)], seen)
    }
}

/// Returns the first group among some items that is clipped to the inside of a frame, without its clip. `None`: there is none.
fn within(items: &[Item], transform: Affine, frame: Rect) -> Option<(Vec<Item>, Rect)> {
    items.iter().find_map(|item| {
        let Item::Group { transform: own, clip, opacity, items } = item else { return None };
        let transform = transform * *own;
        let Some(clip) = clip else { return within(items, transform, frame) };
        let window = transform.transform_rect_bbox(clip.bounding_box());
        let is_inside = window.union(frame) == frame && window.area() > MOST_OF_IT * frame.area();
        is_inside.then(|| {
            (vec![Item::Group { transform, clip: None, opacity: *opacity, items: items.clone() }], window)
        })
    })
}
