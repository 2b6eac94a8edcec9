//! What the other side says of itself, in small letters along its lower edge, where no cut goes through.

use super::Reverse;
use crate::kit::pieces::legible;
use crate::scene::{Affine, BezPath, Color, GlyphRun, Item, Path, Rect, Shape};
use crate::text::{Face, Style, TextError, Typesetter, escape_markup};
use crate::theme::Palette;
use crate::units::Length;

/// Height of capitals in millimetres, and as a part of the room's height at most.
const CAPITAL: (f64, f64) = (1.7, 0.3);
/// What the letters may take of the stretch without a cut, as a share of it.
const WIDEST: f64 = 0.86;

/// The line in the middle of a room along the lower edge, on a ground of this colour.
///
/// # Errors
/// A letter without a glyph.
pub(super) fn line(
    reverse: &Reverse<'_>,
    (room, ground): (Rect, Color),
    palette: &Palette,
    typesetter: &Typesetter,
) -> Result<Vec<Item>, TextError> {
    let face = Face::SemiBold;
    let tall = CAPITAL.0.min(room.height() * CAPITAL.1);
    let (from, to) = (reverse.uncut.0.max(room.x0), reverse.uncut.1.min(room.x1));
    let size = Length::mm(tall / typesetter.fonts().metrics(face).cap_height);
    let style = Style { face, ..Style::plain(size, size, Color::BLACK) };
    let line = typesetter.line(&escape_markup(reverse.imprint), &style)?;
    let letters: BezPath = line.runs.iter().filter_map(GlyphRun::outlines).flatten().collect();
    let bounds = letters.bounding_box();
    let share = (WIDEST * (to - from) / bounds.width().max(1e-6)).min(1.0);
    let place = Affine::translate((f64::midpoint(from, to), room.center().y + tall * share / 2.0))
        * Affine::scale(share)
        * Affine::translate((-bounds.center().x, 0.0));
    Ok(vec![Path::fill(place * letters, legible(ground, palette)).into()])
}
