//! Number of a set on its parts, where several sets are made at once.

use crate::imposition::SheetError;
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, at, plain};
use crate::scene::{Color, Item, Path, Rect, Shape, Size, rounded};
use crate::sheets::drawing::slug_line::small;
use crate::text::{Face, Style};
use crate::units::Length;

/// Distance from the sides of a board part's squares to the plate with its number, in millimetres: further in than the signs of
/// seams reach.
const BOARD_INSET: f64 = 3.6;
/// Height of the plate, in millimetres.
const PLATE: f64 = 2.6;
/// Height of the figures on it, in millimetres.
const FIGURE: f64 = 1.5;
/// Distance from a card's edge to the middle of its frame, in millimetres.
const CARD_FRAME: f64 = 1.9;

/// Distance from a card's side to its set's name, in millimetres.
const CARD_SIDE: f64 = 6.0;

/// Draws the number on a board part, at the lower right of its squares.
pub(crate) fn on_board(composer: &Composer<'_>, set: u16, squares: Rect) -> Result<Vec<Item>, LayoutError> {
    let cap = composer.typesetter.fonts().metrics(Face::SemiBold).cap_height;
    let style = Style {
        face: Face::SemiBold,
        size: Length::mm(FIGURE / cap),
        color: composer.palette.grid,
        ..small(composer, 6.0)
    };
    let line = composer.label(&set.to_string(), &style)?;
    let (right, bottom) = (squares.x1 - BOARD_INSET, squares.y1 - BOARD_INSET);
    let width = (line.width + 1.4).max(PLATE);
    let plate = rounded(Rect::new(right - width, bottom - PLATE, right, bottom), 0.7);
    let x = right - width / 2.0 - line.width / 2.0;
    let mut items: Vec<Item> = vec![Path::fill(plate, composer.palette.paper).into()];
    items.extend(at(line, x, bottom - (PLATE - FIGURE) / 2.0));
    Ok(items)
}

/// Draws the name of a set in the lower side of a card's or score sheet's frame, at the right.
///
/// # Errors
/// If the name is longer than the frame.
pub(crate) fn on_card(composer: &Composer<'_>, name: &str, size: Size) -> Result<Vec<Item>, SheetError> {
    let style = Style { face: Face::SemiBold, color: composer.palette.quiet, ..small(composer, 5.6) };
    let cap = composer.typesetter.fonts().metrics(Face::SemiBold).cap_height * style.size.to_mm();
    let line = composer.label(name, &style)?;
    let room = size.width - 2.0 * CARD_SIDE;
    if line.width > room {
        let lengths = [line.width, room].map(|length| Length::mm(length).down_to_tenths());
        return Err(SheetError::LabelTooLong { label: plain(name), lengths });
    }
    let (right, middle) = (size.width - CARD_SIDE, size.height - CARD_FRAME);
    let gap = Rect::new(right - line.width - 1.0, middle - 1.0, right + 1.0, middle + 1.0);
    let x = right - line.width;
    let mut items: Vec<Item> = vec![Path::fill(gap.to_path(0.01), Color::WHITE).into()];
    items.extend(at(line, x, middle + cap / 2.0));
    Ok(items)
}
