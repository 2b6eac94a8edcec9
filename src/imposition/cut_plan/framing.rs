//! Width of the frame around the squares: as much as the paper leaves, but never a sheet more.

use super::element::{CutSheet, FlatInsert};
use super::place;
use super::place::{KnownPieces, Laid};
use crate::imposition::cutting::{BoardPart, Trim};
use crate::imposition::error::SheetError;
use crate::imposition::measures::most_of;
use crate::imposition::order::Order;
use crate::imposition::settings::FRAME;
use crate::units::Length;

/// Frames that nobody asked for differ by half millimetres, so that a board's size is a number one can remember.
const PER_MM: u32 = 2;
/// Gap between the bleeds of a board part and of its neighbour, in millimetres, where a wider gap would take the frame's room:
/// the marks of cards still have theirs.
const TIGHT: f64 = 0.8;

/// Returns the sheets with the widest frame that takes no more sheets than the squares alone, and whose bleed lies within the
/// margins; or with the requested frame, on as few sheets as narrow gaps allow.
pub(super) fn sheets(
    order: &Order,
    trim: Trim,
    parts: &[BoardPart],
    inserts: &[FlatInsert],
) -> Result<(Trim, Vec<CutSheet>), SheetError> {
    let known = KnownPieces::default();
    let bare = place::sheets(order, Laid::usual(trim), parts, inserts, &known)?;
    if order.settings.frame.is_some() {
        let tight = Laid { trim, gap: TIGHT };
        let fewer = |sheets: &Vec<CutSheet>| trim.is_framed() && sheets.len() < bare.len();
        let sheets = place::sheets(order, tight, parts, inserts, &known).ok().filter(fewer);
        return Ok((trim, sheets.unwrap_or(bare)));
    }
    let framed = |frame: Length| Trim { frame, ..trim };
    let holds = |frame: Length| {
        let trim = framed(frame);
        parts.iter().all(|part| place::fits_alone(&order.settings, trim, part))
            && gaps(trim)
                .into_iter()
                .any(|laid| place::goes_on(order, laid, parts, inserts, bare.len(), &known))
    };
    // It is quick to see whether a frame holds; all strategies are tried only for the widest.
    let Some(widest) = most_of(PER_MM, FRAME, holds).map(framed) else { return Ok((trim, bare)) };
    let all =
        gaps(widest).into_iter().filter_map(|laid| place::sheets(order, laid, parts, inserts, &known).ok());
    let found = all.into_iter().find(|sheets| sheets.len() <= bare.len());
    Ok(found.map_or((trim, bare), |sheets| (widest, sheets)))
}

/// Returns a board with the usual gap, and with a narrow one.
fn gaps(trim: Trim) -> [Laid; 2] {
    [Laid::usual(trim), Laid { trim, gap: TIGHT }]
}
