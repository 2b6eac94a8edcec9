//! Content of one form `XObject` while it is being written, and the resources that it uses.

use super::pen::{Alpha, ArtPen, WidthFrom};
use super::placeholder::FormContent;
use crate::scene::{Affine, BezPath, Path, Rect};
use krilla::graphic::Graphic;

/// Content of a form while it is written.
pub(in crate::render::pdf) struct ArtContent {
    pen: ArtPen,
    /// Forms that it draws, in the order of their names.
    forms: Vec<Graphic>,
    /// Box of all that it paints, in the units of the art.
    frame: Option<Rect>,
    /// Transform to the art from the coordinates of the item that is painted now.
    map: Affine,
    /// Number of parts so far that could be shared.
    pub(in crate::render::pdf) parts: usize,
}

/// Finished form: its content, and what krilla has to know of it.
pub(in crate::render::pdf) struct FinishedForm {
    pub(in crate::render::pdf) form: FormContent,
    pub(in crate::render::pdf) alphas: Vec<Alpha>,
    pub(in crate::render::pdf) graphics: Vec<Graphic>,
}

impl ArtContent {
    /// Makes empty content on a grid of this step.
    pub(in crate::render::pdf) fn new(step: f64) -> Self {
        let pen = ArtPen::new(step);
        Self { pen, forms: Vec::new(), frame: None, map: Affine::IDENTITY, parts: 0 }
    }

    /// Makes empty content on the same grid, for a part that is stored by itself.
    pub(in crate::render::pdf) fn part(&self) -> Self {
        Self::new(self.pen.step())
    }

    /// Returns the number of bytes so far.
    pub(in crate::render::pdf) fn len(&self) -> usize {
        self.pen.out.len()
    }

    /// Paints a path.
    pub(in crate::render::pdf) fn path(&mut self, path: &Path) {
        let covered = self.pen.paint(path, WidthFrom::Line);
        self.cover(covered);
    }

    /// Paints a path of a form that is drawn with several stroke widths. If `is_lent`, its stroke takes the width from the
    /// content that draws the form; else it has a width of its own, which does not change the width of the strokes after it.
    pub(in crate::render::pdf) fn shared_path(&mut self, path: &Path, is_lent: bool) {
        let mut covered = None;
        if is_lent || path.stroke.is_none() {
            covered = self.pen.paint(path, WidthFrom::User);
        } else {
            self.pen.open();
            self.pen.apart_from_the_rest(|pen| covered = pen.paint(path, WidthFrom::Line));
        }
        self.cover(covered);
    }

    /// Opens a group: everything up to its end is moved, and clipped. Returns false if the clip lets nothing through.
    pub(in crate::render::pdf) fn open_group(&mut self, transform: Affine, clip: Option<&BezPath>) -> bool {
        self.pen.close();
        self.pen.word("q");
        if transform != Affine::IDENTITY {
            self.pen.map(transform, 1.0);
        }
        self.map *= transform;
        clip.is_none_or(|outline| self.pen.clip(outline))
    }

    /// Closes a group; `outer` is the transform to the art that was in force before the group was opened.
    pub(in crate::render::pdf) fn close_group(&mut self, outer: Affine) {
        self.pen.close();
        self.pen.word("Q");
        self.map = outer;
    }

    /// Returns the transform to the art from the coordinates of the item that is painted now.
    pub(in crate::render::pdf) const fn map(&self) -> Affine {
        self.map
    }

    /// Draws a form that is stored independently of this one; `frame` is its box in its own units.
    pub(in crate::render::pdf) fn draw(&mut self, graphic: Graphic, transform: Affine, frame: Option<Rect>) {
        self.pen.close();
        self.pen.word("q");
        self.pen.map(transform, 1.0 / self.pen.step());
        self.use_form(graphic);
        self.pen.word("Q");
        self.cover(frame.map(|frame| transform.transform_rect_bbox(frame)));
    }

    /// Draws a part of this content that is stored by itself; strokes of the part may take their width from here.
    pub(in crate::render::pdf) fn draw_part(
        &mut self,
        graphic: Graphic,
        width: Option<f64>,
        frame: Option<Rect>,
    ) {
        self.pen.lend(width);
        // No transform is needed: the part is on the same grid as this content.
        self.use_form(graphic);
        self.cover(frame);
    }

    /// Returns the box of all that has been painted, in the units of the art.
    pub(in crate::render::pdf) const fn frame(&self) -> Option<Rect> {
        self.frame
    }

    fn use_form(&mut self, graphic: Graphic) {
        let known = self.forms.iter().position(|known| *known == graphic);
        let number = known.unwrap_or_else(|| {
            self.forms.push(graphic);
            self.forms.len() - 1
        });
        self.pen.word(&format!("/x{number} Do"));
    }

    fn cover(&mut self, covered: Option<Rect>) {
        self.frame = union(self.frame, covered.map(|rect| self.map.transform_rect_bbox(rect)));
    }

    /// Returns the finished form. `is_part` says that another form draws it on the same grid.
    pub(in crate::render::pdf) fn finish(mut self, is_part: bool) -> FinishedForm {
        self.pen.close();
        let step = self.pen.step();
        let frame = self.frame.unwrap_or(Rect::new(0.0, 0.0, step, step));
        let frame =
            Rect::new(frame.x0 / step, frame.y0 / step, frame.x1 / step, frame.y1 / step).inflate(1.0, 1.0);
        let step = if is_part { 1.0 } else { step };
        let mut content = self.pen.out;
        content.shrink_to_fit();
        let (forms, has_hue) = (self.forms.len(), self.pen.has_hue);
        let form = FormContent { content, frame, step, forms, has_hue };
        FinishedForm { form, alphas: self.pen.alphas, graphics: self.forms }
    }
}

fn union(one: Option<Rect>, other: Option<Rect>) -> Option<Rect> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.union(other)),
        (one, other) => one.or(other),
    }
}
