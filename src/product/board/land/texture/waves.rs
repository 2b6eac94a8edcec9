//! Rows of waves in bands, as old charts have them.

use super::Surface;
use crate::product::board::land::smooth;
use crate::scene::{BezPath, Item, Point};

/// From row to row, the length of a wave and its height; waves in a run, and the gap between runs.
const ROW: f64 = 25.0;
const LONG: f64 = 26.0;
const HIGH: f64 = 6.5;
const RUN: (f64, f64) = (3.0, 9.0);
const GAP: (f64, f64) = (26.0, 150.0);
/// From band to band, and how far a band's edge swings.
const BAND: f64 = 240.0;
const SWING: f64 = 34.0;
/// Places along a band's edge.
const PLACES: f64 = 110.0;
const WIDE: f64 = 1.0;

/// Bands of the middle colours, and waves of the last.
pub(super) fn drawn(mut surface: Surface<'_>) -> Vec<Item> {
    let bands = (0..surface.between().len()).map(|nth| bands(&mut surface, nth)).collect();
    let mut outline = BezPath::new();
    let (row, long) = (ROW * surface.scale, LONG * surface.scale);
    let mut y = row / 2.0;
    let mut odd = false;
    while y < surface.side + row {
        let mut x = surface.chance.between(-GAP.1, 0.0) + if odd { long / 2.0 } else { 0.0 };
        while x < surface.side {
            outline.move_to((x, y));
            let waves = surface.chance.between(RUN.0, RUN.1).floor();
            for _ in 0..waves as usize {
                outline.quad_to((x + long / 2.0, y + HIGH * 2.0 * surface.scale), (x + long, y));
                x += long;
            }
            x += surface.chance.between(GAP.0, GAP.1) * surface.scale;
        }
        y += row;
        odd = !odd;
    }
    surface.painted(bands, outline, WIDE)
}

/// Bands from side to side with swinging edges; those of another number lie between.
fn bands(surface: &mut Surface<'_>, nth: usize) -> BezPath {
    let mut outline = BezPath::new();
    let (band, swing) = (BAND * surface.scale, SWING * surface.scale);
    let mut top = -band + band * 0.37 * nth as f64;
    while top < surface.side {
        let high = band * surface.chance.between(0.34, 0.5);
        let places = (surface.side / PLACES).ceil() as usize + 1;
        let edge = |surface: &mut Surface<'_>, y: f64| -> Vec<Point> {
            (0..=places)
                .map(|at| Point::new(at as f64 * PLACES - PLACES / 2.0, y + surface.chance.around(swing)))
                .collect()
        };
        let (upper, lower) = (edge(surface, top), edge(surface, top + high));
        outline.move_to(upper[0]);
        smooth::go_through(&mut outline, &upper);
        let back: Vec<Point> = lower.into_iter().rev().collect();
        outline.line_to(back[0]);
        smooth::go_through(&mut outline, &back);
        outline.close_path();
        top += band;
    }
    outline
}
