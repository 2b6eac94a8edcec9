//! Letters as outlines, for outputs without fonts.

use super::{BezPath, GlyphRun, Point};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider};

impl GlyphRun {
    /// The outlines of its glyphs, in the millimetres of its page; nothing if its font can't be read.
    #[must_use]
    pub fn outlines(&self) -> Option<BezPath> {
        let file = FontRef::from_index(self.font.bytes(), 0).ok()?;
        let size = self.size.to_mm();
        let em = file.metrics(Size::unscaled(), LocationRef::default()).units_per_em;
        let scale = size / f64::from(em);
        let outlines = file.outline_glyphs();
        let mut pen = Pen { path: BezPath::new(), origin: self.origin, scale };
        let mut advance = 0.0;
        for glyph in &self.glyphs {
            pen.origin =
                Point::new(self.origin.x + (advance + glyph.dx) * size, self.origin.y - glyph.dy * size);
            // A space has no outline.
            if let Some(outline) = outlines.get(GlyphId::from(glyph.id)) {
                let unscaled = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
                outline.draw(unscaled, &mut pen).ok()?;
            }
            advance += glyph.advance;
        }
        Some(pen.path)
    }
}

/// Draws what the font says, whose y points up.
struct Pen {
    path: BezPath,
    /// The start of the glyph's baseline.
    origin: Point,
    /// Millimetres to a font unit.
    scale: f64,
}

impl Pen {
    fn place(&self, x: f32, y: f32) -> Point {
        Point::new(self.origin.x + f64::from(x) * self.scale, self.origin.y - f64::from(y) * self.scale)
    }
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(self.place(x, y));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(self.place(x, y));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.path.quad_to(self.place(x1, y1), self.place(x, y));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.path.curve_to(self.place(x1, y1), self.place(x2, y2), self.place(x, y));
    }

    fn close(&mut self) {
        self.path.close_path();
    }
}
