//! What the other side says of itself, in small letters along its lower edge, where no cut goes through.

use super::Reverse;
use crate::product::letters::{LetterOutline, Lettering};
use crate::product::pieces::legible;
use crate::scene::{Color, Item, Path, Point, Rect};
use crate::text::{TextError, escape_markup};

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
    room: Rect,
    ground: Color,
    set: Lettering<'_>,
) -> Result<Vec<Item>, TextError> {
    let tall = CAPITAL.0.min(room.height() * CAPITAL.1);
    let (from, to) = (reverse.uncut.0.max(room.x0), reverse.uncut.1.min(room.x1));
    let letters = LetterOutline::of_capitals(&escape_markup(reverse.imprint), tall, set.typesetter)?;
    let share = letters.share(WIDEST * (to - from));
    let middle = Point::new(f64::midpoint(from, to), room.center().y);
    Ok(vec![Path::fill(letters.centred(middle, share), legible(ground, set.palette)).into()])
}
