//! Looks of the parts of a picture: two colours, the ink and the accent, and paler tones of them.

use crate::scene::{BezPath, Color, Item, Path, Stroke, circle};
use crate::theme::Palette;

/// Width of lines in millimetres; the action of a step has lines twice as wide.
const LINE: f64 = 0.24;

/// Look of a line or an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum InkLook {
    /// White paper with its edge.
    Sheet,
    /// Print on the paper.
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
    /// The path of the knife, and glue.
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

/// Form of a line or an area, in millimetres.
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

/// Makes a part from the data of a path.
pub(super) const fn path(look: InkLook, data: &'static str) -> PicturePart {
    PicturePart { look, form: InkForm::Path(data) }
}

/// Makes a part from a circle.
pub(super) const fn disc(look: InkLook, x: f64, y: f64, radius: f64) -> PicturePart {
    PicturePart { look, form: InkForm::Disc(x, y, radius) }
}

impl PicturePart {
    /// Returns the outline. `None`: the data is not a path, which a test keeps out.
    pub(super) fn outline(&self) -> Option<BezPath> {
        match self.form {
            InkForm::Path(data) => BezPath::from_svg(data).ok(),
            InkForm::Disc(x, y, radius) => Some(circle((x, y), radius)),
        }
    }

    /// Paints the part in the colours of a set.
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
    /// Returns the colour of the area and the line, each `None` if there is none.
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
