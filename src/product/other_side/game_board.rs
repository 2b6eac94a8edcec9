//! Another game's board on the other side: of as many squares with the same frame, or of fewer in the middle of a wide
//! border.

use super::{Reverse, border, ground, imprint};
use crate::game::Variant;
use crate::product::board::{self, BoardPicture, Lettering, MakerPlace};
use crate::scene::{Affine, Item, Rect};
use crate::text::{TextError, Typesetter};
use crate::theme::Theme;
use crate::units::Length;

/// The frame of a board in a wide border: as a part of a square, and the most in millimetres.
const INNER_FRAME: (f64, f64) = (0.3, 7.0);

/// Draws it. A board that has no place behind the front is drawn as if it had as many squares.
///
/// # Errors
/// A digit or letter without a glyph.
pub(super) fn draw(
    variant: &Variant,
    theme: &Theme,
    reverse: &Reverse<'_>,
    typesetter: &Typesetter,
) -> Result<BoardPicture, TextError> {
    let front = reverse.board;
    let beyond = border(front.squares, variant.setup.board.size()).unwrap_or_default();
    let (frame, bleed) = if beyond == 0 {
        (front.frame, front.bleed)
    } else {
        ((INNER_FRAME.0 * front.cell).min(INNER_FRAME.1), 0.0)
    };
    let palette = &theme.palette;
    let [cell, frame, bleed] = [front.cell, frame, bleed].map(Length::mm);
    let mut picture = board::draw(variant, theme, cell, frame, bleed);
    let set = Lettering { palette, typesetter };
    picture = picture.with_lettering(&theme.board.lettering, set)?;
    if reverse.coordinates {
        picture = picture.with_coordinates(set)?;
    }
    if beyond == 0 {
        let place = MakerPlace { uncut: reverse.uncut, has_coordinates: reverse.coordinates };
        return picture.with_maker(reverse.imprint, place, &theme.art, set);
    }
    let mut items = ground(theme, front);
    let (side, at) = (front.side(), f64::from(beyond) * front.cell);
    items.push(Item::transformed(picture.items, Affine::translate((at, at))));
    let room = Rect::new(0.0, side - at + frame.to_mm(), side, side);
    items.extend(imprint::line(reverse, room, palette.ground, set)?);
    Ok(BoardPicture { measures: front, items })
}
