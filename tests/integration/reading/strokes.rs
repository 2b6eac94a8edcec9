//! The straight lines of a page, as its content draws them: vectors, not dots.

use super::{MM, Pdf};
use hayro::hayro_interpret::font::GlyphRun;
use hayro::hayro_interpret::{
    BlendMode, ClipPath, Device, DrawMode, DrawProps, Image, ImageDrawProps, Paint, SoftMask,
};
use kurbo::{BezPath, PathSeg, Point};

/// A straight line that is stroked, in millimetres from the top left of the page, y down.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stroked {
    /// Where it begins.
    pub(crate) from: Point,
    /// Where it ends.
    pub(crate) to: Point,
    /// How wide it is.
    pub(crate) width: f64,
    /// Red, green and blue from 0 to 1; nothing for a pattern.
    pub(crate) color: Option<[f32; 3]>,
    /// Whether it is dashed.
    pub(crate) dashed: bool,
}

impl Pdf {
    /// The straight lines of a page in the order of painting; where clips cut them off is not looked at.
    pub(crate) fn strokes(&self, page: usize) -> Vec<Stroked> {
        let (_, height) = self.page_size(page);
        let mut pen = Pen { height, strokes: Vec::new() };
        self.show(page, &mut pen);
        pen.strokes
    }
}

/// Takes down lines.
struct Pen {
    /// Height of the page in millimetres.
    height: f64,
    strokes: Vec<Stroked>,
}

impl<'a> Device<'a> for Pen {
    fn draw_path(&mut self, path: &BezPath, props: DrawProps<'a>, mode: &DrawMode) {
        let DrawMode::Stroke(stroke) = mode else { return };
        let scale = props.transform.determinant().abs().sqrt() * MM;
        let color = match &props.paint {
            Paint::Color(color) => {
                let [r, g, b, _] = color.to_rgba().components();
                Some([r, g, b])
            }
            Paint::Pattern(_) => None,
        };
        let place = |point: Point| {
            let point = props.transform * point;
            Point::new(point.x * MM, self.height - point.y * MM)
        };
        for segment in path.segments() {
            let PathSeg::Line(line) = segment else { continue };
            self.strokes.push(Stroked {
                from: place(line.p0),
                to: place(line.p1),
                width: f64::from(stroke.line_width) * scale,
                color,
                dashed: !stroke.dash_array.is_empty(),
            });
        }
    }

    fn draw_glyph_run(&mut self, _: &GlyphRun<'_, 'a>, _: DrawProps<'a>, _: &DrawMode) {}
    fn draw_image(&mut self, _: Image<'a, '_>, _: ImageDrawProps<'a>) {}
    fn push_clip_path(&mut self, _: &ClipPath) {}
    fn push_transparency_group(&mut self, _: f32, _: Option<SoftMask<'a>>, _: BlendMode) {}
    fn pop_clip(&mut self) {}
    fn pop_transparency_group(&mut self) {}
}
