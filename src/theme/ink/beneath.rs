//! Forms drawn so far, which lie beneath the next form of a drawing.

use crate::scene::{BezPath, Color, Point, Rect, Shape, Size};

/// Forms drawn so far, in which the colour beneath the next form is looked up.
pub(super) struct InkSheet {
    pub(super) frame: Rect,
    /// Size by which lines and forms are measured: the frame, or a square of a board.
    pub(super) measure: Size,
    pub(super) forms: Vec<(BezPath, Color)>,
}

impl InkSheet {
    /// Returns the colour that the drawing has at a point so far.
    pub(super) fn at(&self, point: Point) -> Color {
        self.forms
            .iter()
            .rev()
            .find(|(form, _)| form.contains(point))
            .map_or(Color::WHITE, |&(_, color)| color)
    }

    /// Returns whether a form is the ground of the whole drawing: a line around it would be one around the frame.
    pub(super) fn is_ground(&self, form: &BezPath) -> bool {
        let (form, frame) = (form.bounding_box(), self.frame);
        let near = 0.03 * frame.width();
        form.x0 <= frame.x0 + near
            && form.y0 <= frame.y0 + near
            && form.x1 >= frame.x1 - near
            && form.y1 >= frame.y1 - near
    }
}

/// Returns a point just inside the first part of a form.
pub(super) fn probe(form: &BezPath) -> Option<Point> {
    let part = BezPath::from_vec(form.subpaths().next()?.to_vec());
    let start = part.elements().first()?.end_point()?;
    Some(start.lerp(part.bounding_box().center(), 0.08))
}
