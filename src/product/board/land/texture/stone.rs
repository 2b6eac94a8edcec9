//! Flagstones in courses, with rounded corners.

use super::Surface;
use crate::scene::{BezPath, Item, Rect, rounded};

/// Heights of courses and widths of stones.
const HIGH: (f64, f64) = (46.0, 88.0);
const WIDE: (f64, f64) = (60.0, 150.0);
/// From a stone's edge to the middle of its joint, and the radius of its corners.
const JOINT: f64 = 1.6;
const CORNER: f64 = 9.0;
/// The share of stones that have one of the middle colours.
const TINTED: f64 = 0.4;
const LINE: f64 = 1.0;

/// Stones of the first colours, outlined in the last.
pub(super) fn drawn(mut surface: Surface<'_>) -> Vec<Item> {
    let tints = surface.between().len();
    let (mut tinted, mut outlines) = (vec![BezPath::new(); tints], BezPath::new());
    let mut top = -surface.chance.between(0.0, HIGH.0) * surface.scale;
    while top < surface.side {
        let high = surface.chance.between(HIGH.0, HIGH.1) * surface.scale;
        let mut left = -surface.chance.between(0.0, WIDE.0) * surface.scale;
        while left < surface.side {
            let wide = surface.chance.between(WIDE.0, WIDE.1) * surface.scale;
            let stone = Rect::new(left, top, left + wide, top + high).inset(-JOINT);
            let outline = rounded(stone, CORNER * surface.scale);
            if tints > 0 && surface.chance.share() < TINTED {
                tinted[surface.chance.of(tints)].extend(outline.iter());
            }
            outlines.extend(outline.iter());
            left += wide;
        }
        top += high;
    }
    surface.painted(tinted, outlines, LINE)
}
