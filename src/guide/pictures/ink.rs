//! What the parts of a picture look like on paper: two colours, the ink and the accent, and paler tones of them.

use crate::scene::{BezPath, Color, Item, Path, Stroke, circle};
use crate::theme::Palette;

/// The weight of all lines; what is done in a step has twice that.
const LINE: f64 = 0.24;

/// How a line or an area is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum InkLook {
    /// White paper with its edge.
    Sheet,
    /// What is printed on it.
    Tint,
    /// A dark piece.
    Dark,
    /// A tool.
    Tool,
    /// Thin print.
    Faint,
    /// Print.
    Line,
    /// A cut mark.
    Mark,
    /// A title, a staple.
    Thick,
    /// Where the knife goes, and glue.
    Cut,
    /// A dashed line, where paper is folded.
    Fold,
    /// An arrow, a handle.
    Solid,
    /// The boss of a shield.
    Boss,
    /// A piece's colour beyond the cut.
    Bleed,
    /// Clear tape.
    Band,
    /// Film.
    Film,
    /// The loop of a pair of scissors.
    Loop,
    /// A rivet.
    Dot,
}

/// Where it is, in millimetres.
#[derive(Clone, Copy, Debug)]
enum InkForm {
    /// Path data as in SVG, without arcs, whose conversion takes sines.
    Path(&'static str),
    /// Centre and radius.
    Disc(f64, f64, f64),
}

/// A line or an area of a picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct PicturePart {
    look: InkLook,
    form: InkForm,
}

/// A path.
pub(super) const fn path(look: InkLook, data: &'static str) -> PicturePart {
    PicturePart { look, form: InkForm::Path(data) }
}

/// A circle.
pub(super) const fn disc(look: InkLook, x: f64, y: f64, radius: f64) -> PicturePart {
    PicturePart { look, form: InkForm::Disc(x, y, radius) }
}

impl PicturePart {
    /// Its outline; nothing for data that is no path, which a test keeps out.
    pub(super) fn outline(&self) -> Option<BezPath> {
        match self.form {
            InkForm::Path(data) => BezPath::from_svg(data).ok(),
            InkForm::Disc(x, y, radius) => Some(circle((x, y), radius)),
        }
    }

    /// As it is painted in the colours of a set.
    pub(super) fn draw(&self, palette: &Palette) -> Option<Item> {
        let (fill, stroke) = self.look.paint(palette);
        let mut path = Path { stroke, ..Path::fill(self.outline()?, fill.unwrap_or(Color::WHITE)) };
        if fill.is_none() {
            path.fill = None;
        }
        Some(path.into())
    }
}

impl InkLook {
    /// What it is filled with, and its line.
    fn paint(self, palette: &Palette) -> (Option<Color>, Option<Stroke>) {
        let (ink, accent) = (palette.ink, palette.accent);
        let pale = |color: Color, share: f64| Some(color.mix(Color::WHITE, share));
        let line = || Some(Stroke::new(ink, LINE));
        match self {
            Self::Sheet => (Some(Color::WHITE), line()),
            Self::Tint => (Some(palette.ground), line()),
            Self::Tool => (pale(palette.quiet, 0.65), line()),
            Self::Faint => (None, Some(Stroke::new(ink.mix(Color::WHITE, 0.5), LINE))),
            Self::Line | Self::Mark => (None, line()),
            Self::Thick => (None, Some(Stroke::new(ink, 2.0 * LINE))),
            Self::Cut => (None, Some(Stroke::new(accent, 2.0 * LINE))),
            Self::Fold => (None, Some(Stroke::new(accent, 1.5 * LINE).dashed(&[0.9, 0.6]))),
            Self::Solid | Self::Boss => (Some(accent), None),
            Self::Bleed => (pale(accent, 0.65), None),
            Self::Band => (pale(accent, 0.65), Some(Stroke::new(accent, LINE))),
            Self::Film => (pale(palette.quiet, 0.8), line()),
            Self::Loop => (None, Some(Stroke::new(accent, 3.0 * LINE))),
            Self::Dark | Self::Dot => (Some(ink), None),
        }
    }
}
