//! The number of a set on its pieces.

use super::{Token, TokenShape, square};
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, at};
use crate::scene::{Affine, Art, BezPath, Color, Item, Path, Size, Stroke};
use crate::text::{Face, Style};
use crate::units::Length;

/// Size of the digits: their height is two thirds of it, 2 mm.
const FIGURES: Length = Length::mm(3.0);
/// Height of a digit, in millimetres.
const TALL: f64 = 2.0;
/// Height of the plate, in millimetres.
const HEIGHT: f64 = 2.9;
/// Least side of a square that is white around its disc at which the plate has room in its corner, in millimetres.
const ROOMY: f64 = 20.0;
/// Room between the plate and the cut, in millimetres: as far as scissors stray.
const CLEAR: f64 = 0.9;

/// Draws the plate with the number of a set, near the lower edge of a piece, in the frame of a cut face.
///
/// # Errors
/// If a digit can't be set.
pub fn plate(composer: &Composer<'_>, token: &Token, set: u16) -> Result<Art, LayoutError> {
    let tones = token.tones;
    let (ground, color) = if tones.ground == Color::WHITE {
        (tones.ground, tones.ornament)
    } else {
        let ground = tones.ground.mix(Color::BLACK, 0.25);
        (ground, super::legible(ground, composer.palette))
    };
    let style = Style { face: Face::SemiBold, ..Style::plain(FIGURES, FIGURES, color) };
    let line = composer.label(&set.to_string(), &style)?;
    // On white beside a small disc the plate is small, too.
    let scale = if token.inset { (token.diameter.to_mm() / ROOMY).min(1.0) } else { 1.0 };
    let (side, width) = (token.diameter.to_mm() / scale, line.width);
    let half = (width / 2.0 + 0.7).max(HEIGHT / 2.0);
    let radius = side / 2.0 - CLEAR;
    // On a disc its lower corners lie within the cut; on a square it lies in a corner, in place of the ornament there.
    let (center, middle) = match token.shape {
        TokenShape::Round => {
            let foot = (radius * radius - half * half * 0.6).max(0.0).sqrt();
            (side / 2.0, side / 2.0 + foot - HEIGHT / 2.0)
        }
        TokenShape::Square => (side / 2.0 + radius - half, side / 2.0 + radius - HEIGHT / 2.0),
    };
    // A broad line with round ends.
    let mut core = BezPath::new();
    core.move_to((center - half + HEIGHT / 2.0, middle));
    core.line_to((center + half - HEIGHT / 2.0 + 0.01, middle));
    let pill =
        |color: Color, width: f64| Path::stroke(core.clone(), Stroke::new(color, width).rounded()).into();
    let mut items = Vec::new();
    if token.shape == TokenShape::Square {
        items.push(Path::fill(square::bare_corner(side), tones.ground).into());
    }
    items.extend([pill(color, HEIGHT), pill(ground, HEIGHT - 0.5)]);
    items.extend(at(line, center - width / 2.0, middle + TALL / 2.0));
    if scale < 1.0 {
        items = vec![Item::transformed(items, Affine::scale(scale))];
    }
    Ok(Art { size: Size::new(side * scale, side * scale), items })
}
