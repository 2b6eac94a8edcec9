//! Inscriptions of a theme on its frame, one on each side, in runes or in capitals.
//!
//! An inscription stands in the first half of its side, clear of the medallion in the middle and of the corner, and reads from
//! within the board: its foot is towards the squares.

use super::frame::{self, BoardMeasures};
use crate::product::letters::{LetterOutline, Lettering};
use crate::product::ornament::interlace::turns;
use crate::scene::{Item, Rect};
use crate::text::TextError;

/// Height of the narrowest band in which letters can be read, in mm.
const LEAST: f64 = 2.4;
/// Height of letters, and room beside them, as shares of the band.
const TALL: f64 = 0.52;
const BESIDE: f64 = 0.6;
/// Heights of capitals and of runes in em.
const CAPITAL: f64 = 0.66;
/// Greatest share of half a side that an inscription may take.
const WIDEST: f64 = 0.8;

/// Draws the inscriptions, one to a side from the upper side on; fewer come again in turn. The origin is the upper left corner of
/// the squares. Empty if the frame is too narrow.
///
/// # Errors
/// A letter without a glyph.
pub(super) fn items(
    texts: &[String],
    board: BoardMeasures,
    set: Lettering<'_>,
) -> Result<Vec<Item>, TextError> {
    let (side, band) = (board.side(), frame::drawn_band(board.frame));
    if texts.is_empty() || band < LEAST {
        return Ok(Vec::new());
    }
    let mut items = Vec::new();
    for (text, turn) in texts.iter().cycle().zip(turns(side)) {
        let panel = panel(text, board, band, set)?;
        items.push(Item::transformed(panel, turn));
    }
    Ok(items)
}

/// Draws an inscription on the upper side, in a band so many millimetres wide.
fn panel(text: &str, board: BoardMeasures, band: f64, set: Lettering<'_>) -> Result<Vec<Item>, TextError> {
    let (side, cell) = (board.side(), board.cell);
    let tall = TALL * band;
    let letters = LetterOutline::new(text, tall / CAPITAL, tall, 0.08, set.typesetter)?;
    let room = WIDEST * side / 2.0 - 2.0 * BESIDE * band;
    let share = letters.share(room);
    let wide = letters.bounds.width() * share + 2.0 * BESIDE * band;
    // The panel takes whole squares, so that its ends fall on lines where cuts may be.
    let wide = ((wide / cell).ceil() * cell).min(side / 2.0);
    let middle = ((side / 4.0 - wide / 2.0) / cell).round() * cell + wide / 2.0;
    let area = Rect::new(middle - wide / 2.0, -band, middle + wide / 2.0, 0.0);
    Ok(letters.on_plate(area, share, set.palette).into_iter().map(Item::Path).collect())
}
