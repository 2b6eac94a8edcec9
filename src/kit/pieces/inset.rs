//! A square piece for children with scissors: a disc on white, so far from the cut that one that goes astray by a millimetre
//! takes nothing of it, and shows nothing of the neighbour.

use super::PieceTones;
use super::roundel::Roundel;
use crate::scene::Color;
use crate::scene::{Art, Path, Point, Rect, Shape, Size};
use std::sync::Arc;

/// Radius of the disc, as a share of the square's side.
const DISC: f64 = 0.43;

/// A square when cut.
pub(super) fn face(drawing: &Arc<Art>, side: f64, tones: PieceTones) -> Art {
    let radius = DISC * side;
    let ground = Rect::new(0.0, 0.0, side, side).to_path(0.01);
    let mut items = vec![Path::fill(ground, Color::WHITE).into()];
    let middle = Point::new(side / 2.0, side / 2.0);
    items.extend(Roundel::new(drawing, 1.0, tones).items(middle, radius, radius, false));
    Art { size: Size::new(side, side), items }
}
