//! Another game's board on the other side: of as many squares with the same frame, or of fewer in the middle of a wide
//! border.

use super::{Reverse, border, imprint};
use crate::game::Variant;
use crate::kit::board;
use crate::kit::board::BoardPicture;
use crate::kit::pieces::legible;
use crate::scene::{Affine, Item, Path, Rect, Shape, Stroke};
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
    let squares = variant.setup.board.size();
    let beyond = border(reverse.squares, squares).unwrap_or_default();
    let side = reverse.side();
    let (frame, bleed) = if beyond == 0 {
        (reverse.frame, reverse.bleed)
    } else {
        (Length::mm((INNER_FRAME.0 * reverse.cell.to_mm()).min(INNER_FRAME.1)), Length::ZERO)
    };
    let palette = &theme.palette;
    let mut picture = board::draw(variant, theme, reverse.cell, frame, bleed);
    picture = picture.with_lettering(theme, (squares, frame), typesetter)?;
    if reverse.coordinates {
        picture = picture.with_coordinates(squares, frame, palette, typesetter)?;
    }
    if beyond == 0 {
        let place = (reverse.uncut, reverse.coordinates);
        return picture.with_maker(reverse.imprint, (squares, frame), place, palette, typesetter);
    }
    let mut items = Vec::new();
    let inner = Rect::new(0.0, 0.0, side, side);
    items.push(Path::fill(inner.to_path(0.01), palette.ground).into());
    items.extend(board::frame_items(
        (reverse.squares, reverse.cell),
        (reverse.frame, reverse.bleed),
        &theme.art,
        palette,
    ));
    let edge = Stroke::new(legible(palette.ground, palette), board::GRID);
    items.push(Path::stroke(inner.to_path(0.01), edge).into());
    let at = f64::from(beyond) * reverse.cell.to_mm();
    items.push(Item::transformed(picture.items, Affine::translate((at, at))));
    let room = Rect::new(0.0, side - at + frame.to_mm(), side, side);
    items.extend(imprint::line(reverse, (room, palette.ground), palette, typesetter)?);
    Ok(BoardPicture { side, items })
}
