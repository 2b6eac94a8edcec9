//! Pieces with backs: the sheet is folded along a line between fronts and backs, glued, and cut.
//!
//! Both are on one side of the paper, so that no printer has to print two sides exactly. Folding may still be a little
//! off; the backs have a pattern without a middle and reach so far beyond the cut that nothing shows.

use super::element::Element;
use crate::scene::Rect;
use crate::units::Length;

/// Bleed of a back beyond the cut: the fold may be 2 mm off.
pub(crate) const REACH: Length = Length::mm(2.5);
/// Room on either side of the fold, in millimetres.
const FOLD: f64 = 1.5;

/// Returns the part of a region that fronts may take, so that their backs have room in it, too.
pub(crate) fn fronts(region: Rect) -> Rect {
    Rect { y1: region.y0 + (region.height() / 2.0 - FOLD).max(0.0), ..region }
}

/// Returns the room for the backs of the pieces among `placed`, which take `around` millimetres more on all sides; its upper edge
/// is the fold.
pub(crate) fn backs(placed: &[(Element, Rect)], around: f64) -> Option<(Element, Rect)> {
    let pieces = placed.iter().filter(|(element, _)| matches!(element, Element::Disc { .. }));
    let all = pieces.map(|(_, area)| area.inset(around)).reduce(|one, other| one.union(other))?;
    let fold = all.y1 + FOLD;
    Some((Element::Backs, Rect::new(all.x0, fold, all.x1, 2.0 * fold - all.y0)))
}
