//! Slanting lines, and dots.

use super::Surface;
use crate::scene::{BezPath, Item};

/// From line to line, along an edge; lengths of lines and of the gaps between them.
const APART: f64 = 17.0;
const LINE: (f64, f64) = (30.0, 130.0);
const GAP: (f64, f64) = (8.0, 60.0);
/// Widths of lines and of dots.
const WIDE: f64 = 0.9;
const DOT: f64 = 1.7;
/// Dots to a square.
const DOTS: f64 = 26.0;
/// The steps of the sequence R2 (Roberts, 2018), which strews evenly: 1/p and 1/p^2 for p^3 = p + 1.
const R2: (f64, f64) = (0.754_877_666_246_692_7, 0.569_840_290_998_053_2);

/// Lines from lower left to upper right, broken here and there.
pub(super) fn lines(mut surface: Surface<'_>) -> Vec<Item> {
    let mut outline = BezPath::new();
    let (side, apart) = (surface.side, APART * surface.scale);
    let count = (2.0 * side / apart) as usize;
    for nth in 1..count {
        let foot = nth as f64 * apart;
        // Along x from where it enters the board to where it leaves.
        let (mut at, end) = ((foot - side).max(0.0), foot.min(side));
        at += surface.chance.between(0.0, GAP.1) * surface.scale;
        while at < end {
            let to = (at + surface.chance.between(LINE.0, LINE.1) * surface.scale).min(end);
            outline.move_to((at, foot - at));
            outline.line_to((to, foot - to));
            at = to + surface.chance.between(GAP.0, GAP.1) * surface.scale;
        }
    }
    surface.painted(Vec::new(), outline, WIDE)
}

/// Dots, evenly strewn.
pub(super) fn dots(mut surface: Surface<'_>) -> Vec<Item> {
    let mut outline = BezPath::new();
    let squares = surface.side * surface.side / 1e4;
    let count = (squares * DOTS / (surface.scale * surface.scale)) as usize;
    let (mut x, mut y) = (surface.chance.share(), surface.chance.share());
    for _ in 0..count {
        (x, y) = ((x + R2.0) % 1.0, (y + R2.1) % 1.0);
        let (x, y) = (x * surface.side, y * surface.side);
        outline.move_to((x, y));
        outline.line_to((x + 0.1, y));
    }
    surface.painted(Vec::new(), outline, DOT)
}
