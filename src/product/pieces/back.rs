//! The back of a piece: a pattern all over, with no middle, so that it may lie a little off and nobody sees it.

use super::{PieceTones, TokenShape};
use crate::game::Piece;
use crate::scene::{Affine, Art, BezPath, Cap, Color, Item, Path, Point, Rect, Shape, Stroke, circle};
use crate::theme::edge_of_disc::DiscEdge;
use std::sync::Arc;

/// Approximate distance of the pattern from its next repeat, in millimetres.
const REPEAT: f64 = 3.2;

/// Piece whose back is drawn.
#[derive(Clone, Copy)]
pub(super) struct BackOf {
    pub(super) piece: Piece,
    pub(super) shape: TokenShape,
    /// Its diameter, or the side of a square, in millimetres.
    pub(super) side: f64,
    /// Bleed of the back, in millimetres.
    pub(super) bleed: f64,
}

impl BackOf {
    /// Returns the square around the bleed.
    fn frame(self) -> Rect {
        let frame = self.side + 2.0 * self.bleed;
        Rect::new(0.0, 0.0, frame, frame)
    }

    /// Clips items to the bleed.
    fn clipped(self, items: Vec<Item>) -> Art {
        let frame = self.frame();
        let outline = match self.shape {
            TokenShape::Round => circle(frame.center(), frame.width() / 2.0),
            TokenShape::Square => frame.to_path(0.01),
        };
        let clipped = Item::Group { transform: Affine::IDENTITY, clip: Some(outline), opacity: 1.0, items };
        Art { size: frame.size(), items: vec![clipped] }
    }
}

/// Draws a theme's back. Where the drawing ends before the bleed does, the colour of its edge goes on.
pub(super) fn drawn(drawing: &Arc<Art>, of: BackOf, tones: PieceTones) -> Art {
    let ground = DiscEdge::of(drawing, 1.0).color.unwrap_or(tones.ground);
    let transform = Affine::translate((of.bleed, of.bleed)) * Affine::scale(of.side / drawing.size.width);
    of.clipped(vec![
        Path::fill(of.frame().to_path(0.01), ground).into(),
        Item::Art { art: Arc::clone(drawing), transform },
    ])
}

/// Draws the back of a piece whose theme has none. The pattern repeats a whole number of times in a side, so that it runs
/// on without a seam through squares that touch.
pub(super) fn pattern(of: BackOf, tones: PieceTones) -> Art {
    let BackOf { piece, side, bleed, .. } = of;
    let all = of.frame();
    let frame = all.width();
    let repeat = side / (side / REPEAT).round().max(1.0);
    // On a coloured ground the pattern is quiet; on white it is all that tells the side.
    let is_white = tones.ground == Color::WHITE;
    let tone = if is_white { tones.ornament } else { tones.ground.mix(tones.ornament, 0.42) };
    // From outside one edge of the frame to outside the other, in step with the cut edge.
    let first = bleed - (bleed / repeat).ceil() * repeat;
    let count = ((frame - first) / repeat).ceil() as usize + 1;
    let step = |nth: usize| first + nth as f64 * repeat;
    let mut items = vec![Path::fill(all.to_path(0.01), tones.ground).into()];
    let lattice = matches!(piece, Piece::Attacker | Piece::Commander | Piece::King);
    if lattice {
        let mut lines = BezPath::new();
        let length = count as f64 * repeat;
        for nth in 0..2 * count {
            let x = first + (nth as f64 - count as f64) * repeat;
            lines.move_to((x, first));
            lines.line_to((x + length, first + length));
            lines.move_to((x + length, first));
            lines.line_to((x, first + length));
        }
        let stroke = Stroke { cap: Cap::Butt, ..Stroke::new(tone, if is_white { 0.25 } else { 0.35 }) };
        items.push(Path::stroke(lines, stroke).into());
    }
    if !matches!(piece, Piece::Attacker | Piece::Commander) {
        let mut studs = BezPath::new();
        for row in 0..2 * count {
            for column in 0..count {
                // Every other row is moved by half, as studs on a shield's leather are.
                let shift = if row % 2 == 0 { 0.5 } else { 0.0 };
                let at = Point::new(step(column) + shift * repeat, first + row as f64 * repeat / 2.0);
                studs.extend(circle(at, repeat * if lattice { 0.13 } else { 0.17 }));
            }
        }
        items.push(PieceTones { ornament: tone, ..tones }.ornament(studs));
    }
    of.clipped(items)
}
