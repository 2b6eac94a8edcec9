//! Calfskin: pale clouds, and the dots where hairs stood.

use super::Surface;
use crate::product::board::land::smooth;
use crate::scene::{BezPath, Item, Point};

/// Clouds of each colour to a square of the board, and how far they reach at least and at most, in hundredths of a square.
const CLOUDS: f64 = 0.22;
const REACH: (f64, f64) = (60.0, 170.0);
/// Groups of dots to a square of the board, and dots in a group; reach of a group and width of a dot, in hundredths of a square.
const GROUPS: f64 = 0.45;
const IN_GROUP: usize = 14;
const GROUP: f64 = 60.0;
const DOT: f64 = 0.95;
/// Eight directions, of length 1.
const HALF: f64 = std::f64::consts::FRAC_1_SQRT_2;
const AROUND: [(f64, f64); 8] = [
    (1.0, 0.0),
    (HALF, HALF),
    (0.0, 1.0),
    (-HALF, HALF),
    (-1.0, 0.0),
    (-HALF, -HALF),
    (0.0, -1.0),
    (HALF, -HALF),
];

/// Draws the first colour as the ground, clouds in the colours between, and dots in the last.
pub(super) fn drawn(mut surface: Surface<'_>) -> Vec<Item> {
    let squares = surface.side * surface.side / 1e4 / (surface.scale * surface.scale);
    let mut clouds = vec![BezPath::new(); surface.between().len()];
    for cloud in &mut clouds {
        for _ in 0..(squares * CLOUDS) as usize {
            let center = place(&mut surface);
            let reach = surface.chance.between(REACH.0, REACH.1) * surface.scale;
            let corners = AROUND.map(|(x, y)| {
                let far = reach * surface.chance.between(0.55, 1.0);
                Point::new(center.x + x * far, center.y + y * far * 0.7)
            });
            cloud.extend(smooth::around(&corners).iter());
        }
    }
    let mut dots = BezPath::new();
    for _ in 0..(squares * GROUPS) as usize {
        let center = place(&mut surface);
        for _ in 0..IN_GROUP {
            let reach = GROUP * surface.scale;
            let at = Point::new(
                center.x + surface.chance.around(reach),
                center.y + surface.chance.around(reach / 2.0),
            );
            dots.move_to(at);
            dots.line_to((at.x + 0.1, at.y));
        }
    }
    surface.painted(clouds, dots, DOT)
}

/// Anywhere on the board.
fn place(surface: &mut Surface<'_>) -> Point {
    Point::new(surface.chance.between(0.0, surface.side), surface.chance.between(0.0, surface.side))
}
