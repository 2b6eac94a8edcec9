//! Text as an outline, for art that is more than words.

use super::{Style, TextError, Typesetter};
use crate::scene::BezPath;
use rustybuzz::ttf_parser::{GlyphId, OutlineBuilder};

impl Typesetter {
    /// The outline of a line of text with inline marks, in millimetres: the baseline starts at (0, 0), y down.
    /// Filled by the non-zero rule.
    ///
    /// # Errors
    /// As [`Typesetter::line`].
    pub fn outline(&self, text: &str, style: &Style) -> Result<BezPath, TextError> {
        let line = self.line(text, style)?;
        let mut path = BezPath::new();
        for run in &line.runs {
            // The line was made from these fonts; a run without its font would be a fault of this module.
            let Some(loaded) = self.shaper().fonts.all().into_iter().find(|l| l.font == run.font) else {
                continue;
            };
            let size = run.size.to_mm();
            let mut x = run.origin.x;
            for glyph in &run.glyphs {
                let mut pen = Pen {
                    path: &mut path,
                    x: x + glyph.dx * size,
                    y: -glyph.dy * size,
                    scale: size / loaded.em(),
                };
                // A glyph without ink has no outline.
                let _ = loaded.face.outline_glyph(GlyphId(glyph.id), &mut pen);
                x += glyph.advance * size;
            }
        }
        Ok(path)
    }
}

/// Draws font units into millimetres, and turns y around.
struct Pen<'a> {
    path: &'a mut BezPath,
    x: f64,
    y: f64,
    scale: f64,
}

impl Pen<'_> {
    fn at(&self, x: f32, y: f32) -> (f64, f64) {
        (self.x + f64::from(x) * self.scale, self.y - f64::from(y) * self.scale)
    }
}

impl OutlineBuilder for Pen<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        let to = self.at(x, y);
        self.path.move_to(to);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let to = self.at(x, y);
        self.path.line_to(to);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let (control, to) = (self.at(x1, y1), self.at(x, y));
        self.path.quad_to(control, to);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let (first, second, to) = (self.at(x1, y1), self.at(x2, y2), self.at(x, y));
        self.path.curve_to(first, second, to);
    }

    fn close(&mut self) {
        self.path.close_path();
    }
}

#[cfg(test)]
mod tests {
    use crate::scene::{Color, Shape};
    use crate::text::{Align, Face, Fonts, Style, Typesetter};
    use crate::units::Length;

    #[test]
    fn an_outline_is_as_wide_and_high_as_its_letters() {
        let style = Style {
            face: Face::SemiBold,
            size: Length::mm(10.0),
            leading: Length::mm(12.0),
            color: Color::BLACK,
            align: Align::Left,
            hyphenate: false,
            first_indent: 0.0,
            lining_figures: false,
            tracking: 0.0,
        };
        let setter = Typesetter::new(Fonts::bundled(), "en");
        let bounds = setter.outline("HNEFATAFL H", &style).unwrap().bounding_box();
        let caps = setter.fonts().metrics(Face::SemiBold).cap_height * 10.0;
        assert!((-bounds.y0 - caps).abs() < 0.8, "{bounds:?} {caps}");
        assert!(bounds.y1.abs() < 0.3, "{bounds:?}");
        let width = setter.line_width("HNEFATAFL H", &style).unwrap();
        assert!((bounds.width() - width).abs() < 1.0, "{bounds:?} {width}");
    }
}
