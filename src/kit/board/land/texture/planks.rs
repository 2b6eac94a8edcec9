//! Long planks with joints, and grain that goes along each of them.

use super::{Surface, filled, stroked};
use crate::kit::board::land::smooth;
use crate::scene::{BezPath, Item, Point, Rect, Shape};

/// Heights of planks and their lengths.
const HIGH: (f64, f64) = (78.0, 132.0);
const LONG: (f64, f64) = (420.0, 900.0);
/// From line to line of the grain; places along a line, and how far it strays at each.
const GRAIN: (f64, f64) = (11.0, 26.0);
const PLACES: f64 = 95.0;
const STRAYS: f64 = 2.6;
/// Planks that have a knot, as a share; its size, and how far away lines go around it.
const KNOTTED: f64 = 0.28;
const KNOT: (f64, f64) = (7.0, 4.0);
const BENT: f64 = 15.0;
const GRAIN_WIDE: f64 = 0.85;
const JOINT_WIDE: f64 = 1.5;

/// Planks of the first colours; the last but one has the grain, the last the joints. Of three colours or fewer, the last has
/// both.
pub(super) fn drawn(mut surface: Surface<'_>) -> Vec<Item> {
    let count = surface.colors.len();
    let tones = match count {
        0 | 1 => 0,
        2 | 3 => count - 1,
        _ => count - 2,
    };
    let mut planks = vec![BezPath::new(); tones];
    let (mut grain, mut joints) = (BezPath::new(), BezPath::new());
    let (mut top, mut before) = (0.0, 0);
    while top < surface.side {
        let high = surface.chance.between(HIGH.0, HIGH.1) * surface.scale;
        joints.move_to((0.0, top));
        joints.line_to((surface.side, top));
        let mut left = -surface.chance.between(0.0, LONG.0) * surface.scale;
        while left < surface.side {
            let long = surface.chance.between(LONG.0, LONG.1) * surface.scale;
            let plank = Rect::new(left.max(0.0), top, (left + long).min(surface.side), top + high);
            if tones > 0 {
                // No plank has the tone of the one before it.
                let tone = (before + 1 + surface.chance.of(tones.max(2) - 1)) % tones;
                planks[tone].extend(plank.to_path(0.01));
                before = tone;
            }
            if left > 0.0 {
                joints.move_to((left, top));
                joints.line_to((left, top + high));
            }
            grained(&mut surface, plank, &mut grain);
            left += long;
        }
        top += high;
    }
    let of_grain = surface.colors.get(if count >= 4 { count - 2 } else { count.saturating_sub(1) });
    let mut items: Vec<Item> = Vec::new();
    for (outline, &color) in planks.into_iter().zip(surface.colors) {
        items.extend(filled(outline, color));
    }
    items.extend(of_grain.and_then(|&color| stroked(grain, color, GRAIN_WIDE)));
    items.extend(stroked(joints, surface.line(), JOINT_WIDE));
    items
}

/// Lines from end to end of a plank, which give way to its knot.
fn grained(surface: &mut Surface<'_>, plank: Rect, grain: &mut BezPath) {
    let knot = (surface.chance.share() < KNOTTED && plank.width() > 2.0 * PLACES).then(|| {
        let x = surface.chance.between(plank.x0 + PLACES, plank.x1 - PLACES);
        Point::new(
            x,
            surface.chance.between(plank.y0 + 0.3 * plank.height(), plank.y1 - 0.3 * plank.height()),
        )
    });
    let mut y = plank.y0 + surface.chance.between(GRAIN.0 / 2.0, GRAIN.1) * surface.scale;
    while y < plank.y1 - GRAIN.0 / 3.0 {
        let count = (plank.width() / PLACES).ceil().max(2.0) as usize;
        let step = plank.width() / count as f64;
        let line: Vec<Point> = (0..=count)
            .map(|nth| {
                let x = plank.x0 + nth as f64 * step;
                let off = surface.chance.around(STRAYS);
                let bent = knot.map_or(0.0, |knot| away(Point::new(x, y), knot, step));
                Point::new(x, (y + off + bent).clamp(plank.y0 + 2.0, plank.y1 - 2.0))
            })
            .collect();
        grain.extend(smooth::through(&line).iter());
        y += surface.chance.between(GRAIN.0, GRAIN.1) * surface.scale;
    }
    if let Some(knot) = knot {
        let eye = [(1.0, 0.0), (0.6, 1.0), (-0.6, 1.0), (-1.0, 0.0), (-0.6, -1.0), (0.6, -1.0)];
        for size in [1.0, 0.45] {
            let places = eye.map(|(x, y)| Point::new(knot.x + x * KNOT.0 * size, knot.y + y * KNOT.1 * size));
            grain.extend(smooth::around(&places).iter());
        }
    }
}

/// How far a line gives way to a knot at a place: most beside it, nothing from a step and a half away.
fn away(at: Point, knot: Point, step: f64) -> f64 {
    let along = (1.0 - ((at.x - knot.x) / (1.5 * step)).abs()).max(0.0);
    let off = at.y - knot.y;
    let push = (BENT - off.abs()).max(0.0) * along;
    if off < 0.0 { -push } else { push }
}
