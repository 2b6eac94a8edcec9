//! Words drawn as outlines, for boards: in the middle of a plate, or with a light line around them on any ground.

use super::pieces::legible;
use crate::scene::{Affine, BezPath, Color, GlyphRun, Path, Point, Rect, Shape, Stroke};
use crate::text::{Face, Style, TextError, Typesetter};
use crate::theme::Palette;
use crate::units::Length;

/// Depth to which letters reach below the line, as a share of the height of capitals and figures.
pub(super) const BELOW: f64 = 0.36;
/// Edge of a plate, as a share of its height.
const EDGE: f64 = 0.06;
/// Width of the light line around letters on the ground of a square, as a share of their height.
const HALO: f64 = 0.3;

/// Setter of words on boards, with the colours in which they stand.
#[derive(Clone, Copy)]
pub struct Lettering<'a> {
    /// Colours of the theme.
    pub palette: &'a Palette,
    /// Typesetter of the words.
    pub typesetter: &'a Typesetter,
}

/// Words as an outline whose line begins at the origin. Millimetres.
pub(super) struct LetterOutline {
    outline: BezPath,
    /// Bounding box of the outline.
    pub(super) bounds: Rect,
    /// Height that the letters seem to have.
    pub(super) tall: f64,
}

impl LetterOutline {
    /// Returns words, with markup, in type whose capitals are `tall` high.
    ///
    /// # Errors
    /// A letter without a glyph.
    pub(super) fn of_capitals(text: &str, tall: f64, typesetter: &Typesetter) -> Result<Self, TextError> {
        let size = tall / typesetter.fonts().metrics(Face::SemiBold).cap_height;
        Self::new(text, size, tall, 0.0, typesetter)
    }

    /// Returns words, with markup, in type of so many millimetres, of which letters seem `tall` high.
    ///
    /// # Errors
    /// A letter without a glyph.
    pub(super) fn new(
        text: &str,
        size: f64,
        tall: f64,
        tracking: f64,
        typesetter: &Typesetter,
    ) -> Result<Self, TextError> {
        let size = Length::mm(size);
        let style = Style { face: Face::SemiBold, tracking, ..Style::plain(size, size, Color::BLACK) };
        let line = typesetter.line(text, &style)?;
        let outline: BezPath = line.runs.iter().filter_map(GlyphRun::outlines).flatten().collect();
        Ok(Self { bounds: outline.bounding_box(), outline, tall })
    }

    /// Returns the share to which they have to be shrunk to be no wider than `most`.
    pub(super) fn share(&self, most: f64) -> f64 {
        (most / self.bounds.width().max(1e-6)).min(1.0)
    }

    /// Returns the outline, shrunk to a share, with its middle at a point.
    pub(super) fn centred(self, middle: Point, share: f64) -> BezPath {
        let onto = Affine::translate(middle.to_vec2()) * Affine::scale(share);
        onto * Affine::translate((-self.bounds.center().x, self.tall / 2.0)) * self.outline
    }

    /// Returns the outline with its left edge and its line at (`left`, `foot`).
    pub(super) fn placed(&self, left: f64, foot: f64) -> BezPath {
        Affine::translate((left - self.bounds.x0, foot)) * self.outline.clone()
    }

    /// Draws them, shrunk to a share, in the middle of a plate with an edge.
    pub(super) fn on_plate(self, plate: Rect, share: f64, palette: &Palette) -> Vec<Path> {
        let ground = palette.border_ribbon;
        let inner = plate.inset(-EDGE * plate.height());
        vec![
            Path::fill(plate.to_path(0.01), palette.ribbon_edge),
            Path::fill(inner.to_path(0.01), ground),
            Path::fill(self.centred(plate.center(), share), legible(ground, palette)),
        ]
    }
}

/// Draws letters with a light line around them, so that they stand out from any ground.
pub(super) fn on_ground(letters: BezPath, tall: f64, palette: &Palette) -> [Path; 2] {
    let around = Stroke::new(palette.paper, tall * HALO).rounded();
    [Path::stroke(letters.clone(), around), Path::fill(letters, palette.ink)]
}
