//! Parts of outlines that are too small for line art.

use crate::scene::{BezPath, Path, Shape};

/// Returns the outline without its smallest parts, if anything is left, and the area of the largest part in the drawing's units.
pub(super) fn without_specks(path: &Path, form: &BezPath, speck: f64) -> (Option<BezPath>, f64) {
    let mut kept = BezPath::new();
    let mut largest = 0.0_f64;
    for (own, part) in path.outline.subpaths().zip(form.subpaths()) {
        let area = BezPath::from_vec(part.to_vec()).area().abs();
        if area >= speck {
            largest = largest.max(area);
            kept.extend(own.iter().copied());
        }
    }
    ((!kept.is_empty()).then_some(kept), largest)
}

/// Returns the outline without its shortest parts, if anything is left; `shortest` is in the outline's own units.
pub(super) fn without_ticks(path: &Path, shortest: f64) -> Option<BezPath> {
    let mut kept = BezPath::new();
    for part in path.outline.subpaths() {
        let bounds = BezPath::from_vec(part.to_vec()).bounding_box();
        if bounds.width().max(bounds.height()) >= shortest {
            kept.extend(part.iter().copied());
        }
    }
    (!kept.is_empty()).then_some(kept)
}
