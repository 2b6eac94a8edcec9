//! What a side of a sheet shows: every glyph with its place, size and face, and the frames of everything drawn, each with
//! the number of the marked content that it belongs to.

use hayro::hayro_interpret::font::{Glyph as Painted, GlyphRun};
use hayro::hayro_interpret::hayro_cmap::BfString;
use hayro::hayro_interpret::{
    BlendMode, ClipPath, Context, Device, DrawMode, DrawProps, Image, ImageDrawProps, InterpreterCache,
    InterpreterSettings, SoftMask, interpret_page,
};
use hayro::hayro_syntax::object::{Dict, Number};
use hayro::hayro_syntax::page::Page;
use kurbo::{Affine, BezPath, Point, Rect, Shape as _, Vec2};

/// Millimetres to a PDF unit, which is a point.
pub(crate) const POINT: f64 = 25.4 / 72.0;
/// Units of a glyph's own space to an em.
const EM: f64 = 1000.0;

/// A face of the leaflet's type, as the font in the file is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Face {
    Regular,
    Italic,
    Bold,
}

/// A glyph. Places are millimetres from the left and the top of the side, or later of the leaflet page.
#[derive(Clone, Debug)]
pub(crate) struct Glyph {
    /// What it stands for; mostly one letter, two or three for a ligature.
    pub(crate) text: String,
    pub(crate) face: Face,
    /// In points.
    pub(crate) size: f64,
    /// Where the pen was put down.
    pub(crate) x: f64,
    /// How far the glyph's own advance moves the pen: no kerning, no tracking, no stretched space.
    pub(crate) end: f64,
    pub(crate) baseline: f64,
    /// The number of its marked content on its side, or later the place of that content in the reading order of the whole
    /// file; nothing if it is decoration.
    pub(crate) mark: Option<i64>,
}

impl Glyph {
    pub(crate) fn is_space(&self) -> bool {
        !self.text.is_empty() && self.text.chars().all(char::is_whitespace)
    }

    /// An em of its size in millimetres.
    pub(crate) fn em(&self) -> f64 {
        self.size * POINT
    }
}

/// The frame of a path that was drawn, as far as a clip lets it be seen.
#[derive(Clone, Debug)]
pub(crate) struct Shape {
    pub(crate) frame: Rect,
    /// Filled, and not a line only.
    pub(crate) filled: bool,
    pub(crate) mark: Option<i64>,
}

/// All that a side shows.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ink {
    pub(crate) glyphs: Vec<Glyph>,
    pub(crate) shapes: Vec<Shape>,
}

impl Ink {
    pub(super) fn of(page: &Page<'_>) -> Self {
        let (cache, settings) = (InterpreterCache::new(), InterpreterSettings::default());
        let (width, height) = page.render_dimensions();
        let (width, height) = (f64::from(width), f64::from(height));
        // PDF counts upwards.
        let upright = Affine::new([POINT, 0.0, 0.0, -POINT, 0.0, height * POINT]);
        let area = Rect::new(0.0, 0.0, width, height);
        let mut context = Context::new(Affine::IDENTITY, area, &cache, page.xref(), settings);
        let mut eye = Eye { upright, clips: Vec::new(), open: Vec::new(), ink: Self::default() };
        interpret_page(page, &mut context, &mut eye);
        eye.ink
    }
}

/// Takes down what is painted.
struct Eye {
    /// From the page's own units to millimetres from its top left corner.
    upright: Affine,
    /// The frames of the clips in force.
    clips: Vec<Rect>,
    /// The marked contents that are open.
    open: Vec<Option<i64>>,
    ink: Ink,
}

impl Eye {
    fn mark(&self) -> Option<i64> {
        self.open.iter().rev().find_map(|mark| *mark)
    }

    fn see(&mut self, frame: Rect, filled: bool) {
        let seen = self.clips.iter().fold(frame, |seen, clip| seen.intersect(*clip));
        // A straight line has a frame without width or height; one that is cut away has neither.
        if seen.width() > 0.0 || seen.height() > 0.0 {
            self.ink.shapes.push(Shape { frame: seen, filled, mark: self.mark() });
        }
    }
}

/// The face of a font of the file, by its name.
fn face(glyph: &Painted<'_>) -> Face {
    let Painted::Outline(outline) = glyph else { panic!("a drawn font") };
    let name = outline.font_data().and_then(|font| font.postscript_name).unwrap_or_default();
    match &name {
        name if name.contains("Italic") => Face::Italic,
        name if name.contains("Bold") => Face::Bold,
        _ => Face::Regular,
    }
}

impl<'a> Device<'a> for Eye {
    fn draw_glyph_run(&mut self, run: &GlyphRun<'_, 'a>, props: DrawProps<'a>, _: &DrawMode) {
        // One run has one font.
        let Some(face) = run.glyphs().first().map(|glyph| face(glyph)) else { return };
        let mark = self.mark();
        for placed in run.glyphs() {
            let glyph: &Painted<'_> = placed;
            let Painted::Outline(outline) = glyph else { continue };
            let text = match glyph.as_unicode() {
                Some(BfString::Char(character)) => character.to_string(),
                Some(BfString::String(text)) => text,
                None => String::new(),
            };
            let whole = self.upright * props.transform * placed.transform();
            let origin = whole * Point::ORIGIN;
            let along: Vec2 = whole * Point::new(EM, 0.0) - origin;
            // Notes that stand on their side or upside down are no lines of the page.
            if along.y.abs() > 1e-6 * along.x.abs() || along.x <= 0.0 {
                continue;
            }
            let em = origin.y - (whole * Point::new(0.0, EM)).y;
            let advance = outline.advance_width().map_or(0.0, f64::from);
            let end = (whole * Point::new(advance, 0.0)).x;
            let (x, baseline) = (origin.x, origin.y);
            self.ink.glyphs.push(Glyph { text, face, size: em / POINT, x, end, baseline, mark });
        }
    }

    fn draw_path(&mut self, path: &BezPath, props: DrawProps<'a>, mode: &DrawMode) {
        let whole = self.upright * props.transform;
        let frame = (whole * path.clone()).bounding_box();
        match mode {
            DrawMode::Fill(_) => self.see(frame, true),
            DrawMode::Stroke(stroke) | DrawMode::FillAndStroke(_, stroke) => {
                let half = f64::from(stroke.line_width) / 2.0 * whole.determinant().abs().sqrt();
                self.see(frame.inset(half), matches!(mode, DrawMode::FillAndStroke(..)));
            }
            DrawMode::Invisible => {}
        }
    }

    fn draw_image(&mut self, _: Image<'a, '_>, props: ImageDrawProps<'a>) {
        let unit = Rect::new(0.0, 0.0, 1.0, 1.0);
        self.see((self.upright * props.transform).transform_rect_bbox(unit), true);
    }

    fn push_clip_path(&mut self, clip: &ClipPath) {
        self.clips.push((self.upright * clip.path.clone()).bounding_box());
    }

    fn pop_clip(&mut self) {
        self.clips.pop().expect("a clip ends before it begins");
    }

    fn begin_marked_content(&mut self, _: &[u8], properties: Option<&Dict<'_>>) {
        let number = properties.and_then(|dict| dict.get::<Number>("MCID"));
        self.open.push(number.map(|number| number.as_i64()));
    }

    fn end_marked_content(&mut self) {
        self.open.pop().expect("a marked content ends before it begins");
    }

    fn push_transparency_group(&mut self, _: f32, _: Option<SoftMask<'a>>, _: BlendMode) {}
    fn pop_transparency_group(&mut self) {}
}
