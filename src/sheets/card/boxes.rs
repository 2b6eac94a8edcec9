//! Trim box and bleed box of a page that is cut.

use crate::imposition::Settings;
use crate::imposition::cut_plan::{Element, Placed};
use crate::scene::Rect;

/// Returns the rectangles around all trimmed areas and around all bleeds; `bled` is a card with its own. `None`: nothing on the
/// page is cut.
pub(crate) fn boxes(
    placed: &[Placed],
    settings: &Settings,
    bled: impl Fn(&Placed) -> Rect,
) -> (Option<Rect>, Option<Rect>) {
    let around =
        |of: &dyn Fn(&Placed) -> Option<Rect>| placed.iter().filter_map(of).reduce(|a, b| a.union(b));
    let trim = around(&|placed| match placed.element {
        Element::Board { .. } | Element::Disc { .. } | Element::Insert { .. } => Some(placed.area),
        Element::Backs | Element::Caption(_) | Element::SlugLine(_) => None,
    });
    let bled = around(&|placed| match placed.element {
        Element::Board { .. } | Element::Disc { .. } => Some(placed.outer(settings)),
        Element::Insert { .. } => Some(bled(placed)),
        Element::Backs => Some(placed.area),
        Element::Caption(_) | Element::SlugLine(_) => None,
    });
    (trim, bled)
}
