//! Ribbons of a drawing: a broad stroke, and a narrower one on it that leaves its edges.

use super::tone::contrast;
use super::walk::main_color;
use crate::scene::{Color, Item, Path};

/// Place of a stroke in a ribbon: a casing, a ribbon on it, or neither.
#[derive(Clone, Copy)]
pub(super) struct RibbonInk {
    /// Width of the ribbon, if this is its casing.
    pub(super) inner: Option<f64>,
    /// Width of the casing, if this is the ribbon on it.
    pub(super) casing: Option<f64>,
    /// Colour of the stroke before, if this one lies on it.
    under: Option<Color>,
}

impl RibbonInk {
    /// Finds the place of the stroke of one of the items, by the items before and after it.
    pub(super) fn of(items: &[Item], index: usize) -> Self {
        let on = |casing: Option<usize>, ribbon: usize| {
            let (Item::Path(casing), ribbon) = (items.get(casing?)?, items.get(ribbon)?) else { return None };
            Some((casing.stroke.as_ref()?, inlay(casing, ribbon)?))
        };
        let before = on(index.checked_sub(1), index).map(|(casing, _)| casing);
        Self {
            inner: on(Some(index), index + 1).map(|(_, inner)| inner),
            casing: before.map(|casing| casing.width),
            under: before.map(|casing| main_color(&casing.paint)),
        }
    }

    /// Returns this place, corrected for a stroke of this colour over this ground: a stroke in the ground's colour is no casing,
    /// but a gap cut in other ribbons for the one that lies above.
    pub(super) fn over(self, ground: Color, color: Color) -> Self {
        Self {
            inner: self.inner.filter(|_| color != ground),
            casing: self.casing.filter(|_| self.under != Some(ground)),
            ..self
        }
    }
}

/// Returns the width of the next item if it is a stroke that lies on this one and leaves its edges: a ribbon on its casing.
fn inlay(path: &Path, next: &Item) -> Option<f64> {
    let (casing, Item::Path(next)) = (path.stroke.as_ref()?, next) else { return None };
    let ribbon = next.stroke.as_ref().filter(|_| next.fill.is_none() && path.fill.is_none())?;
    let apart = contrast(main_color(&casing.paint), main_color(&ribbon.paint));
    let narrower = ribbon.width < casing.width && ribbon.width > 0.4 * casing.width;
    (narrower && apart > 1.35).then_some(ribbon.width)
}
