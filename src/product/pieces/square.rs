//! A square piece: the shield on a ground of its side's colour, with an ornament of its side's own in the corners.

use super::PieceTones;
use super::roundel::Roundel;
use crate::game::Piece;
use crate::scene::{Art, BezPath, Color, Path, Point, Rect, Shape, Size, Stroke, circle};
use std::sync::Arc;

/// Radius of the shield, as a share of the square's side: as large as a knife that strays by half a millimetre allows.
const SHIELD: f64 = 0.46;
/// Radius of a disc on white, as a share of the square's side.
const DISC: f64 = 0.43;
/// Distance between the middles of an ornament and of the square, across and down, as a share of the side.
const CORNER: f64 = 0.418;

/// Draws the ground with its bleed, beneath all squares of a block; the frame is the square around the bleed.
pub(super) fn ground(side: f64, bleed: f64, tones: PieceTones) -> Art {
    let side = side + 2.0 * bleed;
    let all = Rect::new(0.0, 0.0, side, side).to_path(0.01);
    Art { size: Size::new(side, side), items: vec![Path::fill(all, tones.ground).into()] }
}

/// Draws a square as it is when cut.
pub(super) fn face(drawing: &Arc<Art>, piece: Piece, side: f64, tones: PieceTones) -> Art {
    let middle = Point::new(side / 2.0, side / 2.0);
    let radius = SHIELD * side;
    let mut items = ground(side, 0.0, tones).items;
    items.push(tones.ornament(corners(piece, side)));
    items.extend(Roundel::new(drawing, 1.0, tones).items(middle, radius, radius, true));
    // A light edge separates the rim of the shield from a ground of nearly its own colour.
    let edge = if tones.hollow { tones.ornament } else { tones.ground.mix(tones.ornament, 0.55) };
    items.push(Path::stroke(circle(middle, radius), Stroke::new(edge, (0.018 * side).max(0.2))).into());
    Art { size: Size::new(side, side), items }
}

/// Draws a square for children with scissors, as it is when cut: a disc on white, so far from the cut that one that goes astray
/// by a millimetre takes nothing of it, and shows nothing of the neighbour.
pub(super) fn inset(drawing: &Arc<Art>, side: f64, tones: PieceTones) -> Art {
    let radius = DISC * side;
    let white = PieceTones { ground: Color::WHITE, ..tones };
    let mut square = ground(side, 0.0, white);
    let middle = Point::new(side / 2.0, side / 2.0);
    square.items.extend(Roundel::new(drawing, 1.0, tones).items(middle, radius, radius, false));
    square
}

/// Returns the lower right corner of a square as far as its shield, to cover the ornament there.
pub(super) fn bare_corner(side: f64) -> BezPath {
    // A triangle whose long side nearly touches the shield: from the corner to the shield it measures half the diagonal less
    // the radius, and along the sides of the square this length times the square root of two.
    let reach = (1.0 - std::f64::consts::SQRT_2 * SHIELD - 0.02) * side;
    let mut path = BezPath::new();
    path.move_to((side, side));
    path.line_to((side - reach, side));
    path.line_to((side, side - reach));
    path.close_path();
    path
}

/// Returns the ornaments, which differ in form and not only in colour: spear heads for the attackers, studs for the
/// defenders, a stud between two smaller ones for the king. Officers have the ornaments of their side.
fn corners(piece: Piece, side: f64) -> BezPath {
    let mut all = BezPath::new();
    for (x, y) in [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)] {
        // In hundredths of the side; x and y both lead outwards.
        let at = |along: f64, across: f64| {
            Point::new(
                side * (0.5 + x * (CORNER + 0.01 * (along + across))),
                side * (0.5 + y * (CORNER + 0.01 * (along - across))),
            )
        };
        let hundredth = side / 100.0;
        match piece {
            Piece::Attacker | Piece::Commander => {
                spear(&mut all, [at(4.2, 0.0), at(-1.2, 4.2), at(-2.6, 0.0), at(-1.2, -4.2)]);
            }
            Piece::Defender | Piece::Knight => all.extend(circle(at(0.0, 0.0), 4.4 * hundredth)),
            Piece::King => {
                all.extend(circle(at(0.9, 0.0), 3.6 * hundredth));
                all.extend(circle(at(-1.2, 6.4), 2.2 * hundredth));
                all.extend(circle(at(-1.2, -6.4), 2.2 * hundredth));
            }
        }
    }
    all
}

fn spear(path: &mut BezPath, points: [Point; 4]) {
    path.move_to(points[0]);
    for point in &points[1..] {
        path.line_to(*point);
    }
    path.close_path();
}
