//! Inscriptions of a theme on its frame, one on each side, in runes or in capitals.
//!
//! An inscription stands in the first half of its side, clear of the medallion in the middle and of the corner, and reads from
//! within the board: its foot is towards the squares.

use super::frame;
use crate::kit::pieces::legible;
use crate::scene::Color;
use crate::scene::{Affine, BezPath, GlyphRun, Item, Path, Rect, Shape};
use crate::text::{Face, Style, TextError, Typesetter};
use crate::theme::Palette;
use crate::units::Length;

/// Height of the narrowest band in which letters can be read, in mm.
const LEAST: f64 = 2.4;
/// Height of letters, room beside them, and edges of their panel, as shares of the band.
const TALL: f64 = 0.52;
const BESIDE: f64 = 0.6;
const EDGE: f64 = 0.06;
/// Heights of capitals and of runes in em.
const CAPITAL: f64 = 0.66;
/// Greatest share of half a side that an inscription may take.
const WIDEST: f64 = 0.8;

/// Draws the inscriptions, one to a side from the upper side on; fewer come again in turn. The origin is the upper left corner of
/// the squares; `place` is the length of a side, the side of a square and the width of the frame in mm. Empty if the frame is
/// too narrow.
///
/// # Errors
/// A letter without a glyph.
pub(super) fn items(
    texts: &[String],
    (side, cell, width): (f64, f64, f64),
    palette: &Palette,
    typesetter: &Typesetter,
) -> Result<Vec<Item>, TextError> {
    let band = frame::drawn_band(width);
    if texts.is_empty() || band < LEAST {
        return Ok(Vec::new());
    }
    let mut items = Vec::new();
    for (text, turn) in texts.iter().cycle().zip(frame::turns(side)) {
        let panel = panel(text, (side, cell, band), palette, typesetter)?;
        items.push(Item::transformed(panel, turn));
    }
    Ok(items)
}

/// Draws an inscription on the upper side.
fn panel(
    text: &str,
    (side, cell, band): (f64, f64, f64),
    palette: &Palette,
    typesetter: &Typesetter,
) -> Result<Vec<Item>, TextError> {
    let size = Length::mm(TALL * band / CAPITAL);
    let style = Style { face: Face::SemiBold, tracking: 0.08, ..Style::plain(size, size, Color::BLACK) };
    let line = typesetter.line(text, &style)?;
    let letters: BezPath = line.runs.iter().filter_map(GlyphRun::outlines).flatten().collect();
    let bounds = letters.bounding_box();
    let room = WIDEST * side / 2.0 - 2.0 * BESIDE * band;
    let share = (room / bounds.width()).min(1.0);
    let wide = bounds.width() * share + 2.0 * BESIDE * band;
    // The panel takes whole squares, so that its ends fall on lines where cuts may be.
    let wide = ((wide / cell).ceil() * cell).min(side / 2.0);
    let middle = ((side / 4.0 - wide / 2.0) / cell).round() * cell + wide / 2.0;
    let area = Rect::new(middle - wide / 2.0, -band, middle + wide / 2.0, 0.0);
    let ground = palette.border_ribbon;
    let place = Affine::translate((middle, -band / 2.0))
        * Affine::scale(share)
        * Affine::translate((-bounds.center().x, TALL * band / 2.0));
    Ok(vec![
        Path::fill(area.to_path(0.01), palette.ribbon_edge).into(),
        Path::fill(area.inset(-EDGE * band).to_path(0.01), ground).into(),
        Path::fill(place * letters, legible(ground, palette)).into(),
    ])
}
