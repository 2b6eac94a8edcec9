//! Where every letter of a page stands, and which way is up for it.

use super::{MM, Pdf};
use hayro::hayro_interpret::font::{Glyph, GlyphRun};
use hayro::hayro_interpret::hayro_cmap::BfString;
use hayro::hayro_interpret::{
    BlendMode, ClipPath, Device, DrawMode, DrawProps, Image, ImageDrawProps, SoftMask,
};
use kurbo::{BezPath, Point, Vec2};

/// A glyph, with the text that it stands for.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    /// The text; mostly one letter.
    pub(crate) text: String,
    /// Where its baseline begins, in millimetres from the top left of the page, y down.
    pub(crate) at: Point,
    /// Which way the line runs: (1, 0) on a page that is upright.
    pub(crate) along: Vec2,
    /// The size of its type, in points.
    pub(crate) size: f64,
}

impl Pdf {
    /// The letters of a page in the order of painting.
    pub(crate) fn letters(&self, page: usize) -> Vec<Letter> {
        let (_, height) = self.page_size(page);
        let mut eye = Eye { height, letters: Vec::new() };
        self.show(page, &mut eye);
        eye.letters
    }
}

/// Takes down the letters.
struct Eye {
    /// Height of the page in millimetres.
    height: f64,
    letters: Vec<Letter>,
}

impl<'a> Device<'a> for Eye {
    fn draw_glyph_run(&mut self, run: &GlyphRun<'_, 'a>, props: DrawProps<'a>, _: &DrawMode) {
        for placed in run.glyphs() {
            let glyph: &Glyph<'_> = placed;
            let text = match glyph.as_unicode() {
                Some(BfString::Char(character)) => character.to_string(),
                Some(BfString::String(text)) => text,
                None => continue,
            };
            let whole = props.transform * placed.transform();
            let origin = whole * Point::ORIGIN;
            let along = whole * Point::new(1.0, 0.0) - origin;
            let at = Point::new(origin.x * MM, self.height - origin.y * MM);
            // Outlines are drawn on an em of a thousand units.
            let size = along.hypot() * 1000.0;
            let along = Vec2::new(along.x, -along.y) / along.hypot();
            self.letters.push(Letter { text, at, along, size });
        }
    }

    fn draw_path(&mut self, _: &BezPath, _: DrawProps<'a>, _: &DrawMode) {}
    fn draw_image(&mut self, _: Image<'a, '_>, _: ImageDrawProps<'a>) {}
    fn push_clip_path(&mut self, _: &ClipPath) {}
    fn push_transparency_group(&mut self, _: f32, _: Option<SoftMask<'a>>, _: BlendMode) {}
    fn pop_clip(&mut self) {}
    fn pop_transparency_group(&mut self) {}
}
